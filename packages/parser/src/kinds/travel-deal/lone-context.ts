/** What an amount that stands alone on its line is for: a page's columns come out one below the other. */

import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { lookAtLine } from '../../text/line-look.ts';
import { isPersonLabel, type PriceContext, readPriceContext } from './price-role.ts';

/** A longer line is no label of the amount beside it. */
export const MAX_LONE_LABEL = 24;

/** By the words on the lines around it (`Was`, `Now`, `per person`); null where they say nothing, or where the amount stands among words of its own. */
export function loneContext(
  document: SourceDocument,
  line: DocumentLine,
  mention: { from: number; to: number },
): PriceContext | null {
  const isAlone = line.passage.text.length - (mention.to - mention.from) <= 2;
  if (!isAlone && (mention.from > MAX_LONE_LABEL || mention.to < line.passage.text.length)) return null;
  const label = (at: number): string => {
    const other = document.lines[at];
    const isLabel =
      other !== undefined &&
      other.folded.length <= MAX_LONE_LABEL &&
      other.bullet === null &&
      LONE_LABEL.test(other.folded);
    return isLabel ? other.folded : '';
  };
  const below = label(line.index + 1);
  // `Now £519` over `per person`: nothing but for whom it is.
  if (!isAlone && !isPersonLabel(below)) return null;
  const above = isAlone ? label(line.index - 1) : line.folded.slice(0, mention.from).trimEnd();
  if (above === '' && below === '') return null;
  const before = above === '' ? '' : `${above} `;
  const amount = line.folded.slice(mention.from, mention.to);
  const text = `${before}${amount} ${below}`;
  const to = before.length + amount.length;
  const { role, isFrom } = readPriceContext(text, before.length, to, 0, text.length, lookAtLine(text));
  return { role, isFrom, basis: null };
}

/** `Was`, `Adult 1`, `Total for 2 adults`; `for 2 adults sharing` says of the price of one how it is made. */
const LONE_LABEL =
  /^(?:[a-z][a-z .:'/-]*\d?|(?:gesamt|(?:grand |in )?total)[a-z .:'/-]{0,12}\b\d{1,2} (?![a-z ]*sharing)[a-z .]{2,20})$/;
