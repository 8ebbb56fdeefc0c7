/** The places where a journey stops: `via Doha`, `1 stop (DOH)`, `1 Stopp in Doha`. */
import { type LineLook, LinePattern } from '../../../text/line-look.ts';
import type { FlightMark } from './flight-mark.ts';

const VIA =
  /(?<![a-z])(?:via|uber|par|por|through|con escala en|con scalo a|mit (?:stopp|zwischenstopp) in|(?:1 |one )?stop in)\s/;
const VIA_WORDS = new LinePattern(VIA);
/** Between the stops and where they are. */
const STOPS_AT = /^[\s,:·]{0,3}\(?(?:(?:in|a|en|em|bei|at) )?$/;

/** Between one stop and the next: `2 stops IST, SIN`, `via Doha and Perth`. */
const NEXT_STOP = /^\s?(?:[,/&+]|and|und|et|y|e)\s?$/;

/** The indexes of their marks; none where the piece names none. */
export function findViaPlaces(marks: readonly FlightMark[], folded: string, look: LineLook): number[] {
  const first = firstVia(marks, folded, look);
  const found = first < 0 ? [] : [first];
  for (let i = first; found.length > 0; i++) {
    const [own, next] = [marks[i], marks[i + 1]];
    if (own === undefined || next?.kind !== 'place' || !NEXT_STOP.test(folded.slice(own.to, next.from))) break;
    found.push(i + 1);
  }
  return found;
}

function firstVia(marks: readonly FlightMark[], folded: string, look: LineLook): number {
  const via = VIA_WORDS.exec(look, folded);
  const from = via === null ? -1 : via.index + via[0].length;
  return marks.findIndex((mark, i) => {
    if (mark.kind !== 'place') return false;
    const before = marks[i - 1];
    return (
      mark.from === from ||
      (before?.kind === 'stops' && before.stops > 0 && STOPS_AT.test(folded.slice(before.to, mark.from)))
    );
  });
}
