/** Reads the same pieces under every arrangement and keeps the one under which most flights come out whole. */
import { type FlightUnit, hasMark } from './flight-unit.ts';
import { type Arrangement, readSegments, type SegmentReading } from './segment-reader.ts';

const ARRANGEMENTS: readonly Arrangement[] = [true, false].flatMap((numberLeads) =>
  [true, false].flatMap((dateOpens) =>
    [true, false].map((routesCount): Arrangement => ({ numberLeads, dateOpens, routesCount })),
  ),
);

/** `Arrival: …` on its own line: then `Departure: …` is the other end of the flight, not the journey out. */
const labelsArrival = (unit: FlightUnit): boolean => {
  const [first] = unit.marks;
  return first?.kind === 'end' && first.end === 'arrive' && first.from <= 2 && !hasMark(unit, 'flight');
};

export function arrangeSegments(units: readonly FlightUnit[]): SegmentReading {
  const hasReturn = units.some((unit) => unit.direction?.direction === 'return') && !units.some(labelsArrival);
  let best: SegmentReading | null = null;
  for (const arrangement of ARRANGEMENTS) {
    const reading = readSegments(units, arrangement, hasReturn);
    if (best === null || reading.score > best.score) best = reading;
  }
  return best ?? { segments: [], journeys: [], lines: [], score: 0 };
}
