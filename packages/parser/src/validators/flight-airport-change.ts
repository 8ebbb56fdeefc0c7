/** F-16 `airport-change`: a journey goes on from another airport of the city than the one where the last flight landed. */
import { airportOf, isSameCity } from '../refiners/flight-geography.ts';
import { describeAirport } from '../refiners/flight-route.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateAirportChange: FlightQuoteValidator = (_draft, _context, places) =>
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
