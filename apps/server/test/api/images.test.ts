/** Pictures over HTTP: what is taken, what comes out of it, what is refused, and what travelers get of it. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from './expect-problem.ts';
import { sampleItinerary } from './sample-itinerary.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const PATH = '/api/images';
const GPS = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
};

const colors = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d94a32' } });

/** Grey stripes of one bit a pixel: a few kilobytes, however large. */
function widePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('images', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest();
  });
  afterAll(() => server?.stop());

  const post = (body: Uint8Array | string, type = 'image/jpeg', call: { cookie?: null; origin?: string } = {}) =>
    server.ask(PATH, {
      method: 'POST',
      body,
      headers: { 'content-type': type, ...(call.origin ? { origin: call.origin } : {}) },
      ...(call.cookie === null ? { cookie: null } : {}),
    });
  const fetchStored = async (url: string, headers: Record<string, string> = {}) => fetch(server.url + url, { headers });

  it('M-20 stores a picture as WebP under the hash of its content, the same one once', async () => {
    const jpeg = await colors(900, 600).jpeg().toBuffer();
    const answer = await post(jpeg);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      url: expect.stringMatching(/^\/images\/[0-9a-f]{64}\.webp$/),
      width: 900,
      height: 600,
    });
    expect(answer.headers.get('location')).toBe(answer.body.url);
    expect((await post(jpeg)).body).toEqual(answer.body);

    const stored = await fetchStored(answer.body.url);
    const content = Buffer.from(await stored.arrayBuffer());
    expect(stored.headers.get('content-type')).toBe('image/webp');
    expect(stored.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(stored.headers.get('x-content-type-options')).toBe('nosniff');
    expect(stored.headers.get('content-security-policy')).toContain('sandbox');
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 });
    const tag = stored.headers.get('etag') ?? '';
    expect((await fetchStored(answer.body.url, { 'if-none-match': tag })).status).toBe(304);
  });

  it('M-20 an unknown picture is 404, and so is what is no hash', async () => {
    expect((await fetchStored(`/images/${'0'.repeat(64)}.webp`)).status).toBe(404);
    for (const path of ['/images/..%2f..%2fsecret.txt', '/images/x.webp', '/images/'])
      expect((await fetchStored(path)).status, path).toBe(404);
  });

  it('M-21 keeps pixels alone: no place, no comment, turned upright, at most 1600 pixels a side', async () => {
    const photo = await colors(4000, 2000).withExif(GPS).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(photo.includes(Buffer.from('Exif'))).toBe(true);
    const { body } = await post(photo);
    expect([body.width, body.height]).toEqual([800, 1600]);
    const content = Buffer.from(await (await fetchStored(body.url)).arrayBuffer());
    const { exif, xmp, iptc, icc, orientation } = await sharp(content).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it.each([
    ['JPEG', 'image/jpeg', () => colors(40, 30).jpeg().toBuffer()],
    [
      'PNG with a clear ground',
      'image/png',
      () =>
        sharp({ create: { width: 40, height: 30, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
    ['WebP', 'image/webp', () => colors(40, 30).webp().toBuffer()],
  ])('M-20 takes %s', async (_name, type, make) => {
    expect((await post(await make(), type)).body).toMatchObject({ width: 40, height: 30 });
  });

  it('M-21 a file that is two things at once comes out as a picture alone', async () => {
    const jpeg = await colors(60, 40).jpeg().toBuffer();
    const script = '<script>alert(document.domain)</script>PK\u0003\u0004';
    const { status, body } = await post(Buffer.concat([jpeg, Buffer.from(script)]));
    expect(status).toBe(201);
    const content = Buffer.from(await (await fetchStored(body.url)).arrayBuffer());
    expect(content.includes(Buffer.from('<script'))).toBe(false);
    expect(content.includes(Buffer.from('PK\u0003\u0004'))).toBe(false);
  });

  it.each([
    ['an SVG by name', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
    ['text', 'hello', 'text/plain'],
    ['JSON', '{}', 'application/json'],
    ['a form', 'a=b', 'application/x-www-form-urlencoded'],
    ['a GIF', 'GIF89a', 'image/gif'],
  ])('M-22 refuses %s by its type', async (_name, body, type) => {
    expectProblem(await post(body, type), 415, 'not-an-image');
  });

  it.each([
    [
      'an SVG as PNG',
      async () =>
        Buffer.from(
          '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
        ),
    ],
    ['a PDF as JPEG', async () => Buffer.from('%PDF-1.7 ...')],
    ['a TIFF as JPEG', () => colors(20, 20).tiff().toBuffer()],
    ['a GIF as JPEG', () => colors(20, 20).gif().toBuffer()],
    ['nothing', async () => Buffer.from(' ')],
    ['a head without a picture', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['half a picture', async () => (await colors(900, 900).png().toBuffer()).subarray(0, 900)],
    ['a WebP of zeros', async () => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(90)])],
  ])('M-22 refuses %s by its content', async (_name, make) => {
    expectProblem(await post(await make()), 422, 'image-unreadable');
  });

  it('M-22 refuses a small file that unpacks into far too many pixels', async () => {
    const bomb = widePng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(100_000);
    expectProblem(await post(bomb, 'image/png'), 413, 'image-too-large');
    expect((await post(widePng(1000, 1000), 'image/png')).status).toBe(201);
  });

  it('M-22 refuses a body over 8 MB', async () => {
    expectProblem(await post(Buffer.alloc(8_000_001, 0xff)), 413, 'image-too-large');
  });

  it('M-23 is for agents, from the own pages', async () => {
    const jpeg = await colors(20, 20).jpeg().toBuffer();
    expectProblem(await post(jpeg, 'image/jpeg', { cookie: null }), 401, 'session-required');
    expectProblem(await post(jpeg, 'image/jpeg', { origin: 'https://evil.example' }), 403, 'foreign-origin');
  });

  it('M-23 no other call takes a picture as its body', async () => {
    const answer = await server.ask('/api/itineraries', {
      method: 'POST',
      body: new Uint8Array(3),
      headers: { 'content-type': 'image/png' },
    });
    expectProblem(answer, 415, 'not-json');
  });

  it('M-23 many at once are all answered, or told to wait', async () => {
    const jpeg = await colors(1200, 900).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 40 }, () => post(jpeg)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201, 503]));
    expect((await post(jpeg)).status).toBe(201);
  });

  it('M-24 a published picture is on the record, for agents and for everyone, by its list of fields', async () => {
    const { body: stored } = await post(await colors(300, 200).jpeg().toBuffer());
    const itinerary = sampleItinerary();
    const data = 'data' in itinerary.data ? itinerary.data.data : itinerary.data;
    const activity = data.days[0]?.timeBlocks[0]?.activities[0];
    if (!activity) throw new Error('the sample has no activity');
    const image = { ...stored, alt: 'The hall under the clock' };
    activity.image = { ...image, secret: 'secret-field' } as typeof image;
    expect((await server.ask('/api/itineraries', { method: 'POST', body: itinerary })).status).toBe(201);
    for (const cookie of [undefined, null]) {
      const { body, text } = await server.ask(`/api/itineraries/${itinerary.id}`, cookie === null ? { cookie } : {});
      expect(body.data.days[0].timeBlocks[0].activities[0].image).toEqual(image);
      expect(text).not.toContain('secret-field');
    }
  });

  it('M-28 M-29 a picture that nothing names goes after 30 days; a save that names one that is gone is refused', async () => {
    const { body: stored } = await post(await colors(310, 200).jpeg().toBuffer());
    const itinerary = sampleItinerary();
    const data = 'data' in itinerary.data ? itinerary.data.data : itinerary.data;
    const activity = data.days[0]?.timeBlocks[0]?.activities[0];
    if (!activity) throw new Error('the sample has no activity');
    const withoutPicture = structuredClone(itinerary);
    activity.image = { ...stored, alt: '' };
    const days = 86_400_000;
    server.time.offset = 29 * days;
    await server.images.removeUnnamed();
    expect((await fetchStored(stored.url)).status).toBe(200);
    server.time.offset = 31 * days;
    await server.images.removeUnnamed();
    expect((await fetchStored(stored.url)).status).toBe(404);
    server.time.offset = 0;
    expectProblem(await server.ask('/api/itineraries', { method: 'POST', body: itinerary }), 422, 'image-missing');
    const path = `/api/itineraries/${itinerary.id}`;
    const created = await server.ask('/api/itineraries', { method: 'POST', body: withoutPicture });
    expect(created.status).toBe(201);
    const edited = structuredClone(created.body);
    edited.data.days[0].timeBlocks[0].activities[0].image = activity.image;
    expectProblem(await server.ask(path, { method: 'PUT', body: edited }), 422, 'image-missing');
    expect((await server.ask(path)).body.version).toBe(1);
    // The same picture sent again is the same address: what was refused is taken now.
    expect((await post(await colors(310, 200).jpeg().toBuffer())).body).toEqual(stored);
    expect((await server.ask(path, { method: 'PUT', body: edited })).status).toBe(200);
    server.time.offset = 400 * days;
    await server.images.removeUnnamed();
    expect((await fetchStored(stored.url)).status).toBe(200);
    server.time.offset = 0;
  });

  it.each([
    'https://evil.example/x.webp',
    '//evil.example/x.webp',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    `/images/${'a'.repeat(64)}.svg`,
    `/images/../${'a'.repeat(64)}.webp`,
  ])('M-24 a record takes no picture from %s', async (url) => {
    const itinerary = sampleItinerary();
    const data = 'data' in itinerary.data ? itinerary.data.data : itinerary.data;
    const activity = data.days[0]?.timeBlocks[0]?.activities[0];
    if (activity) activity.image = { url, width: 10, height: 10, alt: '' };
    expectProblem(await server.ask('/api/itineraries', { method: 'POST', body: itinerary }), 422, 'invalid');
  });
});
