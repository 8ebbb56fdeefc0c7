/** F-17 `duration-mismatch`: a stated time in the air, wait or total that the local times and zones do not give. */
import type { JsonPointer } from '../model/answer.ts';
import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import { arrivalOf, departureOf, type LocalMoment, minutesBetween } from '../refiners/flight-geography.ts';
import { placedOffers } from './segment-pointers.ts';
import type { FlightQuoteValidator } from './validator.ts';

/** Airlines and web pages round. */
const TOLERANCE = 15;

export const validateDurations: FlightQuoteValidator = (draft) =>
  placedOffers(draft).flatMap(({ offer, journeys }) =>
    journeys.flatMap(({ pointer, segments, first }) => {
      const [start, end] = [segments[0]?.segment, segments.at(-1)?.segment];
      const total = offer.journeys.find((facts) => facts.firstSegment === first)?.totalTime ?? null;
      return [
        ...segments.flatMap(({ pointer: at, segment }, i) => {
          const next = segments[i + 1]?.segment;
          return [
            ...compare('The flight', segment.duration, departureOf(segment), arrivalOf(segment), `${at}/duration`),
            ...(next
              ? compare('The wait', segment.layover, arrivalOf(segment), departureOf(next), `${at}/layoverDuration`)
              : []),
          ];
        }),
        ...(start && end
          ? compare('The journey', total, departureOf(start), arrivalOf(end), `${pointer}/totalTime`)
          : []),
      ];
    }),
  );

function compare(
  what: string,
  stated: Field<number> | null,
  from: LocalMoment,
  to: LocalMoment,
  pointer: JsonPointer,
): Issue[] {
  if (stated === null || stated.certainty !== 'stated') return [];
  const real = minutesBetween(from, to);
  if (real === null || real <= 0 || Math.abs(stated.value - real) <= TOLERANCE) return [];
  return [
    {
      code: 'duration-mismatch',
      severity: 'warning',
      message: `${what} takes ${describeMinutes(real)} by its times, not ${describeMinutes(stated.value)}.`,
      pointers: [pointer],
      spans: stated.spans,
    },
  ];
}

const describeMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, '0')}m`;
