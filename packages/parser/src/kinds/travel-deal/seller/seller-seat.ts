import type { DocumentLine } from '../../../formats/reading/document.ts';
import { isAddress } from '../../../formats/reading/terms/contact-parts.ts';
import { isCompany } from '../../../formats/reading/terms/names.ts';
import type { ContactDraft } from '../../../model/contact-draft.ts';
import type { Field } from '../../../model/field.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

/** `Harbour Travel, 61 Mill Road, Ely` under the conditions: where the seller sits, whole or cut at its commas. */
export function isSeat(item: Field<string>, line: DocumentLine | undefined, { company }: ContactDraft): boolean {
  const seller = company === null ? '' : `${foldText(company.value)}, `;
  const isOf = (text: string): boolean => {
    const comma = text.indexOf(', ');
    const isBehindCompany =
      comma >= 0 && isAddress(text.slice(comma + 2, comma + 2 + MAX_SEAT)) && isCompany(text.slice(0, comma));
    return isBehindCompany || (seller !== '' && isAfterSeller(text, seller));
  };
  // The head of the line alone: a line may hold thousands of items, and each asks.
  return line !== undefined && (isOf(line.passage.text.slice(0, MAX_HEAD + seller.length)) || isOf(item.value));
}

/** `Speak to Ana Ruiz, Harbour Travel, 61 Mill Road` */
function isAfterSeller(text: string, seller: string): boolean {
  const folded = foldText(text);
  const at = folded.indexOf(seller);
  return at >= 0 && at <= MAX_LEAD && isAddress(folded.slice(at + seller.length));
}
const MAX_LEAD = 44;
const MAX_SEAT = 80;
const MAX_HEAD = 2 * (MAX_LEAD + MAX_SEAT);
