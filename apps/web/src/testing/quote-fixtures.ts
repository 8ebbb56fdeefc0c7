/** Flight quotes of the web's tests, as the public gets them. */
import {
  brandingSchema,
  type FlightQuotePageContext,
  type PublicFares,
  type PublicFlightGroup,
  type PublicFlightQuote,
  type PublicFlightSegment,
  type PublicQuoteData,
} from '@waypage/contract';

export function publicSegment(fields: Partial<PublicFlightSegment> = {}): PublicFlightSegment {
  return {
    departureDate: '2027-09-13',
    departureTime: '10:25 AM',
    departureLocation: 'Paris (CDG)',
    departureTerminal: null,
    arrivalDate: '2027-09-13',
    arrivalTime: '11:45 AM',
    arrivalLocation: 'Seattle (SEA)',
    arrivalTerminal: null,
    airline: 'Air France',
    flightNumber: 'AF 366',
    operatedBy: null,
    duration: '10h 20m',
    layoverDuration: null,
    aircraft: null,
    ...fields,
  };
}

const outbound: PublicFlightGroup = {
  date: '2027-09-03',
  totalTime: '13h 00m',
  stops: 1,
  segments: [
    publicSegment({
      departureDate: '2027-09-03',
      departureTime: '12:50 PM',
      departureLocation: 'Seattle (SEA)',
      arrivalDate: '2027-09-04',
      arrivalTime: '7:40 AM',
      arrivalLocation: 'Amsterdam (AMS)',
      arrivalTerminal: '3',
      airline: 'Delta Air Lines',
      flightNumber: 'DL 142',
      duration: '9h 50m',
      layoverDuration: '1h 50m',
      aircraft: 'Airbus A330-900',
    }),
    publicSegment({
      departureDate: '2027-09-04',
      departureTime: '9:30 AM',
      departureLocation: 'Amsterdam (AMS)',
      arrivalDate: '2027-09-04',
      arrivalTime: '10:50 AM',
      arrivalLocation: 'Paris (CDG)',
      airline: 'KLM',
      flightNumber: 'KL 1229',
      operatedBy: 'KLM Cityhopper',
      duration: '1h 20m',
    }),
  ],
};

export const fares = (fields: Partial<PublicFares> = {}): PublicFares => ({
  baseFare: '$890',
  upcharge: '$96',
  total: '$986',
  totalForAllPassengers: '$1,972',
  fareClass: 'Premium Economy',
  fee: null,
  ...fields,
});

type QuoteFields = Partial<Omit<PublicFlightQuote, 'data'>> & {
  data?: Partial<Omit<PublicQuoteData, 'fareDetails'>> & { fareDetails?: Partial<PublicFares> };
};

export function publicQuote({ data = {}, ...fields }: QuoteFields = {}): PublicFlightQuote {
  const { fareDetails, ...given } = data;
  const own = {
    title: 'Paris in September',
    route: 'Seattle (SEA) → Paris (CDG)',
    dates: 'September 3 to 13, 2027',
  };
  return {
    id: 'AbCdEfGhIjKlMnOpQrStUv',
    ...own,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    version: 1,
    isActive: true,
    airports: {
      SEA: { name: 'Seattle-Tacoma International Airport', city: 'Seattle' },
      AMS: { name: 'Amsterdam Airport Schiphol', city: 'Amsterdam' },
      CDG: { name: 'Charles de Gaulle International Airport', city: 'Paris' },
    },
    ...fields,
    data: {
      ...own,
      clientName: 'Amelia & Jonah Whitfield',
      passengers: 2,
      departureFlights: [outbound],
      returnFlights: [{ date: '2027-09-13', totalTime: '10h 20m', stops: 0, segments: [publicSegment()] }],
      fareDetails: fares(fareDetails),
      includes: ['Two checked bags, 23 kg each', 'Seat selection'],
      restrictions: ['Changes for $150 plus any fare difference'],
      validUntil: '2027-02-12',
      notes: 'Seats 14A and 14B are held together.',
      agentInfo: { name: 'Marguerite Adeyemi', company: 'Northlight Travel' },
      customImageUrl: null,
      options: [],
      ...given,
    },
  };
}

export const quotePageContext: FlightQuotePageContext = {
  branding: brandingSchema.parse({}),
  assets: {
    css: { itinerary: '', 'flight-quote': 'a > b { color: red }' },
    script: '/assets/share-page.js',
    fonts: [],
  },
  pageUrl: 'https://trips.example/flight-quote/AbCdEfGhIjKlMnOpQrStUv',
  structuredData: [{ '@type': 'Offer', name: '</script><!--' }],
  cardImage: 'https://trips.example/og/flight-quote/AbCdEfGhIjKlMnOpQrStUv.png?v=1',
  calendar: '/flight-quote/AbCdEfGhIjKlMnOpQrStUv.ics',
};
