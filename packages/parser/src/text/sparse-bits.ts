/**
 * Bits by place, where places are three symbols and most have none: the first two symbols tell a block, the third one a byte in it, that byte
 * the bits. The tables of all vocabularies are looked up far and wide in every line; in a tenth of the memory the processor's nearest caches
 * hold them.
 */

/** Places of one block: those of the third symbol. */
const BLOCK = 32;

export class SparseBits {
  /** The block of each pair of symbols, as the index of its first place. */
  private readonly blocks: Uint16Array;
  private readonly rows: Uint8Array;
  private readonly sets: readonly number[];

  constructor(all: Int32Array) {
    const sets = new Map([[0, 0]]);
    const blocks = new Map<string, number>();
    // The first block is the empty one.
    const rows: number[] = new Array<number>(BLOCK).fill(0);
    this.blocks = new Uint16Array(all.length / BLOCK);
    for (let pair = 0; pair < this.blocks.length; pair++) {
      const block = all.subarray(pair * BLOCK, (pair + 1) * BLOCK);
      if (isEmpty(block)) continue;
      const key = block.join();
      const known = blocks.get(key);
      this.blocks[pair] = known ?? rows.length;
      if (known !== undefined) continue;
      blocks.set(key, rows.length);
      for (const set of block) rows.push(indexIn(sets, set));
    }
    if (sets.size > 256) throw new RangeError('More sets than a byte tells apart.');
    this.rows = Uint8Array.from(rows);
    this.sets = [...sets.keys()];
  }

  at(place: number): number {
    return this.sets[this.rows[(this.blocks[place >> 5] as number) | (place & 31)] as number] as number;
  }
}

function isEmpty(block: Int32Array): boolean {
  for (let i = 0; i < block.length; i++) if (block[i] !== 0) return false;
  return true;
}

/** The index of what is known, or the next one for what is new. */
function indexIn(known: Map<number, number>, value: number): number {
  const index = known.get(value) ?? known.size;
  known.set(value, index);
  return index;
}
