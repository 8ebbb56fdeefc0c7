/** `Best` over `£92 · 2h 55m`: the order of a search's results, no closing. */
import type { DocumentLine, SourceDocument } from '../document.ts';
import { lineMoney } from '../line-money.ts';

export function headsPrice({ lines }: SourceDocument, { folded, index }: DocumentLine): boolean {
  const below = folded === 'best' ? lines[index + 1] : undefined;
  return below !== undefined && lineMoney(below)[0]?.from === 0;
}
