/**
 * One look at a folded line that answers for all vocabularies at once: which of them may match in it, told by three letters of each place,
 * and which signs it holds. Patterns of vocabulary are long and nearly never match: few are run after it.
 */
import { codeAt, codeWithin } from './character-class.ts';
import { compactPattern } from './compact-pattern.ts';
import { isWordSymbol, type Path, StartReader, symbolOf, symbolsIn } from './start-reader.ts';

export interface LineLook {
  /** `DIGIT`, `LABEL_MARK`, …: the signs of the line as bits. */
  readonly signs: number;
  /**
   * The patterns that may match somewhere, as bits of the first `WIDTH` numbers; behind them those that may match at the line's start or its
   * first word.
   */
  readonly patterns: readonly number[];
}

export const DIGIT = 1;
/** A colon or a tab: without them no label is there. */
export const LABEL_MARK = 2;
export const AT_SIGN = 4;
/** `$`, or anything beyond ASCII, where the other currencies' signs are. */
export const CURRENCY_SIGN = 8;
export const BEYOND_ASCII = 16;
export const BRACKET = 32;
export const STAR = 64;
export const PLUS = 128;
export const SLASH = 256;
export const PERCENT_SIGN = 512;
export const EQUALS_SIGN = 1024;

const SIGNS = new Uint16Array(128);
for (const digit of '0123456789') SIGNS[codeAt(digit, 0)] = DIGIT;
for (const [sign, bit] of [
  [':', LABEL_MARK],
  ['\t', LABEL_MARK],
  ['@', AT_SIGN],
  ['$', CURRENCY_SIGN],
  ['(', BRACKET],
  [')', BRACKET],
  ['*', STAR],
  ['+', PLUS],
  ['/', SLASH],
  ['%', PERCENT_SIGN],
  ['=', EQUALS_SIGN],
] as const)
  SIGNS[codeAt(sign, 0)] = bit;

const SYMBOL_BITS = 5;
const SYMBOL = (1 << SYMBOL_BITS) - 1;
const THREE_SYMBOLS = (1 << (3 * SYMBOL_BITS)) - 1;
/** The symbol of each character of ASCII, and over it the bits of its signs: looked up together. */
const KINDS = Uint16Array.from(SIGNS, (signs, code) => (signs << SYMBOL_BITS) | symbolOf(code));
const BEYOND_KIND = ((CURRENCY_SIGN | BEYOND_ASCII) << SYMBOL_BITS) | symbolOf(128);

const PLACES = THREE_SYMBOLS + 1;
const PER_NUMBER = 32;
/** Numbers that hold a bit for every pattern: a line has two rows of them. */
const WIDTH = 12;
/** Sources in the order of their indices; `table` is made of them at the first look, when all modules have told theirs. */
const sources: string[] = [];
let table: Table | null = null;

/** Where the pattern may match: rows of `sets`, 0 for nowhere. */
interface Table {
  /** By three letters: at the start of a word, or at a sign, with what may match at any place. */
  readonly atStart: Uint16Array;
  /** By three letters: within a word. */
  readonly inWord: Uint16Array;
  /** `WIDTH` numbers a row. */
  readonly sets: Int32Array;
}

/** The start of a regex that says nothing of its words. */
const LEAD = /^\^(?:\\[WD](?:\{0,\d+\}|\*))?/;

/** A regex on a folded line that is run only where the look at the line says that it may match. */
export class LinePattern {
  readonly regex: RegExp;
  private readonly word: number;
  private readonly bit: number;
  private onNothing: boolean | null = null;

  /**
   * @param starts the source to tell it by, where the regex's own begins with more than words (`.{0,40}\b`).
   * A regex that begins with `^` and no other source is known by the first word of the line.
   */
  constructor(regex: RegExp, starts?: string) {
    this.regex = compactPattern(regex);
    const isLeading = starts === undefined && regex.source.startsWith('^');
    if (sources.length >= PER_NUMBER * WIDTH) throw new RangeError('More patterns than bits: WIDTH must grow.');
    this.word = Math.floor(sources.length / PER_NUMBER) + (isLeading ? WIDTH : 0);
    this.bit = 1 << (sources.length % PER_NUMBER);
    sources.push(starts ?? (isLeading ? regex.source.replace(LEAD, '\\b') : regex.source));
    table = null;
  }

  /** False where the line surely has no match. */
  mayMatch(look: LineLook): boolean {
    return ((look.patterns[this.word] as number) & this.bit) !== 0;
  }

  /** `text` is the looked at line or its start. */
  test(look: LineLook, text: string): boolean {
    return this.mayMatch(look) && (text === '' ? this.matchesNothing : this.regex.test(text));
  }

  exec(look: LineLook, text: string): RegExpExecArray | null {
    if (!this.mayMatch(look) || (text === '' && !this.matchesNothing)) return null;
    return this.regex.exec(text);
  }

  /** Asked once: an empty text has one byte a character, whatever it was cut from, and for it all would be compiled once more. */
  private get matchesNothing(): boolean {
    this.onNothing ??= this.regex.test('');
    return this.onNothing;
  }
}

