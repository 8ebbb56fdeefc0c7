/** The text as every format reads it: logical lines, tables, front matter, and how its dates are written. */

import { readColumn } from '../../annotators/column.ts';
import type { DateOrder } from '../../annotators/date.ts';
import { readFlightColumn } from '../../annotators/flight-column.ts';
import { findLeadingDayNumber } from '../../annotators/day-number.ts';
import { leadingEmojiLength } from '../../annotators/emoji.ts';
import { findTimes } from '../../annotators/time.ts';
import { allMatches } from '../../text/all-matches.ts';
import { type Line, readLines } from '../../text/lines.ts';
import { isBlank } from '../../text/passage.ts';
import { findTables, type Table } from '../../text/tables.ts';
import { joinWrappedLines } from '../../text/wrapped-lines.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

export interface DocumentLine extends Line {
  /** `passage.text` after `foldText`. */
  readonly folded: string;
  /** The table that the line belongs to. */
  readonly table: Table | null;
  readonly isFrontMatter: boolean;
  readonly afterBlank: boolean;
  /** Length of the pictures before the text. */
  readonly emojiLength: number;
  readonly startsWithTime: boolean;
}

export interface SourceDocument {
  readonly source: string;
  readonly lines: readonly DocumentLine[];
  readonly tables: readonly Table[];
  readonly dateOrder: DateOrder;
  /** No date in the text shows the order of day and month; `dateOrder` is a guess. */
  readonly isDateOrderGuessed: boolean;
}

export function readDocument(source: string): SourceDocument {
  const logical = joinWrappedLines(readLines(source), startsNew);
  const tables = findTables(logical, (cell) => readColumn(cell) !== null || readFlightColumn(cell) !== null);
  const tableOf = new Map<number, Table>();
  for (const table of tables) for (let i = table.first; i <= table.last; i++) tableOf.set(i, table);
  const frontMatterEnd = findFrontMatterEnd(logical);
  const order = findDateOrder(source);
  return {
    source,
    tables,
    dateOrder: order ?? guessDateOrder(source),
    isDateOrderGuessed: order === null,
    lines: logical.map((line, i) => {
      const folded = foldText(line.passage.text);
      const emojiLength = leadingEmojiLength(line.passage.text);
      const [time] = findTimes(folded.slice(emojiLength, emojiLength + 60));
      // Field by field: spreading so many fields costs more than all the rest of this function.
      return {
        index: i,
        span: line.span,
        passage: line.passage,
        quote: line.quote,
        indent: line.indent,
        heading: line.heading,
        bullet: line.bullet,
        isBold: line.isBold,
        isRule: line.isRule,
        cells: line.cells,
        cellMark: line.cellMark,
        bolds: line.bolds,
        links: line.links,
        folded,
        emojiLength,
        startsWithTime: time !== undefined && time.from <= 1,
        table: tableOf.get(i) ?? null,
        isFrontMatter: i > 0 && i < frontMatterEnd,
        afterBlank: i === 0 || isBlank((logical[i - 1] as Line).passage) || (logical[i - 1] as Line).isRule,
      };
    }),
  };
}

function startsNew(line: { readonly passage: { readonly text: string } }): boolean {
  const folded = foldText(line.passage.text.slice(0, 60));
  if (findLeadingDayNumber(folded)) return true;
  const [time] = findTimes(folded);
  return time !== undefined && time.from === 0 && !/^\./.test(folded.slice(time.to));
}

/** YAML between two `---` at the top: the index of the closing line, or 0. */
function findFrontMatterEnd(lines: readonly Line[]): number {
  const first = lines[0]?.passage.text;
  if (first === undefined || !/^-{3,}$/.test(first) || !/^[\w-]+:/.test(lines[1]?.passage.text ?? '')) return 0;
  for (let i = 1; i < Math.min(lines.length, 60); i++) if (/^-{3,}$/.test(lines[i]?.passage.text ?? '')) return i;
  return 0;
}

const SLASH_DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(?:\d{2}|\d{4}))?(?![\d/])/g;

/** A date with a figure above 12 tells the order for the whole text; null where none does. */
function findDateOrder(source: string): DateOrder | null {
  for (const [, a, b] of allMatches(SLASH_DATE, source)) {
    if (Number(a) > 12 && Number(a) <= 31 && Number(b) >= 1 && Number(b) <= 12) return 'day-first';
    if (Number(b) > 12 && Number(b) <= 31 && Number(a) >= 1 && Number(a) <= 12) return 'month-first';
  }
  return null;
}

/** Americans write the month first; their texts have am, pm, miles or dollars. */
function guessDateOrder(source: string): DateOrder {
  return /[£€]|\b\d{1,2}[:.]\d{2}\s?(?:hrs|Uhr|h)\b/.test(source) ||
    !/\d[\s\u200b]{0,2}[ap]\.?m\b|\bmiles\b|\$/i.test(source)
    ? 'day-first'
    : 'month-first';
}
