/** A price as it is set loud: the currency before the number small, cents only where there are any. */
import { readMoneyText } from '@waypage/contract';

export interface PriceParts {
  /** `from`, `approx.`; '' for none. */
  readonly lead: string;
  /** The currency before the number, written small. */
  readonly sign: string;
  readonly amount: string;
  /** Set smaller: ranges, and texts that are no amount. */
  readonly long: boolean;
}

const SHORT_PRICE = 8;

export function priceParts(text: string): PriceParts {
  const money = readMoneyText(text);
  const single = money !== null && money.high === null;
  const sign = single ? money.form.before.trim() : '';
  const amount = sign === '' ? text : text.slice(text.indexOf(sign) + sign.length).trim();
  const round = single ? amount.replace(/[.,]00$/, '') : amount;
  return { lead: money?.form.lead.trim() ?? '', sign, amount: round, long: round.length > SHORT_PRICE };
}
