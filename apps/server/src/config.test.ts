import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'waypage-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(loadConfig({}, false)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      accessCode: null,
      dataFolder: resolve('./data'),
      databaseUrl: null,
      publicUrl: null,
      trustProxy: false,
      logLevel: 'info',
      branding: { agencyName: 'Waypage' },
    });
    expect(loadConfig({}, true).logLevel).toBe('warn');
  });

  it.each([
    [{ PORT: '70000' }, /^PORT must be a number from 0 to 65535\.$/],
    [{ PORT: '' }, /^PORT must/],
    [{ ACCESS_CODE: '' }, /^ACCESS_CODE is empty/],
    [{ ACCESS_CODE: 'x'.repeat(257) }, /^ACCESS_CODE may have at most 256/],
    [{ ACCESS_CODE_FILE: '/nowhere/code' }, /\/nowhere\/code \(ACCESS_CODE_FILE\) cannot be read: ENOENT/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be/],
    [{ PUBLIC_URL: 'trips.example.com' }, /^PUBLIC_URL must be/],
    [{ PUBLIC_URL: 'https://example.com/trips' }, /^PUBLIC_URL must be.*without a path/],
    [{ TRUST_PROXY: '2' }, /^TRUST_PROXY must be/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error/],
    [{ WAYPAGE_CONFIG: '/nowhere/waypage.config.json' }, /\(WAYPAGE_CONFIG\) cannot be read: ENOENT/],
    [{ PORT: 'x', LOG_LEVEL: 'y' }, /^PORT must.*\nLOG_LEVEL must/],
  ])('stops on %o with a sentence that names it', (environment, sentence) => {
    expect(() => loadConfig(environment, false)).toThrow(sentence);
  });

  it('never repeats a code or a database password', () => {
    for (const environment of [{ ACCESS_CODE: 'secret'.repeat(50) }, { DATABASE_URL: 'pg://u:secret@h/d' }]) {
      expect(() => loadConfig(environment, false)).toThrow(/^(?!.*secret)/s);
    }
  });

  it('reads the access code from a file, without the line end', () => {
    expect(loadConfig({ ACCESS_CODE_FILE: file('code', 'the code \n') }, false).accessCode).toBe('the code ');
    expect(() => loadConfig({ ACCESS_CODE_FILE: file('empty', '\n') }, false)).toThrow(/must hold a code/);
  });

  it('believes proxies in private networks, or those of the given addresses', () => {
    const read = (value: string) => loadConfig({ TRUST_PROXY: value }, false).trustProxy;
    expect(read('false')).toBe(false);
    expect(read('true')).toEqual(['loopback', 'linklocal', 'uniquelocal']);
    expect(read('127.0.0.1, 10.0.0.0/8,fd00::/8')).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  });

  it('takes the public address from the branding file where the environment has none', () => {
    const WAYPAGE_CONFIG = file('address.json', '{"publicBaseUrl":"https://trips.example.com/"}');
    expect(loadConfig({ WAYPAGE_CONFIG }, false).publicUrl).toBe('https://trips.example.com');
    expect(loadConfig({ WAYPAGE_CONFIG, PUBLIC_URL: 'http://other.example/' }, false).publicUrl).toBe(
      'http://other.example',
    );
  });
});
