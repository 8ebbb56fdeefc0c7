/**
 * Tells by three letters which of many patterns may match at a place of a folded text. Patterns of vocabulary are long and nearly never
 * match: the table is made from their sources and lets all through that could match, so that few are ever run.
 */

const END = 0;
const DIGIT = 27;
const OTHER = 31;
/** Kinds of characters: the end of the text, each letter, digits, blank, hyphen, dot, all others. */
const SYMBOLS = new Uint8Array(128).fill(OTHER);
for (let i = 0; i < 26; i++) SYMBOLS[97 + i] = i + 1;
for (let i = 0; i < 10; i++) SYMBOLS[48 + i] = DIGIT;
SYMBOLS[0x20] = 28;
SYMBOLS[0x2d] = 29;
SYMBOLS[0x2e] = 30;

const symbolOf = (code: number): number => (code < 128 ? (SYMBOLS[code] as number) : OTHER);
const symbolAt = (text: string, index: number): number =>
  index < text.length ? symbolOf(text.charCodeAt(index)) : END;
const bitOf = (character: string): number => 1 << symbolOf(character.charCodeAt(0));
const isWordSymbol = (symbol: number): boolean => symbol !== END && symbol <= DIGIT;

/** Sets of symbols as bits. */
const ANY = -1;
const LETTERS = 0x07fffffe;
const DIGITS = 1 << DIGIT;
const BLANKS = bitOf(' ') | (1 << OTHER);
const NOT_END = ~1;

export class StartTable {
  private readonly starts = new Int32Array(1 << 15);
  private readonly inner = new Int32Array(1 << 15);

  /** At most 31 patterns; the sources of regexes on folded text, whose `^` or look-behind for the start of a word says nothing here. */
  constructor(sources: readonly string[]) {
    for (const [i, source] of sources.entries()) {
      const node = new SourceReader(source).read();
      const start: Path = { sets: [], isInner: false, isAnchored: source.startsWith('^') };
      walk(node, start, (path) => this.record(path, 1 << i));
    }
  }

  /** The patterns that may match at `index`, as bits in the order of the sources. */
  at(text: string, index = 0): number {
    return this.starts[
      (symbolAt(text, index) << 10) | (symbolAt(text, index + 1) << 5) | symbolAt(text, index + 2)
    ] as number;
  }

  /** The patterns that may match at the start of any word. */
  inText(text: string): number {
    let found = 0;
    let before = END;
    let first = symbolAt(text, 0);
    let second = symbolAt(text, 1);
    for (let i = 2; i < text.length + 2; i++) {
      const third = symbolAt(text, i);
      const index = (first << 10) | (second << 5) | third;
      if (!isWordSymbol(before)) found |= this.starts[index] as number;
      found |= this.inner[index] as number;
      before = first;
      first = second;
      second = third;
    }
    return found;
  }

  private record(path: Path, bit: number): void {
    const [a = ANY, b = ANY, c = ANY] = path.sets;
    const table = path.isInner ? this.inner : this.starts;
    for (const x of symbolsIn(a))
      for (const y of symbolsIn(b)) {
        for (const z of symbolsIn(c)) {
          const index = (x << 10) | (y << 5) | z;
          table[index] = (table[index] as number) | bit;
        }
      }
  }
}

function symbolsIn(set: number): number[] {
  const symbols: number[] = [];
  for (let symbol = 0; symbol < 32; symbol++) if ((set & (1 << symbol)) !== 0) symbols.push(symbol);
  return symbols;
}

/** The symbols of the first characters, at most three. */
interface Path {
  readonly sets: readonly number[];
  /** Other letters may stand before them. */
  readonly isInner: boolean;
  /** The pattern matches at the start of the text alone. */
  readonly isAnchored: boolean;
}

type Node =
  | { readonly kind: 'set'; readonly set: number }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly part: Node; readonly min: number; readonly isOpen: boolean };

const NOTHING: Node = { kind: 'sequence', parts: [] };

/** Goes through every way in which the node may start, `next` with each. */
function walk(node: Node, path: Path, next: (path: Path) => void): void {
  if (path.sets.length === 3) {
    next(path);
    return;
  }
  switch (node.kind) {
    case 'set':
      next({ ...path, sets: [...path.sets, node.set] });
      return;
    case 'choice':
      for (const part of node.parts) walk(part, path, next);
      return;
    case 'sequence':
      walkParts(node.parts, 0, path, next);
      return;
    case 'repeat':
      walkRepeat(node, node.min, path, next);
  }
}

