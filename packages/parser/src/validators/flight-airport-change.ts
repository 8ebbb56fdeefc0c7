/** F-16 `airport-change`: a journey goes on from another airport of the city than the one where the last flight landed. */
import type { Issue } from '../model/issue.ts';
import { airportOf, isSameCity } from '../refiners/flight-geography.ts';
import { describeAirport } from '../refiners/flight-route.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { FlightPlaces } from './segment-pointers.ts';
import type { FlightQuoteValidator } from './validator.ts';

/** `Shuttle between CDG and Orly included`: the text itself sees to the way. */
const TOLD_WAY =
  /\b(?:shuttle|transfer|coach|bus|taxi|navette|autobus|traslado|trasferimento)\b.{0,60}\b(?:airports?|flughafen|aeroports?|aeropuertos?|aeroporti|[a-z]{3} (?:and|to|und|et|y|e) [a-z]{3,12})\b/;

export const validateAirportChange: FlightQuoteValidator = ({ includes, restrictions, notes }, _context, places) => {
  const issues = findChanges(places);
  const isTold = (): boolean =>
    [...includes, ...restrictions, notes].some((text) => text !== null && TOLD_WAY.test(foldText(text.value)));
  return issues.length > 0 && isTold() ? [] : issues;
};

const findChanges = (places: FlightPlaces): Issue[] =>
  places.offers.flatMap(({ journeys }) =>
    journeys.flatMap(({ segments }) =>
      segments.flatMap(({ pointer, segment }, i) => {
        const next = segments[i + 1];
        const [lands, leaves] = [segment.arrival, next?.segment.departure];
        if (!next || !leaves || lands.code === null || leaves.code === null) return [];
        const isArea = [lands, leaves].some((end) => airportOf(end)?.kind === 'city');
        // Two cities are a way by land or another journey.
        if (isArea || lands.code.value === leaves.code.value || !isSameCity(lands, leaves)) return [];
        return [
          {
            code: 'airport-change' as const,
            severity: 'warning' as const,
            message: `The flight lands at ${describeAirport(lands)}, the next one leaves from ${describeAirport(leaves)}.`,
            pointers: [`${pointer}/arrivalLocation`, `${next.pointer}/departureLocation`],
            spans: [...lands.code.spans, ...leaves.code.spans],
          },
        ];
      }),
    ),
  );
