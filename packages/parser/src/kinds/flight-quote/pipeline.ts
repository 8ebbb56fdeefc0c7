/** The order of rules for flight quotes: refiners first, each on the draft of the one before; then the validators. */
import { refineArrivalDays } from '../../refiners/flight-arrival-days.ts';
import { refineCabins } from '../../refiners/flight-cabins.ts';
import { refineConnectionDates } from '../../refiners/flight-connection-dates.ts';
import { refineFlightDates } from '../../refiners/flight-dates.ts';
import { refineDepartureDays } from '../../refiners/flight-departure-days.ts';
import { refineFlightFares } from '../../refiners/flight-fares.ts';
import { refineJourneys } from '../../refiners/flight-journeys.ts';
import { refineFlightPlaces } from '../../refiners/flight-places.ts';
import { refineFlightRoute } from '../../refiners/flight-route.ts';
import { refineStrayDays } from '../../refiners/flight-stray-days.ts';
import { refineFlightTimes } from '../../refiners/flight-times.ts';
import { refineFlightYears } from '../../refiners/flight-years.ts';
import type { FlightQuoteRefiner } from '../../refiners/refiner.ts';
import { validateAirportChange } from '../../validators/flight-airport-change.ts';
import { validateArrivalOrder } from '../../validators/flight-arrival-order.ts';
import { validateDeadline } from '../../validators/flight-deadline.ts';
import { validateDurations } from '../../validators/flight-duration.ts';
import { validateFareTotals } from '../../validators/flight-fare-total.ts';
import { validateFlightDates } from '../../validators/flight-impossible-date.ts';
import { validateOfferExpired } from '../../validators/flight-offer-expired.ts';
import { validateReturnOrder } from '../../validators/flight-return-order.ts';
import { validateSegmentStatus } from '../../validators/flight-segment-status.ts';
import { validateConnections } from '../../validators/flight-short-connection.ts';
import { validateTravelerCounts } from '../../validators/flight-traveler-counts.ts';
import { validateFlightWeekdays } from '../../validators/flight-weekday.ts';
import type { FlightQuoteValidator } from '../../validators/validator.ts';

export const FLIGHT_QUOTE_REFINERS: readonly FlightQuoteRefiner[] = [
  refineFlightPlaces,
  refineDepartureDays,
  refineFlightYears,
  refineStrayDays,
  refineArrivalDays,
  refineConnectionDates,
  refineJourneys,
  refineFlightTimes,
  refineCabins,
  refineFlightFares,
  refineFlightDates,
  refineFlightRoute,
];

export const FLIGHT_QUOTE_VALIDATORS: readonly FlightQuoteValidator[] = [
  validateFlightDates,
  validateFlightWeekdays,
  validateArrivalOrder,
  validateReturnOrder,
  validateConnections,
  validateAirportChange,
  validateDurations,
  validateSegmentStatus,
  validateTravelerCounts,
  validateFareTotals,
  validateOfferExpired,
  validateDeadline,
];
