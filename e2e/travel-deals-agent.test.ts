/** Travel deals as the agent makes them: ten unlike texts from paste to public page, frame and data; the abort; the editor. */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, readWithoutScript, unlock } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { dealText, saveDeal } from './saved-deal.ts';

const PARSE = 'Parse Travel Deal';
const SAVE = 'Save and Generate Link';

/**
 * Ten ways that deals are written. `shown` stands on the public page, its first also in the frame, and `data` on the page of the data;
 * `hidden` stands on none of the three.
 */
const JOURNEYS = [
  {
    style: 'one-liner',
    text: 'corpus/travel-deal/one-line/oneline-citybreak-lisbon',
    shown: ['Hotel Tejo Vista', 'Lisbon long weekend', '449', 'Dublin', 'January 29, 2027'],
    data: ['Lisbon', '€449', '3 nights'],
    hidden: ['pps', 'Fri 29 Jan'],
  },
  {
    style: 'flyer',
    text: 'flyer',
    shown: ['944', 'Starting from, per person', '$1,180', '20%', 'March 6 to 13, 2027', 'the Benagil sea caves'],
    data: ['$944', '20% OFF'],
    hidden: ['Commission', '12%', '555 0184'],
  },
  {
    style: 'rate sheet',
    text: 'corpus/travel-deal/rate-sheet/ratesheet-tabs-mauritius',
    shown: ['Belle Lagune Beach Resort', 'Superior Sea View', '£1,389', 'July 31, 2027', 'Shared coach transfers'],
    data: ['Mauritius', '7 nights'],
    hidden: ['Tactical offer', '31/07/2027'],
  },
  {
    style: 'cruise',
    text: 'cruise',
    shown: ['Danube Christmas Markets Cruise', 'Junior suite', '2,450', 'full board', 'September 30, 2027'],
    data: ['Danube Christmas Markets Cruise'],
    hidden: ['Petra', 'Best wishes'],
  },
  {
    style: 'was and now',
    text: 'corpus/travel-deal/offer-lines/was-now-flights-dubai',
    shown: ['Skyline Stay Dubai', 'AED 2,400', '1,800', '25%', 'Tickets are non-changeable', 'November 30, 2027'],
    data: ['AED 1,800', 'Dubai', '25% OFF'],
    hidden: ['25% OFF Departing', '21 January 2028 –'],
  },
  {
    style: 'WhatsApp',
    text: 'whatsapp',
    shown: ['Maldives', '3,900', 'Per couple', '5 nights', 'December 15, 2026'],
    data: ['Maldives'],
    hidden: ['per person', '09:12'],
  },
  {
    style: "wholesaler's table",
    text: 'corpus-unseen/travel-deal/d/wholesaler-net-sell-pipes',
    shown: ['Palm Najma Resort', 'Marina Sidra', 'GBP 592', 'GBP 775', 'half-day city tour', 'December 31, 2026'],
    data: ['5 nights'],
    hidden: ['GBP 338', 'GBP 471', 'GBP 616', 'NET', 'confidential'],
  },
  {
    style: 'markdown of a chat assistant',
    text: 'corpus/travel-deal/chat-markdown/chatgpt-markdown-bali',
    shown: ['Bali Wellness Escape', '1,150', '$2,300', 'Campuhan Ridge walk', 'June 30, 2027'],
    data: ['Bali Wellness Escape', '$1,150', '8 days / 7 nights'],
    hidden: ["Here's a clean summary", 'Would you like me', '**'],
  },
  {
    style: 'copy of a PDF',
    text: 'corpus/travel-deal/brochure/pdf-hardwrap-rail-switzerland',
    shown: [
      'Glaciers & Golden Passes',
      '2,145',
      'Reserved seats on the Glacier and Golden Pass trains',
      'Saturday 3 July 2027',
    ],
    data: ['Glaciers & Golden Passes', '£2,145', '9 days'],
    hidden: ['Page 12 of 48', 'Your holiday in'],
  },
  {
    style: 'Spanish',
    text: 'spanish',
    shown: ['CUSCO', '1.150', 'USD 2.300', '7 days / 6 nights', 'Tren a Aguas Calientes', 'Vuelos internacionales'],
    data: ['CUSCO', 'USD 1.150'],
    hidden: ['Reservas hasta'],
  },
] as const;

