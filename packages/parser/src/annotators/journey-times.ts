/** The two times of a journey that one line tells: `train 8:40 Ghent - 11:19 Lille`, `Ghent 8:40 – Lille 11:19`. Works on folded text. */
import { compactPattern } from '../text/compact-pattern.ts';
import type { TimeMention } from './time.ts';

/** Words on one side of the dash at least: without any the two times are a range already. */
const WAY_BETWEEN = compactPattern(
  /^(?: [^\d,;:()]{2,40} (?:-|–|—|->|→|>) (?:[^\d,;:()]{2,40} )?| (?:-|–|—|->|→|>|to|nach|naar) [^\d,;:()]{2,40} )$/,
);
/** Behind the arrival nothing stands but where it is. */
const WAY_ENDS = /^(?: [^\d,;:()]{2,40})?(?:$| {1,4}\(|, )/;
const LONGEST = 90;

/** When the journey that leaves at `first` arrives, if the text says so; `times` are all of the text. */
export function arrivalBehind(first: TimeMention, times: readonly TimeMention[], folded: string): TimeMention | null {
  const next = times[times.indexOf(first) + 1];
  if (next === undefined || next.time.end !== null || next.from - first.to > LONGEST) return null;
  return WAY_BETWEEN.test(folded.slice(first.to, next.from)) && WAY_ENDS.test(folded.slice(next.to, next.to + 60))
    ? next
    : null;
}
