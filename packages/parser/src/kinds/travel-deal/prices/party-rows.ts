/** `2 adults    $3,598` over `2 adults + 1 child    $4,297`: what each of several parties pays. */
import { isPartyBefore } from './party-beside.ts';
import type { PriceMention } from './price-mention.ts';

const PARTY_ROW =
  /^\W{0,3}(?:[1-9]|one|two|three|four|ein|zwei|drei|vier|un|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|quatro) ?(?:adults?|ads?|people|persons?|pax|guests?|erwachsener?|erw\.?|adultes?|adultos?|adulti|personen|personnes|personas|persone|pessoas|volwassenen)\b[^$€£.;]{0,40}(?:\s{3,}|\.{3,}\s?|\t+|:\s{1,4})(?:[a-z]{2,3} ?)?$/;

export const isPartyRow = ({ line, from, to, role }: PriceMention): boolean =>
  role !== 'was' && role !== 'saving' && (PARTY_ROW.test(line.folded.slice(0, from)) || isAll(line.folded, from, to));

/** `2 adults + 1 child £1,740` and nothing else. */
const isAll = (folded: string, from: number, to: number): boolean =>
  folded.length - to <= 1 && isPartyBefore(folded.slice(0, from));

/** Where more of them pay more, all pay it together: a price for each falls as they grow. */
export function withPartyRows(mentions: readonly PriceMention[]): readonly PriceMention[] {
  const rows = mentions.filter(isPartyRow);
  const together = rows.filter((row, i) => {
    const [above, below] = [rows[i - 1], rows[i + 1]];
    return (above !== undefined && isMore(above, row)) || (below !== undefined && isMore(row, below));
  });
  return together.length === 0
    ? mentions
    : mentions.map((mention) =>
        together.includes(mention) && mention.role !== 'whole' ? { ...mention, ...ofAll(mention) } : mention,
      );
}

/** Two rows one under the other, of which the second is of more people and costs more. */
const isMore = (one: PriceMention, next: PriceMention): boolean =>
  next.line.index - one.line.index === 1 &&
  next.price.value.amount > one.price.value.amount &&
  countOf(next) > countOf(one);

const countOf = ({ line, from }: PriceMention): number =>
  (line.folded.slice(0, from).match(COUNT) ?? []).reduce((sum, n) => sum + Number(n), 0);
const COUNT = /(?<!\d)[1-9](?![\d,.])/g;

const ofAll = ({ line, from }: PriceMention): Pick<PriceMention, 'role' | 'basis' | 'basisLine'> => ({
  role: 'whole',
  basis: [0, line.folded.slice(0, from).replace(LEADER, '').length],
  basisLine: null,
});
const LEADER = /[\s.:]+(?:[a-z]{2,3} ?)?$/;
