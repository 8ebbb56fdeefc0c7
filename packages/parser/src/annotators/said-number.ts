/** F-609: `eight hundred and 46 pounds`, `mille 92 euros`: of a number that was said, the figures are the end. */
import { compactPattern } from '../text/compact-pattern.ts';

const WORD = '(?:hundred|thousand|hundert|tausend|cent|mille|mil|cientos?|cento|mila|honderd|duizend)';
const BEFORE = compactPattern(`(?:^|\\s)${WORD}(?: (?:and|und|et|y|e|en))? $`, 'i');
const WITHIN = compactPattern(
  `\\s${WORD}(?: (?:and|und|et|y|e|en))? \\d{1,2} (?:pounds?|dollars?|euros?|quid|pfund|francs?|rand)\\b`,
);
const WINDOW = 16;

/** Do the figures at `from` end such a number? */
export const endsSaidNumber = (text: string, from: number): boolean =>
  BEFORE.test(text.slice(Math.max(0, from - WINDOW), from));

/** Is an amount told so in the folded line? */
export const tellsSaidAmount = (folded: string): boolean => WITHIN.test(folded);
