/** A telephone number where nothing else tells whose it is, and the name before it. */

import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import type { SourceDocument } from '../document.ts';
import { findPhone } from './contact-marks.ts';
import type { ContactCandidate } from './contact-parts.ts';
import { endOfMessage, GIVEN_NAME } from './signed-message.ts';

const PHONE_LABEL = new LinePattern(
  /(?:^\W{0,3}|(?:[,|·•]|\s{2})\s{1,4}(?=tel|phone|fon))(?:tel(?:ephone|efon\w*|efono|efone)?|phone|fon|mob(?:ile|il)?|ph|t|call(?: us)?|ring(?: us)?)\b[\s.:]{1,16}(?=[+(\d])/,
  '\\b(?:tel(?:ephone|efon\\w*|efono|efone)?|phone|fon|mob|ph|t|call|ring)\\b',
);
const LONGEST_LABELLED = 80;
const MESSAGE_LINES = 3;

/** A number that says itself what it is; in a message of a line or three the number at its end. */
export function findLonePhone(document: SourceDocument, lines: Set<number>): Passage | null {
  for (const line of document.lines) {
    if (line.folded.length > LONGEST_LABELLED || !PHONE_LABEL.test(line.look, line.folded)) continue;
    const phone = findPhone(line.passage);
    if (phone === null) continue;
    lines.add(line.index);
    return phone;
  }
  const last = endOfMessage(document, MESSAGE_LINES)?.passage;
  if (last === undefined) return null;
  const tail = slicePassage(last, Math.max(0, last.text.length - LONGEST_NUMBER));
  const phone = findPhone(tail);
  return phone !== null && tail.text.replace(/[\s.!]+$/, '').endsWith(phone.text) ? phone : null;
}

const LONGEST_NUMBER = 24;

/** `Linh +84 24 5550 0193` in a message of `Linh Sapling DMC`: the first word of the sender, alone before the number. */
export function nameBeforeNumber(document: SourceDocument, best: ContactCandidate | null): Passage | null {
  const first = best?.company?.text.split(' ')[0] ?? '';
  if (!GIVEN_NAME.test(first) || first === best?.company?.text) return null;
  for (const { passage, emojiLength } of document.lines) {
    if (!passage.text.startsWith(first, emojiLength)) continue;
    const rest = passage.text.slice(emojiLength + first.length, emojiLength + first.length + 30);
    if (/^[\s:,–-]{1,3}(?:\+|\(?0)\d[\d\s().-]{6,}/.test(rest))
      return slicePassage(passage, emojiLength, emojiLength + first.length);
  }
  return null;
}
