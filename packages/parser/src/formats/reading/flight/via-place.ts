/** The places where a journey stops: `via Doha`, `1 stop (DOH)`, `1 Stopp in Doha`. */
import { allMatches } from '../../../text/all-matches.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type LineLook, LinePattern } from '../../../text/line-look.ts';
import type { FlightMark } from './flight-mark.ts';

const VIA =
  /(?<![a-z])(?:via|uber|par|por|through|con escala en|con scalo a|mit (?:stopp|zwischenstopp) in|(?:1 |one )?stop in)\s/;
const VIA_WORDS = new LinePattern(VIA);
const EVERY_VIA = compactPattern(VIA, 'g');
/** Between the stops and where they are. */
const STOPS_AT = /^[\s,:·]{0,3}\(?(?:(?:in|a|en|em|bei|at) )?$/;

/** Between one stop and the next: `2 stops IST, SIN`, `via Doha and Perth`. */
const NEXT_STOP = /^\s?(?:[,/&+]|and|or|und|oder|et|ou|y|o|e)\s?$/;

/** The indexes of their marks; none where the piece names none. */
export function findViaPlaces(marks: readonly FlightMark[], folded: string, look: LineLook): number[] {
  const words = VIA_WORDS.mayMatch(look) ? allMatches(EVERY_VIA, folded).map((via) => via.index + via[0].length) : [];
  const found: number[] = [];
  for (const [i, mark] of marks.entries()) {
    if (mark.kind !== 'place') continue;
    const before = marks[i - 1];
    const gap = before === undefined ? null : folded.slice(before.to, mark.from);
    const isFirst =
      words.includes(mark.from) ||
      (before?.kind === 'stops' && before.stops > 0 && gap !== null && STOPS_AT.test(gap) && found.length === 0);
    if (isFirst || (found.at(-1) === i - 1 && gap !== null && NEXT_STOP.test(gap))) found.push(i);
  }
  return found;
}
