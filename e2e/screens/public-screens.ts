/** States of the pages that need no code. */
import { fail, type Screen } from './screen.ts';

const NOBODY = 'itinerary-1700000000000-aaaaaaaaaaaaaaaaaaaa';

export const PUBLIC_SCREENS: readonly Screen[] = [
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
    failing: true,
  },
  {
    name: 'gate, no answer',
    path: () => '/',
    reach: async (page) => {
      await fail(page, '**/api/session', 503, 'POST');
      await page.getByLabel('Access Code').fill('any');
      await page.getByRole('button', { name: 'Access Admin Panel' }).click();
      await page.getByRole('alert').waitFor();
    },
    heading: /Private Access/,
    failing: true,
  },
  { name: 'public itinerary', path: ({ itinerary }) => `/itinerary/${itinerary}`, heading: /Four slow days in Paris/ },
  { name: 'unknown itinerary', path: () => `/itinerary/${NOBODY}`, heading: /Itinerary Not Found/, failing: true },
  { name: 'public quote', path: ({ quote }) => `/flight-quote/${quote}`, heading: /Departure/ },
  { name: 'public deal', path: ({ deal }) => `/deal/${deal}`, heading: /Danube Christmas Markets Cruise/ },
  { name: 'deal in a frame', path: ({ deal }) => `/embed/deal/${deal}`, heading: /Danube Christmas Markets Cruise/ },
  { name: 'data of a deal', path: ({ deal }) => `/json/deal/${deal}`, heading: /Deal data/ },
  { name: 'unknown deal', path: () => '/deal/nobody', heading: /Deal Not Found/, failing: true },
  { name: 'unknown frame', path: () => '/embed/deal/nobody', heading: /not found/i, failing: true },
  { name: 'unknown data', path: () => '/json/deal/nobody', heading: /Data Not Found/, failing: true },
  { name: 'unknown quote', path: () => '/flight-quote/nobody', heading: /Flight Quote Not Found/, failing: true },
  { name: 'unknown path', path: () => '/no/such/page', heading: /Page Not Found/, failing: true },
  { name: 'test page', path: () => '/test', heading: /TEST PAGE IS WORKING/ },
];
