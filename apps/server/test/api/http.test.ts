/** What holds for every call: errors, origin, content type, limits, headers, documents, logs. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { problemSchema } from '@waypage/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordStore } from '../../src/database/record-store.ts';
import { ERRORS } from '../../src/errors.ts';
import { expectProblem } from './expect-problem.ts';
import { newId, sampleItinerary } from './sample-itinerary.ts';
import { itineraryParser, type ServerUnderTest, SHARE_STYLES, startServerUnderTest } from './server-under-test.ts';

const PATH = '/api/itineraries';

describe('http', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest();
  });
  afterAll(() => server?.stop());

  const post = (body: unknown, headers = {}, cookie?: null) =>
    server.ask(PATH, { method: 'POST', body, headers, ...(cookie === null ? { cookie } : {}) });

  describe('errors', () => {
    it('H-2 lists in docs/errors.md what the table has, both ways', () => {
      const text = readFileSync(resolve(import.meta.dirname, '../../../../docs/errors.md'), 'utf8');
      const rows = [...text.matchAll(/^\| `([\w-]+)`\s*\| (\d{3})\s*\| (.+?)\s*\|/gm)];
      const documented = rows.map(([, code, status, sentence]) => [code, { status: Number(status), sentence }]);
      const table = Object.entries(ERRORS).map(([code, { status, sentence }]) => [code, { status, sentence }]);
      expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(table));
      expect(documented).toHaveLength(table.length);
    });

    it('H-2 answers malformed, empty and poisoned JSON with 400', async () => {
      for (const body of [
        '{',
        '',
        '{"id":1,}',
        'undefined',
        '{"__proto__":{"x":1}}',
        '{"constructor":{"prototype":{}}}',
      ]) {
        expectProblem(await post(body, { 'content-type': 'application/json' }), 400, 'malformed-json');
      }
    });

    it('H-2 answers well-formed JSON of another shape with 422 and pointers', async () => {
      for (const body of [[], null, 1, '"text"', {}, { id: newId() }, { id: newId(), data: [] }]) {
        const answer = await post(body);
        expectProblem(answer, 422, 'invalid');
        expect(answer.body.errors.length).toBeGreaterThan(0);
      }
    });

    it('H-2 answers unknown addresses under /api with a problem, other methods with 405 and Allow', async () => {
      expectProblem(await server.ask('/api'), 404, 'not-found');
      expectProblem(await server.ask('/api/nothing'), 404, 'not-found');
      const answer = await server.ask(`${PATH}/${newId()}`, { method: 'PATCH', body: {} });
      expectProblem(answer, 405, 'method-not-allowed');
      expect(answer.headers.get('allow')).toBe('DELETE, GET, HEAD, PUT');
      expectProblem(await server.ask('/api/session', { method: 'OPTIONS' }), 405, 'method-not-allowed');
      expectProblem(await server.ask('/itinerary/x', { method: 'POST', body: {} }), 405, 'method-not-allowed');
    });

    it('H-2 answers a broken address with 400 and an unknown failure with a plain 500 that is logged', async () => {
      expectProblem(await server.ask('/api/itineraries/%zz'), 400, 'bad-request');
      const failing = await startServerUnderTest({
        parser: itineraryParser(() => {
          throw new Error('the inside of the parser: secret-detail');
        }),
      });
      const answer = await failing.ask('/api/parse-itinerary', { method: 'POST', body: { text: 'secret-paste' } });
      expectProblem(answer, 500, 'internal');
      expect(answer.text).not.toContain('secret');
      const line = failing.log.find((each) => each.includes('unexpected error')) ?? '';
      expect(line).toContain(answer.body.requestId);
      expect(line).toContain('secret-detail');
      expect(failing.log.join('')).not.toContain('secret-paste');
      await failing.stop();
    });

    it('H-2 answers what never became a request in the same form', async () => {
      const { port } = new URL(server.url);
      const raw = await new Promise<string>((done) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
        let text = '';
        socket.on('data', (chunk) => {
          text += String(chunk);
        });
        socket.on('close', () => done(text));
      });
      expect(raw).toMatch(/^HTTP\/1\.1 400 Bad request\r\nContent-Type: application\/problem\+json/);
      expect(problemSchema.parse(JSON.parse(raw.split('\r\n\r\n')[1] ?? '')).code).toBe('bad-request');
    });

    it('H-2 answers 503 while the database cannot be reached, and goes on after', async () => {
      const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      let isLost = true;
      const own = await startServerUnderTest();
      const ping = own.database.ping;
      const broken = await startServerUnderTest({
        database: { ...own.database, ping: () => (isLost ? Promise.reject(lost) : ping()) },
      });
      const answer = await broken.ask('/readyz');
      expectProblem(answer, 503, 'database-unavailable');
      expect(answer.headers.get('retry-after')).toBe('2');
      expect((await broken.ask('/healthz')).status).toBe(200);
      isLost = false;
      expect((await broken.ask('/readyz')).body).toEqual({ status: 'ready' });
      await broken.stop();
      await own.stop();
    });

    it('H-16 a public page that fails is a page for people and a problem for programs, and is there again after', async () => {
      const own = await startServerUnderTest();
      let isLost = false;
      const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      const store = createRecordStore(own.database.db, own.database.engine);
      const failing = await startServerUnderTest({
        database: own.database,
        store: {
          ...store,
          findHead: (...of) => (isLost ? Promise.reject(lost) : store.findHead(...of)),
          find: (...of) => (isLost ? Promise.reject(lost) : store.find(...of)),
        },
      });
      const sent = sampleItinerary();
      const { id } = (await failing.ask('/api/itineraries', { method: 'POST', body: sent })).body;
      const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const open = (path: string, headers: Record<string, string> = asBrowser) =>
        failing.ask(path, { cookie: null, headers });
      isLost = true;
      for (const path of [`/itinerary/${id}`, '/flight-quote/x', '/deal/x', '/embed/deal/x', '/json/deal/x']) {
        const answer = await open(path);
        expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
          path,
          503,
          'text/html; charset=utf-8',
        ]);
        expect(answer.text).toContain('could not be loaded');
        expect(answer.headers.get('retry-after')).toBe('2');
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('etag')).toBeNull();
        const framed = /frame-ancestors 'none'/.test(answer.headers.get('content-security-policy') ?? '');
        expect([path, framed]).toEqual([path, path !== '/embed/deal/x']);
        expectProblem(await open(path, { accept: 'application/json' }), 503, 'database-unavailable');
      }
      expectProblem(await open('/embed/deal/x?format=json'), 503, 'database-unavailable');
      isLost = false;
      expect((await open(`/itinerary/${id}`)).status).toBe(200);
      await failing.stop();
      await own.stop();
    });
  });

  describe('who may call', () => {
    it('H-3 refuses every call without a session but the named ones', async () => {
      const paths = server.app.swagger().paths ?? {};
      const open = [
        'POST /api/session',
        'GET /api/session',
        'DELETE /api/session',
        'GET /api/itineraries/{id}',
        'GET /api/flight-quotes/{id}',
        'GET /api/travel-deals/{id}',
        'GET /api/travel-deals/{id}/embed',
      ];
      const calls = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
      );
      expect(calls.length).toBeGreaterThanOrEqual(10);
      expect(calls).toEqual(expect.arrayContaining(open));
      for (const call of calls.filter((each) => !open.includes(each))) {
        const [method = '', path = ''] = call.split(' ');
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
        const answer = await server.ask(path.replace('{id}', newId()), { method, cookie: null, ...body });
        expect([call, answer.status]).toEqual([call, 401]);
        expectProblem(answer, 401, 'session-required');
      }
    });

    it('H-11 refuses state-changing calls from elsewhere, sign-in and sign-out too', async () => {
      const sent = sampleItinerary();
      const from = (headers: Record<string, string>) => post(sent, headers);
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: server.url.replace('http:', 'https:') },
        { origin: `${server.url}.evil.example` },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: server.url, 'sec-fetch-site': 'cross-site' },
      ]) {
        expectProblem(await from(headers), 403, 'foreign-origin');
      }
      const foreign = { origin: 'https://evil.example' };
      const session = { method: 'POST', body: { code: 'x' }, headers: foreign };
      expectProblem(await server.ask('/api/session', session), 403, 'foreign-origin');
      expectProblem(await server.ask('/api/session', { method: 'DELETE', headers: foreign }), 403, 'foreign-origin');
      expectProblem(
        await server.ask(`${PATH}/${sent.id}`, { method: 'DELETE', headers: foreign }),
        403,
        'foreign-origin',
      );
      expect((await server.ask(`${PATH}/${sent.id}`)).status).toBe(404);
      expect((await from({ origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(201);
      expect((await server.ask(`${PATH}/${sent.id}`, { headers: foreign })).status).toBe(200);
    });

    it('H-11 takes the public address as the own origin', async () => {
      const own = await startServerUnderTest({ config: { publicUrl: 'https://trips.example.com' } });
      const sign = (origin: string) =>
        own.ask('/api/session', { method: 'POST', body: { code: 'x' }, headers: { origin }, cookie: null });
      expect((await sign('https://trips.example.com')).status).toBe(401);
      expect((await sign('https://trips.example.com.evil.example')).status).toBe(403);
      await own.stop();
    });

    it('H-11 refuses every other content type with 415', async () => {
      const body = JSON.stringify(sampleItinerary());
      const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
      for (const type of [...types, 'application/jsonx', 'text/json']) {
        expectProblem(await post(body, { 'content-type': type }), 415, 'not-json');
      }
      expect((await post(body, { 'content-type': 'Application/JSON; charset=UTF-8' })).status).toBe(201);
    });
  });

  describe('documents', () => {
    it('H-1 gives OpenAPI 3.1 with every call, its body and its answers', async () => {
      const answer = await server.ask('/api/openapi.json', { cookie: null });
      expect(answer.body.openapi).toBe('3.1.0');
      const calls = Object.entries(answer.body.paths).flatMap(([path, methods]) =>
        Object.keys(methods as object).map((method) => `${method} ${path}`),
      );
      const ofKind = (path: string) => [
        `delete ${path}/{id}`,
        `get ${path}`,
        `get ${path}.csv`,
        `get ${path}/{id}`,
        `get ${path}/{id}/revisions`,
        `post ${path}`,
        `post ${path}/{id}/restore`,
        `put ${path}/{id}`,
      ];
      const expected = [
        ...ofKind('/api/flight-quotes'),
        ...ofKind('/api/itineraries'),
        ...ofKind('/api/travel-deals'),
        'get /api/travel-deals/{id}/embed',
        'delete /api/session',
        'get /api/gazetteer/airlines',
        'get /api/gazetteer/airports',
        'get /api/session',
        'post /api/detect-kind',
        'post /api/parse-flight-quote',
        'post /api/parse-itinerary',
        'post /api/parse-travel-deal',
        'post /api/session',
      ];
      expect(calls.sort()).toEqual(expected.sort());
      const create = answer.body.paths[PATH].post;
      expect(create.requestBody.content['application/json'].schema.properties.id.pattern).toMatch(/^\^itinerary-/);
      expect(Object.keys(create.responses)).toEqual(['200', '201', '401', '409', '413', '415', '422']);
    });

    it('H-1 has a readable page without a script, its style allowed by its hash', async () => {
      const answer = await server.ask('/api/docs', { cookie: null });
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(answer.text).toContain('/api/itineraries/{id}/restore');
      expect(answer.text).toContain('id="version-conflict"');
      expect(answer.text).not.toMatch(/<script|\son\w+=|style="/);
      const styles = [...answer.text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => hashOf(match[1] ?? ''));
      expect(answer.headers.get('content-security-policy')).toBe(
        `default-src 'none'; style-src '${styles[0]}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
    });
  });

  describe('headers', () => {
    it('H-12 gives each page type its own policy; none allows an inline script, a foreign source or a frame', async () => {
      const { id } = (await post(sampleItinerary())).body;
      const policies: Record<string, string> = {};
      for (const path of ['/', `/itinerary/${id}`, '/nowhere', '/api/docs', PATH, '/assets/agent-Ab12Cd34.js']) {
        const answer = await server.ask(path);
        policies[path] = answer.headers.get('content-security-policy') ?? '';
        expect(policies[path]).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
        expect(policies[path]).not.toMatch(/unsafe|\*|http:/);
        expect(answer.headers.get('x-frame-options')).toBe('DENY');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
        expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
        expect(answer.headers.get('x-powered-by')).toBeNull();
        expect(answer.headers.get('strict-transport-security')).toBeNull();
      }
      expect(policies['/']).toContain("style-src 'self';");
      expect(policies['/']).not.toContain('sha256-');
      const hashes = Object.values(SHARE_STYLES).map((style) => `'${hashOf(style)}'`);
      expect(policies[`/itinerary/${id}`]).toContain(`style-src 'self' ${hashes.join(' ')};`);
      expect(policies[`/itinerary/${id}`]).toContain("img-src 'self' data:;");
      expect(policies['/nowhere']).toBe(policies[`/itinerary/${id}`]);
      expect(policies[PATH]).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
      const share = await server.ask(`/itinerary/${id}`);
      expect(share.headers.get('referrer-policy')).toBe('no-referrer');
      const agent = await server.ask('/');
      expect(agent.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    });

    it('H-13 logs in JSON lines, without pasted text, code, cookie, search term or whole id', async () => {
      const own = await startServerUnderTest();
      const sent = sampleItinerary({ rawText: 'secret-raw-text' });
      await own.ask(PATH, { method: 'POST', body: sent });
      await own.ask(PATH, { method: 'POST', body: { ...sent, data: 'secret-body' } });
      await own.ask(`${PATH}?q=secret-client-name`);
      await own.ask(`/itinerary/${sent.id}`);
      await own.ask(`/edit/${sent.id}`);
      await own.ask('/api/session', { method: 'POST', body: { code: 'secret-guess' }, cookie: null });
      await own.ask('/%0d%0a{"forged":"line"}');
      await new Promise((resume) => setTimeout(resume, 50));
      const text = own.log.join('');
      for (const line of text.trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
      expect(text).not.toMatch(/secret|the right access code/);
      expect(text).not.toContain(own.cookie.split('=')[1]);
      expect(text).not.toContain(sent.id);
      expect(text).toContain(`/itinerary/${sent.id.split('-').slice(0, 2).join('-')}…`);
      expect(text).toMatch(/"msg":"signed in"/);
      expect(text).toMatch(/"msg":"sign-in with a wrong code"/);
      expect(text.match(/"msg":"request"/g)?.length).toBe(8);
      await own.stop();
    });
  });

  it('H-14 answers health without a session, and what is under way is finished when it stops', async () => {
    let release = () => {};
    const gate = new Promise<void>((resume) => {
      release = resume;
    });
    const own = await startServerUnderTest({
      parser: itineraryParser(async (text) => {
        await gate;
        const source = { spans: {}, unused: [], textHash: text, assumptions: [], edited: [] };
        return { title: 'finished', location: null, dates: null, days: [], budget: null, source, warnings: [] };
      }),
    });
    expect((await own.ask('/healthz', { cookie: null })).body).toEqual({ status: 'ok' });
    expect((await own.ask('/readyz', { cookie: null })).body).toEqual({ status: 'ready' });
    const underWay = own.ask('/api/parse-itinerary', { method: 'POST', body: { text: 'x' } });
    await new Promise((resume) => setTimeout(resume, 100));
    const stopping = own.stop();
    setTimeout(release, 100);
    expect((await underWay).body.title).toBe('finished');
    await stopping;
    await expect(own.ask('/healthz')).rejects.toThrow();
  });
});

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
