/** Reads the same pieces under every arrangement and keeps the one under which most flights come out whole. */

import { type Arrangement, CHOICES, type SegmentReading, type TriedReading } from './arrangement.ts';
import { type FlightUnit, hasMark } from './flight-unit.ts';
import { SegmentReader } from './segment-reader.ts';

const { numberLeads, dateOpens, routesCount, dateFollows, routesRepeat } = CHOICES;
const ARRANGEMENTS: readonly Arrangement[] = [numberLeads, 0].flatMap((number) =>
  [dateOpens, 0].flatMap((date) => [routesCount, routesCount | routesRepeat, 0].map((route) => number | date | route)),
);
const WITH_FOLLOWED: readonly Arrangement[] = [...ARRANGEMENTS, ...ARRANGEMENTS.map((each) => each | dateFollows)];

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

const NOTHING: SegmentReading = { segments: [], journeys: [], lines: [] };

export function arrangeSegments(units: readonly FlightUnit[]): SegmentReading {
  if (units.length === 0) return NOTHING;
  const hasReturn = units.some((unit) => unit.direction?.direction === 'return') && !units.some(labelsArrival);
  const tried: TriedReading[] = [];
  let best: TriedReading | null = null;
  for (const arrangement of datesFollow(units) ? WITH_FOLLOWED : ARRANGEMENTS) {
    // Where two arrangements agree in all that a reading has asked, they read the same.
    if (tried.some((one) => ((one.arrangement ^ arrangement) & one.asked) === 0)) continue;
    const reading = readSegments(units, arrangement, hasReturn);
    tried.push(reading);
    if (best === null || reading.score > best.score) best = reading;
  }
  return best?.close() ?? NOTHING;
}

function readSegments(units: readonly FlightUnit[], arrangement: Arrangement, hasReturn: boolean): TriedReading {
  const reader = new SegmentReader(arrangement, hasReturn);
  for (let i = 0; i < units.length; i++) reader.readUnit(units[i] as FlightUnit, i);
  return reader.finish();
}
