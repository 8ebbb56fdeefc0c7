/**
 * What a reservation system has on sale, copied with the offer: rows of booking classes with their seats (`1 BT 617 C4 D4 J4 Y4 RIXAMS 735A`).
 * Nobody offers these flights until one is sold; their lines are read as blank.
 */
import { asBlank } from '../../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { DIGIT, LinePattern } from '../../text/line-look.ts';

const SEATS = /(?:^|[\s|])(?:[A-Z]\d[\s|]{1,3}){4}|(?:[A-Z]\d ){3}[A-Z]\d[*|]/;
/** One class of a row with its seats. */
const CLASS = new LinePattern(/\b[a-z]\d[\s|]/);
/** A flight that is cancelled or full has no seats in its row, `5+ BA 178  FLT CANCELLED   JFKLHR 805A  750P`. */
const ROW = /^\s*\d{1,2}[|*+#@ ]\s?[A-Z\d]{2}(?:\/[A-Z\d]{2})?\s{0,3}\d{1,4}\s(?!.*(?:\d[A-Z]{3}\b|[a-z]))/;
/** What stands over and under the rows: the search, and what may be typed next. */
const FRAME =
  /\b[A-Z]{2} \d{2}[A-Z]{3} [A-Z]{6}[|+-] {0,2}\d{1,2}:\d\d HR\b|AVAILABILITY - A[ND]\b|^\s*\d{1,2}[A-Z]{3} +[A-Z]{3} +[A-Z]{3}\/|\b(?:MEALS|CLASSES|CURRENT)>A\*|\bFLIGHTS \d{2}[A-Z]{3}\s*$|>AH\*\d|FOR ADDITIONAL CLASSES/;
const LEAST = 2;

export function withoutAvailability(document: SourceDocument): SourceDocument {
  const rows = document.lines.filter(
    ({ look, passage: { text } }) => (look.signs & DIGIT) !== 0 && CLASS.mayMatch(look) && SEATS.test(text),
  );
  const [first, last] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0];
  if (rows.length < LEAST) return document;
  const own = new Set(rows.map(({ index }) => index));
  const isOfTable = ({ index, passage: { text } }: DocumentLine): boolean =>
    own.has(index) || (index > first && index < last && ROW.test(text)) || FRAME.test(text);
  return { ...document, lines: document.lines.map((line) => (isOfTable(line) ? asBlank(line) : line)) };
}
