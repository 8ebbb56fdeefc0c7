/**
 * F-511: under the flights of a display someone has typed several fares for them, each under a heading of its own: they are offers of the same flights.
 *
 *   FARE 1 - main cabin          Tarifa A - Turista básica
 *   $1,038.40 tax incl           412,30 € por persona
 *   FARE 2 - prem econ           Tarifa B - Turista óptima
 *   1,986.10 incl tax            498,30 por persona
 */
import { stated } from '../../../model/field.ts';
import { type FareDraft, withClass } from '../../../model/flight-quote-draft.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { findFareMentions } from '../fares/fare-mentions.ts';
import { hasBarePrice, withSiblingPrices } from '../fares/sibling-price.ts';
import { findOfferRanges } from '../flight/offer-ranges.ts';
import { fareOf } from '../flight/read-offers.ts';
import type { GdsOffer } from './gds-offers.ts';

/** The offers, each with its own range of the text; none where a heading has no price. */
export function splitTypedFares(document: SourceDocument, offer: GdsOffer, lastFlight: number): GdsOffer[] {
  const ranges = findOfferRanges(document, []);
  const startOf = (line: DocumentLine | undefined): number => line?.span[0] ?? document.source.length;
  const areInOrder = ranges.every(({ number }, i) => number === i + 1);
  if (ranges.length < 2 || !areInOrder || ranges.some(({ from }) => startOf(document.lines[from]) <= lastFlight))
    return [];
  const parts = ranges.map(({ from, to }) => document.lines.slice(from, to));
  const prices = parts.map((lines) =>
    findFareMentions(lines).filter(({ role }) => role !== 'other' && role !== 'item'),
  );
  const arePriced = parts.every((lines, i) => (prices[i]?.length ?? 0) > 0 || hasBarePrice(lines));
  // A fare whose price is still to come is one all the same: what it brings is no part of the first.
  const areFares = (prices[0]?.length ?? 0) > 0 && ranges.every(({ label }) => OF_FARES.test(label.value));
  return areFares || (arePriced && prices.some(({ length }) => length > 0))
    ? ranges.map(({ label, from, to }) => ({
        ...offer,
        label,
        from: startOf(document.lines[from]),
        to: startOf(document.lines[to]),
      }))
    : [];
}

const OF_FARES = /^(?:fare|tarif|price|preis|prix|precio|prezzo|preço|prijs)/i;

/** What someone has typed under each heading. */
export function pricesOfTyped(
  document: SourceDocument,
  offers: readonly GdsOffer[],
  travelers: number | null,
): readonly FareDraft[] {
  const options = offers.map(({ label, from, to }) => {
    const lines = document.lines.filter(({ span }) => span[0] >= from && span[0] < to);
    const fare = fareOf(lines, travelers, document.lines);
    return { lines, fare: fare.fareClass === null ? withClass(fare, premiumOf(label)) : fare };
  });
  return withSiblingPrices(options, travelers);
}

/** `Quote 2: premium`: a word that is no cabin anywhere else, but here names what the booking class of the display would belie. */
function premiumOf(label: GdsOffer['label']): FareDraft['fareClass'] {
  const [span, other] = label?.spans ?? [];
  const at = label?.value.search(/(?<!\p{L})premium$/iu) ?? -1;
  if (label === null || span === undefined || other !== undefined || at < 0) return null;
  const isTight = span[1] - span[0] === label.value.length;
  return isTight ? stated(label.value.slice(at), [[span[0] + at, span[1]]]) : null;
}
