/**
 * A paragraph that starts with a time and tells in a later sentence what is done at another is read by sentences, not as one entry; in a text
 * that tells its days in paragraphs so is one whose later sentences have no times.
 */
import { saysMore } from '../../../annotators/about-words.ts';
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findTimes } from '../../../annotators/time.ts';
import { hasLetter } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { Passage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DayStyle } from '../day-content/day-style.ts';
import type { DocumentLine } from '../document.ts';
import { splitActions } from '../entries/split-actions.ts';
import { findThenTimed } from '../entries/then-timed.ts';
import { mayEndWithin, splitSentences } from '../sentences.ts';

const MAX_PARAGRAPH = 1500;

export const tellsLaterTimes = (line: DocumentLine, style: DayStyle): boolean =>
  line.bullet === null ? line.startsWithTime && tellsMore(line.passage, style) : tellsNext(line);

/** A short entry of a list tells in a later sentence what is done next; behind a label or a bold name it is said about that. */
function tellsNext({ passage, bolds }: DocumentLine): boolean {
  const { text } = passage;
  if (text.length > MAX_ENTRY || bolds.length > 0 || !mayEndWithin(text)) return false;
  const [first, ...later] = splitSentences(passage).map((sentence) => foldText(sentence.text));
  return first !== undefined && !LABELLED.test(first) && findActivityType(first) !== null && later.some(goesOnWith);
}
const MAX_ENTRY = 200;
const LABELLED = /^(?!\d)[^:]{2,40}[a-z\d] ?: /;

/** Does a sentence after the first tell what is done next? */
export function tellsMore(passage: Passage, { isTold }: DayStyle): boolean {
  if (passage.text.length > MAX_PARAGRAPH) return false;
  if (findThenTimed(foldText(passage.text)) !== null) return true;
  // `At 14.00 there is a hunt through the town and at 16.00 we visit the museum.`
  if (IS_SENTENCE.test(passage.text) && splitActions(passage).length > 1) return true;
  if (!mayEndWithin(passage.text)) return false;
  const [first, ...later] = splitSentences(passage);
  return (
    first !== undefined &&
    hasLetter(first.text) &&
    later.some((sentence) => {
      const folded = foldText(sentence.text);
      if (startsWithHour(folded) || startsWithMeal(folded) || goesOnWith(folded)) return true;
      return (isTold || findTimes(folded).length > 0) && findActivityType(folded) !== null && !saysMore(folded);
    })
  );
}

const IS_SENTENCE = /^\p{L}.{30,300}\.$/u;

/** `Lunch at the mill.` behind what is done at 9:30 comes after it; that lunch is included, or where it is had, is said of it. */
const startsWithMeal = (folded: string): boolean => {
  const type = findActivityType(folded);
  return type?.type === 'meal' && type.from === 0 && NEXT_MEAL.test(folded);
};
const NEXT_MEAL = /^[a-z]{4,12} (?:at|in|bei|beim|im|chez|au|en|al|alla|da|presso|no|na)\s/;

/** `Check in at the Mill Inn.`, `Wander the old quay.`, `Then a boat trip.`: what is done next, no more of what was. */
const goesOnWith = (folded: string): boolean =>
  (DONE_NEXT.test(folded) && !SAYS_HOW.test(folded)) ||
  (NEXT.test(folded) && findActivityType(folded) !== null && !saysMore(folded));
const DONE_NEXT = compactPattern(
  /^(?:check[ -]in(?:to)? (?:at|to|the)|wander |stroll |walk (?:to|around|along|through|across|back)|(?:head|continue|return|transfer|drive|travel|sail|fly|cycle)(?: back| on)? (?:to|towards?|along|through|over) |(?:take|catch|board) (?:an? |the |your )(?:[a-z-]{3,12} ){0,2}(?:train|bus|boat|ferry|funicular|tram|metro|cable car|gondola|taxi|shuttle|flight)\b|have (?:an? )?(?:[a-z-]{3,12} )?(?:breakfast|brunch|lunch|dinner|supper) )/,
);
/** `Take the train from Lund, 30 min.`, `Head to the third floor for the mummies.`: how one gets there, or where it is inside. */
const SAYS_HOW =
  /^(?:take|catch|board) .{0,60}\d{1,3} ?(?:min|minutes|stops?|h|hours?)\b|^(?:head|continue|walk|go) .{0,30}(?:floor|level|room|wing|platform|top|entrance|exit)\b/;
const NEXT =
  /^(?:then|later|afterwards|after that|next|dann|danach|anschlie(?:ss|ß)end|spater|puis|ensuite|luego|despues|mas tarde|poi|dopo|in seguito|depois|mais tarde|daarna),? [a-z]/;

/** `Ore 16.30 lezione di canto`: a sentence that begins with an hour tells what is done then, whatever it is; or when a house is open. */
function startsWithHour(folded: string): boolean {
  const [time] = findTimes(folded);
  return time !== undefined && LEAD.test(folded.slice(0, time.from)) && ENTRY.test(folded.slice(time.to));
}
const LEAD = /^(?:(?:at|um|ab|gegen|a|alle(?: ore)?|dalle(?: ore)?|ore|a las|as|om|kl\.?|vers) )?$/;
const ENTRY =
  /^(?: uhr| h)?[:,–-]? ?(?!(?:until|till|to|bis|jusqu|hasta|fino|ate|open|geoffnet|ouvert|abierto|aperto|aberto|daily|taglich|every|am|pm|is|are|and|or)\b)[a-z]{3}/;
