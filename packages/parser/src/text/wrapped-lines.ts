/**
 * Puts hard-wrapped copy (PDF, mail) back together: a line goes on where the next line's first word would not have fitted. Only in texts
 * that are wrapped, that is where several lines go on in lower case, or break off in the middle of a phrase. The lines that it answers are numbered anew, without gaps.
 */
import { codeAt, isDigit, isInCapitals, startsSmall } from './character-class.ts';
import { cleanInlineMarkup } from './inline-markup.ts';
import type { Line } from './lines.ts';
import { cutsWord, findNarrowColumn, goesOnInColumn, HYPHEN } from './narrow-columns.ts';
import type { Unpaged } from './page-furniture.ts';
import { isBlank, joinPassages, type Passage, slicePassage } from './passage.ts';

const CAPITAL = /^\p{Lu}/u;
const MIN_WIDTH = 45;
const MAX_WIDTH = 110;
const SLACK = 3;
const LEAST_CONTINUED = 3;
/** Mail programs break lines at 65 to 78; narrower lines may be somebody's own, wider ones are copied from pages. */
const MAIL_WIDTH = { least: 52, most: 80 };
/** `dinner at the`, `25 EUR per`: a line ends with such a word where it was broken alone. A set: of a regex with so many words each text would pay the code. */
const WITHIN_PHRASE: ReadonlySet<string> = new Set(
  'the a an of to at in on and or with for from by per via your our de del della di du des le la les et en el los las con por para y da do das dos e com und mit der die das den dem im am zum zur von vom für fur oder ein eine il lo gli nel van het een met voor about around until between Le La El Il De The plus no til if as we you is are than par à au aux sur dans un une avec sans chez notre votre nos vos unser unsere unserem unserer einem einer einen del nuestro nuestra nostro nostra nosso nossa - – — / + & @'.split(
    ' ',
  ),
);
/** `(€`, `per person EUR`: the amount comes on the next line; behind a figure the sign belongs to it. */
const OPEN_AMOUNT = /(?:^|[^\d\s])\s?(?:[€£$¥]|EUR|USD|GBP|CHF|CAD|AUD)$/;
/** As many lines with a date or a time at their start are days or entries: `sa 3 juli: …`, `at 9:30 …`. */
const LEAST_DATED = 3;
/** `Light aircraft flights        USD 860`: a row of prices ends with its sum. */
export const SUM_APART = /(?:\s{3}|\.{3}|(?: \.){3})\s?\S{0,4}\s?\d[\d.,' ]{0,12}\s?\S{0,3}$/;
/** `Nordwind GmbH                    Tour 4711`: what stands so far apart is the head of a page, no line of running text. */
const FAR_APART = ' '.repeat(20);
/** Rows of columns one below the other, `Saver     Smart     Plus`, are no running text either. */
const GAP_OF_COLUMNS = ' '.repeat(4);
const COLUMNS = / {4,}\S.*\S {4,}\S/;
const LABEL = /^\p{L}[\p{L} /&-]{1,28}:(?:\s|$)/u;
/** T-642: `…, Leeds - 250-555-0146`: who is to be called ends with the number; a day has fewer figures, or ends with its year. */
const NUMBER_TO_CALL = /(?:^|[\s(:])[+(]{0,2}(?:\d{1,5}\)?[ ./-]{1,3}){1,3}\d{2,5}(?:[ .-]\d{2,5}){0,3}$/;
const YEAR_LAST = /\b20[2-3]\d$/;
const MAX_NUMBER = 24;
const LEAST_FIGURES = 9;
function endsInNumberToCall(text: string): boolean {
  if (!isDigit(codeAt(text, text.length - 1))) return false;
  const number = NUMBER_TO_CALL.exec(text.slice(-MAX_NUMBER))?.[0] ?? '';
  return number.replace(/\D/g, '').length >= LEAST_FIGURES && !YEAR_LAST.test(number);
}

/**
 * `startsNew` says whether a line starts something of its own whatever stands before it (a day, a clock time with its entry), `startsDated`
 * whether it starts with a weekday and a date or a word before a time, as a sentence may where it was wrapped; `continued` holds the lines that are known to go on
 * with the line before; with `areQuotesApart` what is quoted has a column of its own.
 */
export function joinWrappedLines(
  { lines, continued }: Unpaged,
  startsNew: (line: Line) => boolean,
  startsDated: (line: Line) => boolean = () => false,
  areQuotesApart = false,
): Line[] {
  const dated = lines.map((line) => isPlain(line) && startsSmall(line.passage.text) && startsDated(line));
  const areDays = dated.filter(Boolean).length >= LEAST_DATED;
  const rows = rowsOfColumns(lines);
  const plain = lines.map((line, i) => isPlain(line) && !(areDays && dated[i]) && !rows.has(i));
  const { width, isSure } = wrapWidth(lines, plain);
  const mails = areQuotesApart ? mailWidths(lines, plain) : null;
  const own = mails === null ? mailWidth(lines, plain, null) : null;
  const column = findNarrowColumn(lines, plain, startsNew);
  const joined: Line[] = [];
  let i = 0;
  while (i < lines.length) {
    const first = lines[i] as Line;
    const mail = mails?.get(first.quoteMarks) ?? own;
    let end = i + 1;
    for (; end < lines.length; end++) {
      const next = lines[end] as Line;
      const before = lines[end - 1] as Line;
      const goesOnHere =
        plain[end] === true &&
        ((column !== null && plain[end - 1] && goesOnInColumn(lines, end - 1, column, startsNew, breaksOff)) ||
          (goesOn(first, before, next, width, startsNew) &&
            (isSure || startsSmall(next.passage.text) || width === null)) ||
          (mail !== null && goesOnInMail(first, before, next, mail, startsNew)));
      if (!goesOnHere && !continued.has(next)) break;
    }
    const line = end === i + 1 ? first : joinLines(lines.slice(i, end));
    joined.push(line.index === joined.length ? line : { ...line, index: joined.length });
    i = end;
  }
  return joined;
}

function rowsOfColumns(lines: readonly Line[]): ReadonlySet<number> {
  const rows = new Set<number>();
  let isRowAbove = false;
  for (const [i, { passage }] of lines.entries()) {
    const isRow = passage.text.includes(GAP_OF_COLUMNS) && COLUMNS.test(passage.text);
    if (isRow && isRowAbove) rows.add(i - 1).add(i);
    isRowAbove = isRow;
  }
  return rows;
}

function joinLines(parts: readonly Line[]): Line {
  // What is emphasised or linked may go on from one line to the next.
  const { passage, bolds, links } = cleanInlineMarkup(joinWrapped(parts.map((part) => part.passage)));
  return {
    ...(parts[0] as Line),
    passage,
    isBold: parts.every((part) => part.isBold),
    bolds: [...parts.flatMap((part) => part.bolds), ...bolds],
    links: [...parts.flatMap((part) => part.links), ...links],
  };
}

const isPlain = (line: Line): boolean =>
  line.bullet === null && line.heading === 0 && line.cells === null && !line.isRule && !isBlank(line.passage);

/** The column at which the text is wrapped, or null where it is not. `isSure` where enough lines go on to take one in capitals for such a line, too. */
function wrapWidth(
  lines: readonly Line[],
  plain: readonly boolean[],
): { readonly width: number | null; readonly isSure: boolean } {
  let width = 0;
  let continued = 0;
  let lineCount = 0;
  // Who sets no capitals begins every line in lower case.
  if (!lines.some(({ passage }, i) => plain[i] && CAPITAL.test(passage.text))) return NOT_WRAPPED;
  for (let i = 0; i < lines.length - 1; i++) {
    if (!plain[i] || !plain[i + 1]) continue;
    width = Math.max(width, (lines[i] as Line).passage.text.length);
  }
  let full = 0;
  for (let i = 0; i < lines.length - 1; i++) {
    const next = lines[i + 1] as Line;
    const { text } = (lines[i] as Line).passage;
    if (!plain[i] || !plain[i + 1] || text.length < MIN_WIDTH || !startsSmall(next.passage.text)) continue;
    // A line that ends within a phrase was broken, however few do.
    const weight = WITHIN_PHRASE.has(text.slice(text.lastIndexOf(' ') + 1)) ? LEAST_CONTINUED : 1;
    lineCount++;
    continued += weight;
    if (!fits(text.length, next, width)) full += weight;
  }
  // Lines that have room for the next word were not wrapped, whatever comes after them.
  const isWeak = continued < SURELY_CONTINUED;
  return continued >= LEAST_CONTINUED &&
    full * 2 > continued &&
    width <= MAX_WIDTH &&
    !(isWeak && lines.filter((line, i) => plain[i] && isWider(line, width)).length >= LEAST_WIDER)
    ? { width, isSure: lineCount >= LEAST_CONTINUED }
    : NOT_WRAPPED;
}
/** The last lines of paragraphs, too, end at the column: where few lines go on, several that are much wider tell that there is none. */
const isWider = ({ passage: { text } }: Line, width: number): boolean =>
  text.length >= width + MUCH_WIDER && text.length <= MAX_WIDTH && !text.includes(FAR_APART);
const MUCH_WIDER = 12;
const LEAST_WIDER = 2;
const SURELY_CONTINUED = 5;
const NOT_WRAPPED = { width: null, isSure: true } as const;

/** F-676: what a mail quotes was broken by another program than its own lines: to each depth of quotes its column. */
function mailWidths(lines: readonly Line[], plain: readonly boolean[]): ReadonlyMap<number, number | null> {
  const depths = new Set(lines.map(({ quoteMarks }) => quoteMarks));
  return new Map([...depths].slice(0, MOST_DEPTHS).map((depth) => [depth, mailWidth(lines, plain, depth)]));
}
const MOST_DEPTHS = 4;

/** The column at which a mail program broke the few lines that were too long for it, entries of lists among them; null where none did. */
function mailWidth(lines: readonly Line[], plain: readonly boolean[], depth: number | null): number | null {
  let width = 0;
  for (const line of lines) {
    if (isAtDepth(line, depth) && isRunning(line)) width = Math.max(width, written(line));
    if (width > MAIL_WIDTH.most) return null;
  }
  // Who sets no capitals begins every line in lower case.
  if (width < MAIL_WIDTH.least || !lines.some(({ passage }, i) => plain[i] && CAPITAL.test(passage.text))) return null;
  let signs = 0;
  for (let i = 0; i < lines.length - 1; i++) {
    const line = lines[i] as Line;
    if (!plain[i + 1] || !isAtDepth(line, depth) || !isRunning(line)) continue;
    const next = lines[i + 1] as Line;
    const isFull = !fits(written(line), next, width);
    // `(3h05 in Doha)` under its flight is a remark of its own.
    if (startsWithin(next) && !isInBrackets(next.passage.text)) signs += isFull ? 1 : -1;
    if (isFull && breaksOff(line.passage.text)) signs += 2;
  }
  return signs >= 2 ? width : null;
}

const isAtDepth = ({ quoteMarks }: Line, depth: number | null): boolean => depth === null || quoteMarks === depth;

/** No sentence and no entry begins like this. */
const startsWithin = ({ passage: { text } }: Line): boolean => startsSmall(text) || codeAt(text, 0) === BRACKET;
const BRACKET = 0x28;
const isInBrackets = (text: string): boolean => codeAt(text, 0) === BRACKET && text.endsWith(')');

/** A line that may have been too long: no row of a table or of a file with commas, nothing set in columns, no address alone. */
const isRunning = ({ cells, isRule, passage: { text } }: Line): boolean =>
  text.length >= LEAST_RUNNING &&
  cells === null &&
  !isRule &&
  !text.includes('  ') &&
  text.includes(' ') &&
  !(text.includes(',') && COMMA_ROW.test(text));
/** `1,Cape Town arrival,,Olive Grove` */
const COMMA_ROW = /,[^\s\d"'”’)]/;
const LEAST_RUNNING = 40;

/** Does the line end within a phrase: behind an article, within brackets, behind a comma? */
export function breaksOff(text: string): boolean {
  const last = codeAt(text, text.length - 1);
  if (last === COMMA) return true;
  const word = text.slice(text.lastIndexOf(' ') + 1);
  if (WITHIN_PHRASE.has(codeAt(word, 0) === BRACKET ? word.slice(1) : word)) return true;
  if (word.length <= 5 && OPEN_AMOUNT.test(text.slice(-8))) return true;
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}
const COMMA = 0x2c;

/** `… the old mill. Overnight at`: behind a sentence no entry ends like this, however much room is left; `Check in` may. */
const breaksOffAlone = (text: string): boolean => {
  const word = text.slice(text.lastIndexOf(' ') + 1);
  return SENTENCES.test(text) && WITHIN_PHRASE.has(word) && word.length > 1 && !MAY_END.has(word);
};
const MAY_END: ReadonlySet<string> = new Set(['in', 'on', 'no', 'plus', 'from', 'about', 'around', 'by', 'ein', 'an']);

function goesOn(
  first: Line,
  line: Line,
  next: Line,
  width: number | null,
  startsNew: (line: Line) => boolean,
): boolean {
  if (next.quote !== line.quote || line.isRule || isBlank(line.passage) || line.cells !== null || line.heading > 0)
    return false;
  const { text } = line.passage;
  // The second line of a list entry, indented under it and going on in lower case, or where its first word would not have fitted.
  if (first.bullet !== null)
    return (
      next.indent > first.indent &&
      !/[.!?:]$/.test(text) &&
      (startsSmall(next.passage.text) || (width !== null && !fits(written(line), next, width)))
    );
  if (width !== null && HYPHEN.test(text) && startsSmall(next.passage.text)) return true;
  if (breaksOffCount(text, next.passage.text) || breaksOffAtHour(text, next.passage.text)) return true;
  if (width === null || text.length < MIN_WIDTH || LABEL.test(next.passage.text)) return false;
  if (text.includes(FAR_APART) || endsInPicture(text) || endsInNumberToCall(text)) return false;
  if ((fits(text.length, next, width) && !breaksOffAlone(text)) || SUM_APART.test(text.slice(-40))) return false;
  return startsSmall(next.passage.text) || !(startsNew(next) || isHeadingOver(text, next));
}

/** I-607: `… (175 km, approx. 5 hours). At` before `15:00 you will embark …`: the word that leads to an hour has it on the next line. */
const breaksOffAtHour = (text: string, next: string): boolean =>
  isDigit(next.charCodeAt(0)) && LEADS_TO_HOUR.test(text.slice(-MAX_LEAD)) && HOUR_FIRST.test(next);
const MAX_LEAD = 24;
const LEADS_TO_HOUR =
  /[\p{L}.,;)] (?:[Aa]t|[Ff]rom|[Uu]ntil|[Uu]m|[Aa]b|[Gg]egen|[Bb]is|[Àà]|[Vv]ers|[Aa]lle|[Oo]re|[Dd]alle|[Aa] las|[Àà]s|[Oo]m)$/u;
const HOUR_FIRST = /^\d{1,2}(?:[:.h]\d\d|\s?(?:Uhr|uhr|h|[ap]\.?m)(?!\p{L}))/u;

/** `DAY 5 • FRI 12 NOVEMBER: BETHANY – JERICHO` over a sentence: a line in capitals goes on in capitals alone. */
const isHeadingOver = (text: string, next: Line): boolean =>
  text.length <= MAX_CAPITALS && isInCapitals(text) && !isInCapitals(next.passage.text);
const MAX_CAPITALS = 120;

/** `… by ferry, approx. 1` and `hour across the strait`: a figure without what it counts, whatever the width. */
const breaksOffCount = (text: string, next: string): boolean =>
  isDigit(codeAt(text, text.length - 1)) && COUNT_AT_END.test(text.slice(-24)) && COUNTED.test(next);
const COUNT_AT_END = /(?:\p{L},?|[.~]) ?~?\d{1,3}(?:[.,]\d)?$/u;
const COUNTED =
  /^(?:hours?|hrs?|minutes?|mins?|nights?|km|kilomet(?:er|re)s|miles|[Ss]tunden?|Std|[Mm]inuten|N[äa]chte|heures?|nuits?|horas?|minutos?|noches?|ore|ora|minuti|notti|noites?|uur)(?![\p{L}])/u;

/** In a mail with broken lines: is the line full, and does the next one begin nothing of its own? */
function goesOnInMail(first: Line, line: Line, next: Line, width: number, startsNew: (line: Line) => boolean): boolean {
  if (next.quote !== line.quote || !isRunning(line) || fits(written(line), next, width)) return false;
  const { text } = line.passage;
  if (breaksOff(text) || breaksOffAtHour(text, next.passage.text)) return true;
  if (/[.!?:]$/.test(text) || OWN_START.test(next.passage.text)) return false;
  if (startsWithin(next)) return true;
  // A name goes on, or the next entry of a list without marks begins: the entry above tells whether they have some.
  return !startsNew(next) && (first.bullet !== null || SENTENCES.test(text));
}
const SENTENCES = /[\p{Ll}\d)][.!?] \p{Lu}/u;
/** A label, a picture, an address of the web. */
const OWN_START = /^(?:\p{L}[\p{L} /&-]{1,28}:(?:\s|$)|\p{Extended_Pictographic}|https?:|www\.)/u;

/** In a chat a picture ends what was said. */
export const endsInPicture = (text: string): boolean =>
  codeAt(text, text.length - 1) > 0x2000 && PICTURE_AT_END.test(text.slice(-8));

const PICTURE_AT_END = /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]{0,2}$/u;

/** Columns of the line with its indent and bullet; marks without a width are none. */
const written = ({ indent, bullet, passage }: Line): number =>
  indent + (bullet === null ? 0 : bullet.length + 1) + passage.text.length;

/** Would the first word of `next` have fitted at the end of a line of this length? */
export function fits(length: number, next: Line, width: number): boolean {
  const space = next.passage.text.indexOf(' ');
  const firstWord = space < 0 ? next.passage.text.length : space;
  return length + 1 + firstWord < width - SLACK;
}

/** A word cut in two by a hyphen becomes one again. */
export function joinWrapped(passages: readonly Passage[]): Passage {
  const isCut = passages.map(({ text }, i) => {
    const next = passages[i + 1]?.text ?? '';
    return cutsWord(text, next);
  });
  const pieces = passages.map((passage, i) => (isCut[i] ? slicePassage(passage, 0, passage.text.length - 1) : passage));
  return joinPassages(pieces, (i) => (isCut[i] ? '' : ' '));
}
