/**
 * Page numbers of copied PDFs, and the headers and footers that stand beside them on every page. The lines go; the text of a sentence that
 * a page break cut in two comes together again.
 */

import { hasDigit } from './character-class.ts';
import { compactPattern } from './compact-pattern.ts';
import type { Line } from './lines.ts';
import { isBlank, slicePassage, trimPassage } from './passage.ts';
import { findPageNumbers, findRunningHeads, GAP } from './running-heads.ts';

const NUMBERED = compactPattern(
  /\b(?:page|seite|p[aá]gina|pag\.|p[aá]g\.|sivu|side|strona)\s{0,3}\d{1,4}\s{0,3}(?:of|von|de|di|sur|av|z|\/)\s{0,3}\d{1,4}\b/i,
);
const LONE = compactPattern(
  /^[-–—|\s]{0,6}(?:(?:slide|folie|diapositiv[ae]|diapo)\s{1,2}\d{1,3}|(?:page|seite|p[aá]gina|pag\.|p[aá]g\.|p\.)\s{0,3}\d{1,4}|[-–—]\s{0,2}\d{1,4}\s{0,2}[-–—])[-–—|\s]{0,6}$/i,
);
/** `14            www.tours.test`: a number far apart from where the maker of the page is found. */
const BESIDE_ADDRESS =
  /^(?:\d{1,4}\s{8,}(?:www\.|https?:\/\/)[^\s]{4,80}|(?:www\.|https?:\/\/)[^\s]{4,80}\s{8,}\d{1,4})$/i;
/** A header or footer has no more lines than these on either side of the number. */
const MAX_LINES_BESIDE = 4;
const MAX_LENGTH = 160;
const DIGITS = /\d+/g;
const ENDS_IN_NUMBER = /\D\s\d{1,3}$/;
const MAX_NUMBERED = 299;
/** What `LONE` matches is no longer. */
const MAX_LONE = 40;

/** Of `- 3 -` the first dash was read as a bullet. */
const HALF = /^\d{1,4} ?[-–—]$/;
/** Of `p. 41` the letter was read as one. */
const ALONE = /^\d{1,4}$/;
const isDash = (mark: string): boolean => '-–—'.includes(mark);

