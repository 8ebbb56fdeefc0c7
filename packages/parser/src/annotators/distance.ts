/** Distances in kilometres and miles: `130 km`, `35 local miles`, `0.6 miles`. Not `a 17-mile drive`, not heights in metres. */
import { allMatches } from '../text/all-matches.ts';
import type { Mention } from './annotation.ts';

const DISTANCE =
  /(?<![a-z0-9.,-])\d{1,3}(?:[.,]\d{3})?(?:[.,]\d{1,2})?\s?(?:(?:local|nautical|total)\s)?(?:kms?|kilomet(?:er|re)s?|kilometros|quilometros|chilometri|miles?|mi|meilen)(?![a-z0-9/])/g;

/** `folded` is the text after `foldText`. */
export function findDistances(folded: string): Mention[] {
  if (!/\dk|\d\s?[a-z]/.test(folded)) return [];
  return allMatches(DISTANCE, folded).map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
