/**
 * F-618: results of a search, each way in a row of its hours and its ends, and its numbers alone on the line right below (two of them right above,
 * too): whichever it is, it is so in every row of the text.
 *
 *     10:55 – 13:10   DUB–BOS   7h 15m   Direct
 *     EI 137 · Airbus A330-300
 *     13:50 – 18:45   DUB–BOS   9h 55m   1 stop KEF (1h 25m)
 *     FI 417, FI 631
 */
import type { FlightMark } from './flight-mark.ts';
import { countMarks, type FlightUnit, hasMark } from './flight-unit.ts';

const LEAST_ROWS = 2;
const MOST_NUMBERS = 2;

/** The rows with the numbers that stand under them; their lines are left nothing. */
export function withNumbersUnder(units: readonly FlightUnit[]): readonly FlightUnit[] {
  const rows = units.flatMap((unit, i) => (isRow(unit) ? [i] : []));
  const [first] = rows;
  if (first === undefined || rows.length < LEAST_ROWS) return units;
  const [leads, follows] = [-1, 1].map((step) => rows.every((i) => isBeside(units[i], units[i + step])));
  // Numbers on both sides: those of the first row stand where nothing else could have them.
  const step = follows && !isBeside(units[first], units[first - 1]) ? 1 : leads && !follows ? -1 : 0;
  const isMany = rows.some((i) => countMarks(units[i + step] as FlightUnit, 'flight') > 1);
  // One number above its flight is read as it stands.
  if (step === 0 || (step < 0 && !isMany)) return units;
  const changed = new Map<FlightUnit, FlightUnit>();
  for (const i of rows) {
    const [row, numbers] = [units[i], units[i + step]] as [FlightUnit, FlightUnit];
    changed.set(row, { ...row, marks: [...row.marks, ...numbers.marks], isRow: true });
    changed.set(numbers, { ...numbers, marks: [] });
  }
  return units.map((unit) => changed.get(unit) ?? unit);
}

const isRow = (unit: FlightUnit): boolean =>
  !unit.isRow &&
  !unit.isWait &&
  !hasMark(unit, 'flight') &&
  countMarks(unit, 'time') === 2 &&
  unit.marks.filter((mark) => mark.kind === 'place' && mark.end !== 'via').length === 2;

/** Numbers alone, on the line next to the row's. */
function isBeside(row: FlightUnit | undefined, other: FlightUnit | undefined): boolean {
  if (row === undefined || other === undefined || other.isRow || !other.isPure || other.direction !== null)
    return false;
  if (Math.abs(row.line.index - other.line.index) !== 1 || !other.marks.every(isOfNumber)) return false;
  const numbers = countMarks(other, 'flight');
  return numbers > 0 && numbers <= MOST_NUMBERS;
}

const isOfNumber = ({ kind }: FlightMark): boolean =>
  kind === 'flight' || kind === 'aircraft' || kind === 'cabin' || kind === 'booking-class' || kind === 'operated';
