/** Every authored itinerary of the corpus goes from paste to public page; what was read must stand there, without JavaScript. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { WireActivity, WireParsedItinerary } from '@waypage/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, PHONE } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';

const CORPUS = resolve(import.meta.dirname, '../packages/parser/corpus/itinerary');
const REFERENCE_DATE = '2026-11-21';
const FEWEST_TEXTS = 18;

const texts = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.txt') && !file.includes('near-miss'))
  .sort();

describe('every authored itinerary, from paste to page', () => {
  let server: RunningServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    page = await (await browser.newContext({ javaScriptEnabled: false, viewport: PHONE })).newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('finds the corpus', () => {
    expect(texts.length).toBeGreaterThanOrEqual(FEWEST_TEXTS);
  });

  it.each(texts)('V-1 V-2 V-4 %s', async (file) => {
    const rawText = readFileSync(join(CORPUS, file), 'utf8');
    const parsed: WireParsedItinerary = await post('/api/parse-itinerary', {
      text: rawText,
      referenceDate: REFERENCE_DATE,
    });
    const id = `itinerary-${Date.now()}-${crypto.randomUUID().replaceAll('-', '')}`;
    await post('/api/itineraries', { id, data: { ...parsed, rawText, createdAt: new Date().toISOString() } });

    await page.goto(`${server.url}/itinerary/${id}`);
    const shown = squeeze(await page.innerText('body'));
    const expected = [
      parsed.title,
      parsed.location,
      parsed.dates,
      ...parsed.days.flatMap((day) => [day.title, ...valuesOf(day)]),
    ];
    const wanted = expected.filter((value): value is string => value !== null).map(squeeze);
    expect(parsed.days.length).toBeGreaterThan(0);
    expect(wanted.filter((value) => !shown.includes(value))).toEqual([]);
    expect(await page.locator('[data-day]').count()).toBe(parsed.days.length);

    const html = await page.content();
    const unused = parsed.source.unused.map(([start, end]) => rawText.slice(start, end).trim());
    const secret = unused.filter((line) => line.length > 24 && !wanted.some((value) => value.includes(squeeze(line))));
    expect(secret.filter((line) => html.includes(line))).toEqual([]);
    expect(html.includes(rawText.slice(0, 200))).toBe(false);
  });

  async function post<Answer>(path: string, body: unknown): Promise<Answer> {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: server.cookie },
      body: JSON.stringify(body),
    });
    expect([200, 201], await answer.clone().text()).toContain(answer.status);
    return answer.json() as Promise<Answer>;
  }
});

function valuesOf(day: WireParsedItinerary['days'][number]): (string | null)[] {
  const activities = day.timeBlocks.flatMap((block) => block.activities);
  return activities.flatMap((activity: WireActivity) => [
    activity.title,
    activity.time,
    activity.cost,
    activity.description,
  ]);
}

/** Letter case is the style sheet's, and white space is the layout's. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
