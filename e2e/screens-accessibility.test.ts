/**
 * axe (WCAG 2.2 A and AA, best practices), sideways scroll and what the browser complains of, on every state of every screen, at three widths,
 * light and dark. Each state is reached once.
 */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, contrastFaults, launchBrowser } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { saveDeal } from './saved-deal.ts';
import { saveItineraryTwice } from './saved-itinerary.ts';
import { saveQuote } from './saved-quote.ts';
import { ADMIN_SCREENS } from './screens/admin-screens.ts';
import { CREATOR_SCREENS } from './screens/creator-screens.ts';
import { DASHBOARD_SCREENS } from './screens/dashboard-screens.ts';
import { EDITOR_SCREENS } from './screens/editor-screens.ts';
import { openScreen } from './screens/open-screen.ts';
import { PUBLIC_SCREENS } from './screens/public-screens.ts';
import type { Ids, Screen } from './screens/screen.ts';

const AGENT_SCREENS = [...CREATOR_SCREENS, ...DASHBOARD_SCREENS, ...ADMIN_SCREENS, ...EDITOR_SCREENS];

/** The one that states are reached at comes first. */
const WIDTHS = [1280, 768, 320] as const;

describe('accessibility', () => {
  let server: RunningServer;
  let browser: Browser;
  let ids: Ids;

  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
    ids = {
      itinerary: await saveItineraryTwice(server),
      quote: await saveQuote(server, 'options'),
      deal: await saveDeal(server, 'cruise'),
    };
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });

  it.each(PUBLIC_SCREENS)('N-5 $name', (screen) => look(screen, 'anyone'));
  it.each(AGENT_SCREENS)('N-4 $name', (screen) => look(screen, 'agent'));

  async function look(screen: Screen, audience: 'agent' | 'anyone'): Promise<void> {
    const { page, complaints } = await openScreen(browser, server, ids, screen, audience);
    const faults: Record<string, string[]> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      faults[`${width} px`] = await accessibilityFaults(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) faults[`${width} px`]?.push(`scrolls sideways by ${overflow} px`);
      await page.emulateMedia({ colorScheme: 'dark' });
      faults[`${width} px, dark`] = await contrastFaults(page);
    }
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    expect(complaints).toEqual([]);
  }
});
