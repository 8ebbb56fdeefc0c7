/** Places in a row: lines that name a route and nothing else, places joined by arrows, a line that goes on through a stop. */
import type { FlightMark, MarkOf } from './flight-mark.ts';
import type { FlightUnit } from './flight-unit.ts';
import type { OpenSegment } from './open-segment.ts';

export const isRouteLine = (unit: FlightUnit): boolean =>
  !unit.isRow &&
  unit.marks.every(
    (mark) => mark.kind === 'place' || mark.kind === 'end' || mark.kind === 'airline' || mark.kind === 'stops',
  );

/** `Philadelphia → Doha → Colombo`. */
export function isChain(unit: FlightUnit): boolean {
  const places = unit.marks.filter((mark) => mark.kind === 'place');
  return places.every((mark, i) => i === 0 || isChained(places[i - 1], mark));
}

export const isChained = (before: FlightMark | undefined, mark: MarkOf<'place'>): boolean =>
  before?.kind === 'place' && /^\s?(?:-|–|—|→|->|>|\/)\s?$/.test(mark.passage.text.slice(before.to, mark.from));

/** A third place behind an arrow in the line of one flight. */
export function goesOn(current: OpenSegment, unit: FlightUnit, i: number): boolean {
  const before = unit.marks[i - 1];
  const mark = unit.marks[i];
  if (!before || !mark || !current.isWhole || current.flight === null) return false;
  const gap = mark.passage.text.slice(before.to, mark.from);
  return /^\s?\)?\s?(?:>|→|->|➔|–|-)\s?$/.test(gap) && !unit.marks.slice(i).some(({ kind }) => kind === 'flight');
}
