/** The time in a cell of its own, beside what is done then or under a heading that says so: figures alone are one there. */
import { codeAt, isDigit } from '../text/character-class.ts';
import { findTimes, type TimeMention } from './time.ts';

const LONE_HOUR = /^(?:[01]?\d|2[0-3])\s?h$/;
const LONE_FIGURES = /^(?:\d{4}|\d{1,2}\.\d\d)$/;

/** `0915`, `9.15`, `9h` as well as what is a time anywhere. Folded text. */
export function findCellTime(folded: string): TimeMention | null {
  const [mention] = findTimes(folded.length <= LONGEST && isDigit(codeAt(folded, 0)) ? folded + endOf(folded) : folded);
  return mention ?? null;
}
const LONGEST = 5;

/** What makes a time of figures that stand alone. */
const endOf = (folded: string): string => (LONE_HOUR.test(folded) ? ': ' : LONE_FIGURES.test(folded) ? ' x' : '');
