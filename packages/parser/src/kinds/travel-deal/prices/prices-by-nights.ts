/**
 * `£599pp   £749pp` alone under `7 nights   10 nights`: each of them is a price of the one house, named by what heads it. With several rows the
 * rows are the options; where the lines above tell the length it is the trip's.
 */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { stated } from '../../../model/field.ts';
import type { PriceOptionDraft } from '../../../model/travel-deal-draft.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { nightsOf, nightsToldAbove } from './columns-of-nights.ts';
import type { PriceMention } from './price-mention.ts';
import { cellsOf } from './rate-grid.ts';

export function pricesByNights(
  document: SourceDocument,
  line: DocumentLine,
  priced: ReadonlyMap<number, readonly PriceMention[]>,
): (PriceOptionDraft & { readonly mention: PriceMention })[] {
  // Beside them a supplement may have its column.
  const mentions = (priced.get(line.index) ?? []).filter(({ role }) => role !== 'aside');
  const above = document.lines[line.index - 1];
  const header = above === undefined || RULE.test(above.passage.text) ? document.lines[line.index - 2] : above;
  const isAlone = [line.index - 1, line.index + 1].every((at) => (priced.get(at)?.length ?? 0) < mentions.length);
  if (header === undefined || mentions.length < 2 || !isAlone) return [];
  const heads = cellsOf(header).filter(({ text }) => nightsOf(foldText(text)) !== null);
  const isOfAll = heads.length === mentions.length && heads.length >= cellsOf(header).length - 1;
  if (!isOfAll || mentions.some(({ role }) => role === 'was' || role === 'saving')) return [];
  if (nightsToldAbove(document, header.index) !== null) return [];
  return mentions.map((mention, i) => {
    const { text } = heads[i] as Passage;
    return { label: stated(text, [spanOf(heads[i] as Passage)]), dates: null, price: mention.price, mention };
  });
}
const RULE = /^[\s|:+-]+$/;
