/**
 * Days whose date alone stands behind a list's mark, with what is done below it at the same depth, as exports and apps write them:
 *
 *   ▼ Thu, Mar 11          • Saturday 8 May
 *   Hotel Jacaranda        - market in the morning
 *
 * The mark is no part of the heading.
 */
import type { DateOrder } from '../../../annotators/date.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { hasDigit, isDigit } from '../../../text/character-class.ts';
import type { Line } from '../../../text/lines.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { findHeadingDates } from './bare-date.ts';

const MAX_DATE = 40;
const LEAST_DAYS = 2;

/** The lines, those without their mark that are nothing but the date of a day with something below it. */
export function withoutDayBullets(lines: readonly Line[], order: DateOrder): readonly Line[] {
  const days = lines.filter((line, i) => headsDay(line, lines[i + 1], order));
  if (days.length < LEAST_DAYS) return lines;
  const found = new Set(days);
  return lines.map((line) => (found.has(line) ? { ...line, bullet: null } : line));
}

function headsDay(line: Line, next: Line | undefined, order: DateOrder): boolean {
  if (!isDateAlone(line, order)) return false;
  // What is set in below it is its list already; a date below a date is one of many.
  return next !== undefined && next.passage.text !== '' && next.indent <= line.indent && !isDateAlone(next, order);
}

function isDateAlone({ bullet, cells, heading, passage: { text } }: Line, order: DateOrder): boolean {
  if (bullet === null || isDigit(bullet.charCodeAt(0)) || cells !== null || heading > 0) return false;
  if (text.length > MAX_DATE || !hasDigit(text)) return false;
  const folded = foldText(text).replace(/[:.\s]+$/, '');
  const word = WEEKDAY.exec(folded);
  const date = word !== null && WEEKDAYS.has(word[1] as string) ? folded.slice(word[0].length) : folded;
  const [mention] = findHeadingDates(date, order);
  return mention !== undefined && mention.from === 0 && mention.to === date.length && !mention.isBareNumeric;
}
const WEEKDAY = /^([a-z]{2,12}(?:-feira)?)[.,]{0,2} (?=[a-z\d])/;
