/** One suite for the store on both engines: SQLite, and a real PostgreSQL that the tests start. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { createRecordLists, type ListPage, type ListPosition } from '../../src/database/record-lists.ts';
import { createRecordStore, type RecordContent, type RecordStore } from '../../src/database/record-store.ts';
import { ENGINES, startTestDatabases, type TestDatabases } from './open-test-database.ts';

const NOW = Date.UTC(2026, 4, 3, 10);
const KIND = 'itinerary';
const ALL: ListPage = { search: null, since: null, sort: 'date-desc', limit: 100, after: null };

const content = (title: string | null, extra: Partial<RecordContent> = {}): RecordContent => {
  return { title, place: null, dates: null, document: JSON.stringify({ rawText: `text of ${title}` }), ...extra };
};

describe.each(ENGINES)('records on %s', (engine) => {
  let databases: TestDatabases;
  let database: OpenDatabase;
  let store: RecordStore;

  beforeAll(async () => {
    databases = await startTestDatabases(engine);
  });
  afterAll(() => databases?.remove());
  beforeEach(async () => {
    database = await databases.open();
    store = createRecordStore(database.db, engine);
  });

  const insert = (id: string, value: RecordContent, createdAt = NOW) => store.insert(KIND, id, value, createdAt, NOW);
  const list = async (page: Partial<ListPage> = {}) =>
    (await createRecordLists(database.db, engine).listPage(KIND, { ...ALL, ...page })).items.map((item) => item.id);

  it('H-5 inserts once and never overwrites', async () => {
    expect(await insert('a', content('First'))).toMatchObject({ outcome: 'inserted', record: { version: 1 } });
    expect(await insert('a', content('Second'))).toMatchObject({ outcome: 'taken', record: { title: 'First' } });
    expect((await store.find(KIND, 'a'))?.title).toBe('First');
  });

  it('H-5 lets exactly one of 20 writers of one id win', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => insert('race', content(`Writer ${n}`))));
    expect(outcomes.filter((done) => done.outcome === 'inserted')).toHaveLength(1);
    const titles = new Set(outcomes.map((done) => done.record?.title));
    expect(titles.size).toBe(1);
  });

  it('S-4 keeps text exactly, with NUL, lone surrogates and any line end in the document', async () => {
    const rawText = 'line\r\n\u0000 \ud800 \u2028 é 😀 \u001f';
    await insert('odd', content('Odd', { document: JSON.stringify({ rawText }) }));
    expect(JSON.parse((await store.find(KIND, 'odd'))?.document ?? '')).toEqual({ rawText });
  });

  it('S-3 takes a title too long for any index', async () => {
    const title = 'Zürich '.repeat(2000);
    await insert('long', content(title));
    expect((await store.find(KIND, 'long'))?.title).toBe(title);
  });

  it('H-6 S-4 counts versions and refuses a stale one', async () => {
    await insert('a', content('One'));
    const change = (title: string) => () => content(title);
    expect(await store.replace(KIND, 'a', 1, change('Two'), NOW + 1)).toMatchObject({
      outcome: 'saved',
      record: { version: 2, title: 'Two', createdAt: NOW, updatedAt: NOW + 1 },
    });
    expect(await store.replace(KIND, 'a', 1, change('Stale'), NOW + 2)).toMatchObject({
      outcome: 'conflict',
      record: { version: 2, title: 'Two' },
    });
    expect(await store.replace(KIND, 'a', null, change('Three'), NOW + 3)).toMatchObject({ record: { version: 3 } });
    expect(await store.replace(KIND, 'nobody', null, change('x'), NOW)).toEqual({ outcome: 'missing' });
    expect(await store.findHead(KIND, 'a')).toEqual({ version: 3, updatedAt: NOW + 3 });
  });

  it('S-4 lets exactly one of 10 savers of one version win, and loses no save without a version', async () => {
    await insert('a', content('One'));
    const conditional = await Promise.all(
      Array.from({ length: 10 }, (_, n) => store.replace(KIND, 'a', 1, () => content(`Saver ${n}`), NOW)),
    );
    expect(conditional.filter((done) => done.outcome === 'saved')).toHaveLength(1);
    const free = await Promise.all(
      Array.from({ length: 10 }, (_, n) => store.replace(KIND, 'a', null, () => content(`Free ${n}`), NOW)),
    );
    const versions = free.map((done) => (done.outcome === 'saved' ? done.record.version : 0));
    expect(versions.sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('S-4 saves nothing of a change that fails', async () => {
    await insert('a', content('One'));
    const failing = store.replace(
      KIND,
      'a',
      1,
      () => {
        throw new Error('no');
      },
      NOW,
    );
    await expect(failing).rejects.toThrow('no');
    expect(await store.listRevisions(KIND, 'a')).toEqual([]);
    expect(await store.findHead(KIND, 'a')).toMatchObject({ version: 1 });
  });

  it('H-8 keeps the last 20 replaced texts, newest first', async () => {
    await insert('a', content('Version 1'));
    for (let version = 2; version <= 24; version++) {
      await store.replace(KIND, 'a', version - 1, () => content(`Version ${version}`), NOW + version);
    }
    const revisions = await store.listRevisions(KIND, 'a');
    expect(revisions?.map((revision) => revision.title)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Version ${23 - n}`),
    );
    expect(revisions?.[0]?.savedAt).toBe(NOW + 23);
    const kept = await database.db.selectFrom('revisions').select('version').execute();
    expect(kept).toHaveLength(20);
    expect(await store.listRevisions(KIND, 'nobody')).toBeNull();
  });

  it('H-9 deletes at once, restores, and erases for good after the time to undo', async () => {
    await insert('a', content('One'));
    await store.replace(KIND, 'a', 1, () => content('Two'), NOW);
    expect(await store.remove(KIND, 'a', NOW)).toBe(true);
    expect(await store.remove(KIND, 'a', NOW)).toBe(false);
    expect(await store.find(KIND, 'a')).toBeNull();
    expect(await store.findHead(KIND, 'a')).toBeNull();
    expect(await list()).toEqual([]);
    expect(await insert('a', content('Another'))).toEqual({ outcome: 'taken', record: null });
    expect(await store.replace(KIND, 'a', null, () => content('x'), NOW)).toEqual({ outcome: 'missing' });

    expect(await store.restore(KIND, 'a', NOW + 1)).toBeNull();
    expect(await store.restore(KIND, 'a', NOW)).toMatchObject({ title: 'Two', version: 2 });

    await store.remove(KIND, 'a', NOW);
    expect(await store.purge(NOW)).toBe(0);
    expect(await store.purge(NOW + 1)).toBe(1);
    expect(await store.restore(KIND, 'a', 0)).toBeNull();
    expect(await database.db.selectFrom('revisions').selectAll().execute()).toEqual([]);
  });

  it('H-10 pages through every sort without a gap or a double, equal keys included', async () => {
    for (let n = 0; n < 25; n++) await insert(`id-${String(n).padStart(2, '0')}`, content(`T${n % 4}`), NOW + (n % 5));
    for (const [sort, first] of [
      ['date-desc', ['id-24', 'id-19']],
      ['date-asc', ['id-00', 'id-05']],
      ['title-asc', ['id-00', 'id-04']],
      ['title-desc', ['id-23', 'id-19']],
    ] as const) {
      const whole = await list({ sort });
      const paged: string[] = [];
      let after: ListPosition | null = null;
      do {
        const page = await createRecordLists(database.db, engine).listPage(KIND, { ...ALL, sort, limit: 7, after });
        paged.push(...page.items.map((item) => item.id));
        after = page.next;
      } while (after !== null);
      expect(paged).toEqual(whole);
      expect(new Set(paged).size).toBe(25);
      expect([sort, paged.slice(0, 2)]).toEqual([sort, first]);
    }
  });

  it('S-3 H-10 orders titles alike on both engines: accents and case folded, then byte by byte', async () => {
    const titles = ['Zürich', 'aachen', 'Århus', 'Écija', 'eden', 'ECHO', '_under', '10 days', '9 days', 'ß end', null];
    for (const [n, title] of titles.entries()) await insert(`id-${n}`, content(title));
    const page = await createRecordLists(database.db, engine).listPage(KIND, { ...ALL, sort: 'title-asc' });
    expect(page.items.map((item) => item.title)).toEqual([
      null,
      '10 days',
      '9 days',
      '_under',
      'aachen',
      'Århus',
      'ECHO',
      'Écija',
      'eden',
      'ß end',
      'Zürich',
    ]);
  });

  it('S-3 H-10 finds a substring of title, place or dates; signs of the query language are letters', async () => {
    await insert('a', content('Été à Zürich', { place: 'Switzerland', dates: 'May 3 to 9, 2026' }));
    await insert('b', content('100% fun_time', { place: 'Rome!' }));
    const find = (search: string) => list({ search });
    expect(await find('ZURICH')).toEqual(['a']);
    expect(await find('ete')).toEqual(['a']);
    expect(await find('zerl')).toEqual(['a']);
    expect(await find('9, 2026')).toEqual(['a']);
    expect(await find('0%')).toEqual(['b']);
    expect(await find('n_t')).toEqual(['b']);
    expect(await find('n-t')).toEqual([]);
    expect(await find('rome!')).toEqual(['b']);
    expect(await find('zurich switzerland')).toEqual([]);
    expect(await find('zurich\u001fswitzerland')).toEqual([]);
    expect(await find("'; drop table records; --")).toEqual([]);
  });

  it('F-106 goes through whole records, newest first, each once', async () => {
    for (let n = 0; n < 11; n++) await insert(`id-${String(n).padStart(2, '0')}`, content(`T${n}`), NOW + (n % 3));
    await insert('gone', content('Gone'));
    await store.remove(KIND, 'gone', NOW);
    await store.insert('travel-deal', 'other', content('Other'), NOW, NOW);
    const lists = createRecordLists(database.db, engine);
    const seen: string[] = [];
    let after: ListPosition | null = null;
    do {
      const page: Awaited<ReturnType<typeof lists.listWhole>> = await lists.listWhole(KIND, {
        ...ALL,
        limit: 4,
        after,
      });
      for (const { id, title, document } of page.items) {
        seen.push(id);
        expect(JSON.parse(document)).toEqual({ rawText: `text of ${title}` });
      }
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual(await list());
    expect(seen).toHaveLength(11);
  });

  it('H-10 counts and filters by the time of creation', async () => {
    await insert('old', content('Old'), NOW - 1000);
    await insert('new', content('New'), NOW);
    await insert('gone', content('Gone'), NOW);
    await store.remove(KIND, 'gone', NOW);
    expect(await list({ since: NOW })).toEqual(['new']);
    const lists = createRecordLists(database.db, engine);
    expect(await lists.count(KIND, { search: null, since: null })).toBe(2);
    expect(await lists.count(KIND, { search: 'old', since: null })).toBe(1);
    expect(await lists.count('travel-deal', { search: null, since: null })).toBe(0);
  });
});
