/**
 * A file or folder appears under its name only when it is whole and on disk: it is made beside it under another name, synced,
 * and renamed. A kill leaves a `….part` behind and nothing under the name itself (rule X-3).
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const INTERRUPTED = 130;

/** `make` fills the path it is given; what it has made is removed where it fails or is interrupted. */
export async function writeWhole<Result>(path: string, make: (part: string) => Promise<Result>): Promise<Result> {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  const giveUp = () => {
    rmSync(part, { recursive: true, force: true });
    process.exit(INTERRUPTED);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, giveUp);
  try {
    const result = await make(part);
    await rename(part, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, giveUp);
  }
}

/** Some systems open no folder; there the rename alone has to do. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
