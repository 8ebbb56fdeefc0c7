/**
 * F-299: `YYZ AMS  1735  0650 +1  07:15`: behind the two times of a flight, set apart from them or written in another way, stands how long it flies,
 * though it has the form of a time.
 */
import type { FlightTimeMention } from './flight-time.ts';

const COLON = /^\d?\d:[0-5]\d$/;
const DAY_MARK = '(?:\\s?[([]?[+#]\\s?\\d(?:\\s?d(?:ays?)?)?[)\\]]?)?';
const APART = new RegExp(`^${DAY_MARK}(?:\\s{2,}|\\s*\\t\\s*|\\s?\\()$`);
const BESIDE = new RegExp(`^${DAY_MARK}\\s$`);
const END = /^\)?(?:\s*$|\s{2}|\t)/;
/** No flight takes longer. */
const LONGEST = 20 * 60;

/** The third time of the line where it is such a length; else null. */
export function findLengthBehindTimes(times: readonly FlightTimeMention[], folded: string): FlightTimeMention | null {
  const [departure, arrival, length] = times;
  if (departure === undefined || arrival === undefined || length === undefined || times.length > 3) return null;
  if (length.form !== 'clock' || length.time.minutes > LONGEST || !COLON.test(folded.slice(length.from, length.to)))
    return null;
  const gap = folded.slice(arrival.to, length.from);
  const isOtherForm = departure.form === arrival.form && arrival.form === 'military';
  return (APART.test(gap) || (isOtherForm && BESIDE.test(gap))) && END.test(folded.slice(length.to, length.to + 3))
    ? length
    : null;
}
