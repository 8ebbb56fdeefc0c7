/** `Total £400 pp (non-refundable, changes £50, one bag)`: at the end of a sentence a bracket may list what the fare brings and forbids. */
import { cutAt } from '../../text/cut-at.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const COMMA = /[,;](?!\d)\s*/g;
/** `(INCL YR, …)`: a code alone says nothing to a traveler. */
const CODE_ALONE = /^incl?\.?\s\S{1,3}$/i;

/** The sentence before the bracket and each condition in it; the whole sentence where one of its parts is none by `topicOf`. */
export function cutBracketed(sentence: Passage, topicOf: (folded: string) => string | null): Passage[] {
  const open = sentence.text.endsWith(')') ? sentence.text.lastIndexOf('(') : -1;
  if (open < 1) return [sentence];
  const parts = cutAt(slicePassage(sentence, open + 1, sentence.text.length - 1), COMMA).map((part) =>
    trimPassage(part),
  );
  const areConditions = parts.every(({ text }) => !CODE_ALONE.test(text) && topicOf(foldText(text)) !== null);
  return parts.length > 1 && areConditions ? [trimPassage(slicePassage(sentence, 0, open)), ...parts] : [sentence];
}
