import {
  FLIGHT_QUOTE_ID,
  flightQuoteListItemSchema,
  flightQuoteRecordSchema,
  flightQuoteRevisionSchema,
  publicFlightQuoteSchema,
} from '@waypage/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectProblem } from './expect-problem.ts';
import { sampleQuote, sampleQuoteData } from './sample-quote.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const PATH = '/api/flight-quotes';
const DAY = 86_400_000;

describe('flight quotes', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest();
  });
  afterAll(() => server?.stop());

  const create = (body: unknown) => server.ask(PATH, { method: 'POST', body });
  const createOne = async (fields: object = {}, data: object = {}) => {
    const answer = await create(sampleQuote(fields, data));
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    return flightQuoteRecordSchema.parse(answer.body);
  };
  const get = (id: string, cookie?: null | undefined, query = '', headers = {}) =>
    server.ask(`${PATH}/${id}${query}`, { headers, ...(cookie === null ? { cookie } : {}) });
  const put = (id: string, body: unknown, headers = {}) =>
    server.ask(`${PATH}/${id}`, { method: 'PUT', body, headers });

  describe('creating', () => {
    it('F-101 answers 201 with an id of its own, the record, its address and its version', async () => {
      const sent = sampleQuote();
      const answer = await create(sent);
      expect(answer.status).toBe(201);
      expect(answer.body.id).toMatch(FLIGHT_QUOTE_ID);
      expect(answer.headers.get('location')).toBe(`${PATH}/${answer.body.id}`);
      expect(answer.headers.get('etag')).toBe('"v1"');
      expect(flightQuoteRecordSchema.parse(answer.body)).toEqual({
        id: answer.body.id,
        title: 'Seattle to Paris',
        route: 'Seattle (SEA) → Paris (CDG)',
        dates: 'September 3 to 13, 2027',
        rawText: 'secret-raw-text: net fare 870',
        createdAt: sent.createdAt,
        updatedAt: answer.body.updatedAt,
        version: 1,
        data: sampleQuoteData(),
      });
      expect((await create(sent)).body.id).not.toBe(answer.body.id);
    });

    it('F-101 with an id of the client the same content again answers 200, other content 409', async () => {
      const id = 'AbCdEfGhIjKlMnOpQrStUv';
      expect((await create(sampleQuote({ id }))).status).toBe(201);
      const sent = sampleQuote({ id });
      const again = await create(sent);
      expect([again.status, again.body.version]).toEqual([200, 1]);
      expectProblem(await create(sampleQuote({ id, title: 'Another' })), 409, 'id-taken');
      for (const bad of ['short', `${id}x`, 'itinerary-1770000000000-abcdefghijklmnop', '../../../../etc/passwd']) {
        expectProblem(await create(sampleQuote({ id: bad })), 422, 'invalid');
      }
    });

    it('F-101 takes the fields of the specification alone, with what is left out not given', async () => {
      const segment = { departureTime: '9:00 AM', airline: 'KLM', flightNumber: 'KL 1' };
      const data = { title: 'In data', departureFlights: [{ date: '2027-01-01', segments: [segment] }] };
      const answer = await create({ rawText: 'text', data });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        title: 'In data',
        route: null,
        data: { title: 'In data', passengers: null },
      });
      expect(answer.body.data.departureFlights[0].segments[0]).toMatchObject({ ...segment, arrivalTime: null });
      expect((await get(answer.body.id, null)).status).toBe(200);
    });

    it('F-101 refuses what is no quote, and names the field', async () => {
      const wrong = await create(sampleQuote({}, { departureFlights: [{ segments: 'none' }] }));
      expectProblem(wrong, 422, 'invalid');
      expect(wrong.body.errors).toEqual([
        { pointer: '/data/departureFlights/0/segments', message: expect.any(String) },
      ]);
      expectProblem(await create({ data: {} }), 422, 'invalid');
    });

    it('F-102 keeps the time of the client, unless it is more than a day off', async () => {
      const at = async (time: number) =>
        Date.parse((await createOne({ createdAt: new Date(time).toISOString() })).createdAt);
      const now = Date.now();
      expect(await at(now - 0.9 * DAY)).toBe(now - 0.9 * DAY);
      expect(Math.abs((await at(now - 1.1 * DAY)) - Date.now())).toBeLessThan(60_000);
    });
  });

  describe('reading', () => {
    it('F-103 F-104 gives the public what the page shows, and nothing of the agent', async () => {
      const pricing = { kind: 'mark-up', amount: 14, unit: 'fixed', basis: 'traveler', roundUpTo: 0, shown: 'folded' };
      const { id } = await createOne({}, { pricing });
      for (const [cookie, query] of [
        [null, ''],
        [undefined, '?as=public'],
      ] as const) {
        const answer = await get(id, cookie, query);
        const seen = publicFlightQuoteSchema.parse(answer.body);
        expect(seen.data.fareDetails).toMatchObject({
          baseFare: '$654',
          total: '$1,000',
          totalForAllPassengers: '$2,000',
        });
        expect(seen.data.agentInfo).toEqual({ name: 'Ingrid Solheim', company: 'Northlight' });
        expect(seen.airports['CDG']).toEqual({ name: expect.stringContaining('Charles de Gaulle'), city: 'Paris' });
        expect(answer.text).not.toMatch(/secret|rawText|source|warnings|pricing|folded|\$986|\$640|"sent"/);
        expect(answer.headers.get('vary')).toBe('Cookie');
      }
      const agent = await get(id);
      expect(agent.headers.get('cache-control')).toBe('no-store');
      expect(agent.body.data).toMatchObject({ pricing, fareDetails: { total: '$986' } });
    });

    it('F-103 has an ETag for each audience, and another one when the offer is over', async () => {
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

    it('F-103 an unknown or deleted id answers 404 with its sentence', async () => {
      const { id } = await createOne();
      expect((await server.ask(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(204);
      for (const each of [id, 'AAAAAAAAAAAAAAAAAAAAAA', '%00']) {
        const answer = await get(each, null);
        expectProblem(answer, 404, 'flight-quote-not-found');
        expect(answer.body.error).toBe('Flight quote not found');
      }
      const headers = { 'content-type': 'application/json' };
      expect((await server.ask(`${PATH}/${id}/restore`, { method: 'POST', headers })).body.id).toBe(id);
      expect((await get(id, null)).status).toBe(200);
    });

    it('F-105 lists light items, newest first, filtered and paged, apart from the other kinds', async () => {
      const own = await startServerUnderTest();
      for (const [title, route] of [
        ['First', 'Boston to Rome'],
        ['Second', 'JFK → LHR'],
        ['Third', 'Oslo to Rome'],
      ]) {
        await own.ask(PATH, { method: 'POST', body: sampleQuote({ title, route }) });
      }
      const all = await own.ask(PATH);
      const items = z.array(flightQuoteListItemSchema.strict()).parse(all.body);
      expect(items.map(({ title }) => title).sort()).toEqual(['First', 'Second', 'Third']);
      expect(all.headers.get('x-total-count')).toBe('3');
      const rome = await own.ask(`${PATH}?q=ROME&sort=title-asc&limit=1`);
      expect(rome.body.map((item: { title: string }) => item.title)).toEqual(['First']);
      const next = /<([^>]+)>/.exec(rome.headers.get('link') ?? '')?.[1] ?? '';
      expect((await own.ask(next)).body.map((item: { title: string }) => item.title)).toEqual(['Third']);
      expect((await own.ask('/api/itineraries')).body).toEqual([]);
      await own.stop();
    });

    it('F-106 gives the whole list as CSV, formulas made harmless', async () => {
      const own = await startServerUnderTest();
      await own.ask(PATH, { method: 'POST', body: sampleQuote({ title: '=HYPERLINK("x")' }) });
      const answer = await own.ask(`${PATH}.csv`);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="flight-quotes.csv"');
      const [head, row] = answer.text.split('\r\n');
      expect(head).toBe(
        'id,title,route,dates,clientName,passengers,perTraveler,total,fareClass,validUntil,options,createdAt,updatedAt,link',
      );
      expect(row).toContain(`"'=HYPERLINK(""x"")",Seattle (SEA) → Paris (CDG),"September 3 to 13, 2027"`);
      expect(row).toMatch(new RegExp(`,${own.url}/flight-quote/[\\w-]{22}$`));
      expect((await own.ask('/api/itineraries.csv')).text).toMatch(/id,title,location,dates,days,/);
      expectProblem(await own.ask(`${PATH}.csv`, { cookie: null }), 401, 'session-required');
      await own.stop();
    });
  });

  describe('saving', () => {
    it('H-6 a stale version answers 409 with the record as it stands; without a version it saves', async () => {
      const record = await createOne();
      const saved = await put(record.id, { ...record, title: 'Mine', version: 1 });
      expect([saved.status, saved.body.version, saved.body.title, saved.body.data.title]).toEqual([
        200,
        2,
        'Mine',
        'Mine',
      ]);
      const stale = await put(record.id, { ...record, title: 'Stale', version: 1 });
      expectProblem(stale, 409, 'version-conflict');
      expect(flightQuoteRecordSchema.parse(stale.body.current)).toMatchObject({ title: 'Mine', version: 2 });
      expectProblem(await put(record.id, record, { 'if-match': '"v1"' }), 409, 'version-conflict');
      const { version: _version, ...free } = record;
      expect((await put(record.id, free)).body.version).toBe(3);
    });

    it('H-7 keeps what only agents see when a body lacks it; the helper goes when it is set to null', async () => {
      const pricing = { kind: 'mark-up', amount: 5, unit: 'percent', basis: 'traveler', roundUpTo: 0, shown: 'line' };
      const record = await createOne({}, { pricing });
      const { source: _source, warnings: _warnings, pricing: _pricing, ...data } = record.data;
      const saved = await put(record.id, { title: 'Kept', route: null, data });
      expect(saved.body).toMatchObject({
        title: 'Kept',
        route: null,
        rawText: record.rawText,
        data: { pricing, source: record.data.source, warnings: record.data.warnings },
      });
      const cleared = await put(record.id, { ...record, version: undefined, data: { ...record.data, pricing: null } });
      expect(cleared.body.data.pricing).toBeNull();
    });

    it('F-130 keeps the main fields a copy of the option that leads', async () => {
      const option = (label: string, total: string) => ({ label, fareDetails: { total } });
      const options = [option('Nonstop', '$1,148'), option('Via Amsterdam', '$986')];
      const record = await createOne({}, { options, leadOption: 1 });
      expect(record.data.fareDetails.total).toBe('$986');
      expect(record.data.options.map(({ sent }) => sent)).toEqual([true, true]);
    });

    it('H-8 keeps the replaced text as a revision', async () => {
      const record = await createOne();
      await put(record.id, { ...record, title: 'Second' });
      const revisions = z
        .array(flightQuoteRevisionSchema)
        .parse((await server.ask(`${PATH}/${record.id}/revisions`)).body);
      expect(revisions.map((each) => [each.version, each.record.title])).toEqual([[1, 'Seattle to Paris']]);
    });
  });

  it('H-3 everything but a single record is for agents', async () => {
    const { id } = await createOne();
    const calls: [string, string, unknown?][] = [
      ['GET', PATH],
      ['GET', `${PATH}.csv`],
      ['POST', PATH, sampleQuote()],
      ['PUT', `${PATH}/${id}`, sampleQuote()],
      ['DELETE', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}/restore`, {}],
      ['GET', `${PATH}/${id}/revisions`],
      ['GET', '/api/gazetteer/airports?q=lon'],
      ['GET', '/api/gazetteer/airlines?q=lon'],
    ];
    for (const [method, path, body] of calls) {
      const answer = await server.ask(path, { method, cookie: null, ...(body === undefined ? {} : { body }) });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  it('F-107 looks up airports and airlines', async () => {
    const airports = await server.ask('/api/gazetteer/airports?q=heathr');
    expect(airports.body[0]).toEqual({
      code: 'LHR',
      name: expect.stringContaining('Heathrow'),
      city: 'London',
      country: 'GB',
      kind: 'airport',
    });
    const byCode = await server.ask('/api/gazetteer/airports?codes=HND,XQX,SEA');
    expect(byCode.body.map(({ code }: { code: string }) => code)).toEqual(['HND', 'SEA']);
    expect((await server.ask('/api/gazetteer/airlines?q=british')).body[0]).toMatchObject({ code: 'BA' });
    expectProblem(await server.ask('/api/gazetteer/airports?codes=heathrow'), 422, 'invalid');
    expectProblem(await server.ask(`/api/gazetteer/airports?q=${'x'.repeat(61)}`), 422, 'invalid');
  });
});
