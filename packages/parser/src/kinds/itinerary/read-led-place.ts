/** The place that the words before the first day name, in a message that has no head: `hi sam! ok porto trip: thu jun 3 …`. */
import { findPlaces } from '../../annotators/place.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { type Field, stated } from '../../model/field.ts';
import { spanOf } from '../../text/passage.ts';

/** The last words before a colon, without what they are called. */
const NAMED =
  /(?<name>\p{L}[\p{L}'’ -]{2,40}?)(?: (?:plans?|trip|itinerary|is|dates|weekend|programma|viaggio|plan|reise))?\s?[:!–—-]{0,2}\s*$/u;

export function readLedPlace({ passage }: DocumentLine): Field<string> | null {
  const match = NAMED.exec(passage.text.slice(-80));
  const name = match?.groups?.['name'];
  if (!match || name === undefined) return null;
  const start = Math.max(0, passage.text.length - 80) + match.index;
  // Such a message has no capitals.
  const place = findPlaces(name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())).findLast(
    ({ to, place: { kind } }) => to === name.length && kind !== 'demonym',
  );
  if (place === undefined) return null;
  const [from, to] = [start + place.from, start + place.to];
  return stated(passage.text.slice(from, to), [spanOf(passage, from, to)]);
}
