/**
 * What a segment line says after its times: weekday, elapsed time, aircraft, technical stops, class.
 *
 *     *      FR/SA   E  2    17:25  77L        E  0 388 M        L   777   9.05  4736  N
 */
import { findAircraft } from '@waypage/gazetteer';
import type { Field } from '../../../model/field.ts';
import type { Weekday } from '../../../model/partial-date.ts';
import { readGdsWeekday } from './gds-dates.ts';
import { fieldAt, type ScreenLine } from './gds-screen.ts';

export interface SegmentTail {
  readonly weekday: Field<Weekday> | null;
  /** Minutes. */
  readonly duration: Field<number> | null;
  readonly aircraft: Field<string> | null;
  readonly stops: Field<number> | null;
  readonly bookingClass: Field<string> | null;
  readonly hasMore: boolean;
}

const TOKEN = /[^\s]+/g;
const WEEKDAYS = /^(SU|MO|TU|WE|TH|FR|SA)(?:\/(?:SU|MO|TU|WE|TH|FR|SA))?$/;
/** `.49` is less than an hour. */
const ELAPSED = /^\(?(\d{0,2})([:.H])([0-5]\d)M?\)?$/;
const MILES = /^\d{2,5}$/;
const STOPS = /^E?([0-4])$/;
/** A price or several words in a row are no part of a display. F-674: Worldspan has the sign before the aircraft, `/O $ 76W   E`. */
const MORE =
  /(?<!^\/[A-Z]? {0,2})[$€£] ?\d|\d ?[€£]|\b(?:USD|EUR|GBP|CAD|AUD)\s?\d|[A-Z]{2,}[ ,]+[A-Z]{3,}[ ,]+[A-Z]{2,}/;
const LONGEST_FLIGHT = 20 * 60;

export function readSegmentTail(line: ScreenLine, from: number, to: number): SegmentTail {
  const rest = line.text.slice(from, to);
  let tail: SegmentTail = {
    weekday: null,
    duration: null,
    aircraft: null,
    stops: null,
    bookingClass: null,
    hasMore: false,
  };
  if (rest.trim() === '') return tail;
  const tokens: { text: string; from: number }[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(rest); match !== null && tokens.length < 14; match = TOKEN.exec(rest))
    tokens.push({ text: match[0], from: from + match.index });
  for (const [i, token] of tokens.entries()) {
    const next = tokens[i + 1]?.text ?? '';
    const before = tokens[i - 1]?.text ?? '';
    const at = <T>(value: T, length = token.text.length): Field<T> =>
      fieldAt(line, token.from, token.from + length, value);
    const weekday = WEEKDAYS.exec(token.text)?.[1];
    const elapsed = ELAPSED.exec(token.text);
    if (weekday !== undefined && tail.weekday === null) tail = { ...tail, weekday: at(readGdsWeekday(weekday), 2) };
    else if (elapsed && tail.duration === null && (elapsed[2] !== '.' || MILES.test(next))) {
      const minutes = Number(elapsed[1]) * 60 + Number(elapsed[3]);
      if (minutes > 0 && minutes < LONGEST_FLIGHT) tail = { ...tail, duration: at(minutes) };
    } else if (
      tail.aircraft === null &&
      /^(?=.*\d)[A-Z0-9]{3}$/.test(token.text) &&
      findAircraft(token.text) !== undefined
    )
      tail = { ...tail, aircraft: at(token.text) };
    else if (/^NON-?STOP$/.test(token.text)) tail = { ...tail, stops: at(0) };
    else if (tail.stops === null && isStops(token.text, before, next)) {
      const figure = token.text.length - 1;
      tail = {
        ...tail,
        stops: fieldAt(line, token.from + figure, token.from + figure + 1, Number(token.text.slice(-1))),
      };
    } else if (i === 0 && /^[A-Z]$/.test(token.text) && token.text !== 'E')
      tail = { ...tail, bookingClass: at(token.text) };
  }
  // Beside a time in the air a lone letter is a meal.
  const bookingClass = tail.duration === null ? tail.bookingClass : null;
  return { ...tail, bookingClass, hasMore: MORE.test(rest) };
}

/** Amadeus: `E  0 388 M`, `77W E 0 M`, `738 E0 F`. */
const isStops = (text: string, before: string, next: string): boolean =>
  STOPS.test(text) && (text.length === 2 || before === 'E') && (/^[A-Z0-9]{3}$/.test(next) || /^[A-Z]$/.test(next));
