/** F-5: how long flights, waits and whole journeys take, through the zones, where the text does not say; and a journey's stops. */
import { derived } from '../model/field.ts';
import type { JourneyFacts, OfferDraft, SegmentDraft } from '../model/flight-quote-draft.ts';
import { arrivalOf, departureOf, LONGEST_FLIGHT, minutesBetween } from './flight-geography.ts';
import { journeysOf } from './flight-journeys.ts';
import { copySegment, mapOffers } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineFlightTimes: FlightQuoteRefiner = (draft) => mapOffers(draft, withTimes);

function withTimes(given: OfferDraft): OfferDraft {
  if (given.segments.length === 0) return given;
  const journeys = journeysOf(given);
  const offer = withLengthsOfJourneys(given, journeys);
  const starts = new Set(journeys.map((journey) => journey.from));
  const nextOf = (i: number): SegmentDraft | undefined => (starts.has(i + 1) ? undefined : told[i + 1]);
  const told = offer.segments.map(copySegment);
  for (let i = 0; i + 1 < told.length; i++) if (!starts.has(i + 1)) tellWait(told[i] as Told, told[i + 1] as Told);
  const segments = told.map((segment, i) => {
    const next = nextOf(i);
    return withWait(withDuration(segment), next, { opens: starts.has(i), ends: nextOf(i + 1) === undefined });
  });
  return {
    label: offer.label,
    segments,
    journeys: journeys.map(({ from, to }) => {
      const stated = offer.journeys.find((facts) => facts.firstSegment >= from && facts.firstSegment < to);
      return journeyFacts(segments.slice(from, to), from, stated);
    }),
    fare: offer.fare,
    notes: offer.notes,
  };
}

type Told = ReturnType<typeof copySegment>;

/** F-448: `in Doha, 2h30 to stretch your legs`: a length that is the wait between two flights to the minute, and neither's own, is that. */
function tellWait(flight: Told, next: Told): void {
  const wait = minutesBetween(arrivalOf(flight), departureOf(next));
  if (wait === null || flight.layover !== null) return;
  for (const one of [next, flight]) {
    if (one.duration?.value !== wait || !isFarOff(one)) continue;
    flight.layover = one.duration;
    one.duration = null;
    return;
  }
}

function isFarOff(flight: SegmentDraft): boolean {
  const own = minutesBetween(departureOf(flight), arrivalOf(flight));
  return own !== null && flight.duration !== null && Math.abs(own - flight.duration.value) > FAR_OFF;
}
/** Minutes: less may be a slip of who wrote it. */
const FAR_OFF = 60;

/** F-464: `Duration: 11h 10m` under the last flight of a journey, or over its first: where not that flight but the whole takes so long, it is said of that. */
function withLengthsOfJourneys(
  offer: OfferDraft,
  journeys: readonly { readonly from: number; readonly to: number }[],
): OfferDraft {
  const segments = [...offer.segments];
  const facts = [...offer.journeys];
  for (const { from, to } of journeys) {
    if (to - from < 2) continue;
    const known = facts.findIndex(({ firstSegment }) => firstSegment >= from && firstSegment < to);
    if (facts[known]?.totalTime) continue;
    const whole = wholeTime(segments.slice(from, to));
    const at = [to - 1, from].find((i) => whole !== null && segments[i]?.duration?.value === whole);
    const [segment, length] = at === undefined ? [] : [segments[at], segments[at]?.duration];
    if (at === undefined || !segment || !length || minutesBetween(departureOf(segment), arrivalOf(segment)) === whole)
      continue;
    segments[at] = changed(segment, 'duration', null);
    if (known < 0) facts.push({ firstSegment: from, totalTime: length, stops: null });
    else facts[known] = { ...(facts[known] as JourneyFacts), totalTime: length };
  }
  return { ...offer, segments, journeys: facts };
}

