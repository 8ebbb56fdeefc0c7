/**
 * F-462: the way in names, then the flights with their codes on the same line: `Lyon - Lisbon, TP 475 on 3 May: LYS 11:45 - LIS 13:00`. The names
 * head the line and are no flight of their own.
 */
import type { Airport } from '@waypage/gazetteer';
import type { FlightMark, MarkOf } from './flight-mark.ts';

const LEAST = 4;

/** Without the two places at the start where the line tells its ends again, with times beside them. */
export function withoutToldRoute(marks: readonly FlightMark[]): readonly FlightMark[] {
  if (marks.length <= LEAST) return marks;
  const places = marks.filter((mark): mark is MarkOf<'place'> => mark.kind === 'place' && mark.end !== 'via');
  const [from, to, start] = places;
  if (places.length < LEAST || !from || !to || !start) return marks;
  const headEnds = marks.indexOf(to);
  const isTime = ({ kind }: FlightMark): boolean => kind === 'time';
  const isTimedBehind = marks.slice(headEnds).some(isTime) && !marks.slice(0, headEnds).some(isTime);
  const isToldAgain = isSame(from, start) && places.slice(LEAST - 1).some((place) => isSame(to, place));
  return isTimedBehind && isToldAgain ? marks.filter((mark) => mark !== from && mark !== to) : marks;
}

function isSame(one: MarkOf<'place'>, other: MarkOf<'place'>): boolean {
  return one.mention.airports.some((airport) => other.mention.airports.some((each) => isOfOneCity(airport, each)));
}

const isOfOneCity = (one: Airport, other: Airport): boolean =>
  one.code === other.code || (one.city === other.city && one.country === other.country);
