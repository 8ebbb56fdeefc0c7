/** What a page says of the price, one value a line: of one traveler and of all, in every order, with and without what it is made of. */
import { fill } from '../rendered-quotes/quote-pen.ts';
import type { CardPen } from './card-pen.ts';

export interface Fares {
  readonly adults: number;
  readonly children: number;
  readonly base: number;
  readonly taxes: number;
  readonly total: number;
  readonly childBase: number;
  readonly childTaxes: number;
  readonly childTotal: number;
  readonly all: number;
}

/** What the lines say: `follows` where the base fare comes out of a row of travelers. */
export interface WrittenPrice {
  readonly lines: readonly string[];
  readonly base?: 'said' | 'follows';
  readonly total?: true;
  readonly all?: true;
  readonly party?: true;
}
type Price = (pen: CardPen, fares: Fares) => WrittenPrice | null;

/** `Total` over its amount, or before it. */
function row(pen: CardPen, label: string, amount: number): string[] {
  return pen.keep('row', [
    () => [label, pen.money(amount)],
    () => [label, pen.money(amount)],
    () => [label, pen.money(amount)],
    () => [`${label}: ${pen.money(amount)}`],
    () => [`${label}\t${pen.money(amount)}`],
  ])();
}
/** An amount over what it is. */
const under = (pen: CardPen, amount: number, word: string): string[] =>
  pen.keep('under', [true, true, true, false]) && !word.startsWith('/')
    ? [pen.money(amount), word]
    : [`${pen.money(amount)}${word.startsWith('/') ? '' : ' '}${word}`];

const eachOf = (pen: CardPen, { total }: Fares): string[] => under(pen, total, pen.keep('each', pen.words.each));
const countOf = ({ adults, children }: Fares): string => String(adults + children);
const forAll = (pen: CardPen, fares: Fares): string[] =>
  under(pen, fares.all, fill(pen.keep('total for', pen.words.totalFor), { n: countOf(fares) }));
const sumOf = (pen: CardPen, { all }: Fares): string[] => row(pen, pen.keep('total', pen.words.total), all);

/** `2 x Adult`, `Adults x 2`, `Adult (2)`. */
function rowsOf(pen: CardPen, { adults, children }: Fares, adult: number, child: number): string[] {
  const { words } = pen;
  const form = pen.keep('count', [
    '{n} x {one}',
    '{many} x {n}',
    '{n} {many}',
    '{one} x {n}',
    '{n} × {one}',
    '{one} ({n})',
    '{many} ({n})',
  ]);
  // `Adult (1)` may be the first of several.
  const isOne = adults === 1 || children === 1;
  const name = ([one, many]: readonly [string, string], n: number): string =>
    fill(isOne && form.endsWith('({n})') ? '{n} x {one}' : form, { n: String(n), one, many: n > 1 ? many : one });
  return [
    ...row(pen, name(words.adult, adults), adult * adults),
    ...(children > 0 ? row(pen, name(words.child, children), child * children) : []),
  ];
}

