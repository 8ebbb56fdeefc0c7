/**
 * T-427: the seller that a sentence of an advert begins with: `Harbour & Hill Holidays flies you to Madeira!`, `Viajes Luna te lleva a Cancún`.
 */
import { LinePattern } from '../../../text/line-look.ts';
import type { Passage } from '../../../text/passage.ts';
import { slicePassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { mayEndWithin, splitSentences } from '../sentences.ts';
import { type ContactCandidate, emptyContact } from './contact-parts.ts';
import { isCompany } from './names.ts';

const TAKES_YOU =
  /^(?<name>\p{Lu}[\p{L}'’.-]*(?: (?:&|\+|and|und|et|y|e|of|de|del|du|di|\p{Lu}[\p{L}'’.-]*)){1,5}) (?:(?:flies|takes|brings|whisks|sends|jets|invites|offers) you|(?:bringt|fliegt|entführt|schickt|führt|nimmt|lädt) (?:Sie|Euch|euch|Dich|dich)|vous (?:emmène|invite|propose|offre|envole|fait)|(?:te|os|les?|los) (?:lleva|invita|ofrece|leva|propone)|(?:ti|vi) (?:porta|invita|offre|propone|regala)|(?:leva|convida) (?:você|vocês|a gente)|(?:brengt|neemt|vliegt) (?:u|je|jullie))(?!\p{L})/u;
/** The pronoun that each of these has, known by the verb beside it. */
const MAY_TAKE = new LinePattern(
  /\s(?:you|sie|euch|dich|vous|te|os|les?|los|ti|vi|voces?|a gente|u|je|jullie)\s/,
  '\\b(?:(?:flies|takes|brings|whisks|sends|jets|invites|offers) you|bringt|fliegt|entfuhrt|schickt|fuhrt|nimmt|ladt|emmene|invite|propose|offre|envole|fait|lleva|invita|ofrece|leva|propone|porta|regala|convida|brengt|neemt|vliegt)',
);
const MAX_LINE = 900;

export function toldSellers({ lines }: SourceDocument): readonly ContactCandidate[] {
  return lines.flatMap((line) => {
    const name = sellerOf(line);
    // Where the trip goes stands there as well: the line is none of the contact's.
    return name === null ? [] : [{ ...emptyContact(1), company: name }];
  });
}

function sellerOf({ passage, folded, look }: DocumentLine): Passage | null {
  if (folded.length > MAX_LINE || !MAY_TAKE.test(look, folded)) return null;
  for (const sentence of mayEndWithin(passage.text) ? splitSentences(passage) : [passage]) {
    const name = TAKES_YOU.exec(sentence.text)?.groups?.['name'];
    if (name !== undefined && isCompany(name)) return slicePassage(sentence, 0, name.length);
  }
  return null;
}
