/** How journeys, flights and options of two versions of a quote are told to be the same. */
import type { StoredFlightOption, WireFlightGroup, WireFlightSegment } from '@waypage/contract';
import type { ListShape, MergeShape } from '../records/merge/merge-shape.ts';
import { FARE_WORDS, SEGMENT_WORDS } from './conflict/compare-quotes.ts';
import type { QuoteReviewValue } from './review/quote-review-value.ts';

const AGENTS_OWN = /^\/(?:customImageUrl|pricing|leadOption|options\/\*\/sent)$/;
/** With options the main fields repeat the one that leads. */
const COPIED = /^\/(?:departureFlights|returnFlights|fareDetails)$/;

const routeOf = ({ segments }: WireFlightGroup) =>
  [segments[0]?.departureLocation, segments.at(-1)?.arrivalLocation].join(' ');

const journeys = (name: string): ListShape => ({
  look: (item) => ({ words: routeOf(item as WireFlightGroup), slot: (item as WireFlightGroup).date }),
  name: (_item, index) => `${name} ${index + 1}`,
});

const FLIGHTS: ListShape = {
  look(item) {
    const { flightNumber, departureLocation, arrivalLocation, departureDate } = item as WireFlightSegment;
    return { words: [flightNumber, departureLocation, arrivalLocation].join(' '), slot: departureDate };
  },
  name: (item, index) => (item as WireFlightSegment).flightNumber || `flight ${index + 1}`,
};

const isCopied = (path: string, mine: QuoteReviewValue, theirs: QuoteReviewValue) =>
  COPIED.test(path) && mine.options.length > 0 && theirs.options.length > 0;

export const QUOTE_MERGE: MergeShape<QuoteReviewValue> = {
  lists: {
    '/departureFlights': journeys('Departure'),
    '/returnFlights': journeys('Return'),
    '/options/*/departureFlights': journeys('departure'),
    '/options/*/returnFlights': journeys('return'),
    '/departureFlights/*/segments': FLIGHTS,
    '/returnFlights/*/segments': FLIGHTS,
    '/options/*/departureFlights/*/segments': FLIGHTS,
    '/options/*/returnFlights/*/segments': FLIGHTS,
    '/options': {
      look(item) {
        const { label, departureFlights, returnFlights } = item as StoredFlightOption;
        return { words: [label, ...[...departureFlights, ...returnFlights].map(routeOf)].join(' '), slot: label };
      },
      name: (item, index) => (item as StoredFlightOption).label || `Option ${index + 1}`,
    },
  },
  isOwn: (path, mine, theirs) => AGENTS_OWN.test(path) || isCopied(path, mine, theirs),
  isDerived: isCopied,
  groups: { fareDetails: 'Fare', agentInfo: 'Agent', reservation: 'Reservation', pricing: 'Your fee' },
  words: {
    ...SEGMENT_WORDS,
    ...FARE_WORDS,
    dates: 'travel dates',
    clientName: 'client',
    passengers: 'travelers',
    includes: 'included',
    restrictions: 'term',
    customImageUrl: 'destination image',
    leadOption: 'leading option',
    departureFlights: 'departures',
    returnFlights: 'returns',
    segments: 'flights',
  },
  /** The option that leads stays the one that the agent chose, wherever it stands now. */
  settle(merged, mine, placeOf) {
    const lead = Number(placeOf(`/options/${mine.leadOption}`)?.split('/').at(-1) ?? 0);
    return { ...merged, leadOption: Number.isInteger(lead) ? lead : 0 };
  },
};
