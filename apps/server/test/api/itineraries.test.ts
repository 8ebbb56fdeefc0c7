import {
  itineraryListItemSchema,
  itineraryRecordSchema,
  publicItinerarySchema,
  revisionSchema,
} from '@waypage/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newId, sampleData, sampleItinerary } from './sample-itinerary.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const PATH = '/api/itineraries';
const DAY = 86_400_000;

describe('itineraries', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest();
  });
  afterAll(() => server?.stop());

  const create = (body: unknown) => server.ask(PATH, { method: 'POST', body });
  const createOne = async (marks: Parameters<typeof sampleItinerary>[0] = {}) => {
    const answer = await create(sampleItinerary(marks));
    expect(answer.status).toBe(201);
    return itineraryRecordSchema.parse(answer.body);
  };
  const get = (id: string, cookie?: null, headers = {}) =>
    server.ask(`${PATH}/${id}`, { headers, ...(cookie === null ? { cookie } : {}) });
  const put = (id: string, body: unknown, headers = {}) =>
    server.ask(`${PATH}/${id}`, { method: 'PUT', body, headers });

  it('F-106 D-16 an export is whole and in order over many pages, each record once, its cells as they were', async () => {
    const own = await startServerUnderTest();
    const titleOf = (n: number) => `Trip ${String(n).padStart(3, '0')}, "Élan"${n % 7 === 0 ? '\u2028' : ''}; =1+1`;
    const count = 130;
    for (let n = 0; n < count; n++) {
      const body = sampleItinerary({ title: n % 10 === 9 ? `Other ${n}` : titleOf(n) });
      expect((await own.ask(PATH, { method: 'POST', body })).status).toBe(201);
    }
    const text = (await own.ask(`${PATH}.csv?q=trip&sort=title-desc`)).text.replace(/^\ufeff/, '');
    const titles = text
      .split('\r\n')
      .slice(1, -1)
      .map((row) => /^[^,]+,"(?<title>(?:[^"]|"")*)",/.exec(row)?.groups?.['title']?.replaceAll('""', '"'));
    const wanted = Array.from({ length: count }, (_, n) => n).filter((n) => n % 10 !== 9);
    expect(titles).toEqual(wanted.reverse().map((n) => titleOf(n).replace('; =', ";' =")));
    expect(text.endsWith('\r\n')).toBe(true);
    await own.stop();
  });

  describe('creating', () => {
    it('H-5 answers 201 with the record, its address and its version', async () => {
      const sent = sampleItinerary();
      const answer = await create(sent);
      expect(answer.status).toBe(201);
      expect(answer.headers.get('location')).toBe(`${PATH}/${sent.id}`);
      expect(answer.headers.get('etag')).toBe('"v1"');
      expect(itineraryRecordSchema.parse(answer.body)).toEqual({
        id: sent.id,
        title: 'Four slow days in Paris',
        location: 'Paris, France',
        dates: 'May 3 to 6, 2026',
        rawText: 'secret-raw-text: net rate 900\nsecond line',
        createdAt: sent.data.createdAt,
        updatedAt: answer.body.updatedAt,
        version: 1,
        data: sampleData(),
      });
    });

    it('H-5 takes the merged form of the specification', async () => {
      const { title, location, dates, rawText } = sampleItinerary().data;
      const answer = await create({ id: newId(), data: { title, location, dates, rawText, ...sampleData() } });
      expect(answer.status).toBe(201);
      expect(answer.body.data).toEqual(sampleData());
    });

    it('H-5 answers the same content again with 200, other content with 409 and the record, and changes nothing', async () => {
      const sent = sampleItinerary();
      await create(sent);
      const again = await create(sent);
      expect([again.status, again.body.version]).toEqual([200, 1]);
      const other = await create(sampleItinerary({ id: sent.id, title: 'Another trip' }));
      expect(other.status).toBe(409);
      expect(other.body).toMatchObject({
        code: 'id-taken',
        current: { id: sent.id, title: 'Four slow days in Paris' },
      });
      expect((await get(sent.id)).body).toMatchObject({ title: 'Four slow days in Paris', version: 1 });
    });

    it('H-5 refuses ids of another form with 422', async () => {
      const bad = ['1', 'itinerary-1', 'itinerary-1770000000000-short', 'quote-1770000000000-abcdefghijklmnop'];
      for (const id of [...bad, `${newId()}/..`, `${newId()} `]) {
        const answer = await create(sampleItinerary({ id }));
        expect(answer.status).toBe(422);
        expect(answer.body.errors).toEqual([{ pointer: '/id', message: expect.any(String) }]);
      }
    });

    it('H-5 names the wrong field of a body in either form', async () => {
      const nested = sampleItinerary();
      const day = { id: 'day-1', title: 'Arrival', date: null, timeBlocks: 'none' };
      const answer = await create({ ...nested, data: { ...nested.data, data: { ...sampleData(), days: [day] } } });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual([{ pointer: '/data/data/days/0/timeBlocks', message: expect.any(String) }]);
      const merged = await create({ id: newId(), data: { rawText: 'x', ...sampleData(), budget: { currency: 1 } } });
      expect(merged.body.errors[0].pointer).toMatch(/^\/data\/budget\//);
    });

    it('H-15 keeps the time of the client, unless it is more than a day off', async () => {
      const at = async (milliseconds: number | null) => {
        const sent = sampleItinerary();
        const { createdAt: _own, ...rest } = sent.data;
        const time = milliseconds === null ? {} : { createdAt: new Date(milliseconds).toISOString() };
        return Date.parse((await create({ ...sent, data: { ...rest, ...time } })).body.createdAt);
      };
      const now = Date.now();
      expect(await at(now - 0.9 * DAY)).toBe(now - 0.9 * DAY);
      for (const time of [now - 1.1 * DAY, now + 1.1 * DAY, null]) {
        expect(Math.abs((await at(time)) - Date.now())).toBeLessThan(60_000);
      }
    });

    it('H-5 keeps any text as it is, and one-line fields without what no database holds', async () => {
      const rawText = '\u0000\r\n\ud800 \u2028 👩‍👩‍👧 ＜script＞ %00 \u202e';
      const record = await createOne({ rawText, title: 'NUL \u0000 here' });
      expect(record).toMatchObject({ rawText, title: 'NUL \ufffd here' });
      const again = sampleItinerary({ id: record.id, rawText, title: 'NUL \u0000 here' });
      expect((await create(again)).status).toBe(200);
    });
  });

  describe('reading', () => {
    it('H-3 H-4 gives the public what the page shows, and nothing of the agent', async () => {
      const { id } = await createOne();
      const answer = await get(id, null);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(/secret|net rate|unused|assumptions|warnings|rawText|source|textHash/);
      const { source: _source, warnings: _warnings, ...data } = sampleData();
      expect(answer.body).toEqual({
        id,
        title: 'Four slow days in Paris',
        location: 'Paris, France',
        dates: 'May 3 to 6, 2026',
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        version: 1,
        data,
      });
      expect(publicItinerarySchema.parse(answer.body)).toEqual(answer.body);
    });

    it('H-4 tells the audiences apart: Vary, an ETag each, and nothing of an agent kept', async () => {
      const { id } = await createOne();
      const [agent, visitor] = [await get(id), await get(id, null)];
      expect(agent.headers.get('vary')).toMatch(/Cookie/);
      expect(visitor.headers.get('vary')).toMatch(/Cookie/);
      expect(agent.headers.get('cache-control')).toBe('no-store');
      expect(visitor.headers.get('cache-control')).toBe('private, no-cache');
      const [agentTag, publicTag] = [agent.headers.get('etag') ?? '', visitor.headers.get('etag') ?? ''];
      expect(agentTag).not.toBe(publicTag);
      const again = await get(id, null, { 'if-none-match': publicTag });
      expect([again.status, again.text]).toEqual([304, '']);
      expect((await get(id, null, { 'if-none-match': agentTag })).status).toBe(200);
      expect((await get(id, undefined, { 'if-none-match': publicTag })).status).toBe(200);
    });

    it('H-4 V-8 gives the public web addresses alone', async () => {
      const sent = sampleItinerary();
      const links = ['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', 'https://example.com/a'];
      const data = sampleData();
      const activity = data.days[0]?.timeBlocks[0]?.activities[0];
      const activities = links.map((link) => ({ ...activity, link }));
      const timeBlocks = [{ period: null, emoji: null, activities }];
      await create({ ...sent, data: { ...sent.data, data: { ...data, days: [{ ...data.days[0], timeBlocks }] } } });
      const shown = (await get(sent.id, null)).body.data.days[0].timeBlocks[0].activities;
      expect(shown.map((each: { link: string }) => each.link)).toEqual([null, null, null, 'https://example.com/a']);
    });

    it('H-2 answers an unknown id with 404', async () => {
      for (const id of [newId(), 'x', '..%2f..%2fetc', '%00', 'x'.repeat(150)]) {
        const answer = await get(id, null);
        expect([answer.status, answer.body.error]).toEqual([404, 'Itinerary not found']);
      }
    });
  });

  describe('saving', () => {
    it('H-6 counts versions, with and without a condition', async () => {
      const { id } = await createOne();
      const second = await put(id, { title: 'Two', data: sampleData(), version: 1 });
      expect([second.status, second.body.version, second.body.title]).toEqual([200, 2, 'Two']);
      expect(second.headers.get('etag')).toBe('"v2"');
      expect((await put(id, { title: 'Three', data: sampleData() })).body.version).toBe(3);
      expect((await put(id, { title: 'Four', data: sampleData() }, { 'if-match': '"v3"' })).body.version).toBe(4);
      expect((await put(id, { title: 'Five', data: sampleData() }, { 'if-match': '*' })).body.version).toBe(5);
    });

    it('H-6 answers a stale save with 409 and the record as it stands, and changes nothing', async () => {
      const { id } = await createOne();
      await put(id, { title: 'Hers', data: sampleData(), version: 1 });
      const body = { title: 'Mine', data: sampleData() };
      const stale = [
        await put(id, { ...body, version: 1 }),
        await put(id, body, { 'if-match': '"v1"' }),
        await put(id, body, { 'if-match': 'nonsense' }),
        await put(id, { ...body, version: 2 }, { 'if-match': '"v1"' }),
        await put(id, { ...body, version: 9 }),
      ];
      for (const answer of stale) {
        expect(answer.status).toBe(409);
        expect(answer.body.code).toBe('version-conflict');
        expect(itineraryRecordSchema.parse(answer.body.current)).toMatchObject({ id, title: 'Hers', version: 2 });
      }
      expect((await get(id)).body).toMatchObject({ title: 'Hers', version: 2 });
    });

    it('H-7 keeps agent-side fields that are missing or null', async () => {
      const record = await createOne();
      const { days, budget } = sampleData();
      for (const extra of [{}, { source: null, warnings: null }]) {
        const answer = await put(record.id, { title: 'New', rawText: null, data: { days, budget, ...extra } });
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({
          title: 'New',
          rawText: record.rawText,
          data: { source: record.data.source, warnings: record.data.warnings },
        });
      }
    });

    it('H-7 ignores id, createdAt and updatedAt in the body, and unknown fields', async () => {
      const record = await createOne();
      const body = { ...record, id: newId(), createdAt: '2001-01-01T00:00:00.000Z', updatedAt: 'x', role: 'admin' };
      const answer = await put(record.id, body);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id: record.id, createdAt: record.createdAt, version: 2 });
      expect(answer.text).not.toContain('admin');
    });

    it('B-1 E-4 reads the budget again when the text changes, unless the agent has put in another', async () => {
      const budgetAfter = async (rawText: string, change: (data: ReturnType<typeof sampleData>) => unknown) => {
        const { id } = await createOne();
        return (await put(id, { title: 'T', rawText, data: change(sampleData()) })).body.data.budget?.total;
      };
      const edited = (data: ReturnType<typeof sampleData>) => {
        return { ...data, source: { ...data.source, edited: ['/budget/total'] } };
      };
      expect(await budgetAfter('Trip\nTotal 77', (data) => data)).toBe(77);
      expect(await budgetAfter('Trip\nno sum', (data) => data)).toBeUndefined();
      expect(await budgetAfter('Trip\nTotal 77', () => sampleData({ budget: 5 }))).toBe(5);
      expect(await budgetAfter('Trip\nTotal 77', edited)).toBe(2140);
      const { id, rawText } = await createOne();
      expect((await put(id, { title: 'T', rawText, data: sampleData() })).body.data.budget.total).toBe(2140);
    });

    it('H-5 never creates', async () => {
      const answer = await put(newId(), { title: 'x', data: sampleData() });
      expect([answer.status, answer.body.code]).toEqual([404, 'itinerary-not-found']);
    });
  });

  describe('deleting, restoring, revisions', () => {
    it('H-9 takes the record away at once and brings it back for 30 days', async () => {
      const { id, title } = await createOne();
      const restore = (headers = {}) => server.ask(`${PATH}/${id}/restore`, { method: 'POST', headers });
      const json = { 'content-type': 'application/json' };
      expect((await server.ask(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(204);
      expect((await get(id)).status).toBe(404);
      expect((await get(id, null)).status).toBe(404);
      expect((await put(id, { title: 'x', data: sampleData() })).status).toBe(404);
      expect((await server.ask(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(404);
      expect((await create(sampleItinerary({ id }))).status).toBe(409);
      expect((await restore()).status).toBe(415);
      expect((await restore(json)).body).toMatchObject({ id, title, version: 1 });
      expect((await get(id, null)).status).toBe(200);

      await server.ask(`${PATH}/${id}`, { method: 'DELETE' });
      server.time.offset = 30.1 * DAY;
      const session = await server.ask('/api/session', { method: 'POST', body: { code: 'the right access code' } });
      const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const late = await server.ask(`${PATH}/${id}/restore`, { method: 'POST', headers: json, cookie });
      server.time.offset = 0;
      expect(late.status).toBe(404);
    });

    it('H-8 lists the replaced texts, and a save brings one back', async () => {
      const first = await createOne({ rawText: 'the first text' });
      await put(first.id, { ...first, title: 'Second', rawText: 'the second text', version: 1 });
      const answer = await server.ask(`${PATH}/${first.id}/revisions`);
      const revisions = z.array(revisionSchema).parse(answer.body);
      expect(revisions).toEqual([{ version: 1, savedAt: first.updatedAt, record: first }]);
      const back = await put(first.id, { ...revisions[0]?.record, version: 2 });
      expect(back.body).toMatchObject({ title: first.title, rawText: 'the first text', version: 3 });
      expect((await server.ask(`${PATH}/${newId()}/revisions`)).status).toBe(404);
    });
  });
});

describe('the list of itineraries', () => {
  let server: ServerUnderTest;
  const TOTAL = 1203;
  beforeAll(async () => {
    server = await startServerUnderTest();
    const now = Date.now();
    const rows = Array.from({ length: TOTAL }, (_, n) => {
      const title = n === 7 ? 'Été à Zürich' : `Trip ${String(n).padStart(4, '0')}`;
      return { title, createdAt: now - n * 60_000 };
    });
    const { createRecordStore } = await import('../../src/database/record-store.ts');
    const store = createRecordStore(server.database.db, 'sqlite');
    for (const { title, createdAt } of rows) {
      const document = JSON.stringify({ rawText: 'secret', data: sampleData() });
      await store.insert('itinerary', newId(), { title, place: 'Rome', dates: null, document }, createdAt, now);
    }
  });
  afterAll(() => server?.stop());

  it('H-10 answers the whole array of light items, newest first', async () => {
    const answer = await server.ask(PATH);
    const items = z.array(itineraryListItemSchema.strict()).parse(answer.body);
    expect(items).toHaveLength(TOTAL);
    expect(answer.headers.get('x-total-count')).toBe(String(TOTAL));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const times = items.map((item) => item.createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(answer.text).not.toContain('secret');
  });

  it('H-10 S-3 searches and pages by the Link header without a gap or a double', async () => {
    const found = await server.ask(`${PATH}?q=ETE%20a%20zurich`);
    expect(found.body.map((item: { title: string }) => item.title)).toEqual(['Été à Zürich']);
    expect(found.headers.get('x-total-count')).toBe('1');
    expect(found.headers.get('link')).toBeNull();

    const seen: string[] = [];
    let next: string | undefined = `${PATH}?q=trip&sort=title-desc&limit=500`;
    let pages = 0;
    while (next) {
      const answer = await server.ask(next);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('x-total-count')).toBe(String(TOTAL - 1));
      seen.push(...answer.body.map((item: { title: string }) => item.title));
      next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
      pages++;
    }
    expect(pages).toBe(3);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
    expect(seen).toHaveLength(TOTAL - 1);
  });

  it('H-10 filters by time and sorts upward', async () => {
    const since = new Date(Date.now() - 10.5 * 60_000).toISOString();
    const answer = await server.ask(`${PATH}?since=${since}&sort=date-asc`);
    expect(answer.body.map((item: { title: string }) => item.title).at(-1)).toBe('Trip 0000');
    expect(answer.headers.get('x-total-count')).toBe('11');
  });

  it('D-16 H-10 the table takes the filters of the list', async () => {
    const found = await server.ask(`${PATH}.csv?q=trip%20001&sort=title-desc`);
    const rows = found.text.trim().split('\r\n').slice(1);
    expect(rows.map((row) => /Trip \d+/.exec(row)?.[0])).toEqual(
      Array.from({ length: 10 }, (_, n) => `Trip 001${9 - n}`),
    );
    const recent = await server.ask(`${PATH}.csv?since=${new Date(Date.now() - 10.5 * 60_000).toISOString()}`);
    expect(recent.text.trim().split('\r\n')).toHaveLength(12);
    expect((await server.ask(`${PATH}.csv?sort=size`)).status).toBe(422);
  });

  it('H-10 refuses what it does not understand', async () => {
    const bad = [
      'sort=size',
      'limit=0',
      'limit=501',
      'limit=x',
      'since=yesterday',
      'cursor=nonsense',
      `q=${'x'.repeat(201)}`,
    ];
    const titleCursor = Buffer.from(JSON.stringify(['title-asc', 'x', 'y'])).toString('base64url');
    for (const query of [...bad, `cursor=${titleCursor}`, `sort=title-desc&cursor=${titleCursor}`]) {
      const answer = await server.ask(`${PATH}?${query}`);
      expect([query, answer.status]).toEqual([query, 422]);
      expect(answer.body.errors).toHaveLength(1);
    }
  });
});