/** A regex that begins with `^` and is run on sentences of the line too: it is known by its words, wherever they stand. */
export const leadingAnywhere = (regex: RegExp): LinePattern =>
  new LinePattern(regex, regex.source.replace(LEAD, '\\b'));

export function lookAtLine(folded: string): LineLook {
  const { length } = folded;
  if (length === 0) return EMPTY;
  table ??= readTable();
  const { atStart, inWord, sets } = table;
  seen.fill(0);
  let signs = 0;
  let isAfterWord = false;
  let isBeforeWords = true;
  // The symbols of three neighbours; the last two places reach beyond the end.
  let place = 0;
  for (let next = 0; next < length + 2; next++) {
    if (next < length) {
      const code = codeWithin(folded, next);
      const kind = code < 128 ? (KINDS[code] as number) : BEYOND_KIND;
      signs |= kind >> SYMBOL_BITS;
      place = ((place << SYMBOL_BITS) | (kind & SYMBOL)) & THREE_SYMBOLS;
    } else place = (place << SYMBOL_BITS) & THREE_SYMBOLS;
    if (next < 2) continue;
    const isWord = isWordSymbol(place >> (2 * SYMBOL_BITS));
    const row = (isWord && isAfterWord ? inWord[place] : atStart[place]) as number;
    if (row !== 0) addRow(0, sets, row);
    if (isBeforeWords && (isWord || next === 2)) {
      if (row !== 0) addRow(WIDTH, sets, row);
      isBeforeWords = !isWord;
    }
    isAfterWord = isWord;
  }
  // Texts of very many lines have little in each, and neighbours have the same: rows of a table, entries of a list.
  if (saw(NO_PATTERNS)) return signs === 0 ? EMPTY : { signs, patterns: NO_PATTERNS };
  if (!saw(last.patterns)) {
    const patterns = NO_PATTERNS.slice();
    for (let i = 0; i < 2 * WIDTH; i++) patterns[i] = seen[i] as number;
    last = { signs, patterns };
  } else if (last.signs !== signs) last = { signs, patterns: last.patterns };
  return last;
}

/** The rows of the line that is looked at, put together: engines add up typed numbers faster than those of an object's own array. */
const seen = new Int32Array(2 * WIDTH);

function addRow(at: number, sets: Int32Array, row: number): void {
  const from = row * WIDTH;
  for (let i = 0; i < WIDTH; i++) seen[at + i] = (seen[at + i] as number) | (sets[from + i] as number);
}

const NO_PATTERNS: readonly number[] = new Array<number>(WIDTH * 2).fill(0);
const EMPTY: LineLook = { signs: 0, patterns: NO_PATTERNS };
/** The last look that found patterns: the next line shares it where it finds the same. */
let last = EMPTY;

function saw(patterns: readonly number[]): boolean {
  for (let i = 0; i < 2 * WIDTH; i++) if (seen[i] !== patterns[i]) return false;
  return true;
}

function readTable(): Table {
  const starts = new Int32Array(PLACES * WIDTH);
  const inner = new Int32Array(PLACES * WIDTH);
  for (const [i, source] of sources.entries()) {
    const word = Math.floor(i / PER_NUMBER);
    const bit = 1 << (i % PER_NUMBER);
    const record = ({ sets: [a = -1, b = -1, c = -1], isInner, isBounded }: Path): void => {
      const last = symbolsIn(c);
      for (const x of symbolsIn(a)) {
        const into = isWordSymbol(x) && (isInner || !isBounded) ? inner : starts;
        for (const y of symbolsIn(b))
          for (const z of last) {
            const at = ((x << 10) | (y << 5) | z) * WIDTH + word;
            into[at] = (into[at] as number) | bit;
          }
      }
    };
    new StartReader(source, record).read(false);
  }
  for (let at = 0; at < starts.length; at++) starts[at] = (starts[at] as number) | (inner[at] as number);
  // The first row is the empty one.
  const sets: number[] = new Array<number>(WIDTH).fill(0);
  const rows = new Map<string, number>([[sets.join(), 0]]);
  const atStart = rowsFor(starts, rows, sets);
  return { atStart, inWord: rowsFor(inner, rows, sets), sets: Int32Array.from(sets) };
}

/** The same set of patterns stands at many places: each is kept once. */
function rowsFor(all: Int32Array, rows: Map<string, number>, sets: number[]): Uint16Array {
  const ids = new Uint16Array(PLACES);
  for (let place = 0; place < PLACES; place++) {
    if (isEmptyRow(all, place * WIDTH)) continue;
    const set = all.subarray(place * WIDTH, (place + 1) * WIDTH);
    const key = set.join();
    const known = rows.get(key);
    ids[place] = known ?? rows.size;
    if (known !== undefined) continue;
    rows.set(key, rows.size);
    sets.push(...set);
  }
  return ids;
}

function isEmptyRow(all: Int32Array, at: number): boolean {
  for (let i = at; i < at + WIDTH; i++) if (all[i] !== 0) return false;
  return true;
}
