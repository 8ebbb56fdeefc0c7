/**
 * The facts of a booking page, copied: each label on a line of its own, what it says on the next (`Departing`, `Fri 12 Mar 2027`). Where
 * several stand so, each two lines are the labelled line that they were on the page.
 */
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../../formats/reading/document.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { joinPassages, slicePassage } from '../../../text/passage.ts';
import type { Table } from '../../../text/tables.ts';
import { isFactLabel } from './fact-labels.ts';

const MAX_LABEL = 40;
const MAX_VALUE = 90;
const LEAST_ROWS = 3;
/** Of the values: a menu of such words holds none. */
const LEAST_FIGURES = 2;

const UNIT = /^(?:per|pro|par|por|a) /;
const AMOUNT = /^(?:[A-Z]{1,3}[$ ])?\s?[$€£₹]?\s?\d/;
const endsInAmount = (line: DocumentLine | undefined): boolean =>
  line !== undefined && (line.look.signs & DIGIT) !== 0 && AMOUNT.test(line.passage.text);

export function withStackedRows(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const rows = new Set<number>();
  let figures = 0;
  for (let i = 0; i + 1 < lines.length; i++) {
    const value = lines[i + 1] as DocumentLine;
    const label = lines[i] as DocumentLine;
    if (!isLabel(label) || !isValue(value)) continue;
    // `€899` over `per person` over `Based on 2 sharing`: the unit of what stands above it.
    const isTaken = i === 0 || rows.has(i - 2);
    if (UNIT.test(label.folded) && !(AMOUNT.test(value.passage.text) && (isTaken || !endsInAmount(lines[i - 1]))))
      continue;
    rows.add(i++);
    if ((value.look.signs & DIGIT) !== 0) figures++;
  }
  if (rows.size < LEAST_ROWS || figures < LEAST_FIGURES) return document;
  const joined = lines
    .map((line, i) => (rows.has(i) ? row(line, lines[i + 1] as DocumentLine) : line))
    .filter((_, i) => !rows.has(i - 1));
  const tables = [...rows].map((i): Table => labelAsHeading(lines[i] as DocumentLine, lines[i + 1] as DocumentLine));
  return {
    ...document,
    lines: joined.map((line, index) => (line.index === index ? line : withChanges(line, { index }))),
    tables: [...document.tables, ...tables],
  };
}

/** The label is to its value what the heading of a column is: where the value is used, it is why. */
function labelAsHeading(label: DocumentLine, value: DocumentLine): Table {
  return {
    header: { line: label, cells: [label.passage] },
    rows: [{ line: value, cells: [value.passage] }],
    first: label.index,
    last: value.index,
  };
}

const isPlain = (line: DocumentLine): boolean =>
  line.bullet === null && line.cells === null && line.table === null && !line.isRule && !line.isFrontMatter;

function isLabel(line: DocumentLine): boolean {
  const { folded } = line;
  if (folded === '' || folded.length > MAX_LABEL || !isPlain(line)) return false;
  return isFactLabel(folded);
}

const isValue = (line: DocumentLine): boolean =>
  line.passage.text !== '' &&
  line.passage.text.length <= MAX_VALUE &&
  !line.passage.text.endsWith(':') &&
  line.heading === 0 &&
  isPlain(line) &&
  !isLabel(line) &&
  (readLineHeading(line)?.valueFrom ?? 0) < line.folded.length;

function row(label: DocumentLine, value: DocumentLine): DocumentLine {
  const name = slicePassage(label.passage, 0, label.passage.text.replace(/\s?:$/, '').length);
  const passage = joinPassages([name, value.passage], () => ': ');
  return withChanges(withText(label, passage), {
    span: [label.span[0], value.span[1]],
    isBold: false,
    heading: 0,
    bolds: [],
    links: [...label.links, ...value.links],
  });
}
