/** What an answer makes of the prices that a text was written with. */
import type { ParsedTravelDeal } from '../../src/index.ts';
import { isoOf } from '../rendered-offers/pen.ts';
import { judge } from '../rendered-offers/truth.ts';
import type { RenderedPrices } from './render-prices.ts';

/** The figures of an amount in any form: `Rs. 1,25,000/-` and `₹1.25 lakh` are 125000; a range has two. */
function figuresOf(text: string): string {
  const factor = /lakh/i.test(text) ? 100_000 : 1;
  const amounts = text.match(/\d(?:[\d.,' \u202f]*\d)?/g) ?? [];
  return amounts
    .map((amount) => {
      const decimals = factor > 1 ? /\.(\d+)$/ : /[.,](\d{1,2})$/;
      const [tail = '', cents = ''] = decimals.exec(amount) ?? [];
      return Math.round(
        Number(`${amount.slice(0, amount.length - tail.length).replace(/\D/g, '')}.${cents || 0}`) * factor,
      );
    })
    .join(' – ');
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.*]+/g, ' ')
    .trim();

/** Each fault as a sentence. */
export function faultsOf({ truth, prices }: RenderedPrices, answer: ParsedTravelDeal): readonly string[] {
  const { wrong, missing } = judge(truth, answer);
  const faults = [...wrong, ...missing.map((each) => `no ${each}`)];
  const compare = (name: string, found: string | null, expected: readonly string[] | null | undefined): void => {
    if (expected === undefined) return;
    const isRight =
      expected === null
        ? found === null
        : found === null
          ? expected.includes('')
          : expected.some((each) => figuresOf(each) === figuresOf(found));
    if (!isRight) faults.push(found === null ? `no ${name}` : `${name}: ${found} not ${expected?.join(' or ')}`);
  };
  compare('price', answer.price, prices.price);
  compare('totalPrice', answer.totalPrice, prices.total);
  compare('originalPrice', answer.originalPrice, prices.was);
  if (answer.discount !== null) compare('discount', answer.discount, prices.off ?? []);
  if (
    prices.until !== undefined &&
    truth.validUntil === undefined &&
    !prices.until.map(isoOf).includes(answer.validUntil ?? '')
  )
    faults.push(answer.validUntil === null ? 'no validUntil' : `validUntil: ${answer.validUntil}`);
  if (prices.options !== undefined) {
    const left = [...answer.priceOptions];
    for (const [label, price] of prices.options) {
      const at = left.findIndex((each) => fold(each.label).includes(fold(label)));
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (!found) faults.push(`no option ${label}`);
      else compare(`option ${label}`, found.price, [price]);
    }
    for (const each of left) faults.push(`option ${each.label}: ${each.price}`);
  }
  return faults;
}
