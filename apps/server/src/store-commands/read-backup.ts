/** A backup file -> its rows, one after the other; refused where a byte is missing, changed or added (rule X-12). */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { StoreRow } from '../database/fill-store.ts';
import {
  BACKUP_VERSION,
  type BackupEnd,
  type BackupLine,
  COUNTED,
  type Counts,
  headSchema,
  lineSchema,
} from './backup-format.ts';
import { CommandError } from './command-error.ts';
import { readFileFailure } from './file-failures.ts';

/** Far above the longest record: what has no line end for so long is no backup. */
const LINE_BYTES_MAX = 256 * 1024 * 1024;
const NEW_LINE = 0x0a;

/** @throws CommandError after the last good row at the latest; until the generator has ended by itself, nothing it gave may count. */
export async function* readBackup(file: string): AsyncGenerator<StoreRow, Counts> {
  const counts: Counts = { settings: 0, images: 0, records: 0, revisions: 0 };
  const hash = createHash('sha256');
  let isHeadRead = false;
  let end: BackupEnd | null = null;
  for await (const bytes of readLines(file)) {
    if (end !== null) throw damaged(file);
    if (!isHeadRead) {
      readHead(file, bytes);
      isHeadRead = true;
    } else {
      const line = readLine(file, bytes);
      if ('end' in line) {
        end = line.end;
        const read = { ...counts, sha256: hash.copy().digest('hex') };
        if ([...COUNTED, 'sha256' as const].some((name) => read[name] !== line.end[name])) throw damaged(file);
      } else {
        const row = toRow(file, line);
        counts[row.table]++;
        yield row;
      }
    }
    hash.update(bytes).update('\n');
  }
  if (!isHeadRead) throw foreign(file);
  if (end === null) throw cut(file);
  return counts;
}

const foreign = (file: string) => new CommandError(`${file} is not a backup of Waypage. Nothing was changed.`);
const damaged = (file: string) => new CommandError(`${file} is damaged. Nothing was changed; use another backup.`);
const cut = (file: string) =>
  new CommandError(`${file} is not whole: its end is missing. Nothing was changed; use another backup.`);

async function* readLines(file: string): AsyncGenerator<Buffer> {
  const unpacked = new PassThrough();
  const reading = pipeline(createReadStream(file), createGunzip(), unpacked);
  // What went wrong comes out of the loop below.
  reading.catch(() => {});
  let pieces: Buffer[] = [];
  let length = 0;
  let isFirst = true;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let begin = 0;
      for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, begin)) {
        yield Buffer.concat([...pieces, chunk.subarray(begin, at)]);
        isFirst = false;
        pieces = [];
        length = 0;
        begin = at + 1;
      }
      length += chunk.length - begin;
      if (length > LINE_BYTES_MAX) throw isFirst ? foreign(file) : damaged(file);
      pieces.push(chunk.subarray(begin));
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const reason = readFileFailure(error);
    if (reason !== null) throw new CommandError(`${file} cannot be read: ${reason}.`);
    if (error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR') throw cut(file);
    throw isFirst ? foreign(file) : damaged(file);
  } finally {
    unpacked.destroy();
  }
  if (length > 0) throw isFirst ? foreign(file) : damaged(file);
}

function readHead(file: string, bytes: Buffer): void {
  const head = headSchema.safeParse(parseJson(bytes));
  if (!head.success) throw foreign(file);
  const { waypageBackup: version, madeBy } = head.data;
  if (version > BACKUP_VERSION) {
    throw new CommandError(
      `${file} was made by a newer version of Waypage (${madeBy}; its format is ${version}, this version reads up to ${BACKUP_VERSION}). Nothing was changed; restore it with that version.`,
    );
  }
}

function readLine(file: string, bytes: Buffer): BackupLine {
  const line = lineSchema.safeParse(parseJson(bytes));
  if (!line.success) throw damaged(file);
  return line.data;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function toRow(file: string, line: Exclude<BackupLine, { end: unknown }>): StoreRow {
  if ('settings' in line) return { table: 'settings', row: line.settings };
  if ('images' in line) {
    const content = Buffer.from(line.images.content, 'base64');
    const { hash, createdAt } = line.images;
    if (createHash('sha256').update(content).digest('hex') !== hash) throw damaged(file);
    return { table: 'images', row: { hash, created_at: createdAt, content } };
  }
  if ('records' in line) {
    const { createdAt, updatedAt, deletedAt, ...row } = line.records;
    return { table: 'records', row: { ...row, created_at: createdAt, updated_at: updatedAt, deleted_at: deletedAt } };
  }
  const { savedAt, ...row } = line.revisions;
  return { table: 'revisions', row: { ...row, saved_at: savedAt } };
}
