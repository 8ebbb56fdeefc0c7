/**
 * Flights that name no airline, in a text that names only one (`Aer Lingus nonstop both ways`, a mail from Southwest Airlines), are that
 * airline's.
 */
import { type AirlineMention, findAirlines } from '../../../annotators/airline.ts';
import { derived, stated } from '../../../model/field.ts';
import type { AirlineDraft, OfferDraft, SegmentDraft } from '../../../model/flight-quote-draft.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';

const MAX_LINES = 60;
const MAX_LENGTH = 300;

export function withSoleAirline(offers: readonly OfferDraft[], document: SourceDocument): readonly OfferDraft[] {
  const isOpen = offers.some(({ segments }) => segments.some(({ airline }) => isNameless(airline)));
  if (!isOpen) return offers;
  const airline = findSoleAirline(document, offers);
  if (airline === null) return offers.map(withReturnAirline);
  return offers.map((offer) => ({
    ...offer,
    segments: offer.segments.map((segment) => (isNameless(segment.airline) ? { ...segment, airline } : segment)),
  }));
}

const isNameless = ({ code, name }: AirlineDraft): boolean => code === null && name === null;

function findSoleAirline(document: SourceDocument, offers: readonly OfferDraft[]): AirlineDraft | null {
  const named = new Set(offers.flatMap(({ segments }) => segments.flatMap(({ airline }) => airline.code?.value ?? [])));
  let sole: { line: DocumentLine; mention: AirlineMention } | null = null;
  for (const line of document.lines.slice(0, MAX_LINES)) {
    for (const mention of findAirlines(line.passage.text.slice(0, MAX_LENGTH))) {
      if (mention.isWeak) continue;
      if (sole !== null && sole.mention.airline.code !== mention.airline.code) return null;
      sole ??= { line, mention };
    }
  }
  if (sole === null) return null;
  const { from, to, airline } = sole.mention;
  if ([...named].some((code) => code !== airline.code)) return null;
  return {
    code: derived(airline.code, []),
    name: stated(sole.line.passage.text.slice(from, to), [spanOf(sole.line.passage, from, to)]),
  };
}

/** Without a name in the text a flight without a number is that of the one designator that has flown the same two airports the other way. */
function withReturnAirline(offer: OfferDraft): OfferDraft {
  const codes = new Set(offer.segments.flatMap(({ airline }) => airline.code?.value ?? []));
  const [code] = codes;
  if (code === undefined || codes.size > 1) return offer;
  const flown = new Set(offer.segments.flatMap((segment) => (isNameless(segment.airline) ? [] : routeOf(segment))));
  const isBack = ({ departure, arrival }: SegmentDraft): boolean =>
    departure.code !== null && arrival.code !== null && flown.has(`${arrival.code.value} ${departure.code.value}`);
  const name = offer.segments.find(({ airline }) => airline.code?.value === code)?.airline.name ?? null;
  const airline = { code: derived(code, []), name };
  return {
    ...offer,
    segments: offer.segments.map((segment) =>
      isNameless(segment.airline) && isBack(segment) ? { ...segment, airline } : segment,
    ),
  };
}

const routeOf = ({ departure, arrival }: SegmentDraft): string[] =>
  departure.code === null || arrival.code === null ? [] : [`${departure.code.value} ${arrival.code.value}`];
