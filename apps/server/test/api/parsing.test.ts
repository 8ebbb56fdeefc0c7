/** The parse calls of every kind: the real parser behind the real server. */
import { CONTENT_KINDS, type ContentKind, detectedKindSchema, LIMITS, PARSED_SCHEMAS } from '@waypage/contract';
import { detectKind, parseContent } from '@waypage/parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { newId, sampleData, sampleItinerary } from './sample-itinerary.ts';
import { CODE, type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const TEXTS: Readonly<Record<ContentKind, string>> = {
  itinerary: 'Day 1: Lisbon (May 3)\n9:00 AM - Castle\n',
  'flight-quote': ' 1 BA 178Y 12MAR JFKLHR*SS2  630P  640A  13MAR\n 2 BA 177Y 20MAR LHRJFK*SS2 1120A  225P\n',
  'travel-deal': 'Lisbon, 3 nights B&B from €449 per person\nIncludes: flights, transfers\nBook by 29 January\n',
};
const referenceDate = '2026-11-21';

describe('parsing', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest({ parser: { parse: parseContent, detectKind } });
  });
  afterAll(() => server?.stop());

  const parse = (kind: ContentKind, body: unknown, call: { cookie?: null; headers?: Record<string, string> } = {}) =>
    server.ask(`/api/parse-${kind}`, { method: 'POST', body, ...call });

  it.each(Object.entries(TEXTS) as [ContentKind, string][])(
    'H-1 answers %s by its schema: every field of what the parser reads, and none besides',
    async (kind, text) => {
      const answer = await parse(kind, { text, referenceDate });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(PARSED_SCHEMAS[kind].parse(answer.body)).toEqual(answer.body);
      expect(answer.body).toEqual(JSON.parse(JSON.stringify(parseContent(kind, text, { referenceDate }))));
    },
  );

  it('P-6 answers with the characters of each value', async () => {
    const text = TEXTS['travel-deal'];
    const { body } = await parse('travel-deal', { text, referenceDate });
    expect(body.price).toBe('€449');
    expect(text.slice(...(body.source.spans['/price'] as [number, number]))).toBe('€449');
  });

  it('P-4 hands over the reference date, and today, in the time of the server, where none is sent', async () => {
    const dates: string[] = [];
    const own = await startServerUnderTest({
      parser: {
        detectKind,
        parse: (kind, text, context) => {
          dates.push(`${kind} ${context.referenceDate}`);
          return parseContent(kind, text, context);
        },
      },
    });
    own.time.stoppedAt = new Date(2031, 0, 9, 23, 59).getTime();
    const session = await own.ask('/api/session', { method: 'POST', body: { code: CODE } });
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const expected: string[] = [];
    for (const [kind, text] of Object.entries(TEXTS)) {
      for (const sent of [{ referenceDate: '2026-02-03' }, {}]) {
        const body = { text, ...sent };
        expect((await own.ask(`/api/parse-${kind}`, { method: 'POST', body, cookie })).status).toBe(200);
        expected.push(`${kind} ${sent.referenceDate ?? '2031-01-09'}`);
      }
    }
    expect(dates).toEqual(expected);
    await own.stop();
  });

  it('P-9 takes 1,000,000 characters however they are escaped, and refuses one more with 413', async () => {
    const answer = await parse('itinerary', { text: 'T\n'.padEnd(1_000_000, 'é') });
    expect(answer.status).toBe(200);
    const escaped = `{"text":"${'\\u00e9'.repeat(1_000_000)}"}`;
    expect((await parse('itinerary', escaped)).status).toBe(200);
    const long = sampleItinerary({ rawText: 'x'.repeat(1_000_001) });
    const create = { method: 'POST', body: long };
    expectProblem(await server.ask('/api/itineraries', create), 413, 'text-too-long');
    const one = sampleItinerary();
    await server.ask('/api/itineraries', { method: 'POST', body: one });
    const update = { title: 'x', rawText: 'x'.repeat(1_000_001), data: sampleData() };
    const put = await server.ask(`/api/itineraries/${one.id}`, { method: 'PUT', body: update });
    expectProblem(put, 413, 'text-too-long');
    expect((await server.ask(`/api/itineraries/${newId()}`)).status).toBe(404);
  });

  describe('the call for the kind of a text', () => {
    const detect = (body: unknown, call = {}) => server.ask('/api/detect-kind', { method: 'POST', body, ...call });

    it('P-10 names the kind and what it went by', async () => {
      for (const [kind, text] of Object.entries(TEXTS)) {
        const { body } = await detect({ text });
        expect(detectedKindSchema.parse(body)).toEqual(body);
        expect(body.kind).toBe(kind);
        expect(body.clues[0].kind).toBe(kind);
      }
      for (const text of ['', 'Hello']) expect((await detect({ text })).body).toEqual({ kind: null, clues: [] });
    });

    it('P-10 H-3 H-11 has the limits and errors of the parse calls', async () => {
      expectProblem(await detect({ text: 'x' }, { cookie: null }), 401, 'session-required');
      expectProblem(await detect('x', { headers: { 'content-type': 'text/plain' } }), 415, 'not-json');
      expectProblem(await detect({ text: 'x'.repeat(1_000_001) }), 413, 'text-too-long');
      expectProblem(await detect({ text: 'x'.repeat(7_000_000) }), 413, 'text-too-long');
      expectProblem(await detect({}), 422, 'invalid');
    });
  });

  describe.each(CONTENT_KINDS)('the call for %s', (kind) => {
    const fewest = { itinerary: 1, 'flight-quote': LIMITS.flightQuoteTextMin, 'travel-deal': LIMITS.travelDealTextMin }[
      kind
    ];
    const short = (
      {
        itinerary: 'text-blank',
        'flight-quote': 'flight-quote-too-short',
        'travel-deal': 'travel-deal-too-short',
      } as const
    )[kind];
    const text = 'x'.repeat(fewest);

    it('H-3 needs a session', async () => {
      expectProblem(await parse(kind, { text }, { cookie: null }), 401, 'session-required');
    });

    it('H-11 takes JSON alone', async () => {
      const headers = { 'content-type': 'text/plain' };
      expectProblem(await parse(kind, text, { headers }), 415, 'not-json');
    });

    it('P-9 refuses a text past 1,000,000 characters with 413', async () => {
      expectProblem(await parse(kind, { text: 'x'.repeat(1_000_001) }), 413, 'text-too-long');
      expectProblem(await parse(kind, { text: 'x'.repeat(7_000_000) }), 413, 'text-too-long');
    });

    it('P-9 refuses a text under the shortest with 422 and the sentence of its kind', async () => {
      const texts = ['', ' \n\t\u00a0 ', ' '.repeat(fewest + 9), 'x'.repeat(fewest - 1)];
      for (const each of texts) expectProblem(await parse(kind, { text: each }), 422, short);
      expect((await parse(kind, { text })).status).toBe(200);
    });

    it('H-2 refuses a body of another shape', async () => {
      for (const body of [{}, { text: 1 }, { text, referenceDate: 'soon' }, { text, referenceDate: '2026-02-30' }]) {
        expectProblem(await parse(kind, body), 422, 'invalid');
      }
    });
  });
});
