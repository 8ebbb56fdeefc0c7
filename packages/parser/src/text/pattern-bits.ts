/**
 * A few vocabularies of one reader and the texts that it asks about: which of them a text may hold, told in one pass by three letters of each
 * place. Where a text is a whole line its look tells the same; this is for clauses, for what stands before a value or behind it.
 */
import { codeWithin } from './character-class.ts';
import { END, isWordSymbol, type Path, StartReader, symbolOf, symbolsIn } from './start-reader.ts';

const PLACES = 1 << 15;

export class PatternBits {
  /** By three letters: at the start of a word, or at a sign. */
  private readonly atStart = new Int32Array(PLACES);
  /** By three letters: at any place. */
  private readonly atAny = new Int32Array(PLACES);

  /** At most 31 patterns on folded text. */
  constructor(patterns: readonly RegExp[]) {
    for (const [i, { source }] of patterns.entries())
      new StartReader(source, (path) => this.record(path, 1 << i)).read(false);
  }

  /** The patterns that may match in the text, as bits in their order. */
  bitsIn(folded: string): number {
    const { atStart, atAny } = this;
    const { length } = folded;
    let bits = 0;
    let isAfterWord = false;
    let first = END;
    let second = END;
    for (let next = 0; next < length + 2; next++) {
      const third = next < length ? symbolOf(codeWithin(folded, next)) : END;
      if (next >= 2) {
        const place = (first << 10) | (second << 5) | third;
        const isWord = isWordSymbol(first);
        bits |= atAny[place] as number;
        if (!isWord || !isAfterWord) bits |= atStart[place] as number;
        isAfterWord = isWord;
      }
      first = second;
      second = third;
    }
    return bits;
  }

  private record({ sets: [a = -1, b = -1, c = -1], isInner, isBounded }: Path, bit: number): void {
    const last = symbolsIn(c);
    for (const x of symbolsIn(a)) {
      const into = isWordSymbol(x) && (isInner || !isBounded) ? this.atAny : this.atStart;
      for (const y of symbolsIn(b))
        for (const z of last) {
          const at = (x << 10) | (y << 5) | z;
          into[at] = (into[at] as number) | bit;
        }
    }
  }
}