export const PRICES: Readonly<Record<string, Price>> = {
  each: (pen, fares) =>
    fares.children > 0
      ? null
      : {
          lines: pen.pick([eachOf(pen, fares), row(pen, pen.keep('each label', pen.words.eachLabel), fares.total)]),
          total: true,
        },
  'each and all': (pen, fares) => {
    if (fares.children > 0 || fares.adults === 1) return null;
    const isNamed = pen.keep('all named', [true, false]);
    const one = pen.pick([eachOf(pen, fares), row(pen, pen.keep('each label', pen.words.eachLabel), fares.total)]);
    const sum = isNamed ? forAll(pen, fares) : sumOf(pen, fares);
    const lines = pen.pick([true, false]) ? [...one, ...sum] : [...sum, ...one];
    return { lines, total: true, all: true, ...(isNamed ? { party: true } : {}) };
  },
  'parts of one': (pen, fares) => {
    if (fares.children > 0) return null;
    const { keep, words } = pen;
    const of = keep('parts of', [
      words.perAdult,
      keep(
        'each',
        words.each.filter((word) => word.length > 6 && !word.startsWith('/')),
      ),
    ]);
    const isAlone = fares.adults === 1;
    const sum = isAlone ? [] : keep('all named', [true, false]) ? forAll(pen, fares) : sumOf(pen, fares);
    return {
      lines: [
        ...row(pen, `${keep('base', words.base)} ${of}`, fares.base),
        ...row(pen, `${keep('taxes', words.taxes)} ${of}`, fares.taxes),
        ...(keep('each below', [true, false])
          ? eachOf(pen, fares)
          : row(pen, keep('each label', words.eachLabel), fares.total)),
        ...sum,
      ],
      base: 'said',
      total: true,
      ...(isAlone ? {} : { all: true }),
    };
  },
  'fares and taxes of all': (pen, fares) => {
    const { adults, children, base, childBase, taxes, childTaxes } = fares;
    return {
      lines: [
        ...rowsOf(pen, fares, base, childBase),
        ...row(pen, pen.keep('taxes', pen.words.taxes), taxes * adults + childTaxes * children),
        ...sumOf(pen, fares),
      ],
      base: 'follows',
      all: true,
      party: true,
    };
  },
  'rows of travelers': (pen, fares) => ({
    lines: [...rowsOf(pen, fares, fares.total, fares.childTotal), ...sumOf(pen, fares)],
    total: true,
    all: true,
    party: true,
  }),
  'every traveler': (pen, fares) => {
    const { words, keep } = pen;
    const has = keep('parts of each', [true, false]);
    const colon = keep('traveler', [': ', ' – ', ' (']);
    const block = (n: number, name: string, base: number, taxes: number, total: number): string[] => [
      ...row(pen, `${words.traveler} ${n}${colon}${name}${colon === ' (' ? ')' : ''}`, total),
      ...(has ? [...row(pen, keep('base', words.base), base), ...row(pen, keep('taxes', words.taxes), taxes)] : []),
    ];
    const { adults, children, base, taxes, total, childBase, childTaxes, childTotal } = fares;
    const blocks = Array.from({ length: adults + children }, (_, i) =>
      i < adults
        ? block(i + 1, words.adult[0], base, taxes, total)
        : block(i + 1, words.child[0], childBase, childTaxes, childTotal),
    );
    return { lines: [...blocks.flat(), ...sumOf(pen, fares)], base: 'follows', total: true, all: true };
  },
  products: (pen, fares) => {
    const { words, money, keep } = pen;
    const { adults, children, total, childTotal } = fares;
    const line = (count: number, [one, many]: readonly [string, string], amount: number): string[] => {
      const name = count > 1 ? many : one;
      return keep('product', [
        () => [`${name} (${count} x ${money(amount)})`, money(amount * count)],
        () => [`${count} ${name} x ${money(amount)}`, money(amount * count)],
        () => [name, `${count} x ${money(amount)}`, money(amount * count)],
        () => [name, `${money(amount)} x ${count}`],
      ])();
    };
    return {
      lines: [
        ...line(adults, words.adult, total),
        ...(children > 0 ? line(children, words.child, childTotal) : []),
        ...sumOf(pen, fares),
      ],
      total: true,
      all: true,
      party: true,
    };
  },
  'total alone': (pen, fares) => ({ lines: sumOf(pen, fares), all: true }),
  'parts of the total': (pen, fares) => {
    const { keep, words } = pen;
    if (fares.adults + fares.children > 1) return null;
    return {
      lines: [
        ...row(pen, keep('base', words.base), fares.base),
        ...row(pen, keep('taxes', words.taxes), fares.taxes),
        ...sumOf(pen, fares),
      ],
      base: 'said',
      total: true,
    };
  },
};
