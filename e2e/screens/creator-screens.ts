/** States of the three creators. */
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { dealText } from '../saved-deal.ts';
import { PARIS_PASTE } from '../saved-itinerary.ts';
import { quotePaste } from '../saved-quote.ts';
import { fail, hang, type Screen } from './screen.ts';

const FILES = resolve(import.meta.dirname, '../files');

async function generate(page: Page): Promise<void> {
  await page.getByLabel('Travel itinerary').fill(PARIS_PASTE);
  await page.getByRole('button', { name: 'Generate Visual Itinerary' }).click();
}

async function readQuote(page: Page, name: string): Promise<void> {
  await page.getByLabel('Flight quote text').fill(quotePaste(name));
  await page.getByRole('button', { name: 'Generate Flight Quote Preview' }).click();
}

async function readDeal(page: Page, name: string): Promise<void> {
  await page.getByLabel('Travel deal text').fill(dealText(name));
  await page.getByRole('button', { name: 'Parse Travel Deal' }).click();
}

async function bring(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await page.locator('input[type=file]').setInputFiles(names.map((name) => resolve(FILES, name)));
}

export const CREATOR_SCREENS: readonly Screen[] = [
  { name: 'create, empty', path: () => '/', heading: /Paste a trip/ },
  {
    name: 'create, processing',
    path: () => '/',
    reach: async (page) => {
      await hang(page, '**/api/parse-itinerary', 'POST');
      await generate(page);
      await page.getByRole('button', { name: 'Processing Itinerary...' }).waitFor();
    },
    heading: /Paste a trip/,
  },
  {
    name: 'create, failed',
    path: () => '/',
    reach: async (page) => {
      await fail(page, '**/api/parse-itinerary', 500, 'POST');
      await generate(page);
      await page.getByText('Failed to parse itinerary. Please try again.').waitFor();
    },
    heading: /Paste a trip/,
    failing: true,
  },
  {
    name: 'create, a file of another kind and one refused',
    path: () => '/',
    reach: async (page) => {
      await bring(page, 'quote-groff.pdf', 'wrong-zip.zip');
      await page.getByText('This looks like a flight quote: open it there?').waitFor();
    },
    heading: /Paste a trip/,
  },
  {
    name: 'create, a file being read',
    path: () => '/',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Choose files' }).waitFor();
      await hang(page, '**/*worker*');
      await bring(page, 'vietnam-libreoffice.pdf', 'quote-groff.pdf');
      await page.getByText('Reading “vietnam-libreoffice.pdf” (file 1 of 2)').waitFor();
    },
    heading: /Paste a trip/,
  },
  {
    name: 'create, success and review',
    path: () => '/',
    reach: async (page) => {
      await generate(page);
      await page.getByRole('button', { name: 'Copy Share Link' }).waitFor();
      await page.getByRole('heading', { name: /Review/ }).waitFor();
    },
    heading: /Review/,
  },
  {
    name: 'create, not saved',
    path: () => '/',
    reach: async (page) => {
      await fail(page, '**/api/itineraries', 503, 'POST');
      await generate(page);
      await page.getByText('Not saved on the server yet').first().waitFor();
    },
    heading: /Review/,
    failing: true,
  },
  {
    name: 'create, the session has lapsed',
    path: () => '/',
    reach: async (page) => {
      await page.context().clearCookies();
      await generate(page);
    },
    heading: /Private Access/,
    failing: true,
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
    name: 'quote creator, reading',
    path: () => '/flights',
    reach: async (page) => {
      await hang(page, '**/api/parse-flight-quote', 'POST');
      await readQuote(page, 'options');
      await page.getByRole('button', { name: 'Generating Beautiful Quote...' }).waitFor();
    },
    heading: /Turn a fare/,
  },
  {
    name: 'quote creator, failed',
    path: () => '/flights',
    reach: async (page) => {
      await fail(page, '**/api/parse-flight-quote', 503, 'POST');
      await readQuote(page, 'options');
      await page.locator('.toast').first().waitFor();
    },
    heading: /Turn a fare/,
    failing: true,
  },
  {
    name: 'quote creator, options, preview and review',
    path: () => '/flights',
    reach: async (page) => {
      await readQuote(page, 'options');
      await page.getByRole('heading', { name: /Review/ }).waitFor();
    },
    heading: /Review/,
  },
  {
    name: 'quote creator, saved',
    path: () => '/flights',
    reach: async (page) => {
      await readQuote(page, 'gds');
      await page.getByRole('button', { name: 'Save and Generate Shareable Link' }).click();
      await page.getByRole('link', { name: /View Public Quote/ }).waitFor();
    },
    heading: /Review/,
  },
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
      await readDeal(page, 'cruise');
      await page.getByRole('heading', { name: /Review/ }).waitFor();
    },
    heading: /Review/,
  },
  {
    name: 'deal creator, not saved',
    path: () => '/deals',
    reach: async (page) => {
      await fail(page, '**/api/travel-deals', 503, 'POST');
      await readDeal(page, 'flyer');
      await page.getByRole('button', { name: 'Save and Generate Link' }).click();
      await page.getByText('Failed to save travel deal').first().waitFor();
    },
    heading: /Review/,
    failing: true,
  },
  {
    name: 'deal creator, saved',
    path: () => '/deals',
    reach: async (page) => {
      await readDeal(page, 'flyer');
      await page.getByRole('button', { name: 'Save and Generate Link' }).click();
      await page.getByRole('button', { name: 'Copy Link' }).waitFor();
    },
    heading: /Review/,
  },
];
