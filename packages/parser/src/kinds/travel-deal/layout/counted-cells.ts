/**
 * T-429: `1 ⇥ Meet and assist` over `2 ⇥ 7 nights with breakfast` right under the heading of a list, as sheets number what they hold: entries, whose number is
 * none of their words.
 */
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import type { Passage } from '../../../text/passage.ts';

const LEAST = 2;
const COUNTER = /^(?:\d{1,2}|[a-z])[.)]?$/i;
const LETTER = /\p{L}{2}/u;

export function withCountedCells(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const entries = new Map<number, Passage>();
  for (const head of lines) {
    const next = lines[head.index + 1];
    if (next?.cells == null || counted(next, 1) === null) continue;
    if ((readLineHeading(head)?.valueFrom ?? 0) < head.folded.length || head.passage.text === '') continue;
    const run: (readonly [number, Passage])[] = [];
    for (let at = head.index + 1; at < lines.length; at++) {
      const entry = counted(lines[at] as DocumentLine, run.length + 1);
      if (entry === null) break;
      run.push([at, entry]);
    }
    if (run.length >= LEAST) for (const [at, entry] of run) entries.set(at, entry);
  }
  if (entries.size === 0) return document;
  return {
    ...document,
    lines: lines.map((line) => {
      const entry = entries.get(line.index);
      return entry === undefined
        ? line
        : withChanges(withText(line, entry), { bullet: '-', cells: null, cellMark: null, table: null });
    }),
  };
}

/** What stands behind the number `nth` of the row; null where it is no such row. */
function counted({ cells }: DocumentLine, nth: number): Passage | null {
  const [mark, entry, ...others] = cells ?? [];
  if (mark === undefined || entry === undefined || others.some(({ text }) => text !== '')) return null;
  if (!COUNTER.test(mark.text) || !LETTER.test(entry.text)) return null;
  const own = mark.text.replace(/[.)]$/, '').toLowerCase();
  return own === `${nth}` || own === String.fromCharCode(LETTER_BEFORE_A + nth) ? entry : null;
}
const LETTER_BEFORE_A = 96;
