/** What the parser flags as private reaches no one without a session: a paste with all of it, from parsing to the public page. */
import { detectKind, parseContent } from '@waypage/parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './sample-itinerary.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const PASTE = `Rome for Anna Ferri (net rate, 12% commission)
May 3 to 5, 2027

Day 1: Ancient Rome
- 9:00 AM Pantheon
- 1:00 PM Lunch at Roscioli (net €731 for the table)
Guarantee: Visa 4111 1111 1111 1111 exp 12/28
Anna: passport no. 533812345, born 12 May 1980
| Time | Activity | Net rate | Cost |
|---|---|---|---|
| 16:00 | Forum | €4.44 | €18 |

Day 2: Vatican
- 9:00 AM Museums. Our net price is EUR 5.55 per person. Bring the tickets that were sent to you by mail last week, as they are checked at the door.
`;
const SECRETS = [
  '12%',
  '731',
  '4111',
  '12/28',
  '533812345',
  '1980',
  '4.44',
  '5.55',
  'ommission',
  'et rate',
  'et price',
];

describe('private data', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest({ parser: { parse: parseContent, detectKind } });
  });
  afterAll(() => server?.stop());

  it('P-11 H-4 is told to the agent with its place, and is in nothing that the public gets', async () => {
    const { body: parsed } = await server.ask('/api/parse-itinerary', { method: 'POST', body: { text: PASTE } });
    const flagged: [string, string][] = parsed.warnings
      .filter(({ code }: { code: string }) => code.startsWith('sensitive-'))
      .flatMap(({ code, spans }: { code: string; spans: [number, number][] }) =>
        spans.map(([start, end]) => [code, PASTE.slice(start, end)]),
      );
    const codes = new Set(flagged.map(([code]) => code));
    expect([...codes].sort()).toEqual([
      'sensitive-birth-date',
      'sensitive-card',
      'sensitive-net-rate',
      'sensitive-passport',
    ]);
    for (const secret of SECRETS) expect(flagged.some(([, words]) => words.includes(secret))).toBe(true);

    const id = newId();
    const { title, location, dates, ...data } = parsed;
    const body = { id, data: { title, location, dates, rawText: PASTE, data } };
    expect((await server.ask('/api/itineraries', { method: 'POST', body })).status).toBe(201);
    const record = await server.ask(`/api/itineraries/${id}`, { cookie: null });
    const page = await server.ask(`/itinerary/${id}`, { cookie: null });
    expect(record.body.title).toBe('Rome for Anna Ferri');
    for (const { status, text: answer } of [record, page]) {
      expect(status).toBe(200);
      /* Figures that chance and the clock have made may look like any secret. */
      const text = answer
        .replaceAll(id, '')
        .replaceAll(/127\.0\.0\.1:\d+/g, '')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
        .replaceAll(/nonce="[^"]*"/g, '');
      expect(text).toContain('Pantheon');
      expect(text).toContain('Roscioli');
      expect(text).toContain('€18');
      for (const secret of SECRETS) expect(text).not.toContain(secret);
      for (const [, words] of flagged) expect(text).not.toContain(JSON.stringify(words).slice(1, -1));
    }
  });
});
