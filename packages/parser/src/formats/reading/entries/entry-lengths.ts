/** What the lengths of an entry tell: that it is a ride, or that a bracket holds nothing else. */
import type { Mention } from '../../../annotators/annotation.ts';
import { findDistances } from '../../../annotators/distance.ts';

const BETWEEN = /^[a-z][^,;:()\d]{1,30}\s[-–—→>]\s[a-z][^,;:()\d]{1,30}\s?$/;
const FAR = 75;
const MILE = 1.609;

/** `zagreb - split 410km`: from one place to another, further than one walks or cycles in a day. `folded` with its distances. */
export function ridesFar(folded: string, [first]: readonly Mention[]): boolean {
  if (first === undefined || !BETWEEN.test(folded.slice(0, first.from))) return false;
  const length = folded.slice(first.from, first.to);
  const figure = /\d[\d.,]*/
    .exec(length)?.[0]
    .replace(/[.,](?=\d{3})/, '')
    .replace(',', '.');
  return Number(figure) * (length.includes('mi') ? MILE : 1) >= FAR;
}

/** Sea miles: whatever else is said, one sails. */
export const isAtSea = (folded: string, [first]: readonly Mention[]): boolean =>
  first !== undefined && SEA_MILES.test(folded.slice(first.from, first.to));
const SEA_MILES = /(?:nmi?|nautical miles?|(?:see|zee)m(?:eilen?|ijl(?:en)?)|marine?s?|nautic\w+|nautiques?)$/;

/** `Vis → Korčula, 32 nm, buoy in the bay`: the leg of a cruise under sail, with its sea miles. */
export function sailsLeg(folded: string, distances: readonly Mention[] = findDistances(folded)): boolean {
  const [first] = distances;
  return first !== undefined && isAtSea(folded, distances) && FROM_TO.test(folded.slice(0, first.from));
}
const FROM_TO = /^[a-z][^,;:()\d]{1,40}?(?: to | bis | nach | a |\s?(?:[-–—→]|>{1,2}|->)\s?)[a-z][^;:()\d]{1,60}$/;

/** A length of time that is most of what the bracket holds. */
export const lengthOf =
  (from: number, to: number) =>
  (mention: Mention): boolean =>
    mention.from > from && mention.to <= to && mention.to - mention.from >= (to - from - 1) * 0.5;
