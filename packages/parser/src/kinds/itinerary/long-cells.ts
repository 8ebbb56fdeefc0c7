/**
 * A table of days whose last cell goes on over lines of its own, as word processors copy it:
 *
 *   1 ⇥ Sun 10-Oct-27 ⇥ Arrival 17:40, transfer to Oslo
 *       ^^^^^^^^^^^^^   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 *       heading         first line of the day
 *   Overnight: Hotel Fram
 *
 * The date of each row is read as the heading of its day, and the cell as the first line below. Beside rows with more cells behind the plan a
 * short one is a row that was broken within its plan.
 */
import { findDates } from '../../annotators/date.ts';
import { findLeadingDayNumber } from '../../annotators/day-number.ts';
import type { Span } from '../../model/answer.ts';
import { hasLetterOrNumber } from '../../text/character-class.ts';
import { readPageFrame } from '../../text/page-frame.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const MAX_ROW = 1000;
const MAX_HEAD = 40;
const LEAST_ROWS = 2;
const BARE_NUMBER = /^\d{1,3}\.?$/;
const OTHER_BREAK = /<br|<\/tr/i;

/** Where the lines of the text stand, the rows of such a table parted; null where there is none. */
export function readLongCells(source: string): readonly Span[] | null {
  if (!source.includes('\t') || OTHER_BREAK.test(source)) return null;
  const spans: Span[] = [];
  let rows = 0;
  let long = 0;
  let isBehindRow = false;
  const { isDoubleSpaced } = readPageFrame(source);
  for (let start = 0; start <= source.length; ) {
    const next = source.indexOf('\n', start);
    const to = next < 0 ? source.length : next;
    const end = source.charCodeAt(to - 1) === CARRIAGE_RETURN && to > start ? to - 1 : to;
    const row = partRow(source, start, end);
    if (row === 'whole') return null;
    if (row === null) {
      spans.push([start, end]);
      if (isBehindRow && hasLetterOrNumber(source.slice(start, end)) && !source.slice(start, end).includes('\t'))
        long++;
    } else {
      spans.push(...row);
      rows++;
    }
    if (!isDoubleSpaced || hasLetterOrNumber(source.slice(start, end))) isBehindRow = row !== null;
    start = to + 1;
  }
  return rows >= LEAST_ROWS && long * 2 >= rows ? spans : null;
}

const CARRIAGE_RETURN = 13;

/** The heading and the plan of a row; `whole` where more cells follow, null where the line is none. */
function partRow(source: string, start: number, end: number): readonly [Span, Span] | 'whole' | null {
  if (end - start > MAX_ROW) return null;
  const line = source.slice(start, end);
  const tab = line.lastIndexOf('\t');
  if (tab <= 0 || !hasLetterOrNumber(line.slice(tab))) return null;
  const [first = '', second, ...others] = line.slice(0, tab).split('\t');
  if (others.length > 1 && isDayNumber(first, true) && isDate(second ?? '')) return 'whole';
  if (others.length > 0) return null;
  const isCounted = second !== undefined && isDayNumber(first, true);
  if (isCounted ? !isDate(second) : second !== undefined || !(isDate(first) || isDayNumber(first))) return null;
  const from = isCounted ? first.length + 1 : 0;
  return [
    [start + from, start + tab],
    [start + tab + 1, end],
  ];
}

const isDayNumber = (cell: string, mayBeBare = false): boolean => {
  if (mayBeBare && BARE_NUMBER.test(cell.trim())) return true;
  const folded = foldText(cell.trim().slice(0, MAX_HEAD));
  return findLeadingDayNumber(folded)?.to === folded.length;
};

function isDate(cell: string): boolean {
  const folded = foldText(cell.trim().slice(0, MAX_HEAD));
  // Whatever the order of day and month, it is a date.
  const [mention] = findDates(folded, 'day-first');
  return mention !== undefined && mention.from === 0 && mention.to === folded.length && mention.end === null;
}
