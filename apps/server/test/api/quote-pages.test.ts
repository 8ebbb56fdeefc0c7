/** The public side of a quote: its page, calendar file and card, as anyone with the link gets them. */
import { resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleQuote } from './sample-quote.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const PATH = '/api/flight-quotes';
/** The fonts and posters as they are in the source. */
const WEB_FILES = resolve(import.meta.dirname, '../../../web/public');

describe('public pages of quotes', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest({ builtFolders: { client: WEB_FILES, share: '/nowhere' } });
  });
  afterAll(() => server?.stop());

  const createOne = async (data: object = {}, fields: object = {}): Promise<string> =>
    (await server.ask(PATH, { method: 'POST', body: sampleQuote(fields, data) })).body.id;
  const open = (path: string, headers = {}) => server.ask(path, { cookie: null, headers });

  it('F-120 opens without a session, with nothing of the agent, also for an agent', async () => {
    const id = await createOne();
    for (const cookie of [null, server.cookie]) {
      const answer = await server.ask(`/flight-quote/${id}`, { cookie });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.text).toContain('<h1>Seattle to Paris</h1>');
      expect(answer.text).not.toMatch(/secret|rawText|textHash|warnings/);
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    }
  });

  it('F-120 an unknown id answers 404 with its page, and a deleted one is gone at once', async () => {
    const id = await createOne();
    expect((await open(`/flight-quote/${id}`)).status).toBe(200);
    await server.ask(`${PATH}/${id}`, { method: 'DELETE' });
    for (const each of [id, 'nobody']) {
      const answer = await open(`/flight-quote/${each}`);
      expect([answer.status, answer.text.includes('Flight Quote Not Found')]).toEqual([404, true]);
      expect((await open(`/flight-quote/${each}.ics`)).status).toBe(404);
      expect((await open(`/og/flight-quote/${each}.png`)).status).toBe(404);
    }
  });

  it('F-122 the page turns when the offer is over, with another ETag, although nothing was saved', async () => {
    const id = await createOne({ validUntil: '2030-06-30' });
    server.time.stoppedAt = new Date(2030, 5, 30, 23, 59).getTime();
    const before = await open(`/flight-quote/${id}`);
    expect(before.text).toContain('"isActive":true');
    server.time.stoppedAt = new Date(2030, 6, 1).getTime();
    const after = await open(`/flight-quote/${id}`, { 'if-none-match': before.headers.get('etag') ?? '' });
    delete server.time.stoppedAt;
    expect([after.status, after.text.includes('"isActive":false')]).toEqual([200, true]);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('F-124 a picture of another host is let in from that host alone, and for that page alone', async () => {
    const id = await createOne({ customImageUrl: 'https://images.example:8443/paris.jpg?x=1' });
    const policy = async (path: string) => (await open(path)).headers.get('content-security-policy') ?? '';
    expect(await policy(`/flight-quote/${id}`)).toContain("img-src 'self' data: https://images.example:8443;");
    expect(await policy(`/flight-quote/${await createOne()}`)).toContain("img-src 'self' data:;");
    for (const customImageUrl of [
      "javascript:alert(1)//'",
      '/images/own.webp',
      "https://x.example/'; script-src *",
      'x',
    ]) {
      const own = await policy(`/flight-quote/${await createOne({ customImageUrl })}`);
      expect(own.match(/script-src/g)).toHaveLength(1);
      expect(own).not.toContain('javascript');
      expect(own).toMatch(/img-src 'self' data:(?: https:\/\/x\.example)?;/);
    }
  });

  it('F-126 carries its flights and its price as JSON-LD', async () => {
    const { structuredData, calendar, cardImage } = extras((await open(`/flight-quote/${await createOne()}`)).text);
    expect(structuredData.map((each) => each['@type'])).toEqual([
      'FlightReservation',
      'FlightReservation',
      'FlightReservation',
      'Offer',
    ]);
    expect(structuredData[0]).toMatchObject({
      reservationStatus: 'https://schema.org/ReservationPending',
      reservationFor: {
        flightNumber: '142',
        airline: { name: 'Delta Air Lines', iataCode: 'DL' },
        departureAirport: { iataCode: 'SEA' },
        departureTime: '2027-09-03T12:50:00-07:00',
        departureDay: '2027-09-03',
        arrivalAirport: { iataCode: 'AMS' },
        arrivalTime: '2027-09-04T07:40:00+02:00',
        arrivalTerminal: '3',
      },
    });
    expect(structuredData[1]).toMatchObject({ reservationFor: { operator: { name: 'KLM Cityhopper' } } });
    expect(structuredData[3]).toMatchObject({ price: 986, priceCurrency: 'USD', priceValidUntil: '2099-02-12' });
    expect(calendar).toMatch(/^\/flight-quote\/[\w-]{22}\.ics$/);
    expect(cardImage).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/og\/flight-quote\/[\w-]{22}\.png\?v=1$/);
  });

  it('F-126 prices that are ranges or cannot be read are no single price', async () => {
    const offerOf = async (total: string | null) =>
      extras((await open(`/flight-quote/${await createOne({ fareDetails: { total } })}`)).text).structuredData[3];
    expect(await offerOf('EUR 1.120 – 1.190')).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 1120,
      highPrice: 1190,
      priceCurrency: 'EUR',
    });
    for (const total of [null, 'on request', '1,200']) expect(await offerOf(total)).toBeUndefined();
  });

  it('F-127 gives the flights as a calendar file with zones, tentative', async () => {
    const id = await createOne();
    const answer = await open(`/flight-quote/${id}.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="Seattle-SEA-Paris-CDG.ics"');
    const lines = answer.text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=America/Los_Angeles:20270903T125000',
        'DTEND;TZID=Europe/Amsterdam:20270904T074000',
        'SUMMARY:DL 142 Seattle (SEA) → Amsterdam (AMS)',
        'STATUS:TENTATIVE',
        'TZID:Europe/Paris',
        `UID:${id}-3@waypage`,
      ]),
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
    expect(answer.text).not.toContain('secret');
  });

  it('F-127 a flight without a time is a whole day, one without a known airport floats, none without a date', async () => {
    const segment = { flightNumber: 'XX 1', departureLocation: 'Nowhere', departureDate: '2027-03-01' };
    const group = (...segments: object[]) => ({ departureFlights: [{ segments }], returnFlights: [] });
    const text = async (...segments: object[]) =>
      (await open(`/flight-quote/${await createOne(group(...segments))}.ics`)).text;
    expect(await text(segment)).toContain('DTSTART;VALUE=DATE:20270301\r\n');
    expect(await text({ ...segment, departureTime: '9:05 PM' })).toContain('DTSTART:20270301T210500\r\n');
    const without = await createOne(group({ ...segment, departureDate: '--03-01' }));
    expect((await open(`/flight-quote/${without}.ics`)).status).toBe(404);
    expect(extras((await open(`/flight-quote/${without}`)).text).calendar).toBeNull();
  });

  it('F-128 draws a card of 1200 × 630 below 300 kB, whatever the title', async () => {
    const titles = ['Seattle to Paris', 'x'.repeat(200), '東京 🌸', '<script>alert(1)</script>', 'Đà Nẵng “ở” Łódź'];
    for (const title of titles) {
      const answer = await fetch(`${server.url}/og/flight-quote/${await createOne({ title }, { title })}.png?v=1`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const png = Buffer.from(await answer.arrayBuffer());
      expect(png.length).toBeLessThan(300_000);
      expect(png.length).toBeGreaterThan(8000);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    }
  });
});

interface Extras {
  readonly structuredData: readonly Record<string, unknown>[];
  readonly calendar: string | null;
  readonly cardImage: string;
}

/** What the page of the tests' own puts into its paragraph. */
function extras(html: string): Extras {
  const json = /<p>(?<json>.*)<\/p>/s.exec(html)?.groups?.['json'] ?? '';
  return JSON.parse(json.replaceAll('&lt;', '<'))[1];
}
