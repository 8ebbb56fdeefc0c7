/**
 * Source text to lines. A line knows its marks (quote, indent, heading, bullet) and its clean text; table cells are passages of their
 * own. Line by line, nothing looks further than its own line.
 */
import type { Span } from '../model/answer.ts';
import { allMatches } from './all-matches.ts';
import { cleanCharacters } from './characters.ts';
import { cleanInlineMarkup, type LinkMark } from './inline-markup.ts';
import { isBlank, offsetOf, type Passage, slicePassage, trimPassage } from './passage.ts';

export interface Line {
  readonly index: number;
  /** The line in the source, without its line break. */
  readonly span: Span;
  /** Clean text after the marks. */
  readonly passage: Passage;
  /** Marks `>` before the text. */
  readonly quote: number;
  /** Columns of white space before the text; a tab is four. */
  readonly indent: number;
  /** 1 to 6, or 0 where the line is no heading by its marks. */
  readonly heading: number;
  /** The list mark as written (`-`, `3.`), or null. */
  readonly bullet: string | null;
  /** The whole text is emphasised. */
  readonly isBold: boolean;
  /** A rule of dashes, stars or underscores, or a fence. */
  readonly isRule: boolean;
  /** Split at `|` or tabs; null where there are none. */
  readonly cells: readonly Passage[] | null;
  readonly cellMark: '|' | 'tab' | null;
  readonly bolds: readonly Span[];
  readonly links: readonly LinkMark[];
}

/** Time and sender that a chat puts before a message. */
export const CHAT_PREFIX =
  /^(?:\[\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[AaPp]\.?[Mm]\.?)?\]|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d{2}(?: ?[AaPp]\.?[Mm]\.?)? -) [^:]{1,60}: /;
const QUOTE = /^(?: {0,3}>)+ ?/;
const HEADING = /^(#{1,6})\s+(?=\S)/;
const HTML_HEADING = /^<h([1-6])\b[^<>]{0,300}>/i;
const HTML_ITEM = /^<li\b[^<>]{0,300}>\s*/i;
const BULLET =
  /^(?:([-*+•◦▪‣●○■□◆»–—✓✔☑➤►▶→]|\u2060)[ \t]+|(\d{1,3}[.)](?!\s(?:tag|giorno|jour|d[ií]a)\b)|\(\d{1,2}\)|[a-zA-Z][.)])[ \t]+)(?=\S)/i;
