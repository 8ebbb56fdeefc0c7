/**
 * Where a text without blank lines has its borders. Copies, chats and screen readers drop the blank lines of a flyer; what they stood before is
 * seen from the lines themselves: a heading, the end of a list with marks, the header of columns. There a blank line is read, as it stood.
 */
import { findEmail, findPhone } from '../../../formats/reading/terms/contact-marks.ts';
import { isLeftOutThing } from '../../../formats/reading/terms/left-out-thing.ts';
import { isSellerLabel } from '../../../formats/reading/terms/seller-label.ts';
import { readTermHeading } from '../../../formats/reading/terms/term-heading.ts';
import { isButton } from '../../../formats/reading/terms/term-section.ts';
import type { Span } from '../../../model/answer.ts';
import { hasDigit, isInCapitals } from '../../../text/character-class.ts';
import { lookAtLine } from '../../../text/line-look.ts';
import { readPageFrame } from '../../../text/page-frame.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const LEAST_LINES = 10;
/** Of so many lines one may be blank. */
const BLANK_SHARE = 16;
/** No offer has borders further down. */
const MAX_LINES = 1500;
const MAX_HEADING = 60;
const MAX_THING = 30;
/** How many lines in capitals make them headings: a word alone may as well be an entry. */
const LEAST_PHRASES = 2;
const LEAST_WORDS = 3;

interface RawLine {
  readonly from: number;
  readonly to: number;
  /** Without blanks at its ends. */
  readonly text: string;
  readonly indent: number;
  /** The bullet or picture before it; '' where there is none. */
  readonly mark: string;
  /** What sets its columns apart, and how many they are. */
  readonly cells: Cells | null;
}

interface Cells {
  readonly separator: '\t' | '|' | ' ';
  readonly count: number;
}

/** The lines of the text as spans, with empty ones at its borders; null where it shows them by blank lines, or has none. */
export function readLayoutBorders(source: string): readonly Span[] | null {
  if (OTHER_BREAK.test(source)) return null;
  const lines = linesOf(source);
  if (lines === null || readPageFrame(source).front > 0) return null;
  const borders = bordersIn(lines);
  if (borders.size === 0) return null;
  const spans: Span[] = [];
  for (const [i, { from, to }] of lines.entries()) {
    if (borders.has(i)) spans.push([from, from]);
    spans.push([from, to]);
  }
  const end = lines.at(-1)?.to ?? 0;
  for (let from = end + 1; from <= source.length; ) {
    const next = source.indexOf('\n', from);
    spans.push([from, next < 0 ? source.length : next]);
    from = next < 0 ? source.length + 1 : next + 1;
  }
  return spans;
}

const OTHER_BREAK = /\r(?!\n)|<br|<\/tr|<p>|<div/i;

/** Null where the text has blank lines of its own. */
function linesOf(source: string): RawLine[] | null {
  const lines: RawLine[] = [];
  let blanks = 0;
  for (let from = 0; from < source.length && lines.length < MAX_LINES; ) {
    const end = source.indexOf('\n', from);
    const to = end < 0 ? source.length : end;
    const line = rawLine(source, from, to);
    if (line.text === '' && lines.length > 0) blanks++;
    if (blanks > 1 && blanks * BLANK_SHARE > lines.length + LEAST_LINES) return null;
    lines.push(line);
    from = to + 1;
  }
  while (lines.at(-1)?.text === '') {
    blanks--;
    lines.pop();
  }
  return lines.length < LEAST_LINES || blanks * BLANK_SHARE > lines.length ? null : lines;
}

function rawLine(source: string, from: number, to: number): RawLine {
  const raw = source.slice(from, to).replace(QUOTE_MARKS, '');
  const text = raw.trim();
  const indent = text === '' ? 0 : raw.indexOf(text);
  return { from, to, text, indent, mark: MARK.exec(text)?.[0].trim() ?? '', cells: cellsOf(raw.trimEnd()) };
}

/** Those of a quoted mail: a line of them alone is a blank one. */
const QUOTE_MARKS = /^(?:> ?){1,8}/;
const MARK = /^(?:[-*+•·◦▪●○■□◆»›>–—✓✔☐☑✗✘❌✅➤►▶«~]\s?(?=\S)|\p{Extended_Pictographic}|\(?(?:\d{1,2}|[a-z])[.)]\s)/u;

