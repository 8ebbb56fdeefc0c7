/** What the lengths of an entry tell: that it is a ride, or that a bracket holds nothing else. */
import type { Mention } from '../../annotators/annotation.ts';

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

/** A length of time that is most of what the bracket holds. */
export const lengthOf =
  (from: number, to: number) =>
  (mention: Mention): boolean =>
    mention.from > from && mention.to <= to && mention.to - mention.from >= (to - from - 1) * 0.5;
