/**
 * Offers set as blocks: a hotel's name, a few lines about it, its price on a line of its own. Each block is an option under its name.
 */
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { stated } from '../../../model/field.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { PriceMention } from './price-mention.ts';
import type { PriceOption } from './read-price-options.ts';

const BLOCK_LINES = 5;
const MAX_NAME = 64;
/** Words beside the amount on a price line. */
const MAX_REST = 36;

export function readPriceBlocks(document: SourceDocument, mentions: readonly PriceMention[]): PriceOption[] {
  if (mentions.length < 2) return [];
  const priced = new Set(mentions.map((mention) => mention.line.index));
  const options: PriceOption[] = [];
  const names = new Set<string>();
  for (const mention of mentions) {
    if (mention.role !== 'person' && mention.role !== 'open') continue;
    if (mention.line.passage.text.length - (mention.to - mention.from) > MAX_REST) continue;
    const name = nameAbove(document, mention.line, priced);
    if (name === null || names.has(name.text)) continue;
    names.add(name.text);
    options.push({ label: stated(name.text, [spanOf(name)]), dates: null, price: mention.price, mention });
  }
  return options.length < 2 ? [] : options;
}

/** The hotel that the lines above name, as far as the price before. */
function nameAbove(document: SourceDocument, line: DocumentLine, priced: ReadonlySet<number>): Passage | null {
  let seen = 0;
  let found: Passage | null = null;
  for (let i = line.index - 1; i >= 0 && seen < BLOCK_LINES; i--) {
    const above = document.lines[i] as DocumentLine;
    const { text } = above.passage;
    if (text === '') {
      if (found !== null) break;
      continue;
    }
    if (priced.has(i) || above.isRule) break;
    seen++;
    if (text.length > 120) break;
    const [hotel] = findHotelNames(text);
    if (hotel) found = slicePassage(above.passage, hotel.from, hotel.to);
    else if (above.heading > 0 || above.isBold) {
      const name = trimPassage(slicePassage(above.passage, above.emojiLength), ':*_');
      return name.text.length <= MAX_NAME && name.text !== '' ? name : found;
    }
  }
  return found;
}
