/**
 * F-3: which segments make one journey, and which way it goes. Where the text itself numbers or names the journeys, that stands. Else a wait
 * under 24 hours in the same city joins; two journeys of which the second ends near where the first began are outbound and return, also
 * with an open jaw; a single run that comes back turns round at its farthest place; anything else is a trip of several legs.
 */
import { derived, type Field } from '../model/field.ts';
import type { AirportDraft, OfferDraft, SegmentDraft } from '../model/flight-quote-draft.ts';
import { dayNumberOf, isFullDate } from '../model/partial-date.ts';
import { arrivalOf, departureOf, distanceBetween, isSameCity, minutesBetween } from './flight-geography.ts';
import { copySegment, mapOffers, withSegments } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineJourneys: FlightQuoteRefiner = (draft) => mapOffers(draft, withJourneys);

/** The runs of segments with one journey's name; `from` to `to` are indexes of the offer's segments. */
export function journeysOf({ segments }: OfferDraft): { from: number; to: number; journey: Journey | null }[] {
  const found: { from: number; to: number; journey: Journey | null }[] = [];
  for (let i = 0; i < segments.length; i++) {
    const last = found.at(-1);
    const name = (segments[i] as SegmentDraft).journey?.value ?? null;
    if (last && last.journey === name) last.to = i + 1;
    else found.push({ from: i, to: i + 1, journey: name });
  }
  return found;
}

/** Index of the segment with which the way back begins; null where the offer does not go there and back. */
export function turnOf(offer: OfferDraft): number | null {
  const [out, back, more] = journeysOf(withJourneys(offer));
  return out?.journey === 'outbound' && back?.journey === 'return' && more === undefined ? back.from : null;
}

type Journey = NonNullable<SegmentDraft['journey']>['value'];
type Run = readonly SegmentDraft[];

const LONGEST_CONNECTION = 1440;
/** An end this near to the start, measured by the length of the journey, is home. */
const HOME_SHARE = 0.33;

function withJourneys(offer: OfferDraft): OfferDraft {
  if (offer.segments.length === 0) return offer;
  const runs = offer.segments.some((segment) => segment.journey !== null)
    ? statedRuns(offer.segments)
    : turnRound(connectedRuns(offer.segments));
  const names = nameRuns(runs);
  return withSegments(
    offer,
    runs.flatMap((run, i) =>
      run.map((segment) => {
        const named = copySegment(segment);
        named.journey = names[i] ?? null;
        return named;
      }),
    ),
  );
}

/** A segment without a name belongs to the journey above it; where that has none either, as far as one goes on from the other. */
function statedRuns(segments: Run): Run[] {
  const runs: SegmentDraft[][] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    const isNew = segment.journey !== null && segment.journey.value !== run?.[0]?.journey?.value;
    const isApart = run !== undefined && run[0]?.journey === null && !connects(run, segment);
    if (run && !isNew && !isApart) run.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

function connectedRuns(segments: Run): Run[] {
  const runs: SegmentDraft[][] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    if (run && connects(run, segment)) run.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

function connects(run: Run, next: SegmentDraft): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (first && last && meetSomewhere(last, next)) return true;
  if (!first || !last || !(isSameCity(last.arrival, next.departure) || meetUntold(first, last, next))) return false;
  if (run.length === 1 && isSameCity(first.departure, next.arrival)) return false;
  const wait = minutesBetween(arrivalOf(last), departureOf(next));
  return wait === null ? daysBetween(last, next) <= 1 : wait < LONGEST_CONNECTION;
}

/** F-444: flights of one route meet at a place that is not told. */
const meetUntold = (first: SegmentDraft, last: SegmentDraft, next: SegmentDraft): boolean =>
  isTold(first.departure) && !isTold(last.arrival) && !isTold(next.departure) && last.arrivalTime !== null;

const isTold = ({ code, name }: AirportDraft): boolean => code !== null || name !== null;

/** Two numbers beside the ends of one way: the text tells neither where the first lands nor where the second leaves. */
function meetSomewhere(last: SegmentDraft, next: SegmentDraft): boolean {
  return !isTold(last.arrival) && !isTold(next.departure) && last.arrivalTime === null && next.departureTime === null;
}

/** Without times the days must do; without days nothing speaks against a connection. */
function daysBetween(last: SegmentDraft, next: SegmentDraft): number {
  const [lands, leaves] = [(last.arrivalDate ?? last.departureDate)?.value, next.departureDate?.value];
  if (!lands || !leaves || !isFullDate(lands) || !isFullDate(leaves)) return 0;
  return dayNumberOf(leaves) - dayNumberOf(lands);
}

/** There and back with less than a day between: the farthest place is where it turns. */
function turnRound(runs: Run[]): Run[] {
  const [run] = runs;
  const [first, last] = [run?.[0], run?.at(-1)];
  if (runs.length !== 1 || !run || !first || !last || run.length < 2 || !isSameCity(first.departure, last.arrival))
    return runs;
  let turn = Math.ceil(run.length / 2);
  let farthest = -1;
  for (let i = 1; i < run.length; i++) {
    const away = distanceBetween(first.departure, (run[i] as SegmentDraft).departure);
    if (away !== null && away > farthest) [turn, farthest] = [i, away];
  }
  return [run.slice(0, turn), run.slice(turn)];
}

function nameRuns(runs: readonly Run[]): Field<Journey>[] {
  const stated = runs.map((run) => run[0]?.journey ?? null);
  const isReturn = runs.length === 2 && comesHome(runs[0] ?? [], runs[1] ?? []);
  return runs.map((_, i) => {
    const name = stated[i];
    // F-489: `home: …` over the last of several legs of which none is the way out.
    const isLastLeg =
      runs.length > 2 &&
      i === runs.length - 1 &&
      name?.value === 'return' &&
      stated.every((other) => other?.value !== 'outbound');
    if (name && typeof name.value === 'string' && !isLastLeg) return name;
    const isHome = isReturn || (runs.length === 2 && stated[0]?.value === 'outbound');
    return derived(isHome ? (i === 0 ? 'outbound' : 'return') : i + 1, name?.spans ?? []);
  });
}

function comesHome(out: Run, back: Run): boolean {
  const [start, away, end] = [out[0]?.departure, out.at(-1)?.arrival, back.at(-1)?.arrival];
  if (!start || !away || !end) return false;
  if (isSameCity(start, end)) return true;
  const [apart, length] = [distanceBetween(start, end), distanceBetween(start, away)];
  return apart !== null && length !== null && apart < length * HOME_SHARE;
}
