/** What goes wrong on the way: failed calls, a lapsed session, a stale version. Nothing that was typed may be lost. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, unlock } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { PARIS_PASTE, saveItinerary } from './saved-itinerary.ts';

describe('interruptions', () => {
  let server: RunningServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    page = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  });
  afterEach(async () => {
    await page.context().close();
  });

  it('C-3 a failed parse shows the alert and keeps the text', async () => {
    await unlock(page, server.url, server.accessCode);
    await page.route('**/api/parse-itinerary', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.getByLabel('Travel itinerary').fill(PARIS_PASTE);
    await page.getByRole('button', { name: 'Generate Visual Itinerary' }).click();
    await page.getByRole('alert').filter({ hasText: 'Failed to parse itinerary. Please try again.' }).waitFor();
    expect(await page.getByLabel('Travel itinerary').inputValue()).toBe(PARIS_PASTE);
  });

  it('C-6 a failed save keeps the itinerary in the browser and says so', async () => {
    await unlock(page, server.url, server.accessCode);
    await page.route('**/api/itineraries', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByLabel('Travel itinerary').fill(PARIS_PASTE);
    await page.getByRole('button', { name: 'Generate Visual Itinerary' }).click();
    await page.getByText('Not saved on the server yet').first().waitFor();
    const copies = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('itinerary_itinerary-'))
        .map((key) => localStorage.getItem(key)),
    );
    expect(copies).toHaveLength(1);
    expect(copies[0]).toContain('Four slow days in Paris');
  });

  it('G-6 a lapsed session shows the gate and loses nothing that was typed', async () => {
    await unlock(page, server.url, server.accessCode);
    await page.getByLabel('Travel itinerary').fill(PARIS_PASTE);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Generate Visual Itinerary' }).click();
    await page.getByRole('heading', { name: 'Private Access' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('cd_authenticated'))).toBe(null);
    await page.getByLabel('Access Code').fill(server.accessCode);
    await page.getByRole('button', { name: 'Access Admin Panel' }).click();
    await page.getByLabel('Access Code').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Travel itinerary').inputValue()).toBe(PARIS_PASTE);
  });

  it('A-5 saving in the editor goes to the admin view, also when the call fails', async () => {
    const id = await saveItinerary(server);
    await unlock(page, server.url, server.accessCode, `/edit/${id}`);
    await page.getByLabel('Title', { exact: true }).first().fill('Paris, renamed');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(`**/admin/itinerary/${id}`);
    await page.getByRole('heading', { name: 'Paris, renamed' }).waitFor();

    await page.goto(`${server.url}/edit/${id}`);
    await page.getByLabel('Title', { exact: true }).first().fill('Paris, kept here');
    await page.route(`**/api/itineraries/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(`**/admin/itinerary/${id}`);
    await page.getByText('Not saved on the server yet').first().waitFor();
    await page.getByRole('heading', { name: 'Paris, kept here' }).waitFor();
  });

  it('A-2 the admin view of an unknown id says so and offers a new one', async () => {
    await unlock(page, server.url, server.accessCode, '/admin/itinerary/itinerary-1700000000000-aaaaaaaaaaaaaaaaaaaa');
    await page.getByText("The itinerary you're looking for doesn't exist or has been removed.").waitFor();
    expect(await page.getByText('Create New Itinerary').isVisible()).toBe(true);
  });

  it('U-5 a paste survives the crash of the server and a reload; the session does, too', async () => {
    await unlock(page, server.url, server.accessCode);
    await page.getByLabel('Travel itinerary').fill(PARIS_PASTE);
    await server.crash();
    await page.getByRole('button', { name: 'Generate Visual Itinerary' }).click();
    await page.getByRole('alert').filter({ hasText: 'Failed to parse itinerary. Please try again.' }).waitFor();
    await server.startAgain();
    await page.reload();
    expect(await page.getByLabel('Travel itinerary').inputValue()).toBe(PARIS_PASTE);
    await page.getByRole('button', { name: 'Generate Visual Itinerary' }).click();
    await page.getByRole('link', { name: 'View Itinerary' }).waitFor();
  });

  it('U-1 U-2 U-3 what could not be saved is sent once when the server is back, by one of two tabs', async () => {
    await unlock(page, server.url, server.accessCode);
    await page.getByLabel('Travel itinerary').fill(PARIS_PASTE);
    const context = page.context();
    let isDown = true;
    let creations = 0;
    await context.route('**/api/itineraries', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      if (isDown) return route.abort();
      creations += 1;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Generate Visual Itinerary' }).click();
    await page.getByText('Not saved on the server yet').first().waitFor();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const waiting = page.getByRole('region', { name: 'Not saved on the server yet' });
    await waiting.getByText('is kept in this browser and is sent as soon as the server answers.').waitFor();
    const other = await context.newPage();
    await unlock(other, server.url, server.accessCode, '/dashboard');
    await other.getByRole('region', { name: 'Not saved on the server yet' }).waitFor();
    isDown = false;
    await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))));
    await waiting.waitFor({ state: 'detached' });
    await other.getByRole('region', { name: 'Not saved on the server yet' }).waitFor({ state: 'detached' });
    expect(creations).toBe(1);
    await page.reload();
    await page.locator('li.item').filter({ hasText: 'Four slow days in Paris' }).first().waitFor();
  });
});
