/**
 * The pieces of a text that may speak of flights, with their marks: a line, a sentence of a long line, a row of a table. Which of them do
 * speak of flights is decided here, piece by piece; what they say together is the segment reader's business.
 */
import type { DirectionMention } from '../../../annotators/flight-words.ts';
import type { Passage } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import type { FlightMark } from './flight-mark.ts';

export interface FlightUnit {
  readonly line: DocumentLine;
  readonly passage: Passage;
  readonly marks: readonly FlightMark[];
  /** `Outbound`, `Rückflug` at its start. */
  readonly direction: (DirectionMention & { readonly passage: Passage }) | null;
  /** The number of its journey in the text, `Leg 2`, `Trip 1`. */
  readonly journeyNumber: number | null;
  /** The column of its offer in a table of several offers; null elsewhere. */
  readonly offer: number | null;
  /** A row of a table of flights: one segment, unless a row goes on with the one before. */
  readonly isRow: boolean;
  /** A wait between flights: its place and length are none of a flight's. */
  readonly isWait: boolean;
  /** Nothing but marks and the small words between them. */
  readonly isPure: boolean;
}

export const OPEN_UNIT: Omit<FlightUnit, 'line' | 'passage'> = {
  marks: [],
  direction: null,
  journeyNumber: null,
  offer: null,
  isRow: false,
  isWait: false,
  isPure: true,
};

export function countMarks(unit: FlightUnit, kind: FlightMark['kind']): number {
  let count = 0;
  for (const mark of unit.marks) if (mark.kind === kind) count++;
  return count;
}

export function hasMark(unit: FlightUnit, kind: FlightMark['kind']): boolean {
  for (const mark of unit.marks) if (mark.kind === kind) return true;
  return false;
}

/** `AV 11 MAD 13:30 – BOG 17:45`: the number, and behind it both ends with their hours. */
export const tellsWhole = (unit: FlightUnit | undefined, flight: FlightMark): boolean =>
  unit !== undefined &&
  countMarks(unit, 'flight') === 1 &&
  countMarks(unit, 'place') === 2 &&
  countMarks(unit, 'time') === 2 &&
  unit.marks.every(({ kind, from }) => (kind !== 'place' && kind !== 'time') || from > flight.from);

/** `Carrier: Air France`: whatever comes before it, its line is the flight's. */
export const isLabelled = ({ line, marks }: FlightUnit, { passage, from }: FlightMark): boolean =>
  BEHIND_LABEL.test(passage.text.slice(0, from)) || (marks.length === 1 && line.cells?.length === 2);
const BEHIND_LABEL = /^[^:\t]{3,24}\s?[:\t]\s{0,3}$/;
