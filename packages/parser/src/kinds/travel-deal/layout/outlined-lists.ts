/**
 * An outline: `* you get` over entries that stand further in with bullets of their own. What stands over them heads their list, and its
 * neighbours are lines of the offer, no entries of one list.
 */
import { type DocumentLine, type SourceDocument, withChanges } from '../../../formats/reading/document.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';

const SET_IN = 2;
const NUMBER = /\d+/;

export function withOutlinedLists(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const head = lines.find((line) => line.bullet !== null && isOverEntries(lines, line) && isHeading(line));
  if (head === undefined) return document;
  const isOfHead = ({ bullet, indent }: DocumentLine): boolean =>
    indent === head.indent && bullet !== null && bullet.replace(NUMBER, '1') === head.bullet?.replace(NUMBER, '1');
  return { ...document, lines: lines.map((line) => (isOfHead(line) ? withChanges(line, { bullet: null }) : line)) };
}

const isHeading = (line: DocumentLine): boolean => (readLineHeading(line)?.valueFrom ?? 0) >= line.folded.length;

/** Two entries at least, right under it. */
function isOverEntries(lines: readonly DocumentLine[], { index, indent }: DocumentLine): boolean {
  const isEntry = (line: DocumentLine | undefined): boolean =>
    line !== undefined && line.bullet !== null && line.indent >= indent + SET_IN && line.passage.text !== '';
  return isEntry(lines[index + 1]) && isEntry(lines[index + 2]);
}
