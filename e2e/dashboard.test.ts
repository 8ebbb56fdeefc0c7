/** The dashboard as an agent uses it with 330 itineraries: found, filtered and left by mouse, then once by keyboard alone. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, unlock } from './browser.ts';
import { postJson } from './post-json.ts';
import { type RunningServer, startServer } from './running-server.ts';

const TOTAL = 330;
const SEARCH = 'Search by title, location, or dates...';

describe('dashboard', () => {
  let server: RunningServer;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    for (let n = 0; n < TOTAL; n++) {
      const number = String(n).padStart(3, '0');
      await postJson(server, '/api/itineraries', {
        id: `itinerary-${Date.now()}-${number.padStart(22, 'A')}`,
        data: {
          title: `Trip ${number}${n === 250 ? ' to Zürich' : ''}`,
          location: n % 2 ? 'Rome, Italy' : 'Tokyo, Japan',
          dates: null,
          rawText: `text of ${number}`,
          createdAt: new Date(Date.now() - n * 60_000).toISOString(),
          data: { days: [], budget: null, source: null, warnings: [] },
        },
      });
    }
    const context = await browser.newContext({
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await unlock(page, server.url, server.accessCode, '/dashboard');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const card = (title: string) => page.getByRole('link', { name: title, exact: true });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  /** The menu moves the focus a moment after the key. */
  const focusedEntry = (name: string) => page.getByRole('menuitem', { name }).and(page.locator(':focus'));
  const tab = (count: number) => page.getByRole('tab', { name: `Itineraries (${count})` });

  it('D-11 scrolls through all of a long list with few cards drawn, each knowing its place', async () => {
    await tab(TOTAL).waitFor();
    await card('Trip 000').waitFor();
    await page.mouse.move(640, 600);
    for (let step = 0; (await card('Trip 329').count()) === 0 && step < 400; step++) {
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(30);
    }
    await card('Trip 329').waitFor();
    expect(await page.locator('li.item').count()).toBeLessThan(40);
    const last = page.locator('li.item').filter({ has: card('Trip 329') });
    expect(await last.getAttribute('aria-posinset')).toBe(String(TOTAL));
    expect(await last.getAttribute('aria-setsize')).toBe(String(TOTAL));
  });

  it('D-11 a press counts where the list begins to move before it is let go', async () => {
    await page.goto(`${server.url}/dashboard?sort=title-asc`);
    await card('Trip 000').waitFor();
    await page.waitForTimeout(700);
    const box = await card('Trip 001').boundingBox();
    if (!box) throw new Error('no card');
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.wheel(0, 4);
    await page.waitForFunction(() => scrollY > 0);
    await page.waitForTimeout(100);
    await page.mouse.up();
    await page.waitForURL('**/itinerary/**', { timeout: 5_000 });
    await page.getByRole('heading', { level: 1, name: 'Trip 001' }).waitFor();
  });

  it('D-11 a click while the list still moves goes to the card that is seen there', async () => {
    await page.goto(`${server.url}/dashboard?sort=title-asc`);
    await card('Trip 000').waitFor();
    /* A pointer that moves takes away what stands between: this one rests. */
    const { x = 0, y = 0 } = (await card('Trip 000').boundingBox()) ?? {};
    await page.mouse.move(x + 5, y + 5);
    await page.evaluate(() => setInterval(() => dispatchEvent(new Event('scroll')), 40));
    await page.locator('[class*="passing"]').waitFor();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL('**/itinerary/**');
    await page.getByRole('heading', { level: 1, name: 'Trip 000' }).waitFor();
    await page.goBack();
    await card('Trip 000').waitFor();
  });

  it('D-5 the cards stand in one, two or three columns, their titles in two lines at most', async () => {
    const list = page.getByRole('list', { name: 'Itineraries' });
    for (const [width, columns] of [
      [390, 1],
      [900, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      await expect
        .poll(() => list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length))
        .toBe(columns);
    }
    const title = page.locator('li.item h3').first();
    const [lineHeight, height] = await title.evaluate((heading) => {
      (heading.firstElementChild as HTMLElement).textContent = 'A title that goes on and on '.repeat(20);
      return [Number.parseFloat(getComputedStyle(heading).lineHeight), heading.clientHeight];
    });
    expect(Math.round(height / lineHeight)).toBe(2);
  });

  it('D-10 a choice is in the address: the back button undoes it, a reload shows the same', async () => {
    await page.goto(`${server.url}/dashboard`);
    await page.getByPlaceholder(SEARCH).fill('zurich');
    await card('Trip 250 to Zürich').waitFor();
    await page.getByText('1 found').waitFor();
    await page.waitForURL('**/dashboard?q=zurich');
    await page.getByLabel('Sort').selectOption('Title A to Z');
    await page.getByRole('tab', { name: 'Travel Deals (0)' }).click();
    await page.waitForURL('**/dashboard?tab=travel-deals&q=zurich&sort=title-asc');
    await page.getByText('No travel deals found').waitFor();
    await page.goBack();
    await card('Trip 250 to Zürich').waitFor();
    await page.reload();
    await card('Trip 250 to Zürich').waitFor();
    expect(await page.getByLabel('Sort').inputValue()).toBe('title-asc');
    await page.goBack();
    await page.waitForURL('**/dashboard?q=zurich');
    expect(await page.getByLabel('Sort').inputValue()).toBe('date-desc');
  });

  it('D-17 back from a record, by the browser and by the screens, the agent is where she was', async () => {
    await page.goto(`${server.url}/dashboard?sort=title-asc`);
    await card('Trip 000').waitFor();
    await page.mouse.move(640, 600);
    const top = () =>
      page.evaluate(() => {
        const title = [...document.querySelectorAll('li.item h3')].find((each) => each.textContent === 'Trip 150');
        return Math.round(title?.getBoundingClientRect().y ?? -1);
      });
    const inSight = async () => (await top()) > 0 && (await top()) < 500;
    for (let step = 0; !(await inSight()) && step < 200; step++) {
      await page.mouse.wheel(0, 240);
      await page.waitForTimeout(150);
    }
    const isBack = async () => {
      await expect
        .poll(async () => (await top()) > 64 && (await top()) < DESKTOP.height, { timeout: 10_000 })
        .toBe(true);
      await page.waitForURL('**/dashboard?sort=title-asc');
      await page.waitForFunction(() => document.activeElement?.closest('li')?.textContent?.includes('Trip 150'));
    };
    const edit = async () => {
      await page.getByRole('button', { name: 'Actions for Trip 150' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.waitForURL('**/edit/**');
    };
    await card('Trip 150').click();
    await page.waitForURL('**/itinerary/**');
    await page.getByRole('heading', { level: 1, name: 'Trip 150' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await isBack();

    await edit();
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await isBack();

    await edit();
    const id = page.url().split('/').at(-1);
    await page.goto(`${server.url}/admin/itinerary/${id}`);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await isBack();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Flight Quotes' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await card('Trip 000').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('D-16 the table of what is found is downloaded', async () => {
    await page.goto(`${server.url}/dashboard?q=zurich`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('itineraries.csv');
    const rows = readFileSync(await download.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('Trip 250 to Zürich');
  });

  it('D-12 D-13 D-14 D-15 by keyboard alone: search, go to a card, duplicate it, delete the copy, undo', async () => {
    await page.goto(`${server.url}/dashboard`);
    await card('Trip 000').waitFor();
    /* A menu that opens under a resting pointer lights up what is there. */
    await page.mouse.move(0, 0);
    await page.keyboard.press('/');
    await page.keyboard.type('trip 00');
    await page.getByText('10 found').waitFor();
    for (let step = 0; (await focused()) !== 'Trip 000' && step < 12; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Trip 001');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Trip 004');
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'View' }).waitFor();
    await page.keyboard.type('Dup');
    await focusedEntry('Duplicate').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Itinerary duplicated').first().waitFor();
    await tab(TOTAL + 1).waitFor();
    await card('Trip 000 (copy)').waitFor();

    await card('Trip 000 (copy)').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'View' }).waitFor();
    await page.keyboard.press('End');
    await focusedEntry('Delete').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Itinerary deleted').first().waitFor();
    await tab(TOTAL).waitFor();
    expect(await card('Trip 000 (copy)').count()).toBe(0);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Trip 000');
    await page.keyboard.press('F8');
    for (let step = 0; (await focused()) !== 'Undo' && step < 5; step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await card('Trip 000 (copy)').waitFor();
    await tab(TOTAL + 1).waitFor();
  });

  it('D-1 nothing on the way broke a rule of the page', () => {
    expect(complaints).toEqual([]);
  });
});
