/** Pictures by the hash of their content: kept once, never changed. */
import type { Kysely } from 'kysely';
import { retryTransaction } from '../../database/database-failures.ts';
import { removeUnnamedImages } from '../../database/image-uses.ts';
import type { Schema } from '../../database/schema.ts';

export interface ImageRepository {
  /** Keeps the picture; one that is there already stays, and waits anew to be named. */
  add(hash: string, content: Uint8Array, now: number): Promise<void>;
  /** A save is going to name these: none of them goes meanwhile. Answers those that are there. */
  keep(hashes: readonly string[], now: number): Promise<string[]>;
  /** Removes what nothing names and was last kept before; answers how many. */
  removeUnnamed(keptBefore: number): Promise<number>;
  find(hash: string): Promise<Buffer | null>;
}

export function createImageRepository(db: Kysely<Schema>): ImageRepository {
  return {
    async add(hash, content, now) {
      await db
        .insertInto('images')
        .values({ hash, content, created_at: now, kept_at: now })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ kept_at: now }))
        .execute();
    },
    async keep(hashes, now) {
      const update = db.updateTable('images').set({ kept_at: now }).where('hash', 'in', hashes).returning('hash');
      const rows = await retryTransaction(() => update.execute());
      return rows.map(({ hash }) => hash);
    },
    removeUnnamed: (keptBefore) => removeUnnamedImages(db, keptBefore),
    async find(hash) {
      const row = await db.selectFrom('images').select('content').where('hash', '=', hash).executeTakeFirst();
      return row ? Buffer.from(row.content as Uint8Array) : null;
    },
  };
}
