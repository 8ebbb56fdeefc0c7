/** Reads the same pieces under every arrangement and keeps the one under which most flights come out whole. */

import { type Arrangement, CHOICES, type SegmentReading, type TriedReading } from './arrangement.ts';
import { type FlightUnit, hasMark } from './flight-unit.ts';
import { withLeadingDetails } from './leading-details.ts';
import type { RouteEnds } from './route-lines.ts';
import { SegmentReader } from './segment-reader.ts';

const { numberLeads, dateOpens, routesCount, dateFollows, routesRepeat } = CHOICES;
const WITHOUT_FOLLOWED: readonly Arrangement[] = [numberLeads, 0].flatMap((number) =>
  [dateOpens, 0].flatMap((date) => [routesCount, routesCount | routesRepeat, 0].map((route) => number | date | route)),
);
const ARRANGEMENTS: readonly Arrangement[] = [
  ...WITHOUT_FOLLOWED,
  ...WITHOUT_FOLLOWED.map((each) => each | dateFollows),
];

/** `Arrival: …` on its own line: then `Departure: …` is the other end of the flight, not the journey out. */
const labelsArrival = (unit: FlightUnit): boolean => {
  const [first] = unit.marks;
  return first?.kind === 'end' && first.end === 'arrive' && first.from <= 2 && !hasMark(unit, 'flight');
};

const NOTHING: SegmentReading = { segments: [], journeys: [], lines: [] };

/** `route`: between which places flights fly that name neither, where their own lines do not say. */
export function arrangeSegments(read: readonly FlightUnit[], route: RouteEnds | null = null): SegmentReading {
  if (read.length === 0) return NOTHING;
  const units = withLeadingDetails(read);
  const hasReturn = units.some((unit) => unit.direction?.direction === 'return') && !units.some(labelsArrival);
  const tried: TriedReading[] = [];
  let best: TriedReading | null = null;
  for (const arrangement of ARRANGEMENTS) {
    // Where two arrangements agree in all that a reading has asked, they read the same.
    if (tried.some((one) => ((one.arrangement ^ arrangement) & one.asked) === 0)) continue;
    const reading = readSegments(units, arrangement, hasReturn, route);
    tried.push(reading);
    if (best === null || reading.score > best.score) best = reading;
  }
  return best?.close() ?? NOTHING;
}

function readSegments(
  units: readonly FlightUnit[],
  arrangement: Arrangement,
  hasReturn: boolean,
  route: RouteEnds | null,
): TriedReading {
  const reader = new SegmentReader(units, arrangement, hasReturn);
  for (let i = 0; i < units.length; i++) reader.readUnit(units[i] as FlightUnit, i);
  return reader.finish(route);
}
