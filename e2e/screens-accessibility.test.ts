/**
 * axe (WCAG 2.2 A and AA, best practices), sideways scroll and what the browser complains of, on every state of every screen, each reached once:
 * the first of a page at three widths, light and dark; a further one of the same page as far as it can differ (docs/decisions/0051).
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, contrastFaults, faultsBesideContrast, launchBrowser, settled } from './browser.ts';
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

interface Look {
  /** px; states are reached at 1280. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly faults: (page: Page) => Promise<string[]>;
}

const scrollAlone = async (page: Page): Promise<string[]> => {
  await settled(page);
  return [];
};

const LOOKS_AT_PAGE: readonly Look[] = [1280, 768, 320].flatMap((width): Look[] => [
  { width, scheme: 'light', faults: accessibilityFaults },
  { width, scheme: 'dark', faults: contrastFaults },
]);
const LOOKS_AT_FURTHER_STATE: readonly Look[] = [
  { width: 1280, scheme: 'light', faults: accessibilityFaults },
  { width: 768, scheme: 'light', faults: scrollAlone },
  { width: 320, scheme: 'light', faults: faultsBesideContrast },
  { width: 320, scheme: 'dark', faults: contrastFaults },
];

describe('accessibility', () => {
  let server: RunningServer;
  let browser: Browser;
  let ids: Ids;
  const seen = new Set<string>();

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
    const path = screen.path(ids);
    const faults: Record<string, string[]> = {};
    for (const { width, scheme, faults: faultsOf } of seen.has(path) ? LOOKS_AT_FURTHER_STATE : LOOKS_AT_PAGE) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      const found = await faultsOf(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) found.push(`scrolls sideways by ${overflow} px`);
      faults[`${width} px, ${scheme}`] = found;
    }
    seen.add(path);
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    expect(complaints).toEqual([]);
  }
});
