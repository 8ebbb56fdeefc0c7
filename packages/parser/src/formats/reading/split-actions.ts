/** A sentence that tells two things to do, told apart. */
import { findSecondAction } from '../../annotators/action-verb.ts';
import { findTimes } from '../../annotators/time.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

/** `Take a rickshaw ride, then visit the tomb` are two. */
export function splitActions(sentence: Passage): Passage[] {
  const folded = foldText(sentence.text);
  const at = findSecondAction(folded) ?? findSecondTime(folded);
  return at === null
    ? [sentence]
    : [trimPassage(slicePassage(sentence, 0, at)), trimPassage(slicePassage(sentence, at), ',;')];
}

/** `the ferry to Nidri at 10:00, then your flight at 15:20`: each with its time. */
function findSecondTime(folded: string): number | null {
  const match = folded.length > MAX_SENTENCE ? null : THEN.exec(folded);
  if (!match) return null;
  const times = findTimes(folded);
  return times.length === 2 && (times[0]?.to ?? 0) <= match.index && (times[1]?.from ?? 0) > match.index
    ? match.index
    : null;
}

const MAX_SENTENCE = 300;
const THEN = /[,;]\s(?:and\s)?(?:then|dann|puis|ensuite|luego|despues|poi|depois)\s/;
