/** F-8: per traveler and for all, where one follows from the other: `$289 pp` of two is 578; fare and taxes are the total. */
import { derived, type Field } from '../model/field.ts';
import type { FareDraft } from '../model/flight-quote-draft.ts';
import type { Money } from '../model/money.ts';
import { mapOffers, withFare } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineFlightFares: FlightQuoteRefiner = (draft) => {
  // F-333: where the text counts the travelers in two ways, or some of a group fly free, nothing follows from their number.
  const isOpen = draft.tellsFreePlaces || new Set(draft.travelerCounts.map(({ value }) => value)).size > 1;
  const travelers = isOpen ? null : draft.passengers?.value;
  return mapOffers(draft, (offer) => {
    const fare = completeFare(offer.fare, travelers ?? null, draft.hasMinors);
    return fare === offer.fare ? offer : withFare(offer, fare);
  });
};

function completeFare(fare: FareDraft, travelers: number | null, hasMinors: boolean): FareDraft {
  const { baseFare, taxes, totalForAllPassengers } = fare;
  // Where not all pay the same, nothing follows from the number of travelers.
  if (fare.byType.length > 1) return fare;
  // What two adults and a child pay together is nobody's price three times.
  const share = travelers === null || hasMinors ? null : times(totalForAllPassengers, 1 / travelers);
  const sum = sumOf(baseFare, taxes);
  // The agency's fee may be in what all pay.
  const isWithFee = sum !== null && share !== null && fare.upcharge !== null && isSum(sum, fare.upcharge, share);
  const total = fare.total ?? (isWithFee ? share : (sum ?? share));
  const isOfAll = travelers !== null && !(hasMinors && fare.isOfAdult);
  const all = totalForAllPassengers ?? (isOfAll ? times(total, travelers) : null);
  if (total === fare.total && all === totalForAllPassengers) return fare;
  const { upcharge, fareClass, byType, extras, payers, isOfAdult } = fare;
  return { baseFare, taxes, upcharge, total, totalForAllPassengers: all, fareClass, byType, extras, payers, isOfAdult };
}

const isSum = (a: Field<Money>, b: Field<Money>, sum: Field<Money>): boolean =>
  Math.abs(a.value.amount + b.value.amount - sum.value.amount) < 0.011;
const inCents = (amount: number): number => Math.round(amount * 100) / 100;
const isEven = (amount: number): boolean => Math.abs(amount - inCents(amount)) < 0.0001;

/** Null where a share does not come out in cents: then the text knows better. */
function times(money: Field<Money> | null, factor: number): Field<Money> | null {
  if (money === null || factor === 1) return money;
  const amount = money.value.amount * factor;
  const amountMax = money.value.amountMax === null ? null : money.value.amountMax * factor;
  if (!isEven(amount) || (amountMax !== null && !isEven(amountMax))) return null;
  return derived(
    { ...money.value, amount: inCents(amount), amountMax: amountMax === null ? null : inCents(amountMax) },
    money.spans,
  );
}

function sumOf(base: Field<Money> | null, taxes: Field<Money> | null): Field<Money> | null {
  if (base === null || taxes === null || base.value.amountMax !== null || taxes.value.amountMax !== null) return null;
  if (!base.value.currencies.some((code) => taxes.value.currencies.includes(code))) return null;
  return derived({ ...base.value, amount: inCents(base.value.amount + taxes.value.amount) }, [
    ...base.spans,
    ...taxes.spans,
  ]);
}
