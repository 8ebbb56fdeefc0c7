/** `Lunch at Rosa's, 410 Mill Street, Salem, OR 97301 – table booked`: behind what is done stands the address, whole or but for its town, then what is said about it. */
import { pieceOf } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { together } from './title-piece.ts';

/** A house's number with its street and a postal code, American, British or of the continent: nothing else looks so. */
const ADDRESS =
  /,\s(?<address>\d{1,5}[A-Za-z]?\s\p{Lu}[^,|]{2,40}(?:,\s\p{Lu}[^,|\d]{1,30}){1,2},?\s(?:[A-Z]{2}\s\d{5}|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})|\p{Lu}[^,|\d]{3,40}\s\d{1,4}[a-z]?,\s\d{4,5}\s\p{Lu}[\p{L} -]{2,30}?)(?:$|\s?(?=[–—(-]\s?\p{L}))/u;
const POSTAL_CODE = /\d{4}|\d[A-Z]{2}\b/;
/** `12 Mill Road`, `12 rue du Port`, `12 Jalan Besar`: the number first, and a word for a street before or behind its name. */
const NUMBER_FIRST =
  "\\d{1,4}[A-Za-z]?(?:[-–/]\\d{1,4})?,?\\s(?!(?:Miles?|Km|Hours?|Minutes?|Days?|Nights?|Courses?|Stops?)\\b)(?:(?:[Rr]ue|[Aa]v(?:enue|\\.)|[Bb](?:oulevard|d)|[Pp]lace|[Qq]uai|[Cc]hemin|[Ii]mpasse|Jalan|Jl\\.?|Jln\\.?|Lebuh|Lorong|Soi)\\s[^,.;()\\d]{2,35}?|(?:[NSEW]{1,2}\\.?\\s)?(?:\\p{Lu}[\\p{L}'’-]*\\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Square|Sq|Walk|Way|Boulevard|Blvd|Close|Row|Court|Terrace|Crescent|Mews|Loop|Quay|Parade|Alley)\\.?)";
/** `Via Roma 12`, `Calle Mayor, 5`, `Hafenstraße 7a`, `Kloksteeg 3`: the street before its number. */
const NUMBER_LAST =
  '(?:(?:Rua|Calle|C/|Carrer|Via|Viale|Piazza|Piazzale|Plaza|Praça|Avenida|Avda\\.|Paseo|Largo|Corso|Travessa|Vicolo)\\s[^,.;()\\d]{2,35}?,?|\\p{Lu}[\\p{L}-]{2,30}(?:straße|strasse|str\\.|gasse|platz|weg|allee|ufer|straat|steeg|gracht|laan|plein|kade|gade|vej|gatan)|(?:\\p{Lu}[\\p{L}-]{1,20}\\s){1,2}(?:Straße|Gasse|Platz|Weg|Allee))\\s\\d{1,4}[a-z]?';
/** Behind it may stand the floor, and the code of the town with its name; then the entry ends, or something is said about it. */
const STREET = compactPattern(
  `,\\s(?<address>(?:${NUMBER_FIRST}|${NUMBER_LAST})(?:,\\s(?:Level|Floor|Suite|Unit)\\s\\d{1,3})?(?:,\\s\\d{4,6}\\s\\p{Lu}[\\p{L} -]{2,25})?)(?=$|[.;]\\s|,\\s|\\s[–—-]\\s|\\s?\\()`,
  'u',
);
const HAS_STREET = /, (?:\d|\p{Lu}\D{2,60}\s\d)/u;
const EDGES = /^[\s.,;–—(-]+|[\s)]+$/g;
const MAX_TITLE = 200;

/** The entry with its address as its location, where its title holds one. */
export function withAddress(activity: ActivityDraft): ActivityDraft {
  const { title, location, description } = activity;
  const { value } = title;
  if (location !== null || title.spans.length !== 1 || value.length > MAX_TITLE) return activity;
  if (!value.includes(',') || !hasDigit(value)) return activity;
  const match =
    (POSTAL_CODE.test(value) ? ADDRESS.exec(value) : null) ?? (HAS_STREET.test(value) ? STREET.exec(value) : null);
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
    description: together(at < 0 ? null : pieceOf(title, at, at + rest.length), description),
  };
}
