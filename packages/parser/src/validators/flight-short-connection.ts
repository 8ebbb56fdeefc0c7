/**
 * F-15 `short-connection`: a wait between two flights of a journey that no airport allows. 30 minutes are the least that airlines sell
 * anywhere; who lands in the United States from abroad passes the border at the first airport and needs an hour.
 */
import type { Airport } from '@waypage/gazetteer';
import type { SegmentDraft } from '../model/flight-quote-draft.ts';
import { airportOf, arrivalOf, departureOf, minutesBetween } from '../refiners/flight-geography.ts';
import type { FlightQuoteValidator } from './validator.ts';

const SHORTEST = 30;
const SHORTEST_WITH_BORDER = 60;
/** Passengers from these countries can have passed the border before they left. */
const PRECLEARED = new Set(['US', 'CA', 'IE', 'AE', 'BS', 'BM', 'AW', 'PR', 'VI', 'GU', 'MP']);

export const validateConnections: FlightQuoteValidator = (_draft, _context, places) =>
  places.offers.flatMap(({ journeys }) =>
    journeys.flatMap(({ segments }) =>
      segments.flatMap(({ pointer, segment }, i) => {
        const next = segments[i + 1]?.segment;
        const wait = next ? waitBetween(segment, next) : null;
        if (!next || wait === null) return [];
        const place = airportOf(segment.arrival);
        if (wait >= shortest(airportOf(segment.departure), place)) return [];
        const where = place ? `${place.city} (${place.code})` : 'the airport';
        const message =
          wait < 0
            ? `The next flight leaves ${where} ${describeEarlier(-wait)} before this one lands.`
            : `The connection at ${where} is ${wait} minutes.`;
        return [
          {
            code: 'short-connection' as const,
            severity: 'warning' as const,
            message,
            pointers: [`${pointer}/layoverDuration`],
            spans: [...(segment.arrivalTime?.spans ?? []), ...(next.departureTime?.spans ?? [])],
          },
        ];
      }),
    ),
  );

const DAY = 1440;
const describeEarlier = (minutes: number): string =>
  minutes < 2 * DAY ? `${minutes} minutes` : `${Math.floor(minutes / DAY)} days`;

/** A wait that was worked out is that of the two times. */
const waitBetween = (segment: SegmentDraft, next: SegmentDraft): number | null =>
  segment.layover?.certainty === 'derived'
    ? segment.layover.value
    : minutesBetween(arrivalOf(segment), departureOf(next));

const shortest = (from: Airport | undefined, at: Airport | undefined): number =>
  from && at?.country === 'US' && !PRECLEARED.has(from.country) ? SHORTEST_WITH_BORDER : SHORTEST;
