/** `Cole x2 - Barbados 10 nts`, `Lee family x 5:`: a note for a colleague begins with whose trip it is and how many go. */
import type { SourceDocument } from '../../../formats/reading/document.ts';
import { type Field, stated } from '../../../model/field.ts';
import { spanOf } from '../../../text/passage.ts';

const LEAD =
  /^(?:(?:Mr|Mrs|Ms|Dr|Fam)\.? )?\p{Lu}[\p{L}'’-]+(?: (?:&|and|\+) \p{Lu}[\p{L}'’-]+)?(?: (?:family|fam|party|pty|group|grp))? ?[x×] ?(?<n>[1-9])(?=\s?(?:pax)?\s?(?:[-–—:,|/]|$))/u;

const TIMES = /[x×] ?\d/;

export function readLeadParty({ lines }: SourceDocument): Field<number> | null {
  const line = lines.find(({ passage }) => passage.text !== '');
  const start = line?.passage.text.slice(0, 60) ?? '';
  const match = TIMES.test(start) ? LEAD.exec(start) : null;
  const count = match?.groups?.['n'];
  if (line === undefined || !match || count === undefined) return null;
  const to = match[0].length;
  return stated(Number(count), [spanOf(line.passage, to - count.length, to)]);
}
