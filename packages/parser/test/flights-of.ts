import type { ParsedFlightQuote } from '../src/index.ts';

/** Number, place and hour of departure, place and hour of arrival of every flight of the way out, then of the way back. */
export const flightsOf = ({
  departureFlights,
  returnFlights,
}: Pick<ParsedFlightQuote, 'departureFlights' | 'returnFlights'>) =>
  [...departureFlights, ...returnFlights].flatMap(({ segments }) =>
    segments.map((segment) => [
      segment.flightNumber,
      segment.departureLocation,
      segment.departureTime,
      segment.arrivalLocation,
      segment.arrivalTime,
    ]),
  );
