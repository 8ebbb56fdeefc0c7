/** A plan that was not taken stands beside the one that was: what its heading strikes out is none of the trip. */
import { asBlank } from '../../formats/reading/blank-line.ts';
import { readDayHeading } from '../../formats/reading/day-headings/day-heading.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';

/** Without what stands under `## ~~Plan A~~` and `## Plan A (rejected)`, where another heading of that rank is left; what it said shows among the unused lines. */
export function withoutDroppedParts(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const heads = lines.filter((line) => isDropped(line, document));
  if (heads.length === 0) return document;
  const dropped = new Set<number>();
  for (const { heading, index } of heads) {
    const rank = lines.filter((line) => line.heading === heading);
    if (rank.every((line) => heads.includes(line))) continue;
    const end = lines.findIndex((line) => line.index > index && line.heading > 0 && line.heading <= heading);
    for (let i = index; i < (end < 0 ? lines.length : end); i++) dropped.add(i);
  }
  return {
    ...document,
    tables: document.tables.filter(({ first }) => !dropped.has(first)),
    lines: lines.map((line) => (dropped.has(line.index) ? asBlank(line) : line)),
  };
}

function isDropped(line: DocumentLine, { source, dateOrder }: SourceDocument): boolean {
  if (line.heading === 0 || line.passage.text.length > MAX_HEADING) return false;
  const [from, to] = line.span;
  const isStruck = STRUCK.test(source.slice(from, to));
  return (isStruck || NOT_TAKEN.test(line.folded)) && readDayHeading(line, dateOrder) === null;
}
const MAX_HEADING = 160;
/** Behind it stands nothing, or in capitals why. */
const STRUCK = /^#{1,6}\s{1,4}~~[^~\n]{3,150}~~[\s\p{Lu}():.–—-]{0,40}$/u;
const NOT_TAKEN =
  /[([–—:-] ?(?:not (?:selected|chosen|taken)|rejected|discarded|superseded|nicht gewahlt|verworfen|non retenue?|abandonnee?|descartad[oa]|scartat[oa]|afgewezen)(?:\s?[:;,–—-]\s?[^()[\]]{1,80})?[)\]]?$/;
