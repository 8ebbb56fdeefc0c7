/**
 * A flight as reservation systems write it, to a segment:
 *
 *     1 AA1734O 06MAY Q PHXDFW*SS2   805A 1230P  07MAY F /DCAA /E
 *     ^ ^ ^   ^ ^     ^ ^     ^   ^  ^    ^      ^
 *     no, airline, number, class, date, weekday, city pair, status, seats, times, day of arrival
 */
import { type Field, stated } from '../../model/field.ts';
import { OPEN_SEGMENT, type SegmentDraft } from '../../model/flight-quote-draft.ts';
import type { PartialDate } from '../../model/partial-date.ts';
import { spanOf } from '../../text/passage.ts';
import type { ScreenLine } from './gds-screen.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const MONTH = MONTHS.join('|');
const SEGMENT = new RegExp(
  '^\\s*(?:(?<no>\\d{1,2})[. ]\\s*)?(?<al>[A-Z][A-Z0-9]|\\d[A-Z])\\s*(?<fn>\\d{1,4})\\s?(?<bc>[A-Z])\\s+' +
    `(?<date>\\d{1,2}(?:${MONTH}))\\s+(?:(?<dow>[A-Z]{1,2}|\\d)\\s+)?(?<from>[A-Z]{3})\\s?(?<to>[A-Z]{3})[*\\s]?\\s*` +
    '(?:(?<st>[A-Z]{2})(?<seats>\\d{1,2})\\s+)?(?<dt>\\d{3,4}[AP]?)\\s+(?<at>\\d{3,4}[AP]?)' +
    `(?:\\s+(?<ad>\\d{1,2}(?:${MONTH})))?`,
  'd',
);

export interface GdsSegment {
  readonly segment: SegmentDraft;
  /** Seats that the segment holds. */
  readonly seats: Field<number> | null;
}

export function readGdsSegment(line: ScreenLine): GdsSegment | null {
  const match = SEGMENT.exec(line.text.slice(0, 200));
  if (!match?.groups || !match.indices?.groups) return null;
  const { groups } = match;
  const places = match.indices.groups;
  const take = <T>(name: string, read: (text: string) => T): Field<T> | null => {
    const place = places[name];
    const text = groups[name];
    return place === undefined || text === undefined ? null : stated(read(text), [spanOf(line.passage, ...place)]);
  };
  return {
    segment: {
      ...OPEN_SEGMENT,
      departureDate: take('date', readDate),
      departureTime: take('dt', readTime),
      departure: { ...OPEN_SEGMENT.departure, code: take('from', String) },
      arrivalDate: take('ad', readDate),
      arrivalTime: take('at', readTime),
      arrival: { ...OPEN_SEGMENT.arrival, code: take('to', String) },
      airline: { code: take('al', String), name: null },
      flightNumber: take('fn', (text) => String(Number(text))),
      bookingClass: take('bc', String),
      status: take('st', String),
    },
    seats: take('seats', Number),
  };
}

function readDate(text: string): PartialDate {
  return { year: null, month: MONTHS.indexOf(text.slice(-3)) + 1, day: Number(text.slice(0, -3)) };
}

/** `805A`, `1230P`, `1330`. */
function readTime(text: string): { minutes: number; certain: boolean } {
  const digits = Number.parseInt(text, 10);
  const [hour, minute] = [Math.floor(digits / 100), digits % 100];
  const half = text.at(-1);
  const ofDay = half === 'A' ? hour % 12 : half === 'P' ? (hour % 12) + 12 : hour;
  return { minutes: (ofDay * 60 + minute) % 1440, certain: true };
}
