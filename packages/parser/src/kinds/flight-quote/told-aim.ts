/**
 * F-271: `Two options for Lisbon in May` over options that say no more than whence they leave (`BA from Heathrow: Thu 6 May BA500 dep 0900 arr
 * 1145, back Mon 10 May …`): there and back, the place that is missing is the one that they are for.
 */
import { type AirportMention, findAirports } from '../../annotators/airport.ts';
import type { SourceDocument } from '../../formats/reading/document.ts';
import type { AirportDraft, OfferDraft } from '../../model/flight-quote-draft.ts';
import { copySegment, withSegments } from '../../refiners/map-segments.ts';
import { LinePattern } from '../../text/line-look.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { airportDraft } from './told-journey.ts';

/** Behind so many lines stands no letter's opening. */
const HEAD = 14;
const AIM = new LinePattern(
  /(?:options?|flights?|fares?|quotes?|prices?|itinerar(?:y|ies)|opciones|vuelos?|vols?|fluge?|flug|angebote?|voli|volo|voos?|vluchten|opzioni|opcoes)(?: [a-z]{2,12}){0,2}? (?:for|to|nach|para|a|pour|per|naar) (?=[a-z])/,
);

export function withToldAim(document: SourceDocument, offers: readonly OfferDraft[]): readonly OfferDraft[] {
  if (!offers.some(isWithoutAim)) return offers;
  const aim = readAim(document);
  return aim === null ? offers : offers.map((offer) => (isWithoutAim(offer) ? withAim(offer, aim) : offer));
}

/** A flight there that says where it starts, and one back; neither says where they turn. */
function isWithoutAim({ segments }: OfferDraft): boolean {
  const [out, back, more] = segments;
  if (out === undefined || back === undefined || more !== undefined || isOpen(out.departure)) return false;
  return back.journey?.value === 'return' && isOpen(out.arrival) && isOpen(back.departure);
}

const isOpen = ({ code, name }: AirportDraft): boolean => code === null && name === null;

function withAim(offer: OfferDraft, aim: AirportDraft): OfferDraft {
  const [there, home] = offer.segments;
  if (there === undefined || home === undefined) return offer;
  const [out, back] = [copySegment(there), copySegment(home)];
  out.arrival = { ...aim, terminal: out.arrival.terminal };
  back.departure = { ...aim, terminal: back.departure.terminal };
  if (isOpen(back.arrival)) back.arrival = { ...out.departure, terminal: back.arrival.terminal };
  return withSegments(offer, [out, back]);
}

function readAim({ lines }: SourceDocument): AirportDraft | null {
  for (const line of lines.slice(0, HEAD)) {
    const match = AIM.exec(line.look, line.folded);
    if (match === null) continue;
    const rest: Passage = slicePassage(line.passage, match.index + match[0].length);
    const [place]: readonly AirportMention[] = findAirports(rest.text.slice(0, LONGEST_PLACE));
    if (place?.from === 0) return airportDraft(place, rest);
  }
  return null;
}
const LONGEST_PLACE = 48;
