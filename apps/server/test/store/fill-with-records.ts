/** A store with something of everything: odd texts, revisions, a deleted record, pictures, settings. */
import { createHash } from 'node:crypto';
import { CONTENT_KINDS, type ContentKind, LIMITS } from '@waypage/contract';
import { type DatabaseLocation, openDatabase } from '../../src/database/open-database.ts';
import { toColumns } from '../../src/database/record-store.ts';

export interface FilledRecord {
  readonly id: string;
  readonly title: string | null;
  readonly rawText: string;
  readonly pictures?: readonly Buffer[];
  /** How often it was saved after the first time. */
  readonly saves?: number;
  readonly isDeleted?: boolean;
}

export const ODD_TEXT =
  'Zürich\r\n\u0000 half \ud83d, joined 👩‍👩‍👧, \u2028 a line\u2029, \ufeff, "quoted" \\ <b>&amp;</b>\t\u001b[31m';

export const SOME_RECORDS: readonly FilledRecord[] = [
  {
    id: 'itinerary-1767225600000-AAAAAAAAAAAAAAAA',
    title: 'Élan: a/b\\c? "Rome" 👩‍👩‍👧',
    rawText: ODD_TEXT,
    pictures: [Buffer.from([0, 255, 10, 13]), Buffer.from('second')],
    saves: 25,
  },
  { id: 'Bbbbbbbbbbbbbbbbbbbbbb', title: null, rawText: '', pictures: [Buffer.from('second')] },
  { id: 'Cccccccccccccccccccccc', title: '<script>alert(1)</script> & CON', rawText: 'x'.repeat(200_000), saves: 1 },
  { id: 'Dddddddddddddddddddddd', title: 'Gone', rawText: 'gone', isDeleted: true },
];

export const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export const documentOf = (rawText: string, pictures: readonly Buffer[] = [], mark = '') => {
  const activities = pictures.map((content) => {
    return {
      id: mark,
      title: mark,
      type: 'activity',
      image: { url: `/images/${hashOf(content)}.webp`, width: 1, height: 1, alt: '' },
    };
  });
  const days = [{ id: 'd', title: null, date: null, timeBlocks: [{ period: null, emoji: null, activities }] }];
  return JSON.stringify({ rawText, data: { days, budget: null, source: { secretPlaces: [1, 2] }, warnings: [] } });
};

export async function fillWithRecords(
  location: DatabaseLocation,
  records: readonly FilledRecord[],
  kinds: readonly ContentKind[] = CONTENT_KINDS,
) {
  const { db, close } = await openDatabase(location, () => {});
  const pictures = new Map(records.flatMap((each) => each.pictures ?? []).map((content) => [hashOf(content), content]));
  const rows = records.flatMap((record, at) => kinds.map((kind) => toRows(kind, record, at)));
  const revisions = rows.flatMap((each) => each.revisions);
  // One commit: what is tested comes after it.
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('settings').values({ name: 'session-secret', value: 'of the first server' }).execute();
    const images = [...pictures].map(([hash, content]) => ({ hash, content, created_at: 5 }));
    if (images.length > 0) await transaction.insertInto('images').values(images).execute();
    if (rows.length > 0)
      await transaction
        .insertInto('records')
        .values(rows.map(({ record }) => record))
        .execute();
    if (revisions.length > 0) await transaction.insertInto('revisions').values(revisions).execute();
  });
  await close();
}

/** As so many saves leave them. */
function toRows(
  kind: ContentKind,
  { id, title, rawText, pictures, saves = 0, isDeleted = false }: FilledRecord,
  at: number,
) {
  const version = saves + 1;
  const content = (of: number) => ({
    title,
    place: 'Köln',
    dates: null,
    document: documentOf(`${rawText}${of}`, pictures),
  });
  const times = { created_at: 1000 + at, updated_at: 2000 + version, deleted_at: isDeleted ? 3000 : null };
  const revisions = Array.from({ length: Math.min(saves, LIMITS.revisionsKept) }, (_, back) => {
    const of = saves - back;
    return { kind, id, version: of, ...content(of), saved_at: 2000 + of };
  });
  return { record: { kind, id, version, ...toColumns(content(version)), ...times }, revisions };
}
