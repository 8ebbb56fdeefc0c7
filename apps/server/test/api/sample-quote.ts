/** A flight quote as the creator sends it, what is not for the public marked, so that a leak is found by its mark. */

const NO_SEGMENT = {
  departureTerminal: null,
  arrivalTerminal: null,
  operatedBy: null,
  layoverDuration: null,
  aircraft: null,
  bookingClass: 'secret-class',
  status: 'secret-status',
};

const outbound = {
  label: 'secret-heading',
  date: '2027-09-03',
  totalTime: '13h 00m',
  stops: 1,
  segments: [
    {
      ...NO_SEGMENT,
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
    },
    {
      ...NO_SEGMENT,
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
    },
  ],
};

const inbound = {
  label: null,
  date: '2027-09-13',
  totalTime: '10h 20m',
  stops: 0,
  segments: [
    {
      ...NO_SEGMENT,
      departureDate: '2027-09-13',
      departureTime: '10:25 AM',
      departureLocation: 'Paris (CDG)',
      arrivalDate: '2027-09-13',
      arrivalTime: '11:45 AM',
      arrivalLocation: 'Seattle (SEA)',
      airline: 'Air France',
      flightNumber: 'AF 366',
      duration: '10h 20m',
    },
  ],
};

const fareDetails = {
  baseFare: '$640',
  upcharge: null,
  total: '$986',
  totalForAllPassengers: '$1,972',
  fareClass: 'Economy',
};

export function sampleQuoteData(fields: object = {}) {
  return {
    title: 'Seattle to Paris',
    route: 'Seattle (SEA) → Paris (CDG)',
    dates: 'September 3 to 13, 2027',
    clientName: 'Mr. & Mrs. Lindqvist',
    passengers: 2,
    departureFlights: [outbound],
    returnFlights: [inbound],
    fareDetails,
    includes: ['1 carry-on + 1 personal item'],
    restrictions: ['Non-refundable'],
    validUntil: '2099-02-12',
    notes: 'Window seats held.',
    agentInfo: { name: 'Ingrid Solheim', company: 'Northlight', email: 'secret@mail.example', phone: 'secret-phone' },
    reservation: {
      locators: ['secret-locator'],
      fareCalculation: 'secret-calculation',
      taxes: ['secret-tax'],
      ticketing: ['secret-ticketing'],
    },
    customImageUrl: null,
    options: [],
    leadOption: 0,
    source: {
      spans: { '/title': [0, 5] },
      unused: [[10, 20]],
      textHash: 'secret-text-hash',
      assumptions: [],
      edited: [],
    },
    warnings: [{ code: 'sensitive-net-rate', severity: 'warning', message: 'secret-warning', pointers: [], spans: [] }],
    ...fields,
  };
}

export function sampleQuote(fields: object = {}, data: object = {}) {
  const own = sampleQuoteData(data);
  return {
    title: own.title,
    route: own.route,
    dates: own.dates,
    rawText: 'secret-raw-text: net fare 870',
    createdAt: new Date().toISOString(),
    data: own,
    ...fields,
  };
}
