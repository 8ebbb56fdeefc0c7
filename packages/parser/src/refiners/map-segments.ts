/** A draft with every segment, or every offer, turned into another. */
import type { FareDraft, FlightQuoteDraft, OfferDraft, SegmentDraft } from '../model/flight-quote-draft.ts';

export function mapOffers(
  draft: FlightQuoteDraft,
  change: (offer: OfferDraft, index: number) => OfferDraft,
): FlightQuoteDraft {
  const offers = draft.offers.map(change);
  if (offers.every((offer, i) => offer === draft.offers[i])) return draft;
  const changed = copyDraft(draft);
  changed.offers = offers as [OfferDraft, ...OfferDraft[]];
  return changed;
}

export const mapSegments = (
  draft: FlightQuoteDraft,
  change: (segment: SegmentDraft) => SegmentDraft,
): FlightQuoteDraft =>
  mapOffers(draft, (offer) => (offer.segments.length === 0 ? offer : withSegments(offer, offer.segments.map(change))));

export const withSegments = (
  { label, journeys, fare, notes }: OfferDraft,
  segments: readonly SegmentDraft[],
): OfferDraft => ({ label, segments, journeys, fare, notes });

export const withFare = ({ label, segments, journeys, notes }: OfferDraft, fare: FareDraft): OfferDraft => ({
  label,
  segments,
  journeys,
  fare,
  notes,
});

type Copy<T> = { -readonly [K in keyof T]: T[K] };

/**
 * A segment to write other values into. A literal that spreads one and names a field again defines the field twice, for which engines
 * take a slow way, and refiners make many segments.
 */
export const copySegment = (segment: SegmentDraft): Copy<SegmentDraft> => ({ ...segment });

/** A draft to write other values into, for the same reason. */
export const copyDraft = (draft: FlightQuoteDraft): Copy<FlightQuoteDraft> => ({ ...draft });
