/**
 * F-17 `duration-mismatch`: a stated time in the air, wait or total that the local times and zones do not give. F-506: so is a flight that would
 * take longer than any by its days and hours: no length is worked out from them.
 */
import type { JsonPointer } from '../model/answer.ts';
import type { Field } from '../model/field.ts';
import type { SegmentDraft } from '../model/flight-quote-draft.ts';
import type { Issue } from '../model/issue.ts';
import {
  arrivalOf,
  departureOf,
  LONGEST_FLIGHT,
  type LocalMoment,
  minutesBetween,
} from '../refiners/flight-geography.ts';
import type { PlacedSegment } from './segment-pointers.ts';
import type { FlightQuoteValidator } from './validator.ts';

/** Airlines and web pages round. */
const TOLERANCE = 15;

export const validateDurations: FlightQuoteValidator = (_draft, _context, places) => {
  const issues: Issue[] = [];
  for (const { offer, journeys } of places.offers)
    for (const { pointer, segments, first } of journeys) {
      for (let i = 0; i < segments.length; i++) {
        const { pointer: at, segment } = segments[i] as PlacedSegment;
        if (segment.duration === null) tellOverlong(segment, at, issues);
        if (isStated(segment.duration))
          compare('The flight', segment.duration, [departureOf(segment), arrivalOf(segment)], `${at}/duration`, issues);
        const next = segments[i + 1]?.segment;
        if (next && isStated(segment.layover))
          compare(
            'The wait',
            segment.layover,
            [arrivalOf(segment), departureOf(next)],
            `${at}/layoverDuration`,
            issues,
          );
      }
      const total = offer.journeys.find((facts) => facts.firstSegment === first)?.totalTime ?? null;
      const [start, end] = [segments[0]?.segment, segments.at(-1)?.segment];
      if (start && end && isStated(total))
        compare('The journey', total, [departureOf(start), arrivalOf(end)], `${pointer}/totalTime`, issues);
    }
  return issues;
};

const isStated = (minutes: Field<number> | null): minutes is Field<number> =>
  minutes !== null && minutes.certainty === 'stated';

function compare(
  what: string,
  stated: Field<number>,
  [from, to]: readonly [LocalMoment, LocalMoment],
  pointer: JsonPointer,
  issues: Issue[],
): void {
  const real = minutesBetween(from, to);
  if (real === null || real <= 0 || Math.abs(stated.value - real) <= TOLERANCE) return;
  issues.push({
    code: 'duration-mismatch',
    severity: 'warning',
    message: `${what} takes ${describeMinutes(real)} by its times, not ${describeMinutes(stated.value)}.`,
    pointers: [pointer],
    spans: stated.spans,
  });
}

function tellOverlong(segment: SegmentDraft, pointer: JsonPointer, issues: Issue[]): void {
  const real = minutesBetween(departureOf(segment), arrivalOf(segment));
  if (real === null || real <= LONGEST_FLIGHT) return;
  const { departureDate, arrivalDate } = segment;
  issues.push({
    code: 'duration-mismatch',
    severity: 'warning',
    message: `By its days and times the flight would take ${describeMinutes(real)}.`,
    pointers: [`${pointer}/departureDate`, `${pointer}/arrivalDate`],
    spans: [...(departureDate?.spans ?? []), ...(arrivalDate?.spans ?? [])],
  });
}

const describeMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;
