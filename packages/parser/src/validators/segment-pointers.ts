/** Where each segment and journey of an offer stands in the answer. */
import type { JsonPointer } from '../model/answer.ts';
import type { FlightQuoteDraft, OfferDraft, SegmentDraft } from '../model/flight-quote-draft.ts';
import { journeysOf } from '../refiners/flight-journeys.ts';

export interface PlacedJourney {
  readonly pointer: JsonPointer;
  readonly direction: 'outbound' | 'return' | number | null;
  /** Index of the first segment in the offer. */
  readonly first: number;
  readonly segments: readonly PlacedSegment[];
}

export interface PlacedSegment {
  readonly pointer: JsonPointer;
  readonly segment: SegmentDraft;
}

/** The journeys of every offer; the first offer's stand in the main fields. */
export const placedOffers = (draft: FlightQuoteDraft): { offer: OfferDraft; journeys: PlacedJourney[] }[] =>
  draft.offers.map((offer, i) => ({ offer, journeys: placeJourneys(offer, i === 0 ? '' : `/options/${i}`) }));

/** All segments of all offers. */
export const placedSegments = (draft: FlightQuoteDraft): PlacedSegment[] =>
  placedOffers(draft).flatMap(({ journeys }) => journeys.flatMap((journey) => journey.segments));

function placeJourneys(offer: OfferDraft, prefix: JsonPointer): PlacedJourney[] {
  const counts = { departureFlights: 0, returnFlights: 0 };
  return journeysOf(offer).map(({ from, to, journey }) => {
    const side = journey === 'return' ? 'returnFlights' : 'departureFlights';
    const pointer = `${prefix}/${side}/${counts[side]++}`;
    return {
      pointer,
      direction: journey,
      first: from,
      segments: offer.segments.slice(from, to).map((segment, i) => ({ pointer: `${pointer}/segments/${i}`, segment })),
    };
  });
}
