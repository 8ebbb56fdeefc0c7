/**
 * Lines of a message that was dictated or typed without capitals and full stops: `its 950 euros each and thats with flights and a hire car
 * thrown in, meals are extra tho`. Its clauses are cut where a new one starts, so that each is judged by itself.
 */
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { startsSmall } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';

const LEAST = 60;
const CAPITAL = /\p{Lu}\p{Ll}/u;
const STOP = /\p{Ll}[.!?] /u;

/** No capital and no full stop between its words, and too long for an entry of a list. */
export const isDictated = ({ bullet, passage: { text } }: DocumentLine): boolean =>
  bullet === null && text.length >= LEAST && startsSmall(text) && !CAPITAL.test(text) && !STOP.test(text);

/** A comma, or a word that joins clauses before one that starts a clause. */
const CUT = compactPattern(
  /,\s|\s(?:(?:and|so|but|then|also|plus|oh|ok) ){1,3}(?=(?:that'?s|it'?s|its|they|you|we|there'?s|theres|the|i|i'?[dm]|i'?ll|no|not|price|flights?|everyone|everybody)\b)|\s(?:but|tho|though|because|cos|so) /g,
);
/** `they want a £100 deposit`: who asks for it is no part of the condition. */
const LEAD =
  /^(?:(?:oh|ok|and|but|so|also|plus|then|just) ){0,3}(?:(?:they|we|the hotel|hotel|the airline|the operator)(?:'?ll|'?d)? (?:want|need|ask(?: for)?|require|take)s? (?:an? |the )?|(?:there'?s|there is) (?:an? )?)?/;
const TAIL = /(?:,? (?:tho|though|ok|okay|yeah|x{1,3}|all thrown in|thrown in|included|as well|too)){1,3}$/;

/** Somebody speaks to the reader: `ive found a …`, `its from saturday …`; `weekend in porto for 2` does not. */
const SPEAKS =
  /\b(?:i'?ve|i'?m|i'?d|i'?ll|it'?s|they'?re|there'?s|that'?s|you'?d|you|we|they|got|found|had|let me|hiya|morning)\b/;

/** What is said in a message is no name of what it offers. */
export const isSpoken = (line: DocumentLine): boolean => isDictated(line) && SPEAKS.test(line.folded);

/** The clauses, without the words of speech around them. */
export function clausesOf(sentence: Passage): Passage[] {
  const found: Passage[] = [];
  let from = 0;
  for (const cut of allMatches(CUT, sentence.text)) {
    found.push(slicePassage(sentence, from, cut.index));
    from = cut.index + cut[0].length;
  }
  found.push(slicePassage(sentence, from));
  return found.map((clause) => trimPassage(clause, ',;.!')).filter(({ text }) => text.length > 2);
}

/** `its 310 pounds each with flights from luton`: what the price holds. */
const WITH = /\b(?:each|pp|per person|a head|for (?:both|two|the two of you)) (?:with|including|incl) (?=[a-z])/;

export function besidePrice(clause: Passage): Passage | null {
  const match = WITH.exec(clause.text);
  return match === null ? null : slicePassage(clause, match.index + match[0].length);
}

/** `and they want a 20 percent deposit` is `20 percent deposit`. */
export function withoutSpeech(clause: Passage): Passage {
  const lead = LEAD.exec(clause.text)?.[0].length ?? 0;
  const tail = TAIL.exec(clause.text)?.[0].length ?? 0;
  return slicePassage(clause, lead, Math.max(lead, clause.text.length - tail));
}
