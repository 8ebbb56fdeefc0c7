/**
 * What a sentence promises: `Book by 28 Feb and receive $100 onboard spend + a free drinks package`, `Score 70% off your second guest, free
 * upgrades and …`. Gifts are inclusions; a list that starts with a percentage is what the offer is praised for.
 */

import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { cutList } from '../../../formats/reading/terms/term-items.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';

export interface Perk {
  readonly topic: 'includes' | 'highlights';
  readonly passage: Passage;
  readonly line: number;
}

const PROMISE = new LinePattern(
  /\b(?:get|gets|receive|receives|enjoy|score|snag|earn|erhalten sie|erhalte|recevez|profitez de|recibe|recibiras|llevate|ricevi|ricevete|receba|ganhe)\s+(?=(?:an? |the |your )?(?:up to |bis zu |jusqu'a |hasta |fino a |ate )?(?:free|complimentary|extra|bonus|\d+(?:st|nd|rd|th)\b|\d{1,2}\s?%|[$€£₹]\s?\d|kostenlos|gratis|offert|un |una |uma |ein))|\bwith our compliments,? (?:you|guests|your clients|couples)(?:'ll| will)?(?: also)? (?:receive|get|enjoy|have) (?=[^\s.])/,
);
/** `A 3-night stay is required to receive the 4th night free` asks for something. */
const ASKED =
  /\b(?:required?|needed|necessary|must|in order|erforderlich|requis|requerid[oa]|richiest[oa]|exigid[oa])\b[^.!?]{0,60}$/;
const SENTENCE_END = /[.!?](?:\s|$)/;
const MAX_LENGTH = 300;
const PERCENT = /^(?:up to )?\d{1,2}\s?%/;

export function readPerks(document: SourceDocument, isSkipped: (line: DocumentLine) => boolean): Perk[] {
  const found: Perk[] = [];
  for (const line of document.lines) if (PROMISE.mayMatch(line.look) && !isSkipped(line)) found.push(...perksOf(line));
  return found;
}

function perksOf(line: DocumentLine): Perk[] {
  const match = line.folded.length > 600 ? null : PROMISE.regex.exec(line.folded);
  if (!match || ASKED.test(line.folded.slice(0, match.index))) return [];
  const rest = slicePassage(line.passage, match.index + match[0].length);
  const end = rest.text.search(SENTENCE_END);
  const list = end < 0 ? rest : slicePassage(rest, 0, end);
  if (list.text.length > MAX_LENGTH) return [];
  const topic = PERCENT.test(list.text) ? 'highlights' : 'includes';
  return cutList(list, 'includes').map((passage) => ({ topic, passage, line: line.index }));
}
