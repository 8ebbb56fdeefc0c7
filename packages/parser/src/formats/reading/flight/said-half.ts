/**
 * F-486: `MK 851 leaves 17.15 n ur in joburg quarter past 7`: who says an hour in words counts to twelve. Behind the hour at which the flight leaves it is the
 * one that comes next, unless a later day is told.
 */
import { type FlightMark, flightMark } from './flight-mark.ts';

const HALF_DAY = 720;
/** `quarter to 10`, `half past six`, `7 o'clock`; in figures alone the text says what it means. */
const IN_WORDS = /half|q(?:ua|tr)|past|o['’]?clock|halb|viertel|\bto\b/i;

export function withSaidHalf(marks: readonly FlightMark[]): readonly FlightMark[] {
  if (!marks.some(isSaid) || marks.some(({ kind }) => kind === 'day-mark')) return marks;
  return marks.map((mark, i) => {
    if (mark.kind !== 'time' || !isSaid(mark)) return mark;
    const leaves = marks.slice(0, i).findLast((other) => other.kind === 'time');
    if (leaves?.kind !== 'time' || mark.time.minutes >= leaves.time.minutes) return mark;
    const later = mark.time.minutes + HALF_DAY;
    if (later < leaves.time.minutes) return mark;
    return flightMark(mark.passage, mark, { ...mark, time: { minutes: later, certain: true } });
  });
}

const isSaid = (mark: FlightMark): boolean =>
  mark.kind === 'time' &&
  !mark.time.certain &&
  mark.time.minutes < HALF_DAY &&
  IN_WORDS.test(mark.passage.text.slice(mark.from, mark.to));
