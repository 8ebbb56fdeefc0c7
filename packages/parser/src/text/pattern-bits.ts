/**
 * A few vocabularies of one reader and the texts that it asks about: which of them a text may hold, told in one pass by three letters of each
 * place. Where a text is a whole line its look tells the same; this is for clauses, for what stands before a value or behind it.
 */
import { codeWithin } from './character-class.ts';
import { SparseBits } from './sparse-bits.ts';
import { END, isWordSymbol, type Path, StartReader, symbolOf, symbolsIn } from './start-reader.ts';

const PLACES = 1 << 15;

export class PatternBits {
  /** By three letters: at the start of a word, or at a sign, with what may match at any place. */
  private readonly atStart: SparseBits;
  /** By three letters: within a word. */
  private readonly inWord: SparseBits;

  /** At most 31 patterns on folded text. */
  constructor(patterns: readonly RegExp[]) {
    const starts = new Int32Array(PLACES);
    const inner = new Int32Array(PLACES);
    for (const [i, { source }] of patterns.entries())
      new StartReader(source, (path) => record(path, 1 << i, starts, inner)).read(false);
    this.atStart = new SparseBits(starts.map((start, place) => start | (inner[place] as number)));
    this.inWord = new SparseBits(inner);
  }

  /** The patterns that may match in the text, as bits in their order. */
  bitsIn(folded: string): number {
    const { atStart, inWord } = this;
    const { length } = folded;
    let bits = 0;
    let isAfterWord = false;
    let first = END;
    let second = END;
    for (let next = 0; next < length + 2; next++) {
      const third = next < length ? symbolOf(codeWithin(folded, next)) : END;
      if (next >= 2) {
        const isWord = isWordSymbol(first);
        bits |= (isWord && isAfterWord ? inWord : atStart).at((first << 10) | (second << 5) | third);
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
