/** The currency that a heading, a label or a line names: `Fares (CAD)`, `Total (USD)`. */
import { CURRENCY_CODES, findMoney } from '../../../annotators/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import type { CurrencyMention } from './fare-rows.ts';

const CODE = compactPattern(`(?<![A-Za-z])(?:${CURRENCY_CODES})(?![A-Za-z])|[€£]`);

/** The first code or sign of a passage, as it is meant before an amount. */
export function currencyIn(passage: Passage): CurrencyMention | null {
  const match = CODE.exec(passage.text);
  const code = match === null ? undefined : findMoney(`${match[0]} 1`, 1)[0]?.money.currencies;
  return match && code ? { code, passage: slicePassage(passage, match.index, match.index + match[0].length) } : null;
}
