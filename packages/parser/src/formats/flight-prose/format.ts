/**
 * Flights told in sentences.
 *
 *     Depart New York JFK at 6:30pm on BA178, arriving London Heathrow 6:40am next day.
 */
import type { FlightFormat } from '../flight-format.ts';
import { TYPED, typedFormat } from '../reading/flight/typed-format.ts';

export const flightProseFormat: FlightFormat = typedFormat('flight-prose', TYPED - 0.004, ({ sentences, whole }) =>
  sentences > 0 && sentences * 2 >= whole ? TYPED - 0.004 : 0,
);
