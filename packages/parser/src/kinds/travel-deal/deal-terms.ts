/** The lists of an offer, from headed lists, marks and loose lines: what is included, what restricts it, highlights, activities. */
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import type { TermItem } from '../../formats/reading/terms/term-lists.ts';
import { type Field, stated } from '../../model/field.ts';
import { spanOf } from '../../text/passage.ts';
import { readLooseTerms } from './loose-terms.ts';

export interface DealTerms {
  readonly includes: readonly Field<string>[];
  readonly restrictions: readonly Field<string>[];
  readonly highlights: readonly Field<string>[];
  readonly activities: readonly Field<string>[];
}

/** `isOpen` says whether a line may still give loose terms: it gave nothing yet. */
export function readDealTerms(
  document: SourceDocument,
  listed: readonly TermItem[],
  isOpen: (line: DocumentLine) => boolean,
): DealTerms {
  const placed: (TermItem | { topic: 'includes' | 'restrictions'; value: Field<string>; line: number })[] = [...listed];
  for (const line of document.lines) {
    if (line.passage.text === '' || !isOpen(line)) continue;
    for (const { topic, passage } of readLooseTerms(line, isUnheadedItem(document, line)))
      placed.push({ topic, value: stated(passage.text, [spanOf(passage)]), line: line.index });
  }
  placed.sort((a, b) => a.line - b.line);
  const of = (...topics: string[]): Field<string>[] =>
    placed.filter((item) => topics.includes(item.topic)).map((item) => item.value);
  return {
    includes: of('includes'),
    restrictions: of('restrictions', 'excludes', 'extras'),
    highlights: of('highlights'),
    activities: of('activities'),
  };
}

/** An entry of a list that no heading announces: the line before the list is a sentence or holds figures. */
function isUnheadedItem(document: SourceDocument, line: DocumentLine): boolean {
  if (line.bullet === null) return false;
  for (let i = line.index - 1; i >= 0 && i > line.index - 30; i--) {
    const before = document.lines[i];
    if (!before || before.passage.text === '' || before.bullet !== null) continue;
    return (
      before.heading === 0 &&
      (/\d|[.!?]$/.test(before.passage.text) || before.passage.text.length > 60) &&
      !/:$/.test(before.passage.text)
    );
  }
  return false;
}
