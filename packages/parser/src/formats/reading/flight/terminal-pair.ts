/** Two terminals side by side. */
import type { FlightEnd } from '../../../annotators/flight-words.ts';
import type { FlightMark } from './flight-mark.ts';

/** `term E / term 2E`: of two terminals side by side the first is that of the departure. */
export function endOfPair(marks: readonly FlightMark[], i: number): FlightEnd | null {
  const isPair = (first: FlightMark | undefined, second: FlightMark | undefined): boolean =>
    first?.kind === 'terminal' &&
    second?.kind === 'terminal' &&
    /^\s?(?:[/>→–-]|->|to)\s?$/.test(first.passage.text.slice(first.to, second.from));
  return isPair(marks[i], marks[i + 1]) ? 'depart' : isPair(marks[i - 1], marks[i]) ? 'arrive' : null;
}
