/**
 * I-572: the facts of a form, each behind its word and a wide gap, one value under the other:
 *
 *   Booking reference   HT-27-40418
 *   Tour                FJORDS BY RAIL
 *   Destination         Norway
 */
import { readLabel } from '../../annotators/label.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { slicePassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { LabelledValue } from './head-labels.ts';

interface FormRow {
  readonly line: DocumentLine;
  readonly label: string;
  /** The column of its value. */
  readonly at: number;
}

const ROW = /^(?<label>\p{Lu}[\p{L} ./’'-]{1,28}?) {2,28}(?=\S)/u;
const MAX_ROW = 160;
/** Fewer rows with one edge stand so by chance. */
const LEAST_ROWS = 3;

/** The rows of `lines` that are of a form, by their lines. */
export function readFormRows(lines: readonly DocumentLine[]): ReadonlyMap<DocumentLine, readonly LabelledValue[]> {
  const found = new Map<DocumentLine, readonly LabelledValue[]>();
  let run: FormRow[] = [];
  const close = (): void => {
    if (run.length >= LEAST_ROWS) for (const row of run) found.set(row.line, labelsOf(row));
    run = [];
  };
  for (const line of lines) {
    const row = readRow(line);
    const [first] = run;
    if (
      first !== undefined &&
      (row === null || row.at !== first.at || line.index !== (run.at(-1) as FormRow).line.index + 1)
    )
      close();
    if (row !== null) run.push(row);
  }
  close();
  return found;
}

function readRow(line: DocumentLine): FormRow | null {
  const { text } = line.passage;
  if (text.length > MAX_ROW || line.bullet !== null || line.cells !== null || !text.includes('  ')) return null;
  const match = ROW.exec(text);
  return match === null ? null : { line, label: match.groups?.['label'] ?? '', at: line.indent + match[0].length };
}

function labelsOf({ line, label }: FormRow): readonly LabelledValue[] {
  const meaning = readLabel(`${label}:`, `${foldText(label)}:`)?.meaning;
  const from = ROW.exec(line.passage.text)?.[0].length ?? 0;
  return meaning === undefined ? [] : [{ meaning, value: slicePassage(line.passage, from) }];
}
