/**
 * F-3: which segments make one journey, and which way it goes. A wait under 24 hours at a place that goes on joins; a second journey that
 * ends where the first began is the return; anything else is a trip of several legs.
 */
import { derived, type Field } from '../model/field.ts';
import type { OfferDraft, SegmentDraft } from '../model/flight-quote-draft.ts';
import { dayNumberOf, isFullDate } from '../model/partial-date.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineJourneys: FlightQuoteRefiner = (draft) => {
  const [first, ...others] = draft.offers;
  return { ...draft, offers: [withJourneys(first), ...others.map(withJourneys)] };
};

type Journey = NonNullable<SegmentDraft['journey']>['value'];

function withJourneys(offer: OfferDraft): OfferDraft {
  if (offer.segments.every((segment) => segment.journey !== null)) return offer;
  const runs: SegmentDraft[][] = [];
  for (const segment of offer.segments) {
    const run = runs.at(-1);
    if (run && joins(run, segment)) run.push(segment);
    else runs.push([segment]);
  }
  const names = nameRuns(runs);
  return {
    ...offer,
    segments: runs.flatMap((run, i) => run.map((segment) => ({ ...segment, journey: names[i] ?? null }))),
  };
}

function joins(run: readonly SegmentDraft[], next: SegmentDraft): boolean {
  const last = run.at(-1);
  if (!last || last.arrival.code?.value !== next.departure.code?.value) return false;
  if (next.arrival.code !== null && next.arrival.code.value === run[0]?.departure.code?.value) return false;
  const arrived = minutesOf(last.arrivalDate ?? last.departureDate, last.arrivalTime?.value.minutes ?? 0);
  const leaves = minutesOf(next.departureDate, next.departureTime?.value.minutes ?? 0);
  return arrived === null || leaves === null || leaves - arrived < 1440;
}

function minutesOf(date: SegmentDraft['departureDate'], minutes: number): number | null {
  if (date === null) return null;
  const day = isFullDate(date.value) ? dayNumberOf(date.value) : date.value.month * 31 + date.value.day;
  return day * 1440 + minutes;
}

function nameRuns(runs: readonly (readonly SegmentDraft[])[]): Field<Journey>[] {
  const isReturn = runs.length === 2 && runs[1]?.at(-1)?.arrival.code?.value === runs[0]?.[0]?.departure.code?.value;
  return runs.map((_, i) =>
    derived(isReturn ? (i === 0 ? 'outbound' : 'return') : runs.length === 1 ? 'outbound' : i + 1, []),
  );
}
