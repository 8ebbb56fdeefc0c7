/** Travel deals as travelers and other sites get them: page, frame in a page of another origin, data, files, paper. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { unfurl } from 'unfurl.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, launchBrowser, PHONE } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { saveDeal } from './saved-deal.ts';

/** HTML with its style, and the script. */
const WEIGHT_MAX = 20_000;
const CRUISE = 'corpus/travel-deal/cruise/cruise-cabin-list-caribbean';
const BALI = 'corpus/travel-deal/chat-markdown/chatgpt-markdown-bali';
const COUPLE = 'corpus/travel-deal/newsletter/newsletter-honeymoon-santorini';

describe('travel deals', () => {
  let server: RunningServer;
  let browser: Browser;
  let foreign: Server;
  let foreignUrl: string;
  /** What the page of the other origin holds. */
  let foreignBody = '';

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    foreign = createServer((_request, answer) => {
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.end(`<!doctype html><html lang="en"><title>Another site</title><body>${foreignBody}</body></html>`);
    });
    await new Promise<void>((ready) => foreign.listen(0, 'localhost', ready));
    foreignUrl = `http://localhost:${(foreign.address() as AddressInfo).port}/`;
  });
  afterAll(async () => {
    await browser?.close();
    foreign?.close();
    await server?.stop();
  });

  it('T-141 in a frame of another origin it has its own height, clips nothing, sets no cookie', async () => {
    const snippet = /```html\n(?<snippet>[\s\S]*?)```/.exec(
      readFileSync(resolve(import.meta.dirname, '../docs/guides/embed-a-deal.md'), 'utf8'),
    )?.groups?.['snippet'];
    for (const [text, width] of [
      [CRUISE, 360],
      [BALI, 420],
    ] as const) {
      const id = await saveDeal(server, text);
      const frameOf = (snippet ?? '').replaceAll('https://trips.example.com', server.url).replaceAll('DEAL-ID', id);
      foreignBody = `<div style="width:${width}px">${frameOf}</div>`;
      const context = await browser.newContext({ viewport: { width: 800, height: 700 } });
      const page = await context.newPage();
      await page.goto(foreignUrl);
      const frame = page.frames().find((each) => each.url().startsWith(server.url));
      const inside = await frame?.locator('main').evaluate((main) => ({
        height: Math.ceil(main.getBoundingClientRect().height),
        overflow: document.documentElement.scrollWidth - innerWidth,
      }));
      expect(inside?.overflow).toBe(0);
      expect(inside?.height).toBeGreaterThan(700);
      await page.waitForFunction((height) => document.querySelector('iframe')?.clientHeight === height, inside?.height);
      expect(await page.locator('iframe').evaluate((each) => each.clientWidth)).toBe(width);
      expect(await context.cookies(server.url)).toEqual([]);
      await context.close();
    }
  });

  it('T-144 an oEmbed consumer finds the link in the page, reads the answer, and its markup shows the deal', async () => {
    const id = await saveDeal(server, CRUISE);
    const found = await unfurl(`${server.url}/deal/${id}`, { oembed: true, compress: false });
    expect(found.oEmbed).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: '7-Night Western Caribbean Cruise',
      provider_url: `${server.url}/`,
      width: 420,
      cache_age: 3600,
    });
    const [thumbnail] = found.oEmbed?.thumbnails ?? [];
    expect((await fetch(thumbnail?.url ?? '')).headers.get('content-type')).toBe('image/png');
    expect([thumbnail?.width, thumbnail?.height]).toEqual([1200, 630]);
    foreignBody = (found.oEmbed as { html?: string }).html ?? '';
    const page = await browser.newPage();
    await page.goto(foreignUrl);
    await page.frameLocator('iframe').getByText('7-Night Western').first().waitFor();
    expect(await page.locator('iframe').getAttribute('title')).toBe('7-Night Western Caribbean Cruise');
    await page.close();
  });

  it('T-141 every other page refuses to be framed', async () => {
    const id = await saveDeal(server, BALI);
    const context = await browser.newContext();
    const page = await context.newPage();
    const framed = async (path: string) => {
      foreignBody = `<iframe src="${server.url}${path}"></iframe>`;
      await page.goto(foreignUrl);
      await page.waitForLoadState('networkidle');
      return (
        (
          await page
            .frames()[1]
            ?.content()
            .catch(() => '')
        )?.includes('Bali Wellness Escape') ?? false
      );
    };
    expect(await framed(`/embed/deal/${id}`)).toBe(true);
    for (const path of [`/deal/${id}`, `/json/deal/${id}`, `/dashboard`]) expect(await framed(path)).toBe(false);
    await context.close();
  });

  it('T-134 T-140 T-150 weigh at most 20 kB with style and script, ask no other host, and stand up to axe', async () => {
    const id = await saveDeal(server, CRUISE);
    for (const path of [`/deal/${id}`, `/embed/deal/${id}`, `/json/deal/${id}`]) {
      const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([path, colorScheme, await accessibilityFaults(page)]).toEqual([path, colorScheme, []]);
      }
      expect([...hosts]).toEqual([new URL(server.url).host]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const script = (await page.locator('script[type=module]').getAttribute('src')) ?? '';
      let weight = 0;
      for (const each of [path, script]) {
        const headers = { 'accept-encoding': 'br', accept: 'text/html' };
        weight += Number((await fetch(server.url + each, { headers })).headers.get('content-length'));
      }
      expect(weight).toBeGreaterThan(2000);
      expect(weight).toBeLessThanOrEqual(WEIGHT_MAX);
      await context.close();
    }
  });

  it('T-137 Download keeps the text under a safe name, also of a hostile title and without script', async () => {
    const titles = [
      ['../../a\\b: "quote" <b>?*|', 'a b quote b_deal.txt'],
      ['عرض القاهرة', 'عرض القاهرة_deal.txt'],
      [`${'x'.repeat(200)}`, `${'x'.repeat(180)}_deal.txt`],
      ['🌴 Bali', '🌴 Bali_deal.txt'],
    ] as const;
    for (const [title, name] of titles) {
      const id = await saveDeal(server, BALI, { title });
      const context = await browser.newContext({ javaScriptEnabled: false, acceptDownloads: true });
      const page = await context.newPage();
      await page.goto(`${server.url}/deal/${id}`);
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Download').click()]);
      expect(download.suggestedFilename()).toBe(name);
      const file = readFileSync(await download.path(), 'utf8');
      expect(file).toContain(`${server.url}/deal/${id}`);
      await context.close();
    }
  });

  it('T-150 Copy JSON copies the data and says JSON copied!; Download keeps them', async () => {
    const id = await saveDeal(server, BALI);
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${server.url}/json/deal/${id}`);
    await page.getByRole('button', { name: 'Copy JSON' }).click();
    await page.getByText('JSON copied!').waitFor();
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.sourceUrl).toBe(`${server.url}/deal/${id}`);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Download').click()]);
    expect(download.suggestedFilename()).toBe(`travel-deal-${id}.json`);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(copied);
    await context.close();
  });

  it('T-138 prints a usual deal on one sheet, light, without buttons', async () => {
    const context = await browser.newContext({ colorScheme: 'dark' });
    const page = await context.newPage();
    for (const text of [CRUISE, BALI, COUPLE]) {
      await page.goto(`${server.url}/deal/${await saveDeal(server, text)}`);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const shown = await page
        .locator('button, .btn, nav')
        .evaluateAll((all) => all.filter((each) => (each as HTMLElement).offsetParent !== null).length);
      expect(shown).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect([text, pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length]).toEqual([text, 1]);
    }
    await context.close();
  });
});
