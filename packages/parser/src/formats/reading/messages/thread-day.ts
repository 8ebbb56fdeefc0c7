/** What the messages of a thread add to a day: each its part, in no order, and one or the other what something costs. */
import { findMoney } from '../../../annotators/money.ts';
import type { ActivityDraft, BlockDraft } from '../../../model/itinerary-draft.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { type DocumentLine, withText } from '../document.ts';

/** One block, by the hours: what has none stays behind what it was said after. */
export function inOrderOfHours(blocks: readonly BlockDraft[]): readonly BlockDraft[] {
  if (blocks.some(({ period }) => period !== null)) return blocks;
  const ordered: ActivityDraft[] = [];
  for (const activity of blocks.flatMap((block) => block.activities)) {
    const start = activity.time?.value.start.minutes;
    const next = ordered.findIndex(({ time }) => start !== undefined && (time?.value.start.minutes ?? 0) > start);
    ordered.splice(next < 0 ? ordered.length : next, 0, activity);
  }
  return ordered.length === 0 ? [] : [{ period: null, emoji: null, activities: ordered }];
}

/** `taxi to the quay. hotel is €480 for 2 rooms`: what is done, and what a thing costs; either may be all that the line says. */
export function splitAtPrice(line: DocumentLine): {
  readonly plan: DocumentLine | null;
  readonly price: DocumentLine | null;
} {
  const { passage } = line;
  const match = passage.text.length > MAX_LINE ? null : PRICE_SAID.exec(passage.text);
  if (match === null || findMoney(passage.text.slice(match.index), 1).length === 0) return { plan: line, price: null };
  const part = (words: Passage): DocumentLine | null => (words.text === '' ? null : withText(line, words));
  return {
    plan: part(trimPassage(slicePassage(passage, 0, match.index), ',;')),
    price: part(trimPassage(slicePassage(passage, match.index), '. ')),
  };
}

const MAX_LINE = 400;
const PRICE_SAID =
  /(?:^|[.!,;] )(?:the |our )?\p{L}{3,14} (?:is|are|was|were|costs?|comes to|ist|sind|kostet|kosten|co[uû]te|est|cuesta|costa|è|kost) (?:about |around |ca\.? )?(?:[€$£¥₹]|[A-Z]{3} ?\d|\d[\d.,]* ?(?:€|eur\b))/iu;
