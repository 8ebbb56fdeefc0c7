/**
 * Flights copied from a web page, one value a line: a time, an airport, a duration, an airline, a wait, in the page's own order.
 *
 *     15:50
 *     Houston, George Bush Intercontinental (IAH)
 *     9h25
 */
import type { FlightFormat } from '../flight-format.ts';
import { LOOSE, TYPED, typedFormat } from '../reading/flight/typed-format.ts';

export const flightCardsFormat: FlightFormat = typedFormat('flight-cards', TYPED, ({ all, single, whole }) =>
  single >= 6 && single * 2 >= all ? (whole > 0 ? TYPED : LOOSE + 0.3) : 0,
);
