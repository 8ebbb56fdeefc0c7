/** Where one sleeps, of a day's line: `Hotel Sonnblick ***, Lienz    (B,D)`. Codes of meals go, and the town behind the name is where it stands. */
import { findNights } from '../../../annotators/duration.ts';
import { findMealCodes } from '../../../annotators/meal-codes.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findPlaces } from '../../../annotators/place.ts';
import { findTimes } from '../../../annotators/time.ts';
import { stated } from '../../../model/field.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { isInCapitals } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';

export interface Stay {
  readonly stay: Passage;
  /** The town behind the name, and a price beside the nights. */
  readonly facts: Partial<ActivityDraft>;
  /** `2 nights, half board` in brackets behind the name, `1 Garden Suite` behind a dash, `Conf AB-12` behind a gap. */
  readonly booking: readonly Passage[];
}

/** Lines of the day that may name the town. */
const MAX_NAMING = 40;

/** `lines` and `heading` are those of the day. */
export function readStay(
  value: Passage,
  line: DocumentLine,
  lines: readonly DocumentLine[],
  heading: Passage | null,
): Stay {
  const meals = findMealCodes(value.text);
  const whole = meals ? trimPassage(slicePassage(value, 0, meals.from)) : value;
  // `GHENT – BRUGES` heads the day whose night is in Bruges.
  const capitals = heading === null || !isInCapitals(heading.text) ? '' : heading.text;
  const { stay, booking } = splitBooking(whole);
  const isNamed = (name: string): boolean =>
    heading?.text.includes(name) === true ||
    (capitals !== '' && capitals.includes(name.toUpperCase())) ||
    lines.slice(0, MAX_NAMING).some((other) => other !== line && other.passage.text.includes(name));
  const town = townOfStay(stay, isNamed);
  const [cost] = booking.flatMap((words) =>
    findMoney(words.text).map(({ from, to }) => stated(words.text.slice(from, to), [spanOf(words, from, to)])),
  );
  const facts = { location: town && stated(town.text, [spanOf(town)]), cost: cost ?? null };
  return { stay, facts, booking };
}

/** The name, and how it is booked: behind a wide gap a reference, behind a dash the room, in brackets at the end how long and with what; any other bracket is of the name. */
function splitBooking(whole: Passage): Pick<Stay, 'stay' | 'booking'> {
  const dates = BOOKED_FROM.exec(whole.text);
  if (dates !== null && dates.index >= LEAST_NAME)
    return {
      stay: trimPassage(slicePassage(whole, 0, dates.index)),
      booking: [trimPassage(slicePassage(whole, dates.index + dates[0].length), '.')],
    };
  const [told, reference] = cut(whole, REFERENCE_APART.exec(whole.text));
  const [named, room] = cut(told, ROOM_BEHIND.exec(told.text));
  const [stay, nights] = splitNights(room ?? named);
  const booking = [room === null ? null : stay, nights, reference].filter((words) => words !== null);
  return { stay: room === null ? stay : named, booking };
}

function cut(passage: Passage, mark: RegExpExecArray | null): readonly [Passage, Passage | null] {
  if (mark === null || mark.index < LEAST_NAME) return [passage, null];
  const behind = trimPassage(slicePassage(passage, mark.index + mark[0].length));
  return [trimPassage(slicePassage(passage, 0, mark.index)), behind];
}
/** `Pier House      Conf PH-771` */
const REFERENCE_APART =
  /(?: {3,}|\t)(?=(?:conf(?:irmation)?|cfm|cnf|ref(?:erence)?|rsvn|booking|voucher|vch)\b[^a-z]{0,6}[a-z-]{0,6}\d)/i;
/** `Pier House - 1 Garden Suite` */
const ROOM_BEHIND = compactPattern(
  /\s[-–—]\s(?=\d{1,2} ?x? (?:\p{L}[\p{L}'’-]{1,14} ){0,3}(?:rooms?|suites?|villas?|chalets?|bungalows?|tents?|cottages?|studios?|dbl|sgl|twn|tpl|doubles?|twins?|singles?|triples?|zimmer|doppelzimmer|einzelzimmer|chambres?|habitacion(?:es)?|camer[ae]|quartos?)(?![\p{L}]))/iu,
);

/** `Fjord Inn (2 nights, half board)` */
function splitNights(stay: Passage): readonly [Passage, Passage | null] {
  const open = stay.text.endsWith(')') ? stay.text.lastIndexOf('(') : -1;
  if (open < LEAST_NAME) return [stay, null];
  const booking = trimPassage(slicePassage(stay, open + 1, stay.text.length - 1));
  const folded = foldText(booking.text);
  const isLength = findNights(folded)?.from === 0 || NIGHT_OF.test(folded);
  return isLength ? [trimPassage(slicePassage(stay, 0, open)), booking] : [stay, null];
}
/** `2nd of 3 nights` */
const NIGHT_OF =
  /^(?:\d(?:st|nd|rd|th)|first|second|third|last|\d\.|erste|zweite|letzte|\d(?:re|e|eme)|[123][ao]) (?:of|von|sur|de|di) (?:\d|two|three) ?(?:nights?|nts?|nachten|nuits|noches|notti|noites)/;
const LEAST_NAME = 3;
/** `Casa Azul, Porto. Check-in May 4, check-out May 6` */
const BOOKED_FROM =
  /[.;,]\s+(?=(?:check[- ]?(?:in|out)|checking (?:in|out)|anreise|arriv[ée]e|llegada|arrivo|chegada)\b[^.]{0,20}\d)/iu;

const TOWN = /^(\p{Lu}[\p{L}'’-]{2,24})(?:\s(?:am|an der|an dem|im|on the|sur|sul|del?)\s\p{Lu}\p{L}{1,20})?$/u;

/** Where a town ends the name, but for a bracket: one of the gazetteer, or one that the day names elsewhere too. */
function townOfStay(stay: Passage, isNamed: (name: string) => boolean): Passage | null {
  const body = stay.text.replace(/\s*(?:\([^()]{0,60}\)|\.)\s*$/, '');
  const at = body.lastIndexOf(', ');
  if (at < 3 || body.length > 120) return null;
  const tail = body.slice(at + 2);
  const [place] = findPlaces(tail);
  const name = TOWN.exec(tail)?.[1];
  const isTown =
    (place?.from === 0 && place.to === tail.length) || (name !== undefined && (place?.from === 0 || isNamed(name)));
  return isTown ? trimPassage(slicePassage(stay, at + 2, body.length)) : null;
}

/** `15:00`, `from 3 pm`: an hour and no date. */
export const isHour = (folded: string): boolean => folded.length <= 24 && findTimes(folded).length > 0;
