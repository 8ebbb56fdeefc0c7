/**
 * Bits by place, of which few sets differ: a byte a place says which. The tables of all vocabularies are looked up far and wide in every line,
 * and in a quarter of the memory the processor's caches hold them.
 */
export class SparseBits {
  private readonly rows: Uint8Array;
  private readonly sets: readonly number[];

  constructor(all: Int32Array) {
    const known = new Map<number, number>();
    this.rows = Uint8Array.from(all, (set) => {
      const row = known.get(set) ?? known.size;
      known.set(set, row);
      return row;
    });
    if (known.size > 256) throw new RangeError('More sets than a byte tells apart.');
    this.sets = [...known.keys()];
  }

  at(place: number): number {
    return this.sets[this.rows[place] as number] as number;
  }
}
