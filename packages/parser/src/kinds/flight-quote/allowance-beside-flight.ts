/** `LHR-JFK 9 Jan BA177 1425-1715 eco 1x23kg £420 pp`: between a flight and its price the allowance alone is what the fare brings. */
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';

/** The number of a flight with its two hours. */
const FLIGHT = compactPattern(
  /(?<![a-z\d])[a-z][a-z\d]\s?\d{1,4}\s.{0,40}(?<!\d)\d{1,2}[:.h]?\d\d\s?[-–/>]\s?\d{1,2}[:.h]?\d\d(?!\d)/i,
);
const ALLOWANCE = compactPattern(
  /(?<![\w.,])(?:\d\s?x\s?\d{1,2}\s?kgs?|\d\s?pcs?(?: \d{1,2}\s?kgs?)?|\d{1,2}\s?kgs?|\d (?:checked |hold )?bags?)(?:\s(?:bags?|each|pp|baggage|luggage))?(?!\w)/i,
);

export const tellsFlight = ({ text }: Passage): boolean => FLIGHT.test(text);

export function allowanceBesideFlight(clause: Passage): Passage | null {
  const match = ALLOWANCE.exec(clause.text);
  return match === null ? null : slicePassage(clause, match.index, match.index + match[0].length);
}
