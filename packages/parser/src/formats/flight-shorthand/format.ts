/**
 * Flights in the shorthand of chats and of the trade, one line each, airports by code and hours without a colon.
 *
 *     LHR-DXB 12 Feb BA105 2130-0730+1
 *     UA1175 14JAN TH SFOHNL 830A 1155A
 */
import type { FlightFormat } from '../flight-format.ts';
import { TYPED, typedFormat } from '../reading/flight/typed-format.ts';

export const flightShorthandFormat: FlightFormat = typedFormat(
  'flight-shorthand',
  TYPED - 0.002,
  ({ shorthand, whole }) => (shorthand > 0 && shorthand * 2 >= whole ? TYPED - 0.002 : 0),
);
