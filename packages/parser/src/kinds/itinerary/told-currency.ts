/**
 * Which of the currencies that a sign may mean the text tells: in its heading of money (`COST (NZD, taxes incl.)`), for all prices, or where its
 * days price everything in the same one of them (`A$40` beside a budget in `$`).
 */
import { findMoney, mayHoldMoney } from '../../annotators/money.ts';
import { readSection } from '../../annotators/section.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { findToldCurrency } from '../../formats/reading/fares/told-currency.ts';
import { currencyOf } from './budget-lines.ts';

export function toldAmong(currencies: readonly string[], lines: readonly DocumentLine[]): string | null {
  for (const line of lines) {
    const code = readSection(line.folded) === 'budget' ? currencyOf(line)?.[0] : undefined;
    if (code !== undefined && currencies.includes(code)) return code;
  }
  const code = findToldCurrency(lines)?.code;
  return code !== undefined && currencies.includes(code) ? code : null;
}

/** The one currency among them in which the text names two amounts at least without doubt; null where it names another, too. */
export function namedAmong(currencies: readonly string[], lines: readonly DocumentLine[]): string | null {
  const named = lines
    .filter(({ passage }) => mayHoldMoney(passage.text))
    .flatMap(({ passage }) => findMoney(passage.text.slice(0, MAX_PRICED)))
    .flatMap(({ money }) => (money.currencies.length === 1 ? money.currencies : []))
    .filter((code) => currencies.includes(code));
  return named.length >= LEAST_NAMED && new Set(named).size === 1 ? (named[0] ?? null) : null;
}
const MAX_PRICED = 400;
const LEAST_NAMED = 2;
