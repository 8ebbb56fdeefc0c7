import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, createPageCache } from './page-cache.ts';

describe('page cache', () => {
  it('V-7 renders once for all who wait, and again for another stamp', async () => {
    const cache = createPageCache();
    let renders = 0;
    const render = () => `<p>${++renders}</p>`;
    const pages = await Promise.all([1, 2, 3].map(() => cache.finish('a', '1', render)));
    expect(renders).toBe(1);
    expect(new Set(pages).size).toBe(1);
    const changed = await cache.finish('a', '2', render);
    expect(String(changed.bodies.identity)).toBe('<p>2</p>');
    expect(changed.etag).not.toBe(pages[0]?.etag);
  });

  it('V-7 keeps within its bytes and forgets the page not asked for longest', async () => {
    const cache = createPageCache(40_000);
    const renders: string[] = [];
    const finish = (key: string) =>
      cache.finish(key, '', () => {
        renders.push(key);
        return randomBytes(2500).toString('hex');
      });
    await finish('a');
    await finish('b');
    await finish('c');
    await finish('a');
    await finish('d');
    await finish('a');
    expect(renders).toEqual(['a', 'b', 'c', 'd']);
    await finish('b');
    expect(renders).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  it('V-7 keeps no failed page', async () => {
    const cache = createPageCache();
    const fail = () => Promise.reject(new Error('no'));
    await expect(cache.finish('a', '', fail)).rejects.toThrow('no');
    expect(String((await cache.finish('a', '', () => 'yes')).bodies.identity)).toBe('yes');
  });
});

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['GZIP', 'gzip'],
    ['br;q=0.000', 'identity'],
    [undefined, 'identity'],
  ])('V-7 reads %s as %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});
