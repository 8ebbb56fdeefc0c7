import {
  publicTravelDealSchema,
  TRAVEL_DEAL_ID,
  travelDealListItemSchema,
  travelDealRecordSchema,
  travelDealRevisionSchema,
} from '@waypage/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectProblem } from './expect-problem.ts';
import { sampleDeal, sampleDealData } from './sample-deal.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const PATH = '/api/travel-deals';
const SECRETS = /secret|rawText|source"|textHash|warnings/;

describe('travel deals', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest();
  });
  afterAll(() => server?.stop());

  const create = (body: unknown) => server.ask(PATH, { method: 'POST', body });
  const createOne = async (fields: object = {}, data: object = {}) => {
    const answer = await create(sampleDeal(fields, data));
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    return travelDealRecordSchema.parse(answer.body);
  };
  const get = (id: string, cookie?: null | undefined, query = '', headers = {}) =>
    server.ask(`${PATH}/${id}${query}`, { headers, ...(cookie === null ? { cookie } : {}) });
  const put = (id: string, body: unknown, headers = {}) =>
    server.ask(`${PATH}/${id}`, { method: 'PUT', body, headers });

  describe('creating', () => {
    it('T-101 answers 201 with an id of its own, the record, its address, version and the time of the server', async () => {
      const answer = await create(sampleDeal({ createdAt: '2001-01-01T00:00:00.000Z' }));
      expect(answer.status).toBe(201);
      expect(answer.body.id).toMatch(TRAVEL_DEAL_ID);
      expect(answer.headers.get('location')).toBe(`${PATH}/${answer.body.id}`);
      expect(answer.headers.get('etag')).toBe('"v1"');
      expect(Math.abs(Date.parse(answer.body.createdAt) - Date.now())).toBeLessThan(60_000);
      expect(travelDealRecordSchema.parse(answer.body)).toEqual({
        id: answer.body.id,
        title: 'Seven nights in the Cyclades, by small ship',
        destination: 'Athens and the Greek islands',
        dates: 'September 12 to 19, 2027',
        rawText: 'secret-raw-text: net rate 1,420',
        createdAt: answer.body.createdAt,
        updatedAt: answer.body.updatedAt,
        version: 1,
        data: sampleDealData(),
      });
    });

    it('T-101 with an id of the client the same content again answers 200, other content 409', async () => {
      const id = 'AbCdEfGhIjKlMnOpQrStUv';
      expect((await create(sampleDeal({ id }))).status).toBe(201);
      const again = await create(sampleDeal({ id }));
      expect([again.status, again.body.version]).toEqual([200, 1]);
      expectProblem(await create(sampleDeal({ id, title: 'Another' })), 409, 'id-taken');
      for (const bad of ['short', `${id}x`, 'itinerary-1770000000000-abcdefghijklmnop', '../../../../etc/passwd']) {
        expectProblem(await create(sampleDeal({ id: bad })), 422, 'invalid');
      }
    });

    it('T-101 takes the fields of the specification alone, with what is left out not given', async () => {
      const answer = await create({ rawText: 'text', data: { title: 'In data', includes: ['Breakfast'] } });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        title: 'In data',
        destination: null,
        data: { title: 'In data', includes: ['Breakfast'], price: null, priceOptions: [], customImageUrl: null },
      });
      expect((await get(answer.body.id, null)).status).toBe(200);
    });

    it('T-101 refuses what is no deal, and names the field', async () => {
      const wrong = await create(sampleDeal({}, { includes: [7] }));
      expectProblem(wrong, 422, 'invalid');
      expect(wrong.body.errors).toEqual([{ pointer: '/data/includes/0', message: expect.any(String) }]);
      expectProblem(await create({ data: {} }), 422, 'invalid');
    });
  });

  describe('reading', () => {
    it('T-102 T-103 gives the public what the page shows, and nothing of the agent', async () => {
      const { id } = await createOne();
      for (const [cookie, query] of [
        [null, ''],
        [undefined, '?as=public'],
      ] as const) {
        const answer = await get(id, cookie, query);
        const seen = publicTravelDealSchema.strict().parse(answer.body);
        expect(seen.data.agentInfo).toEqual({ name: 'Tomás Beltrán', company: 'Longshore' });
        expect(seen.data.notes).toBe('Sail from Athens on a 49-cabin ship.\nChild 3-11: $890');
        expect(answer.text).not.toMatch(SECRETS);
        expect(answer.headers.get('vary')).toBe('Cookie');
      }
      const agent = await get(id);
      expect(agent.headers.get('cache-control')).toBe('no-store');
      expect(agent.body.rawText).toContain('net rate');
    });

    it('T-102 has an ETag for each audience, and another one when the offer is over', async () => {
      const { id } = await createOne({}, { validUntil: '2031-05-10' });
      const agent = await get(id);
      const open = await get(id, null);
      expect(open.headers.get('etag')).not.toBe(agent.headers.get('etag'));
      expect(open.body.isActive).toBe(true);
      const match = { 'if-none-match': open.headers.get('etag') ?? '' };
      expect((await get(id, null, '', match)).status).toBe(304);
      server.time.stoppedAt = new Date(2031, 4, 11).getTime();
      const over = await get(id, null, '', match);
      delete server.time.stoppedAt;
      expect([over.status, over.body.isActive]).toEqual([200, false]);
    });

    it('T-102 an unknown or deleted id answers 404 with its sentence', async () => {
      const { id } = await createOne();
      expect((await server.ask(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(204);
      for (const each of [id, 'AAAAAAAAAAAAAAAAAAAAAA', '%00']) {
        const answer = await get(each, null);
        expectProblem(answer, 404, 'travel-deal-not-found');
        expect(answer.body.error).toBe('Travel deal not found');
      }
      const headers = { 'content-type': 'application/json' };
      expect((await server.ask(`${PATH}/${id}/restore`, { method: 'POST', headers })).body.id).toBe(id);
      expect((await get(id, null)).status).toBe(200);
    });

    it('T-104 lists light items, newest first, filtered and paged, apart from the other kinds', async () => {
      const own = await startServerUnderTest();
      for (const [title, destination] of [
        ['First', 'Crete'],
        ['Second', 'Bali'],
        ['Third', 'Crete and Athens'],
      ]) {
        await own.ask(PATH, { method: 'POST', body: sampleDeal({ title, destination }) });
      }
      const all = await own.ask(PATH);
      const items = z.array(travelDealListItemSchema.strict()).parse(all.body);
      expect(items.map(({ title }) => title).sort()).toEqual(['First', 'Second', 'Third']);
      expect(all.headers.get('x-total-count')).toBe('3');
      const crete = await own.ask(`${PATH}?q=CRETE&sort=title-asc&limit=1`);
      expect(crete.body.map((item: { title: string }) => item.title)).toEqual(['First']);
      const next = /<([^>]+)>/.exec(crete.headers.get('link') ?? '')?.[1] ?? '';
      expect((await own.ask(next)).body.map((item: { title: string }) => item.title)).toEqual(['Third']);
      expect((await own.ask('/api/flight-quotes')).body).toEqual([]);
      const csv = await own.ask(`${PATH}.csv`);
      expect(csv.headers.get('content-disposition')).toBe('attachment; filename="travel-deals.csv"');
      const [head, row] = csv.text.split('\r\n');
      expect(head).toMatch(/id,title,destination,dates,duration,perPerson,total,totalFor,originalPrice,passengers,/);
      expect(row).toMatch(new RegExp(`,2099-03-31,[^,]+,[^,]+,${own.url}/deal/[\\w-]{22}$`));
      await own.stop();
    });
  });

  describe('saving', () => {
    it('H-6 a stale version answers 409 with the record as it stands; without a version it saves', async () => {
      const record = await createOne();
      const saved = await put(record.id, { ...record, title: 'Mine', version: 1 });
      expect([saved.status, saved.body.version, saved.body.data.title]).toEqual([200, 2, 'Mine']);
      const stale = await put(record.id, { ...record, title: 'Stale', version: 1 });
      expectProblem(stale, 409, 'version-conflict');
      expect(travelDealRecordSchema.parse(stale.body.current)).toMatchObject({ title: 'Mine', version: 2 });
      const { version: _version, ...free } = record;
      expect((await put(record.id, free)).body.version).toBe(3);
    });

    it('H-7 H-8 keeps what only agents see when a body lacks it, and the replaced text as a revision', async () => {
      const record = await createOne();
      const { source: _source, warnings: _warnings, ...data } = record.data;
      const saved = await put(record.id, { title: 'Kept', destination: null, data });
      expect(saved.body).toMatchObject({
        title: 'Kept',
        destination: null,
        createdAt: record.createdAt,
        rawText: record.rawText,
        data: { source: record.data.source, warnings: record.data.warnings },
      });
      const revisions = z
        .array(travelDealRevisionSchema)
        .parse((await server.ask(`${PATH}/${record.id}/revisions`)).body);
      expect(revisions.map((each) => [each.version, each.record.title])).toEqual([[1, record.title]]);
    });
  });

  it('H-3 everything but a single record is for agents', async () => {
    const { id } = await createOne();
    const calls: [string, string, unknown?][] = [
      ['GET', PATH],
      ['GET', `${PATH}.csv`],
      ['POST', PATH, sampleDeal()],
      ['PUT', `${PATH}/${id}`, sampleDeal()],
      ['DELETE', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}/restore`, {}],
      ['GET', `${PATH}/${id}/revisions`],
      ['POST', '/api/parse-travel-deal', { text: 'Lisbon 3 nights from $499' }],
    ];
    for (const [method, path, body] of calls) {
      const answer = await server.ask(path, { method, cookie: null, ...(body === undefined ? {} : { body }) });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  describe('for other sites', () => {
    const embed = (id: string, headers = {}) =>
      server.ask(`${PATH}/${id}/embed`, { cookie: null, headers: { origin: 'https://other.example', ...headers } });

    it('T-110 answers any origin without a session, with an ETag that turns when the offer is over', async () => {
      const { id } = await createOne({}, { validUntil: '2031-05-10' });
      const answer = await embed(id);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.body).toMatchObject({
        title: 'Seven nights in the Cyclades, by small ship',
        finalPrice: '$1,899',
        discount: '15% OFF',
        startDate: '2027-09-12',
        sourceUrl: `${server.url}/deal/${id}`,
        imageUrl: `${server.url}/art/beach.svg`,
        isActive: true,
      });
      expect(answer.text).not.toMatch(SECRETS);
      const match = { 'if-none-match': answer.headers.get('etag') ?? '' };
      expect((await embed(id, match)).status).toBe(304);
      server.time.stoppedAt = new Date(2031, 4, 11).getTime();
      const over = await embed(id, match);
      delete server.time.stoppedAt;
      expect([over.status, over.body.isActive]).toEqual([200, false]);
    });

    it('T-110 an agent gets no more, and an unknown id 404 with the sentence, readable from any origin', async () => {
      const { id } = await createOne();
      expect((await server.ask(`${PATH}/${id}/embed`)).text).toBe((await embed(id)).text);
      const unknown = await embed('AAAAAAAAAAAAAAAAAAAAAA');
      expectProblem(unknown, 404, 'travel-deal-not-found');
      expect(unknown.headers.get('access-control-allow-origin')).toBe('*');
    });

    it('T-112 publishes the schema of the answer, and the answer names it', async () => {
      const { id } = await createOne();
      const link = /<([^>]+)>; rel="describedby"/.exec((await embed(id)).headers.get('link') ?? '')?.[1] ?? '';
      const schema = await server.ask(link, { cookie: null });
      expect([schema.status, schema.headers.get('content-type')]).toEqual([
        200,
        'application/schema+json; charset=utf-8',
      ]);
      expect(schema.body).toMatchObject({ $id: `${server.url}/schemas/deal-embed.json`, type: 'object' });
      expect(schema.headers.get('access-control-allow-origin')).toBe('*');
    });
  });
});
