/**
 * `9h 25m · 1 stop CDG (2h 30m)` under the flights of a journey is what the whole of it takes, where it stops and how long it waits there: none
 * of it is said of the last flight.
 */
import type { FlightMark, MarkOf } from './flight-mark.ts';
import type { FlightUnit } from './flight-unit.ts';
import type { FactsBySegment } from './journey-facts.ts';
import { fieldOfMark } from './mark-field.ts';
import type { OpenSegment } from './open-segment.ts';

/** Does the piece tell of the journey that `current` ends? Its facts are taken then; `closed` are the flights before. */
export function readJourneyTail(
  unit: FlightUnit,
  current: OpenSegment,
  closed: readonly OpenSegment[],
  facts: FactsBySegment,
): boolean {
  if (unit.isRow || unit.marks.length < 2) return false;
  const [total, wait, ...more] = unit.marks.filter((mark) => mark.kind === 'duration');
  const stops = unit.marks.find((mark) => mark.kind === 'stops');
  if (total === undefined || total.of === 'wait' || more.length > 0) return false;
  if (stops === undefined || stops.stops === 0 || !unit.marks.every(isOfJourney)) return false;
  const journey = [...closed.slice(-stops.stops), current];
  if (journey.length <= stops.stops || !isJoined(journey)) return false;
  const landings = journey.slice(0, -1);
  const places = unit.marks.filter((mark): mark is MarkOf<'place'> => mark.kind === 'place');
  if (!places.every(({ mention }) => landings.some((flight) => flight.repeats('arrive', mention)))) return false;
  const own = facts.at(closed.length - stops.stops);
  own.totalTime ??= fieldOfMark(total.minutes, total);
  own.stops ??= fieldOfMark(stops.stops, stops);
  const [only, other] = landings;
  if (wait !== undefined && only !== undefined && other === undefined) only.layover ??= fieldOfMark(wait.minutes, wait);
  current.lines.add(unit.line.index);
  return true;
}

const isOfJourney = ({ kind }: FlightMark): boolean =>
  kind === 'duration' || kind === 'stops' || kind === 'place' || kind === 'cabin' || kind === 'airline';

const isJoined = (journey: readonly OpenSegment[]): boolean =>
  journey.every((flight, i) => {
    const before = journey[i - 1];
    return (
      flight.isWhole && flight.flight !== null && (before === undefined || flight.meets('depart', before, 'arrive'))
    );
  });
