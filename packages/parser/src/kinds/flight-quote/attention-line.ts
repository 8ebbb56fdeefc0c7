/** F-663: `z. Hd. Frau Marlies Kötter, Musikverein Harmonie`, `Attn Mr Lee, Accounts`: whom a letter is for, without a colon behind the word. */
import type { SourceDocument } from '../../formats/reading/document.ts';
import { stated } from '../../model/field.ts';
import { LinePattern } from '../../text/line-look.ts';
import { slicePassage, spanOf } from '../../text/passage.ts';
import { type ClientReading, nameIn } from './client-name.ts';

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
