/** The order of rules for flight quotes: refiners first, each on the draft of the one before; then the validators. */
import { refineArrivalDays } from '../../refiners/flight-arrival-days.ts';
import { refineFlightDates } from '../../refiners/flight-dates.ts';
import { refineJourneys } from '../../refiners/flight-journeys.ts';
import { refineFlightPlaces } from '../../refiners/flight-places.ts';
import { refineFlightRoute } from '../../refiners/flight-route.ts';
import { refineFlightTimes } from '../../refiners/flight-times.ts';
import { refineFlightYears } from '../../refiners/flight-years.ts';
import type { FlightQuoteRefiner } from '../../refiners/refiner.ts';
import type { FlightQuoteValidator } from '../../validators/validator.ts';

export const FLIGHT_QUOTE_REFINERS: readonly FlightQuoteRefiner[] = [
  refineFlightPlaces,
  refineFlightYears,
  refineArrivalDays,
  refineJourneys,
  refineFlightTimes,
  refineFlightDates,
  refineFlightRoute,
];

export const FLIGHT_QUOTE_VALIDATORS: readonly FlightQuoteValidator[] = [];
