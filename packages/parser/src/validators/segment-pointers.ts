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

interface PlacedOffer {
  readonly offer: OfferDraft;
  readonly journeys: readonly PlacedJourney[];
}

/** Where the segments of a draft stand: put together once, for nearly every validator asks. */
export interface FlightPlaces {
  /** The journeys of every offer; the first offer's stand in the main fields. */
  readonly offers: readonly PlacedOffer[];
  /** All segments of all offers. */
  readonly segments: readonly PlacedSegment[];
}

export function placeFlights(draft: FlightQuoteDraft): FlightPlaces {
  const segments: PlacedSegment[] = [];
  const offers = draft.offers.map((offer, i) => {
    const journeys = placeJourneys(offer, i === 0 ? '' : `/options/${i}`);
    for (const journey of journeys) segments.push(...journey.segments);
    return { offer, journeys };
  });
  return { offers, segments };
}

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
