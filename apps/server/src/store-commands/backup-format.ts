/**
 * The backup file, version 1 (docs/guides/backup.md, decision 0052): gzip of lines of JSON in UTF-8. The first line names the
 * format, one line follows a row, and the last one counts them and holds the SHA-256 of every byte before it. It knows neither
 * engine: both write and read the same.
 */
import { CONTENT_KINDS } from '@waypage/contract';
import { z } from 'zod';

export const BACKUP_VERSION = 1;

const time = z.number().int();
const content = {
  title: z.string().nullable(),
  place: z.string().nullable(),
  dates: z.string().nullable(),
  document: z.string(),
};
const key = { kind: z.enum(CONTENT_KINDS), id: z.string().min(1), version: z.number().int().min(1) };

export const headSchema = z.object({
  waypageBackup: z.number().int().min(1),
  /** When, and by which version of Waypage. */
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
});

export const COUNTED = ['settings', 'images', 'records', 'revisions'] as const;
export type Counts = Record<(typeof COUNTED)[number], number>;

const count = z.number().int().min(0);
const endSchema = z.strictObject({
  settings: count,
  images: count,
  records: count,
  revisions: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const lineSchema = z.union([
  z.strictObject({ settings: z.strictObject({ name: z.string(), value: z.string() }) }),
  z.strictObject({
    images: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/), createdAt: time, content: z.base64() }),
  }),
  z.strictObject({
    records: z.strictObject({ ...key, ...content, createdAt: time, updatedAt: time, deletedAt: time.nullable() }),
  }),
  z.strictObject({ revisions: z.strictObject({ ...key, ...content, savedAt: time }) }),
  z.strictObject({ end: endSchema }),
]);
export type BackupLine = z.infer<typeof lineSchema>;
export type BackupEnd = z.infer<typeof endSchema>;
