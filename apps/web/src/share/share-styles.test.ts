import { brandingSchema, dealJson, POSTERS, STYLED_PAGES, type StyledPage } from '@waypage/contract';
import { describe, expect, it } from 'vitest';
import { testActivity, testDay, testItinerary } from '../features/itinerary/view/test-itinerary.ts';
import { dealEmbedContext, dealPageContext, publicDeal } from '../testing/deal-fixtures.ts';
import { publicQuote, publicSegment, quotePageContext } from '../testing/quote-fixtures.ts';
import { testAssets } from '../testing/share-assets.ts';
import { sharePages } from './render-share-page.tsx';

const styles = import.meta.glob<string>('../styles/**/*.css', { query: '?raw', import: 'default', eager: true });

/** Classes that only say what an element is, for scripts, tests and other style sheets. */
const WITHOUT_STYLE = ['trip__days', 'day__blocks'];

/** A page's sheet with what it imports, all of it from the root of the styles. */
function sheetOf(page: StyledPage): string {
  const read = (name: string): string =>
    (styles[`../styles/${name}`] ?? 'missing').replace(/@import "\.\/(?<path>[^"]+)";/g, (_match, path: string) =>
      read(path),
    );
  return read(`share-${page}.css`);
}

const context = {
  branding: brandingSchema.parse({
    logo: '/images/logo.webp',
    postalAddress: 'Somewhere',
    footer: { social: [{ label: 'A', href: 'https://a.example' }], travelAgentContact: { label: 'B', href: '/b' } },
  }),
  assets: testAssets,
  pageUrl: 'https://trips.example/x',
  calendar: '/itinerary/x.ics',
};
const lone = testItinerary({
  title: 'x'.repeat(60),
  data: { days: [testDay({}), testDay({}, [testActivity({ title: 'a' })])], budget: null },
});
const pictured = testItinerary({
  data: {
    days: [
      testDay({}, [
        testActivity({
          title: 'a',
          image: { url: `/images/${'a'.repeat(64)}.webp`, width: 4, height: 3, alt: 'b' },
        }),
      ]),
    ],
    budget: null,
  },
});
const branded = { ...quotePageContext, branding: { ...context.branding, logoVideo: '/media/clip.mp4' } };
const strange = publicQuote({
  isActive: false,
  data: {
    customImageUrl: 'https://images.example/x.jpg',
    clientName: null,
    fareDetails: { total: '$1,120 – $1,190', totalForAllPassengers: '$20,160 – $21,420' },
    departureFlights: [
      {
        date: null,
        totalTime: null,
        stops: null,
        segments: [publicSegment({ departureLocation: 'Rio', departureTime: null })],
      },
    ],
  },
});
const several = publicQuote({
  data: {
    departureFlights: [...publicQuote().data.departureFlights, ...publicQuote().data.returnFlights],
    returnFlights: [],
  },
});
const compared = publicQuote({
  data: {
    options: [publicQuote().data, publicQuote().data].map((data) => ({ ...data, label: 'By day', notes: 'Early.' })),
  },
});
const strangeDeal = publicDeal({
  title: 'x'.repeat(100),
  isActive: false,
  data: {
    customImageUrl: 'https://images.example/x.jpg',
    price: '$1,120 – $1,190',
    discount: 'Up to 40% off',
    originalPrice: null,
    activities: [],
    accommodation: null,
    restrictions: [],
  },
});
const documents: Record<StyledPage, readonly string[]> = {
  itinerary: [
    sharePages.renderItineraryPage(testItinerary(), context),
    sharePages.renderItineraryPage(lone, context),
    sharePages.renderItineraryPage(testItinerary({ title: 'x'.repeat(200) }), context),
    sharePages.renderNotFoundPage('page', context),
  ],
  'itinerary-images': [sharePages.renderItineraryPage(pictured, context)],
  'flight-quote': [publicQuote(), strange, several, compared, publicQuote({ data: { departureFlights: [] } })].map(
    (quote) => sharePages.renderFlightQuotePage(quote, branded),
  ),
  deal: [publicDeal(), strangeDeal].map((deal) =>
    sharePages.renderDealPage(deal, { ...dealPageContext, branding: context.branding }),
  ),
  'deal-embed': [
    ...[publicDeal(), strangeDeal].map((deal) => sharePages.renderDealEmbedPage(deal, dealEmbedContext)),
    sharePages.renderNotFoundPage('deal-embed', context),
  ],
  'deal-json': [publicDeal(), strangeDeal].map((deal) =>
    sharePages.renderDealJsonPage(dealJson(deal, 'https://trips.example'), {
      ...context,
      file: { name: 'a', address: '/a' },
    }),
  ),
};

describe('the style sheet of public pages', () => {
  it.each(STYLED_PAGES)('%s: has a rule for every class that the pages use', (page) => {
    const sheet = sheetOf(page);
    const used = new Set(
      documents[page].flatMap((document) =>
        [...document.matchAll(/class="(?<names>[^"]+)"/g)].flatMap(
          (match) => match.groups?.['names']?.split(' ') ?? [],
        ),
      ),
    );
    expect(used.size).toBeGreaterThan(15);
    const missing = [...used].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(sheet));
    expect(missing.filter((name) => !WITHOUT_STYLE.includes(name))).toEqual([]);
  });

  it('paints every poster and activity type that a page may name', () => {
    const sheet = sheetOf('itinerary');
    for (const type of ['travel', 'meal', 'accommodation', 'activity', 'culture', 'wine', 'special'])
      expect(sheet).toContain(`[data-type="${type}"]`);
    for (const page of STYLED_PAGES.filter((each) => each !== 'deal-json'))
      for (const poster of Object.keys(POSTERS)) expect(sheetOf(page)).toContain(`.art-${poster} `);
  });

  it('H-12 pages carry no style attribute and one style element', () => {
    for (const document of Object.values(documents).flat()) {
      expect(document).not.toMatch(/<[^>]*\sstyle=/);
      expect(document.split('<style').length).toBe(2);
    }
  });

  it('asks no other host', () => {
    for (const page of STYLED_PAGES) expect(sheetOf(page)).not.toMatch(/url\((?!"?(?:\/(?!\/)|data:))|@import/);
  });
});
