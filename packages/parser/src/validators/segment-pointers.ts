/** Where each segment and journey of an offer stands in the answer. */
import type { JsonPointer } from '../model/answer.ts';
import type { FlightQuoteDraft, OfferDraft, SegmentDraft } from '../model/flight-quote-draft.ts';
import { journeysOf } from '../refiners/flight-journeys.ts';

interface PlacedJourney {
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

export interface PlacedOffer {
  readonly offer: OfferDraft;
  readonly journeys: readonly PlacedJourney[];
}

interface Places {
  readonly offers: readonly PlacedOffer[];
  readonly segments: readonly PlacedSegment[];
}

/** Nearly every validator asks for them: they are put together once a draft. */
const known = new WeakMap<FlightQuoteDraft, Places>();

function placesOf(draft: FlightQuoteDraft): Places {
  const before = known.get(draft);
  if (before !== undefined) return before;
  const offers = draft.offers.map((offer, i) => ({
    offer,
    journeys: placeJourneys(offer, i === 0 ? '' : `/options/${i}`),
  }));
  const segments = offers.flatMap(({ journeys }) => journeys.flatMap((journey) => journey.segments));
  const places = { offers, segments };
  known.set(draft, places);
  return places;
}

/** The journeys of every offer; the first offer's stand in the main fields. */
export const placedOffers = (draft: FlightQuoteDraft): readonly PlacedOffer[] => placesOf(draft).offers;

/** All segments of all offers. */
export const placedSegments = (draft: FlightQuoteDraft): readonly PlacedSegment[] => placesOf(draft).segments;

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
