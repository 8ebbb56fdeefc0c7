/** F-609: `eight hundred and 46 pounds`, `mille 92 euros`: of a number that was said, the figures are the end. */
import { compactPattern } from '../text/compact-pattern.ts';

/** In German and Dutch the number of them is one word with it: `dreihundert 40 Euro`. */
const WORD =
  '(?:(?:(?<![a-z])(?:hundred|thousand|cents?|mille|mil|cientos?|[a-z]{1,9}(?:cient|cent|nient|zent|nhent)[oa]s|(?:due|tre|quattro|cinque|sei|sette|otto|nove)?(?:cento|mila)))|hundert|tausend|honderd|duizend)';
const BEFORE = compactPattern(`${WORD}(?: (?:and|und|et|y|e|en))? $`, 'i');
const WITHIN = compactPattern(
  `${WORD}(?: (?:and|und|et|y|e|en))? \\d{1,2} (?:pounds?|dollars?|euros?|quid|pfund|francs?|rand)\\b`,
);
const WINDOW = 24;

/** Do the figures at `from` end such a number? */
export const endsSaidNumber = (text: string, from: number): boolean =>
  BEFORE.test(text.slice(Math.max(0, from - WINDOW), from));

/** Is an amount told so in the folded line? */
export const tellsSaidAmount = (folded: string): boolean => WITHIN.test(folded);
