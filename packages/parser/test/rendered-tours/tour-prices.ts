/** What the trip costs, in each form in which its end tells it. */
import { pick, type Tour } from './tour-facts.ts';
import { formOf } from './tour-words.ts';

export interface ToldPrice {
  readonly currency: string;
  readonly total: number;
  readonly items: readonly (readonly [category: string, amount: number])[];
}

const grouped = (amount: number, mark: string): string => String(amount).replace(/\B(?=(?:\d{3})+$)/g, mark);
type Money = readonly [code: string, write: (amount: number) => string];
const english: readonly Money[] = [
  ['USD', (amount) => `USD ${grouped(amount, ',')}`],
  ['GBP', (amount) => `£${grouped(amount, ',')}`],
  ['EUR', (amount) => `€${grouped(amount, ',')}`],
  ['USD', (amount) => `US$${grouped(amount, ',')}`],
  ['GBP', (amount) => `£${amount}`],
  ['USD', (amount) => `$${grouped(amount, ',')}.00`],
];
const MONEY: Readonly<Record<string, readonly Money[]>> = {
  Tag: [
    ['CHF', (amount) => `CHF ${grouped(amount, "'")}.–`],
    ['EUR', (amount) => `${grouped(amount, '.')} €`],
    ['EUR', (amount) => `EUR ${grouped(amount, '.')},-`],
    ['EUR', (amount) => `${grouped(amount, '.')},– €`],
    ['CHF', (amount) => `CHF ${grouped(amount, '’')}.-`],
    ['EUR', (amount) => `€ ${grouped(amount, '.')}`],
  ],
  Jour: [
    ['EUR', (amount) => `${grouped(amount, ' ')} €`],
    ['EUR', (amount) => `${grouped(amount, '\u202f')} €`],
    ['EUR', (amount) => `${amount} €`],
    ['CHF', (amount) => `CHF ${grouped(amount, "'")}.–`],
    ['EUR', (amount) => `${grouped(amount, ' ')} euros`],
  ],
  Día: [
    ['EUR', (amount) => `${grouped(amount, '.')} €`],
    ['EUR', (amount) => `${grouped(amount, '.')},00 €`],
    ['EUR', (amount) => `${amount} EUR`],
    ['USD', (amount) => `USD ${grouped(amount, ',')}`],
  ],
  Giorno: [
    ['EUR', (amount) => `€ ${grouped(amount, '.')}`],
    ['EUR', (amount) => `${grouped(amount, '.')} €`],
    ['EUR', (amount) => `€ ${grouped(amount, '.')},00`],
    ['EUR', (amount) => `${grouped(amount, '.')} euro`],
  ],
};

export function writePrice({ style, words, plan, calendar }: Tour): { lines: string[]; told: ToldPrice | null } {
  const { price, priceForm, amount, people, marking } = style;
  const [currency, write] = pick(MONEY[calendar.day] ?? english, style.money);
  const each = amount * 5;
  const all = each * people;
  const sums = { a: write(each), b: write(all), n: String(people) };
  const inLines = (text: string, total: number): ReturnType<typeof writePrice> => ({
    lines: text.split('\n'),
    told: { currency, total, items: [] },
  });
  switch (price) {
    case 'none':
      return { lines: [], told: null };
    case 'each':
      return inLines(formOf(words.each, priceForm, sums), each);
    case 'all':
      return inLines(formOf(words.all, priceForm, sums), all);
    case 'both':
      return inLines(formOf(words.both, priceForm, sums), all);
    default: {
      const items = style.parts.map((part, i) => [pick(plan.parts, priceForm + i), part * 10] as const);
      const total = items.reduce((sum, [, part]) => sum + part, 0);
      const colon = calendar.day === 'Jour' ? ' : ' : ': ';
      const name = pick(plan.budget, priceForm);
      const sum = pick(plan.total, priceForm);
      const heading = marking === 'markdown' ? `## ${name}` : name;
      const rows = [...items, [sum, total] as const].map(([part, value]) => [part, write(value)] as const);
      if (price === 'bullets')
        return {
          lines: [
            heading,
            ...rows.map(
              ([part, value], i) => `${i === rows.length - 1 && style.hasGaps ? '' : '- '}${part}${colon}${value}`,
            ),
          ],
          told: { currency, total, items },
        };
      const cells = [[plan.columns.item, plan.columns.cost] as const, ...rows];
      const lines = cells.map((row) => (marking === 'markdown' ? `| ${row.join(' | ')} |` : row.join('\t')));
      if (marking === 'markdown') lines.splice(1, 0, '| --- | --- |');
      return { lines: [heading, ...(marking === 'markdown' ? [''] : []), ...lines], told: { currency, total, items } };
    }
  }
}
