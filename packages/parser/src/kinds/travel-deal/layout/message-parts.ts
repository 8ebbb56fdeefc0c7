/** `(1/2) …` over `(2/2) …`: the parts in which a long message was sent; the numbers are none of its words. */
import { type DocumentLine, type SourceDocument, withText } from '../../../formats/reading/document.ts';
import { slicePassage } from '../../../text/passage.ts';

const PART = /^\((?<n>[1-9])\/(?<all>[2-9])\)\s+(?=\S)/;

export function withoutPartNumbers(document: SourceDocument): SourceDocument {
  const said = document.lines.filter(({ passage }) => passage.text !== '');
  const all = PART.exec(said[0]?.passage.text.slice(0, 12) ?? '')?.groups?.['all'];
  if (all === undefined) return document;
  const parts = said.flatMap((line) => {
    const match = PART.exec(line.passage.text.slice(0, 12));
    return match?.groups?.['all'] === all ? [{ line, length: match[0].length, n: Number(match.groups['n']) }] : [];
  });
  if (parts.length !== Number(all) || parts.some(({ n }, i) => n !== i + 1)) return document;
  const lengths = new Map<DocumentLine, number>(parts.map(({ line, length }) => [line, length]));
  return {
    ...document,
    lines: document.lines.map((line) => {
      const length = lengths.get(line);
      return length === undefined ? line : withText(line, slicePassage(line.passage, length));
    }),
  };
}
