/** Distances in kilometres and miles: `130 km`, `35 local miles`, `0.6 miles`. Not `a 17-mile drive`, not heights in metres. */
import type { Mention } from './annotation.ts';

const DISTANCE =
  /(?<![\p{L}\p{N}.,-])\d{1,3}(?:[.,]\d{3})?(?:[.,]\d{1,2})?\s?(?:(?:local|nautical|total)\s)?(?:kms?|kilomet(?:er|re)s?|kilometros|quilometros|chilometri|miles?|mi|meilen)(?![\p{L}\p{N}/])/gu;

/** `folded` is the text after `foldText`. */
export function findDistances(folded: string): Mention[] {
  if (!/\dk|\d\s?\p{L}/u.test(folded)) return [];
  return [...folded.matchAll(DISTANCE)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
