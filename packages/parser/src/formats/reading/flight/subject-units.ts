/** What stands above the flights of a mail or a letter and is none of them: its subject, its day. */
import { daysWithinTrip } from '../../../model/partial-date.ts';
import type { MarkOf } from './flight-mark.ts';
import { countMarks, type FlightUnit, hasMark } from './flight-unit.ts';

/**
 * `Subject: LHR-NRT May 27 Hart x 2` over flights that say their days and places themselves is a title: what a mail's header has of them is of
 * no flight.
 */
export function withoutSubjects(units: readonly FlightUnit[]): readonly FlightUnit[] {
  if (!units.some(isTitle)) return units;
  const told = units.filter(({ line }) => !line.isAround);
  const isDated = told.some((unit) => hasMark(unit, 'date'));
  return isDated && told.some(isWhole) ? units.filter((unit) => !isTitle(unit)) : units;
}

const isTitle = (unit: FlightUnit): boolean =>
  unit.line.isAround && !hasMark(unit, 'flight') && !hasMark(unit, 'time') && hasMark(unit, 'place');

const isWhole = (unit: FlightUnit): boolean => countMarks(unit, 'place') > 1 && countMarks(unit, 'time') > 1;

/** F-551: a day alone above flights of which each tells its own on its line, and days away from the first of these, is that of the letter. */
export function withoutLetterDay(units: readonly FlightUnit[]): readonly FlightUnit[] {
  const first = units.findIndex((unit) => hasMark(unit, 'flight'));
  if (!units.slice(0, Math.max(0, first)).some(isDayAlone)) return units;
  const flights = units.filter((unit) => hasMark(unit, 'flight'));
  if (!flights.every((unit) => isOneFlight(unit) && hasMark(unit, 'date'))) return units;
  const day = dayOf(flights[0]);
  return units.filter((unit, i) => i >= first || !isDayAlone(unit) || isNear(dayOf(unit), day));
}

const isDayAlone = ({ marks, direction, isRow }: FlightUnit): boolean =>
  marks.length === 1 && marks[0]?.kind === 'date' && direction === null && !isRow;

const isOneFlight = (unit: FlightUnit): boolean => countMarks(unit, 'flight') === 1 && countMarks(unit, 'time') === 2;

const dayOf = (unit: FlightUnit | undefined): MarkOf<'date'> | undefined =>
  unit?.marks.find((mark): mark is MarkOf<'date'> => mark.kind === 'date');

/** The day of departure over a flight that tells when it lands. */
const isNear = (one: MarkOf<'date'> | undefined, other: MarkOf<'date'> | undefined): boolean =>
  one === undefined ||
  other === undefined ||
  Math.abs(daysWithinTrip(one.mention.date, other.mention.date)) <= LONGEST_FLIGHT;
const LONGEST_FLIGHT = 2;
