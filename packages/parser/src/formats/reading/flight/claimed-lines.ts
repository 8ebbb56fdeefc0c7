/** The lines that speak of their flights and of nothing else: prices and conditions are not to be looked for in them. */

import type { SegmentReading } from './arrangement.ts';
import type { FlightMark } from './flight-mark.ts';
import { type FlightUnit, hasMark, isLabelled } from './flight-unit.ts';
import { LONG } from './read-units.ts';

/** A cabin alone is the fare's as much as the flight's. */
const isOfFare = ({ kind }: FlightMark): boolean => kind === 'cabin' || kind === 'booking-class';

/** Of a line that is read sentence by sentence so much must be of its flights; else other sentences have more to say. */
const MOST_OF_LINE = 0.8;

export function claimedLines(units: readonly FlightUnit[], readings: readonly SegmentReading[]): Set<number> {
  const claimed = new Set<number>();
  for (const { lines } of readings) for (const own of lines) for (const line of own) claimed.add(line);
  const told = new Map<number, number>();
  for (const unit of units) {
    const { line, passage } = unit;
    if (line.passage.text.length > LONG)
      told.set(line.index, (told.get(line.index) ?? 0) + passage.text.length / line.passage.text.length);
    // A row without a mark is a line of a receipt that goes on with its flight.
    if ((unit.direction !== null && unit.isPure) || (unit.isRow && unit.marks.length === 0))
      claimed.add(unit.line.index);
    const [mark] = unit.marks;
    if (mark?.kind === 'airline' && isLabelled(unit, mark)) continue;
    if (!unit.isRow && (!unit.isPure || hasMark(unit, 'money') || unit.marks.every(isOfFare)))
      claimed.delete(unit.line.index);
  }
  for (const [line, share] of told) if (share < MOST_OF_LINE) claimed.delete(line);
  return claimed;
}
