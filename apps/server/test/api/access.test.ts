import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionStateSchema } from '@waypage/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/open-database.ts';
import { createAccessRepository } from '../../src/features/access/repository.ts';
import { createAccessService } from '../../src/features/access/service.ts';
import { CODE, type ServerUnderTest, startServerUnderTest } from './server-under-test.ts';

const HOUR = 3_600_000;

describe('access', () => {
  let server: ServerUnderTest;
  beforeAll(async () => {
    server = await startServerUnderTest();
  });
  afterAll(() => server?.stop());

  const signIn = (code: string, on = server) =>
    on.ask('/api/session', { method: 'POST', body: { code }, cookie: null });
  const isSignedIn = async (cookie: string | null, on = server) =>
    sessionStateSchema.parse((await on.ask('/api/session', { cookie })).body).authenticated;
  const cookieOf = (answer: { headers: Headers }) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  it('G-5 answers the right code with a signed, hidden cookie that ends with the browser', async () => {
    const answer = await signIn(CODE);
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^waypage_session=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await isSignedIn(cookieOf(answer))).toBe(true);
    expect(await isSignedIn(null)).toBe(false);
  });

  it('G-3 G-5 answers a wrong code with 401 and the sentence of the gate; the code is compared exactly', async () => {
    for (const code of [`${CODE} `, CODE.toUpperCase(), 'x']) {
      const answer = await signIn(code);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ error: 'Invalid access code. Please try again.', code: 'wrong-code' });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('G-5 refuses a cookie whose token or signature was changed', async () => {
    const [name = '', value = ''] = server.cookie.split('=');
    const [token = '', signature = ''] = value.split('.');
    const flip = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    expect(await isSignedIn(`${name}=${token}.${signature}`)).toBe(true);
    for (const forged of [`${flip(token)}.${signature}`, `${token}.${flip(signature)}`, token, `${token}.`, '.', '']) {
      expect(await isSignedIn(`${name}=${forged}`)).toBe(false);
    }
  });

  it('G-5 ends a session for good when it is signed out', async () => {
    const cookie = cookieOf(await signIn(CODE));
    const answer = await server.ask('/api/session', { method: 'DELETE', cookie });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^waypage_session=;.*Expires=Thu, 01 Jan 1970/);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('G-8 keeps only the hash of the token', async () => {
    const token = server.cookie.split('=')[1]?.split('.')[0] ?? '';
    const rows = await server.database.db.selectFrom('sessions').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => /^[0-9a-f]{64}$/.test(row.token_hash))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('G-8 ends a session after 12 idle hours, and after 7 days in any case', async () => {
    const own = await startServerUnderTest();
    own.time.offset = 11.9 * HOUR;
    expect(await isSignedIn(own.cookie, own)).toBe(true);
    own.time.offset = 23 * HOUR;
    expect(await isSignedIn(own.cookie, own)).toBe(true);
    own.time.offset = 36 * HOUR;
    expect(await isSignedIn(own.cookie, own)).toBe(false);

    own.time.offset = 0;
    const cookie = cookieOf(await signIn(CODE, own));
    for (let hours = 0; hours < 168; hours += 11) {
      own.time.offset = hours * HOUR;
      expect(await isSignedIn(cookie, own)).toBe(true);
    }
    own.time.offset = 168.1 * HOUR;
    expect(await isSignedIn(cookie, own)).toBe(false);
    await own.stop();
  });

  it('G-8 survives a restart, and ends when the code is changed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waypage-restart-'));
    const first = await startServerUnderTest({ folder });
    await first.stop();
    const second = await startServerUnderTest({ folder });
    expect(await isSignedIn(first.cookie, second)).toBe(true);
    await second.stop();
    const changed = await startServerUnderTest({ folder, accessCode: 'another code' });
    expect(await isSignedIn(first.cookie, changed)).toBe(false);
    await changed.stop();
    rmSync(folder, { recursive: true });
  });

  it('G-9 makes a code at the first start, keeps its hash alone, and knows it after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waypage-code-'));
    const open = async () => {
      const database = await openDatabase({ dataFolder: folder, databaseUrl: null }, () => {});
      return { database, access: await createAccessService(createAccessRepository(database.db), null, Date.now) };
    };
    const first = await open();
    const code = first.access.madeCode ?? '';
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
    await first.database.close();
    const second = await open();
    expect(second.access.madeCode).toBeNull();
    expect((await second.access.signIn(code, '127.0.0.1')).outcome).toBe('signed-in');
    expect((await second.access.signIn(code.toLowerCase(), '127.0.0.1')).outcome).toBe('wrong');
    for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file), 'latin1')).not.toContain(code);
    await second.database.close();
    rmSync(folder, { recursive: true });
  });

  it('G-9 lets one of several servers that share a database make the code', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waypage-code-'));
    const database = await openDatabase({ dataFolder: folder, databaseUrl: null }, () => {});
    const services = await Promise.all(
      [1, 2, 3].map(() => createAccessService(createAccessRepository(database.db), null, Date.now)),
    );
    const codes = services.map((service) => service.madeCode).filter((code) => code !== null);
    expect(codes).toHaveLength(1);
    for (const service of services) {
      const signIn = await service.signIn(codes[0] ?? '', '127.0.0.1');
      expect(signIn.outcome).toBe('signed-in');
      const cookie = signIn.outcome === 'signed-in' ? signIn.cookie : '';
      for (const other of services) expect(await other.isSignedIn(cookie)).toBe(true);
    }
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it('G-7 throttles after 10 wrong codes, says how long, and never counts right ones', async () => {
    const own = await startServerUnderTest();
    own.time.stoppedAt = Date.now();
    for (let n = 0; n < 5; n++) expect((await signIn(CODE, own)).status).toBe(204);
    const wrong: number[] = [];
    for (let n = 0; n < 10; n++) wrong.push((await signIn(`guess ${n}`, own)).status);
    expect(wrong).toEqual(Array(10).fill(401));
    const refused = await signIn('guess 11', own);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('6');
    expect(refused.body.code).toBe('too-many-attempts');
    expect((await signIn(CODE, own)).status).toBe(429);
    expect(await isSignedIn(own.cookie, own)).toBe(true);
    own.time.offset = 6000;
    expect((await signIn(CODE, own)).status).toBe(204);
    await own.stop();
  });

  it('G-7 checks at most 10 of 40 guesses that come at once', async () => {
    const own = await startServerUnderTest();
    own.time.stoppedAt = Date.now();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => signIn(`guess ${n}`, own)));
    expect(answers.filter((answer) => answer.status === 401).length).toBeLessThanOrEqual(10);
    expect(answers.every((answer) => answer.status === 401 || answer.status === 429)).toBe(true);
    await own.stop();
  });

  it('G-7 believes a forwarded address only from a trusted proxy', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const guess = (own: ServerUnderTest, address: string) =>
      own.ask('/api/session', { method: 'POST', body: { code: 'x' }, cookie: null, headers: from(address) });
    const direct = await startServerUnderTest();
    direct.time.stoppedAt = Date.now();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await guess(direct, `203.0.113.${n}`)).status);
    expect(statuses.at(-1)).toBe(429);
    await direct.stop();
    const behind = await startServerUnderTest({ config: { trustProxy: ['loopback'] } });
    for (let n = 0; n < 11; n++) expect((await guess(behind, `203.0.113.${n}`)).status).toBe(401);
    await behind.stop();
  });

  it('G-5 sets a Secure cookie that is bound to the host where the public address is https', async () => {
    const own = await startServerUnderTest({ config: { publicUrl: 'https://trips.example.com' } });
    expect((await signIn(CODE, own)).headers.getSetCookie()[0]).toMatch(/^__Host-waypage_session=.*; Secure/);
    expect((await own.ask('/api/session')).headers.get('strict-transport-security')).toMatch(/max-age=63072000/);
    await own.stop();
  });
});
