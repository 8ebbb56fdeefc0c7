/**
 * Source text to lines. A line knows its marks (quote, indent, heading, bullet) and its clean text; table cells are passages of their
 * own. Line by line, nothing looks further than its own line.
 */
import type { Span } from '../model/answer.ts';
import { allMatches } from './all-matches.ts';
import { codeAt, hasDigit, isDigit, isLetter, isLetterOrNumber } from './character-class.ts';
import { cleanCharacters } from './characters.ts';
import { readChatStamp } from './chat-stamp.ts';
import { isDrawn, withoutFrame } from './drawn-frame.ts';
import { cleanInlineMarkup, type LinkMark, mayHoldMarkup, withoutInlineMarkup } from './inline-markup.ts';
import { readPageFrame } from './page-frame.ts';
import { offsetOf, type Passage, slicePassage, trimPassage } from './passage.ts';
import { settleQuotes } from './quoted-mail.ts';
import { splitAtTags } from './tag-breaks.ts';

/** Is a cell the usual heading of a column? `row`: all that stand beside it. */
export type IsHeaderCell = (cell: string, row: readonly Passage[]) => boolean;

export interface Line {
  readonly index: number;
  /** The line in the source, without its line break. */
  readonly span: Span;
  /** Clean text after the marks. */
  readonly passage: Passage;
  /** Marks `>` before the text. */
  readonly quote: number;
  /** As many are written, those of the mail that is the text itself too. */
  readonly quoteMarks: number;
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
  /** Where lines begin within its cells. */
  readonly breaks: readonly number[];
}

const QUOTE = /^(?: {0,3}>)+ ?/;
/** ` > flights`: a mail sets its marks at the edge, who writes a list sets them in. */
const SET_IN = /^ {1,3}> $/;
const HEADING = /^(#{1,6})\s+(?=\S)/;
const HTML_HEADING = /^<h([1-6])\b[^<>]{0,300}>/i;
/** The list may open on the line of its first item. */
const HTML_ITEM = /^(?:<[ou]l\b[^<>]{0,300}>\s{0,8})?<li\b[^<>]{0,300}>\s*/i;
/* `o` and `§` are what Word's second and third bullet come out as, private characters what its symbol fonts do; `~ 2 hours` is about two and `~ A title ~` is set off. */
const BULLET =
  /^(?:([-*+•·◦▪▫‣⁃∙●○■□◆◇◈»›–—✓✔☐☑☒➤►▶▸▹▷▼▾▽▿→⇒§¤①-⑳❶-❿➀-➓]|\[[ xX✓✔]?\]|\u2060|[\uf02d\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc]|~(?=[ \t]+[^\d\s])(?!.*~\s*$)|o(?=\t|[ ]{2}))[ \t]+|(\d{1,3}[.)](?!\s?(?:[-–]|bis|til)\s?\d{1,2}\.\s?\d{1,2}\.)(?!\s(?:(?:und|u\.|bis|et?|y|[-–/+&])\s\d{1,2}\.\s)?(?:tag|giorno|jour|d[ií]a|g[uü]n|day(?=\s?(?:[:|–—]|-\s|$)))\b)(?!\s(?:(?:[-–]|bis)\s\d{1,2}\.\s)?(?:jan|feb|m[äa]r|maer|apr|ma[ij]|jun|jul|aug|sep|o[kc]t|nov|de[zc])[a-zä]{0,6}\.?(?:\s20\d\d)?(?:\s{2}|\s*(?:$|[:–—|,(-])))(?!\s?(?:(?:[-–]|(?:bis|til)\s)\s?\d{1,2}\.\s)?(?:jan(?:uar)?|feb(?:ruar)?|m[aä]rz|marts|apr(?:il)?|mai|maj|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)\.?\s(?:20\d\d|(?:[-–]|bis)\s?\d{1,2}\.))(?!\s?(?:januar|februar|m[aä]rz|marts|juni|juli|oktober|de[zs]ember|jan\.|feb\.?|mrz\.?|jun\.|jul\.|aug\.|sept?\.|okt\.?|nov\.|dez\.?|ma[ij](?!\stai)|september|november|(?<=\d\d\.\s?)(?:april|august))\s)|\(\d{1,2}\)(?!\s\d{4,5}[\s.-]?\d{4}\b)|(?!r\.\s(?:d[aeo]s?)\s)(?:[a-zA-Z]|[ivx]{2,4})[.)])[ \t]+)(?=\S)/i;
