/**
 * One value a line: what the line above says of a value that stands alone. `Total journey time` / `17h 30m` is the length of the journey,
 * `Connection in Doha` / `3h 20m` a wait, `1 stop` / `DUB`, `1 hr 50 min FRA`
 * where the flights change. Pages of search results write the other way round: `1h 40`, `Connect in airport`.
 */
import { findFlightDurations } from '../../../annotators/flight-duration.ts';
import {
  findTotalWord,
  findWaitWord,
  isWaitAlone,
  isWaitInAirport,
  isWaitInPlace,
  WAIT_WORDS,
} from '../../../annotators/flight-words.ts';
import { hasDigit } from '../../../text/character-class.ts';
import type { DocumentLine } from '../document.ts';
import { flightMark } from './flight-mark.ts';
import { type FlightUnit, hasMark } from './flight-unit.ts';

/** No label of a value is longer. */
const LABEL_LENGTH = 48;

/** The unit as the line right above it lets it be understood; `aboveUnit` is what that line was read as. */
export function underLabel(unit: FlightUnit, above: DocumentLine, aboveUnit: FlightUnit | null): FlightUnit {
  const [mark] = unit.marks;
  if (mark === undefined || unit.line.afterBlank || !unit.isPure || unit.direction !== null) return unit;
  // `1 stop` over `11h 30m`: the whole way with its wait.
  if (mark.kind === 'duration' && mark.of === 'flight' && unit.marks.length === 1 && isStopsAlone(aboveUnit))
    return { ...unit, marks: [flightMark(mark.passage, mark, { ...mark, of: 'journey' })] };
  const isLabel = above.folded.length <= LABEL_LENGTH && !hasDigit(above.folded);
  if (mark.kind === 'duration' && mark.of === 'flight' && isLabel) {
    const isWait = findWaitWord(above.folded) !== null;
    // `Layover`, `3h 05m in Doha`
    if (unit.marks.length === 2 && hasMark(unit, 'place')) return isWait ? { ...unit, isWait } : unit;
    if (unit.marks.length > 1) return unit;
    const of = findTotalWord(above.folded) !== null ? 'journey' : isWait ? 'wait' : null;
    return of === null ? unit : { ...unit, marks: [flightMark(mark.passage, mark, { ...mark, of })] };
  }
  if (!tellsStops(aboveUnit)) return unit;
  if (!hasMark(unit, 'place') || !unit.marks.every(({ kind }) => kind === 'place' || kind === 'duration')) return unit;
  return {
    ...unit,
    marks: unit.marks.flatMap((told) =>
      told.kind === 'place'
        ? [flightMark(told.passage, told, { ...told, end: 'via' as const })]
        : told.kind === 'duration'
          ? [flightMark(told.passage, told, { ...told, of: 'wait' as const })]
          : [],
    ),
  };
}

/**
 * `1h 40` alone over `Connect in airport`, `2h 00m` over `Layover` or `Layover in Doha` with no length of its own below it: a wait, not the length of a flight.
 * `below` are the lines under it.
 */
export function overWait(unit: FlightUnit, [below, next]: readonly DocumentLine[]): FlightUnit {
  const [mark] = unit.marks;
  if (mark?.kind !== 'duration' || mark.of !== 'flight' || unit.marks.length > 1 || !unit.isPure) return unit;
  if (below === undefined || !WAIT_WORDS.mayMatch(below.look)) return unit;
  // F-494: `12h20` over `1 escala`, `1 Umstieg`: how often one changes is said of the whole way.
  if (hasDigit(below.folded) && isWaitAlone(below.folded))
    return { ...unit, marks: [flightMark(mark.passage, mark, { ...mark, of: 'journey' })] };
  const isOver =
    (isWaitInPlace(below.folded) && (next === undefined || !isLength(next))) ||
    // `Layover` over `4h 35m in Paris` has its own length.
    (isWaitAlone(below.folded) && (next === undefined || !beginsWithLength(next)));
  if (!isOver && !isWaitInAirport(below.folded)) return unit;
  return { ...unit, marks: [flightMark(mark.passage, mark, { ...mark, of: 'wait' })] };
}

/** `2h 15m` and nothing more. */
const isLength = ({ folded }: DocumentLine): boolean =>
  hasDigit(folded) && findFlightDurations(folded).some(({ from, to }) => from === 0 && to === folded.length);

const beginsWithLength = ({ folded }: DocumentLine): boolean =>
  hasDigit(folded) && findFlightDurations(folded).some(({ from }) => from === 0);

/** `1 stop`, `1 stop · 6h 26m`. */
function tellsStops(unit: FlightUnit | null): boolean {
  const [stops, length, more] = unit?.marks ?? [];
  const isAlone = length === undefined || (length.kind === 'duration' && more === undefined);
  return unit?.isPure === true && isAlone && stops?.kind === 'stops' && stops.stops > 0;
}

/** `1 stop`, and nothing more. */
function isStopsAlone(unit: FlightUnit | null): boolean {
  const [mark] = unit?.marks ?? [];
  return unit?.isPure === true && unit.marks.length === 1 && mark?.kind === 'stops' && mark.stops > 0;
}
