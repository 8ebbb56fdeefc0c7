/**
 * Tells by three letters which of many patterns may match at a place of a folded text. Patterns of vocabulary are long and nearly never
 * match: the table is made from their sources and lets all through that could match, so that few are ever run.
 */
import { codeWithin } from './character-class.ts';
import { ANY, END, isWordSymbol, type Path, StartReader, symbolAt, symbolOf, symbolsIn } from './start-reader.ts';

/** What a text may hold, patterns as bits in the order of their sources. */
interface WordStarts {
  /** Of some word's start. */
  readonly found: number;
  /** Of a place within a word. */
  readonly inner: number;
  /** The starts, and which patterns may match at each. */
  readonly at: readonly number[];
  readonly patterns: readonly number[];
}

const PLACES = 1 << 15;

export class StartTable {
  /** By three letters: which of the few rows of patterns holds there. A byte a place, for the tables are looked up far and wide. */
  private readonly rows: Uint8Array;
  /** By row: at the start of a word. */
  private readonly starts: readonly number[];
  /** By row: at a place within a word. */
  private readonly inner: readonly number[];

  /** At most 31 patterns; the sources of regexes on folded text, whose `^` or look-behind for the start of a word says nothing here. */
  constructor(sources: readonly string[]) {
    const starts = new Int32Array(PLACES);
    const inner = new Int32Array(PLACES);
    for (const [i, source] of sources.entries())
      new StartReader(source, (path) => record(path, 1 << i, path.isInner ? inner : starts)).read(
        source.startsWith('^'),
      );
    const known = new Map<string, number>();
    this.rows = Uint8Array.from(starts, (start, place) => {
      const key = `${start} ${inner[place]}`;
      const row = known.get(key) ?? known.size;
      known.set(key, row);
      return row;
    });
    if (known.size > 256) throw new RangeError('More rows of patterns than a byte tells apart.');
    const bits = [...known.keys()].map((key) => key.split(' ').map(Number));
    this.starts = bits.map(([start]) => start as number);
    this.inner = bits.map(([, within]) => within as number);
  }

  /** The patterns that may match at `index`, as bits in the order of the sources. */
  at(text: string, index = 0): number {
    const place = (symbolAt(text, index) << 10) | (symbolAt(text, index + 1) << 5) | symbolAt(text, index + 2);
    return this.starts[this.rows[place] as number] as number;
  }

  /** Where words start that a pattern may match at. */
  scan(text: string): WordStarts {
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
      const row = this.rows[index] as number;
      inner |= this.inner[row] as number;
      const here = isWordSymbol(before) ? 0 : (this.starts[row] as number);
      if (here !== 0) {
        found |= here;
        at.push(i - 2);
        patterns.push(here);
      }
      before = first;
      first = second;
      second = third;
    }
    return { found, inner, at, patterns };
  }
}

function record({ sets: [a = ANY, b = ANY, c = ANY] }: Path, bit: number, table: Int32Array): void {
  const last = symbolsIn(c);
  for (const x of symbolsIn(a))
    for (const y of symbolsIn(b))
      for (const z of last) {
        const index = (x << 10) | (y << 5) | z;
        table[index] = (table[index] as number) | bit;
      }
}
