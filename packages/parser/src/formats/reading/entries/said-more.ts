/** What an entry of a day holds: what is done, and the sentence behind it that only says more about that. */
import { saysMore } from '../../../annotators/about-words.ts';
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findTimes } from '../../../annotators/time.ts';
import type { ActivityDraft } from '../../../model/itinerary-draft.ts';
import { isInParentheses } from '../../../text/in-parentheses.ts';
import { indexOfOffset, offsetOf, type Passage, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { splitSentences } from '../sentences.ts';
import type { Saying } from './bold-name.ts';

export interface LineEntry {
  readonly activity: ActivityDraft | null;
  /** What else the line says about it. */
  readonly about: Passage | null;
}

export const NOTHING: LineEntry = { activity: null, about: null };

/** Behind an entry with its hour a sentence that names nothing to do and no other hour is about that entry: `Lights out. Duty Ms Ray`. */
const tellsNothingDone = (text: string, folded: string): boolean =>
  WORDS.test(text) && findActivityType(folded) === null && findTimes(folded).length === 0;
/** Two words: one alone may go on with an abbreviation, as a figure does. */
const WORDS = /^\p{Lu}\p{L}*['’]?\p{L}*,? (?:\p{L}|\d)/u;

/** Of a sentence behind which another one begins. */
const ENDS_WITHIN = ['. ', '! ', '? '];

/** `Edinburgh Castle. Book ahead; tickets are around £19.50`: what is done, and what is said about it. */
export function splitMore(passage: Passage, isTimed = false): Saying | null {
  if (passage.text.length > 1200 || !ENDS_WITHIN.some((end) => passage.text.includes(end))) return null;
  const sentences = splitSentences(passage);
  const at = sentences.findIndex(({ text }, i) => {
    if (i === 0) return false;
    const folded = foldText(text);
    return saysMore(folded) || (isTimed && tellsNothingDone(text, folded));
  });
  const [first, last, next] = [sentences[0], sentences[at - 1], sentences[at]];
  if (at < 1 || !first || !last || !next) return null;
  const end = indexOfOffset(passage, offsetOf(last, last.text.length - 1)) ?? 0;
  const from = indexOfOffset(passage, offsetOf(next, 0)) ?? 0;
  const about = slicePassage(passage, from);
  if (from <= end || isInParentheses(passage.text, from)) return null;
  return { entry: slicePassage(passage, 0, end + 1), about, whole: about };
}
