/**
 * Reads from the source of a regex which three characters a text may start with that it matches: characters come in a few kinds, the kinds
 * of one place are a set of bits.
 */

import { codeAt } from './character-class.ts';
import { withoutMarks } from './compact-pattern.ts';

export const END = 0;
const DIGIT = 27;
const OTHER = 31;
/** Kinds of characters: the end of the text, each letter, digits, blank, hyphen, dot, all others. */
const SYMBOLS = new Uint8Array(128).fill(OTHER);
for (let i = 0; i < 26; i++) SYMBOLS[97 + i] = SYMBOLS[65 + i] = i + 1;
for (let i = 0; i < 10; i++) SYMBOLS[48 + i] = DIGIT;
SYMBOLS[0x20] = 28;
SYMBOLS[0x2d] = 29;
SYMBOLS[0x2e] = 30;

export const symbolOf = (code: number): number => (code < 128 ? (SYMBOLS[code] as number) : OTHER);
export function symbolAt(text: string, index: number): number {
  if (index >= text.length) return END;
  const code = codeAt(text, index);
  return code < 128 ? (SYMBOLS[code] as number) : OTHER;
}
const bitOf = (character: string): number => 1 << symbolOf(codeAt(character, 0));
export const isWordSymbol = (symbol: number): boolean => symbol !== END && symbol <= DIGIT;

/** Sets of symbols as bits. */
export const ANY = -1;
const LETTERS = 0x07fffffe;
const DIGITS = 1 << DIGIT;
const BLANKS = bitOf(' ') | (1 << OTHER);
const NOT_END = ~1;

export function symbolsIn(set: number): number[] {
  const symbols: number[] = [];
  for (let symbol = 0; symbol < 32; symbol++) if ((set & (1 << symbol)) !== 0) symbols.push(symbol);
  return symbols;
}

/** The symbols of the first characters, as many as are asked for. */
export interface Path {
  readonly sets: readonly number[];
  /** Other letters may stand before them. */
  readonly isInner: boolean;
  /** The pattern matches at the start of the text alone. */
  readonly isAnchored: boolean;
  /** The pattern itself says that no letter stands before them. */
  readonly isBounded: boolean;
}

/**
 * Follows every way in which a text may start that a regex matches, until its first characters are known. It reads as much of a regex's source
 * as vocabulary is written in; look-arounds count as nothing.
 */
export class StartReader {
  private readonly source: string;
  private readonly done: (path: Path) => void;
  /** Characters to know. */
  private readonly length: number;
  private at = 0;

  constructor(source: string, done: (path: Path) => void, length = 3) {
    this.source = withoutMarks(source);
    this.done = done;
    this.length = length;
  }

  read(isAnchored: boolean): void {
    for (const path of this.readChoice([{ sets: [], isInner: false, isAnchored, isBounded: false }])) this.done(path);
  }

