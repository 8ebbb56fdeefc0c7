/**
 * Rows of a table with two columns, `| Hotel | Atlantis |`, as the labelled lines that they are: `Hotel: Atlantis`; also without bars at the edge
 * (`Stay dates | 11 Jan – 28 Mar`) among other rows, and rows of a list of terms: `EXCL | flights | visa` is `EXCL: flights; visa`.
 */
import { findDates } from '../../../annotators/date.ts';
import { leadingEmojiLength } from '../../../annotators/emoji.ts';
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { FIGURE, relabelled, withDottedRows } from '../../../formats/reading/dotted-rows.ts';
import { isCompany } from '../../../formats/reading/terms/names.ts';
import { readTermHeading } from '../../../formats/reading/terms/term-heading.ts';
import { BEYOND_ASCII, EQUALS_SIGN, LABEL_MARK } from '../../../text/line-look.ts';
import { joinPassages, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isFactLabel } from './fact-labels.ts';
import { hasWideGaps } from './wide-gaps.ts';

const MAX_LABEL = 40;

export function withLabelledRows(source: SourceDocument): SourceDocument {
  const document = withTabRows(withGapRows(withDottedRows(withEqualRows(source))));
  if (document.lines.every((line) => line.cellMark !== '|')) return document;
  const isRow = document.lines.map((line) => isLabelledRow(document, line));
  if (!isRow.includes(true)) return document;
  const read = (line: DocumentLine): DocumentLine =>
    isHeaderRow(document, line) ? withChanges(line, { isRule: true }) : labelled(line);
  return { ...document, lines: document.lines.map((line, i) => (isRow[i] ? read(line) : line)) };
}

/** `Duration⇥7 nights` among others of a deal's facts, as a sheet with two columns is copied. */
function withTabRows(document: SourceDocument): SourceDocument {
  const isPair = ({ cells, cellMark }: DocumentLine): boolean => cellMark === 'tab' && cells?.length === 2;
  if (!document.lines.some(isPair)) return document;
  const isRow = document.lines.map(
    (line) => isPair(line) && isFactLabel(foldText(line.cells?.[0]?.text ?? '')) && line.cells?.[1]?.text !== '',
  );
  if (isRow.filter((row) => row).length < MIN_ROWS) return document;
  return { ...document, lines: document.lines.map((line, i) => (isRow[i] ? labelled(line) : line)) };
}

/** `| Activity | Duration |` over the dashes of the table names the columns, `| Hotel | Atlantis |` says something. */
const isHeaderRow = (document: SourceDocument, line: DocumentLine): boolean =>
  COLUMN_NAME.test(foldText(line.cells?.[1]?.text ?? '')) &&
  TABLE_RULE.test(document.lines[line.index + 1]?.passage.text ?? '');

