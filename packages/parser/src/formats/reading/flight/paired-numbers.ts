/**
 * F-478: both numbers of a journey on one line, mostly beside its route, and each way with its day and hours on a line of its own below: the
 * first number is that of the way out, the second that of the way back.
 *
 *     BA 476 & BA 477, London to Barcelona
 *     Out 12 May 07:30 - 10:40
 *     Back 19 May 11:30 - 12:50
 */
import type { MarkOf } from './flight-mark.ts';
import { countMarks, type FlightUnit, hasMark } from './flight-unit.ts';

type NumberMark = MarkOf<'flight'>;

/** The ways with the numbers that their heading tells; of the heading its route is left. */
export function withPairedNumbers(units: readonly FlightUnit[]): readonly FlightUnit[] {
  const changed = new Map<FlightUnit, FlightUnit>();
  for (const [i, unit] of units.entries()) {
    const pair = pairOf(unit);
    const [out, back, more] = pair === null ? [] : units.slice(i + 1, i + 4);
    if (pair === null || out === undefined || back === undefined || (more !== undefined && isWay(more))) continue;
    if (!isWay(out) || !isWay(back) || back.direction?.direction !== 'return') continue;
    const places = countMarks(unit, 'place');
    const tellsRoute = places === 2 || places === 3;
    if (![out, back].every((way) => countMarks(way, 'place') === 2 || (tellsRoute && !hasMark(way, 'place')))) continue;
    const [first, second] = [withNumber(out, pair[0]), withNumber(back, pair[1])];
    if (first === null || second === null) continue;
    changed.set(out, first).set(back, second);
    changed.set(unit, { ...unit, marks: unit.marks.filter(({ kind }) => kind !== 'flight') });
  }
  return changed.size === 0 ? units : units.map((unit) => changed.get(unit) ?? unit);
}

const numbersOf = ({ marks }: FlightUnit) => marks.filter((mark): mark is NumberMark => mark.kind === 'flight');

/** An airline numbers the ways of a journey next to each other; two numbers far apart may be of flights that go on from one another. */
const APART = 9;

/** Two numbers of one airline, no day and no hour. */
function pairOf(unit: FlightUnit): readonly [NumberMark, NumberMark] | null {
  if (unit.isRow || hasMark(unit, 'time') || hasMark(unit, 'date')) return null;
  const [first, second, more] = numbersOf(unit);
  if (first === undefined || second === undefined || more !== undefined) return null;
  const apart = Math.abs(Number(first.mention.figures.value) - Number(second.mention.figures.value));
  return first.mention.carrier?.code === second.mention.carrier?.code && apart <= APART ? [first, second] : null;
}

const isWay = (unit: FlightUnit): boolean => !unit.isRow && hasMark(unit, 'date') && countMarks(unit, 'time') === 2;

/** A way may tell its number once more; null where it tells another. */
function withNumber(way: FlightUnit, number: NumberMark): FlightUnit | null {
  const [own, more] = numbersOf(way);
  if (own === undefined) return { ...way, marks: [number, ...way.marks] };
  const isSame =
    own.mention.carrier?.code === number.mention.carrier?.code &&
    own.mention.figures.value === number.mention.figures.value;
  return isSame && more === undefined ? way : null;
}
