/** Reads the same pieces under every arrangement and keeps the one under which most flights come out whole. */
import { type FlightUnit, hasMark } from './flight-unit.ts';
import { type Arrangement, readSegments, type SegmentReading } from './segment-reader.ts';

const ARRANGEMENTS: readonly Arrangement[] = [true, false].flatMap((numberLeads) =>
  [true, false].flatMap((dateOpens) =>
    [true, false].map((routesCount): Arrangement => ({ numberLeads, dateOpens, routesCount, dateFollows: false })),
  ),
);

const FOLLOWED = ARRANGEMENTS.map((arrangement) => ({ ...arrangement, dateFollows: true }));

/** The first date comes behind the first time or place. */
function datesFollow(units: readonly FlightUnit[]): boolean {
  for (const unit of units) {
    for (const { kind } of unit.marks) {
      if (kind === 'date') return false;
      if (kind === 'time') return true;
    }
  }
  return false;
}

/** `Arrival: …` on its own line: then `Departure: …` is the other end of the flight, not the journey out. */
const labelsArrival = (unit: FlightUnit): boolean => {
  const [first] = unit.marks;
  return first?.kind === 'end' && first.end === 'arrive' && first.from <= 2 && !hasMark(unit, 'flight');
};

export function arrangeSegments(units: readonly FlightUnit[]): SegmentReading {
  const hasReturn = units.some((unit) => unit.direction?.direction === 'return') && !units.some(labelsArrival);
  let best: SegmentReading | null = null;
  for (const arrangement of datesFollow(units) ? [...ARRANGEMENTS, ...FOLLOWED] : ARRANGEMENTS) {
    const reading = readSegments(units, arrangement, hasReturn);
    if (best === null || reading.score > best.score) best = reading;
  }
  return best ?? { segments: [], journeys: [], lines: [], score: 0 };
}
