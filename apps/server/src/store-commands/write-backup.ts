/** The store at one moment -> a backup file, row by row (rules ). */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Snapshot } from '../database/read-snapshot.ts';
import { VERSION } from '../version.ts';
import { BACKUP_VERSION, type BackupLine, type Counts } from './backup-format.ts';
import { writeWhole } from './write-whole.ts';

/** Nobody but its owner: it holds every paste, and what signs sessions. */
const MODE = 0o600;

export interface WrittenBackup extends Counts {
  readonly bytes: number;
}

export function writeBackup(snapshot: Snapshot, file: string, now: Date): Promise<WrittenBackup> {
  return writeWhole(file, async (part) => {
    const handle = await open(part, 'wx', MODE);
    try {
      const counts: Counts = { settings: 0, images: 0, records: 0, revisions: 0 };
      await pipeline(
        Readable.from(linesOf(snapshot, now, counts)),
        createGzip(),
        async (chunks: AsyncIterable<Buffer>) => {
          for await (const chunk of chunks) await handle.writeFile(chunk);
        },
      );
      await handle.sync();
      return { ...counts, bytes: (await handle.stat()).size };
    } finally {
      await handle.close();
    }
  });
}

/** The file's bytes before they are compressed; counts what it has given. */
async function* linesOf(snapshot: Snapshot, now: Date, counts: Counts): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const line = (value: unknown) => {
    const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
    hash.update(bytes);
    return bytes;
  };
  yield line({ waypageBackup: BACKUP_VERSION, madeAt: now.toISOString(), madeBy: VERSION });
  for await (const row of rowsOf(snapshot)) {
    counts[Object.keys(row)[0] as keyof Counts]++;
    yield line(row);
  }
  yield Buffer.from(`${JSON.stringify({ end: { ...counts, sha256: hash.digest('hex') } })}\n`);
}

async function* rowsOf(snapshot: Snapshot): AsyncGenerator<BackupLine> {
  for (const { name, value } of await snapshot.settings()) yield { settings: { name, value } };
  for await (const { hash, created_at, content } of snapshot.images()) {
    yield { images: { hash, createdAt: created_at, content: content.toString('base64') } };
  }
  for await (const row of snapshot.records()) {
    const { kind, id, version, title, place, dates, document, created_at, updated_at, deleted_at } = row;
    const times = { createdAt: created_at, updatedAt: updated_at, deletedAt: deleted_at };
    yield { records: { kind, id, version, title, place, dates, document, ...times } };
  }
  for await (const { kind, id, version, title, place, dates, document, saved_at } of snapshot.revisions()) {
    yield { revisions: { kind, id, version, title, place, dates, document, savedAt: saved_at } };
  }
}
