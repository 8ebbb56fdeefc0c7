/** Several vocabularies of word stems looked for in one text: the words are gone through once for all of them. */
import { compactPattern } from './compact-pattern.ts';
import { StartTable } from './start-table.ts';

export interface StemMatch {
  readonly from: number;
  readonly to: number;
}

export class StemFinder {
  private readonly table: StartTable;
  private readonly anywhere: readonly RegExp[];
  private readonly atWord: readonly RegExp[];

  /** The sources match at the start of a word only, but for those that begin with `[a-z]*`. */
  constructor(sources: readonly string[]) {
    this.table = new StartTable(sources);
    this.anywhere = sources.map((source) => compactPattern(source));
    this.atWord = sources.map((source) => compactPattern(source, 'y'));
  }

  /** Null where no vocabulary has a word in the text. */
  scan(text: string): StemScan | null {
    const starts = this.table.scan(text);
    return (starts.found | starts.inner) === 0 ? null : new StemScan(starts, this.anywhere, this.atWord);
  }
}

export class StemScan {
  private readonly starts: ReturnType<StartTable['scan']>;
  private readonly anywhere: readonly RegExp[];
  private readonly atWord: readonly RegExp[];

  constructor(starts: ReturnType<StartTable['scan']>, anywhere: readonly RegExp[], atWord: readonly RegExp[]) {
    this.starts = starts;
    this.anywhere = anywhere;
    this.atWord = atWord;
  }

  /** False where the text surely has no word of the vocabulary with this index. */
  mayHold(index: number): boolean {
    return ((this.starts.found | this.starts.inner) & (1 << index)) !== 0;
  }

  /** The first place of the vocabulary with this index in `part`, which is the scanned text from `offset` on; in that text's offsets. */
  find(index: number, part: string, offset: number): StemMatch | null {
    const { inner, at, patterns } = this.starts;
    const bit = 1 << index;
    if (!this.mayHold(index)) return null;
    const pattern = this.atWord[index] as RegExp;
    if ((inner & bit) !== 0) {
      const match = (this.anywhere[index] as RegExp).exec(part);
      return match && { from: offset + match.index, to: offset + match.index + match[0].length };
    }
    for (let i = 0; i < at.length; i++) {
      const from = at[i] as number;
      if (((patterns[i] as number) & bit) === 0 || from < offset) continue;
      if (from >= offset + part.length) break;
      pattern.lastIndex = from - offset;
      if (pattern.test(part)) return { from, to: offset + pattern.lastIndex };
    }
    return null;
  }
}
