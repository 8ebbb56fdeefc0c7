/** F-488: `2/ with a stop in Reykjavik, same dates`: of several offers one without a day flies on those of the first. */
import type { SourceDocument } from '../../formats/reading/document.ts';
import type { OfferDraft, SegmentDraft } from '../../model/flight-quote-draft.ts';
import { turnOf } from '../../refiners/flight-journeys.ts';
import { copySegment, withSegments } from '../../refiners/map-segments.ts';
import { LinePattern } from '../../text/line-look.ts';

const SAME_DAYS = new LinePattern(
  /(?<![a-z])(?:same (?:travel )?(?:dates?|days)|(?:aux )?memes (?:dates|jours)|(?:gleiche[nr]?|selbe[nr]?|dieselben) (?:daten|tagen?|reisedaten|termine?n?)|mismas fechas|mismos dias|stess[ei] (?:date|giorni)|mesmas datas|mesmos dias|zelfde (?:data|dagen)|samme (?:datoer|dager|dage)|samma (?:datum|dagar))(?![a-z])/,
);

export function withSameDays({ lines }: SourceDocument, offers: readonly OfferDraft[]): readonly OfferDraft[] {
  const [first] = offers;
  if (offers.length < 2 || first === undefined) return offers;
  const starts = offers.map(({ label }) => label?.spans[0]?.[0] ?? null);
  return offers.map((offer, i) => {
    const from = starts[i];
    if (i === 0 || from == null || offer.segments.some(isDated)) return offer;
    const to = starts[i + 1] ?? Number.POSITIVE_INFINITY;
    const says = lines.some(({ span, look, folded }) => span[1] > from && span[0] < to && SAME_DAYS.test(look, folded));
    return says ? withDaysOf(first, offer) : offer;
  });
}

const isDated = ({ departureDate, arrivalDate }: SegmentDraft): boolean =>
  departureDate !== null || arrivalDate !== null;

/** The day out, and the day home where both go there and back. */
function withDaysOf(first: OfferDraft, offer: OfferDraft): OfferDraft {
  const [turn, own] = [turnOf(first), turnOf(offer)];
  const days = new Map([[0, first.segments[0]]]);
  if (turn !== null && own !== null) days.set(own, first.segments[turn]);
  return withSegments(
    offer,
    offer.segments.map((segment, i) => {
      const day = days.get(i);
      if (day === undefined || day.departureDate === null) return segment;
      const dated = copySegment(segment);
      [dated.departureDate, dated.weekday] = [day.departureDate, day.weekday];
      return dated;
    }),
  );
}
