/** Where one sleeps, of a day's line: `Hotel Sonnblick ***, Lienz    (B,D)`. Codes of meals go, and the town behind the name is where it stands. */
import { findNights } from '../../annotators/duration.ts';
import { findMealCodes } from '../../annotators/meal-codes.ts';
import { findMoney } from '../../annotators/money.ts';
import { findPlaces } from '../../annotators/place.ts';
import { findTimes } from '../../annotators/time.ts';
import { stated } from '../../model/field.ts';
import type { ActivityDraft } from '../../model/itinerary-draft.ts';
import { isInCapitals } from '../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DocumentLine } from './document.ts';

export interface Stay {
  readonly stay: Passage;
  /** The town behind the name, and a price beside the nights. */
  readonly facts: Partial<ActivityDraft>;
  /** `2 nights, half board` in brackets behind the name. */
  readonly booking: Passage | null;
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
  const [stay, booking] = splitBooking(whole);
  const isNamed = (name: string): boolean =>
    heading?.text.includes(name) === true ||
    (capitals !== '' && capitals.includes(name.toUpperCase())) ||
    lines.slice(0, MAX_NAMING).some((other) => other !== line && other.passage.text.includes(name));
  const town = townOfStay(stay, isNamed);
  const [price] = booking === null ? [] : findMoney(booking.text);
  const facts = {
    location: town && stated(town.text, [spanOf(town)]),
    cost:
      booking && price
        ? stated(booking.text.slice(price.from, price.to), [spanOf(booking, price.from, price.to)])
        : null,
  };
  return { stay, facts, booking };
}

/** How long one stays, and what is included, stand in brackets at the end; any other bracket is of the name. */
function splitBooking(stay: Passage): readonly [Passage, Passage | null] {
  const dates = BOOKED_FROM.exec(stay.text);
  if (dates !== null && dates.index >= LEAST_NAME)
    return [
      trimPassage(slicePassage(stay, 0, dates.index)),
      trimPassage(slicePassage(stay, dates.index + dates[0].length), '.'),
    ];
  const open = stay.text.endsWith(')') ? stay.text.lastIndexOf('(') : -1;
  if (open < LEAST_NAME) return [stay, null];
  const booking = trimPassage(slicePassage(stay, open + 1, stay.text.length - 1));
  const nights = findNights(foldText(booking.text));
  return nights?.from === 0 ? [trimPassage(slicePassage(stay, 0, open)), booking] : [stay, null];
}
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
