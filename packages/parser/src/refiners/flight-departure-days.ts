/** F-417: `leaves Heathrow at 19:00 and lands in Johannesburg at 07:00 on 4 June`: the day of departure, where the text tells that of arrival alone. */
import { derived } from '../model/field.ts';
import { OPEN_SEGMENT, type SegmentDraft } from '../model/flight-quote-draft.ts';
import { withArrivalDay } from './flight-arrival-days.ts';
import { daysAfter, isSameCity } from './flight-geography.ts';
import { copySegment, mapOffers, withSegments } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineDepartureDays: FlightQuoteRefiner = (draft) =>
  mapOffers(draft, (offer) => {
    if (!offer.segments.some(({ departureDate }) => departureDate === null)) return offer;
    const segments = [...offer.segments];
    for (const [from, to] of waysOf(segments)) datedWay(segments, from, to);
    return withSegments(offer, segments);
  });

const isOpen = ({ departureDate, arrivalDate }: SegmentDraft): boolean =>
  departureDate === null && arrivalDate !== null;

/** Flights that follow one another; one that goes back to where the ones before it came by begins another way. */
function waysOf(segments: readonly SegmentDraft[]): [number, number][] {
  const ways: [number, number][] = [];
  let from = 0;
  for (let i = 1; i <= segments.length; i++) {
    const [before, next] = [segments[i - 1], segments[i]];
    const goesOn =
      before !== undefined &&
      next !== undefined &&
      isSameCity(before.arrival, next.departure) &&
      !segments.slice(from, i).some(({ departure }) => isSameCity(departure, next.arrival));
    if (goesOn) continue;
    ways.push([from, i]);
    from = i;
  }
  return ways;
}

/** From the first day that the way has back to its start; what stands far behind may be the day of a flight after a stay. */
function datedWay(segments: SegmentDraft[], from: number, to: number): void {
  const way = segments.slice(from, to);
  const first = way.findIndex((segment) => segment.departureDate !== null || isOpen(segment));
  if (first < 0 || way[0]?.departureDate !== null || (first > 0 && !isNear(way[0], way[first]))) return;
  const told = (way[first]?.departureDate ?? way[first]?.arrivalDate)?.value;
  for (let i = first; i >= 0; i--) {
    const own = way[i] as SegmentDraft;
    const next = i === first ? null : (way[i + 1] as SegmentDraft);
    const dated = own.departureDate !== null ? own : withDepartureDay(next === null ? own : landedBefore(own, next));
    if (dated.departureDate === null) return;
    way[i] = dated;
  }
  // `BOS 18:00 DUB 05:10, DUB 07:00 LHR 08:20 on 10 Apr`: of a night on the way it may be either day.
  const start = way.at(0)?.departureDate?.value;
  if (first > 0 && (told === undefined || start === undefined || !isSame(start, told))) return;
  segments.splice(from, way.length, ...way);
}

/** In the line or two that tell the whole way. */
function isNear(start: SegmentDraft | undefined, { departureDate, arrivalDate }: SegmentDraft = OPEN_SEGMENT): boolean {
  const at = start?.departureTime?.spans[0]?.[0];
  const day = (departureDate ?? arrivalDate)?.spans[0]?.[0];
  return at !== undefined && day !== undefined && day > at && day - at < REACH;
}
const REACH = 120;

/** On the day on which the next one leaves, or on the one before it. */
function landedBefore(segment: SegmentDraft, { departureDate, departureTime }: SegmentDraft): SegmentDraft {
  const [lands, leaves] = [segment.arrivalTime?.value.minutes, departureTime?.value.minutes];
  if (departureDate === null || lands === undefined || leaves === undefined) return segment;
  const dated = copySegment(segment);
  dated.arrivalDate = derived(daysAfter(departureDate.value, lands > leaves ? -1 : 0), departureDate.spans);
  return dated;
}

/** As many days before as a flight that leaves on that day takes to land. */
function withDepartureDay(segment: SegmentDraft): SegmentDraft {
  const { arrivalDate, arrivalDayOffset } = segment;
  if (arrivalDate === null || segment.departureTime === null || segment.arrivalTime === null) return segment;
  const [dated, trial] = [copySegment(segment), copySegment(segment)];
  [trial.departureDate, trial.arrivalDate] = [arrivalDate, null];
  const lands = arrivalDayOffset === null ? withArrivalDay(trial).arrivalDate : null;
  const days =
    arrivalDayOffset?.value ??
    [0, 1, 2, -1].find((n) => lands !== null && isSame(daysAfter(arrivalDate.value, n), lands.value));
  if (days === undefined) return segment;
  dated.departureDate = derived(daysAfter(arrivalDate.value, -days), arrivalDate.spans);
  return dated;
}

const isSame = (a: { month: number; day: number }, b: { month: number; day: number }): boolean =>
  a.month === b.month && a.day === b.day;
