/** Where a short word for what is included ends with a dot, and the sentence with it. */
import { cutAt } from '../../text/cut-at.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

/** What the words say a thing is; null where they make no condition of it. */
type TopicOf = (folded: string) => 'includes' | 'restrictions' | null;

/** `lunch inc. no refunds`: what is forbidden is said of nothing that is included. */
const BEFORE_BAN = /\b(?:incl?|inkl)\.\s+(?=(?:no (?:refund|chang|cancel)|non?[- ]?ref|not ref|nicht |keine ))/gi;

export function cutBeforeBan(sentence: Passage, topicOf: TopicOf): Passage[] {
  // Cut is behind a dot within it.
  const dot = sentence.text.indexOf('.');
  if (dot < 0 || dot === sentence.text.length - 1) return [sentence];
  return /incl?\.|inkl\./i.test(sentence.text)
    ? cutAt(sentence, BEFORE_BAN).flatMap((part) => cutBehindThing(part, topicOf))
    : [sentence];
}

/** `7kg hand luggage incl. Checked bag is R395 extra`: the short word ends what is included, and its dot the sentence. */
function cutBehindThing(sentence: Passage, topicOf: TopicOf): Passage[] {
  const match = THING_INCLUDED.exec(sentence.text);
  if (match === null) return [sentence];
  const { thing = '' } = match.groups ?? {};
  const rest = slicePassage(sentence, match[0].length);
  const isCut = topicOf(foldText(thing)) === 'includes' && topicOf(foldText(rest.text)) === 'restrictions';
  return isCut ? [slicePassage(sentence, 0, thing.length), rest] : [sentence];
}
const THING_INCLUDED = /^(?<thing>[^.;]{3,60}?),?\s(?:incl?|inkl)\.\s+(?=[\p{Lu}\d])/iu;
