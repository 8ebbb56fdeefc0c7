import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, createPageCache } from './page-cache.ts';

describe('page cache', () => {
  it('V-7 renders once for all who wait, and again for another stamp', async () => {
    const cache = createPageCache(Date.now);
    let renders = 0;
    const render = () => ({ document: `<p>${++renders}</p>` });
    const pages = await Promise.all([1, 2, 3].map(() => cache.finish('a', '1', render)));
    expect(renders).toBe(1);
    expect(new Set(pages).size).toBe(1);
    const changed = await cache.finish('a', '2', render);
    expect(String(changed.bodies.identity)).toBe('<p>2</p>');
    expect(changed.etag).not.toBe(pages[0]?.etag);
  });

  it('V-7 keeps within its bytes and forgets the page not asked for longest', async () => {
    const cache = createPageCache(Date.now, 40_000);
    const renders: string[] = [];
    const finish = (key: string) =>
      cache.finish(key, '', () => {
        renders.push(key);
        return { document: randomBytes(2500).toString('hex') };
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

  it('F-122 renders again when the page is no longer true, though its record is the same', async () => {
    let now = 1000;
    let renders = 0;
    const cache = createPageCache(() => now);
    const finish = async () => {
      const page = await cache.finish('a', '1', () => ({
        document: `${++renders}`,
        freshUntil: now < 2000 ? 2000 : null,
      }));
      return String(page.bodies.identity);
    };
    expect([await finish(), await finish()]).toEqual(['1', '1']);
    now = 1999;
    expect(await finish()).toBe('1');
    now = 2000;
    expect([await finish(), await finish()]).toEqual(['2', '2']);
  });

  it('V-7 keeps no failed page', async () => {
    const cache = createPageCache(Date.now);
    const fail = () => Promise.reject(new Error('no'));
    await expect(cache.finish('a', '', fail)).rejects.toThrow('no');
    expect(String((await cache.finish('a', '', () => ({ document: 'yes' }))).bodies.identity)).toBe('yes');
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
