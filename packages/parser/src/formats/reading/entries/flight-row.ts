/** Flights one after another on a line of a plan: `SQ 961 CGK 1540 - SIN 1830, SQ 524 SIN 2025 - MAA 2200`. */
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';

const MAX_ROW = 240;
/** A number and the airport that the flight leaves from. */
const FLIGHT = /(?:^|(?<=[,;/+] ))(?:[A-Z][A-Z\d]|\d[A-Z]) ?\d{2,4} [A-Z]{3}(?= [^,;]{0,24}\d)/g;
const MAY_HOLD = /\d [A-Z]{3} .{6,80}[,;/+] [A-Z\d]{2} ?\d{2,4} [A-Z]{3} /;

/** The flights, each with what is told of it; none where it is one, or something stands before them. */
export function splitFlightRow(passage: Passage): readonly Passage[] {
  const { text } = passage;
  if (text.length > MAX_ROW || !MAY_HOLD.test(text)) return [];
  const starts = [...text.matchAll(FLIGHT)].map(({ index }) => index);
  if (starts[0] !== 0 || starts.length < 2) return [];
  return starts.map((from, i) => trimPassage(slicePassage(passage, from, starts[i + 1]), ' ,;/+'));
}
