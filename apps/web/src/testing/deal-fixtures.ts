/** A public travel deal as the server answers it, for tests of views and pages. */
import {
  brandingSchema,
  type DealEmbedContext,
  type DealPageContext,
  type PublicDealData,
  type PublicTravelDeal,
} from '@waypage/contract';
import { testAssets } from './share-assets.ts';

export const DEAL_ID = 'AbCdEfGhIjKlMnOpQrStUv';

export function publicDeal({
  data,
  ...fields
}: Partial<Omit<PublicTravelDeal, 'data'>> & { data?: Partial<PublicDealData> } = {}): PublicTravelDeal {
  const own = {
    title: 'Seven nights in the Cyclades, by small ship',
    destination: 'Athens and the Greek islands',
    dates: 'September 12 to 19, 2027',
    ...fields,
  };
  const { title, destination, dates } = own;
  return {
    id: DEAL_ID,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    version: 1,
    isActive: true,
    ...own,
    data: {
      title,
      destination,
      dates,
      duration: '8 days / 7 nights',
      price: '$1,899',
      totalPrice: '$3,798',
      priceBasis: null,
      originalPrice: '$2,234',
      discount: '15% off',
      passengers: 2,
      includes: ['All breakfasts and dinners on board', 'Port fees and local taxes'],
      restrictions: ['A deposit of $300 per person holds your cabin'],
      highlights: ['Sunset sail beneath the Santorini caldera', 'Private walk through Delos'],
      activities: ['Snorkelling at Koufonisia'],
      accommodation: 'MV Halcyon; Hotel Plaka',
      validUntil: '2027-03-31',
      agentInfo: { name: 'Tomás Beltrán', company: 'Longshore Travel' },
      priceOptions: [
        { label: 'Inside cabin', dates: null, price: '$1,899' },
        { label: 'Balcony cabin', dates: 'September 19 to 26, 2027', price: null },
      ],
      notes: 'Sail from Athens on a 49-cabin ship.\nChild 3-11: $890',
      customImageUrl: null,
      ...data,
    },
  };
}

const base = {
  branding: brandingSchema.parse({}),
  assets: testAssets,
  pageUrl: `https://trips.example/deal/${DEAL_ID}`,
  oembed: 'https://trips.example/oembed?url=x',
};

export const dealPageContext: DealPageContext = {
  ...base,
  structuredData: [{ '@type': 'TouristTrip', name: '</script><!--' }],
  cardImage: `https://trips.example/og/deal/${DEAL_ID}.png?v=1`,
  textFile: `/deal/${DEAL_ID}.txt`,
  calendar: `/deal/${DEAL_ID}.ics`,
};

export const dealEmbedContext: DealEmbedContext = {
  ...base,
  look: { theme: null, style: null },
  dealUrl: base.pageUrl,
};
