/** Travel deals as the agent makes them: flyer, cruise, chat message and Spanish flyer from paste to public page; the abort; the editor. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, readWithoutScript, unlock } from './browser.ts';
import { dealPaste, savePastedDeal } from './deal-pastes.ts';
import { type RunningServer, startServer } from './running-server.ts';

const PARSE = 'Parse Travel Deal';
const SAVE = 'Save and Generate Link';

const JOURNEYS = [
  {
    name: 'flyer',
    shown: [
      'Starting from, per person',
      '944',
      '$1,180',
      '20%',
      'March 6 to 13, 2027',
      'Boat ride through the Benagil sea caves',
    ],
    hidden: ['Commission', '12%', '555 0184'],
  },
  {
    name: 'cruise',
    shown: ['Danube Christmas Markets Cruise', 'French balcony', '1,790', 'full board', 'September 30, 2027'],
    hidden: ['Petra', 'Best wishes'],
  },
  {
    name: 'whatsapp',
    shown: ['Maldives', '3,900', 'Per couple', '5 nights', 'December 15, 2026'],
    hidden: ['per person', '09:12'],
  },
  {
    name: 'spanish',
    shown: ['CUSCO', '1.150', 'USD 2.300', '7 days / 6 nights', 'Tren a Aguas Calientes', 'Vuelos internacionales'],
    hidden: ['Reservas hasta'],
  },
] as const;

describe('travel deals of agents', () => {
  let server: RunningServer;
  let browser: Browser;
  let agent: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    agent = await browser.newContext({ viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
    page = await agent.newPage();
    await unlock(page, server.url, server.accessCode, '/deals');
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  async function paste(text: string): Promise<void> {
    await page.goto(`${server.url}/dashboard`);
    await page.evaluate(() => sessionStorage.removeItem('waypage_travel_deal'));
    await page.goto(`${server.url}/deals`);
    await page.getByLabel('Travel deal text').fill(text);
    await page.getByRole('button', { name: PARSE }).click();
  }

  async function save(): Promise<string> {
    await page.getByRole('button', { name: SAVE }).click();
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await page.getByText('Link copied!').first().waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  it.each(JOURNEYS)('T-160 T-163 T-164 $name: from paste to public page', async ({ name, shown, hidden }) => {
    await paste(dealPaste(name));
    await page.getByRole('region', { name: 'Travel deal as clients will see it' }).waitFor();
    const address = await save();
    expect(address).toMatch(new RegExp(`^${server.url}/deal/[\\w-]{22}$`));
    const { text, html } = await readWithoutScript(browser, address);
    for (const part of shown) expect(text).toContain(part);
    for (const part of hidden) expect(html).not.toContain(part);
  });

  it('T-164 what was saved is downloaded as a text file', async () => {
    await paste(dealPaste('flyer'));
    await save();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/_deal\.txt$/);
  });

  it('T-162 an answer that does not come is given up after 45 seconds, and the text stays', async () => {
    await page.clock.install();
    await page.route('**/api/parse-travel-deal', () => {});
    await paste(dealPaste('flyer'));
    await page.getByRole('button', { name: 'Parsing...' }).waitFor();
    await page.clock.fastForward(44_000);
    expect(await page.getByText('Parsing failed').count()).toBe(0);
    await page.clock.fastForward(1_000);
    await page.getByText('Request timed out - please try again with shorter text').first().waitFor();
    expect(await page.getByLabel('Travel deal text').inputValue()).toBe(dealPaste('flyer'));
    await page.unroute('**/api/parse-travel-deal');
    await page.getByRole('button', { name: PARSE }).click();
    await page.getByRole('button', { name: SAVE }).waitFor();
    await page.clock.resume();
  });

  it('T-171 a failed save keeps the editor as it is; then it saves and goes to the public page', async () => {
    const id = await savePastedDeal(server, 'cruise');
    await page.goto(`${server.url}/edit-travel-deal/${id}`);
    await page.locator('#title').fill('Advent on the Danube');
    await page.route('**/api/travel-deals/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Failed to save travel deal. Please try again.').first().waitFor();
    expect(await page.locator('#title').inputValue()).toBe('Advent on the Danube');
    await page.unroute('**/api/travel-deals/*');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(`**/deal/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Advent on the Danube' }).waitFor();
  });

  it('D-9 the dashboard has the deal with its theme, and copies the data that other sites read', async () => {
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('tab', { name: /^Travel Deals \([1-9]\d*\)$/ }).click();
    const card = page.locator('li.item').filter({ hasText: 'Advent on the Danube' });
    await card.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Copy Data Format' }).click();
    await page.getByText('JSON data copied!').first().waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('\n  "title": "Advent on the Danube"');
    expect(JSON.parse(copied)).toMatchObject({ guests: 2, isActive: true });
  });
});
