/** Flight quotes from paste to public page: displays, e-mails, web copies and several options; then paper, and the page without script. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, readWithoutScript, unlock } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { quotePaste, saveQuote } from './saved-quote.ts';

const SAVE = 'Save and Generate Shareable Link';
/** HTML with its style, and the script. */
const WEIGHT_MAX = 20_000;

const JOURNEYS = [
  {
    name: 'gds',
    shown: ['PHX', 'LHR', '8:05 AM', 'AA 1734', '+1', 'USD 1227.81', 'Total for 2 travelers', 'USD 2455.62'],
    hidden: ['585.81', 'SS2'],
  },
  {
    name: 'email',
    shown: ['BOS', 'LIS', '6:30 PM', 'TP 218', 'USD 748.00', 'USD 1,496.00', 'Valid until Apr 1, 2027'],
    hidden: ['Kind regards'],
  },
  {
    name: 'web',
    shown: ['IAH', 'AMS', '3:50 PM', 'USD 803.16', 'Total for 1 traveler', 'Nonstop'],
    hidden: ['Total price'],
  },
] as const;

describe('flight quotes', () => {
  let server: RunningServer;
  let browser: Browser;
  let agent: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    agent = await browser.newContext({ viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
    page = await agent.newPage();
    await unlock(page, server.url, server.accessCode, '/flights');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function generate(name: string): Promise<void> {
    await page.goto(`${server.url}/dashboard`);
    await page.evaluate(() => sessionStorage.removeItem('waypage_flight_quote'));
    await page.goto(`${server.url}/flights`);
    await page.getByLabel('Flight quote text').fill(quotePaste(name));
    await page.getByRole('button', { name: 'Generate Flight Quote Preview' }).click();
    await page.getByRole('button', { name: SAVE }).waitFor();
  }

  async function save(): Promise<string> {
    await page.getByRole('button', { name: SAVE }).click();
    await page.getByRole('link', { name: /View Public Quote/ }).waitFor();
    await page.getByRole('button', { name: 'Copy Share Link' }).click();
    await page.getByText('Link copied!').first().waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  it.each(JOURNEYS)('F-110 F-115 F-117 F-120 $name: from paste to public page', async ({ name, shown, hidden }) => {
    await generate(name);
    const address = await save();
    expect(address).toMatch(new RegExp(`^${server.url}/flight-quote/[\\w-]{22}$`));
    const { text, html } = await readWithoutScript(browser, address);
    for (const part of shown) expect(text).toContain(part);
    for (const part of hidden) expect(html).not.toContain(part);
  });

  it('F-130 F-131 several options: the agent chooses, the page compares them', async () => {
    await generate('options');
    await page.getByRole('radio', { name: /Option 2/ }).check();
    const { text, html } = await readWithoutScript(browser, await save());
    expect(text).toContain('Compare 2 options');
    expect(text).toMatch(/Option 2 – One stop via Amsterdam[\s\S]*Option 1 – Nonstop/);
    for (const part of ['$986', '$1,148', '13h 00m', '1h 50m layover in Amsterdam']) expect(text).toContain(part);
    expect(html).not.toContain('870');
  });

  it('F-112 says that a short text is no quote', async () => {
    await page.goto(`${server.url}/dashboard`);
    await page.evaluate(() => sessionStorage.removeItem('waypage_flight_quote'));
    await page.goto(`${server.url}/flights`);
    await page.getByLabel('Flight quote text').fill('BOS to LIS');
    await page.getByRole('button', { name: 'Generate Flight Quote Preview' }).click();
    await page.getByRole('alert').filter({ hasText: 'Please enter a complete flight quote' }).waitFor();
  });

  it('F-151 the editor saves and goes to the public page; a failure keeps it there', async () => {
    const id = await saveQuote(server, 'email');
    await page.goto(`${server.url}/edit-flight-quote/${id}`);
    await page.locator('#title').fill('Lisbon, renamed');
    await page.route('**/api/flight-quotes/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Failed to save flight quote. Please try again.').first().waitFor();
    expect(await page.locator('#title').inputValue()).toBe('Lisbon, renamed');
    await page.unroute('**/api/flight-quotes/*');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(`**/flight-quote/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Lisbon, renamed' }).waitFor();
  });

  it('D-4 D-5 lists quotes on the dashboard, with route, dates and menu', async () => {
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('tab', { name: /^Flight Quotes \([1-9]\d*\)$/ }).click();
    const card = page.locator('li.item').filter({ hasText: 'Lisbon, renamed' });
    expect(await card.innerText()).toContain('Boston (BOS) → Lisbon (LIS)');
    await card.getByRole('button', { name: /Actions/ }).click();
    const entries = await page.getByRole('menuitem').allInnerTexts();
    expect(entries.map((entry) => entry.trim())).toEqual([
      'View',
      'Edit',
      'Copy Share Link',
      'Open in New Tab',
      'Duplicate',
      'Delete',
    ]);
  });

  it('F-129 prints a return quote on at most two sheets, light, without buttons', async () => {
    const id = await saveQuote(server);
    const context = await browser.newContext({ colorScheme: 'dark' });
    const sheet = await context.newPage();
    await sheet.goto(`${server.url}/flight-quote/${id}`);
    await sheet.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const shown = await sheet
      .locator('button, .btn, nav')
      .evaluateAll((all) => all.filter((each) => (each as HTMLElement).offsetParent !== null).length);
    expect(shown).toBe(0);
    expect(await sheet.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    const pdf = await sheet.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 9).toBeLessThanOrEqual(2);
    await context.close();
  });

  it('F-120 the clip plays once, silently, for at most 4 s; with reduced motion it is never loaded', async () => {
    const id = await saveQuote(server);
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const context = await browser.newContext({ reducedMotion });
      const shared = await context.newPage();
      const clips: string[] = [];
      shared.on('request', (request) => {
        if (request.url().includes('/media/')) clips.push(new URL(request.url()).pathname);
      });
      await shared.goto(`${server.url}/flight-quote/${id}`);
      if (reducedMotion === 'reduce') expect(clips).toEqual([]);
      else {
        const clip = await shared.locator('.pubbar video').evaluate(async (video: HTMLVideoElement) => {
          if (!video.ended) await new Promise((resolve) => video.addEventListener('ended', resolve));
          return { seconds: video.duration, muted: video.muted, loop: video.loop };
        });
        expect(clip).toEqual({ seconds: expect.closeTo(3, 0), muted: true, loop: false });
        expect(new Set(clips)).toEqual(new Set(['/media/logo-clip.webm']));
      }
      await context.close();
    }
  });

  it('F-120 weighs at most 20 kB with style and script, and asks no other host', async () => {
    const id = await saveQuote(server, 'options');
    const context = await browser.newContext();
    const shared = await context.newPage();
    const hosts = new Set<string>();
    shared.on('request', (request) => hosts.add(new URL(request.url()).host));
    await shared.goto(`${server.url}/flight-quote/${id}`);
    const script = (await shared.locator('script[type=module]').getAttribute('src')) ?? '';
    let weight = 0;
    for (const path of [`/flight-quote/${id}`, script]) {
      const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
      weight += Number(answer.headers.get('content-length'));
    }
    expect(weight).toBeGreaterThan(2000);
    expect(weight).toBeLessThanOrEqual(WEIGHT_MAX);
    expect([...hosts]).toEqual([new URL(server.url).host]);
    await context.close();
  });
});
