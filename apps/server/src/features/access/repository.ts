/** Sessions by the hash of their token, and the settings that all processes on one database share. */
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Names of the settings: what signs sessions, and the hash of the code made at the first start. */
type SettingName = 'session-secret' | 'access-code-hash';

interface StoredSession {
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface AccessRepository {
  findSetting(name: SettingName): Promise<string | null>;
  /** Keeps the value unless another process was quicker; answers the one that counts. */
  addSetting(name: SettingName, value: string): Promise<string>;
  addSession(tokenHash: string, now: number): Promise<void>;
  findSession(tokenHash: string): Promise<StoredSession | null>;
  touchSession(tokenHash: string, now: number): Promise<void>;
  removeSession(tokenHash: string): Promise<void>;
  /** Removes sessions created or last seen before these times. */
  removeOldSessions(createdBefore: number, seenBefore: number): Promise<void>;
}

export function createAccessRepository(db: Kysely<Schema>): AccessRepository {
  const findSetting = async (name: SettingName) => {
    const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
    return row?.value ?? null;
  };
  return {
    findSetting,
    async addSetting(name, value) {
      await db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await findSetting(name)) ?? value;
    },
    async addSession(tokenHash, now) {
      await db.insertInto('sessions').values({ token_hash: tokenHash, created_at: now, seen_at: now }).execute();
    },
    async findSession(tokenHash) {
      const row = await db
        .selectFrom('sessions')
        .select(['created_at', 'seen_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row ? { createdAt: row.created_at, seenAt: row.seen_at } : null;
    },
    async touchSession(tokenHash, now) {
      await db.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', tokenHash).execute();
    },
    async removeSession(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
    },
    async removeOldSessions(createdBefore, seenBefore) {
      await db
        .deleteFrom('sessions')
        .where((where) => where.or([where('created_at', '<', createdBefore), where('seen_at', '<', seenBefore)]))
        .execute();
    },
  };
}
