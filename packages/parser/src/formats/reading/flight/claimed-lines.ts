/** The lines that speak of their flights and of nothing else: prices and conditions are not to be looked for in them. */
import { type FlightUnit, hasMark } from './flight-unit.ts';
import type { SegmentReading } from './segment-reader.ts';

export function claimedLines(units: readonly FlightUnit[], readings: readonly SegmentReading[]): Set<number> {
  const claimed = new Set(readings.flatMap(({ lines }) => lines.flatMap((own) => [...own])));
  for (const unit of units) {
    if (unit.direction !== null && unit.isPure) claimed.add(unit.line.index);
    if (!unit.isRow && (!unit.isPure || hasMark(unit, 'money'))) claimed.delete(unit.line.index);
  }
  return claimed;
}
