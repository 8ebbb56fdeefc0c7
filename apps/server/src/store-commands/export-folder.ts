/** The living records -> a folder that a person reads without Waypage: JSON and paste of each, the pictures they name, an index (rules ). */
import { mkdir, open, readdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTENT_KINDS, type ContentKind } from '@waypage/contract';
import type { Snapshot } from '../database/read-snapshot.ts';
import { toRecord } from '../database/record-store.ts';
import { presentForAgent as presentQuote } from '../features/flight-quote/presenter.ts';
import { presentForAgent as presentItinerary } from '../features/itinerary/presenter.ts';
import type { TypedRecord } from '../features/records/record-kind.ts';
import { toTyped } from '../features/records/repository.ts';
import { safeFileStem } from '../features/travel-deal/file-name.ts';
import { presentForAgent as presentDeal } from '../features/travel-deal/presenter.ts';
import { CommandError } from './command-error.ts';
import { type ExportedRecord, exportIndex } from './export-index.ts';
import { writeWhole } from './write-whole.ts';

interface ExportedKind {
  readonly heading: string;
  readonly folder: string;
  /** Whatever data the kind has: each presenter reads its own. */
  readonly present: (record: TypedRecord<never>) => object;
}

const KINDS: Readonly<Record<ContentKind, ExportedKind>> = {
  itinerary: { heading: 'Itineraries', folder: 'itineraries', present: presentItinerary },
  'flight-quote': { heading: 'Flight quotes', folder: 'flight-quotes', present: presentQuote },
  'travel-deal': { heading: 'Travel deals', folder: 'travel-deals', present: presentDeal },
};
/** Of a file's name, which has an id and an ending, too; file systems take 255. */
const TITLE_BYTES = 120;
const ID_BYTES = 100;
const PICTURE = /\/images\/([0-9a-f]{64})\.webp/g;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

export interface ExportedCounts {
  readonly records: Readonly<Record<ContentKind, number>>;
  readonly images: number;
}

export async function exportFolder(snapshot: Snapshot, folder: string, now: Date): Promise<ExportedCounts> {
  const found = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (found !== null && found.length > 0) {
    throw new CommandError(`${folder} is not empty. Name a new folder; nothing was written.`);
  }
  return writeWhole(folder, async (part) => {
    const counts = await fill(snapshot, part, now);
    // Not every system renames over an empty folder.
    if (found !== null) await rmdir(folder);
    return counts;
  });
}

async function fill(snapshot: Snapshot, top: string, now: Date): Promise<ExportedCounts> {
  for (const folder of ['', 'images', ...CONTENT_KINDS.map((kind) => KINDS[kind].folder)]) {
    await mkdir(join(top, folder), { mode: FOLDER_MODE });
  }
  const exported = new Map<ContentKind, ExportedRecord[]>(CONTENT_KINDS.map((kind) => [kind, []]));
  const pictures = new Map<string, boolean>();
  const addPicture = async (hash: string) => {
    const content = await snapshot.findImage(hash);
    if (content !== null) await writeFile(join(top, 'images', `${hash}.webp`), content);
    pictures.set(hash, content !== null);
  };
  for await (const row of snapshot.records()) {
    if (row.deleted_at !== null) continue;
    const { folder, present } = KINDS[row.kind];
    const record = toTyped<never>(toRecord(row));
    const stem = [safeFileStem(row.title ?? '', TITLE_BYTES), safeFileStem(row.id, ID_BYTES)]
      .filter(Boolean)
      .join(' - ');
    const [json, paste] = [`${folder}/${stem}.json`, `${folder}/${stem}.txt`];
    await writeFile(join(top, json), `${JSON.stringify(present(record), withoutPlaces, 2)}\n`);
    await writeFile(join(top, paste), record.rawText);
    const named = new Set([...row.document.matchAll(PICTURE)].map((match) => match[1] ?? ''));
    for (const hash of named) if (!pictures.has(hash)) await addPicture(hash);
    const { title, place, dates, created_at: createdAt } = row;
    const own = [...named].filter((hash) => pictures.get(hash)).map((hash) => `images/${hash}.webp`);
    exported.get(row.kind)?.push({ title, place, dates, createdAt, json, paste, pictures: own });
  }
  const sections = CONTENT_KINDS.map((kind) => {
    const newestFirst = (exported.get(kind) ?? []).sort((a, b) => b.createdAt - a.createdAt);
    return [KINDS[kind].heading, newestFirst] as const;
  });
  await writeFile(join(top, 'index.html'), exportIndex(sections, now));
  const counted = CONTENT_KINDS.map((kind) => [kind, exported.get(kind)?.length ?? 0]);
  return {
    records: Object.fromEntries(counted) as Record<ContentKind, number>,
    images: [...pictures.values()].filter(Boolean).length,
  };
}

/** Where in the paste a value stands and what was doubtful about it: of use to Waypage alone, and in the backup. */
const withoutPlaces = (name: string, value: unknown) => (name === 'source' || name === 'warnings' ? undefined : value);

async function writeFile(path: string, content: string | Buffer): Promise<void> {
  const handle = await open(path, 'wx', FILE_MODE);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
