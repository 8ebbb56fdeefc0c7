/**
 * A few vocabularies of one reader and the texts that it asks about: which of them a text may hold, told in one pass by three letters of each
 * place. Where a text is a whole line its look tells the same; this is for clauses, for what stands before a value or behind it.
 */
import { codeWithin } from './character-class.ts';
import { END, isWordSymbol, type Path, StartReader, symbolOf, symbolsIn } from './start-reader.ts';

const PLACES = 1 << 15;

export class PatternBits {
  /** By three letters: which of the few rows of patterns holds there. A byte a place, for the tables are looked up far and wide. */
  private readonly rows: Uint8Array;
  /** By row: at the start of a word, or at a sign. */
  private readonly atStart: readonly number[];
  /** By row: within a word. */
  private readonly inWord: readonly number[];

  /** At most 31 patterns on folded text. */
  constructor(patterns: readonly RegExp[]) {
    const starts = new Int32Array(PLACES);
    const inner = new Int32Array(PLACES);
    for (const [i, { source }] of patterns.entries())
      new StartReader(source, (path) => record(path, 1 << i, starts, inner)).read(false);
    const known = new Map<string, number>();
    this.rows = Uint8Array.from(starts, (start, place) => {
      const key = `${start | (inner[place] as number)} ${inner[place]}`;
      const row = known.get(key) ?? known.size;
      known.set(key, row);
      return row;
    });
    if (known.size > 256) throw new RangeError('More rows of patterns than a byte tells apart.');
    const bits = [...known.keys()].map((key) => key.split(' ').map(Number));
    this.atStart = bits.map(([start]) => start as number);
    this.inWord = bits.map(([, inWord]) => inWord as number);
  }

  /** The patterns that may match in the text, as bits in their order. */
  bitsIn(folded: string): number {
    const { rows, atStart, inWord } = this;
    const { length } = folded;
    let bits = 0;
    let isAfterWord = false;
    let first = END;
    let second = END;
    for (let next = 0; next < length + 2; next++) {
      const third = next < length ? symbolOf(codeWithin(folded, next)) : END;
      if (next >= 2) {
        const row = rows[(first << 10) | (second << 5) | third] as number;
        const isWord = isWordSymbol(first);
        bits |= (isWord && isAfterWord ? inWord[row] : atStart[row]) as number;
        isAfterWord = isWord;
      }
      first = second;
      second = third;
    }
    return bits;
  }
}

function record(
  { sets: [a = -1, b = -1, c = -1], isInner, isBounded }: Path,
  bit: number,
  starts: Int32Array,
  inner: Int32Array,
): void {
  const last = symbolsIn(c);
  for (const x of symbolsIn(a)) {
    const into = isWordSymbol(x) && (isInner || !isBounded) ? inner : starts;
    for (const y of symbolsIn(b))
      for (const z of last) {
        const at = (x << 10) | (y << 5) | z;
        into[at] = (into[at] as number) | bit;
      }
  }
}
