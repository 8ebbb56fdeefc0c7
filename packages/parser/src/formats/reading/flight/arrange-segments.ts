/** Reads the same pieces under every arrangement and keeps the one under which most flights come out whole. */
import type { FlightUnit } from './flight-unit.ts';
import { type Arrangement, readSegments, type SegmentReading } from './segment-reader.ts';

const ARRANGEMENTS: readonly Arrangement[] = [true, false].flatMap((numberLeads) =>
  [true, false].flatMap((dateOpens) =>
    [true, false].map((routesCount): Arrangement => ({ numberLeads, dateOpens, routesCount })),
  ),
);

export function arrangeSegments(units: readonly FlightUnit[]): SegmentReading {
  const hasReturn = units.some((unit) => unit.direction?.direction === 'return');
  let best: SegmentReading | null = null;
  for (const arrangement of ARRANGEMENTS) {
    const reading = readSegments(units, arrangement, hasReturn);
    if (best === null || reading.score > best.score) best = reading;
  }
  return best ?? { segments: [], journeys: [], lines: [], score: 0 };
}
