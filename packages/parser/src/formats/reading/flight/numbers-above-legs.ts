/**
 * F-523: all numbers of a way on one line, mostly beside its ends, and each flight with its hours on a line of its own below, the wait between two: the
 * first number is that of the first flight.
 *
 *     FI 501 · FI 631   13:40 AMS – 18:40 BOS   11h 00m   1 stop
 *        AMS 13:40 – KEF 14:55 (3h 15m)
 *        2h 05m in Reykjavik (KEF)
 *        KEF 17:00 – BOS 18:40 (5h 40m)
 */
import type { MarkOf } from './flight-mark.ts';
import { countMarks, type FlightUnit, hasMark } from './flight-unit.ts';

const MOST = 4;

/** The flights with the numbers that the line above them tells; that line is left what it says of the whole way. */
export function withNumbersAbove(units: readonly FlightUnit[]): readonly FlightUnit[] {
  const changed = new Map<FlightUnit, FlightUnit>();
  for (const [i, head] of units.entries()) {
    const numbers = numbersOf(head);
    if (head.isRow || numbers.length < 2 || numbers.length > MOST) continue;
    const below = units.slice(i + 1, i + 1 + 2 * MOST).filter(({ isWait }) => !isWait);
    const legs = below.slice(0, numbers.length);
    const next = below[numbers.length];
    if (legs.length < numbers.length || !legs.every(isLeg) || (next !== undefined && isLeg(next))) continue;
    if (!isChain(legs) || !isOf(head, legs)) continue;
    for (const [k, leg] of legs.entries())
      changed.set(leg, { ...leg, marks: [numbers[k] as MarkOf<'flight'>, ...leg.marks] });
    changed.set(head, { ...head, marks: head.marks.filter(({ kind }) => kind !== 'flight') });
  }
  return changed.size === 0 ? units : units.map((unit) => changed.get(unit) ?? unit);
}

const numbersOf = ({ marks }: FlightUnit) => marks.filter((mark): mark is MarkOf<'flight'> => mark.kind === 'flight');
const timesOf = ({ marks }: FlightUnit) => marks.filter((mark): mark is MarkOf<'time'> => mark.kind === 'time');
const placesOf = ({ marks }: FlightUnit) => marks.filter((mark): mark is MarkOf<'place'> => mark.kind === 'place');

const isLeg = (unit: FlightUnit): boolean =>
  !hasMark(unit, 'flight') && countMarks(unit, 'time') === 2 && countMarks(unit, 'place') === 2;

/** Each flight leaves from where the one before has landed. */
const isChain = (legs: readonly FlightUnit[]): boolean =>
  legs.every((leg, i) => {
    const before = legs[i - 1];
    return before === undefined || isSamePlace(placesOf(before)[1], placesOf(leg)[0]);
  });

/** The line above tells no end of the way, or those of its first and last flight. */
function isOf(head: FlightUnit, legs: readonly FlightUnit[]): boolean {
  const [first, last] = [legs[0], legs.at(-1)];
  if (first === undefined || last === undefined) return false;
  const [times, places] = [timesOf(head), placesOf(head)];
  const areTimes =
    times.length === 0 ||
    (times.length === 2 &&
      times[0]?.time.minutes === timesOf(first)[0]?.time.minutes &&
      times[1]?.time.minutes === timesOf(last)[1]?.time.minutes);
  const arePlaces =
    places.length === 0 ||
    (isSamePlace(places[0], placesOf(first)[0]) && isSamePlace(places.at(-1), placesOf(last)[1]));
  return areTimes && arePlaces;
}

/** Both tell the same code. */
export function isSamePlace(one: MarkOf<'place'> | undefined, other: MarkOf<'place'> | undefined): boolean {
  const [code, same] = [one?.mention.code?.value, other?.mention.code?.value];
  return code !== undefined && code === same;
}
