/** Files into each creator's box, as an agent brings them: chosen, dropped, by keyboard alone; refused ones; the offer to open a text elsewhere. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults, DESKTOP, launchBrowser, PHONE, unlock } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';

const FILES = resolve(import.meta.dirname, 'files');
const file = (name: string) => resolve(FILES, name);

const CREATORS = {
  '/': { box: 'Travel itinerary', button: 'Generate Visual Itinerary' },
  '/flights': { box: 'Flight quote text', button: 'Generate Flight Quote Preview' },
  '/deals': { box: 'Travel deal text', button: 'Parse Travel Deal' },
} as const;
type Path = keyof typeof CREATORS;

/** What must be read of the file afterwards, as a value that points into the box. */
const JOURNEYS: readonly (readonly [name: string, path: Path, inBox: string, marked: string])[] = [
  ['vietnam-libreoffice.pdf', '/', '14:00–16:30\tVietnamese Women’s Museum', 'Temple of Literature'],
  ['quote-groff.pdf', '/flights', '6/8/2027\tTue\tAir France\tAF 1049', '12:05 PM'],
  ['rail-chromium.pdf', '/deals', 'Cross the Swiss Alps without once touching a', '£2,145'],
  ['vietnam-pandoc.docx', '/', '| 09:30 | Temple of Literature |', 'Temple of Literature'],
  ['quote-libreoffice.docx', '/flights', '| 6/13/2027 | Sun | Delta |', '1:25 PM'],
  ['vietnam-pandoc.html', '/', '## Day 3: Back to Hanoi', 'Sung Sot Cave'],
  ['quote-libreoffice.html', '/flights', 'MAD-BCN by AVE train', '7:15 PM'],
  ['santorini-python.eml', '/deals', 'Subject: Honeymoon in Santorini – caldera sunsets', '€3,480'],
  ['net-quote-mutt.eml', '/flights', 'SQ  33  N  08APR27', '10:35PM'],
  ['vietnam-icalendar.ics', '/', 'Tuesday, March 2, 2027', 'Temple of Literature'],
  ['flights-vobject.ics', '/flights', '7:15 PM – 8:40 AM +1 Iberia IB 6252 JFK-MAD', '7:15 PM'],
  ['toskana-iconv-windows-1252.txt', '/', 'Weinreise Toskana – 5 Tage / 4 Nächte', 'Tenuta Castelrosso'],
  ['vietnam-iconv-utf16.txt', '/', '| 08:00 | Phở breakfast |', 'Phở breakfast'],
];

