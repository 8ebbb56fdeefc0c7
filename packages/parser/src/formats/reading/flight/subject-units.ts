/**
 * `Subject: LHR-NRT May 27 Hart x 2` over flights that say their days and places themselves is a title: what a mail's header has of them is of
 * no flight.
 */
import { countMarks, type FlightUnit, hasMark } from './flight-unit.ts';

export function withoutSubjects(units: readonly FlightUnit[]): readonly FlightUnit[] {
  if (!units.some(isTitle)) return units;
  const told = units.filter(({ line }) => !line.isAround);
  const isDated = told.some((unit) => hasMark(unit, 'date'));
  return isDated && told.some(isWhole) ? units.filter((unit) => !isTitle(unit)) : units;
}

const isTitle = (unit: FlightUnit): boolean =>
  unit.line.isAround && !hasMark(unit, 'flight') && !hasMark(unit, 'time') && hasMark(unit, 'place');

const isWhole = (unit: FlightUnit): boolean => countMarks(unit, 'place') > 1 && countMarks(unit, 'time') > 1;
