/** Which of the currencies that a sign may mean the text tells: in its heading of money (`COST (NZD, taxes incl.)`) or for all prices. */
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
