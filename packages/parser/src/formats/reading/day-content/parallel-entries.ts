/**
 * Programmes that set what happens at the same time below one another, the hour only before the first:
 *
 *   11:15 – 12:45   Session 1A: Sediment · Blue Hall
 *                   Session 1B: Nutrients · Green Room
 */
import { findTimes } from '../../../annotators/time.ts';
import type { TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import { offsetOf, spanOf } from '../../../text/passage.ts';
import { type DocumentLine, withChanges } from '../document.ts';

/**
 * I-611: lines right below an entry with its hours, that begin where its words do and name a place behind a dot as it does, are entries of that
 * hour. Words that go on from the line above may begin there, too, but set no dot of their own.
 */
export function withParallelEntries(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  if (!lines.some(isSetInWithDot)) return lines;
  let above: EntryAbove | null = null;
  return lines.map((line) => {
    if (line.startsWithTime) {
      above = line.passage.text.includes(DOT) ? withHour(line) : null;
      return line;
    }
    if (above === null || line.afterBlank || !isSetInWithDot(line) || line.indent !== above.column) {
      above = null;
      return line;
    }
    return withChanges(line, { startsWithTime: true, timeTold: above.time, indent: above.indent });
  });
}

interface EntryAbove {
  readonly indent: number;
  /** Where its words begin. */
  readonly column: number;
  readonly time: Field<TimeSpan>;
}

const DOT = ' · ';

const isSetInWithDot = ({ indent, startsWithTime, bullet, table, cells, passage: { text } }: DocumentLine): boolean =>
  indent >= LEAST_INDENT &&
  !startsWithTime &&
  bullet === null &&
  table === null &&
  cells === null &&
  text.includes(DOT) &&
  /^\p{Lu}/u.test(text);
/** `9:00  ` */
const LEAST_INDENT = 6;

function withHour({ passage, folded, indent, times }: DocumentLine): EntryAbove | null {
  const [time] = times ?? findTimes(folded);
  const from = time === undefined || time.from > 0 ? -1 : folded.slice(time.to).search(/\S/);
  if (time === undefined || from < 0) return null;
  const column = indent + offsetOf(passage, time.to + from) - offsetOf(passage, 0);
  return { indent, column, time: stated(time.time, [spanOf(passage, time.from, time.to)]) };
}
