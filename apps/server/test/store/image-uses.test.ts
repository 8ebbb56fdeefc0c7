/** Which pictures go: those that no record, no kept version and no deleted record names, and no one else on either database (M-28). */
import { LIMITS } from '@waypage/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { createRecordStore } from '../../src/database/record-store.ts';
import { createImageRepository } from '../../src/features/images/repository.ts';
import { documentOf, fillWithRecords, hashOf } from './fill-with-records.ts';
import { ENGINES, startTestDatabases, type TestDatabases } from './open-test-database.ts';

const [named, formerly, deleted, loose, fresh] = ['named', 'formerly', 'deleted', 'loose', 'fresh'].map((text) =>
  Buffer.from(text),
);
const content = (...pictures: (Buffer | undefined)[]) => {
  const there = pictures.filter((each) => each !== undefined);
  return { title: null, place: null, dates: null, document: documentOf('text', there) };
};

describe.each(ENGINES)('pictures that nothing names, on %s', (engine) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startTestDatabases(engine);
  });
  afterAll(() => databases?.remove());

  const partsOf = ({ db, engine: own }: OpenDatabase) =>
    [createRecordStore(db, own), createImageRepository(db)] as const;

  it('M-28 go, and no other', async () => {
    const [store, images] = partsOf(await databases.open());
    for (const picture of [named, formerly, deleted, loose]) if (picture) await images.add(hashOf(picture), picture, 1);
    if (fresh) await images.add(hashOf(fresh), fresh, 100);
    const isThere = async (picture: Buffer | undefined) => (await images.find(hashOf(picture ?? Buffer.of()))) !== null;
    const there = async () => {
      await images.removeUnnamed(50);
      return Promise.all([named, formerly, deleted, loose, fresh].map(isThere));
    };
    await store.insert('itinerary', 'a', content(named, formerly), 1, 1);
    await store.insert('travel-deal', 'b', content(deleted), 1, 1);
    await store.remove('travel-deal', 'b', 10);
    expect(await there()).toEqual([true, true, true, false, true]);
    // Only earlier versions name it: for as many saves as versions are kept.
    for (let save = 1; save <= LIMITS.revisionsKept; save++)
      await store.replace('itinerary', 'a', null, () => content(named), 2);
    expect(await there()).toEqual([true, true, true, false, true]);
    expect((await store.listRevisions('itinerary', 'a'))?.at(-1)?.document).toContain(hashOf(formerly ?? Buffer.of()));
    await store.replace('itinerary', 'a', null, () => content(named), 2);
    expect((await store.listRevisions('itinerary', 'a'))?.map(({ document }) => document).join()).not.toContain(
      hashOf(formerly ?? Buffer.of()),
    );
    expect(await there()).toEqual([true, false, true, false, true]);
    await store.restore('travel-deal', 'b', 0);
    expect(await there()).toEqual([true, false, true, false, true]);
    await store.remove('travel-deal', 'b', 10);
    await store.purge(20);
    expect(await there()).toEqual([true, false, false, false, true]);
  });

  it('M-28 M-29 one that a save asks for does not go while another process cleans', async () => {
    const location = databases.makeLocation();
    const [store, images] = partsOf(await databases.open(location));
    const [, others] = partsOf(await databases.open(location));
    for (let round = 0; round < 30; round++) {
      const picture = Buffer.from(`round ${round}`);
      await images.add(hashOf(picture), picture, 1);
      const cleaning = others.removeUnnamed(50);
      const isKept = (await images.keep([hashOf(picture)], 100)).length === 1;
      if (isKept) await store.insert('itinerary', `r-${round}`, content(picture), 1, 1);
      await cleaning;
      await others.removeUnnamed(50);
      expect((await images.find(hashOf(picture))) !== null).toBe(isKept);
    }
  });

  it('M-28 a database of an earlier version learns what its records and revisions name', async () => {
    const location = databases.makeLocation();
    const filler = Array.from({ length: 45 }, (_, at) => ({
      id: `f-${at}`,
      title: null,
      rawText: 'x',
      pictures: [Buffer.from(`p${at}`)],
      saves: 1,
    }));
    await fillWithRecords(location, filler, ['itinerary']);
    const first = await databases.open(location);
    const uses = () => first.db.selectFrom('image_uses').selectAll().orderBy('id').execute();
    const before = await uses();
    expect(before).toHaveLength(45);
    await sql`drop table image_uses`.execute(first.db);
    await sql`alter table images drop column kept_at`.execute(first.db);
    await sql`delete from kysely_migration where name = '0005-image-uses'`.execute(first.db);
    const second = await databases.open(location);
    expect(await second.db.selectFrom('image_uses').selectAll().orderBy('id').execute()).toEqual(before);
    expect(await createImageRepository(second.db).removeUnnamed(50)).toBe(0);
  });
});
