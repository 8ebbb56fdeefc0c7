/**
 * F-566: all numbers of a way together, and beside them or right below all its flights in one row, told leg by leg or by the places it touches:
 *
 *     FI 501 + FI 631  AMS 13:40 - KEF 14:55, KEF 17:00 - BOS 18:40
 *     QR8/834 LHR-DOH-BKK 13:40-22:55 / 01:10-12:40
 *     LHR-DOH-BKK QR 8 13:40/22:55 QR 834 01:10/12:40
 *
 * The first number is that of the first flight.
 */
import type { FlightEnd } from '../../../annotators/flight-words.ts';
import type { FlightMark, MarkOf } from './flight-mark.ts';
import { type FlightUnit, hasMark } from './flight-unit.ts';
import { isSamePlace } from './numbers-above-legs.ts';
import { withNumbersUnder } from './numbers-under-row.ts';
import { isChained } from './route-lines.ts';

const MOST = 4;

/** The rows with each number before the places and hours of its flight; a line of numbers above keeps what else it says. */
export function withNumbersBeside(read: readonly FlightUnit[]): readonly FlightUnit[] {
  const units = withNumbersUnder(read);
  const changed = new Map<FlightUnit, FlightUnit>();
  for (const [i, head] of units.entries()) {
    const numbers = marksOf(head, 'flight');
    const through = numbers.length === 1 && !head.isRow ? readThrough(head, units[i + 1]) : null;
    if (through !== null) changed.set(head, through);
    if (head.isRow || numbers.length < 2 || numbers.length > MOST) continue;
    const own = readRow(head, numbers);
    const below = own === null && isBare(head) ? units[i + 1] : undefined;
    const led = below === undefined || below.isRow || hasMark(below, 'flight') ? null : readRow(below, numbers);
    const [row, read] = own === null ? [below, led] : [head, own];
    if (row === undefined || read === null) continue;
    const next = units[row === head ? i + 1 : i + 2];
    const day = hasMark(head, 'date') || hasMark(row, 'date') ? null : dayAlone(next);
    changed.set(row, day === null ? read : { ...read, marks: [day, ...read.marks] });
    if (day !== null && next !== undefined) changed.set(next, { ...next, marks: [] });
    if (row !== head) changed.set(head, { ...head, marks: head.marks.filter(({ kind }) => kind !== 'flight') });
  }
  return changed.size === 0 ? units : units.map((unit) => changed.get(unit) ?? unit);
}

/** `14 Mar 2027` right below is when the first of them leaves. */
function dayAlone(unit: FlightUnit | undefined): FlightMark | null {
  const [day, more] = unit === undefined || unit.isRow ? [] : unit.marks;
  return day?.kind === 'date' && more === undefined ? day : null;
}

const marksOf = <K extends FlightMark['kind']>({ marks }: FlightUnit, wanted: K) =>
  marks.filter((mark): mark is MarkOf<K> => mark.kind === wanted);
const isBare = (head: FlightUnit): boolean => !hasMark(head, 'time') && !hasMark(head, 'place');
const isEnd = ({ kind }: FlightMark): boolean => kind === 'place' || kind === 'time';

type Numbers = readonly MarkOf<'flight'>[];

const readRow = (unit: FlightUnit, numbers: Numbers): FlightUnit | null =>
  readLegs(unit, numbers) ?? readRoute(unit, numbers);

/** Two places and two hours a flight, each from where the one before has landed, all numbers before or behind them. */
function readLegs(unit: FlightUnit, numbers: Numbers): FlightUnit | null {
  const places = marksOf(unit, 'place');
  if (marksOf(unit, 'time').length !== 2 * numbers.length || places.length !== 2 * numbers.length) return null;
  if (!numbers.every((_, k) => k === 0 || isSamePlace(places[2 * k - 1], places[2 * k]))) return null;
  const [first, last] = [unit.marks.findIndex(isEnd), unit.marks.findLastIndex(isEnd)];
  if (unit.marks.some(({ kind }, at) => kind === 'flight' && at > first && at < last)) return null;
  const marks: FlightMark[] = [];
  let ends = 0;
  for (const mark of unit.marks) {
    if (mark.kind === 'flight') continue;
    const number = isEnd(mark) && ends % 4 === 0 ? numbers[ends / 4] : undefined;
    if (number !== undefined) marks.push(number);
    marks.push(mark);
    if (isEnd(mark)) ends++;
  }
  return { ...unit, marks };
}

