import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, watchPolicy } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';

const PASTE = readFileSync(resolve(import.meta.dirname, 'pastes/paris-four-days.txt'), 'utf8');

describe('the first journey: paste an itinerary, get a link', () => {
  let server: RunningServer;
  let browser: Browser;
  let agent: BrowserContext;
  let page: Page;
  let address = '';

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    agent = await browser.newContext({ viewport: DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] });
    watchPolicy(agent);
    page = await agent.newPage();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('G-1 G-2 shows the gate with its texts', async () => {
    await page.goto(server.url);
    await page.getByRole('heading', { name: 'Private Access' }).waitFor();
    expect(await page.getByText('Admin Panel & Creation Tools').isVisible()).toBe(true);
    expect(await page.getByText(/restricted to authorized users/i).isVisible()).toBe(true);
    expect(await page.getByLabel('Access Code').getAttribute('placeholder')).toBe('Enter access code');
    expect(await page.getByLabel('Access Code').getAttribute('type')).toBe('password');
  });

  it('G-3 says that a wrong code is wrong and clears the field', async () => {
    await page.getByLabel('Access Code').fill('not the code');
    await page.getByRole('button', { name: 'Access Admin Panel' }).click();
    await page.getByText('Invalid access code. Please try again.').waitFor();
    expect(await page.getByLabel('Access Code').inputValue()).toBe('');
  });

  it('G-4 lets the right code in and keeps the flag for the browser session', async () => {
    await page.getByLabel('Access Code').fill(server.accessCode);
    await page.getByRole('button', { name: 'Access Admin Panel' }).click();
    await page.getByRole('button', { name: 'Generate Visual Itinerary' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('cd_authenticated'))).toBe('true');
    await page.reload();
    await page.getByRole('button', { name: 'Generate Visual Itinerary' }).waitFor();
  });

  it('C-1 C-2 keeps the button disabled until there is text', async () => {
    const button = page.getByRole('button', { name: 'Generate Visual Itinerary' });
    const box = page.getByLabel('Travel itinerary');
    expect(await button.isDisabled()).toBe(true);
    await box.fill('   \n\t ');
    expect(await button.isDisabled()).toBe(true);
    await box.fill(PASTE);
    expect(await button.isEnabled()).toBe(true);
    expect((await box.boundingBox())?.height).toBe(300);
  });

  it('C-4 C-5 C-7 saves it, shows the absolute link, and copies it', async () => {
    await page.getByRole('button', { name: 'Generate Visual Itinerary' }).click();
    await page.getByRole('button', { name: 'Copy Share Link' }).waitFor();
    await page.getByRole('button', { name: 'Copy Share Link' }).click();
    await page.getByText('Share link copied to clipboard!').first().waitFor();
    address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toMatch(new RegExp(`^${server.url}/itinerary/itinerary-\\d{13}-[A-Za-z0-9_-]{14,}$`));
    expect(await page.getByText('View Itinerary').first().isVisible()).toBe(true);
    expect(await page.getByText('View All Itineraries').first().isVisible()).toBe(true);
  });

  it('R-1 shows the review pane with the paste and the fields', async () => {
    expect(await page.getByLabel('Title', { exact: true }).first().inputValue()).toBe('Four slow days in Paris');
  });

  it('C-8 R-5 saves a correction to the same record', async () => {
    const title = page.getByLabel('Title', { exact: true }).first();
    await title.fill('Four slow days in Paris, corrected');
    await title.press('Tab');
    const id = address.split('/').at(-1);
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${server.url}/api/itineraries/${id}`, { headers: { cookie: server.cookie } });
          const record = await answer.json();
          return [record.title, record.data.source.edited];
        },
        { timeout: 10_000 },
      )
      .toEqual(['Four slow days in Paris, corrected', ['/title']]);
  });

  it('V-1 V-4 opens in a fresh profile with JavaScript off, complete, without the pasted text', async () => {
    const traveler = await browser.newContext({ javaScriptEnabled: false });
    const shared = await traveler.newPage();
    const answer = await shared.goto(address);
    expect(answer?.status()).toBe(200);
    const text = await shared.innerText('body');
    for (const part of [
      'Four slow days in Paris, corrected',
      'Paris, France',
      'Musée d’Orsay',
      '9:30 AM',
      '€16',
      'Dinner at Chez Odile',
      '€2,140',
    ]) {
      expect(text).toContain(part);
    }
    const html = await shared.content();
    expect(html).not.toContain('net rate');
    expect(html).not.toContain('Do not forward');
    expect(await shared.evaluate(() => document.cookie).catch(() => '')).toBe('');
    await traveler.close();
  });

  it('D-4 D-5 lists it on the dashboard', async () => {
    await page.getByText('View All Itineraries').first().click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page.getByText('Four slow days in Paris, corrected').waitFor();
    await page.getByRole('tab', { name: 'Itineraries (1)' }).waitFor();
    expect(
      await page
        .getByText(/^Created [A-Z][a-z]{2} \d{1,2}, \d{4}$/)
        .first()
        .isVisible(),
    ).toBe(true);
  });
});