function withDuration(segment: SegmentDraft): SegmentDraft {
  if (segment.duration !== null) return segment;
  const minutes = minutesBetween(departureOf(segment), arrivalOf(segment));
  return minutes === null || minutes <= 0 || minutes > LONGEST_FLIGHT ? segment : changed(segment, 'duration', minutes);
}

/**
 * `ends`: the next flight ends the journey. A wait told under it, `Layover: 1h 30m in Reykjavik`, is the one before it where that took as long, or
 * about as long where it is the only one (`opens`: this flight is the first).
 */
function withWait(
  segment: SegmentDraft,
  next: SegmentDraft | undefined,
  { opens, ends }: { readonly opens: boolean; readonly ends: boolean },
): SegmentDraft {
  if (next === undefined) return segment.layover === null ? segment : changed(segment, 'layover', null);
  if (segment.layover !== null) return segment;
  const minutes = minutesBetween(arrivalOf(segment), departureOf(next));
  if (minutes === null || minutes < 0 || minutes > LONGEST_FLIGHT) return segment;
  const told = ends ? (next.layover?.value ?? null) : null;
  if (told !== null && (told === minutes || (opens && Math.abs(told - minutes) <= LARGEST_SLIP))) {
    const copy = copySegment(segment);
    copy.layover = next.layover;
    return copy;
  }
  return changed(segment, 'layover', minutes);
}

/** Farther off it is no wait but the length of the journey. */
const LARGEST_SLIP = 6 * 60;

function changed(segment: SegmentDraft, time: 'duration' | 'layover', minutes: number | null): SegmentDraft {
  const copy = copySegment(segment);
  copy[time] = minutes === null ? null : derived(minutes, []);
  return copy;
}

function journeyFacts(
  segments: readonly SegmentDraft[],
  first: number,
  stated: JourneyFacts | undefined,
): JourneyFacts {
  const technical = tellsOfAll(segments) ? 0 : segments.reduce((sum, segment) => sum + (segment.stops?.value ?? 0), 0);
  const stopSpans = segments.flatMap((segment) => segment.stops?.spans ?? []);
  const total = stated?.totalTime ?? null;
  const minutes = total === null ? wholeTime(segments) : null;
  return {
    firstSegment: first,
    totalTime: total ?? ownTime(segments, minutes),
    stops: fits(stated?.stops ?? null, segments.length - 1) ?? derived(segments.length - 1 + technical, stopSpans),
  };
}

/** F-447: a table tells the stops of a journey once, in its first row: as many as it has changes. */
function tellsOfAll([first, ...others]: readonly SegmentDraft[]): boolean {
  return others.length > 0 && first?.stops?.value === others.length && others.every(({ stops }) => stops === null);
}

/** A journey of one flight takes as long as the text says of the flight. */
function ownTime(segments: readonly SegmentDraft[], minutes: number | null): JourneyFacts['totalTime'] {
  const [only, second] = segments;
  if (only?.duration && second === undefined && (minutes === null || minutes === only.duration.value))
    return only.duration;
  return minutes === null ? null : derived(minutes, []);
}

/** `Nonstop` beside one of several flights is said of that flight. */
const fits = (stops: JourneyFacts['stops'], changes: number): JourneyFacts['stops'] =>
  stops !== null && stops.value >= changes ? stops : null;

const DAY = 1440;

function wholeTime(segments: readonly SegmentDraft[]): number | null {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return null;
  const minutes = minutesBetween(departureOf(first), arrivalOf(last));
  // Between two flights of a journey lies less than a day.
  if (minutes !== null) return minutes > 0 && minutes <= LONGEST_FLIGHT + (segments.length - 1) * DAY ? minutes : null;
  let sum = 0;
  for (const [i, segment] of segments.entries()) {
    if (segment.duration === null || (i < segments.length - 1 && segment.layover === null)) return null;
    sum += segment.duration.value + (segment.layover?.value ?? 0);
  }
  return sum;
}
