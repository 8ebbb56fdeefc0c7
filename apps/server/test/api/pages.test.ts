/** Public pages, the agent application's addresses, files, and the 404 page. */
import { mkdtempSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, sampleData, sampleItinerary } from './sample-itinerary.ts';
import { type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const PATH = '/api/itineraries';

describe('pages', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest();
  });
  afterAll(() => server?.stop());

  const createOne = async (title = 'Four slow days') =>
    (await server.ask(PATH, { method: 'POST', body: sampleItinerary({ title }) })).body.id as string;
  const open = (path: string, headers = {}) => server.ask(path, { cookie: null, headers });

  /** Without fetch's own decoding, and with the address as it is written. */
  const openRaw = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      httpGet(server.url, { path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      }).on('error', reject);
    });

  it('N-5 V-4 opens the public page without a session, without anything of the agent', async () => {
    const id = await createOne();
    for (const cookie of [null, server.cookie]) {
      const answer = await server.ask(`/itinerary/${id}`, { cookie });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.text).toContain('<h1>Four slow days</h1>');
      expect(answer.text).toContain(`href="${server.url}/itinerary/${id}"`);
      expect(answer.text).not.toMatch(/secret|net rate|textHash|rawText|warnings/);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('V-7 sends the page compressed as the browser takes it, with a strong ETag, and 304 first', async () => {
    const path = `/itinerary/${await createOne()}`;
    const plain = await openRaw(path, { 'accept-encoding': 'identity' });
    const br = await openRaw(path, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await openRaw(path, { 'accept-encoding': 'br;q=0, gzip' });
    expect([plain, br, gzip].map((each) => each.headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const tags = [plain, br, gzip].map((each) => String(each.headers['etag']));
    expect(new Set(tags).size).toBe(3);
    for (const [at, tag] of tags.entries()) {
      expect(tag).toMatch(/^"[\w-]{22,}"$/);
      const headers = { 'if-none-match': tag, 'accept-encoding': ['identity', 'br', 'gzip'][at] ?? '' };
      const again = await openRaw(path, headers);
      expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, tag]);
    }
    expect(plain.headers['vary']).toBe('Accept-Encoding');
    expect(plain.headers['cache-control']).toBe('private, no-cache');
    expect((await server.ask(path, { method: 'HEAD' })).status).toBe(200);
  });

  it('V-7 never shows an old page after a save, nor any after a deletion', async () => {
    const id = await createOne('Version 1');
    const path = `/itinerary/${id}`;
    for (let version = 2; version <= 12; version++) {
      const before = await open(path);
      const body = { title: `Version ${version}`, data: sampleData() };
      const saved = server.ask(`${PATH}/${id}`, { method: 'PUT', body });
      const meanwhile = Promise.all([open(path), open(path)]);
      expect((await saved).status).toBe(200);
      const after = await open(path, { 'if-none-match': before.headers.get('etag') ?? '' });
      expect([after.status, after.text.includes(`<h1>Version ${version}</h1>`)]).toEqual([200, true]);
      await meanwhile;
    }
    await server.ask(`${PATH}/${id}`, { method: 'DELETE' });
    expect((await open(path)).status).toBe(404);
    const json = { 'content-type': 'application/json' };
    await server.ask(`${PATH}/${id}/restore`, { method: 'POST', headers: json });
    expect((await open(path)).text).toContain('<h1>Version 12</h1>');
  });

  it('V-7 shows at once what another server on the same database has saved', async () => {
    const id = await createOne('First');
    const other = await startServerUnderTest({ database: server.database, folder: mkdtempSync(join(tmpdir(), 'wp-')) });
    expect((await other.ask(`/itinerary/${id}`)).text).toContain('<h1>First</h1>');
    const body = { title: 'Second', data: sampleData() };
    expect((await server.ask(`${PATH}/${id}`, { method: 'PUT', body })).status).toBe(200);
    expect((await other.ask(`/itinerary/${id}`)).text).toContain('<h1>Second</h1>');
    await other.app.close();
  });

  it('V-5 N-7 answers unknown ids and unknown addresses with their 404 pages', async () => {
    const missing = await open(`/itinerary/${newId()}`);
    expect([missing.status, missing.text.includes('Itinerary Not Found')]).toEqual([404, true]);
    for (const path of [
      '/nowhere',
      '/dashboard/x',
      '/apix',
      '/edit',
      '/index.html',
      '/../secret.txt',
      '/assets/none.js',
    ]) {
      const answer = await open(path);
      expect([path, answer.status, answer.text.includes('Page Not Found')]).toEqual([path, 404, true]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('N-4 N-6 serves the agent application at its addresses, without a session and never cached blindly', async () => {
    const id = newId();
    const paths = [
      '/',
      '/dashboard',
      '/design-editor',
      `/admin/itinerary/${id}`,
      `/edit/${id}`,
      '/edit-flight-quote/x',
      '/flights',
    ];
    for (const path of [...paths, '/edit-travel-deal/x', '/deals', '/travel-deals', '/test', '/dashboard/', '/?x=1']) {
      const answer = await open(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.text).toContain('<title>Waypage</title>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    }
  });

  it('N-4 serves built files: for ever where the name has a hash, for a day elsewhere, compressed where built so', async () => {
    const script = await openRaw('/assets/agent-Ab12Cd34.js');
    expect(script.status).toBe(200);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toMatch(/javascript/);
    const compressed = await openRaw('/assets/agent-Ab12Cd34.js', { 'accept-encoding': 'br' });
    expect([compressed.headers['content-encoding'], String(compressed.body)]).toEqual(['br', 'pretend this is brotli']);
    const art = await openRaw('/art/paris.svg');
    expect(art.headers['cache-control']).toBe('public, max-age=86400');
    expect(art.headers['content-type']).toMatch(/^image\/svg\+xml/);
    const again = await openRaw('/art/paris.svg', { 'if-none-match': String(art.headers['etag']) });
    expect(again.status).toBe(304);
  });

  it('H-12 K-6 a worker that reads files may load its own parts and ask nobody anything', async () => {
    const answer = await open('/assets/file-text-worker-Ab12Cd34.js');
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
      200,
      "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    ]);
  });

  it('Y-2 gives out the agency’s logo, which can run nothing, for ever under its name', async () => {
    const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const brandFiles = [{ address: '/brand/logo.0123456789abcdef.svg', type: 'image/svg+xml', content }];
    const branded = await startServerUnderTest({ config: { brandFiles } });
    const answer = await branded.ask('/brand/logo.0123456789abcdef.svg', { cookie: null });
    expect([answer.status, answer.text]).toEqual([200, content.toString()]);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await branded.ask('/brand/other.svg', { cookie: null })).status).toBe(404);
    await branded.stop();
  });

  it('N-7 never leaves the folders of built files', async () => {
    for (const path of [
      '/assets/../../secret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '/art/..%5c..%5csecret.txt',
      '/assets//etc/passwd',
      '/assets/',
      '/art',
    ]) {
      const answer = await openRaw(path);
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true]);
      expect(String(answer.body)).not.toContain('not to be served');
    }
  });

  it('V-7 asks crawlers to stay away', async () => {
    const answer = await open('/robots.txt');
    expect(answer.text).toBe('User-agent: *\nDisallow: /\n');
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('V-7 takes the public address from the configuration, and a Host header only where it is loopback', async () => {
    const id = await createOne();
    const forged = await openRaw(`/itinerary/${id}`, { host: 'evil.example' });
    expect(forged.status).toBe(200);
    expect(String(forged.body)).not.toContain('evil.example');
    const local = await openRaw(`/itinerary/${id}`, { host: 'localhost:8080' });
    expect(String(local.body)).toContain(`http://localhost:8080/itinerary/${id}`);
    const own = await startServerUnderTest({ config: { publicUrl: 'https://trips.example.com' } });
    const sent = sampleItinerary();
    await own.ask('/api/session', { method: 'POST', body: { code: 'the right access code' } });
    const { createRecordStore } = await import('../../src/database/record-store.ts');
    const document = JSON.stringify({ rawText: '', data: sampleData() });
    const content = { title: 'T', place: null, dates: null, document };
    await createRecordStore(own.database.db, 'sqlite').insert('itinerary', sent.id, content, Date.now(), Date.now());
    expect((await own.ask(`/itinerary/${sent.id}`)).text).toContain(`https://trips.example.com/itinerary/${sent.id}`);
    const named = '<meta name="waypage-public-url" content="https://trips.example.com/" />';
    expect((await own.ask('/dashboard')).text).toContain(named);
    expect((await open('/dashboard')).text).not.toContain('waypage-public-url');
    await own.stop();
  });

  it('N-7 says what to do while the web is not built, and the API goes on', async () => {
    const own = await startServerUnderTest({
      shareEntry: null,
      builtFolders: { client: '/nowhere/client', share: '/nowhere/share' },
    });
    for (const path of ['/', '/itinerary/x', '/nowhere']) {
      const answer = await own.ask(path);
      expect([answer.status, answer.body.code]).toEqual([503, 'pages-not-built']);
    }
    expect((await own.ask(PATH)).status).toBe(200);
    await own.stop();
  });
});