describe('ways into a creator', () => {
  let server: RunningServer;
  let browser: Browser;
  let agent: BrowserContext;
  let page: Page;
  const reports: string[] = [];

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    agent = await browser.newContext({ viewport: DESKTOP });
    page = await agent.newPage();
    page.setDefaultTimeout(15_000);
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) reports.push(message.text());
    });
    page.on('pageerror', (error) => reports.push(String(error)));
    await unlock(page, server.url, server.accessCode, '/dashboard');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    await page.goto(`${server.url}/dashboard`);
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage)) if (key.startsWith('waypage_')) sessionStorage.removeItem(key);
    });
  });
  afterEach(() => {
    expect(reports.splice(0)).toEqual([]);
  });

  async function open(path: Path) {
    await page.goto(server.url + path);
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
    return page.getByLabel(CREATORS[path].box);
  }
  const choose = (...names: string[]) => page.locator('input[type=file]').setInputFiles(names.map(file));
  const said = () => page.locator('form [role=status]');

  it.each(JOURNEYS)(
    'K-1 K-2 %s in %s: its text lands in the box, its values point into it',
    async (name, path, inBox, marked) => {
      const box = await open(path);
      await choose(name);
      await said().getByText(`Added the text of “${name}”.`).waitFor();
      expect(await box.inputValue()).toContain(inBox);
      await page.getByRole('button', { name: CREATORS[path].button }).click();
      await page.getByRole('heading', { name: /Review/ }).waitFor();
      await page.locator('mark, [data-f]').filter({ hasText: marked }).first().waitFor();
    },
  );

  it('K-3 several dropped files are added under what is there, and taken out again', async () => {
    const box = await open('/');
    await box.fill('My own notes for Anna');
    const transfer = await page.evaluateHandle(
      (contents) => {
        const data = new DataTransfer();
        for (const { name, bytes } of contents)
          data.items.add(new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], name));
        return data;
      },
      ['vietnam-pandoc.docx', 'flights-vobject.ics'].map((name) => ({
        name,
        bytes: readFileSync(file(name)).toString('base64'),
      })),
    );
    await page.dispatchEvent('h1', 'dragover', { dataTransfer: transfer });
    await page.getByText('Drop to add the text').waitFor();
    await page.dispatchEvent('h1', 'drop', { dataTransfer: transfer });
    await said().getByText('Added the text of “vietnam-pandoc.docx” and “flights-vobject.ics”.').waitFor();
    const text = await box.inputValue();
    expect(text).toMatch(/^My own notes for Anna\n\n# Hanoi[\s\S]+\n\nWednesday, June 2, 2027\n/);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await box.inputValue()).toBe('My own notes for Anna');
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  it('K-5 refused files are named each with its sentence, and the box keeps its text', async () => {
    const box = await open('/deals');
    await box.fill('Bali for $999');
    await choose('protected-qpdf.pdf', 'damaged-cut.docx', 'scan-ghostscript.pdf', 'wrong-zip.zip');
    const alert = page.getByRole('alert');
    for (const sentence of [
      '“protected-qpdf.pdf” is protected by a password. Save it without one and choose it again.',
      '“damaged-cut.docx” is damaged and cannot be read.',
      '“scan-ghostscript.pdf” has no text in it, only pictures, as a scan has.',
      '“wrong-zip.zip” is not a PDF, Word (.docx), e-mail (.eml), web page, calendar or text file.',
      'The text in the box is as it was.',
    ])
      await alert.getByText(sentence).waitFor();
    expect(await box.inputValue()).toBe('Bali for $999');
  });

  it('K-4 a long reading shows its page and stops when cancelled', async () => {
    const box = await open('/');
    await box.fill('Kept');
    const pages = Array.from({ length: 3000 }, (_, at) => at);
    const words = pages
      .slice(0, 600)
      .map((n) => `1 0 0 1 ${(n % 20) * 28} ${780 - Math.floor(n / 20) * 14} Tm (w${n}) Tj`);
    const stream = `BT /F1 8 Tf ${words.join('\n')} ET`;
    const objects = [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${pages.map((at) => `${at + 4} 0 R`).join(' ')}]/Count ${pages.length}/MediaBox[0 0 600 800]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>`,
      `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
      ...pages.map(() => '<</Type/Page/Parent 2 0 R/Contents 3 0 R>>'),
    ];
    const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
    const pdf = Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'long.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByText(/^Reading “long\.pdf”, page \d+ of 3000$/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await said().getByText('Stopped. Nothing of “long.pdf” was added.').waitFor();
    expect(await box.inputValue()).toBe('Kept');
  });

  it('K-2 K-10 by keyboard alone: choose a file, see where it belongs, open it there, take it out again', async () => {
    await open('/');
    await page.getByLabel('Travel itinerary').focus();
    // The browser is told to hand the dialog over before the key is pressed.
    const choosing = page.waitForEvent('filechooser');
    await tabTo('Choose files');
    await page.keyboard.press('Enter');
    const chooser = await choosing;
    await chooser.setFiles(file('quote-groff.pdf'));
    await page.getByText('This looks like a flight quote: open it there?').waitFor();
    await tabTo('Open in Flight Quotes');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/flights');
    await said().getByText('The text was brought here.').waitFor();
    expect(await page.getByLabel('Flight quote text').inputValue()).toContain('AF 1049');
    await page.waitForTimeout(1000);
    expect(await page.getByText('This looks like').count()).toBe(0);
    await page.getByLabel('Flight quote text').focus();
    await tabTo('Undo');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Flight quote text').inputValue()).toBe('');
  });

  it('K-10 the offer can be dismissed, is silent when the server fails, and never takes the place of a text', async () => {
    const box = await open('/flights');
    const own = 'BA 178 JFK-LHR 12MAY27 1830 0630+1, USD 612.40 per person in Economy';
    await box.fill(own);
    await page.goto(`${server.url}/`);
    const text = await quoteText();
    await (await open('/')).fill(text);
    await page.getByRole('button', { name: 'Keep it here' }).click();
    expect(await page.getByText('This looks like').count()).toBe(0);
    await page.getByLabel('Travel itinerary').fill('');
    await page.getByLabel('Travel itinerary').fill(text);
    await page.getByRole('button', { name: 'Open in Flight Quotes' }).click();
    await said().getByText('The text was added under what was here.').waitFor();
    expect(await page.getByLabel('Flight quote text').inputValue()).toBe(`${own}\n\n${text}`);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await page.getByLabel('Flight quote text').inputValue()).toBe(own);
    await page.route('**/api/detect-kind', (route) => route.fulfill({ status: 503, body: 'busy' }));
    await (await open('/deals')).fill(text);
    const answered = page.waitForResponse('**/api/detect-kind');
    await answered;
    expect(await page.getByText('This looks like').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/api/detect-kind');
  });

  it('K-1 axe finds nothing on the states of files, on a phone and in the dark', async () => {
    await open('/');
    await choose('quote-groff.pdf', 'wrong-zip.zip');
    await page.getByText('This looks like a flight quote: open it there?').waitFor();
    for (const [viewport, colorScheme] of [
      [DESKTOP, 'light'],
      [PHONE, 'dark'],
      [{ width: 320, height: 800 }, 'light'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (process.env['SHOTS'])
        await page.screenshot({
          path: `${process.env['SHOTS']}/ways-${viewport.width}-${colorScheme}.png`,
          fullPage: true,
        });
    }
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  async function tabTo(name: string): Promise<void> {
    const wanted = page.getByRole('button', { name, exact: true });
    for (let tabs = 0; tabs < 8; tabs++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}: ${await page.evaluate(() => document.activeElement?.outerHTML)}`);
  }

  async function quoteText(): Promise<string> {
    const box = await open('/flights');
    const before = await box.inputValue();
    await choose('quote-groff.pdf');
    await said().getByText('Added the text of “quote-groff.pdf”.').waitFor();
    const text = (await box.inputValue()).slice(before.length).trim();
    await page.getByRole('button', { name: 'Undo' }).click();
    return text;
  }
});
