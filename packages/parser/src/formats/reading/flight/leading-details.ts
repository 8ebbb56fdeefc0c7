/** `Iberia`, `Economy`, `Airbus A320`, `IB 6651` over the times of a flight: cabin and aircraft above the number are those of the flight below it. */
import { type FlightUnit, hasMark } from './flight-unit.ts';

/** The same pieces, each number before the cabin and the aircraft that stand right above it; as they are where the first number has none above. */
export function withLeadingDetails(units: readonly FlightUnit[]): readonly FlightUnit[] {
  const first = units.findIndex((unit) => hasMark(unit, 'flight'));
  if (first < 1 || !isDetail(units[first - 1] as FlightUnit)) return units;
  const ordered: FlightUnit[] = [];
  for (const unit of units) {
    let at = ordered.length;
    if (hasMark(unit, 'flight')) while (at > 0 && isDetail(ordered[at - 1] as FlightUnit)) at--;
    ordered.splice(at, 0, unit);
  }
  return ordered;
}

const isDetail = ({ marks, direction, isRow, isWait }: FlightUnit): boolean =>
  marks.length > 0 &&
  direction === null &&
  !isRow &&
  !isWait &&
  marks.every(({ kind }) => kind === 'cabin' || kind === 'aircraft');
