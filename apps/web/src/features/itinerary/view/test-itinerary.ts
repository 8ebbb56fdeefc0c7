/** Itineraries for the tests of the view and of the public page; every text in them is different, so that a test can find it. */
import type { PublicItinerary, WireActivity, WireDay } from '@waypage/contract';

const NOTHING: WireActivity = {
  id: 'a',
  title: '',
  time: null,
  description: null,
  location: null,
  distance: null,
  cost: null,
  link: null,
  linkText: null,
  type: 'activity',
};

export function testActivity(fields: Partial<WireActivity>): WireActivity {
  return { ...NOTHING, ...fields };
}

export function testDay(fields: Partial<WireDay>, activities: readonly WireActivity[] = []): WireDay {
  return {
    id: 'd',
    title: null,
    date: null,
    timeBlocks: [{ period: 'Morning', emoji: '🌅', activities: [...activities] }],
    ...fields,
  };
}

export function testItinerary(fields: Partial<PublicItinerary> = {}): PublicItinerary {
  return { ...PARIS, ...fields };
}

const PARIS: PublicItinerary = {
  id: 'itinerary-1767600000000-abcdefabcdefabcdef',
  title: 'Paris and Champagne, the slow way',
  location: 'Paris, Reims and Épernay, France',
  dates: 'May 3 to 5, 2026',
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  version: 1,
  data: {
    days: [
      testDay({ title: 'Arrive in Paris', date: '2026-05-03' }, [
        testActivity({
          type: 'travel',
          time: '9:40 AM',
          title: 'Land at Charles de Gaulle',
          cost: '$95',
          distance: '32 km',
        }),
        testActivity({
          type: 'accommodation',
          time: '2:00 PM – 3:00 PM',
          title: 'Check in at Hôtel de Seine',
          description: 'Two connecting rooms on the courtyard side.',
          location: '52 Rue de Seine, Paris',
          cost: '$1,180',
          link: 'https://example.org/hotel-de-seine?room=2&view=yard',
        }),
      ]),
      testDay({ title: 'By rail to Reims', date: '2026-05-04' }, [
        testActivity({ type: 'culture', time: '11:30 AM', title: 'Notre-Dame de Reims', cost: 'Free' }),
        testActivity({
          type: 'wine',
          time: '3:00 PM',
          title: 'Tasting at Maison Arlaud',
          location: '14 Rue des Crayères',
        }),
      ]),
      testDay({ title: 'Épernay among the vines', date: '--05-05' }, [
        testActivity({ type: 'meal', time: 'Early evening', title: 'Growers’ table', cost: '$320' }),
        testActivity({ type: 'rodeo', title: 'E-bikes along the Marne' }),
      ]),
    ],
    budget: {
      currency: 'USD',
      total: 1595,
      items: [
        { category: 'Hotels', amount: 1180, description: 'Hôtel de Seine, two nights' },
        { category: 'Wine and tastings', amount: 320, amountMax: 380, description: null },
        { category: 'Transfers', amount: 95.5, description: null },
      ],
    },
  },
};
