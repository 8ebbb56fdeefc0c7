/** `That makes €900 for both with Finnair, €980 with LOT` below the offers: what all pay for one of them is no total of the last. */
import type { FareDraft, OfferDraft } from '../../../model/flight-quote-draft.ts';

const MOST_TRAVELERS = 9;
const ROUNDING = 0.01;

/** How many times the price of one the total is; null where it is not a whole number of times. */
function timesOf({ total, totalForAllPassengers: all }: FareDraft, one = total): number | null {
  if (one === null || all === null || one.value.amount <= 0) return null;
  const times = all.value.amount / one.value.amount;
  return times >= 2 && times <= MOST_TRAVELERS && Math.abs(times - Math.round(times)) * one.value.amount < ROUNDING
    ? Math.round(times)
    : null;
}

/** A total that does not fit its own offer but another one is given to that one, where it has none. */
export function withoutTotalsOfOthers(offers: readonly OfferDraft[]): OfferDraft[] {
  const given = new Map<OfferDraft, FareDraft['totalForAllPassengers']>();
  for (const offer of offers) {
    const { fare } = offer;
    if (fare.totalForAllPassengers === null || fare.total === null || timesOf(fare) !== null) continue;
    const owner = offers.find((other) => other !== offer && timesOf(fare, other.fare.total) !== null);
    if (owner === undefined) continue;
    given.set(offer, null);
    if (owner.fare.totalForAllPassengers === null) given.set(owner, fare.totalForAllPassengers);
  }
  return offers.map((offer) => {
    const all = given.get(offer);
    return all === undefined ? offer : { ...offer, fare: { ...offer.fare, totalForAllPassengers: all } };
  });
}