function walkParts(parts: readonly Node[], from: number, path: Path, next: (path: Path) => void): void {
  const part = parts[from];
  if (part === undefined) next(path);
  else walk(part, path, (after) => walkParts(parts, from + 1, after, next));
}

function walkRepeat(node: Node & { kind: 'repeat' }, min: number, path: Path, next: (path: Path) => void): void {
  const { part } = node;
  // `[a-z]*fuhrung` and `(?:[a-z]+ )?market` are found by what follows, wherever it stands.
  if (node.isOpen && path.sets.length === 0 && !path.isAnchored && startsWithAnyLetter(part)) {
    next({ ...path, isInner: true });
    return;
  }
  if (min === 0) next(path);
  walk(part, path, (after) => {
    const isOnward = after.sets.length > path.sets.length;
    if (isOnward && (node.isOpen || min > 1)) walkRepeat(node, Math.max(0, min - 1), after, next);
    else next(after);
  });
}

function startsWithAnyLetter(node: Node): boolean {
  if (node.kind === 'set') return node.set === LETTERS;
  if (node.kind === 'repeat') return startsWithAnyLetter(node.part);
  return node.kind === 'sequence' && node.parts[0] !== undefined && startsWithAnyLetter(node.parts[0]);
}

/** Reads as much of a regex's source as vocabulary is written in. Look-arounds count as nothing. */
class SourceReader {
  private readonly source: string;
  private at = 0;

  constructor(source: string) {
    this.source = source;
  }

  read(): Node {
    const parts: Node[] = [];
    do parts.push(this.readSequence());
    while (this.take('|'));
    return parts.length === 1 ? (parts[0] as Node) : { kind: 'choice', parts };
  }

  private take(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private readSequence(): Node {
    const parts: Node[] = [];
    while (this.at < this.source.length && !/[|)]/.test(this.source.charAt(this.at)))
      parts.push(this.readRepeat(this.readAtom()));
    return { kind: 'sequence', parts };
  }

  private readRepeat(part: Node): Node {
    const match = /^(?:([?*+])|\{(\d+)(,)?(\d*)\})\??/.exec(this.source.slice(this.at, this.at + 12));
    if (!match) return part;
    this.at += match[0].length;
    const min = match[1] === undefined ? Number(match[2]) : match[1] === '+' ? 1 : 0;
    const max = match[1] === '?' ? 1 : match[2] !== undefined && match[3] === undefined ? min : Number(match[4] ?? 3);
    return { kind: 'repeat', part, min, isOpen: max > Math.max(1, min) || max === 0 };
  }

  private readAtom(): Node {
    const character = this.source.charAt(this.at++);
    if (character === '^' || character === '$') return NOTHING;
    if (character === '.') return { kind: 'set', set: NOT_END };
    if (character === '\\') return this.readEscape();
    if (character === '[') return { kind: 'set', set: this.readClass() };
    if (character !== '(') return { kind: 'set', set: bitOf(character) };
    const opening = /^\?(?:<?[=!]|:|<\w+>)/.exec(this.source.slice(this.at, this.at + 24))?.[0] ?? '';
    this.at += opening.length;
    const inside = this.read();
    this.at++;
    return /[=!]/.test(opening) ? NOTHING : inside;
  }

  private readEscape(): Node {
    const character = this.source.charAt(this.at++);
    return character === 'b' ? NOTHING : { kind: 'set', set: this.setOfEscape(character) };
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
    return /[a-zA-Z]/.test(character) ? NOT_END : bitOf(character);
  }

  private readClass(): number {
    const isNegated = this.take('^');
    let set = 0;
    while (this.at < this.source.length && this.source.charAt(this.at) !== ']') {
      const character = this.source.charAt(this.at++);
      const last = /^-[^\]]/.test(this.source.slice(this.at, this.at + 2)) ? this.source.charCodeAt(this.at + 1) : 0;
      if (character === '\\') set |= this.setOfEscape(this.source.charAt(this.at++));
      else if (last === 0) set |= bitOf(character);
      else {
        for (let code = character.charCodeAt(0); code <= Math.min(last, 128); code++) set |= 1 << symbolOf(code);
        if (last > 127) set |= 1 << OTHER;
        this.at += 2;
      }
    }
    this.at++;
    return isNegated ? NOT_END : set;
  }
}