function cellsOf(text: string): Cells | null {
  if (text.includes('\t')) return { separator: '\t', count: text.split('\t').length };
  if (text.includes(' | ') || text.startsWith('|')) return { separator: '|', count: text.split('|').length };
  if (!HAS_GAP.test(text)) return null;
  const count = text.split(WIDE_GAP, MAX_CELLS).length;
  return count < 3 ? null : { separator: ' ', count };
}
const MAX_CELLS = 100;
const HAS_GAP = /\S\s{2,}\S/;
const WIDE_GAP = /(?<=\S)\s{2,}(?=\S)/;

/** The lines before which a border stands. */
function bordersIn(lines: readonly RawLine[]): Set<number> {
  const borders = new Set<number>();
  const capitals: number[] = [];
  for (let i = 1; i < lines.length; i++) {
    const [above, line] = [lines[i - 1] as RawLine, lines[i] as RawLine];
    if (line.text === '' || above.text === '') continue;
    if (isInCapitalsAlone(line) && !isCapitals(above.text)) capitals.push(i);
    const isBorder =
      isNamedHeading(line, lines[i + 1], above) ||
      isHeader(lines, i) ||
      isGroupOfRows(lines, i) ||
      isOtherSheet(line, lines[i + 1], above) ||
      isPriceLabel(lines, i) ||
      (line.mark === '' && isSellerLabel(foldText(line.text.slice(0, MAX_HEADING)))) ||
      endsMarked(lines, i);
    if (isBorder) borders.add(i);
  }
  const seller = sellerAt(lines);
  if (seller > 0) borders.add(seller);
  for (const i of capitals)
    if (capitals.length >= ((lines[i] as RawLine).text.includes(' ') ? LEAST_PHRASES : LEAST_WORDS)) borders.add(i);
  return borders;
}

const isCapitals = (text: string): boolean => THREE_CAPITALS.test(text) && isInCapitals(text);
const THREE_CAPITALS = /\p{Lu}{3}/u;
/** A heading in capitals, without an amount. */
const COLUMNS = /\s{3}|\t/;
const isInCapitalsAlone = ({ text, mark }: RawLine): boolean =>
  mark === '' &&
  text.length <= MAX_HEADING &&
  !COLUMNS.test(text) &&
  !AMOUNT.test(text) &&
  (isCapitals(text) || isCapitals(CAPTION.exec(text)?.[0] ?? ''));
