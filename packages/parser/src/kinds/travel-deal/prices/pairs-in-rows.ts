/**
 * T-600: rows of two amounts each (`Inside  $1,899  $1,499`, `US$1,890 US$1,701`) under no head: where one row's pair is told elsewhere as what it was
 * and what it is, the first of each row is what it was.
 */
import type { DocumentLine } from '../../../formats/reading/document.ts';
import type { PriceMention } from './price-mention.ts';

export function withPairsInRows(found: readonly PriceMention[]): readonly PriceMention[] {
  const before = found.filter(({ role }) => role === 'was');
  if (before.length === 0) return found;
  const byLine = new Map<DocumentLine, PriceMention[]>();
  for (const mention of found) {
    const row = byLine.get(mention.line);
    if (row === undefined) byLine.set(mention.line, [mention]);
    else row.push(mention);
  }
  const rows = [...byLine.values()].filter((row) => row.length === 2 && row.every(isPaid));
  const alone = found.filter((mention) => isPaid(mention) && byLine.get(mention.line)?.length === 1);
  const isTold = rows.some(
    ([was, now]) => before.some((mention) => isSame(mention, was)) && alone.some((mention) => isSame(mention, now)),
  );
  if (!isTold || !rows.every(([was, now]) => isDearer(was, now))) return found;
  const firsts = new Set(rows.map(([was]) => was));
  return found.map((mention) =>
    firsts.has(mention) ? { ...mention, role: 'was', basis: null, basisLine: null } : mention,
  );
}

const isPaid = ({ role }: PriceMention): boolean => role === 'person' || role === 'whole' || role === 'open';

const isSame = ({ price: { value } }: PriceMention, other: PriceMention | undefined): boolean =>
  value.amount === other?.price.value.amount && value.currencies[0] === other.price.value.currencies[0];

const isDearer = (was: PriceMention | undefined, now: PriceMention | undefined): boolean =>
  was !== undefined && now !== undefined && was.price.value.amount > now.price.value.amount;
