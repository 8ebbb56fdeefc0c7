/**
 * F-698: a display whose rows a mail cut at a column, in mid-word too, so that nothing stands between the end of one line and the start of the next:
 *
 *      1 DL3917Q  17JUN TH TYSATL HK2   215P   3
 *     20P  /O $   E CR9
 *     ADT  2   USD  702.00      231.95   USD 93
 *     3.95 EACH
 *
 * Two flights whose time of arrival is cut tell it, and the column; every row in capitals that reaches it goes on in the next line.
 */
import type { Span } from '../../../model/answer.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

/** A flight's row to the first figures of its second time, then the others at the start of the next line. */
const CUT_TIME = compactPattern(
  '[A-Z]{6}[ *]{1,3}[A-Z]{2}\\d{1,2} {1,6}(?<first>\\d{3,4}[APN]?) {1,5}(?<head>\\d{1,3})(?<end>\\r?\\n)(?<tail>\\d{0,3}[APN]?)(?=[ #+*\\r\\n])',
  'g',
);
const WHOLE_TIME = /^(?:\d{3,4}[APN]|\d{4})$/;
const LEAST_CUT = 2;
/** Blanks at the cut are lost with the end of the line. */
const SLACK = 2;
/** A row of its own: the next flight or name, a remark, an entry to the system, what is set in. */
const OWN_ROW = /^(?:\s|>|\d{1,2} [ A-Z\d]|\d{1,2}\.(?: |\d{1,2}[A-Z]{2})|G-|1P-|[A-Z]{3}-(?:\s|$))/;
const SMALL = /\p{Ll}/u;

/** Where the lines of the text stand, the parts of a cut row as one; null where no flight was cut in its time. */
export function joinCutRows(source: string): readonly Span[] | null {
  const cut = readCut(source);
  if (cut === null) return null;
  const spans: Span[] = [];
  let reaches = false;
  for (let start = 0; start <= source.length; ) {
    const next = source.indexOf('\n', start);
    const to = next < 0 ? source.length : next;
    const end = to > start && source.charCodeAt(to - 1) === CARRIAGE_RETURN ? to - 1 : to;
    const line = source.slice(start, end);
    const last = spans.at(-1);
    const goesOn = cut.starts.has(start) || (reaches && line !== '' && !SMALL.test(line) && !OWN_ROW.test(line));
    if (goesOn && last !== undefined) spans[spans.length - 1] = [last[0], end];
    else spans.push([start, end]);
    reaches = line.length <= cut.column && line.length >= cut.column - SLACK && !SMALL.test(line);
    start = to + 1;
  }
  return spans;
}
const CARRIAGE_RETURN = 13;

interface Cut {
  /** The longest of the rows that are cut within a time. */
  readonly column: number;
  /** Where the rest of each begins. */
  readonly starts: ReadonlySet<number>;
}

/** Null where fewer than two flights are cut, or their lengths differ. */
function readCut(source: string): Cut | null {
  const lengths: number[] = [];
  const starts = new Set<number>();
  CUT_TIME.lastIndex = 0;
  for (let match = CUT_TIME.exec(source); match !== null; match = CUT_TIME.exec(source)) {
    const { first = '', head = '', end = '', tail = '' } = match.groups ?? {};
    if (!WHOLE_TIME.test(head + tail) || /\D$/.test(first) !== /\D$/.test(tail)) continue;
    const rest = match.index + match[0].length - tail.length;
    lengths.push(rest - end.length - source.lastIndexOf('\n', match.index) - 1);
    starts.add(rest);
  }
  const column = Math.max(0, ...lengths);
  return lengths.length >= LEAST_CUT && lengths.every((length) => length >= column - SLACK) ? { column, starts } : null;
}