/** `ROOMS – price per person`, `CABINS (two sharing)` */
const CAPTION = /^\p{Lu}[^\p{Ll}–(]{3,40}(?=\s[–-]\s\p{Ll}|\s\()/u;
const AMOUNT = /[$€£₹]\s?\d|\d\s?[€$£₹]|\d[:.]\d\d/;

/** `What's included`, `Inclusions:` over its list. */
function isNamedHeading(line: RawLine, below: RawLine | undefined, above: RawLine): boolean {
  const { text, mark, cells } = line;
  if (mark !== '' || below === undefined || cells !== null || text.length > MAX_HEADING || /[.!;,]$/.test(text))
    return false;
  if (text.endsWith(':')) return below.mark !== '' && above.mark !== below.mark;
  const folded = foldText(text);
  const heading = readTermHeading(folded);
  if (heading === null || heading.valueFrom < folded.length) return false;
  // `Visa` over `Hotel`: a thing among things, whose conditions would be told in more words.
  if (heading.topic === 'restrictions' && isLeftOutThing(folded) && below.text.length <= MAX_THING) return false;
  // `Shore excursions` over `Travel insurance`: an entry of what is left out.
  return heading.topic !== 'activities' || !isLeftOutThing(foldText(below.text));
}

/** `CATEGORY     WAS     NOW` over rows with as many columns, under a line that has others. */
function isHeader(lines: readonly RawLine[], i: number): boolean {
  const [above, { cells, text }, below] = [lines[i - 1], lines[i] as RawLine, lines[i + 1]];
  if (cells === null || cells.count < 2 || hasDigit(text) || below === undefined || !hasDigit(below.text)) return false;
  if (above?.cells == null || (above.cells.separator === cells.separator && above.cells.count === cells.count))
    return false;
  return below.cells?.separator === cells.separator && below.cells.count >= cells.count;
}

/** `Rates incl. ⇥ flights, transfers` under rows of more columns. */
const isOtherSheet = ({ cells, indent }: RawLine, below: RawLine | undefined, above: RawLine): boolean =>
  cells?.separator === '\t' &&
  above.cells?.separator === '\t' &&
  indent === 0 &&
  above.indent === 0 &&
  above.cells.count > 2 &&
  cells.count === 2 &&
  below?.cells?.count !== above.cells.count;

/** `ex YUL Montreal` between rows of a price list. */
function isGroupOfRows(lines: readonly RawLine[], i: number): boolean {
  const [above, line, below] = [lines[i - 1] as RawLine, lines[i] as RawLine, lines[i + 1]];
  if (line.cells !== null || line.mark !== '' || above.cells === null || line.indent > above.indent) return false;
  const isRow = ({ cells, text }: RawLine): boolean =>
    cells !== null && cells.count > 2 && cells.separator === above.cells?.separator && hasDigit(text);
  return below !== undefined && isRow(above) && isRow(below) && line.text.length <= MAX_HEADING;
}

/** `Was` over `€2,180`, under something else than an amount. */
function isPriceLabel(lines: readonly RawLine[], i: number): boolean {
  const [above, { text, mark }, below] = [lines[i - 1] as RawLine, lines[i] as RawLine, lines[i + 1]];
  if (mark !== '' || text.length > MAX_PRICE_LABEL || hasDigit(text) || hasDigit(above.text)) return false;
  return below !== undefined && LONE_AMOUNT.test(below.text);
}
const MAX_PRICE_LABEL = 24;
const LONE_AMOUNT = /^(?:[A-Z]{0,3}\s?[$€£₹]\s?\d[\d.,' ]{0,12}|\d[\d.,' ]{0,12}\s?[€$£]|[A-Z]{3}\s\d[\d.,' ]{0,12})$/;

/** The line under a list whose entries have marks, or stand further in. */
function endsMarked(lines: readonly RawLine[], i: number): boolean {
  const [first, above, line, below] = [lines[i - 2], lines[i - 1] as RawLine, lines[i] as RawLine, lines[i + 1]];
  if (above.mark === '' || first?.mark !== above.mark || line.indent > above.indent) return false;
  if (line.mark !== '') return PICTURE.test(line.mark) && !PICTURE.test(above.mark);
  return below?.mark !== above.mark && /^[^\p{Ll}]/u.test(line.text) && !GOES_ON.test(above.text);
}

/** Where it says at its end how to book, who sells it and how to reach them: at the first line of these; -1 where it does not. */
function sellerAt(lines: readonly RawLine[]): number {
  let at = -1;
  for (let i = Math.max(lines.length >> 1, lines.length - SELLER_LINES); i < lines.length && at < 0; i++)
    if (isButtonText(lines[i] as RawLine) || reaches(lines[i] as RawLine)) at = i;
  if (at < 0) return -1;
  for (let step = 0; step < MAX_NAMES && isName(lines[at - 1]); step++) at--;
  return lines[at - 1]?.text === '' ? -1 : at;
}
const SELLER_LINES = 14;
const MAX_NAMES = 2;

/** `• Schifffahrt mit` over `Kaffee und Torte`: the entry has not ended. */
const GOES_ON =
  /(?:[,&–-]|\s(?:and|or|with|of|the|at|und|oder|mit|von|vom|zum|zur|et|ou|avec|de|du|des|y|con|del?|por|para|e|della|dei|com|da|do|dos|en|met|van))$/;

const isButtonText = ({ text, mark }: RawLine): boolean => {
  if (mark !== '' || text.length > MAX_HEADING) return false;
  const folded = foldText(text);
  return isButton({ folded, look: lookAtLine(folded) });
};

/** A line with a number to call or an address. */
function reaches({ text, mark, cells }: RawLine): boolean {
  if ((mark !== '' && !PICTURE.test(mark)) || (cells !== null && !text.includes('@'))) return false;
  const passage = { text, at: 0 };
  return text.length <= MAX_REACH && (findEmail(passage) ?? findPhone(passage)) !== null;
}
const MAX_REACH = 160;
const PICTURE = /\p{Extended_Pictographic}/u;

/** `Ana Prado @ Costa Travel` over their number. */
const isName = (line: RawLine | undefined): boolean =>
  line !== undefined && line.mark === '' && line.text.length <= MAX_HEADING && NAME.test(line.text);
const NAME =
  /^(?:\p{Lu}[\p{L}.'’-]*|[&@,|–—-]|of|and|de|von|van|di|da|y|und|et)(?:,? (?:\p{Lu}[\p{L}.'’-]*|[&@|–—-]|of|and|de|von|van|di|da|y|und|et))+$/u;
