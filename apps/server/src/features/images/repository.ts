/** Pictures by the hash of their content: kept once, never changed. */
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface ImageRepository {
  /** Keeps the picture; one that is there already stays. */
  add(hash: string, content: Uint8Array, now: number): Promise<void>;
  find(hash: string): Promise<Buffer | null>;
}

export function createImageRepository(db: Kysely<Schema>): ImageRepository {
  return {
    async add(hash, content, now) {
      await db
        .insertInto('images')
        .values({ hash, content, created_at: now })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
    async find(hash) {
      const row = await db.selectFrom('images').select('content').where('hash', '=', hash).executeTakeFirst();
      return row ? Buffer.from(row.content as Uint8Array) : null;
    },
  };
}
