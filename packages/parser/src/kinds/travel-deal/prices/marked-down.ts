/** How a price is marked as the one before: struck through, or with an arrow to what it is now; and an amount that is what one saves. */
import type { MoneyMention } from '../../../annotators/money.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import type { Span } from '../../../model/answer.ts';

/** `~~£899~~`, and as chats write it `~£899~`: struck through. */
export const isStruckThrough = (source: string, [from, to]: Span): boolean =>
  source.startsWith('~', to) && (source.startsWith('~~', to) || source.charAt(from - 1) === '~');

/** `£1,140 → £798`: what it was, and what it is now. */
export const leadsDown = (text: string, { to, money }: MoneyMention, next: MoneyMention | undefined): boolean =>
  next !== undefined &&
  next.from - to <= MAX_ARROW &&
  next.money.amount < money.amount &&
  ARROW.test(text.slice(to, next.from));
const MAX_ARROW = 6;
const ARROW = /^(?:\/-)?\s?(?:→|->|➜|➡)\s?$/;

/** `SAVE` over `up to $2,140 per couple`: the label of a flyer's corner stands on a line of its own. */
export function isUnderSaving(
  { lines }: SourceDocument,
  { index, folded }: DocumentLine,
  { from }: MoneyMention,
): boolean {
  const above = lines[index - 1];
  if (above === undefined || above.folded.length > MAX_SAVING_LABEL || !SAVING_LABEL.test(above.folded)) return false;
  return from <= MAX_SAVING_LABEL && UP_TO.test(folded.slice(0, from));
}
const MAX_SAVING_LABEL = 20;
const SAVING_LABEL =
  /^\W*(?:(?:you )?save|savings?|you(?:'ll)? save|(?:sie )?sparen(?: sie)?|spart|sparen|ersparnis|ihr vorteil|(?:vous )?economisez|economie|ahorr[aeo]|ahorre hasta|risparmi[ao]?|economize|poupe)\W*$/;
const UP_TO = /^\W*(?:up to|as much as|bis zu|jusqu'a|hasta|fino a|ate)?\W*$/;