describe('travel deals of agents', () => {
  let server: RunningServer;
  let browser: Browser;
  let agent: BrowserContext;
  let page: Page;
  /** The answer for other sites against its published schema. */
  let isValid: ValidateFunction;

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    agent = await browser.newContext({ viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
    page = await agent.newPage();
    await unlock(page, server.url, server.accessCode, '/deals');
    const ajv = new Ajv2020();
    addFormats(ajv);
    isValid = ajv.compile((await (await fetch(`${server.url}/schemas/deal-embed.json`)).json()) as object);
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

  it.each(JOURNEYS)(
    'T-130 T-140 T-150 T-160 T-163 T-164 $style: from paste to page, frame and data',
    async (journey) => {
      await paste(dealText(journey.text));
      await page.getByRole('region', { name: 'Travel deal as clients will see it' }).waitFor();
      const address = await save();
      expect(address).toMatch(new RegExp(`^${server.url}/deal/[\\w-]{22}$`));
      const id = address.slice(address.lastIndexOf('/') + 1);
      const open = (path: string) => readWithoutScript(browser, server.url + path);
      const pages = {
        deal: await open(`/deal/${id}`),
        frame: await open(`/embed/deal/${id}`),
        data: await open(`/json/deal/${id}`),
      };
      for (const part of journey.shown) expect(pages.deal.text).toContain(part);
      expect(pages.frame.text).toContain(journey.shown[0]);
      for (const part of journey.data) expect(pages.data.text).toContain(part);
      for (const { html } of Object.values(pages)) for (const part of journey.hidden) expect(html).not.toContain(part);
      const answer = await (await fetch(`${server.url}/api/travel-deals/${id}/embed`)).json();
      expect([isValid(answer), isValid.errors]).toEqual([true, null]);
      expect(await (await fetch(`${server.url}/deal/${id}.json`)).json()).toEqual(answer);
    },
  );

  it('T-163 the result stands still from its first frame on: no press on its button is lost', async () => {
    await paste('');
    await page.getByLabel('Travel deal text').fill(dealText('flyer'));
    const places = page.evaluate(async (name) => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      const find = () => [...document.querySelectorAll('button')].find((button) => button.textContent === name);
      while (!find()) await nextFrame();
      const tops = new Set<number>();
      for (let frame = 0; frame < 40; frame++) {
        tops.add(Math.round(find()?.getBoundingClientRect().top ?? Number.NaN));
        await nextFrame();
      }
      return [...tops];
    }, SAVE);
    await page.getByRole('button', { name: PARSE }).click();
    expect(await places).toHaveLength(1);
  });

  it('T-164 what was saved is downloaded as a text file', async () => {
    await paste(dealText('flyer'));
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
    await paste(dealText('flyer'));
    await page.getByRole('button', { name: 'Parsing...' }).waitFor();
    await page.clock.fastForward(44_000);
    expect(await page.getByText('Parsing failed').count()).toBe(0);
    await page.clock.fastForward(1_000);
    await page.getByText('Request timed out - please try again with shorter text').first().waitFor();
    expect(await page.getByLabel('Travel deal text').inputValue()).toBe(dealText('flyer'));
    await page.unroute('**/api/parse-travel-deal');
    await page.getByRole('button', { name: PARSE }).click();
    await page.getByRole('button', { name: SAVE }).waitFor();
    await page.clock.resume();
  });

  it('T-171 a failed save keeps the editor as it is; then it saves and goes to the public page', async () => {
    const id = await saveDeal(server, 'cruise');
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
