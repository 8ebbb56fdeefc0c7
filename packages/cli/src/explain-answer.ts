/**
 * An answer over its text, for the eye: every line of the text, carets under the characters of each value with its pointer and the value,
 * the lines that gave nothing marked; then what was worked out, what to check, what was assumed.
 *
 *     12 | - 1:00 PM Lunch at the market
 *        |   ^^^^^^^ /days/0/timeBlocks/0/activities/0/time = 1:00 PM
 */
import type { ContentKind, KindClue, ParsedContent, Span } from '@waypage/parser';
import { valueAt, valuesOf } from './answer-values.ts';
import { type Cell, cellsOf, columnsOf, fitText, foldCells, foldWords } from './screen-cells.ts';

export interface Explained {
  readonly text: string;
  readonly kind: ContentKind;
  /** What the kind was told by; null where it was named. */
  readonly clues: readonly KindClue[] | null;
  readonly referenceDate: string;
}

export interface Screen {
  readonly width: number;
  readonly colours: boolean;
}

type Answer = ParsedContent[keyof ParsedContent];
type Tone = 'value' | 'unused' | 'quiet' | 'error' | 'warning' | 'heading';

const TONES: Readonly<Record<Tone, string>> = {
  value: '36',
  unused: '33',
  quiet: '2',
  error: '31',
  warning: '33',
  heading: '1',
};
/** Where a label starts that has no room beside its carets. */
const APART = 4;
const LINE_BREAK = /\r\n?|\n/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

export function explainAnswer(answer: Answer, about: Explained, screen: Screen): string {
  const paint = (tone: Tone, text: string) =>
    screen.colours && text !== '' ? `\u001b[${TONES[tone]}m${text}\u001b[0m` : text;
  const lines = linesOf(about.text);
  const marks = marksOf(answer);
  const rows = explainLines(lines, marks, screen, paint);
  const lineAt = (offset: number) => lines.findLastIndex((line) => line.start <= offset) + 1;
  const list = (title: string, entries: readonly (readonly [Tone, string])[]) =>
    entries.length === 0
      ? []
      : [
          '',
          paint('heading', title),
          ...entries.flatMap(([tone, entry]) =>
            foldWords(entry, screen.width - 4).map((row, i) => `${i === 0 ? '  ' : '    '}${paint(tone, row)}`),
          ),
        ];
  const derived = valuesOf(answer).filter(({ pointer }) => !(pointer in answer.source.spans));
  return `${[
    ...rows,
    ...list(
      'Worked out, with no characters of its own',
      derived.map(({ pointer, value }) => ['value', `${pointer} = ${value}`]),
    ),
    ...list(
      'Please check',
      answer.warnings.map(({ severity, code, message, spans }) => {
        const [first] = spans;
        const where = first === undefined ? '' : `, line ${lineAt(first[0])}`;
        return [severity === 'note' ? 'quiet' : severity, `${severity} ${code}${where}: ${message}`];
      }),
    ),
    ...list(
      'Assumed',
      answer.source.assumptions.map(({ pointer, kind, chosen, alternatives }) => [
        'warning',
        `${pointer}: ${chosen} (${kind})${alternatives.length > 0 ? `; it may also be ${alternatives.join(', ')}` : ''}`,
      ]),
    ),
    '',
    ...summaryOf(answer, about, lines).flatMap((line) => foldWords(line, screen.width)),
  ].join('\n')}\n`;
}

interface TextLine {
  readonly start: number;
  readonly text: string;
}

function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const line of text.split(LINE_BREAK)) {
    lines.push({ start, text: line });
    start += line.length;
    start += text.startsWith('\r\n', start) ? 2 : 1;
  }
  if (lines.length > 1 && lines.at(-1)?.text === '') lines.pop();
  return lines;
}

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly isUnused: boolean;
}