const TIGHT_BULLET = /^([•◦▪‣●■◆➤►✓✔①-⑳❶-❿➀-➓\uf0a7\uf0b7\uf0d8\uf0fc])(?=\S)/;
const CHECKBOX = /^\[[ xX]\][ \t]+/;
const HTML_CELL = /<t[dh](?:\s[^<>]{0,300})?>/gi;
const HTML_CELLS = /<t[dh][\s>].{0,2000}<t[dh][\s>]/i;
const RULE = /^(?:[-*_=\u2500-\u257f—~ ]{3,}|`{3,}.{0,20}|<hr\s*\/?>)$/;
const HEADING_TAIL = /\s+#{1,6}\s*$/;

/** Also a blank line of a quoted mail. */
const BLANK = /^[\s>\u200b]*$/;
/** Nearly every line with text starts with a character that no blank one has. */
function mayBeBlank(raw: string): boolean {
  const first = raw.charCodeAt(0);
  return !(first > 32 && first < 128 && first !== 0x3e);
}

/** A line feed, a carriage return (old word processors), or both; HTML's own, but for the one inside a row of a table. */
const LINE_BREAK = /(?:(?:<br\s?\/?>|<\/tr>)[ \t]{0,4})?(?:\r\n?|\n)|<br\s?\/?>|<\/tr>/gi;

/** Most texts have line feeds alone. */
const OTHER_BREAK = /\r|<br|<\/tr/i;

/** No trip has so many; what stands below them gives no value and so is among the unused lines (P-17). */
const MAX_LINES = 30_000;

/** `spans`: where the lines stand, in the order in which they are read; without them each line break ends one. */
export function readLines(source: string, spans: readonly Span[] | null = null): readonly Line[] {
  const lines: Line[] = [];
  const { front: common, isDoubleSpaced } = readPageFrame(source);
  const front = spans === null ? common : 0;
  let start = 0;
  // Blank lines before the text say nothing.
  let blanks = 1;
  let isToldBlank = true;
  const add = (end: number): void => {
    if (front > 0) start = Math.min(start + front, end);
    const raw = source.slice(start, end);
    if (!raw.includes('<')) addPart(raw, start);
    else for (const [from, to] of splitAtTags(raw)) addPart(raw.slice(from, to), start + from);
  };
  const addPart = (raw: string, at: number): void => {
    if (raw !== '' && !(mayBeBlank(raw) && BLANK.test(raw))) {
      lines.push(readLine(raw, at, lines.length));
      blanks = 0;
      isToldBlank = false;
      return;
    }
    blanks++;
    // Of several blank lines one says it all.
    if (isToldBlank || (isDoubleSpaced && blanks === 1)) return;
    lines.push(blankLine(at, raw.length, lines.length));
    isToldBlank = true;
  };
  if (spans !== null) {
    for (const [from, to] of spans) {
      if (lines.length >= MAX_LINES) break;
      start = from;
      add(to);
    }
    return settleQuotes(lines);
  }
  if (OTHER_BREAK.test(source)) {
    let bar = source.indexOf('|');
    LINE_BREAK.lastIndex = 0;
    for (let lineBreak = LINE_BREAK.exec(source); lineBreak !== null; lineBreak = LINE_BREAK.exec(source)) {
      if (lines.length >= MAX_LINES) break;
      if (bar >= 0 && bar < start) bar = source.indexOf('|', start);
      // Inside a row with bars it is a break in a cell.
      if (bar >= 0 && bar < lineBreak.index && /^<br\s?\/?>$/i.test(lineBreak[0])) continue;
      add(lineBreak.index);
      start = lineBreak.index + lineBreak[0].length;
    }
  } else {
    for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', start)) {
      if (lines.length >= MAX_LINES) break;
      add(end);
      start = end + 1;
    }
  }
  if (lines.length < MAX_LINES) add(source.length);
  return settleQuotes(lines);
}

const NOTHING: readonly never[] = [];

function readLine(raw: string, start: number, index: number): Line {
  const span: Span = [start, start + raw.length];
  let rest = withoutChatStamp(trimEnd(cleanCharacters(raw, start)));
  let quote = 0;
  const quoteMarks = quoteMarksOf(rest.text);
  const isEntry = quoteMarks !== '' && SET_IN.test(quoteMarks);
  if (quoteMarks !== '') {
    rest = withoutChatStamp(cut(rest, quoteMarks.length));
    quote = isEntry ? 0 : quoteMarks.length - quoteMarks.replaceAll('>', '').length;
  }
  let blanks = 0;
  let indent = 0;
  for (let code = codeAt(rest.text, 0); code === 32 || code === TAB; code = codeAt(rest.text, ++blanks))
    indent += code === TAB ? 4 : 1;
  const front = rest.text.slice(0, blanks);
  rest = withoutFrame(cut(rest, blanks));

  const isRule = mayBeRule(rest.text) && RULE.test(rest.text);
  const marks = readMarks(rest);
  const unmarked = marks?.rest ?? rest;
  // Tabs that only indent, or stand behind a bullet, set no columns apart.
  const isTabRow = (marks?.bullet == null || hasDigit(marks.bullet) ? rest : unmarked).text.includes('\t');
  // In a row with columns a tab at the start stands for an empty cell.
  const emptyCells = isTabRow ? front.split('\t').length - 1 : 0;
  const heading = marks?.heading ?? 0;
  const { bolds, breaks, links, passage } = cleanInlineMarkup(trimPassage(unmarked));
  const text = trimPassage(passage);
  const isHtmlRow = unmarked.text.includes('<t') && HTML_CELLS.test(unmarked.text);
  const cellMark = isRule ? null : hasBars(unmarked.text, heading) ? '|' : isTabRow || isHtmlRow ? 'tab' : null;
  const cells = isHtmlRow
    ? splitHtmlCells(unmarked)
    : cellMark === '|'
      ? splitCells(unmarked, indent > 0)
      : cellMark === 'tab'
        ? splitTabs(rest, emptyCells)
        : null;
  return {
    index,
    span,
    passage: text,
    quote,
    quoteMarks: quote,
    indent,
    heading,
    bullet: marks?.bullet ?? (isEntry && heading === 0 && !isRule ? '>' : null),
    isBold: isWhollyBold(text, bolds),
    isRule,
    cells,
    cellMark,
    bolds,
    links,
    breaks,
  };
}

const TAB = 9;

/** The name and time before a message that was copied out of a chat. */
const withoutChatStamp = (passage: Passage): Passage => cut(passage, readChatStamp(passage.text)?.length ?? 0);

/** The marks that a mail puts before a line that it quotes, with the blank behind them. */
export const quoteMarksOf = (text: string): string => (mayBeQuoted(text) ? (QUOTE.exec(text)?.[0] ?? '') : '');

/** `>` after at most three blanks. */
function mayBeQuoted(text: string): boolean {
  let i = 0;
  while (i < 3 && codeAt(text, i) === 32) i++;
  return codeAt(text, i) === 0x3e;
}

/** Rules start with three of their marks; fences and tags are as rare. */
function mayBeRule(text: string): boolean {
  for (let i = 0; i < 3; i++) {
    const code = codeAt(text, i);
    if (!RULE_MARKS.has(code) && !isDrawn(code)) return false;
  }
  return true;
}

const codesOf = (characters: string): ReadonlySet<number> => new Set([...characters].map((c) => codeAt(c, 0)));
const RULE_MARKS = codesOf('-*_=—~ `<hr');
const SMALL_O = 0x6f;
const BULLET_MARKS = codesOf(
  '-*+•·◦▪▫‣⁃∙●○■□◆◇◈»›–—✓✔☐☑☒➤►▶▸▹▷▼▾▽▿→⇒§¤~①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳❶❷❸❹❺❻❼❽❾❿➀➁➂➃➄➅➆➇➈➉➊➋➌➍➎➏➐➑➒➓\u2060\uf02d\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc',
);

function hasBars(text: string, heading: number): boolean {
  return text.includes('|') && (text.trimStart().startsWith('|') || (heading === 0 && text.includes(' | ')));
}

function blankLine(start: number, length: number, index: number): Line {
  const passage = { text: '', at: start };
  return {
    index,
    span: [start, start + length],
    passage,
    quote: 0,
    quoteMarks: 0,
    indent: 0,
    heading: 0,
    bullet: null,
    isBold: false,
    isRule: false,
    cells: null,
    cellMark: null,
    bolds: NOTHING,
    links: NOTHING,
    breaks: NOTHING,
  };
}

interface Marks {
  readonly rest: Passage;
  readonly heading: number;
  readonly bullet: string | null;
}

/** Null where the line has none. */
function readMarks(passage: Passage): Marks | null {
  let rest = passage;
  let heading = 0;
  let bullet: string | null = null;
  const bulletMatch = mayBeBullet(rest.text)
    ? (BULLET.exec(rest.text) ?? (rest.text.startsWith('<') ? HTML_ITEM : TIGHT_BULLET).exec(rest.text))
    : null;
  if (bulletMatch) {
    bullet = bulletMatch[1] ?? bulletMatch[2] ?? '-';
    // The box of a task has nothing to say beyond a dash.
    if (codeAt(bullet, 0) === BRACKET) bullet = '-';
    rest = cut(rest, bulletMatch[0].length);
    if (codeAt(rest.text, 0) === BRACKET) rest = cut(rest, CHECKBOX.exec(rest.text)?.[0].length ?? 0);
  }
  const first = codeAt(rest.text, 0);
  if (first === HASH) {
    const match = HEADING.exec(rest.text);
    if (match) {
      heading = match[1]?.length ?? 1;
      rest = cut(rest, match[0].length);
      const tail = HEADING_TAIL.exec(rest.text.slice(-20));
      if (tail) rest = slicePassage(rest, 0, rest.text.length - tail[0].length);
    }
  } else if (first === LESS) {
    const match = HTML_HEADING.exec(rest.text);
    if (match) {
      heading = Number(match[1]);
      rest = cut(rest, match[0].length);
    }
  }
  return rest === passage ? null : { rest, heading, bullet };
}

const BRACKET = 0x5b;
const HASH = 0x23;
const LESS = 0x3c;

/** A bullet's mark, a number, a bracket, a tag, or a letter with its dot or bracket. */
function mayBeBullet(text: string): boolean {
  const first = codeAt(text, 0);
  if (isLetter(first)) {
    const second = codeAt(text, 1);
    if (second !== 0x2e && second !== 0x29 && isRoman(first) && isRoman(second)) return true;
    return second === 0x2e || second === 0x29 || (first === SMALL_O && (second === 0x20 || second === 0x9));
  }
  if (isDigit(first)) {
    let end = 1;
    while (end < 4 && isDigit(codeAt(text, end))) end++;
    const mark = codeAt(text, end);
    return mark === 0x2e || mark === 0x29;
  }
  return first === 0x28 || first === LESS || first === BRACKET || BULLET_MARKS.has(first);
}

/** `i`, `v`, `x` of `iii.` and `IV)`. */
const isRoman = (code: number): boolean => ROMAN.has(code | 0x20);
const ROMAN = codesOf('ivx');

const cut = (passage: Passage, length: number): Passage => (length === 0 ? passage : slicePassage(passage, length));

function trimEnd(passage: Passage): Passage {
  const last = codeAt(passage.text, passage.text.length - 1);
  if (last > 32 && last < 128) return passage;
  const length = passage.text.trimEnd().length;
  return length === passage.text.length ? passage : slicePassage(passage, 0, length);
}

/** No table of a trip has more columns; what stands further right is not read as cells. */
const MAX_CELLS = 60;

/** Cells of a markdown row; a `\|` does not split. Behind a blank (` | 8:00 | Ferry`) a bar without one at the end leaves the first cell empty. */
function splitCells(row: Passage, isIndented: boolean): Passage[] {
  const trimmed = trimPassage(row);
  const cells: Passage[] = [];
  const opens = trimmed.text.startsWith('|') && (!isIndented || trimmed.text.endsWith('|'));
  let from = opens ? 1 : 0;
  for (let i = from; i <= trimmed.text.length && cells.length < MAX_CELLS; i++) {
    const atEnd = i === trimmed.text.length;
    if (!atEnd && (trimmed.text.charAt(i) !== '|' || trimmed.text.charAt(i - 1) === '\\')) continue;
    if (!atEnd || i > from) cells.push(trimPassage(withoutInlineMarkup(trimmedSlice(trimmed, from, i))));
    from = i + 1;
  }
  // A list that grew keeps room for seventeen: in a long table more than all its cells.
  return cells.slice();
}

/** Trimmed before it is cut: a cell between blanks is one passage, not two. */
function trimmedSlice(row: Passage, from: number, to: number): Passage {
  let start = from;
  let end = to;
  while (start < end && row.text.charAt(start) === ' ') start++;
  while (end > start && row.text.charAt(end - 1) === ' ') end--;
  return slicePassage(row, start, end);
}

/** The cells of `<tr><td>QR 8</td><td>Doha</td>`. */
function splitHtmlCells(row: Passage): Passage[] {
  const starts = allMatches(HTML_CELL, row.text).slice(0, MAX_CELLS);
  return starts.map((start, i) => {
    const from = start.index + start[0].length;
    return trimPassage(withoutInlineMarkup(slicePassage(row, from, starts[i + 1]?.index)));
  });
}

function splitTabs(row: Passage, emptyCells: number): Passage[] {
  const cells: Passage[] = Array.from({ length: Math.min(emptyCells, MAX_CELLS) }, () => slicePassage(row, 0, 0));
  const isMarked = mayHoldMarkup(row.text);
  let from = 0;
  for (let i = 0; i <= row.text.length && cells.length < MAX_CELLS; i++) {
    if (i < row.text.length && row.text.charAt(i) !== '\t') continue;
    const cell = slicePassage(row, from, i);
    cells.push(trimPassage(isMarked ? withoutInlineMarkup(cell) : cell));
    from = i + 1;
  }
  return cells;
}

function isWhollyBold(passage: Passage, bolds: readonly Span[]): boolean {
  if (bolds.length === 0) return false;
  const { text } = passage;
  let from = 0;
  while (from < text.length && !isLetterOrNumber(codeAt(text, from))) from++;
  let to = text.length - 1;
  while (to > from && !isLetterOrNumber(codeAt(text, to))) to--;
  if (from >= text.length) return false;
  const first = offsetOf(passage, from);
  const last = offsetOf(passage, to);
  return bolds.some(([start, end]) => start <= first && end > last);
}
