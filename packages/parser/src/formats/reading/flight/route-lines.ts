/** Places in a row: lines that name a route and nothing else, places joined by arrows, a line that goes on through a stop. */
import { findAirport } from '@waypage/gazetteer';
import { derived } from '../../../model/field.ts';
import type { FlightMark, MarkOf } from './flight-mark.ts';
import { countMarks, type FlightUnit, hasMark } from './flight-unit.ts';
import { fieldOfMark } from './mark-field.ts';
import type { OpenSegment, PlaceChain } from './open-segment.ts';

export const isRouteLine = (unit: FlightUnit): boolean =>
  !unit.isRow &&
  (hasMark(unit, 'place') || !unit.isPure) &&
  unit.marks.every(
    (mark) => mark.kind === 'place' || mark.kind === 'end' || mark.kind === 'airline' || mark.kind === 'stops',
  );

/** One value a line: a place with a time above or below it is an end of a flight, whatever the lines with two places are. */
export function isTimedPlace(units: readonly FlightUnit[], index: number): boolean {
  if (countMarks(units[index] as FlightUnit, 'place') !== 1) return false;
  const last = Math.min(units.length - 1, index + NEAR);
  for (let i = Math.max(0, index - NEAR); i <= last; i++) if (isLoneTime(units[i] as FlightUnit)) return true;
  return false;
}

const isLoneTime = (unit: FlightUnit): boolean =>
  hasMark(unit, 'time') && !hasMark(unit, 'place') && !hasMark(unit, 'flight');

/** Its code, its name, a length and stops may stand between. */
const NEAR = 4;

/** `Sun, 13 Jun · Rome → Lisbon`: a day with where the journey goes, over flights that say both ends themselves. */
export const isDatedRoute = ({ isRow, isPure, marks }: FlightUnit): boolean =>
  !isRow &&
  isPure &&
  marks.length === 3 &&
  marks.every(({ kind }) => kind === 'place' || kind === 'date') &&
  (marks[0]?.kind === 'date') !== (marks[2]?.kind === 'date') &&
  marks[1]?.kind === 'place';

/** `Philadelphia → Doha → Colombo`. */
const endsOf = ({ marks }: FlightUnit): MarkOf<'place'>[] =>
  marks.filter((mark): mark is MarkOf<'place'> => mark.kind === 'place' && mark.end !== 'via');

/** `FRA - BKK - FRA via DOH`: three places or more, whatever lies between them. */
export const isLongChain = (unit: FlightUnit): boolean => endsOf(unit).length > 2 && isChain(unit);

function isChain(unit: FlightUnit): boolean {
  const places = endsOf(unit);
  return places.every((mark, i) => i === 0 || isChained(places[i - 1], mark));
}

export const isChained = (before: FlightMark | undefined, mark: MarkOf<'place'>): boolean =>
  before?.kind === 'place' && /^\s?(?:-|–|—|→|->|>|\/)\s?$/.test(mark.passage.text.slice(before.to, mark.from));

/** `Malta one way, Sun 6 Jun MAN-MLA`: before the two places of the flight the trip was called by the second. */
export function isCalledByAim(current: OpenSegment, unit: FlightUnit, i: number): boolean {
  if (current.lastPlace() !== 'depart' || current.hasTime || current.flight !== null) return false;
  const [from, to] = [unit.marks[i], unit.marks[i + 1]];
  if (from?.kind !== 'place' || to?.kind !== 'place' || !isChained(from, to)) return false;
  return current.repeats('depart', to.mention) && !current.repeats('depart', from.mention);
}

/** The first of two places behind an hour in the same line: in `dep 18:30 arr 06:40, JFK-LHR` the words are done with behind both hours. */
export function opensPair(unit: FlightUnit, i: number): boolean {
  const [from, to] = [unit.marks[i], unit.marks[i + 1]];
  if (from?.kind !== 'place' || from.end !== null || to?.kind !== 'place' || to.end === 'depart') return false;
  if (!unit.marks.slice(0, i).some(({ kind }) => kind === 'time')) return false;
  return isChained(from, to) || to.end === 'arrive' || BLANK.test(to.passage.text.slice(from.to, to.from));
}
const BLANK = /^ $/;

