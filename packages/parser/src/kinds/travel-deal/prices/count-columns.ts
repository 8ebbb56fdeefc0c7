/** A column between a cabin's name and its price that holds figures of something else: its deck, its beds, how many it sleeps. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { columnHead } from './rate-grid.ts';

/** `Alpha Beach      7      €499`, and between two figures `Outside      4/5      £979` */
const COUNT_COLUMN = /(?<=[\p{L})])\s{3,}(?<figures>\d{1,2}(?<second>\s?[/+–-]\s?\d{1,2})?)$/u;
/** What such figures count; of two figures in a column that says nothing else the second may be a month. */
const COUNTED = compactPattern(
  /^(?:no\.? (?:of )?)?(?:decks?|pont|cubierta|ponte|dek|floor|etage|stock|levels?|cat(?:egory)?|beds?|betten|lits|camas|letti|berths?|sleeps|guests|pax|persons?|persone?n|personas|occ(?:upancy)?|max|adults?|sqm|m2|size|stars?|nights?|nts|nachte|nuits|noches|notti)\b/,
);

/** Where the name of the row ends, as far as the blanks before such a column; -1 where it has none. */
export function countColumnAt(document: SourceDocument, line: DocumentLine, from: number, name: string): number {
  const match = COUNT_COLUMN.exec(name);
  if (match === null) return -1;
  if (match.groups?.['second'] === undefined) return match.index;
  const at = from + name.length - (match.groups['figures']?.length ?? 0);
  const head = columnHead(document, line, at);
  return head !== null && COUNTED.test(head.folded) ? match.index : -1;
}