/** One place more than numbers, before all hours or with the first and the last hour alone: each stop is where one lands and leaves. */
function readRoute(unit: FlightUnit, numbers: Numbers): FlightUnit | null {
  const [times, places] = [marksOf(unit, 'time'), inOrder(marksOf(unit, 'place'))];
  const isWhole = times.length === 2 * numbers.length;
  if (places.length !== numbers.length + 1 || !(isWhole || times.length === 2 || times.length === 0)) return null;
  const codes = places.map(({ mention }) => mention.code?.value);
  if (codes.includes(undefined) || codes.some((code, i) => codes.indexOf(code) < i && i < codes.length - 1))
    return null;
  if (!unit.marks.every(({ kind }) => isEndOrAside(kind))) return null;
  const lastPlace = unit.marks.findLastIndex(({ kind }) => kind === 'place');
  if (isWhole && unit.marks.slice(0, lastPlace).some(({ kind }) => kind === 'time')) return null;
  const at = unit.marks.findIndex(({ kind }) => kind !== 'date' && kind !== 'airline');
  const marks = unit.marks.slice(0, at);
  for (const [k, number] of numbers.entries()) {
    const [leaves, lands] = isWhole
      ? [times[2 * k], times[2 * k + 1]]
      : [k === 0 ? times[0] : undefined, k === numbers.length - 1 ? times[1] : undefined];
    marks.push(number, placeOf(places[k], 'depart'), ...timeOf(unit, leaves, 'depart'));
    marks.push(placeOf(places[k + 1], 'arrive'), ...timeOf(unit, lands, 'arrive'));
  }
  const rest = unit.marks.slice(at).filter(({ kind }) => kind === 'date' || kind === 'money' || kind === 'cabin');
  return { ...unit, marks: [...marks, ...rest] };
}

/** F-583: `BA15 LHR-SIN-SYD 2 Feb 21:15-05:10+2`: under one number, with one hour of each end, the place in the middle is a stop. */
function readThrough(unit: FlightUnit, below: FlightUnit | undefined): FlightUnit | null {
  const [from, stop, to, more] = marksOf(unit, 'place');
  if (from === undefined || stop === undefined || to === undefined || more !== undefined) return null;
  if (marksOf(unit, 'time').length !== 2 || !isChained(from, stop) || !isChained(stop, to)) return null;
  if (isSamePlace(from, to) || unit.marks.some(({ kind }) => !isEndOrAside(kind))) return null;
  const [onward] = below === undefined || !hasMark(below, 'flight') ? [] : marksOf(below, 'place');
  // `QR8 LHR-DOH-BKK 13:40-22:55` over `QR834 DOH-BKK 01:10-12:40`: its hours end where the next goes on.
  const places =
    onward !== undefined && isSamePlace(onward, stop)
      ? [placeOf(from, 'depart'), placeOf(stop, 'arrive')]
      : [placeOf(from, 'depart'), placeOf(to, 'arrive'), { ...stop, end: 'via' as const }];
  const at = unit.marks.indexOf(from);
  const rest = unit.marks.slice(at).filter(({ kind }) => kind !== 'place');
  return { ...unit, marks: [...unit.marks.slice(0, at), ...places, ...rest] };
}

/** `LHR-BKK via DOH` touches Doha between the two. */
function inOrder(places: readonly MarkOf<'place'>[]): readonly MarkOf<'place'>[] {
  const ends = places.filter(({ end }) => end !== 'via');
  const [from, to] = ends;
  if (ends.length === places.length || ends.length !== 2 || from === undefined || to === undefined) return places;
  return [from, ...places.filter(({ end }) => end === 'via'), to];
}

/** What may stand among the places, hours and numbers of such a row. */
const ASIDES = new Set<FlightMark['kind']>([
  'place',
  'time',
  'flight',
  'day-mark',
  'date',
  'airline',
  'money',
  'cabin',
  'end',
]);
const isEndOrAside = (kind: FlightMark['kind']): boolean => ASIDES.has(kind);

const placeOf = (place: MarkOf<'place'> | undefined, end: FlightEnd): FlightMark => ({
  ...(place as MarkOf<'place'>),
  end,
});

/** The hour, and the `+1` behind it. */
function timeOf({ marks }: FlightUnit, time: MarkOf<'time'> | undefined, end: FlightEnd): readonly FlightMark[] {
  if (time === undefined) return [];
  const next = marks[marks.indexOf(time) + 1];
  return next?.kind === 'day-mark' ? [{ ...time, end }, next] : [{ ...time, end }];
}
