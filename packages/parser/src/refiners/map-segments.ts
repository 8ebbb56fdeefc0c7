/** A draft with every segment, or every offer, turned into another. */
import type { FlightQuoteDraft, OfferDraft, SegmentDraft } from '../model/flight-quote-draft.ts';

export function mapOffers(
  draft: FlightQuoteDraft,
  change: (offer: OfferDraft, index: number) => OfferDraft,
): FlightQuoteDraft {
  const offers = draft.offers.map(change);
  if (offers.every((offer, i) => offer === draft.offers[i])) return draft;
  return { ...draft, offers: offers as [OfferDraft, ...OfferDraft[]] };
}

export const mapSegments = (
  draft: FlightQuoteDraft,
  change: (segment: SegmentDraft) => SegmentDraft,
): FlightQuoteDraft => mapOffers(draft, (offer) => withSegments(offer, offer.segments.map(change)));

export const withSegments = (
  { label, journeys, fare, notes }: OfferDraft,
  segments: readonly SegmentDraft[],
): OfferDraft => ({ label, segments, journeys, fare, notes });

/**
 * A segment to write other values into. A literal that spreads one and names a field again defines the field twice, for which engines
 * take a slow way, and refiners make many segments.
 */
export const copySegment = (segment: SegmentDraft): { -readonly [K in keyof SegmentDraft]: SegmentDraft[K] } => ({
  ...segment,
});
