/** The public side of a deal: page, frame, data page, files, oEmbed and card, as anyone with the link gets them. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { sampleDeal } from './sample-deal.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const PATH = '/api/travel-deals';
const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';
const SECRETS = /secret|rawText|textHash|warnings/;
/** The fonts and posters as they are in the source. */
const WEB_FILES = resolve(import.meta.dirname, '../../../web/public');

describe('public pages of deals', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest({ builtFolders: { client: WEB_FILES, share: '/nowhere' } });
  });
  afterAll(() => server?.stop());

  const createOne = async (data: object = {}, fields: object = {}): Promise<string> =>
    (await server.ask(PATH, { method: 'POST', body: sampleDeal(fields, data) })).body.id;
  const open = (path: string, headers = {}) => server.ask(path, { cookie: null, headers });

  it('T-103 no public address tells anything of the agent, also to an agent, and none sets a cookie', async () => {
    const id = await createOne();
    const addresses = [
      `/deal/${id}`,
      `/embed/deal/${id}`,
      `/embed/deal/${id}?format=json`,
      `/json/deal/${id}`,
      `/deal/${id}.txt`,
      `/deal/${id}.json`,
      `${PATH}/${id}/embed`,
      `/oembed?url=${encodeURIComponent(`${server.url}/deal/${id}`)}`,
    ];
    for (const address of addresses) {
      for (const cookie of [null, server.cookie]) {
        const answer = await server.ask(address, { cookie });
        expect([address, answer.status]).toEqual([address, 200]);
        expect(answer.text).toContain('Seven nights in the Cyclades');
        expect(answer.text).not.toMatch(SECRETS);
        expect(answer.headers.get('set-cookie')).toBeNull();
        expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      }
    }
  });

  it('T-134 T-142 T-151 an unknown or deleted deal answers 404 everywhere, each page with its text', async () => {
    const id = await createOne();
    expect((await open(`/deal/${id}`)).status).toBe(200);
    await server.ask(`${PATH}/${id}`, { method: 'DELETE' });
    for (const each of [id, NOBODY, 'nobody']) {
      const pages = [
        [`/deal/${each}`, 'Deal Not Found'],
        [`/embed/deal/${each}`, 'Deal Not Found'],
        [`/json/deal/${each}`, 'Data Not Found'],
        [`/deal/${each}.txt`, 'Page Not Found'],
      ] as const;
      for (const [address, text] of pages) {
        const answer = await open(address);
        expect([address, answer.status, answer.text.includes(text)]).toEqual([address, 404, true]);
      }
      for (const address of [`/embed/deal/${each}?format=json`, `/deal/${each}.json`, `/og/deal/${each}.png`]) {
        const answer = await open(address);
        expectProblem(answer, 404, 'travel-deal-not-found');
        expect(answer.body.error).toBe('Travel deal not found');
      }
    }
  });

  it('T-131 every page turns when the offer is over, with another ETag, although nothing was saved', async () => {
    const id = await createOne({ validUntil: '2030-06-30' });
    for (const address of [`/deal/${id}`, `/embed/deal/${id}`, `/json/deal/${id}`]) {
      server.time.stoppedAt = new Date(2030, 5, 30, 23, 59).getTime();
      const before = await open(address);
      expect(before.text).toContain('"isActive":true');
      const match = { 'if-none-match': before.headers.get('etag') ?? '' };
      expect((await open(address, match)).status).toBe(304);
      server.time.stoppedAt = new Date(2030, 6, 1).getTime();
      const after = await open(address, match);
      delete server.time.stoppedAt;
      expect([address, after.status, after.text.includes('"isActive":false')]).toEqual([address, 200, true]);
    }
  });

  it('T-130 a picture of another host is let in from that host alone', async () => {
    const id = await createOne({ customImageUrl: 'https://images.example:8443/sea.jpg' });
    for (const address of [`/deal/${id}`, `/embed/deal/${id}`]) {
      const policy = (await open(address)).headers.get('content-security-policy') ?? '';
      expect(policy).toContain("img-src 'self' data: https://images.example:8443;");
    }
    const plain = (await open(`/deal/${await createOne()}`)).headers.get('content-security-policy') ?? '';
    expect(plain).toContain("img-src 'self' data:;");
  });

  it('T-135 carries a TouristTrip with its prices as offers, each with what it is for', async () => {
    const { structuredData } = extras((await open(`/deal/${await createOne()}`)).text);
    expect(structuredData).toEqual([
      expect.objectContaining({
        '@type': 'TouristTrip',
        name: 'Seven nights in the Cyclades, by small ship',
        itinerary: { '@type': 'Place', name: 'Athens and the Greek islands' },
        departureTime: '2027-09-12',
        arrivalTime: '2027-09-19',
        offers: [
          expect.objectContaining({
            name: 'Seven nights in the Cyclades, by small ship, per person',
            price: 1899,
            priceCurrency: 'USD',
            priceValidUntil: '2099-03-31',
          }),
          expect.objectContaining({
            name: 'Seven nights in the Cyclades, by small ship, total for 2 guests',
            price: 3798,
          }),
        ],
      }),
    ]);
    const canadian = extras((await open(`/deal/${await createOne({ price: '$1,399 CAD' })}`)).text);
    expect(canadian.structuredData[0]?.['offers']).toMatchObject([{ priceCurrency: 'CAD' }, {}]);
    const none = extras((await open(`/deal/${await createOne({ price: 'ask', totalPrice: null })}`)).text);
    expect(none.structuredData[0]).not.toHaveProperty('offers');
  });

  it('T-136 draws a card of 1200 × 630 below 300 kB', async () => {
    for (const title of ['Bali Wellness Escape', '東京 🌸', 'x'.repeat(200)]) {
      const answer = await fetch(`${server.url}/og/deal/${await createOne({ title }, { title })}.png`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      const png = Buffer.from(await answer.arrayBuffer());
      expect(png.length).toBeLessThan(300_000);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    }
  });

  describe('in a frame', () => {
    it('T-141 framing is allowed for the embed alone; its poster, script and data may be loaded from there', async () => {
      const id = await createOne();
      const framing = async (path: string) => {
        const { headers } = await open(path);
        const ancestors = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1];
        return [ancestors, headers.get('x-frame-options')];
      };
      expect(await framing(`/embed/deal/${id}`)).toEqual(['*', null]);
      expect(await framing(`/embed/deal/${NOBODY}`)).toEqual(['*', null]);
      const others = [
        `/deal/${id}`,
        `/json/deal/${id}`,
        '/nowhere',
        '/',
        `${PATH}/${id}`,
        `/embed/deal/${id}?format=json`,
      ];
      for (const path of others) expect([path, ...(await framing(path))]).toEqual([path, "'none'", 'DENY']);
      expect((await open('/art/beach.svg')).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    });

    it('T-143 theme and accent come from the address; rules are let in by their hash; what is neither is ignored', async () => {
      const id = await createOne();
      const look = async (query: string) => {
        const answer = await open(`/embed/deal/${id}${query}`);
        const own = /<\/style><style>(?<css>[^<]*)<\/style>/.exec(answer.text)?.groups?.['css'] ?? null;
        const policy = answer.headers.get('content-security-policy') ?? '';
        if (own !== null) expect(policy).toContain(createHash('sha256').update(own).digest('base64'));
        return { own, theme: extras(answer.text).look.theme };
      };
      expect(await look('')).toEqual({ own: null, theme: null });
      expect((await look('?theme=dark')).theme).toBe('dark');
      const accent = await look('?theme=light&accent=FFCC00');
      expect(accent.own).toMatch(/^:root\{--brand:#ffcc00;--on-brand:#0e2430;--signal-ink:#[0-9a-f]{6};/);
      expect((await look('?accent=0b5563')).own).toContain('@media (prefers-color-scheme:dark)');
      for (const query of [
        '?accent=red',
        '?accent=fff}body{x:y',
        '?theme=sepia',
        '?accent=123',
        '?accent=1&accent=2',
      ]) {
        expect(await look(query)).toEqual({ own: null, theme: null });
      }
    });

    it('T-110 format=json shows the raw data, to any origin', async () => {
      const id = await createOne();
      const answer = await open(`/embed/deal/${id}?format=json`);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.body).toEqual((await open(`${PATH}/${id}/embed`)).body);
      const match = { 'if-none-match': answer.headers.get('etag') ?? '' };
      expect((await open(`/embed/deal/${id}?format=json`, match)).status).toBe(304);
    });
  });

  it('T-150 the data page is for people; whoever asks for JSON gets the data', async () => {
    const id = await createOne();
    const page = await open(`/json/deal/${id}`, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('vary')).toContain('Accept');
    const data = await open(`/json/deal/${id}`, { accept: 'application/json' });
    expect([data.headers.get('content-type'), data.headers.get('vary')]).toEqual([
      'application/json; charset=utf-8',
      expect.stringContaining('Accept'),
    ]);
    expect(data.body).toEqual((await open(`${PATH}/${id}/embed`)).body);
  });

  describe('files', () => {
    it('T-137 the text has what the page shows, prices with what they are for, and its address', async () => {
      const id = await createOne();
      const answer = await open(`/deal/${id}.txt`);
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      const lines = answer.text.replace('\ufeff', '').split('\r\n');
      expect(lines).toEqual(
        expect.arrayContaining([
          'Seven nights in the Cyclades, by small ship',
          'Dates: September 12 to 19, 2027',
          'Price: $1,899 per person (was $2,234); $3,798 total for 2 guests',
          'Prices per person',
          '- Balcony cabin, September 19 to 26, 2027: $2,449',
          '- Port fees and local taxes',
          'Child 3-11: $890',
          'Your travel agent: Tomás Beltrán, Longshore',
          `Waypage: ${server.url}/deal/${id}`,
        ]),
      );
    });

    it.each([
      ['Seven nights', 'Seven nights_deal.txt'],
      ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j_deal.txt'],
      ['..\u0000../etc\r\npasswd', 'etc passwd_deal.txt'],
      ['عرض القاهرة \u202Etxt.exe', 'عرض القاهرة txt.exe_deal.txt'],
      ['🌴👩‍👩‍👧 Bali', '🌴👩‍👩‍👧 Bali_deal.txt'],
      [' . ', 'travel_deal.txt'],
      [null, 'travel_deal.txt'],
      ["50% off 'now' (é)", "50% off 'now' (é)_deal.txt"],
    ])('T-137 the file of %j is named %j', async (title, name) => {
      const id = await createOne({ title }, { title });
      const header = (await open(`/deal/${id}.txt`)).headers.get('content-disposition') ?? '';
      const { plain, exact } =
        /^attachment; filename="(?<plain>[\x20-\x7e]+)"; filename\*=UTF-8''(?<exact>[\w.~!$&+^`|%-]+)$/.exec(header)
          ?.groups ?? {};
      expect(decodeURIComponent(exact ?? '')).toBe(name);
      expect(plain).toMatch(/_deal\.txt$/);
      expect(plain).not.toMatch(/["\\/%]/);
    });

    it('T-137 a name of 200 signs fits every file system, and no sign is cut', async () => {
      for (const sign of ['x', 'é', '旅', '👩‍👩‍👧']) {
        const title = sign.repeat(200);
        const header = (await open(`/deal/${await createOne({ title }, { title })}.txt`)).headers;
        const exact = /UTF-8''(\S+)$/.exec(header.get('content-disposition') ?? '')?.[1] ?? '';
        const name = decodeURIComponent(exact);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
        expect(name.replace('_deal.txt', '').replaceAll(sign, '')).toBe('');
      }
    });

    it('T-137 the data are kept as travel-deal-{id}.json', async () => {
      const id = await createOne();
      const answer = await open(`/deal/${id}.json`);
      expect(answer.headers.get('content-disposition')).toContain(`filename="travel-deal-${id}.json"`);
      expect(answer.body).toEqual((await open(`${PATH}/${id}/embed`)).body);
    });
  });

  describe('oEmbed', () => {
    const ask = (url: string, more = '') => open(`/oembed?url=${encodeURIComponent(url)}${more}`);

    it('T-144 answers what oEmbed 1.0 asks of a rich answer', async () => {
      const title = 'A "quoted" <b> & deal';
      const id = await createOne({ title }, { title });
      for (const path of ['/deal/', '/embed/deal/', '/json/deal/']) {
        const { status, headers, body } = await ask(`${server.url}${path}${id}`);
        expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
        expect(headers.get('access-control-allow-origin')).toBe('*');
        expect(body).toMatchObject({
          version: '1.0',
          type: 'rich',
          title,
          author_name: 'Tomás Beltrán',
          provider_name: 'Waypage',
          provider_url: `${server.url}/`,
          width: 420,
          height: expect.any(Number),
          thumbnail_url: `${server.url}/og/deal/${id}.png?v=1`,
          thumbnail_width: 1200,
          thumbnail_height: 630,
        });
        expect(body.html).toContain(`src="${server.url}/embed/deal/${id}"`);
        expect(body.html).toContain('title="A &#34;quoted&#34; &#60;b&#62; &#38; deal"');
      }
    });

    it('T-144 keeps to the sizes asked for, and offers JSON alone', async () => {
      const url = `${server.url}/deal/${await createOne()}`;
      const small = (await ask(url, '&maxwidth=320&maxheight=400')).body;
      expect([small.width, small.height, small.thumbnail_url]).toEqual([320, 400, undefined]);
      expectProblem(await ask(url, '&format=xml'), 501, 'format-not-offered');
      expectProblem(await ask(url, '&maxwidth=wide'), 422, 'invalid');
      for (const other of [
        `https://elsewhere.example/deal/${NOBODY}`,
        `${server.url}/deal/${NOBODY}`,
        `${server.url}/flight-quote/${NOBODY}`,
        'no address',
      ]) {
        expectProblem(await ask(other), 404, 'travel-deal-not-found');
      }
    });

    it('T-144 page and frame name the answer', async () => {
      const id = await createOne();
      for (const path of [`/deal/${id}`, `/embed/deal/${id}`]) {
        const { oembed } = extras((await open(path)).text);
        expect((await open(oembed.slice(server.url.length))).body.title).toContain('Cyclades');
      }
    });
  });
});

interface Extras {
  readonly structuredData: readonly Record<string, unknown>[];
  readonly look: { readonly theme: string | null };
  readonly oembed: string;
}

/** What the page of the tests' own puts into its paragraph. */
function extras(html: string): Extras {
  const json = /<p>(?<json>.*)<\/p>/s.exec(html)?.groups?.['json'] ?? '';
  return JSON.parse(json.replaceAll('&lt;', '<'))[1];
}
