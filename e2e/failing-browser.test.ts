/**
 * An agent at work in a browser that has no network, whose storage is full, or that keeps nothing (a private window): on the dashboard, in the editor,
 * with a supplier's revised text, with files, in the design editor. Each time the page says what is so, and nothing is lost. (Images: admin-images-interrupted.)
 */
import { resolve } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, unlock } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { PARIS_PASTE, saveItinerary } from './saved-itinerary.ts';

const REVISED = PARIS_PASTE.replace('7:30 PM - Dinner at Chez Odile', '8:15 PM - Dinner at Chez Odile');
const PDF = resolve(import.meta.dirname, 'files/vietnam-libreoffice.pdf');

/** For what another process does meanwhile. */
const WAIT = { timeout: 30_000 };

/** Every store of the browser throws, as where storage is switched off. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

/** What is there stays; nothing new is taken. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

describe('a browser that fails', () => {
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async () => {
    await context?.close();
  });

  async function open(path: string, prepare?: () => void): Promise<void> {
    context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
    if (prepare) await context.addInitScript(prepare);
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await unlock(page, server.url, server.accessCode, path);
  }
  const toast = (text: string) => page.locator('.toast').filter({ hasText: text });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const record = async (id: string) =>
    (await fetch(`${server.url}/api/itineraries/${id}`, { headers: { cookie: server.cookie } })).json();
  const dinner = (saved: {
    data: { days: { timeBlocks: { activities: { title: string; time: string; type: string }[] }[] }[] };
  }) =>
    saved.data.days
      .flatMap(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities))
      .find(({ title }) => title === 'Dinner at Chez Odile');

  it('D-14 D-15 offline: nothing is deleted or duplicated, the page says so, and both go on when the network is back', async () => {
    const id = await saveItinerary(server);
    await open('/dashboard');
    const actions = button(/^Actions for Four slow days in Paris/).first();
    const choose = async (entry: string) => {
      await actions.click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await actions.waitFor();
    await codeOf('toaster');
    await context.setOffline(true);
    await choose('Delete');
    await toast('Not deleted').waitFor();
    await choose('Duplicate');
    await toast('Not duplicated').waitFor();
    await page.getByRole('tab', { name: 'Itineraries (1)' }).waitFor();
    await context.setOffline(false);
    await choose('Delete');
    await page.getByText('Itinerary deleted').first().waitFor();
    expect((await fetch(`${server.url}/api/itineraries/${id}`)).status).toBe(404);
    await context.setOffline(true);
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await toast('Not restored').waitFor();
  });

  it('N-8 code that does not come takes neither the page nor what was typed with it, and a toast waits', async () => {
    const id = await saveItinerary(server);
    context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
    await context.route(/assets\/(toaster|revised-text-dialog)[^/]*\.js$/, (route) => route.abort());
    page = await context.newPage();
    await unlock(page, server.url, server.accessCode, `/edit/${id}`);
    await page.getByLabel('Title', { exact: true }).first().fill('Paris, half typed');
    await button('Remove activity: Dinner at Chez Odile').click();
    await page.getByText('Unsaved changes').waitFor();
    expect(await button('Save Changes').isVisible()).toBe(true);
    await button('Revised text').click();
    const refusal = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' });
    await refusal.waitFor();
    expect(await page.getByLabel('Title', { exact: true }).first().inputValue()).toBe('Paris, half typed');
    await context.unrouteAll();
    await refusal.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('Activity removed').first().waitFor();
    expect(await page.getByLabel('Title', { exact: true }).first().inputValue()).toBe('Paris, half typed');
    expect(await button('Remove activity: Dinner at Chez Odile').count()).toBe(0);
  });

  it('N-8 a page whose code does not come says so, and is there again', async () => {
    context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' });
    await context.route(/assets\/(dashboard-page|ways-in)[^/]*\.js$/, (route) => route.abort());
    page = await context.newPage();
    await unlock(page, server.url, server.accessCode);
    await page.getByLabel('Travel itinerary').fill('Day 1: Ghent');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    await context.unrouteAll();
    await button('Load again').click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.getByText('Choose files').first().waitFor();
    expect(await page.getByLabel('Travel itinerary').inputValue()).toBe('Day 1: Ghent');
  });

  it('A-5 E-1 U-1 U-2 offline, 500, 503: what the editor could not save is kept, said on every page, and sent once', async () => {
    const id = await saveItinerary(server);
    await open(`/edit/${id}`);
    const failures: readonly (readonly [name: string, type: string, fail: () => Promise<unknown>])[] = [
      ['offline', 'Wine', () => context.setOffline(true)],
      ['500', 'Culture', () => refuseSaves(id, 500)],
      ['503', 'Activity', () => refuseSaves(id, 503)],
    ];
    for (const [name, type, fail] of failures) {
      await page.goto(`${server.url}/edit/${id}`);
      await codeOf('admin-itinerary-page');
      await fail();
      await page.getByLabel('Title', { exact: true }).first().fill(`Paris, ${name}`);
      await page.getByLabel('Type of Dinner at Chez Odile').selectOption(type);
      await button('Save Changes').click();
      await page.getByText('Not saved on the server yet').first().waitFor();
      await page.getByRole('heading', { level: 1, name: `Paris, ${name}` }).waitFor();
      expect((await record(id)).title).not.toBe(`Paris, ${name}`);
      await context.setOffline(false);
      await context.unrouteAll();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect.poll(async () => (await record(id)).title, WAIT).toBe(`Paris, ${name}`);
      /* The page has the answer: one that leaves before is asked which of the two versions shall stand. */
      await page.getByText('Not saved on the server yet').first().waitFor({ state: 'hidden' });
    }
    expect((await record(id)).version).toBe(4);
    expect(dinner(await record(id))?.type).toBe('activity');
  });

  it('H-6 U-1 U-4 409: a version that a colleague saved meanwhile is compared; by keyboard alone from the bar to the choice', async () => {
    const id = await saveItinerary(server);
    await open(`/edit/${id}`);
    await page.getByLabel('Title', { exact: true }).first().fill('Paris, mine');
    await refuseSaves(id, 503);
    await codeOf('admin-itinerary-page');
    await button('Save Changes').click();
    await page.getByText('Not saved on the server yet').first().waitFor();
    const { title: _title, version: _version, ...rest } = await record(id);
    const theirs = await fetch(`${server.url}/api/itineraries/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: server.cookie },
      body: JSON.stringify({ ...rest, title: 'Paris, theirs' }),
    });
    expect(theirs.status).toBe(200);
    await context.unrouteAll();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByText('was changed on the server meanwhile. Your version is kept in this browser.').waitFor();
    await tabTo('Compare');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Two versions of this itinerary' }).waitFor();
    expect((await record(id)).title).toBe('Paris, theirs');
    await tabTo('Keep mine');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await record(id)).title, WAIT).toBe('Paris, mine');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('E-20 E-25 offline, 500, 503: a revised text stays until it is read, and what was accepted until it is saved', async () => {
    const id = await saveItinerary(server);
    await open(`/edit/${id}`);
    await codeOf('revised-text-dialog');
    await codeOf('admin-itinerary-page');
    const dialog = page.getByRole('dialog', { name: 'Revised text' });
    const refuse = (status: number) =>
      context.route('**/api/parse-itinerary', (route) => route.fulfill({ status, body: 'no' }));
    await context.setOffline(true);
    await button('Revised text').click();
    await dialog.getByRole('textbox').fill(REVISED);
    for (const next of [() => refuse(500), () => refuse(503), () => Promise.resolve()]) {
      await button('Compare').click();
      await dialog.getByRole('alert').filter({ hasText: 'Parsing failed' }).waitFor();
      expect(await dialog.getByRole('textbox').inputValue()).toBe(REVISED);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await button('Revised text').click();
      expect(await dialog.getByRole('textbox').inputValue()).toBe(REVISED);
      await context.setOffline(false);
      await context.unrouteAll();
      await next();
    }
    await button('Compare').click();
    await button('Accept all').click();
    await context.setOffline(true);
    await button('Save the revised text').click();
    await page.getByText('Not saved on the server yet').first().waitFor();
    expect((await record(id)).rawText).toBe(PARIS_PASTE);
    await context.setOffline(false);
    await expect.poll(async () => (await record(id)).rawText, WAIT).toBe(REVISED);
    expect(dinner(await record(id))?.time).toBe('8:15 PM');
  });

  it('K-5 offline: a file is not called damaged where its reader does not come; it is read when the network is back', async () => {
    await open('/');
    const box = page.getByLabel('Travel itinerary');
    await box.fill('My own notes');
    await button('Choose files').waitFor();
    await context.setOffline(true);
    const choose = () => page.locator('input[type=file]').setInputFiles(PDF);
    await choose();
    await page
      .getByRole('alert')
      .getByText('“vietnam-libreoffice.pdf” was not read: what reads such files did not come from the server.')
      .waitFor();
    expect(await box.inputValue()).toBe('My own notes');
    await context.setOffline(false);
    await choose();
    await page.getByText('Added the text of “vietnam-libreoffice.pdf”.').waitFor();
    expect(await box.inputValue()).toMatch(/^My own notes\n\n/);
  });

  it('J-1 J-8 offline and with full storage: the design editor goes on, says that it keeps nothing, and hands the picture out', async () => {
    await open('/design-editor', fillStorage);
    await button('Paris').click();
    await page.getByText('This browser cannot keep your design: leave this window open until you are done.').waitFor();
    await context.setOffline(true);
    await button('Text').click();
    await page.getByRole('img', { name: 'Design, the poster Paris, Text: Your words' }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), button('Download').click()]);
    expect(download.suggestedFilename()).toBe('design.webp');
  });

  it('C-4 A-5 full storage: a paste is read and saved; an edit that is neither saved nor kept says so and waits in the page', async () => {
    await open('/', fillStorage);
    await page.getByLabel('Travel itinerary').fill(PARIS_PASTE);
    await button('Generate Visual Itinerary').click();
    await button('Copy Share Link').waitFor();
    await page.getByRole('link', { name: 'View All Itineraries' }).click();
    await editFirst();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await refuseSaves(id, 503);
    await page.getByLabel('Title', { exact: true }).first().fill('Paris, typed once');
    await button('Save Changes').click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'This browser could not keep a copy either: leave this page open and try again.' })
      .waitFor();
    expect(await page.getByLabel('Title', { exact: true }).first().inputValue()).toBe('Paris, typed once');
    await context.unrouteAll();
    await button('Save Changes').click();
    await page.getByRole('heading', { level: 1, name: 'Paris, typed once' }).waitFor();
    expect((await record(id)).title).toBe('Paris, typed once');
  });

  it('G-4 C-4 A-5 J-8 a private window that keeps nothing: an agent can still paste, save, find, edit and draw', async () => {
    await open('/', refuseStorage);
    await page.getByLabel('Travel itinerary').fill(PARIS_PASTE);
    await button('Generate Visual Itinerary').click();
    await button('Copy Share Link').waitFor();
    await page.getByRole('link', { name: 'View All Itineraries' }).click();
    await editFirst();
    await page.getByLabel('Title', { exact: true }).first().fill('Paris, in private');
    await button('Save Changes').click();
    await page.getByRole('heading', { level: 1, name: 'Paris, in private' }).waitFor();
    await unlock(page, server.url, server.accessCode, '/design-editor');
    await button('Paris').click();
    await page.getByText('This browser cannot keep your design: leave this window open until you are done.').waitFor();
  });

  function refuseSaves(id: string, status: number): Promise<unknown> {
    return context.route(`**/api/itineraries/${id}`, (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status, body: 'no' }) : route.fallback(),
    );
  }

  async function editFirst(): Promise<void> {
    await button(/^Actions for Four slow days in Paris/)
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Raw Itinerary Text').waitFor();
  }

  /** It has come before it is wanted, so that the network may go. */
  async function codeOf(part: string): Promise<void> {
    const hasCome = (name: string) =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes(name) && entry.name.endsWith('.js'));
    await expect.poll(() => page.evaluate(hasCome, part), WAIT).toBe(true);
  }

  async function tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 60; presses++) {
      if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}`);
  }
});
