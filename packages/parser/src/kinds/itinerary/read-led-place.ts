/** What the words before the first day tell, in a message that has no head: `hi sam! ok porto trip: thu jun 3 …`. */
import { type DateMention, type DateOrder, findDates, mayHoldDate } from '../../annotators/date.ts';
import { findPlaces } from '../../annotators/place.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { type Field, stated } from '../../model/field.ts';
import type { ItineraryDraft } from '../../model/itinerary-draft.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';

/** The last words before a colon, without what they are called. */
const NAMED =
  /(?<name>\p{L}[\p{L}'’ -]{2,40}?)(?: (?:plans?|trip|itinerary|is|dates|weekend|programma|viaggio|plan|reise))?\s?[:!–—-]{0,2}\s*$/u;

/** `faro for the lees`: whom it is for. */
const FOR_WHOM = / for (?:the |our |my )?[\p{L}'’-]{2,20}(?: family| party)?$/u;

/** `lisbon 7 to 9 may`: the days of the trip. */
export function readLedDates(line: DocumentLine, order: DateOrder): ItineraryDraft['dates'] {
  const mention = findRange(line, order);
  return mention === null
    ? null
    : stated({ start: mention.date, end: mention.end }, [spanOf(line.passage, mention.from, mention.to)]);
}

function findRange({ folded, look }: DocumentLine, order: DateOrder): DateMention | null {
  if (!mayHoldDate(look)) return null;
  return (
    findDates(folded.slice(0, 300), order).find(({ end, isBareNumeric }) => end !== null && !isBareNumeric) ?? null
  );
}

export function readLedPlace(line: DocumentLine, order: DateOrder): Field<string> | null {
  const range = findRange(line, order);
  const words = range === null ? line.passage : trimPassage(slicePassage(line.passage, 0, range.from), ',:;–—-');
  const whom = FOR_WHOM.exec(words.text);
  return (
    readPlaceAtEnd(words) ??
    (whom === null ? null : readPlaceAtEnd(slicePassage(words, 0, whom.index))) ??
    readPlaceOfTrip(words)
  );
}

/** `your Bergen weekend is booked` */
function readPlaceOfTrip(words: Passage): Field<string> | null {
  const match = OF_TRIP.exec(words.text.slice(0, MAX_WORDS));
  const name = match?.groups?.['name'];
  if (!match || name === undefined) return null;
  const from = match.index + match[0].indexOf(name);
  const [place] = findPlaces(`${BEFORE_PLACE}${name}`);
  const isWhole = place?.from === BEFORE_PLACE.length && place.to === BEFORE_PLACE.length + name.length;
  return isWhole && place.place.kind !== 'demonym' ? stated(name, [spanOf(words, from, from + name.length)]) : null;
}
const MAX_WORDS = 300;
const OF_TRIP =
  /\b(?:you?r|our|the|ur) (?<name>\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}) (?:w\/e|weekend|trip|city break|break|getaway|holiday|tour|itinerary)(?!\p{L})/u;

function readPlaceAtEnd(passage: Passage): Field<string> | null {
  const match = NAMED.exec(passage.text.slice(-80));
  const name = match?.groups?.['name'];
  if (!match || name === undefined) return null;
  const start = Math.max(0, passage.text.length - 80) + match.index;
  // Such a message has no capitals.
  const place = findPlaces(name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())).findLast(
    ({ to, place: { kind } }) => to === name.length && kind !== 'demonym',
  );
  const named = place ?? placeAlone(name);
  if (named === null) return null;
  const [from, to] = [start + named.from, start + named.to];
  return stated(passage.text.slice(from, to), [spanOf(passage, from, to)]);
}

/** `… from Larch Travel. Bath` before the day: who writes capitals means the town, though its name is a word, too. */
function placeAlone(name: string): { readonly from: number; readonly to: number } | null {
  const capitals = CAPITALS_AT_END.exec(name);
  if (capitals === null) return null;
  const [place] = findPlaces(`${BEFORE_PLACE}${capitals[0]}`);
  const isWhole = place?.from === BEFORE_PLACE.length && place.to === BEFORE_PLACE.length + capitals[0].length;
  return isWhole && place.place.kind !== 'demonym' ? { from: capitals.index, to: name.length } : null;
}
const CAPITALS_AT_END = /\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}$/u;
/** Behind it a name that is a word as well is a place. */
const BEFORE_PLACE = 'in ';
