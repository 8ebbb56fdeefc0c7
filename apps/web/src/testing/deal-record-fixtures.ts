/** Travel deals as agents have them, for tests: the paste, what was read of it, the record. */
import {
  type PublicTravelDeal,
  publicDealData,
  type TravelDealRecord,
  type WireParsedTravelDeal,
} from '@waypage/contract';
import { dealDataOf } from '../features/travel-deal/deal-draft.ts';
import { spanOf } from './itinerary-fixtures.ts';

export const DEAL_PASTE = [
  'Winter Sun in Tenerife',
  'Costa Adeje, Canary Islands',
  'January 16 to 23, 2027, 8 days / 7 nights',
  'Was $1,420, now $1,207 per person (15% off)',
  'Total for 2: $2,414',
  'Includes: half board; airport transfers',
  'Not included: flights',
  'Highlights: whale watching at dusk',
  'Stay: Hotel Las Olas, sea view',
  'Book by November 30, 2026',
  'Ask for Marisol at Tidewater Travel',
  'Net 1,015 for the office',
].join('\n');

const at = (part: string) => spanOf(part, DEAL_PASTE);

export function parsedDeal(fields: Partial<WireParsedTravelDeal> = {}): WireParsedTravelDeal {
  return {
    title: 'Winter Sun in Tenerife',
    destination: 'Costa Adeje, Canary Islands',
    dates: 'January 16 to 23, 2027',
    duration: '8 days / 7 nights',
    price: '$1,207',
    totalPrice: '$2,414',
    priceBasis: null,
    originalPrice: '$1,420',
    discount: '15% off',
    passengers: 2,
    includes: ['half board', 'airport transfers'],
    restrictions: ['Not included: flights'],
    highlights: ['whale watching at dusk'],
    activities: [],
    accommodation: 'Hotel Las Olas, sea view',
    validUntil: '2026-11-30',
    agentInfo: { name: 'Marisol', company: 'Tidewater Travel', email: null, phone: null },
    priceOptions: [],
    notes: null,
    source: {
      spans: {
        '/title': at('Winter Sun in Tenerife'),
        '/destination': at('Costa Adeje, Canary Islands'),
        '/dates': at('January 16 to 23, 2027'),
        '/duration': at('8 days / 7 nights'),
        '/price': at('$1,207'),
        '/originalPrice': at('$1,420'),
        '/discount': at('15% off'),
        '/totalPrice': at('$2,414'),
        '/passengers': at('2: $2,414'),
        '/includes/0': at('half board'),
        '/includes/1': at('airport transfers'),
        '/restrictions/0': at('Not included: flights'),
        '/highlights/0': at('whale watching at dusk'),
        '/accommodation': at('Hotel Las Olas, sea view'),
        '/validUntil': at('November 30, 2026'),
        '/agentInfo/name': at('Marisol'),
        '/agentInfo/company': at('Tidewater Travel'),
      },
      unused: [at('Net 1,015 for the office')],
      textHash: '54858751b3cd43552878b4a54724c66e53432dc1a155269692d06bca5dcd480c',
      assumptions: [],
      edited: [],
    },
    warnings: [],
    ...fields,
  };
}

/** An offer of cabins: only the pair pays a price, and there is no date. */
export function parsedCabins(): WireParsedTravelDeal {
  return parsedDeal({
    title: 'Fjords by small ship',
    destination: 'Bergen, Norway',
    dates: null,
    price: null,
    originalPrice: null,
    discount: null,
    totalPrice: '€3,480',
    priceBasis: 'per couple',
    priceOptions: [
      { label: 'Inside cabin', dates: null, price: '€3,480' },
      { label: 'Balcony cabin', dates: 'June 6 to 13, 2027', price: '€4,120' },
    ],
  });
}

export const DEAL_ID = 'BBBBBBBBBBBBBBBBBBBBBB';

export function dealRecord(fields: Partial<TravelDealRecord> | object = {}): TravelDealRecord {
  const data = dealDataOf(parsedDeal());
  const { title, destination, dates } = data;
  return {
    id: DEAL_ID,
    title,
    destination,
    dates,
    rawText: DEAL_PASTE,
    createdAt: '2026-10-05T10:00:00.000Z',
    updatedAt: '2026-10-05T10:00:00.000Z',
    version: 1,
    data,
    ...fields,
  };
}

export function publicDeal(fields: Partial<PublicTravelDeal> = {}): PublicTravelDeal {
  const { rawText: _rawText, data, ...record } = dealRecord();
  return { ...record, data: publicDealData(data), isActive: true, ...fields };
}