/** A third place behind an arrow in the line of one flight. */
export function goesOn(current: OpenSegment, unit: FlightUnit, i: number): boolean {
  const before = unit.marks[i - 1];
  const mark = unit.marks[i];
  if (!before || !mark || !current.isWhole || current.flight === null) return false;
  const gap = mark.passage.text.slice(before.to, mark.from);
  return /^\s?\)?\s?(?:>|→|->|➔|–|-)\s?$/.test(gap) && !unit.marks.slice(i).some(({ kind }) => kind === 'flight');
}

/** The ends of such a line with the stops between them; null where it comes back: then it is a title. */
export function readChain(unit: FlightUnit): PlaceChain | null {
  const places = endsOf(unit);
  const [from] = places;
  const to = places.at(-1);
  if (!from || !to || from.mention.airports.some((airport) => to.mention.airports.includes(airport))) return null;
  const between = places.slice(1, -1);
  return {
    from,
    to,
    stops: derived(
      between.length,
      between.flatMap((mark) => fieldOfMark(1, mark).spans),
    ),
  };
}

const CIRCUIT = /(?<![A-Z])(?<from>[A-Z]{3})\s?[-–/→>]\s?(?<turn>[A-Z]{3})\s?[-–/→>]\s?\k<from>(?![A-Z])/;
const TIMES_BEHIND = /(?<!\d)(?:\d{1,2}[:.h]\d\d|[0-2]\d[0-5]\d)(?!\d)/;

/** F-344: `LHR-HKG-LHR  CX254 09MAY 2205-1710+1 / CX251 …`: where the way there and back ends that stands before its flights; 0 where none does. */
export function circuitEnd(text: string): number {
  const match = text.length > LONGEST_CIRCUIT ? null : CIRCUIT.exec(text);
  const { from = '', turn = '' } = match?.groups ?? {};
  if (match === null || findAirport(from) === undefined || findAirport(turn) === undefined) return 0;
  const end = match.index + match[0].length;
  return TIMES_BEHIND.test(text.slice(end)) && !TIMES_BEHIND.test(text.slice(0, match.index)) ? end : 0;
}
const LONGEST_CIRCUIT = 240;

export interface RouteEnds {
  readonly from: MarkOf<'place'>;
  readonly to: MarkOf<'place'>;
}

/** `London to Dubai`, `LOS–LHR–LOS`: where the journey goes, for flights that do not say. */
export function routeEnds(unit: FlightUnit): RouteEnds | null {
  const places = endsOf(unit);
  const [first, second, third] = places;
  if (!first || !second || places.length > 3) return null;
  if (third === undefined) return { from: first, to: second };
  const comesBack = first.mention.airports.some((airport) => third.mention.airports.includes(airport));
  return comesBack ? { from: first, to: second } : { from: first, to: third };
}

/** `via Doha`: the one place between the ends; null where there are several. */
export function readSoleStop(unit: FlightUnit): MarkOf<'place'> | null {
  const [stop, other] = unit.marks.filter((mark) => mark.kind === 'place' && mark.end === 'via') as MarkOf<'place'>[];
  return other === undefined ? (stop ?? null) : null;
}

/** `BOS – LIS` under the times of a flight whose places are known already. */
export function repeatsRoute(current: OpenSegment, unit: FlightUnit): boolean {
  if (!current.isWhole) return false;
  const places = unit.marks.filter((mark) => mark.kind === 'place');
  const [first, second] = places;
  return (
    first !== undefined &&
    second !== undefined &&
    places.length === 2 &&
    current.repeats('depart', first.mention) &&
    current.repeats('arrive', second.mention)
  );
}

/** `MAD – BOG` under the times of a flight from Madrid to Bogotá tells its airports. */
export function addCodes(current: OpenSegment, unit: FlightUnit): void {
  const [from, to] = unit.marks.filter((mark) => mark.kind === 'place');
  if (from && current.complements('depart', from, unit)) current.addPlace('depart', from);
  if (to && current.complements('arrive', to, unit)) current.addPlace('arrive', to);
}

/** A row with a number or two places is a flight, unless it says the number of its heading once more. */
export function opensRow(current: OpenSegment, unit: FlightUnit): boolean {
  const number = unit.marks.find((mark): mark is MarkOf<'flight'> => mark.kind === 'flight');
  return number ? !current.isNumberOf(number) : countMarks(unit, 'place') > 1;
}
