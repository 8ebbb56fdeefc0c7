/** F-629: `315 dollars 96 cents`, `400 euros et 50 centimes`, `630 dollars 92`: the cents behind a currency that is told by its word. */
import type { Money } from '../model/money.ts';
import { compactPattern } from '../text/compact-pattern.ts';

/** Without a word for them they are two figures, and end the clause or stand before whom they are for. */
const CENTS = compactPattern(
  /^ (?:(?:and|und|et|y|con|e|en|mit) )?(?:(?<cents>\d{1,2}) ?(?:cents?|pence|centimes?|c[eé]ntimos|centesimi|centavos|rappen)(?!\p{L})|(?<bare>\d\d)(?=$|[;!)]|[.,:](?!\d)|\s(?:each|pp|p\.p\.|per person|pro person|par personne|por persona|a persona|por pessoa|per persoon|in total|in all)(?!\p{L})))/iu,
);
const REACH = 48;

interface Amount {
  readonly to: number;
  readonly money: Money;
}

/** The amount with its cents; as it is where it has some, is a range, or its currency is a sign or a code. */
export function withCents<T extends Amount>(mention: T, text: string): T {
  const { to, money } = mention;
  if (money.amountMax !== null || !Number.isInteger(money.amount) || !WORD.test(text.slice(to - 4, to))) return mention;
  const match = CENTS.exec(text.slice(to, to + REACH));
  const figures = match?.groups?.['cents'] ?? match?.groups?.['bare'];
  if (match === null || figures === undefined) return mention;
  const amount = Math.round(money.amount * 100 + Number(figures)) / 100;
  return { ...mention, to: to + match[0].length, money: { ...money, amount } };
}
/** `dollars`, `euro`, unlike `EUR`. */
const WORD = /^\p{L}{4}$/u;
