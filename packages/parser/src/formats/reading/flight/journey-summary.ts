/**
 * The head of a search result tells the journey from end to end, `6:55 pm – 11:00 am +1, BOS – LIS, 1 stop, 11h 05m`, and its flights
 * follow one by one: the head is no flight of its own.
 */
import { comparePartialDates } from '../../../model/partial-date.ts';
import type { FactsBySegment } from './journey-facts.ts';
import type { OpenSegment } from './open-segment.ts';

export interface JourneySummary {
  readonly of: OpenSegment;
  /** The flights that it sums up. */
  readonly first: OpenSegment;
  readonly last: OpenSegment;
}

/** A head whose flights follow speaks for an arrangement more than the days that flights would get. */
export const SUMMARY_SCORE = 4;
/** At most this many flights further on a summary's own are looked for: those of other heads stand between. */
const REACH = 8;
const MOST_FLIGHTS = 5;

/** Whole segments without a number whose ends are those of numbered flights behind them. */
export function findSummaries(told: readonly OpenSegment[]): JourneySummary[] {
  const found: JourneySummary[] = [];
  for (let i = 0; i < told.length; i++) {
    const of = told[i] as OpenSegment;
    if (of.flight !== null || !of.isWhole) continue;
    const summary = flightsOf(of, told, i + 1);
    if (summary !== null) found.push(summary);
  }
  return found;
}

function flightsOf(of: OpenSegment, told: readonly OpenSegment[], from: number): JourneySummary | null {
  for (let i = from; i < Math.min(told.length, from + REACH); i++) {
    const first = told[i] as OpenSegment;
    if (!isSameEnd(of, first, 'depart')) continue;
    for (let k = i; k < Math.min(told.length, i + MOST_FLIGHTS); k++) {
      const last = told[k] as OpenSegment;
      if (last.flight === null) break;
      if (isSameEnd(of, last, 'arrive')) return { of, first, last };
    }
  }
  return null;
}

const isSameEnd = (of: OpenSegment, flight: OpenSegment, end: 'depart' | 'arrive'): boolean =>
  flight.flight !== null &&
  (end === 'arrive' || isSameDay(of, flight)) &&
  of.timeOf(end)?.time.minutes === flight.timeOf(end)?.time.minutes &&
  of.meets(end, flight, end);

/** Where both say their day. */
function isSameDay(of: OpenSegment, flight: OpenSegment): boolean {
  const [own, other] = [of.departureDate?.value, flight.departureDate?.value];
  return own === undefined || other === undefined || comparePartialDates(own, other) === 0;
}

/** What a summary says of the whole journey goes to the flights that it sums up; `closed` are all segments, `facts` theirs. */
export function tellSummary(
  { of: told, first, last }: JourneySummary,
  closed: readonly OpenSegment[],
  facts: FactsBySegment,
): void {
  const { duration, stops } = told;
  const own = facts.take(closed.indexOf(told));
  const of = facts.at(closed.indexOf(first));
  of.totalTime ??= own?.totalTime ?? (first === last && first.duration === null ? null : duration);
  of.stops ??= own?.stops ?? stops;
  first.takeSummary(told, last);
}
