/**
 * F-331: of three times in a row the last may be the flight's length, `1735  0650 +1  07:15`, `17:35 06:50+1 07:15`: written otherwise than the other
 * two, or such that two places whose clocks differ by whole quarters of an hour can have them all.
 */
import type { FlightTimeMention } from '../../../annotators/flight-time.ts';

/** Nothing but blanks, marks and a later day between the times. */
const APART = /^[\s,;|/·()[\]–-]{0,12}(?:\+\s?[0-3](?:\s?(?:d|days?|tage?))?)?[\s,;|/·()[\]–-]{1,12}$/;
const COLON = /^\d?\d:[0-5]\d(?:\s?(?:hrs?|hs|h)\b\.?)?$/;
const SAME_FORM = /^\d?\d:[0-5]\d$/;
const [SHORTEST, LONGEST] = [25, 19 * 60];
/** No two clocks are further apart. */
const MOST_APART = 14 * 60;
const DAY = 1440;

/** That time; null where all are times of day. `folded` is the piece that they stand in. */
export function findLengthBesideTimes(times: readonly FlightTimeMention[], folded: string): FlightTimeMention | null {
  const [first, second, third] = times;
  if (times.length !== 3 || first === undefined || second === undefined || third === undefined) return null;
  const written = ({ from, to }: FlightTimeMention): string => folded.slice(from, to);
  const isLength = (length: FlightTimeMention): boolean =>
    COLON.test(written(length)) && length.time.minutes >= SHORTEST && length.time.minutes <= LONGEST;
  if (!isLength(third) || !APART.test(folded.slice(second.to, third.from))) return null;
  if (first.form === second.form && !COLON.test(written(first)) && !COLON.test(written(second))) return third;
  return [first, second].every((time) => SAME_FORM.test(written(time))) && canLast(first, second, third) ? third : null;
}

/** The clocks of the two places differ by what is left of the way between the times. */
function canLast(departure: FlightTimeMention, arrival: FlightTimeMention, length: FlightTimeMention): boolean {
  const between = arrival.time.minutes - departure.time.minutes - length.time.minutes;
  const apart = ((((between + DAY / 2) % DAY) + DAY) % DAY) - DAY / 2;
  return apart % 15 === 0 && Math.abs(apart) <= MOST_APART;
}
