/** A draft with every segment, or every offer, turned into another. */
import type { FlightQuoteDraft, OfferDraft, SegmentDraft } from '../model/flight-quote-draft.ts';

export function mapOffers(
  draft: FlightQuoteDraft,
  change: (offer: OfferDraft, index: number) => OfferDraft,
): FlightQuoteDraft {
  const [first, ...others] = draft.offers;
  return { ...draft, offers: [change(first, 0), ...others.map((offer, i) => change(offer, i + 1))] };
}

export const mapSegments = (
  draft: FlightQuoteDraft,
  change: (segment: SegmentDraft) => SegmentDraft,
): FlightQuoteDraft => mapOffers(draft, (offer) => ({ ...offer, segments: offer.segments.map(change) }));
