/**
 * Tells by four letters which of many patterns may match at a place of a folded text. Patterns of vocabulary are long and nearly never
 * match: the table is made from their sources and lets all through that could match, so that few are ever run.
 */
import { codeWithin } from './character-class.ts';
import { SparseBits } from './sparse-bits.ts';
import { ANY, END, isWordSymbol, type Path, StartReader, symbolAt, symbolOf, symbolsIn } from './start-reader.ts';

/** What a text may hold, patterns as bits in the order of their sources. */
interface WordStarts {
  /** Of some word's start, by three letters of it. */
  readonly found: number;
  /** Of a place within a word. */
  readonly inner: number;
  /** The starts, and which patterns may match at each. */
  readonly at: readonly number[];
  readonly patterns: readonly number[];
}

const PLACES = 1 << 15;

/** The patterns by the letters that they may start with. */
interface Starts {
  /** By the first three letters. */
  readonly starts: SparseBits;
  /** By the three from the second on, looked up where the first ones let something through: half of it goes. */
  readonly nexts: SparseBits;
  /** By three letters within a word. */
  readonly inner: SparseBits;
}

export class StartTable {
  private readonly sources: readonly string[];
  /** Made when a text first asks: a process that reads one kind need not wait for the tables of all. */
  private made: Starts | null = null;

  /** At most 31 patterns; the sources of regexes on folded text, whose `^` or look-behind for the start of a word says nothing here. */
  constructor(sources: readonly string[]) {
    this.sources = sources;
  }

  /** The patterns that may match at `index`, as bits in the order of the sources. */
  at(text: string, index = 0): number {
    this.made ??= readStarts(this.sources);
    const table = this.made;
    const place = (symbolAt(text, index) << 10) | (symbolAt(text, index + 1) << 5) | symbolAt(text, index + 2);
    const found = table.starts.at(place);
    return found === 0 ? 0 : withNext(table, found, place, text, index);
  }

  /** Where words start that a pattern may match at. */
  scan(text: string): WordStarts {
    this.made ??= readStarts(this.sources);
    const table = this.made;
    const at: number[] = [];
    const patterns: number[] = [];
    let found = 0;
    let inner = 0;
    let before = END;
    let first = symbolAt(text, 0);
    let second = symbolAt(text, 1);
    for (let i = 2, { length } = text; i < length + 2; i++) {
      const third = i < length ? symbolOf(codeWithin(text, i)) : END;
      const index = (first << 10) | (second << 5) | third;
      inner |= table.inner.at(index);
      const here = isWordSymbol(before) ? 0 : table.starts.at(index);
      found |= here;
      const sure = here === 0 ? 0 : withNext(table, here, index, text, i - 2);
      if (sure !== 0) {
        at.push(i - 2);
        patterns.push(sure);
      }
      before = first;
      first = second;
      second = third;
    }
    return { found, inner, at, patterns };
  }
}

/** Of the patterns that the three letters from `index` on let through those that the fourth does too. */
function withNext({ nexts }: Starts, found: number, place: number, text: string, index: number): number {
  return found & nexts.at(((place & 1023) << 5) | symbolAt(text, index + 3));
}

function readStarts(sources: readonly string[]): Starts {
  const [starts, nexts, inner] = [new Int32Array(PLACES), new Int32Array(PLACES), new Int32Array(PLACES)];
  for (const [i, source] of sources.entries()) {
    const record = ({ sets: [a = ANY, b = ANY, c = ANY, d = ANY], isInner }: Path): void => {
      mark(isInner ? inner : starts, [a, b, c], 1 << i);
      if (!isInner) mark(nexts, [b, c, d], 1 << i);
    };
    new StartReader(source, record, 4).read(source.startsWith('^'));
  }
  return { starts: new SparseBits(starts), nexts: new SparseBits(nexts), inner: new SparseBits(inner) };
}

function mark(table: Int32Array, [a, b, c]: readonly [number, number, number], bit: number): void {
  const last = symbolsIn(c);
  for (const x of symbolsIn(a))
    for (const y of symbolsIn(b))
      for (const z of last) {
        const index = (x << 10) | (y << 5) | z;
        table[index] = (table[index] as number) | bit;
      }
}

/** Several patterns that match at the start of a folded text: only those are run that its first four letters allow. */
export class StartPatterns {
  private readonly table: StartTable;
  private readonly patterns: readonly RegExp[];

  constructor(patterns: readonly RegExp[]) {
    this.table = new StartTable(patterns.map(({ source }) => source));
    this.patterns = patterns;
  }

  /** The index of the first pattern that matches the text from `from` on, -1 where none does or none of those `asked` for, as bits, can. */
  first(text: string, from = 0, asked = -1): number {
    let possible = this.table.at(text, from);
    if ((possible & asked) === 0) return -1;
    const rest = from === 0 ? text : text.slice(from);
    for (; possible !== 0; possible &= possible - 1) {
      const index = 31 - Math.clz32(possible & -possible);
      if ((this.patterns[index] as RegExp).test(rest)) return index;
    }
    return -1;
  }
}
