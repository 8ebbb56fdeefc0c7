/** The narrow rows that lists read: in step with the records whatever happens, searched alike on both engines, with and without an index. */
import { foldText } from '@waypage/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { createRecordLists, type ListPage } from '../../src/database/record-lists.ts';
import { createRecordStore } from '../../src/database/record-store.ts';
import { ENGINES, startTestDatabases, type TestDatabases } from './open-test-database.ts';

const NOW = Date.UTC(2026, 4, 3, 10);
const ALL: ListPage = { search: null, since: null, sort: 'date-desc', limit: 500, after: null };
const PLACES = ['Zürich', 'Zug', 'Řím', 'Åre', 'Qingdao 青岛', 'Rio', 'São Paulo', '100% Aruba', 'a_b!', '"Quote" Bay'];

describe.each(ENGINES)('list entries on %s', (engine) => {
  let databases: TestDatabases;
  let database: OpenDatabase;

  beforeAll(async () => {
    databases = await startTestDatabases(engine);
  });
  afterAll(() => databases?.remove());
  beforeEach(async () => {
    database = await databases.open();
  });

  const lists = () => createRecordLists(database.db, engine);
  const store = () => createRecordStore(database.db, engine);
  const content = (title: string, place: string | null = null) => ({ title, place, dates: null, document: '{}' });

  /** Many records at once; the triggers do the rest. */
  async function fill(count: number, titleOf: (n: number) => string): Promise<void> {
    for (let from = 0; from < count; from += 500) {
      const rows = Array.from({ length: Math.min(500, count - from) }, (_, at) => {
        const n = from + at;
        const text = foldText(titleOf(n));
        return {
          kind: 'itinerary' as const,
          id: `id-${String(n).padStart(5, '0')}`,
          ...content(titleOf(n)),
          title_key: text,
          search_text: text,
          version: 1,
          created_at: NOW + n,
          updated_at: NOW,
          deleted_at: null,
        };
      });
      await database.db.insertInto('records').values(rows).execute();
    }
  }

  it('S-5 stay in step with insert, save, deletion, restoring and erasing', async () => {
    const records = store();
    const living = new Map<string, string>();
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    for (let step = 0; step < 300; step++) {
      const id = `id-${random(12)}`;
      const title = `${PLACES[random(PLACES.length)]} ${step}`;
      const act = random(4);
      if (act === 0) {
        const done = await records.insert('itinerary', id, content(title), NOW, NOW);
        if (done.outcome === 'inserted') living.set(id, title);
      } else if (act === 1) {
        const done = await records.replace('itinerary', id, null, () => content(title), NOW);
        if (done.outcome === 'saved') living.set(id, title);
      } else if (act === 2) {
        if (await records.remove('itinerary', id, NOW)) living.delete(id);
      } else {
        const found = await records.restore('itinerary', id, NOW);
        if (found) living.set(id, found.title ?? '');
      }
    }
    await records.remove('itinerary', 'id-3', NOW);
    living.delete('id-3');
    await records.purge(NOW + 1);
    const page = await lists().listPage('itinerary', ALL);
    expect(new Map(page.items.map((item) => [item.id, item.title]))).toEqual(living);
    for (const place of PLACES) {
      const wanted = [...living].filter(([, title]) => title.startsWith(place)).map(([id]) => id);
      const found = await lists().listPage('itinerary', { ...ALL, search: place.slice(0, 5) });
      expect([place, found.items.map((item) => item.id).sort()]).toEqual([place, wanted.sort()]);
    }
  });

  it('S-5 a save of the document alone leaves the entry as it is', async () => {
    await store().insert('itinerary', 'a', content('One'), NOW, NOW);
    const number = () => database.db.selectFrom('list_entries').select('number').executeTakeFirst();
    const before = await number();
    await store().replace('itinerary', 'a', null, () => ({ ...content('One'), document: '{"more":1}' }), NOW + 1);
    expect(await number()).toEqual(before);
    await store().replace('itinerary', 'a', null, () => content('Two'), NOW + 2);
    expect((await lists().listPage('itinerary', ALL)).items.map((item) => item.title)).toEqual(['Two']);
  });

  it('S-5 are made for the records that an older version has left', async () => {
    const location = databases.makeLocation();
    const { db, close } = await databases.open(location);
    const older = createRecordStore(db, engine);
    await older.insert('itinerary', 'kept', content('Kept in Zürich'), NOW, NOW);
    await older.insert('itinerary', 'gone', content('Gone from Zürich'), NOW, NOW);
    await older.remove('itinerary', 'gone', NOW);
    for (const table of ['image_uses', 'images', 'list_entries', ...(engine === 'sqlite' ? ['list_search'] : [])]) {
      await sql`drop table ${sql.table(table)}`.execute(db);
    }
    for (const trigger of ['insert', 'update', ...(engine === 'sqlite' ? ['delete'] : [])]) {
      const name = sql.ref(`list_entries_${trigger}`);
      await (engine === 'sqlite' ? sql`drop trigger ${name}` : sql`drop trigger ${name} on records`).execute(db);
    }
    if (engine === 'postgres') await sql`drop function keep_list_entry`.execute(db);
    await sql`create index records_by_date on records (kind, created_at, id)`.execute(db);
    await sql`create index records_by_title on records (kind, title_key, id)`.execute(db);
    await sql`delete from kysely_migration where name > '0001-first-tables'`.execute(db);
    await close();

    database = await databases.open(location);
    const found = await lists().listPage('itinerary', { ...ALL, search: 'zurich' });
    expect(found).toMatchObject({ items: [{ id: 'kept', createdAt: NOW }], total: 1, next: null });
    await store().restore('itinerary', 'gone', 0);
    expect((await lists().listPage('itinerary', { ...ALL, search: 'zurich' })).total).toBe(2);
  });

  it.each([
    [
      'with every index',
      async () => {
        if (engine === 'sqlite') return;
        const { rows } = await sql`select 1 from pg_indexes where indexname = 'list_entries_by_trigram'`.execute(
          database.db,
        );
        expect(rows).toHaveLength(1);
      },
    ],
    [
      'without pg_trgm',
      async () => {
        if (engine === 'postgres') await sql`drop extension pg_trgm cascade`.execute(database.db);
      },
    ],
  ])(
    'S-5 H-10 %s few and many hits are found, counted and paged alike, for any length of the search',
    async (_case, prepare) => {
      await prepare();
      const titleOf = (n: number) => `${PLACES[n % PLACES.length]} trip ${n}${n === 4321 ? ' zq' : ''}`;
      const count = 5000;
      await fill(count, titleOf);
      const titles = Array.from({ length: count }, (_, n) => titleOf(n));
      for (const search of [
        'z',
        'q',
        'zq',
        'ri',
        'tri',
        '青',
        '青岛',
        'trip 12',
        'trip 4321',
        'p 9',
        'rim t',
        '%',
        '_b',
        '"q',
        'qx',
        'nowhere',
      ]) {
        const wanted = titles
          .map((title, n) => ({ title, n }))
          .filter(({ title }) => foldText(title).includes(foldText(search)))
          .map(({ title }) => title)
          .reverse();
        const seen: (string | null)[] = [];
        let page = await lists().listPage('itinerary', { ...ALL, search });
        for (;;) {
          expect([search, page.total]).toEqual([search, wanted.length]);
          seen.push(...page.items.map((item) => item.title));
          if (!page.next) break;
          page = await lists().listPage('itinerary', { ...ALL, search, after: page.next });
        }
        expect([search, seen]).toEqual([search, wanted]);
        const since = NOW + 2500;
        const recent = await lists().listPage('itinerary', { ...ALL, search, since, sort: 'title-asc', limit: 1 });
        expect([search, recent.total]).toEqual([search, await lists().count('itinerary', { search, since })]);
      }
    },
  );
});
