/**
 * What writers have tried and what was answered, and the judge over it: for every record, the last acknowledged version is
 * there or a later one that was tried, and holds the text of exactly that version (the method of Jepsen).
 */

export interface RecordHistory {
  readonly id: string;
  /** The mark that each tried version carries, by version. */
  readonly marks: Map<number, string>;
  acknowledged: number;
}

export interface StoredState {
  readonly version: number;
  /** Every mark found in the record: its title, its text, its days. */
  readonly marks: readonly string[];
}

export interface Verdict {
  readonly acknowledgedWrites: number;
  readonly lost: readonly string[];
  readonly torn: readonly string[];
}

export class WriteHistory {
  readonly records = new Map<string, RecordHistory>();
  acknowledgedWrites = 0;

  begin(id: string, version: number, mark: string): void {
    const record = this.records.get(id) ?? { id, marks: new Map(), acknowledged: 0 };
    record.marks.set(version, mark);
    this.records.set(id, record);
  }

  acknowledge(id: string, version: number): void {
    const record = this.records.get(id);
    if (!record) throw new Error('an answer to a write that was never tried');
    record.acknowledged = version;
    this.acknowledgedWrites++;
  }

  /** @param read what the restarted server answers; null for an unknown id. */
  async judge(read: (id: string) => Promise<StoredState | null>): Promise<Verdict> {
    const lost: string[] = [];
    const torn: string[] = [];
    await inParallel([...this.records.values()], 8, async ({ id, marks, acknowledged }) => {
      const stored = await read(id);
      if (stored === null) {
        if (acknowledged > 0) lost.push(`${id}: version ${acknowledged} was acknowledged, the record is gone`);
        return;
      }
      if (stored.version < acknowledged) lost.push(`${id}: acknowledged ${acknowledged}, stored ${stored.version}`);
      const mark = marks.get(stored.version);
      if (mark === undefined || stored.marks.some((each) => each !== mark)) {
        torn.push(`${id}: version ${stored.version} holds ${stored.marks.join(', ')} and should hold ${mark}`);
      }
    });
    return { acknowledgedWrites: this.acknowledgedWrites, lost, torn };
  }
}

async function inParallel<Item>(items: Item[], lanes: number, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
