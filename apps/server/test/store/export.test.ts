/** An export is a folder that a person reads without Waypage (rules ). */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillWithRecords, hashOf, ODD_TEXT, SOME_RECORDS } from './fill-with-records.ts';
import { ENGINES, startTestDatabases, type TestDatabases } from './open-test-database.ts';
import { runOn } from './store-contents.ts';

const folder = mkdtempSync(join(tmpdir(), 'waypage-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(ENGINES)('export from %s', (engine) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startTestDatabases(engine);
  });
  afterAll(() => databases?.remove());

  it('X-20 X-21 has each living record as JSON and paste under a safe name, its pictures, and an index', async () => {
    const location = databases.makeLocation();
    await fillWithRecords(location, [
      ...SOME_RECORDS,
      { id: 'Eeeeeeeeeeeeeeeeeeeeee', title: `..\\..\\${'é'.repeat(300)}\u202etxt.exe`, rawText: 'long', pictures: [] },
    ]);
    const top = join(folder, `${engine} out`);
    expect(await runOn(location, 'export', top)).toEqual({
      status: 0,
      errors: '',
      output: `${top}: 4 itineraries, 4 flight quotes, 4 travel deals and 2 pictures. Begin with index.html.\n`,
    });
    expect(readdirSync(top).sort()).toEqual(['flight-quotes', 'images', 'index.html', 'itineraries', 'travel-deals']);
    const names = readdirSync(join(top, 'itineraries'));
    expect(names).toHaveLength(8);
    expect(names).toContain('Élan a b c Rome 👩‍👩‍👧 - itinerary-1767225600000-AAAAAAAAAAAAAAAA.json');
    expect(names).toContain('Bbbbbbbbbbbbbbbbbbbbbb.txt');
    for (const name of names) {
      expect(name.replaceAll('\u200d', '')).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}]|^\.|[. ]$/u);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    }
    const stem = names.find((name) => name.endsWith('AAAA.json'))?.slice(0, -5);
    expect(readFileSync(join(top, 'itineraries', `${stem}.txt`), 'utf8')).toBe(
      Buffer.from(`${ODD_TEXT}26`).toString('utf8'),
    );
    const itinerary = JSON.parse(readFileSync(join(top, 'itineraries', `${stem}.json`), 'utf8'));
    expect(itinerary).toMatchObject({
      id: 'itinerary-1767225600000-AAAAAAAAAAAAAAAA',
      location: 'Köln',
      rawText: `${ODD_TEXT}26`,
      version: 26,
      createdAt: '1970-01-01T00:00:01.000Z',
    });
    expect(Object.keys(itinerary.data).sort()).toEqual(['budget', 'days']);
    const { url } = itinerary.data.days[0].timeBlocks[0].activities[0].image;
    expect(readFileSync(join(top, url))).toEqual(Buffer.from([0, 255, 10, 13]));
    const pictures = [Buffer.from([0, 255, 10, 13]), Buffer.from('second')]
      .map((each) => `${hashOf(each)}.webp`)
      .sort();
    expect(readdirSync(join(top, 'images')).sort()).toEqual(pictures);
  });

  it('X-21 the index names every record and file, and what is written in a title does nothing', async () => {
    const location = databases.makeLocation();
    await fillWithRecords(location, SOME_RECORDS);
    const top = join(folder, `${engine} index`);
    await runOn(location, 'export', top);
    const page = readFileSync(join(top, 'index.html'), 'utf8');
    const links = [...page.matchAll(/href="([^"]+)"/g)].map((match) => decodeURIComponent(match[1] ?? ''));
    for (const link of links) expect(existsSync(join(top, link)), link).toBe(true);
    const files = ['itineraries', 'flight-quotes', 'travel-deals', 'images'].flatMap((each) =>
      readdirSync(join(top, each)).map((name) => `${each}/${name}`),
    );
    expect([...new Set(links)].sort()).toEqual(files.sort());
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; CON');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('Gone');
  });

  it('X-20 takes an empty folder, leaves a full one alone', async () => {
    const location = databases.makeLocation();
    await fillWithRecords(location, SOME_RECORDS.slice(0, 1));
    const top = join(folder, `${engine} full`);
    mkdirSync(top);
    expect((await runOn(location, 'export', top)).status).toBe(0);
    const before = readdirSync(top);
    expect(await runOn(location, 'export', top)).toEqual({
      status: 1,
      output: '',
      errors: `waypage: ${top} is not empty. Name a new folder; nothing was written.\n`,
    });
    expect(readdirSync(top)).toEqual(before);
    writeFileSync(join(folder, `${engine} file`), '');
    expect((await runOn(location, 'export', join(folder, `${engine} file`))).errors).toMatch(
      /cannot be written: a part of its path is no folder\.\n$/,
    );
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
