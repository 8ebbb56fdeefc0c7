/** `Flights £220`, `Bags £70`, `Seats £30`, `TOTAL £320`: what a total right below adds up is no price itself. */
import type { FareMention } from './fare-mention.ts';

/** No summary of a basket has more rows. */
const MAX_ADDED = 8;
const ROW_GAP = 2;

/** The rows that a total below them adds up. Fare and taxes are told by their names and are none. */
export function addedRows(mentions: readonly FareMention[]): ReadonlySet<FareMention> {
  const added = new Set<FareMention>();
  for (const [i, total] of mentions.entries()) {
    if (total.role !== 'total' || total.basis === 'person' || total.money.value.amountMax !== null) continue;
    let sum = 0;
    for (let k = i - 1; k >= 0 && i - k <= MAX_ADDED; k--) {
      const row = mentions[k] as FareMention;
      const gap = (mentions[k + 1] as FareMention).line - row.line;
      if (gap < 1 || gap > ROW_GAP || !isAddend(row)) break;
      sum += row.money.value.amount;
      if (i - k < 2 || Math.abs(sum - total.money.value.amount) > 0.011) continue;
      for (const one of mentions.slice(k, i)) added.add(one);
      break;
    }
  }
  return added;
}

export function withoutAddedRows(mentions: readonly FareMention[]): readonly FareMention[] {
  const added = addedRows(mentions);
  if (added.size === 0) return mentions;
  return mentions.map(
    (mention): FareMention => (added.has(mention) && mention.role !== 'other' ? { ...mention, role: 'item' } : mention),
  );
}

const isAddend = ({ role, basis, money }: FareMention): boolean =>
  (role === null || role === 'fare' || role === 'other' || role === 'item') &&
  basis !== 'person' &&
  basis !== 'child' &&
  money.value.amountMax === null;
