/** Distances in kilometres, miles and sea miles: `130 km`, `35 local miles`, `0.6 miles`, `14 nm`, `km 130`. Not `a 17-mile drive`, not heights in metres. */

import { allMatches } from '../text/all-matches.ts';
import { hasDigit } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { DIGIT, type LineLook, LinePattern } from '../text/line-look.ts';
import type { Mention } from './annotation.ts';

const DISTANCE = compactPattern(
  /(?<![a-z0-9.-]|(?<![a-z)]),)\d{1,3}(?:[.,]\d{3})?(?:[.,]\d{1,2})?\s?(?:(?:local|nautical|total)\s)?(?:kms?|kilomet(?:er|re)s?|kilometros|quilometros|chilometri|miles?|mi|nmi?|(?:see)?meilen|(?:zee)?mijl(?:en)?|(?:miglia|millas|milhas|milles)(?: (?:marine|nautiche|nauticas|nautiques|marins))?)(?![a-z0-9/])|(?<![a-z0-9]|(?:vol[io]?|flights?|vuelos?|flug|fluge|voos?|vlucht) )km\.?\s?\d{1,3}(?:[.,]\d{3})?(?![\d/:]|[.,]\d)/g,
);

/** No distance is without the start of its unit after a figure. */
const MAY_HOLD = /\d\s?(?:k|m(?:i|ei)|nmi?(?![a-z])|seem|zeem|qui|chi|loc|nau|tot)|km\.?\s?\d/;
const IN_LINE = new LinePattern(MAY_HOLD);
/** False where the looked at line surely holds no distance. */
export const mayHoldDistance = (look: LineLook): boolean => (look.signs & DIGIT) !== 0 && IN_LINE.mayMatch(look);
const NONE: readonly never[] = [];

/** `folded` is the text after `foldText`. */
export function findDistances(folded: string): readonly Mention[] {
  return !hasDigit(folded) || !MAY_HOLD.test(folded)
    ? NONE
    : allMatches(DISTANCE, folded).map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
