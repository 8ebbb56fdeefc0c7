/**
 * Which records name which pictures, one narrow row for each pair (docs/decisions/0053): kept in the transaction of the save, so that whether
 * a picture may go is a look-up and no reading of documents. Texts count, too: what looks like a picture's address keeps the picture.
 */
import { type ContentKind, LIMITS } from '@waypage/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

const ADDRESS = /\/images\/([0-9a-f]{64})\.webp/g;

export function namedImages(document: string): string[] {
  return [...new Set([...document.matchAll(ADDRESS)].map((match) => match[1] ?? ''))];
}

export interface NamingVersion {
  readonly kind: ContentKind;
  readonly id: string;
  readonly version: number;
  readonly document: string;
}

/** Notes that these versions name their pictures. */
export async function noteImageUses(
  transaction: Kysely<Schema> | Transaction<Schema>,
  versions: readonly NamingVersion[],
): Promise<void> {
  const newest = new Map<string, Schema['image_uses']>();
  for (const { kind, id, version, document } of versions) {
    for (const hash of namedImages(document)) {
      const key = `${kind} ${id} ${hash}`;
      const last_version = Math.max(version, newest.get(key)?.last_version ?? 0);
      newest.set(key, { kind, id, hash, last_version });
    }
  }
  if (newest.size === 0) return;
  await transaction
    .insertInto('image_uses')
    .values([...newest.values()])
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'id', 'hash'])
        .doUpdateSet((update) => ({ last_version: update.ref('excluded.last_version') }))
        .whereRef('image_uses.last_version', '<', 'excluded.last_version'),
    )
    .execute();
}

/** Removes pictures that nothing names and that were stored or asked for by a save before `keptBefore`; answers how many. */
export async function removeUnnamedImages(db: Kysely<Schema>, keptBefore: number): Promise<number> {
  // What only versions name that are not kept any more. A record that is erased takes its rows along.
  await db
    .deleteFrom('image_uses')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('records')
          .select('records.id')
          .whereRef('records.kind', '=', 'image_uses.kind')
          .whereRef('records.id', '=', 'image_uses.id')
          .where((where) => where('image_uses.last_version', '<', where('records.version', '-', LIMITS.revisionsKept))),
      ),
    )
    .execute();
  const removed = await db
    .deleteFrom('images')
    .where('kept_at', '<', keptBefore)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('image_uses').select('image_uses.hash').whereRef('image_uses.hash', '=', 'images.hash'))),
    )
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}
