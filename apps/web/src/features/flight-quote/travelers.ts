/** The number of travelers (F-113, F-114): 1 to 20; totals follow it, and no number is made up on the way. */
import { type FlightQuoteData, LIMITS, mapMoneyText, readMoneyText, writeMoneyText } from '@waypage/contract';

/** What is typed as a count: anything that is no number is 1. */
export function readTravelers(typed: string): number {
  const count = Number.parseInt(typed, 10);
  return Number.isNaN(count) ? LIMITS.travelersMin : clampTravelers(count);
}

export function clampTravelers(count: number): number {
  return Math.min(LIMITS.travelersMax, Math.max(LIMITS.travelersMin, count));
}

type Fares = FlightQuoteData['fareDetails'];

/** The price each times the travelers, in the form of the text: a range stays a range. Null where the price cannot be counted with. */
export function totalForTravelers(total: string | null, travelers: number): string | null {
  const each = readMoneyText(total);
  return each && writeMoneyText(mapMoneyText(each, (amount) => amount * travelers));
}

/** What the text says for its own number of travelers. */
export interface StatedTotals {
  readonly passengers: number | null;
  readonly main: Pick<Fares, 'total' | 'totalForAllPassengers'>;
  readonly options: readonly Pick<Fares, 'total' | 'totalForAllPassengers'>[];
}

export function statedTotalsOf({ passengers, fareDetails, options }: FlightQuoteData): StatedTotals {
  return { passengers, main: fareDetails, options: options.map((option) => option.fareDetails) };
}

/** The total that goes with a number of travelers: the stated one for the stated number, else the price each times the travelers. */
export function totalFor(
  fares: Fares,
  travelers: number,
  stated: Pick<Fares, 'total' | 'totalForAllPassengers'> | undefined,
  statedFor: number | null,
): string | null {
  if (stated?.totalForAllPassengers && statedFor === travelers && stated.total === fares.total) {
    return stated.totalForAllPassengers;
  }
  return totalForTravelers(fares.total, travelers);
}
