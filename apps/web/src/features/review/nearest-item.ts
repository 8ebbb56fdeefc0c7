/** Which item of the value stands nearest to a line of the text: the last one that begins before it, else the first (R-3, 'Add to page'). */
import type { WireProvenance } from '@waypage/contract';
import { listSpans } from './span-segments.ts';

/** `itemOf`: the pointer of the item that a pointer lies in; null for values that belong to none. */
export function nearestItem(
  spans: WireProvenance['spans'],
  itemOf: (pointer: string) => string | null,
  offset: number,
): string | null {
  let first: string | null = null;
  let nearest: string | null = null;
  for (const span of listSpans(spans, Number.POSITIVE_INFINITY)) {
    const item = itemOf(span.pointer);
    if (item === null) continue;
    first ??= item;
    if (span.start > offset) break;
    nearest = item;
  }
  return nearest ?? first;
}
