/** A page's row of facts, and the name that stands over it. */
import { findMoney } from '../../../annotators/money.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { readLineLengths } from '../dates/read-trip-length.ts';

/** `Trip code KT27 · 12 days · Nepal · grade 4/6` right below: the page's row of facts stands under the name. */
export function isOverFacts({ lines }: SourceDocument, { index, bullet, passage: { text } }: DocumentLine): boolean {
  const next = lines[index + 1];
  if (next === undefined || bullet !== null || (next.look.signs & DIGIT) === 0 || next.folded.length > LONGEST)
    return false;
  // A price, or a call: `Fourth night on us!`
  if (hasDigit(text) || /[.!?]$/.test(text) || findMoney(next.passage.text, 1).length > 0) return false;
  return (next.passage.text.match(FACT_MARK)?.length ?? 0) > 1 && readLineLengths(next).length > 0;
}
const FACT_MARK = /\s[·•|]\s/g;
const LONGEST = 90;