/** In the order of the text; of those that start together the longer first. */
function marksOf(answer: Answer): Mark[] {
  const values = Object.entries(answer.source.spans).flatMap(([pointer, place]) => {
    const spans = isSpan(place) ? [place] : place;
    return spans.map(([start, end], i): Mark => {
      const part = spans.length > 1 ? ` (${i + 1} of ${spans.length})` : '';
      return { start, end, label: `${pointer}${part} = ${valueAt(answer, pointer)}`, isUnused: false };
    });
  });
  const unused = answer.source.unused.map(([start, end]): Mark => ({ start, end, label: 'not used', isUnused: true }));
  return [...values, ...unused].sort((a, b) => a.start - b.start || b.end - a.end);
}

const isSpan = (place: Span | readonly Span[]): place is Span => typeof place[0] === 'number';

type Paint = (tone: Tone, text: string) => string;

function explainLines(lines: readonly TextLine[], marks: readonly Mark[], screen: Screen, paint: Paint): string[] {
  const digits = String(lines.length).length;
  const columns = screen.width - digits - 4;
  const rows: string[] = [];
  let open: Mark[] = [];
  let next = 0;
  for (const [i, line] of lines.entries()) {
    const end = line.start + line.text.length;
    open = open.filter((mark) => mark.end > line.start);
    while (next < marks.length && (marks[next] as Mark).start < end) open.push(marks[next++] as Mark);
    for (const [r, row] of foldCells(cellsOf(line.text), columns).entries()) {
      const number = r === 0 ? String(i + 1).padStart(digits + 1) : ' '.repeat(digits + 1);
      rows.push(`${paint('quiet', `${number} |`)} ${row.map((cell) => cell.shown).join('')}`.trimEnd());
      const margin = `${' '.repeat(digits + 1)} | `;
      for (const text of markRow(row, line.start, open, columns, paint)) rows.push(`${paint('quiet', margin)}${text}`);
    }
  }
  return rows;
}

/** The carets and labels of the marks that stand in one row. A label stands once, where its mark begins. */
function markRow(
  row: readonly Cell[],
  lineStart: number,
  marks: readonly Mark[],
  columns: number,
  paint: Paint,
): string[] {
  const rows: string[] = [];
  const rowEnd = columnsOf(row);
  const endOf = (at: number) => row[at + 1]?.at ?? Number.POSITIVE_INFINITY;
  let before = '';
  for (const mark of marks) {
    const inRow = (cell: Cell, i: number) => lineStart + cell.at < mark.end && lineStart + endOf(i) > mark.start;
    const first = row.findIndex(inRow);
    if (first < 0) continue;
    const last = row.findLastIndex(inRow);
    const from = columnsOf(row.slice(0, first));
    const to = Math.max(from + 1, Math.min(rowEnd, columnsOf(row.slice(0, last + 1))));
    const tone: Tone = mark.isUnused ? 'unused' : 'value';
    const carets = ' '.repeat(from) + (mark.isUnused ? '~' : '^').repeat(to - from);
    const isBegin = lineStart + (row[first] as Cell).at <= mark.start;
    const label = isBegin ? fitText(mark.label, columns) : '';
    const width = columnsOf(cellsOf(label));
    if (carets !== before && to + 1 + width <= columns) {
      rows.push(`${paint(tone, carets)} ${label}`.trimEnd());
    } else {
      if (carets !== before) rows.push(paint(tone, carets));
      if (label !== '')
        rows.push(' '.repeat(to + 1 + width <= columns ? to + 1 : Math.min(APART, columns - width)) + label);
    }
    before = carets;
  }
  return rows;
}

function summaryOf(answer: Answer, { kind, clues, referenceDate }: Explained, lines: readonly TextLine[]): string[] {
  const written = lines.filter(({ text }) => LETTER_OR_DIGIT.test(text)).length;
  const told = clues
    ?.filter((clue) => clue.kind === kind)
    .slice(0, 3)
    .map(({ clue }) => clue);
  return [
    `${written - answer.source.unused.length} of ${written} lines used.`,
    `Read as: ${kind}${told === undefined ? '' : ` (by ${told.join(', ')})`}. Reference date: ${referenceDate}.`,
  ];
}
