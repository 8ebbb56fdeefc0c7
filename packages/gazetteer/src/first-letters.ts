const END_OR_OTHER = 0;

/** The first three characters as one number; whatever is no small letter counts as one kind, and so does the end. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < 3; i++) {
    const code = text.charCodeAt(i);
    letters = (letters << 5) | (code >= 0x61 && code <= 0x7a ? code - 0x60 : END_OR_OTHER);
  }
  return letters;
}

/** What the names of a table begin with: nearly every other word is told by three letters, before it is looked up among thousands. */
export class FirstLetters {
  private readonly bits = new Int32Array(1 << 10);

  constructor(foldedNames: Iterable<string>) {
    for (const name of foldedNames) {
      const letters = lettersOf(name);
      this.bits[letters >> 5] = (this.bits[letters >> 5] as number) | (1 << (letters & 31));
    }
  }

  /** May a name begin with the folded word, or be it? */
  mayBegin(word: string): boolean {
    const letters = lettersOf(word);
    return ((this.bits[letters >> 5] as number) & (1 << (letters & 31))) !== 0;
  }
}
