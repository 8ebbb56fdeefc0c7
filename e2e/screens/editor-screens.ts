/** States of the editors of the three kinds. */
import type { Page } from 'playwright-core';
import { dealText } from '../saved-deal.ts';
import { PARIS_PASTE } from '../saved-itinerary.ts';
import { quotePaste } from '../saved-quote.ts';
import { changeElsewhere, fail, hang, type Ids, type Screen } from './screen.ts';

const ITINERARY = ({ itinerary }: Ids) => `/edit/${itinerary}`;
const QUOTE = ({ quote }: Ids) => `/edit-flight-quote/${quote}`;
const DEAL = ({ deal }: Ids) => `/edit-travel-deal/${deal}`;

async function compareWith(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Revised text' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Compare' }).click();
}

const PARIS_REVISED = PARIS_PASTE.replace('€45', '€50').replace('Day 4', 'Day 5').replace('7:30 PM', '8:15 PM');

export const EDITOR_SCREENS: readonly Screen[] = [
  {
    name: 'editor',
    path: ITINERARY,
    reach: (page) => page.getByRole('heading', { name: /Review/ }).waitFor(),
    heading: /Edit itinerary/,
  },
  {
    name: 'editor, changed and undone, with what came back after a reload',
    path: ITINERARY,
    reach: async (page) => {
      await page.getByLabel('Title', { exact: true }).first().fill('Four slow days in Paris, changed');
      await page
        .getByRole('button', { name: /^Remove activity/ })
        .first()
        .click();
      await page.reload();
      await page.getByText('Your unsaved changes are back.').waitFor();
      await page
        .getByRole('button', { name: /^Remove activity/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Undo/ }).first().waitFor();
    },
    heading: /Edit itinerary/,
  },
  {
    name: 'editor, a changed text',
    path: ITINERARY,
    reach: async (page) => {
      await page.getByLabel('Raw Itinerary Text').fill(PARIS_REVISED);
      await page.getByRole('button', { name: 'Read again' }).waitFor();
    },
    heading: /Edit itinerary/,
  },
  {
    name: 'editor, read again',
    path: ITINERARY,
    reach: async (page) => {
      await page.getByLabel('Raw Itinerary Text').fill(PARIS_REVISED);
      await page.getByRole('button', { name: 'Read again' }).click();
    },
    heading: /What changed/,
  },
  {
    name: 'editor, revised text, a failed reading',
    path: ITINERARY,
    reach: async (page) => {
      await fail(page, '**/api/parse-itinerary', 500, 'POST');
      await compareWith(page, PARIS_REVISED);
      await page.getByRole('alert').filter({ hasText: 'Parsing failed' }).waitFor();
    },
    heading: /^Revised text$/,
    failing: true,
  },
  {
    name: 'editor, revised text',
    path: ITINERARY,
    reach: async (page) => {
      await compareWith(page, PARIS_REVISED);
      await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
      await page.getByRole('button', { name: 'Refuse', exact: true }).last().click();
    },
    heading: /What changed/,
  },
  {
    name: 'editor, revised text without a change',
    path: ITINERARY,
    reach: async (page, { itinerary }) => {
      const asRead = { location: 'Paris, France', dates: 'May 3 to 6, 2027' };
      await changeElsewhere(page, `/api/itineraries/${itinerary}`, asRead);
      await page.reload();
      await compareWith(page, `${PARIS_PASTE}\nPS: bring umbrellas`);
    },
    heading: /No value changed/,
  },
  {
    name: 'editor, revisions loading',
    path: ITINERARY,
    reach: async (page) => {
      await hang(page, '**/revisions');
      await page.getByRole('button', { name: 'Revisions' }).click();
      await page.getByText('Loading revisions...').waitFor();
    },
    heading: /^Revisions$/,
  },
  {
    name: 'editor, revisions',
    path: ITINERARY,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Revisions' }).click();
      await page.getByRole('button', { name: /^Version 1/ }).waitFor();
    },
    heading: /^Revisions$/,
  },
  {
    name: 'editor, a revision',
    path: ITINERARY,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Revisions' }).click();
      await page.getByRole('button', { name: /^Version 1/ }).click();
      await page.getByRole('button', { name: 'Bring this version back' }).waitFor();
    },
    heading: /^Version 1/,
  },
  {
    name: 'editor, saving',
    path: ITINERARY,
    reach: async (page) => {
      await page.getByLabel('Title', { exact: true }).first().fill('Four slow days in Paris, changed');
      await hang(page, '**/api/itineraries/*', 'PUT');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.getByRole('button', { name: 'Saving...' }).waitFor();
    },
    heading: /Edit itinerary/,
  },
  {
    name: 'editor, two versions',
    path: ITINERARY,
    reach: async (page, { itinerary }) => {
      await page.getByLabel('Title', { exact: true }).first().fill('Four slow days in Paris, mine');
      await changeElsewhere(page, `/api/itineraries/${itinerary}`, { dates: `May 3 to 6, 2027, ${Date.now()}` });
      await page.getByRole('button', { name: 'Save Changes' }).click();
    },
    heading: /Two versions of this itinerary/,
    failing: true,
  },
  {
    name: 'editor, loading',
    path: ITINERARY,
    reach: async (page) => {
      await hang(page, '**/api/itineraries/itinerary-*');
      await page.reload();
      await page.getByText('Loading itinerary...').waitFor();
    },
    heading: /^Loading$/,
  },
  {
    name: 'editor, unknown id',
    path: () => '/edit/itinerary-1700000000000-aaaaaaaaaaaaaaaaaaaa',
    heading: /Itinerary Not Found/,
    failing: true,
  },
  { name: 'quote editor', path: QUOTE, heading: /Edit flight quote/ },
  {
    name: 'quote editor, a failed save',
    path: QUOTE,
    reach: async (page) => {
      await page.getByLabel('Per Traveler').first().fill('$1');
      await fail(page, '**/api/flight-quotes/*', 503, 'PUT');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page.locator('.toast').first().waitFor();
    },
    heading: /Edit flight quote/,
    failing: true,
  },
  {
    name: 'quote editor, revised text',
    path: QUOTE,
    reach: (page) => compareWith(page, quotePaste('options').replace(/\d\d\.00/, '99.00')),
    heading: /changed/,
  },
  { name: 'deal editor', path: DEAL, heading: /Edit travel deal/ },
  {
    name: 'deal editor, revised text',
    path: DEAL,
    reach: (page) => compareWith(page, dealText('cruise').replaceAll('1,390', '1,490')),
    heading: /changed/,
  },
  { name: 'deal editor, unknown id', path: () => '/edit-travel-deal/nobody', heading: /not found/i, failing: true },
  {
    name: 'deal editor, failed',
    path: DEAL,
    reach: async (page) => {
      await fail(page, '**/api/travel-deals/*');
      await page.reload();
      await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor();
    },
    heading: /./,
    failing: true,
  },
];
