/** The order of rules for travel deals: refiners first, each on the draft of the one before; then the validators. */
import { refineDealCurrency } from '../../refiners/deal-currency.ts';
import { refineDealDuration } from '../../refiners/deal-duration.ts';
import { refineDealEnd } from '../../refiners/deal-end.ts';
import type { TravelDealRefiner } from '../../refiners/deal-refiner.ts';
import { refineDealYears } from '../../refiners/deal-years.ts';
import { validateDealCurrencies } from '../../validators/deal-currencies.ts';
import { validateDealDates } from '../../validators/deal-dates.ts';
import { validateDealDeadline } from '../../validators/deal-deadline.ts';
import { validateDealDiscount } from '../../validators/deal-discount.ts';
import { validateDealExpiry } from '../../validators/deal-expiry.ts';
import { validateDealNights } from '../../validators/deal-nights.ts';
import { validateDealPassengers } from '../../validators/deal-passengers.ts';
import { validateDealTotal } from '../../validators/deal-total.ts';
import type { TravelDealValidator } from '../../validators/deal-validator.ts';
import { validateDealWeekdays } from '../../validators/deal-weekdays.ts';

export const TRAVEL_DEAL_REFINERS: readonly TravelDealRefiner[] = [
  refineDealYears,
  refineDealEnd,
  refineDealDuration,
  refineDealCurrency,
];

export const TRAVEL_DEAL_VALIDATORS: readonly TravelDealValidator[] = [
  validateDealDates,
  validateDealWeekdays,
  validateDealNights,
  validateDealDeadline,
  validateDealExpiry,
  validateDealDiscount,
  validateDealTotal,
  validateDealPassengers,
  validateDealCurrencies,
];
