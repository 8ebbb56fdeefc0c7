/** The dates in a piece about flights: those with their month, and days without one behind them or behind those of an earlier piece. */
import { isWithin } from '../../../annotators/annotation.ts';
import { type DateMention, type DateOrder, mayHoldDate } from '../../../annotators/date.ts';
import { findDaysAlone } from '../../../annotators/day-alone.ts';
import { findFlightDates, withYearBehindDash } from '../../../annotators/flight-date.ts';
import type { FlightTimeMention } from '../../../annotators/flight-time.ts';
import type { LineLook } from '../../../text/line-look.ts';
import { isDottedHour } from './dotted-hours.ts';
import type { FlightMark } from './flight-mark.ts';

export interface DateContext {
  readonly dateOrder: DateOrder;
  readonly hoursAreDotted: boolean;
  /** The last day of a flight in the pieces before this one. */
  dayBefore: DateMention | null;
}

export interface DatedPiece {
  readonly folded: string;
  readonly look: LineLook;
  readonly times: readonly FlightTimeMention[];
  /** How many flights it names by their numbers. */
  readonly flights: number;
}

export function findPieceDates(piece: DatedPiece, context: DateContext): readonly DateMention[] {
  const { folded, times } = piece;
  const dates = mayHoldDate(piece.look) ? datesWithMonth(piece, context) : NONE;
  // Behind the day and the hour of a flight, or beside a flight and its hour below another's day.
  const known = dates.length === 0 ? dayOfOthers(piece, context) : times.length < 2 ? NONE : dates;
  if (known.length === 0) return dates;
  const alone = findDaysAlone(folded, known);
  return alone.length === 0 ? dates : [...dates, ...alone];
}

const NONE: readonly DateMention[] = [];

/** F-481: `back tue 20th MK 851 at 0735` below `tue 13 apr`: where no other day is told the month is that of the flight before. */
function dayOfOthers({ folded, times }: DatedPiece, { dayBefore }: DateContext): readonly DateMention[] {
  if (dayBefore === null || times.length === 0 || !MAY_BE_DAY.test(folded)) return NONE;
  return [{ ...dayBefore, from: -1, to: 0 }];
}
const MAY_BE_DAY = /(?:\d(?:st|nd|rd|th)|\b(?:am|den|el|le|il|dia) \d{1,2}|[a-z]{3}\.? (?:the )?\d{1,2})(?![a-z\d:])/;

function datesWithMonth({ folded, times, flights }: DatedPiece, context: DateContext): readonly DateMention[] {
  const found = findFlightDates(folded, context.dateOrder);
  if (found.length === 0) return NONE;
  const dates = context.hoursAreDotted ? found.filter((date) => !isDottedHour(folded, date)) : found;
  const told = dates.filter((mention) => !isWithinClock(mention, times));
  return flights === 0 ? told : told.map((mention) => withYearBehindDash(mention, folded));
}

/** `12.10` in `12.10 - 13.40` is a time: a day and month without a year are no dates of flights in that form. */
function isWithinClock(mention: DateMention, times: readonly FlightTimeMention[]): boolean {
  for (const time of times) if (time.form === 'clock' && isWithin(mention, time.from, time.to)) return true;
  return false;
}

/** The last day of a piece that tells of a flight by its number or an hour; null where it has none. */
export const dayOfFlight = (marks: readonly FlightMark[]): DateMention | null =>
  marks.some(({ kind }) => kind === 'flight' || kind === 'time')
    ? marks.reduce<DateMention | null>((last, mark) => (mark.kind === 'date' ? mark.mention : last), null)
    : null;
