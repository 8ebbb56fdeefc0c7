/** The lines that speak of their flights and of nothing else: prices and conditions are not to be looked for in them. */

import type { SegmentReading } from './arrangement.ts';
import type { FlightMark } from './flight-mark.ts';
import { type FlightUnit, hasMark, isLabelled } from './flight-unit.ts';

/** A cabin alone is the fare's as much as the flight's. */
const isOfFare = ({ kind }: FlightMark): boolean => kind === 'cabin' || kind === 'booking-class';

export function claimedLines(units: readonly FlightUnit[], readings: readonly SegmentReading[]): Set<number> {
  const claimed = new Set<number>();
  for (const { lines } of readings) for (const own of lines) for (const line of own) claimed.add(line);
  for (const unit of units) {
    if (unit.direction !== null && unit.isPure) claimed.add(unit.line.index);
    const [mark] = unit.marks;
    if (mark?.kind === 'airline' && isLabelled(unit, mark)) continue;
    if (!unit.isRow && (!unit.isPure || hasMark(unit, 'money') || unit.marks.every(isOfFare)))
      claimed.delete(unit.line.index);
  }
  return claimed;
}
