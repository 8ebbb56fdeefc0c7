/** Where an item lands that is dropped into a gap. A gap is named by the item that stands after it; a place counts without the item itself. */
import type { Place } from './review-document.ts';

/** Null where the item would stay where it is. */
export function landingPlace(from: Place, gap: Place): Place | null {
  if (from.list !== gap.list) return gap;
  if (gap.index === from.index || gap.index === from.index + 1) return null;
  return { list: gap.list, index: gap.index > from.index ? gap.index - 1 : gap.index };
}
