/** The order of rules for itineraries: refiners first, each on the draft of the one before; then the validators. */
import { refineBareHours } from '../../refiners/bare-hours.ts';
import { refineCurrency } from '../../refiners/currency-assumption.ts';
import { refineDayDates } from '../../refiners/day-dates-from-start.ts';
import { refineDayDistance } from '../../refiners/day-distance.ts';
import { refineDayOfEntries } from '../../refiners/entries-of-other-days.ts';
import { refineLocation } from '../../refiners/location-from-places.ts';
import { refineActivityPlaces } from '../../refiners/places-of-activities.ts';
import type { ItineraryRefiner } from '../../refiners/refiner.ts';
import { refineTimesByPeriod } from '../../refiners/times-by-period.ts';
import { refineTimesInOrder } from '../../refiners/times-in-order.ts';
import { refineTitle } from '../../refiners/title-from-location.ts';
import { refineTripDates } from '../../refiners/trip-dates-from-days.ts';
import { refineYears } from '../../refiners/year-inference.ts';
import { validateActivityCurrencies } from '../../validators/activity-currencies.ts';
import { validateBudget } from '../../validators/budget-sum.ts';
import { validateDayOfMonth } from '../../validators/day-of-month.ts';
import { validateDaySequence } from '../../validators/day-sequence.ts';
import { validatePossibleDates } from '../../validators/impossible-date.ts';
import { validateNamedNights } from '../../validators/night-without-stay.ts';
import { validateStays } from '../../validators/stay-dates.ts';
import { validateTimes } from '../../validators/time-sequence.ts';
import type { ItineraryValidator } from '../../validators/validator.ts';
import { validateWeekdays } from '../../validators/weekday-mismatch.ts';

export const ITINERARY_REFINERS: readonly ItineraryRefiner[] = [
  refineYears,
  refineTripDates,
  refineDayDates,
  refineDayOfEntries,
  refineBareHours,
  refineTimesByPeriod,
  refineTimesInOrder,
  refineDayDistance,
  refineLocation,
  refineTitle,
  refineActivityPlaces,
  refineCurrency,
];

export const ITINERARY_VALIDATORS: readonly ItineraryValidator[] = [
  validatePossibleDates,
  validateWeekdays,
  validateDayOfMonth,
  validateDaySequence,
  validateTimes,
  validateBudget,
  validateStays,
  validateNamedNights,
  validateActivityCurrencies,
];
