/** The printed itinerary as a person gets it, and the interface times that only a browser shows. */
import { INTERFACE } from '@waypage/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchBrowser, unlock } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { saveItinerary } from './saved-itinerary.ts';

const A4_PIXELS = { width: 688, height: 1016 };

describe('print and tooltips', () => {
  let server: RunningServer;
  let browser: Browser;
  let id = '';

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    id = await saveItinerary(server);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('V-6 prints light, without buttons and navigation, and names the address of each link', async () => {
    const context = await browser.newContext({ viewport: A4_PIXELS, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(`${server.url}/itinerary/${id}`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await brightness(page)).toBeGreaterThan(200);
    expect(await shownCount(page, 'button, nav, .routemap')).toBe(0);
    expect(await page.locator('.act').count()).toBe(9);
    const breaks = await page
      .locator('.act')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside));
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
    const link = page.locator('a', { hasText: 'View Details' });
    expect(await link.evaluate((anchor) => getComputedStyle(anchor, '::after').content)).toContain(
      'musee.example/tickets',
    );
    expect(await page.innerText('footer')).toContain(`${server.url}/itinerary/${id}`);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(3);
    await context.close();
  });

  it('W-2 a tooltip waits 700 ms before it opens', async () => {
    const context = await browser.newContext({ viewport: DESKTOP });
    const page = await context.newPage();
    await unlock(page, server.url, server.accessCode);
    await page.getByLabel('Travel itinerary').fill('Day 1: Rome\n9:00 AM - Pantheon');
    await page.getByRole('button', { name: 'Generate Visual Itinerary' }).click();
    const first = page.getByRole('button', { name: /^Remove day/i }).first();
    await first.scrollIntoViewIfNeeded();
    const waited = await hoverUntilTooltip(page, first);
    expect(waited).toBeGreaterThanOrEqual(INTERFACE.tooltipDelayMs - 50);
    await context.close();
  });
});

async function hoverUntilTooltip(page: Page, target: ReturnType<Page['locator']>): Promise<number> {
  await page.mouse.move(0, 0);
  const begun = Date.now();
  await target.hover();
  await page.getByRole('tooltip').first().waitFor({ state: 'attached' });
  return Date.now() - begun;
}

/** How light the page's ground is, 0 to 255. */
function brightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(
      Number,
    );
    return (red + green + blue) / 3;
  });
}

function shownCount(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.filter((each) => (each as HTMLElement).offsetParent !== null).length);
}
