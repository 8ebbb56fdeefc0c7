/** `between €640 and €890`, `von 640 € bis 890 €`, `de US$ 640 a US$ 890`, `$640 USD – $890 USD`: two amounts that bound one price. */
import type { MoneyMention } from '../../annotators/money.ts';

export interface BoundedMention extends MoneyMention {
  /** Where the second amount begins and the first ends. */
  readonly joint?: readonly [to: number, from: number];
}

const DASH = /^(?:\/-)?\s?[–—-]\s?$/;
const WORD = /^(?:\/-)?\s(?:to|and|bis|und|a|al|et|y|e|ate|tot|en)\s$/;
const LEAD = /(?<![a-z])(?:from|between|von|zwischen|de|entre|da|tra|fra|van|tussen)\s$/;
const MAX_GAP = 8;
/** An amount many times as much is another thing's. */
const MAX_SPREAD = 5;

export function joinRanges(folded: string, mentions: readonly MoneyMention[]): readonly BoundedMention[] {
  if (mentions.length < 2) return mentions;
  const joined: BoundedMention[] = [];
  for (const mention of mentions) {
    const last = joined.at(-1);
    if (last !== undefined && isRange(folded, last, mention))
      joined[joined.length - 1] = {
        ...last,
        to: mention.to,
        money: { ...last.money, amountMax: mention.money.amount },
        joint: [last.to, mention.from],
      };
    else joined.push(mention);
  }
  return joined;
}

function isRange(folded: string, low: MoneyMention, high: MoneyMention): boolean {
  const [from, to] = [low.money.amount, high.money.amount];
  if (high.from - low.to > MAX_GAP || to <= from || to > from * MAX_SPREAD) return false;
  if (low.money.amountMax !== null || high.money.amountMax !== null) return false;
  if (low.money.currencies[0] !== high.money.currencies[0]) return false;
  const gap = folded.slice(low.to, high.from);
  return DASH.test(gap) || (WORD.test(gap) && LEAD.test(folded.slice(Math.max(0, low.from - 12), low.from)));
}