/** `continued overleaf >>`, `Fortsetzung nächste Seite`: the page ends here. */
const GOES_ON = compactPattern(
  /^[\s([.…>»→-]{0,6}(?:(?:cont(?:inue[sd]|['’]?d\.?|\.)? )?(?:overleaf|on (?:the )?(?:next|following|other|reverse) (?:page|side)|(?:on )?next page)|please turn over|p\.?t\.?o\.?|fortsetzung (?:auf |s\. )?(?:der )?(?:n[äa]chsten?|folgenden?) seite|bitte (?:um)?wenden|suite (?:(?:à la )?page suivante|au verso)|(?:contin[uú]a|sigue) en la (?:p[aá]gina siguiente|siguiente p[aá]gina)|(?:continua|segue) (?:nella|alla) pagina (?:successiva|seguente)|continua na (?:p[aá]gina seguinte|pr[oó]xima p[aá]gina))[\s)\].…>»→-]{0,6}$/i,
);
const MAX_GOES_ON = 60;

const isPageFurniture = (line: Line): boolean => {
  const { text } = line.passage;
  if (text.length <= MAX_GOES_ON && line.bullet === null && GOES_ON.test(text)) return true;
  if (text.length > MAX_NUMBERED || !hasDigit(text)) return false;
  if (line.bullet !== null)
    return text.length <= 6 && (isDash(line.bullet) ? HALF.test(text) : line.bullet === 'p.' && ALONE.test(text));
  return (
    (text.length > 5 && NUMBERED.test(text)) ||
    (text.length <= MAX_LONE && LONE.test(text)) ||
    (text.includes(GAP) && BESIDE_ADDRESS.test(text))
  );
};

export interface Unpaged {
  readonly lines: readonly Line[];
  /** Lines that go on with the sentence before the page break. */
  readonly continued: ReadonlySet<Line>;
}

/** The lines without what the pages repeat. Texts without page numbers come back as they are. */
export function withoutPageFurniture(lines: readonly Line[]): Unpaged {
  const marks: number[] = [];
  for (let i = 0; i < lines.length; i++) if (isPageFurniture(lines[i] as Line)) marks.push(i);
  const [only] = marks;
  // A number beside other words of the only page: they are no header.
  if (only !== undefined && marks.length === 1) {
    const beside = withoutNumber(lines[only] as Line);
    if (beside !== null && isWithin(lines, only)) return { lines: withoutFoot(lines, only), continued: NO_LINES };
    if (beside !== null) return { lines: lines.map((line, i) => (i === only ? beside : line)), continued: NO_LINES };
  }
  for (const head of findRunningHeads(lines)) marks.push(head);
  for (const number of findPageNumbers(lines)) if (!marks.includes(number)) marks.push(number);
  if (marks.length === 0) return { lines, continued: NO_LINES };
  const sides = marks.flatMap((mark) => [linesBeside(lines, mark, -1), linesBeside(lines, mark, 1)]);
  const edges = new Set(sides.flat());
  const last = linesBeside(lines, lines.length, -1);
  const repeated = repeatedAt(lines, new Set([...edges, ...linesBeside(lines, -1, 1), ...last]));
  // The foot of the last page stands beside no other one; its number tells it from words that are said here, too.
  for (const foot of last) if (ENDS_IN_NUMBER.test((lines[foot] as Line).passage.text.slice(-8))) sides.push([foot]);
  // The head of a first page that is short.
  sides.push(linesBeside(lines, -1, 1).filter((i) => edges.has(i)));
  const dropped = new Set([...marks, ...marks.flatMap((mark) => titleBelow(lines, mark))]);
  // From the number outwards, as far as the pages are the same: `Breakfast at the hotel` below each day's own heading is no head.
  for (const side of sides)
    for (const i of side) {
      if (!repeated.has(lookOf(lines[i] as Line))) break;
      dropped.add(i);
    }
  for (const i of headOverTitle(lines, repeated)) dropped.add(i);
  const continued = new Set<Line>();
  const kept = lines.filter((_, i) => {
    if (dropped.has(i)) return false;
    const next = continuationAfter(lines, i, dropped);
    if (next !== null) continued.add(next);
    return next === null;
  });
  return { lines: kept, continued };
}

/** What all pages have at their heads, two lines at least, also at that of the first, over the title of the trip: a short line that is no sentence. */
function headOverTitle(lines: readonly Line[], repeated: ReadonlySet<string>): number[] {
  const top = linesBeside(lines, -1, 1);
  const end = top.findIndex((i) => !repeated.has(lookOf(lines[i] as Line)));
  if (end < LEAST_OVER_TITLE) return [];
  const { text } = (lines[top[end] as number] as Line).passage;
  return text.length <= MAX_TITLE && NAMES_TRIP.test(text) ? top.slice(0, end) : [];
}
const LEAST_OVER_TITLE = 2;
const MAX_TITLE = 90;
/** No day of the plan, and no sentence. */
const NAMES_TRIP = /^(?!(?:day|tag|jour|d[ií]a|giorno|dia|dag)\s?\d)\p{Lu}.*[^.!?;,:]$/iu;

/** `HARBOUR RETREAT          Room 6` right below the foot of a page: the title of the first page, and what stands apart from it. */
function titleBelow(lines: readonly Line[], mark: number): number[] {
  const [next] = linesBeside(lines, mark, 1);
  const head = next === undefined ? '' : (lines[next] as Line).passage.text;
  const isTitle = lines.slice(0, Math.min(MAX_ABOVE_TITLE, mark)).some(({ passage: { text } }) => {
    return text.length >= LEAST_TITLE && head.startsWith(text) && /^(?:$|\s{3}|\t)/.test(head.slice(text.length));
  });
  return isTitle && next !== undefined ? [next] : [];
}
/** A greeting or two may stand over the title. */
const MAX_ABOVE_TITLE = 6;
const LEAST_TITLE = 6;

/** A page ends here and the text goes on: what stands beside the number is at the foot of a page, and no one's signature. */
function isWithin(lines: readonly Line[], mark: number): boolean {
  let below = 0;
  for (let i = mark + 1; i < lines.length && below < LEAST_BELOW; i++)
    if (!isBlank((lines[i] as Line).passage)) below++;
  return below >= LEAST_BELOW;
}
const LEAST_BELOW = 10;

/** Without the foot and what stands at the right edge right below it, the head of the next page. */
const withoutFoot = (lines: readonly Line[], mark: number): readonly Line[] =>
  lines.filter((line, i) => i !== mark && !(i === mark + 1 && line.indent >= RIGHT_EDGE && !isBlank(line.passage)));
const RIGHT_EDGE = 36;

const NO_LINES: ReadonlySet<Line> = new Set();

/** `Palm Tree Tours, Kendal  01539 555 010    page 2 of 9`: what stands before the gap; null where the line says nothing else. */
const NUMBER_AT_END = compactPattern(
  /(?:\t|\s{2,}|\s[|·•–—-]\s)\s{0,80}(?:page|seite|p[aá]gina|pag\.|p[aá]g\.|sivu|side|strona)\s{0,3}\d{1,4}\s{0,3}(?:of|von|de|di|sur|av|z|\/)\s{0,3}\d{1,4}\s{0,3}$/i,
);
const REACHES = /@|\d{3}[\d ().-]{3,}\d/;

function withoutNumber(line: Line): Line | null {
  const { text } = line.passage;
  const at = text.search(NUMBER_AT_END);
  if (at < 0 || !REACHES.test(text.slice(0, at))) return null;
  return { ...line, passage: trimPassage(slicePassage(line.passage, 0, at)), cells: null, cellMark: null };
}

/** The same words with other numbers in them look alike; not so days, hours and prices: `27 MARCH 2027` over one page and `28 MARCH 2027` over the next are two. */
function lookOf({ passage }: Line): string {
  const look = passage.text.replace(DIGITS, '#').replace(/\s+/g, ' ');
  return look.length <= MAX_DAY && look.includes('#') && (IS_DAY.test(look) || IS_VALUE.test(look))
    ? passage.text
    : look;
}
const MAX_DAY = 40;
const DAY_WORDS =
  'day|tag|dag|jour|d[ií]a|giorno|stage|etappe|[ée]tape|etapa|tappa|of|de|di|the|st|nd|rd|th|er|(?:jan|ene|gen|feb|f[ée]v|m[aä]r|apr|avr|abr|ma[iyg]|mei|jun|jui|giu|jul|lug|aug|ago|ao[uû]|sep|set|oct|okt|ott|out|nov|dec|d[ée]c|dez|dic|mon|tue|wed|thu|fri|sat|sun|die|mit|don|sam|son|lun|mer|jeu|ven|dim|mi[eé]|jue|vie|s[aá]b|dom|gio|seg|ter|qua|qui|sex|woe|vri|zat|zon)\\p{L}{0,9}';
const IS_DAY = compactPattern(`^[^\\p{L}]*(?:(?:${DAY_WORDS})(?!\\p{L})[^\\p{L}]*){1,5}$`, 'iu');
const IS_VALUE = /^#[:.h]#(?:\s?[-–—]\s?#[:.h]#)?$|^[^\p{L}]*[$€£¥₹][^\p{L}]*$/u;

/** The next lines with text, outwards from the page number. */
function linesBeside(lines: readonly Line[], mark: number, step: number): number[] {
  const beside: number[] = [];
  for (let i = mark + step; Math.abs(i - mark) <= 2 * MAX_LINES_BESIDE && beside.length < MAX_LINES_BESIDE; i += step) {
    const line = lines[i];
    if (!line) break;
    if (isBlank(line.passage) || line.isRule || isPageFurniture(line)) continue;
    if (line.bullet !== null || line.passage.text.length > MAX_LENGTH) break;
    beside.push(i);
  }
  return beside;
}

/** Looks that stand at the edges of pages again and again and hardly anywhere else. */
function repeatedAt(lines: readonly Line[], edges: ReadonlySet<number>): ReadonlySet<string> {
  const all = new Map<string, number>();
  const atEdge = new Map<string, number>();
  const wanted = new Set([...edges].map((i) => lookOf(lines[i] as Line)));
  for (const [i, line] of lines.entries()) {
    if (isBlank(line.passage) || line.passage.text.length > MAX_LENGTH) continue;
    const look = lookOf(line);
    if (!wanted.has(look)) continue;
    all.set(look, (all.get(look) ?? 0) + 1);
    if (edges.has(i)) atEdge.set(look, (atEdge.get(look) ?? 0) + 1);
  }
  return new Set(
    [...atEdge].flatMap(([look, count]) => (count >= 2 && count >= (all.get(look) ?? 0) * 0.75 ? [look] : [])),
  );
}

/** Between the halves of a sentence no more lines than these are skipped. */
const MAX_BREAK = 4 * MAX_LINES_BESIDE;

/** For a blank line around dropped ones: the line after them, where it goes on with the line before. */
function continuationAfter(lines: readonly Line[], i: number, dropped: ReadonlySet<number>): Line | null {
  if (!isBlank((lines[i] as Line).passage) && !(lines[i] as Line).isRule) return null;
  const before = skip(lines, i, -1, dropped);
  const after = skip(lines, i, 1, dropped);
  if (before === null || after === null || !(before.isAtPage || after.isAtPage)) return null;
  const goesOn = /[\p{L}\p{N},]$|\p{L}-$/u.test(before.line.passage.text) && /^\p{Ll}/u.test(after.line.passage.text);
  return goesOn && after.line.bullet === null ? after.line : null;
}

function skip(
  lines: readonly Line[],
  from: number,
  step: number,
  dropped: ReadonlySet<number>,
): { line: Line; isAtPage: boolean } | null {
  let isAtPage = false;
  for (let i = from + step; Math.abs(i - from) <= MAX_BREAK; i += step) {
    const line = lines[i];
    if (!line) return null;
    if (dropped.has(i)) isAtPage = true;
    else if (!isBlank(line.passage) && !line.isRule) return { line, isAtPage };
  }
  return null;
}
