/** The crowns of an offer's prices: which they are stays an assumption, with the others beside it. */
import type { SourceDocument } from '../../../formats/reading/document.ts';
import { crownsOf } from '../../crowns.ts';
import type { PriceMention } from './price-mention.ts';

/** The mentions whose crowns are those of the text first. */
export function withOwnCrowns({ lines }: SourceDocument, mentions: readonly PriceMention[]): readonly PriceMention[] {
  if (!mentions.some(areCrowns)) return mentions;
  const code = crownsOf(lines);
  if (code === null) return mentions;
  return mentions.map((mention) => {
    if (!areCrowns(mention)) return mention;
    const { price } = mention;
    const others = price.value.currencies.filter((other) => other !== code);
    return { ...mention, price: { ...price, value: { ...price.value, currencies: [code, ...others] } } };
  });
}

const areCrowns = ({ price: { value } }: PriceMention): boolean =>
  value.currencies[0] === 'SEK' && value.currencies.length > 1;
