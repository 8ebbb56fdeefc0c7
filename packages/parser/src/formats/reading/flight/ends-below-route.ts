/**
 * F-552: the number and the way of a flight on one line, mostly with its day, and its ends once more with their hours right below:
 *
 *     LH 400 Frankfurt – New York, 12 Mar 2027
 *     10:55 FRA – 13:40 JFK
 *
 * Both lines are of one flight; the places count where they have their codes.
 */
import { common } from '../../../annotators/airport.ts';
import type { MarkOf } from './flight-mark.ts';
import { countMarks, type FlightUnit, hasMark } from './flight-unit.ts';

export function withEndsBelow(units: readonly FlightUnit[]): readonly FlightUnit[] {
  const changed = new Map<FlightUnit, FlightUnit>();
  for (let i = 1; i < units.length; i++) {
    const [head, ends] = [units[i - 1] as FlightUnit, units[i] as FlightUnit];
    if (!isHead(head) || !areEnds(ends) || ends.line.index - head.line.index > NEAREST) continue;
    const [told, again] = [placesOf(head), placesOf(ends)];
    if (!told.every((place, k) => isSame(place, again[k]))) continue;
    const double = told.every(isCoded) && !again.every(isCoded) ? ends : head;
    changed.set(double, { ...double, marks: double.marks.filter(({ kind }) => kind !== 'place') });
  }
  return changed.size === 0 ? units : units.map((unit) => changed.get(unit) ?? unit);
}
/** A blank line may stand between. */
const NEAREST = 2;

const isHead = (unit: FlightUnit): boolean =>
  countMarks(unit, 'flight') === 1 && countMarks(unit, 'place') === 2 && !hasMark(unit, 'time') && !unit.isRow;

const areEnds = (unit: FlightUnit): boolean =>
  countMarks(unit, 'time') === 2 &&
  countMarks(unit, 'place') === 2 &&
  !hasMark(unit, 'flight') &&
  !unit.isRow &&
  unit.direction === null;

const placesOf = ({ marks }: FlightUnit) => marks.filter((mark): mark is MarkOf<'place'> => mark.kind === 'place');

const isCoded = ({ mention }: MarkOf<'place'>): boolean => mention.code !== null;

const isSame = (one: MarkOf<'place'>, other: MarkOf<'place'> | undefined): boolean =>
  other !== undefined && common(one.mention.airports, other.mention.airports).length > 0;
