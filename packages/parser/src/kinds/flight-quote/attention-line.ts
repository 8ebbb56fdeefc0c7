/** F-663: `z. Hd. Frau Marlies Kötter, Musikverein Harmonie`, `Attn Mr Lee, Accounts`: whom a letter is for, without a colon behind the word. */
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { stated } from '../../model/field.ts';
import { LinePattern } from '../../text/line-look.ts';
import { slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { type ClientReading, LONGEST_NAME, nameIn } from './client-name.ts';
import { topicOf } from './loose-conditions.ts';

const ATTENTION = new LinePattern(
  /^(?:(?:z\. ?)?hd\.|zu handen(?: von)?|attn\.?|for the attention of|a l'attention de|a la atencion de|all'attenzione di|ter attentie van|t\. ?a\. ?v\.?|a atencao de)\s{1,3}(?=(?:mr|mrs|ms|miss|dr|herrn?|frau|mme|m\.|sra?|sig|dhr|mevr?|mw)\.? ?[a-z])/,
);
/** Of a letter the head. */
const HEAD = 24;
const MAX_LINE = 120;

export function readAttention({ lines }: SourceDocument): ClientReading | null {
  for (const { folded, look, passage, index } of lines.slice(0, HEAD)) {
    const label = folded.length > MAX_LINE ? null : ATTENTION.exec(look, folded);
    if (label === null || folded.length !== passage.text.length) continue;
    const comma = passage.text.indexOf(',', label[0].length);
    const name = nameIn(slicePassage(passage, label[0].length, comma < 0 ? undefined : comma), true);
    if (name !== null) return { name: stated(name.text, [spanOf(name)]), line: index, names: 0 };
  }
  return null;
}

/** F-708: `Attention: Hemi Tautari` in the head of a letter: a name and nothing else, no rule to mind. */
export function isAddressee({ folded, passage, index }: DocumentLine): boolean {
  const label = index >= HEAD || folded.length > LONGEST_NAME ? null : TO_WHOM.exec(folded);
  if (label === null || folded.length !== passage.text.length) return false;
  const rest = trimPassage(slicePassage(passage, label[0].length));
  return rest.text.includes(' ') && nameIn(rest, true)?.text === rest.text && topicOf(foldText(rest.text)) === null;
}
const TO_WHOM = /^(?:(?:for the )?attention(?: of)?|attn\.?)\s?:\s{0,3}/;
