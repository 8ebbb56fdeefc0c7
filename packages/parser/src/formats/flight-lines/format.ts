/**
 * Flights typed in lines, one or several a flight, with or without labels. What no other layout claims is read in this way.
 *
 *     OUT   05/11/2027   BA1387   Manchester T3   dep 13:10   London Heathrow T5   arr 14:20
 *     Departure: March 12, 2027 at 6:30 PM
 */
import type { FlightFormat } from '../flight-format.ts';
import { LOOSE, TYPED, typedFormat } from '../reading/flight/typed-format.ts';

export const flightLinesFormat: FlightFormat = typedFormat('flight-lines', TYPED - 0.006, ({ whole }) =>
  whole > 0 ? TYPED - 0.006 : LOOSE,
);
