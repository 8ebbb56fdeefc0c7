import { it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startServer } from './running-server.ts';
import { saveDeal } from './saved-deal.ts';
import { saveItineraryTwice } from './saved-itinerary.ts';
import { saveQuote } from './saved-quote.ts';
import { ADMIN_SCREENS } from './screens/admin-screens.ts';
import { CREATOR_SCREENS } from './screens/creator-screens.ts';
import { DASHBOARD_SCREENS } from './screens/dashboard-screens.ts';
import { EDITOR_SCREENS } from './screens/editor-screens.ts';
import { PUBLIC_SCREENS } from './screens/public-screens.ts';
import { openScreen } from './screens/open-screen.ts';
it('shots', async () => {
  const server = await startServer(); const browser = await launchBrowser();
  const ids = { itinerary: await saveItineraryTwice(server), quote: await saveQuote(server, 'options'), deal: await saveDeal(server, 'cruise') };
  let n = 0;
  for (const [group, list] of Object.entries({ public: PUBLIC_SCREENS, creator: CREATOR_SCREENS, dashboard: DASHBOARD_SCREENS, admin: ADMIN_SCREENS, editor: EDITOR_SCREENS })) for (const screen of list) {
    n++;
    try {
      const { page } = await openScreen(browser, server, ids, screen, group === 'public' ? 'anyone' : 'agent');
      const name = `${String(n).padStart(2, '0')}-${group}-${screen.name.replace(/[^a-z0-9]+/gi, '-')}`;
      for (const width of [1280, 390]) for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 }); await page.emulateMedia({ colorScheme }); await page.waitForTimeout(150);
        await page.screenshot({ path: `/tmp/shots/${name}-${width}-${colorScheme}.jpg`, type: 'jpeg', quality: 70, fullPage: false });
      }
      await page.context().close();
    } catch (e) { console.log('MISS', screen.name, String(e).slice(0, 200)); }
  }
  await browser.close(); await server.stop();
}, 1500000);
