/** F-216: flights with their times alone over rows of departures, a day out and a day home each: each row is an offer of these flights. */

import type { SourceDocument } from '../../formats/reading/document.ts';
import { findDateGrid } from '../../formats/reading/flight/date-grid.ts';
import type { OfferDraft } from '../../model/flight-quote-draft.ts';
import { OPEN_FARE } from '../../model/flight-quote-draft.ts';
import { turnOf } from '../../refiners/flight-journeys.ts';
import { copySegment, withSegments } from '../../refiners/map-segments.ts';

export function withDepartures(document: SourceDocument, offers: readonly OfferDraft[]): readonly OfferDraft[] {
  const [offer, other] = offers;
  const grid = offer === undefined || other !== undefined ? null : findDateGrid(document);
  if (grid === null || offer === undefined) return offers;
  const turn = offer.segments.some(({ departureDate }) => departureDate !== null) ? null : turnOf(offer);
  if (turn === null) return offers;
  const { departures } = grid;
  return departures.map(({ label, out, back, price }) => {
    const segments = offer.segments.map((segment, i) => {
      if (i !== 0 && i !== turn) return segment;
      const dated = copySegment(segment);
      dated.departureDate = i === 0 ? out : back;
      return dated;
    });
    return {
      ...withSegments(offer, segments),
      label: departures.length > 1 ? label : offer.label,
      fare: price === null ? offer.fare : { ...OPEN_FARE, total: price },
    };
  });
}
