/** States of the dashboard, of what hangs over every agent page, and of the pages that are reached from it. */
import type { Page } from 'playwright-core';
import { changeElsewhere, fail, hang, type Ids, type Screen } from './screen.ts';

/** As `itinerary_{id}` is kept after a failed save. */
async function keepUnsent(page: Page, { itinerary }: Ids): Promise<void> {
  await page.evaluate(async (id) => {
    const record = await (await fetch(`/api/itineraries/${id}`)).json();
    localStorage.setItem(`itinerary_${id}`, JSON.stringify({ ...record, title: 'Paris, kept here', unsent: true }));
  }, itinerary);
}

async function openMenu(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
}

async function openRecord(page: Page, tab: RegExp, card: RegExp): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  await page.locator('li.item').getByRole('link', { name: card }).first().click();
}

export const DASHBOARD_SCREENS: readonly Screen[] = [
  {
    name: 'dashboard',
    path: () => '/dashboard',
    reach: (page) => page.locator('li.item').first().waitFor(),
    heading: /^Dashboard$/,
  },
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
    name: 'dashboard, nothing there',
    path: () => '/dashboard?tab=flight-quotes',
    reach: async (page) => {
      await page.route('**/api/flight-quotes?**', (route) => route.fulfill({ json: [] }));
      await page.reload();
      await page.getByText('No flight quotes found').waitFor();
    },
    heading: /^Dashboard$/,
  },
  {
    name: 'dashboard, menu open',
    path: () => '/dashboard',
    reach: openMenu,
    heading: /^Dashboard$/,
  },
  {
    name: 'dashboard, deleted',
    path: () => '/dashboard',
    reach: async (page) => {
      /* The record stays: others look at it. */
      await page.route('**/api/itineraries/*', (route) =>
        route.request().method() === 'DELETE' ? route.fulfill({ status: 204 }) : route.fallback(),
      );
      await openMenu(page);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).waitFor();
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).focus();
    },
    heading: /^Dashboard$/,
  },
  {
    name: 'dashboard, loading',
    path: () => '/dashboard',
    reach: async (page) => {
      await hang(page, '**/api/travel-deals?**');
      await page.reload();
      await page.getByTestId('placeholder-card').first().waitFor();
    },
    heading: /^Dashboard$/,
  },
  {
    name: 'dashboard, a long list that cannot be searched',
    path: () => '/dashboard?q=paris',
    reach: async (page) => {
      await page.route('**/api/itineraries?**', async (route) => {
        if (!route.request().url().includes('limit=300')) return route.fulfill({ status: 503, body: 'no' });
        const answer = await route.fetch();
        return route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-total-count': '100000' } });
      });
      await page.reload();
      await page.getByText('The list could not be loaded.').waitFor();
    },
    heading: /^Dashboard$/,
    failing: true,
  },
  {
    name: 'dashboard, found by its address',
    path: () => '/dashboard?tab=travel-deals&q=danube&sort=title-asc',
    reach: (page) => page.getByText('1 found').waitFor(),
    heading: /^Dashboard$/,
  },
  {
    name: 'dashboard, quotes',
    path: () => '/dashboard?tab=flight-quotes',
    reach: (page) => page.locator('li.item').first().waitFor(),
    heading: /^Dashboard$/,
  },
  {
    name: 'dashboard, deals, and a copied link',
    path: () => '/dashboard',
    reach: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('tab', { name: /^Travel Deals/ }).click();
      await page
        .getByRole('button', { name: /^Actions for Danube/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Copy Embed Link' }).click();
      await page.getByText('Embed link copied!').first().waitFor();
      await page.locator('.toast').first().hover();
    },
    heading: /^Dashboard$/,
  },
  {
    name: 'dashboard, an itinerary not sent yet',
    path: () => '/dashboard',
    reach: async (page, ids) => {
      await keepUnsent(page, ids);
      await fail(page, '**/api/itineraries/*', 503, 'PUT');
      await page.reload();
      await page.getByText('is kept in this browser and is sent as soon as the server answers.').waitFor();
    },
    heading: /^Dashboard$/,
    failing: true,
  },
  {
    name: 'dashboard, an itinerary that was changed meanwhile',
    path: () => '/dashboard',
    reach: async (page, ids) => {
      await keepUnsent(page, ids);
      await changeElsewhere(page, `/api/itineraries/${ids.itinerary}`, { dates: `May 3 to 6, 2027, ${Date.now()}` });
      await page.reload();
      await page.getByText('Your version is kept in this browser.').waitFor();
    },
    heading: /^Dashboard$/,
    failing: true,
  },
  {
    name: 'itinerary from the dashboard',
    path: () => '/dashboard',
    reach: (page) => openRecord(page, /^Itineraries/, /^Four slow days/),
    heading: /Four slow days in Paris/,
  },
  {
    name: 'itinerary from the dashboard, loading',
    path: () => '/dashboard',
    reach: async (page) => {
      await hang(page, '**/api/itineraries/itinerary-*');
      await openRecord(page, /^Itineraries/, /^Four slow days/);
      await page.getByRole('status').filter({ hasText: 'Loading itinerary...' }).waitFor();
    },
    heading: /^Itinerary$/,
  },
  {
    name: 'itinerary from the dashboard, failed',
    path: () => '/dashboard',
    reach: async (page) => {
      await fail(page, '**/api/itineraries/itinerary-*');
      await openRecord(page, /^Itineraries/, /^Four slow days/);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
    heading: /Itinerary Not Found/,
    failing: true,
  },
  {
    name: 'quote from the dashboard',
    path: () => '/dashboard',
    reach: (page) => openRecord(page, /^Flight Quotes/, /./),
    heading: /Departure/,
  },
  {
    name: 'deal from the dashboard',
    path: () => '/dashboard',
    reach: async (page) => {
      await openRecord(page, /^Travel Deals/, /^Danube/);
      await page.getByRole('link', { name: 'Download' }).waitFor();
    },
    heading: /^Danube/,
  },
  {
    name: 'a page whose code does not come',
    path: () => '/dashboard',
    reach: async (page) => {
      await page.route('**/assets/create-deal-page*.js', (route) => route.abort());
      await page.getByRole('link', { name: 'Travel Deals' }).first().click();
    },
    heading: /This page could not be shown/,
    failing: true,
  },
];
