/** The cells of an entry that tabs, wide gaps or leading dots set apart. */
import { findCellTime } from '../../annotators/cell-time.ts';
import { findTimes } from '../../annotators/time.ts';
import { allMatches } from '../../text/all-matches.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DocumentLine } from './document.ts';
import { zoneBehind } from './hours/time-words.ts';

/** None where the line is written another way. */
export const cellsOfEntry = (line: DocumentLine): readonly Passage[] =>
  line.cellMark === 'tab' ? (line.cells ?? []) : (splitWideGaps(line) ?? []);

/** A time, then at least two cells: `3:00 pm   Ceremony   Oak Terrace`, `9:00 ...... Yoga ...... Garden`. Null where the line is written another way. */
function splitWideGaps(line: DocumentLine): readonly Passage[] | null {
  const { text } = line.passage;
  if (!line.startsWithTime || line.bullet !== null || text.length > 200) return null;
  if (!text.includes('  ') && !LEADER.test(text)) return null;
  const cells: Passage[] = [];
  let from = 0;
  for (const gap of allMatches(GAP, text)) {
    cells.push(trimPassage(slicePassage(line.passage, from, gap.index)));
    from = gap.index + gap[0].length;
  }
  cells.push(trimPassage(slicePassage(line.passage, from)));
  const [first] = cells;
  if (!first || cells.length < 3 || cells.length > MAX_CELLS) return null;
  const folded = foldText(first.text);
  const time = findTimes(folded)[0] ?? findCellTime(folded);
  if (!time || time.from > 0) return null;
  return /[a-z]/.test(folded.slice(time.to + zoneBehind(first.text, time.to))) ? null : cells;
}

/** Dots or a line that lead from one cell to the next. */
const LEADER = /\.{4}|(?: \.){4}|…{2}|_{3}/;
const GAP = /\s?(?:\.{4,}|(?: ?\.){4,}|…{2,}|_{3,})\s{0,20}| {2,}(?!\.)/g;
const MAX_CELLS = 6;
