/**
 * A letter that tells the journey once, `Leeds to Faro, out on Saturday 3 April and home on Saturday 10 April`, before options that give numbers
 * and times alone: the way out of each is on the first day, the way back on the second.
 */
import { type AirportMention, findAirports } from '../../annotators/airport.ts';
import type { DateMention } from '../../annotators/date.ts';
import { mayHoldDate } from '../../annotators/date.ts';
import { findFlightDates } from '../../annotators/flight-date.ts';
import type { SourceDocument } from '../../formats/reading/document.ts';
import { splitSentences } from '../../formats/reading/sentences.ts';
import { derived, stated } from '../../model/field.ts';
import type { AirportDraft, OfferDraft, SegmentDraft } from '../../model/flight-quote-draft.ts';
import { copySegment, withSegments } from '../../refiners/map-segments.ts';
import { type Passage, spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

/** Behind so many lines stands no letter's opening. */
const HEAD = 14;
const MAX_LENGTH = 1_000;
const JOINT = /^\s(?:to|nach|naar|a|à|para|→|-|–)\s$/;
const HOME =
  /\b(?:back|home|return(?:ing)?|coming|zuruck|ruckflug|retour|regreso|vuelta|volviendo|ritorno|volta|terug)\b[^.;]{0,24}$/;

interface ToldJourney {
  readonly passage: Passage;
  readonly places: readonly [AirportMention, AirportMention];
  readonly days: readonly [DateMention, DateMention];
}

/** The offers with what the letter tells of them; those of which any flight has a day, or says otherwise, are left as they are. */
export function withToldJourney(document: SourceDocument, offers: readonly OfferDraft[]): readonly OfferDraft[] {
  if (offers.length === 0 || !offers.every(isOpen)) return offers;
  const told = readToldJourney(document);
  return told === null ? offers : offers.map((offer) => fill(offer, told));
}

/** There and back, with times, without days. */
const isOpen = ({ segments }: OfferDraft): boolean =>
  segments.length === 2 &&
  segments.every(
    ({ departureDate, arrivalDate, departureTime, flightNumber }) =>
      departureDate === null && arrivalDate === null && departureTime !== null && flightNumber !== null,
  );

function readToldJourney({ lines, dateOrder }: SourceDocument): ToldJourney | null {
  for (const line of lines.slice(0, HEAD)) {
    if (!mayHoldDate(line.look) || line.passage.text.length > MAX_LENGTH) continue;
    for (const passage of splitSentences(line.passage)) {
      const folded = foldText(passage.text);
      const [out, back, more] = findFlightDates(folded, dateOrder);
      if (!out || !back || more || out.end !== null || back.end !== null) continue;
      if (!HOME.test(folded.slice(out.to, back.from))) continue;
      const places = findAirports(passage.text.slice(0, out.from));
      const at = places.findIndex((place, i) => {
        const next = places[i + 1];
        return next !== undefined && JOINT.test(passage.text.slice(place.to, next.from));
      });
      const [from, to] = at < 0 ? [] : places.slice(at);
      if (from && to) return { passage, places: [from, to], days: [out, back] };
    }
  }
  return null;
}

function fill(offer: OfferDraft, told: ToldJourney): OfferDraft {
  const [from, to] = told.places;
  const [out, back] = offer.segments;
  if (!out || !back) return offer;
  const first = flown(out, [from, to], told, 0);
  const second = flown(back, [to, from], told, 1);
  return first === null || second === null ? offer : withSegments(offer, [first, second]);
}

/** Null where the flight itself says something else. */
function flown(
  segment: SegmentDraft,
  [from, to]: readonly [AirportMention, AirportMention],
  { passage, days }: ToldJourney,
  at: 0 | 1,
): SegmentDraft | null {
  const departure = placeOf(segment.departure, from, passage);
  const arrival = placeOf(segment.arrival, to, passage);
  if (departure === null || arrival === null) return null;
  const copy = copySegment(segment);
  const { date, weekday, from: start, to: end } = days[at];
  [copy.departure, copy.arrival] = [departure, arrival];
  copy.departureDate = stated(date, [spanOf(passage, start, end)]);
  copy.weekday = weekday && stated(weekday.weekday, [spanOf(passage, weekday.from, weekday.to)]);
  copy.journey ??= derived(at === 0 ? 'outbound' : 'return', []);
  return copy;
}

function placeOf(own: AirportDraft, mention: AirportMention, passage: Passage): AirportDraft | null {
  const told = airportDraft(mention, passage);
  if (own.code === null && own.name === null) return { ...told, terminal: own.terminal };
  const cities = mention.airports.flatMap(({ code, cityCode }) => [code, cityCode]);
  if (own.code !== null) return cities.includes(own.code.value) || own.code.value === mention.code?.value ? own : null;
  const name = foldText(own.name?.value ?? '');
  const isSame =
    foldText(told.name?.value ?? '').startsWith(name) || mention.airports.some(({ city }) => foldText(city) === name);
  return isSame ? { ...own, code: told.code } : null;
}

/** The airport that a mention in a passage means, where it is one. */
export function airportDraft(mention: AirportMention, passage: Passage): AirportDraft {
  const [name] = mention.names;
  const spans = [spanOf(passage, mention.from, mention.to)];
  const [airport, ...others] = mention.airports;
  const isOne =
    airport !== undefined &&
    airport.kind === 'airport' &&
    others.every((other) => other.city !== airport.city || other.country !== airport.country);
  return {
    code: mention.code ? stated(mention.code.value, spans) : isOne ? derived(airport.code, spans) : null,
    name: name ? stated(passage.text.slice(name.from, name.to), [spanOf(passage, name.from, name.to)]) : null,
    terminal: null,
  };
}