const TABLE_RULE = /^\|?\s?:?-{2,}[-:|\s]*$/;
const COLUMN_NAME =
  /^(?:duration|details?|info(?:rmation)?|description|value|notes?|times?|length|when|status|what(?:'s included)?|dauer|angaben|beschreibung|duree|description|duracion|detalles?|durata|dettagli[oi]?|duracao|detalhes?)$/;

/** `Length = 4 days`: an equals sign stands for the colon, where two rows have it. */
const EQUAL = /^(?<label>\p{L}[\p{L}\d /&().'’-]{1,32}?)\s?[=»]\s{0,3}(?=[\p{L}\d$€£₹(])/u;

function withEqualRows(document: SourceDocument): SourceDocument {
  const isRow = (line: DocumentLine): boolean =>
    line.cells === null &&
    line.table === null &&
    ((line.look.signs & EQUALS_SIGN) !== 0 ||
      ((line.look.signs & BEYOND_ASCII) !== 0 && line.passage.text.includes('»'))) &&
    EQUAL.test(line.passage.text);
  const found = document.lines.filter(isRow);
  if (found.length < 2) return document;
  const rows = new Set(found);
  return { ...document, lines: document.lines.map((line) => (rows.has(line) ? relabelled(line, EQUAL) : line)) };
}

/** `Arrival      Friday 17 September 2027` among others of that look: a wide gap stands for the colon. */
const GAP_ROW = /^(?<label>\p{Lu}[\p{L} /.-]{1,20}?)\s{3,}(?=[\p{L}\d])/u;
const GAP_LABEL =
  /^(?:arriv|depart|dates?|check|rooms?|board|price|hotel|nights|duration|destination|when|where|out|return|travel|guests|adults|extras?|includ|meals?|group|pace|rating|contact|property|offer|stay|booking|black ?-?out|validity|sails|ship|cabin|anreise|abreise|zimmer|verpflegung|preis|reise|llegada|salida|arrivee|chambre|arrivo|partenza|camera)/;
const WIDE_GAP = /\s{3,}/;
const MIN_ROWS = 3;

function withGapRows(document: SourceDocument): SourceDocument {
  if (!hasWideGaps(document)) return document;
  const match = (line: DocumentLine): RegExpExecArray | null =>
    line.cells === null &&
    line.bullet === null &&
    line.table === null &&
    (line.passage.text.includes('   ') || (line.look.signs & LABEL_MARK) !== 0) &&
    line.passage.text.split(WIDE_GAP, 3).length === 2
      ? GAP_ROW.exec(line.passage.text)
      : null;
  const rows = document.lines.map(match);
  if (rows.every((row) => row === null)) return document;
  const isRow = rows.map((row, i) => {
    if (row === null || FIGURE.test((document.lines[i] as DocumentLine).passage.text.slice(row[0].length)))
      return false;
    let from = i;
    let to = i;
    while (from > 0 && i - from < MIN_ROWS && rows[from - 1] !== null) from--;
    while (to - i < MIN_ROWS && rows[to + 1] != null) to++;
    const known = document.lines.slice(from, to + 1).filter((line) => GAP_LABEL.test(line.folded)).length;
    return to - from + 1 >= MIN_ROWS && known > 1;
  });
  if (!isRow.includes(true)) return document;
  const row = (line: DocumentLine, found: RegExpExecArray): DocumentLine =>
    withText(
      line,
      joinPassages(
        [
          slicePassage(line.passage, 0, found.groups?.['label']?.length ?? 0),
          slicePassage(line.passage, found[0].length),
        ],
        () => ': ',
      ),
    );
  return {
    ...document,
    lines: document.lines.map((line, i) => (isRow[i] && rows[i] ? row(line, rows[i]) : line)),
  };
}

const MAX_BARE_LABEL = 24;

function isLabelledRow(document: SourceDocument, line: DocumentLine): boolean {
  if (line.cellMark !== '|') return false;
  const [label, value, ...others] = line.cells ?? [];
  if (label !== undefined && value !== undefined && isTermLabel(label.text)) return !isOverDepartures(line);
  const hasEdge = line.passage.text.startsWith('|');
  const isAmongRows = [line.index - 1, line.index + 1].some((i) => document.lines[i]?.cellMark === '|');
  if (
    !hasEdge &&
    !(
      isAmongRows &&
      label !== undefined &&
      label.text.length <= MAX_BARE_LABEL &&
      !/[:\d]/.test(label.text) &&
      !isCompany(label.text)
    )
  )
    return false;
  return (
    label !== undefined &&
    value !== undefined &&
    others.every((cell) => cell.text === '') &&
    label.text.length <= MAX_LABEL &&
    /\p{L}/u.test(label.text) &&
    /[\p{L}\d]/u.test(value.text)
  );
}

/** `|  | 12 June 2027 | 10 July 2027 |`: headings of columns. */
const isOverDepartures = ({ cells }: DocumentLine): boolean =>
  cells?.[0]?.text === '' && cells.slice(1).every(({ text }) => findDates(foldText(text), 'day-first').length > 0);

function isTermLabel(text: string): boolean {
  const folded = foldText(text);
  return folded !== '' && folded.length <= MAX_LABEL && (readTermHeading(folded)?.valueFrom ?? 0) >= folded.length;
}

function labelled(line: DocumentLine): DocumentLine {
  const passage = joinPassages(
    (line.cells ?? []).filter((cell) => cell.text !== ''),
    (i) => (i === 0 ? ': ' : '; '),
  );
  return withChanges(withText(line, passage), {
    emojiLength: leadingEmojiLength(passage.text),
    cells: null,
    cellMark: null,
    table: null,
  });
}
