/**
 * A second length behind a flight whose own stands behind its times, and before a flight that leaves from where it lands: `Duration` over
 * `2h 40m` between two connections is what one waits there.
 */
import type { Field } from '../../../model/field.ts';
import type { MarkOf } from './flight-mark.ts';
import type { FlightUnit } from './flight-unit.ts';
import type { OpenSegment } from './open-segment.ts';

/** So many pieces further on the next flight says where it leaves from. */
const REACH = 4;

/** Is it such a length? The flight takes it as its wait then. `index` is the piece that tells it. */
export function isWaitBehind(
  flight: OpenSegment,
  minutes: Field<number>,
  units: readonly FlightUnit[],
  index: number,
): boolean {
  if (!flight.isLengthBehind || flight.flight === null) return false;
  const next = units
    .slice(index + 1, index + 1 + REACH)
    .flatMap(({ marks }) => marks)
    .find((mark): mark is MarkOf<'place'> => mark.kind === 'place');
  if (next === undefined || !flight.repeats('arrive', next.mention)) return false;
  flight.layover ??= minutes;
  return true;
}
