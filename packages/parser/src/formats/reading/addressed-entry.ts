/** `Lunch at Rosa's, 410 Mill Street, Salem, OR 97301 – table booked`: behind what is done stands the whole address, then what is said about it. */
import { pieceOf } from '../../model/field.ts';
import type { ActivityDraft } from '../../model/itinerary-draft.ts';

/** A house's number with its street and a postal code, American, British or of the continent: nothing else looks so. */
const ADDRESS =
  /,\s(?<address>\d{1,5}[A-Za-z]?\s\p{Lu}[^,|]{2,40}(?:,\s\p{Lu}[^,|\d]{1,30}){1,2},?\s(?:[A-Z]{2}\s\d{5}|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})|\p{Lu}[^,|\d]{3,40}\s\d{1,4}[a-z]?,\s\d{4,5}\s\p{Lu}[\p{L} -]{2,30}?)(?:$|\s?(?=[–—(-]\s?\p{L}))/u;
const POSTAL_CODE = /\d{4}|\d[A-Z]{2}\b/;
const EDGES = /^[\s–—(-]+|[\s)]+$/g;
const MAX_TITLE = 200;

/** The entry with its address as its location, where its title holds one. */
export function withAddress(activity: ActivityDraft): ActivityDraft {
  const { title, location, description } = activity;
  const { value } = title;
  if (location !== null || title.spans.length !== 1 || value.length > MAX_TITLE || !POSTAL_CODE.test(value))
    return activity;
  const match = ADDRESS.exec(value);
  const address = match?.groups?.['address'];
  if (!match || address === undefined) return activity;
  const from = match.index + match[0].indexOf(address);
  const to = from + address.length;
  const rest = value.slice(to).replace(EDGES, '');
  const at = rest === '' ? -1 : value.indexOf(rest, to);
  return {
    ...activity,
    title: pieceOf(title, 0, match.index),
    location: pieceOf(title, from, to),
    description: description ?? (at < 0 ? null : pieceOf(title, at, at + rest.length)),
  };
}