  private take(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  /** The paths that go on after the alternatives; those that are long enough are done with. */
  private readChoice(paths: readonly Path[]): readonly Path[] {
    const after: Path[] = [];
    do after.push(...this.readSequence(paths));
    while (this.take('|'));
    return after;
  }

  private readSequence(paths: readonly Path[]): readonly Path[] {
    let open = paths;
    while (this.at < this.source.length && !'|)'.includes(this.source.charAt(this.at)))
      if (open.length > 0) open = this.readRepeat(open);
      else this.skipAtom();
    return open;
  }

  private readRepeat(paths: readonly Path[]): readonly Path[] {
    const start = this.at;
    this.skipAtom();
    const { min, isOpen } = this.readQuantifier();
    const end = this.at;
    const after: Path[] = [];
    let open = paths;
    // `[a-z]*fuhrung` and `(?:[a-z]+ )?market` are found by what follows, wherever it stands.
    if (isOpen && /^(?:\(\?:)?\[a-z\]/.test(this.source.slice(start, start + 8))) {
      for (const path of paths) if (path.sets.length === 0 && !path.isAnchored) after.push({ ...path, isInner: true });
      open = paths.filter((path) => path.sets.length > 0 || path.isAnchored);
    }
    for (let times = 0; open.length > 0 && times <= this.length; times++) {
      if (times >= Math.min(min, this.length)) after.push(...open);
      if (times > 0 && !isOpen && times >= min) break;
      this.at = start;
      open = this.readAtom(open);
    }
    this.at = end;
    return after;
  }

  /** How often the atom before it must come at least, and whether it may come more often than once beyond. */
  private readQuantifier(): { readonly min: number; readonly isOpen: boolean } {
    const mark = this.source.charAt(this.at);
    if (mark === '' || !'?*+{'.includes(mark)) return { min: 1, isOpen: false };
    let min = mark === '+' ? 1 : 0;
    let isOpen = mark !== '?';
    this.at++;
    if (mark === '{') {
      const end = this.source.indexOf('}', this.at);
      const [least = '', most] = this.source.slice(this.at, end).split(',');
      min = Number(least);
      isOpen = most !== undefined && (most === '' || Number(most) > Math.max(1, min));
      this.at = end + 1;
    }
    this.take('?');
    return { min, isOpen };
  }

  private skipAtom(): void {
    let depth = 0;
    do {
      const character = this.source.charAt(this.at++);
      if (character === '\\') this.setOfEscape(this.source.charAt(this.at++));
      else if (character === '[') this.readClass();
      else if (character === '(') depth++;
      else if (character === ')') depth--;
    } while (depth > 0);
  }

  private readAtom(paths: readonly Path[]): readonly Path[] {
    const character = this.source.charAt(this.at++);
    if (character === '$') return paths;
    if (character === '^') return bounded(paths);
    if (character === '.') return this.extend(paths, NOT_END);
    if (character === '[') return this.extend(paths, this.readClass());
    if (character === '\\') {
      const escaped = this.source.charAt(this.at++);
      return escaped === 'b' ? bounded(paths) : this.extend(paths, this.setOfEscape(escaped));
    }
    if (character !== '(') return this.extend(paths, bitOf(character));
    const opening = /^\?(?:<?[=!]|:|<\w+>)/.exec(this.source.slice(this.at, this.at + 24))?.[0] ?? '';
    this.at += opening.length;
    if (opening === '?<!' && /^(?:\[(?:A-Z)?a-z0-9|\\w)/.test(this.source.slice(this.at, this.at + 8)))
      return bounded(paths);
    return /[=!]/.test(opening) ? paths : this.readChoice(paths);
  }

  private extend(paths: readonly Path[], set: number): readonly Path[] {
    const open: Path[] = [];
    for (const before of paths) {
      const path = { ...before, sets: [...before.sets, set] };
      if (path.sets.length === this.length) this.done(path);
      else open.push(path);
    }
    return open;
  }

  private setOfEscape(character: string): number {
    if (character === 'd') return DIGITS;
    if (character === 's') return BLANKS;
    if (character === 'w') return LETTERS | DIGITS | (1 << OTHER);
    if (character === 'u' || character === 'p' || character === 'P') {
      const rest = /^(?:\{[^}]*\}|[0-9a-fA-F]{4})/.exec(this.source.slice(this.at, this.at + 30))?.[0] ?? '';
      this.at += rest.length;
      return character === 'u' ? 1 << OTHER : NOT_END;
    }
    if (character === 't' || character === 'n' || character === 'r') return 1 << OTHER;
    if (character === 'W') return NOT_END & ~(LETTERS | DIGITS);
    if (character === 'D') return NOT_END & ~DIGITS;
    return /[a-zA-Z]/.test(character) ? NOT_END : bitOf(character);
  }

  private readClass(): number {
    const isNegated = this.take('^');
    let set = 0;
    while (this.at < this.source.length && this.source.charAt(this.at) !== ']') {
      const character = this.source.charAt(this.at++);
      const last = /^-[^\]]/.test(this.source.slice(this.at, this.at + 2)) ? codeAt(this.source, this.at + 1) : 0;
      if (character === '\\') set |= this.setOfEscape(this.source.charAt(this.at++));
      else if (last === 0) set |= bitOf(character);
      else {
        for (let code = codeAt(character, 0); code <= Math.min(last, 128); code++) set |= 1 << symbolOf(code);
        if (last > 127) set |= 1 << OTHER;
        this.at += 2;
      }
    }
    this.at++;
    return isNegated ? NOT_END : set;
  }
}

const bounded = (paths: readonly Path[]): readonly Path[] =>
  paths.map((path) => (path.sets.length === 0 ? { ...path, isBounded: true } : path));
