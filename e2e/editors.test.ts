/** The editors: structure by mouse and by keyboard alone, a supplier's revised text, revisions; on all three kinds, without a report of the CSP. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, PHONE, unlock } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { dealText, saveDeal } from './saved-deal.ts';
import { PARIS_PASTE, saveItinerary } from './saved-itinerary.ts';
import { quotePaste, saveQuote } from './saved-quote.ts';

const REVISED = PARIS_PASTE.replace('7:30 PM - Dinner at Chez Odile', '8:15 PM - Dinner at Chez Odile')
  .replace('(€16)', '(€18)')
  .replace('Day 3 (Wed May 5): Versailles', 'Day 3 (Wed May 5): Versailles and its gardens');

interface Saved {
  readonly title: string;
  readonly rawText: string;
  readonly version: number;
  readonly data: {
    readonly days: readonly {
      title: string;
      timeBlocks: { activities: { title: string; time: string; cost: string; type: string }[] }[];
    }[];
    readonly fareDetails: { readonly total: string };
    readonly returnFlights: readonly { segments: { departureTime: string }[] }[];
    readonly price: string | null;
    readonly source: { readonly edited: string[]; readonly spans: Record<string, [number, number]> };
  };
}

describe('the editors', () => {
  let server: RunningServer;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    page = await (await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' })).newPage();
    complaints = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
  });
  afterEach(async () => {
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  async function saved(path: string): Promise<Saved> {
    const answer = await fetch(server.url + path, { headers: { cookie: server.cookie } });
    return (await answer.json()) as Saved;
  }
  const outline = ({ data }: Saved) =>
    data.days.map(({ timeBlocks }) =>
      timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)).join(', '),
    );
  const handle = (name: string) => page.getByRole('button', { name: `Move: ${name}`, exact: true });
  const change = (where: RegExp) => page.getByRole('group', { name: where });

  async function drag(from: Locator, to: Locator): Promise<void> {
    await from.scrollIntoViewIfNeeded();
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error('nothing to drag');
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(start.x, start.y + 12, { steps: 3 });
    await page.mouse.move(end.x + end.width / 2, end.y + 4, { steps: 12 });
    await page.mouse.up();
  }

  it('E-1 E-3 E-5 A-4 by mouse: an activity is dragged into another part, one is undone, all of it is saved', async () => {
    const id = await saveItinerary(server);
    await unlock(page, server.url, server.accessCode, `/edit/${id}`);
    const raw = page.getByLabel('Raw Itinerary Text');
    await raw.waitFor();
    expect((await raw.boundingBox())?.height).toBe(400);
    await drag(handle('Check in at Hôtel de Seine'), handle('Land at Charles de Gaulle'));
    await page.getByText('Check in at Hôtel de Seine was moved.').waitFor();
    await page.getByRole('button', { name: 'Remove activity: Check out' }).click();
    await page.getByRole('button', { name: 'Undo: Remove activity' }).click();
    await page.getByRole('button', { name: 'Add part of the day' }).nth(3).click();
    await page.keyboard.type('Evening');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(`**/admin/itinerary/${id}`);
    const record = await saved(`/api/itineraries/${id}`);
    expect(outline(record)[0]).toBe('Check in at Hôtel de Seine, Land at Charles de Gaulle, Dinner at Chez Odile');
    expect(outline(record)[3]).toContain('Check out');
    const [start, end] = record.data.source.spans['/days/0/timeBlocks/0/activities/0/title'] ?? [0, 0];
    expect(record.rawText.slice(start, end)).toBe('Check in at Hôtel de Seine');
  });

  it('E-1 E-5 by keyboard alone: an activity is added and typed, its type changed, a part added and removed, undone and redone', async () => {
    const id = await saveItinerary(server);
    await unlock(page, server.url, server.accessCode, `/edit/${id}`);
    await page.getByLabel('Raw Itinerary Text').waitFor();
    const day = page.getByRole('region', { name: 'Day 1', exact: true });
    await tabTo(day.getByRole('button', { name: 'Add activity' }).first());
    await page.keyboard.press('Enter');
    await page.keyboard.type('Coffee at the airport');
    const type = page.getByLabel('Type of Coffee at the airport');
    await tabTo(type);
    await page.keyboard.type('Meal');
    expect(await type.inputValue()).toBe('meal');
    await tabTo(day.getByRole('button', { name: 'Add part of the day' }));
    await page.keyboard.press('Enter');
    await page.keyboard.type('Night');
    await tabTo(page.getByRole('button', { name: 'Remove part: Night of day 1' }));
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: 'Remove activity: Land at Charles de Gaulle' }));
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: 'Move: Coffee at the airport' }));
    await page.keyboard.press('Control+z');
    await handle('Land at Charles de Gaulle').waitFor();
    await page.keyboard.press('Control+y');
    await handle('Land at Charles de Gaulle').waitFor({ state: 'detached' });
    /* Enter in a field saves. */
    await tabTo(day.getByLabel('Title', { exact: true }).first());
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/itinerary/${id}`);
    const record = await saved(`/api/itineraries/${id}`);
    expect(outline(record)[0]).toBe('Coffee at the airport, Check in at Hôtel de Seine, Dinner at Chez Odile');
    expect(record.data.days[0]?.timeBlocks).toHaveLength(3);
    expect(record.data.days[0]?.timeBlocks[0]?.activities[0]?.type).toBe('meal');
  });

  it('E-3 by finger: an activity is dragged by its handle to another part of the day', async () => {
    const id = await saveItinerary(server);
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const phone = await context.newPage();
    phone.on('pageerror', (error) => complaints.push(String(error)));
    await unlock(phone, server.url, server.accessCode, `/edit/${id}`);
    const grip = (name: string) => phone.getByRole('button', { name: `Move: ${name}`, exact: true });
    await grip('Check in at Hôtel de Seine').scrollIntoViewIfNeeded();
    const [from, to] = [
      await grip('Check in at Hôtel de Seine').boundingBox(),
      await grip('Land at Charles de Gaulle').boundingBox(),
    ];
    if (!from || !to) throw new Error('nothing to drag');
    const session = await context.newCDPSession(phone);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const x = from.x + from.width / 2;
    await touch('touchStart', { x, y: from.y + from.height / 2 });
    for (const part of [0.1, 0.4, 0.7, 1])
      await touch('touchMove', { x, y: from.y + from.height / 2 + (to.y - 4 - from.y - from.height / 2) * part });
    /* A finger that rests well before it is lifted: after three frames a busy machine still took it for a swing, which swallows the next tap. */
    for (let rest = 0; rest < 12; rest++) {
      await phone.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      await touch('touchMove', { x, y: to.y - 4 });
    }
    await touch('touchEnd');
    await phone.getByText('Check in at Hôtel de Seine was moved.').waitFor();
    await phone.getByRole('button', { name: 'Save Changes' }).tap();
    await phone.waitForURL(`**/admin/itinerary/${id}`);
    expect(outline(await saved(`/api/itineraries/${id}`))[0]).toBe(
      'Check in at Hôtel de Seine, Land at Charles de Gaulle, Dinner at Chez Odile',
    );
    await context.close();
  });

  it('E-2 E-10 E-13 E-20 E-22 by keyboard alone: moved, revised by a text, and brought back', async () => {
    const id = await saveItinerary(server);
    await unlock(page, server.url, server.accessCode, `/edit/${id}`);
    await page.getByLabel('Raw Itinerary Text').waitFor();
    await tabTo(handle('Dinner at Chez Odile'));
    await page.keyboard.press('ArrowUp');
    await page.getByText('Dinner at Chez Odile was moved up.').waitFor();
    await expect
      .poll(() => handle('Dinner at Chez Odile').evaluate((button) => button === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    /* Enter in a field saves. */
    await tabTo(page.getByRole('button', { name: 'Remove activity: Dinner at Chez Odile' }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/itinerary/${id}`);
    expect(outline(await saved(`/api/itineraries/${id}`))[0]).toBe(
      'Land at Charles de Gaulle, Check in at Hôtel de Seine, Dinner at Chez Odile',
    );

    await page.goto(`${server.url}/edit/${id}`);
    await page.getByLabel('Raw Itinerary Text').waitFor();
    await tabTo(page.getByRole('button', { name: 'Revised text' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Revised text' }).waitFor();
    await tabTo(page.getByLabel('Revised text').and(page.locator('textarea')));
    await page.keyboard.insertText(REVISED);
    await tabTo(page.getByRole('button', { name: 'Compare' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What changed' }).waitFor();
    await page.getByText('3 changes: 0 accepted, 0 refused, 3 not decided.').waitFor();
    await tabTo(change(/Dinner at Chez Odile: time/).getByRole('button', { name: 'Accept' }));
    await page.keyboard.press('Enter');
    await tabTo(change(/Musée d’Orsay: cost/).getByRole('button', { name: 'Refuse' }));
    await page.keyboard.press(' ');
    await page.getByText('3 changes: 1 accepted, 1 refused, 1 not decided.').waitFor();
    await tabTo(page.getByRole('button', { name: 'Save the revised text' }));
    await page.keyboard.press('Enter');
    await page.getByText('Itinerary updated').first().waitFor();
    const revised = await saved(`/api/itineraries/${id}`);
    expect([revised.rawText, revised.version]).toEqual([REVISED, 3]);
    const activities = revised.data.days.flatMap(({ timeBlocks }) => timeBlocks.flatMap((block) => block.activities));
    expect(activities.find(({ title }) => title === 'Dinner at Chez Odile')?.time).toBe('8:15 PM');
    expect(activities.find(({ title }) => title === 'Musée d’Orsay')?.cost).toBe('€16');
    expect(revised.data.days[2]?.title).toBe('Versailles');

    await tabTo(page.getByRole('button', { name: 'Revisions' }));
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: /^Version 2/ }));
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: 'Differences of the text' })
      .getByText('8:15 PM - Dinner at Chez Odile')
      .waitFor();
    await tabTo(page.getByRole('button', { name: 'Bring this version back' }));
    await page.keyboard.press('Enter');
    await page.getByText('Version 2 is back').first().waitFor();
    const back = await saved(`/api/itineraries/${id}`);
    expect([back.rawText, back.version]).toEqual([PARIS_PASTE, 4]);
  });

  it('G-6 E-20 a session that lapses while a revised text is compared asks for the code, and goes on with it', async () => {
    const id = await saveItinerary(server);
    await unlock(page, server.url, server.accessCode, `/edit/${id}`);
    await page.getByRole('button', { name: 'Revised text' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(REVISED);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByLabel('Access Code').fill(server.accessCode);
    await page.getByRole('button', { name: 'Access Admin Panel' }).click();
    await page.getByRole('heading', { name: 'What changed' }).waitFor();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    complaints = complaints.filter((complaint) => !complaint.includes('401'));
  });

  it('E-20 E-24 a quote: what was corrected by hand is asked for, the rest accepted at once', async () => {
    const id = await saveQuote(server, 'email');
    await unlock(page, server.url, server.accessCode, `/edit-flight-quote/${id}`);
    await page.getByLabel('Per Traveler').first().fill('$1');
    await page.getByRole('button', { name: 'Revised text' }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(quotePaste('email').replace('748.00', '799.00').replace('11:30 AM', '11:45 AM'));
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('heading', { name: 'What changed' }).waitFor();
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.getByText('You corrected this').first().waitFor();
    await page.getByRole('button', { name: 'Save the revised text' }).click();
    await page.getByText('Flight quote updated').first().waitFor();
    const record = await saved(`/api/flight-quotes/${id}`);
    expect(record.data.fareDetails.total).toBe('$1');
    expect(record.data.returnFlights[0]?.segments[0]?.departureTime).toBe('11:45 AM');
    expect(record.data.source.edited).toContain('/fareDetails/total');
  });

  it('E-11 E-13 E-20 a deal by mouse: a changed price is taken over, told in the revisions, and brought back', async () => {
    const id = await saveDeal(server, 'flyer');
    const before = await saved(`/api/travel-deals/${id}`);
    const price = before.data.price ?? '';
    await unlock(page, server.url, server.accessCode, `/edit-travel-deal/${id}`);
    await page.getByRole('button', { name: 'Revised text' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(dealText('flyer').replaceAll(price, '$777'));
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Accept all' }).click();
    await page.getByRole('button', { name: 'Save the revised text' }).click();
    await page.getByText('Travel deal updated').first().waitFor();
    expect((await saved(`/api/travel-deals/${id}`)).data.price).toBe('$777');
    await page.getByRole('button', { name: 'Revisions' }).click();
    await page.getByRole('button', { name: /^Version 1.*As it was first saved/ }).click();
    await page.getByRole('list', { name: 'From version 1 to now' }).getByText('$777').first().waitFor();
    await page.getByRole('button', { name: 'Bring this version back' }).click();
    await page.getByText('Version 1 is back').first().waitFor();
    expect((await saved(`/api/travel-deals/${id}`)).data.price).toBe(price);
  });

  /** Presses Tab (Shift+Tab where it stands before) until the element has the focus, as one does without a mouse. */
  async function tabTo(target: Locator): Promise<void> {
    await target.waitFor();
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    const key = (await target.evaluate(
      (element) =>
        !document.activeElement ||
        (document.activeElement.compareDocumentPosition(element) & 4) > 0 ||
        document.activeElement === document.body,
    ))
      ? 'Tab'
      : 'Shift+Tab';
    for (let presses = 0; presses < 400; presses += 1) {
      if (await isThere()) return;
      await page.keyboard.press(key);
    }
    throw new Error('the element cannot be reached by the keyboard');
  }
});
