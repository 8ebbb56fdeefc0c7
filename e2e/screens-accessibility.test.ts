/** axe (WCAG 2.2 A and AA, best practices) and sideways scroll on every screen, at phone and desk width, light and dark. Each state is reached once. */
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, DESKTOP, launchBrowser, PHONE, unlock } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { dealText, saveDeal } from './saved-deal.ts';
import { PARIS_PASTE, saveItineraryTwice } from './saved-itinerary.ts';
import { quotePaste, saveQuote } from './saved-quote.ts';

const VIEWS = [PHONE, DESKTOP].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
);

/** What a browser says of an answer 4xx. */
const EXPECTED = /status of 4\d\d/;

/** Of the records that are there. */
interface Ids {
  readonly itinerary: string;
  readonly quote: string;
  readonly deal: string;
}

interface Screen {
  readonly name: string;
  readonly path: (ids: Ids) => string;
  /** Brings the page into the state that is looked at. */
  readonly reach?: (page: Page) => Promise<void>;
  readonly heading: RegExp;
}

const AGENT_SCREENS: readonly Screen[] = [
  { name: 'create, empty', path: () => '/', heading: /Paste a trip/ },
  {
    name: 'create, a file of another kind and one refused',
    path: () => '/',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Choose files' }).waitFor();
      const files = ['quote-groff.pdf', 'wrong-zip.zip'].map((name) => resolve(import.meta.dirname, 'files', name));
      await page.locator('input[type=file]').setInputFiles(files);
      await page.getByText('This looks like a flight quote: open it there?').waitFor();
    },
    heading: /Paste a trip/,
  },
  { name: 'design editor, empty', path: () => '/design-editor', heading: /^Design editor$/ },
  {
    name: 'design editor, with an object',
    path: () => '/design-editor',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Paris' }).click();
      await page.getByRole('button', { name: 'Text', exact: true }).click();
      await page.getByRole('img', { name: 'Design, the poster Paris, Text: Your words' }).waitFor();
    },
    heading: /^Design editor$/,
  },
  {
    name: 'create, success and review',
    path: () => '/',
    reach: async (page) => {
      await page.getByLabel('Travel itinerary').fill(PARIS_PASTE);
      await page.getByRole('button', { name: 'Generate Visual Itinerary' }).click();
      await page.getByRole('button', { name: 'Copy Share Link' }).waitFor();
      await page.getByRole('heading', { name: /Review/ }).waitFor();
    },
    heading: /Review/,
  },
  { name: 'dashboard', path: () => '/dashboard', heading: /^Dashboard$/ },
  {
    name: 'dashboard, nothing found',
    path: () => '/dashboard',
    reach: async (page) => {
      await page.getByPlaceholder('Search by title, location, or dates...').fill('no such trip');
      await page.getByText('No itineraries found').waitFor();
    },
    heading: /^Dashboard$/,
  },
  {
    name: 'dashboard, menu open',
    path: () => '/dashboard',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
    },
    heading: /^Dashboard$/,
  },
  {
    name: 'dashboard, loading',
    path: () => '/dashboard',
    reach: async (page) => {
      await page.route('**/api/travel-deals?**', () => {});
      await page.reload();
      await page.getByTestId('placeholder-card').first().waitFor();
    },
    heading: /^Dashboard$/,
  },
  {
    name: 'dashboard, found by its address',
    path: () => '/dashboard?tab=travel-deals&q=danube&sort=title-asc',
    reach: async (page) => {
      await page.getByText('1 found').waitFor();
    },
    heading: /^Dashboard$/,
  },
  { name: 'admin view', path: ({ itinerary }) => `/admin/itinerary/${itinerary}`, heading: /Four slow days in Paris/ },
  {
    name: 'admin view, image dialog',
    path: ({ itinerary }) => `/admin/itinerary/${itinerary}`,
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Add Image/ })
        .first()
        .click();
      await page
        .getByLabel('Image file')
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
      await page.getByText('Only image files can be used.').waitFor();
    },
    heading: /^Add Image$/,
  },
  {
    name: 'admin view, image dialog with posters',
    path: ({ itinerary }) => `/admin/itinerary/${itinerary}`,
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Add Image/ })
        .first()
        .click();
      await page.getByRole('tab', { name: 'Poster' }).click();
    },
    heading: /^Add Image$/,
  },
  {
    name: 'admin view, images and a failed publishing',
    path: ({ itinerary }) => `/admin/itinerary/${itinerary}`,
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Add Image/ })
        .first()
        .click();
      await page.getByRole('tab', { name: 'Poster' }).click();
      await page.getByRole('button', { name: 'Paris poster' }).click();
      await page.getByRole('button', { name: /^Replace image/ }).waitFor();
      await page.route('**/api/images', (route) => route.fulfill({ status: 404, body: 'no' }));
      await page.getByRole('button', { name: 'Publish images' }).click();
      await page.getByText('The images could not be published. They are kept; try again.').waitFor();
    },
    heading: /^Images$/,
  },
  { name: 'editor', path: ({ itinerary }) => `/edit/${itinerary}`, heading: /Edit/ },
  {
    name: 'editor, revised text',
    path: ({ itinerary }) => `/edit/${itinerary}`,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Revised text' }).click();
      await page
        .getByRole('dialog')
        .getByRole('textbox')
        .fill(PARIS_PASTE.replace('€45', '€50').replace('Day 4', 'Day 5'));
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
    },
    heading: /What changed/,
  },
  {
    name: 'editor, a revision',
    path: ({ itinerary }) => `/edit/${itinerary}`,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Revisions' }).click();
      await page.getByRole('button', { name: /^Version 1/ }).click();
    },
    heading: /^Version 1/,
  },
  { name: 'quote creator, empty', path: () => '/flights', heading: /How It Works/ },
  {
    name: 'quote creator, too short',
    path: () => '/flights',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Generate Flight Quote Preview' }).click();
      await page.getByText('Please enter a complete flight quote').waitFor();
    },
    heading: /Turn a fare/,
  },
  {
    name: 'quote creator, options, preview and review',
    path: () => '/flights',
    reach: async (page) => {
      await page.getByLabel('Flight quote text').fill(quotePaste('options'));
      await page.getByRole('button', { name: 'Generate Flight Quote Preview' }).click();
      await page.getByRole('heading', { name: /Review/ }).waitFor();
    },
    heading: /Review/,
  },
  {
    name: 'quote creator, saved',
    path: () => '/flights',
    reach: async (page) => {
      await page.getByLabel('Flight quote text').fill(quotePaste('gds'));
      await page.getByRole('button', { name: 'Generate Flight Quote Preview' }).click();
      await page.getByRole('button', { name: 'Save and Generate Shareable Link' }).click();
      await page.getByRole('link', { name: /View Public Quote/ }).waitFor();
    },
    heading: /Review/,
  },
  { name: 'quote editor', path: ({ quote }) => `/edit-flight-quote/${quote}`, heading: /Edit flight quote/ },
  { name: 'deal creator, empty', path: () => '/deals', heading: /^Example$/ },
  {
    name: 'deal creator, too short',
    path: () => '/travel-deals',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Parse Travel Deal' }).click();
      await page.getByText('Please enter the travel deal text').waitFor();
    },
    heading: /Turn an offer/,
  },
  {
    name: 'deal creator, result and review',
    path: () => '/deals',
    reach: async (page) => {
      await page.getByLabel('Travel deal text').fill(dealText('cruise'));
      await page.getByRole('button', { name: 'Parse Travel Deal' }).click();
      await page.getByRole('heading', { name: /Review/ }).waitFor();
    },
    heading: /Review/,
  },
  {
    name: 'deal creator, saved',
    path: () => '/deals',
    reach: async (page) => {
      await page.getByLabel('Travel deal text').fill(dealText('flyer'));
      await page.getByRole('button', { name: 'Parse Travel Deal' }).click();
      await page.getByRole('button', { name: 'Save and Generate Link' }).click();
      await page.getByRole('button', { name: 'Copy Link' }).waitFor();
    },
    heading: /Review/,
  },
  { name: 'deal editor', path: ({ deal }) => `/edit-travel-deal/${deal}`, heading: /Edit travel deal/ },
  {
    name: 'dashboard, deals',
    path: () => '/dashboard',
    reach: async (page) => {
      await page.getByRole('tab', { name: /^Travel Deals/ }).click();
      await page.getByRole('button', { name: /^Actions for Danube/ }).waitFor();
    },
    heading: /^Dashboard$/,
  },
  {
    name: 'deal from the dashboard',
    path: () => '/dashboard',
    reach: async (page) => {
      await page.getByRole('tab', { name: /^Travel Deals/ }).click();
      await page
        .getByRole('link', { name: /^Danube/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Download' }).waitFor();
    },
    heading: /^Danube/,
  },
  {
    name: 'editor, unknown id',
    path: () => '/edit/itinerary-1700000000000-aaaaaaaaaaaaaaaaaaaa',
    heading: /Itinerary Not Found/,
  },
];

const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'gate', path: () => '/', heading: /Private Access/ },
  {
    name: 'gate, wrong code',
    path: () => '/',
    reach: async (page) => {
      await page.getByLabel('Access Code').fill('wrong');
      await page.getByRole('button', { name: 'Access Admin Panel' }).click();
      await page.getByText('Invalid access code. Please try again.').waitFor();
    },
    heading: /Private Access/,
  },
  { name: 'public itinerary', path: ({ itinerary }) => `/itinerary/${itinerary}`, heading: /Four slow days in Paris/ },
  {
    name: 'unknown itinerary',
    path: () => '/itinerary/itinerary-1700000000000-aaaaaaaaaaaaaaaaaaaa',
    heading: /Itinerary Not Found/,
  },
  { name: 'public quote', path: ({ quote }) => `/flight-quote/${quote}`, heading: /Departure/ },
  { name: 'public deal', path: ({ deal }) => `/deal/${deal}`, heading: /Danube Christmas Markets Cruise/ },
  { name: 'deal in a frame', path: ({ deal }) => `/embed/deal/${deal}`, heading: /Danube Christmas Markets Cruise/ },
  { name: 'data of a deal', path: ({ deal }) => `/json/deal/${deal}`, heading: /Deal data/ },
  { name: 'unknown deal', path: () => '/deal/nobody', heading: /Deal Not Found/ },
  { name: 'unknown quote', path: () => '/flight-quote/nobody', heading: /Flight Quote Not Found/ },
  { name: 'unknown path', path: () => '/no/such/page', heading: /Page Not Found/ },
  { name: 'test page', path: () => '/test', heading: /TEST PAGE IS WORKING/ },
];

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

  it.each(PUBLIC_SCREENS)('N-5 $name', async (screen) => {
    await look(screen, false);
  });

  it.each(AGENT_SCREENS)('N-4 $name', async (screen) => {
    await look(screen, true);
  });

  async function look(screen: Screen, agent: boolean): Promise<void> {
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    if (agent) await unlock(page, server.url, server.accessCode, screen.path(ids));
    else await page.goto(server.url + screen.path(ids));
    await screen.reach?.(page);
    await page.getByRole('heading', { name: screen.heading }).first().waitFor();
    for (const { viewport, colorScheme } of VIEWS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      /* Colours change over two frames: axe would measure one of the way. */
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const faults = await accessibilityFaults(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ view: `${viewport.width} px, ${colorScheme}`, faults, scrollsSideways: overflow > 0 }).toEqual({
        view: `${viewport.width} px, ${colorScheme}`,
        faults: [],
        scrollsSideways: false,
      });
    }
    expect(complaints).toEqual([]);
    await context.close();
  }
});