const TIGHT_BULLET = /^([•◦▪‣●■◆➤►✓✔])(?=\S)/;
const CHECKBOX = /^\[[ xX]\][ \t]+/;
const HTML_CELL = /<t[dh](?:\s[^<>]{0,300})?>/gi;
const HTML_CELLS = /<t[dh][\s>].{0,2000}<t[dh][\s>]/i;
const RULE = /^(?:[-*_=─—~ ]{3,}|`{3,}.{0,20}|<hr\s*\/?>)$/;
const HEADING_TAIL = /\s+#{1,6}\s*$/;

/** Also a blank line of a quoted mail. */
const BLANK = /^[\s>\u200b]*$/;
/** A line feed, a carriage return (old word processors), or both; HTML's own, but for the one inside a row of a table. */
const LINE_BREAK = /(?:(?:<br\s?\/?>|<\/tr>)[ \t]{0,4})?(?:\r\n?|\n)|<br\s?\/?>|<\/tr>/gi;

export function readLines(source: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  // Blank lines before the text say nothing.
  let isAfterBlank = true;
  const add = (end: number): void => {
    const raw = source.slice(start, end);
    const isBlankLine = BLANK.test(raw);
    // Of several blank lines one says it all.
    if (!isBlankLine) lines.push(readLine(raw, start, lines.length));
    else if (!isAfterBlank) lines.push(blankLine(start, raw.length, lines.length));
    isAfterBlank = isBlankLine;
  };
  LINE_BREAK.lastIndex = 0;
  for (let lineBreak = LINE_BREAK.exec(source); lineBreak !== null; lineBreak = LINE_BREAK.exec(source)) {
    if (/^<br/i.test(lineBreak[0]) && lineBreak[0].endsWith('>') && source.slice(start, lineBreak.index).includes('|')) continue;
    add(lineBreak.index);
    start = lineBreak.index + lineBreak[0].length;
  }
  add(source.length);
  // Marks before every line are those of a quoted mail, not of a quotation in the text.
  let common = Number.POSITIVE_INFINITY;
  for (const line of lines) if (!isBlank(line.passage)) common = Math.min(common, line.quote);
  return common === 0 || common === Number.POSITIVE_INFINITY
    ? lines
    : lines.map((line) => ({ ...line, quote: Math.max(0, line.quote - common) }));
}

const NOTHING: readonly never[] = [];

function readLine(raw: string, start: number, index: number): Line {
  const span: Span = [start, start + raw.length];
  let rest = trimEnd(cleanCharacters(raw, start));
  rest = cut(rest, CHAT_PREFIX.exec(rest.text)?.[0].length ?? 0);
  const quoteMarks = QUOTE.exec(rest.text)?.[0] ?? '';
  rest = cut(rest, quoteMarks.length);
  // A chat that is quoted in a mail has its stamp after the marks.
  if (quoteMarks !== '') rest = cut(rest, CHAT_PREFIX.exec(rest.text)?.[0].length ?? 0);
  const quote = quoteMarks.length - quoteMarks.replaceAll('>', '').length;
  const blanks = /^[ \t]*/.exec(rest.text)?.[0] ?? '';
  const indent = blanks.replaceAll('\t', '    ').length;
  const isTabRow = blanks.includes('\t') ? false : rest.text.includes('\t');
  rest = cut(rest, blanks.length);

  const isRule = RULE.test(rest.text);
  const marks = readMarks(rest);
  const { bolds, links, passage } = cleanInlineMarkup(trimPassage(marks.rest));
  const text = trimPassage(passage);
  const isHtmlRow = marks.rest.text.includes('<t') && HTML_CELLS.test(marks.rest.text);
  const cellMark = isRule
    ? null
    : marks.rest.text.trimStart().startsWith('|') || (marks.rest.text.includes(' | ') && marks.heading === 0)
      ? '|'
      : isTabRow || isHtmlRow
        ? 'tab'
        : null;
  const cells = isHtmlRow
    ? splitHtmlCells(marks.rest)
    : cellMark === '|'
      ? splitCells(marks.rest)
      : cellMark === 'tab'
        ? splitTabs(rest)
        : null;
  return {
    index,
    span,
    passage: text,
    quote,
    indent,
    heading: marks.heading,
    bullet: marks.bullet,
    isBold: isWhollyBold(text, bolds),
    isRule,
    cells,
    cellMark,
    bolds,
    links,
  };
}

function blankLine(start: number, length: number, index: number): Line {
  const passage = { text: '', at: start };
  return {
    index,
    span: [start, start + length],
    passage,
    quote: 0,
    indent: 0,
    heading: 0,
    bullet: null,
    isBold: false,
    isRule: false,
    cells: null,
    cellMark: null,
    bolds: NOTHING,
    links: NOTHING,
  };
}

function readMarks(passage: Passage): { rest: Passage; heading: number; bullet: string | null } {
  let rest = passage;
  let heading = 0;
  let bullet: string | null = null;
  const bulletMatch = BULLET.exec(rest.text) ?? TIGHT_BULLET.exec(rest.text) ?? HTML_ITEM.exec(rest.text);
  if (bulletMatch) {
    bullet = bulletMatch[1] ?? bulletMatch[2] ?? '-';
    rest = cut(rest, bulletMatch[0].length);
    rest = cut(rest, CHECKBOX.exec(rest.text)?.[0].length ?? 0);
  }
  const headingMatch = HEADING.exec(rest.text);
  const htmlHeading = HTML_HEADING.exec(rest.text);
  if (headingMatch) {
    heading = headingMatch[1]?.length ?? 1;
    rest = cut(rest, headingMatch[0].length);
    const tail = HEADING_TAIL.exec(rest.text.slice(-20));
    if (tail) rest = slicePassage(rest, 0, rest.text.length - tail[0].length);
  } else if (htmlHeading) {
    heading = Number(htmlHeading[1]);
    rest = cut(rest, htmlHeading[0].length);
  }
  return { rest, heading, bullet };
}

const cut = (passage: Passage, length: number): Passage => (length === 0 ? passage : slicePassage(passage, length));

function trimEnd(passage: Passage): Passage {
  const length = passage.text.trimEnd().length;
  return length === passage.text.length ? passage : slicePassage(passage, 0, length);
}

/** No table of a trip has more columns; what stands further right is not read as cells. */
const MAX_CELLS = 60;

/** Cells of a markdown row; a `\|` does not split. */
function splitCells(row: Passage): Passage[] {
  const trimmed = trimPassage(row);
  const cells: Passage[] = [];
  let from = trimmed.text.startsWith('|') ? 1 : 0;
  for (let i = from; i <= trimmed.text.length && cells.length < MAX_CELLS; i++) {
    const atEnd = i === trimmed.text.length;
    if (!atEnd && (trimmed.text.charAt(i) !== '|' || trimmed.text.charAt(i - 1) === '\\')) continue;
    if (!atEnd || i > from) cells.push(trimPassage(cleanInlineMarkup(slicePassage(trimmed, from, i)).passage));
    from = i + 1;
  }
  return cells;
}

/** The cells of `<tr><td>QR 8</td><td>Doha</td>`. */
function splitHtmlCells(row: Passage): Passage[] {
  const starts = allMatches(HTML_CELL, row.text).slice(0, MAX_CELLS);
  return starts.map((start, i) => {
    const from = start.index + start[0].length;
    return trimPassage(cleanInlineMarkup(slicePassage(row, from, starts[i + 1]?.index)).passage);
  });
}

function splitTabs(row: Passage): Passage[] {
  const cells: Passage[] = [];
  let from = 0;
  for (let i = 0; i <= row.text.length && cells.length < MAX_CELLS; i++) {
    if (i < row.text.length && row.text.charAt(i) !== '\t') continue;
    cells.push(trimPassage(cleanInlineMarkup(slicePassage(row, from, i)).passage));
    from = i + 1;
  }
  return cells;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function isWhollyBold(passage: Passage, bolds: readonly Span[]): boolean {
  if (bolds.length === 0) return false;
  const { text } = passage;
  let from = 0;
  while (from < text.length && !LETTER_OR_DIGIT.test(text.charAt(from))) from++;
  let to = text.length - 1;
  while (to > from && !LETTER_OR_DIGIT.test(text.charAt(to))) to--;
  if (from >= text.length) return false;
  const first = offsetOf(passage, from);
  const last = offsetOf(passage, to);
  return bolds.some(([start, end]) => start <= first && end > last);
}
