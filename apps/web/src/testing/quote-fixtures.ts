/** Flight quotes of the web's tests, as the public gets them. */
import {
  brandingSchema,
  type FlightQuotePageContext,
  type FlightQuoteRecord,
  flightQuoteDataSchema,
  type PublicFares,
  type PublicFlightGroup,
  type PublicFlightQuote,
  type PublicFlightSegment,
  type PublicQuoteData,
  type WireParsedFlightQuote,
} from '@waypage/contract';
import { testAssets } from './share-assets.ts';

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
  assets: testAssets,
  pageUrl: 'https://trips.example/flight-quote/AbCdEfGhIjKlMnOpQrStUv',
  structuredData: [{ '@type': 'Offer', name: '</script><!--' }],
  cardImage: 'https://trips.example/og/flight-quote/AbCdEfGhIjKlMnOpQrStUv.png?v=1',
  calendar: '/flight-quote/AbCdEfGhIjKlMnOpQrStUv.ics',
};

export const QUOTE_ID = 'AbCdEfGhIjKlMnOpQrStUv';

export const QUOTE_PASTE = [
  'Paris in September for the Whitfields, 2 travelers',
  'AF 367 SEA 1:40 PM - CDG 8:35 AM +1',
  'AF 366 CDG 10:25 AM - SEA 11:45 AM',
  'USD 1,148 per person, $2,296 total',
  'window seat if they ask',
].join('\n');

const spanIn = (part: string): [number, number] => [QUOTE_PASTE.indexOf(part), QUOTE_PASTE.indexOf(part) + part.length];

const wireSegment = (fields: object) => ({ ...publicSegment(), bookingClass: null, status: null, ...fields });

/** What the parse call answers for the paste above. */
export function parsedQuote(fields: Partial<WireParsedFlightQuote> = {}): WireParsedFlightQuote {
  return {
    title: 'Paris in September',
    route: 'Seattle (SEA) → Paris (CDG)',
    dates: 'September 3 to 13, 2027',
    clientName: 'Whitfield',
    passengers: 2,
    departureFlights: [
      {
        label: null,
        date: '2027-09-03',
        totalTime: '9h 55m',
        stops: 0,
        segments: [
          wireSegment({
            departureDate: '2027-09-03',
            departureTime: '1:40 PM',
            departureLocation: 'Seattle (SEA)',
            arrivalDate: '2027-09-04',
            arrivalTime: '8:35 AM',
            arrivalLocation: 'Paris (CDG)',
            flightNumber: 'AF 367',
            duration: '9h 55m',
          }),
        ],
      },
    ],
    returnFlights: [{ label: null, date: '2027-09-13', totalTime: '10h 20m', stops: 0, segments: [wireSegment({})] }],
    fareDetails: {
      baseFare: null,
      upcharge: null,
      total: '$1,148',
      totalForAllPassengers: '$2,296',
      fareClass: null,
    },
    includes: ['1 carry-on'],
    restrictions: ['Non-refundable'],
    validUntil: null,
    notes: null,
    agentInfo: { name: null, company: null, email: null, phone: null },
    reservation: { locators: [], fareCalculation: null, taxes: [], ticketing: [] },
    options: [],
    source: {
      spans: {
        '/title': spanIn('Paris in September'),
        '/departureFlights/0/segments/0/flightNumber': spanIn('AF 367'),
        '/returnFlights/0/segments/0/flightNumber': spanIn('AF 366'),
        '/fareDetails/totalForAllPassengers': spanIn('$2,296'),
      },
      unused: [spanIn('window seat if they ask')],
      textHash: '00a4bb5a2027bf2f06bb8e09962d16338c070333bda308527f32e793d028f0b3',
      assumptions: [],
      edited: [],
    },
    warnings: [],
    ...fields,
  };
}

/** The same offer twice, the second dearer. */
export function parsedOptions(): WireParsedFlightQuote {
  const { departureFlights, returnFlights, fareDetails, source } = parsedQuote();
  const option = (label: string, total: string, all: string) => ({
    label,
    departureFlights,
    returnFlights,
    fareDetails: { ...fareDetails, total, totalForAllPassengers: all },
    notes: null,
  });
  const spans = {
    '/departureFlights/0/segments/0/flightNumber': spanIn('AF 367'),
    '/options/0/departureFlights/0/segments/0/flightNumber': spanIn('AF 367'),
    '/options/1/departureFlights/0/segments/0/flightNumber': spanIn('AF 366'),
  };
  return parsedQuote({
    options: [option('Morning', '$1,148', '$2,296'), option('Evening', '$1,300', '$2,600')],
    source: { ...source, spans },
  });
}

export function quoteRecord(fields: Partial<FlightQuoteRecord> = {}): FlightQuoteRecord {
  const data = flightQuoteDataSchema.parse({ ...parsedQuote(), pricing: null });
  return {
    id: QUOTE_ID,
    title: data.title,
    route: data.route,
    dates: data.dates,
    rawText: QUOTE_PASTE,
    createdAt: '2026-01-05T10:00:00.000Z',
    updatedAt: '2026-01-05T10:00:00.000Z',
    version: 1,
    data,
    ...fields,
  };
}
