/**
 * Known fares in the layouts of agents and web pages, with what a careful reader takes from each: `total` is one adult's with taxes, `all` what
 * everybody pays. See `rendered-fares.test.ts`.
 */
import fc from 'fast-check';
import { FLIGHTS, type FareWords, LANGUAGES, MONEY_FORMS } from './fare-vocabulary.ts';

/** What the text of a layout says. Null where it does not: then the true value may follow from the others, but no other value. */
interface Said {
  readonly base: number | null;
  readonly taxes: number | null;
  readonly fee: number | null;
  readonly total: number | null;
  readonly all: number | null;
}

interface Fares {
  readonly adults: number;
  readonly children: number;
  /** An adult's. */
  readonly base: number;
  readonly taxes: number;
  readonly total: number;
  /** A child's. */
  readonly childBase: number;
  readonly childTaxes: number;
  readonly childTotal: number;
  readonly fee: number;
  readonly all: number;
}

interface Pen {
  readonly words: FareWords;
  readonly money: (amount: number) => string;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly isEnglish: boolean;
}

type Layout = (pen: Pen, fares: Fares) => (Partial<Said> & { readonly lines: readonly string[]; readonly upper?: number }) | null;

export interface RenderedFare {
  readonly layout: string;
  readonly text: string;
  readonly said: Said;
  readonly truth: Fares;
  /** The upper end of a range. */
  readonly upper: number | null;
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100;

/** `adults` or `adult`, `children` or `child`. */
const named = ([one, many]: readonly [string, string], count: number): string => (count > 1 ? many : one);

function table(pen: Pen, heading: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [heading, ...rows];
  switch (pen.pick(['tabs', 'blanks', 'pipes', 'markdown'])) {
    case 'tabs':
      return all.map((row) => row.join('\t'));
    case 'pipes':
      return all.map((row) => row.join(' | '));
    case 'markdown':
      return [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
    default: {
      const widths = heading.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)) + 3);
      return all.map((row) =>
        row
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('')
          .trimEnd(),
      );
    }
  }
}

/** The travelers of each age that there are, with what they pay. */
function rowsOf({ words }: Pen, fares: Fares) {
  const { adults, children, base, taxes, total, childBase, childTaxes, childTotal } = fares;
  const grown = { names: words.adult, count: adults, base, taxes, total };
  const young = { names: words.child, count: children, base: childBase, taxes: childTaxes, total: childTotal };
  return children > 0 ? [grown, young] : [grown];
}

const saidOf = ({ base, taxes, total, all }: Fares) => ({ base, taxes, total, all });

/** A `Total` alone may be one traveler's where nobody is counted. */
const grandOf = ({ pick, words }: Pen): string => pick(words.grand);
const partyOf = (words: FareWords, { adults, children }: Fares): string =>
  `${adults} ${named(words.adult, adults)}${children > 0 ? `, ${children} ${named(words.child, children)}` : ''}`;
const surelyAll = ({ pick, words }: Pen): string => pick(words.grand.slice(0, -1));

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'a row for one of each age': (pen, fares) => {
    const { words, money, pick } = pen;
    const isAlone = fares.adults + fares.children === 1;
    const rows = rowsOf(pen, fares).map(({ names, base, taxes, total }) => [names[0], money(base), money(taxes), money(total)]);
    return {
      lines: [
        ...(isAlone ? [] : [partyOf(words, fares)]),
        ...table(pen, [pick(words.type), pick(words.fare), pick(words.taxes), pick(words.total)], rows),
        ...(isAlone ? [] : [`${surelyAll(pen)}: ${money(fares.all)}`]),
      ],
      ...saidOf(fares),
      all: isAlone ? null : fares.all,
    };
  },
  'a table with numbers': (pen, fares) => {
    const { words, money, pick } = pen;
    const heading = [words.type, words.count, words.fare, words.taxes, words.each, words.total].map((list) => pick(list));
    const rows = rowsOf(pen, fares).map(({ names, count, base, taxes, total }) => [
      names[0],
      String(count),
      money(base),
      money(taxes),
      money(total),
      money(total * count),
    ]);
    const isSummed = fares.children > 0 && pick([true, false]);
    const sum = isSummed ? [[grandOf(pen), '', '', '', '', money(fares.all)]] : [];
    return { lines: table(pen, heading, [...rows, ...sum]), ...saidOf(fares), all: fares.children > 0 && !isSummed ? null : fares.all };
  },
  'a table of prices by numbers': (pen, fares) => {
    const { words, money, pick } = pen;
    const heading = [words.type, words.each, words.count, words.total].map((list) => pick(list));
    const rows = rowsOf(pen, fares).map(({ names, count, total }) => [names[0], money(total), String(count), money(total * count)]);
    const sum = fares.children > 0 ? [[grandOf(pen), '', '', money(fares.all)]] : [];
    return { lines: table(pen, heading, [...rows, ...sum]), total: fares.total, all: fares.all };
  },
  'products': (pen, fares) => {
    const { money, pick } = pen;
    const times = pick(['x', '×', '@', 'X']);
    const rows = rowsOf(pen, fares).map(
      ({ names, count, total }) => `${count} ${named(names, count)} ${times} ${money(total)} = ${money(total * count)}`,
    );
    return { lines: [...rows, `${grandOf(pen)}: ${money(fares.all)}`], total: fares.total, all: fares.all };
  },
  'products with colons': (pen, fares) => {
    const { money, pick } = pen;
    const [isFirst, isOne] = [pick([true, false]), pick([true, false])];
    const rows = rowsOf(pen, fares).map(({ names, count, total }) => {
      const product = isFirst ? `${count} x ${money(total)}` : `${money(total)} x ${count}`;
      return `${isOne ? names[0] : named(names, count)}: ${product} = ${money(total * count)}`;
    });
    return { lines: [...rows, `${grandOf(pen)}: ${money(fares.all)}`], total: fares.total, all: fares.all };
  },
  'prices each by numbers': (pen, fares) => {
    const { money, pick } = pen;
    const mark = pick([': ', ' - ', ' @ ', ' x ']);
    const rows = rowsOf(pen, fares).map(
      ({ names, count, total }) => `${count} ${named(names, count)}${mark}${money(total)} ${pen.words.perPerson}`,
    );
    return { lines: [...rows, `${surelyAll(pen)}: ${money(fares.all)}`], total: fares.total, all: fares.all };
  },
  'labels': (pen, fares) => {
    const { words, money, pick } = pen;
    if (fares.children > 0) return null;
    const sum = `${words.grand[0]} ${words.forAll(fares.adults, 0)}: ${money(fares.all)}`;
    return {
      lines: [
        `${pick(words.fare)}: ${money(fares.base)}`,
        `${pick(words.taxes)}: ${money(fares.taxes)}`,
        `${pick(words.each)}: ${money(fares.total)}`,
        ...(fares.adults > 1 ? [sum] : []),
      ],
      ...saidOf(fares),
      all: fares.adults > 1 ? fares.all : null,
    };
  },
  'one value a line': (pen, fares) => {
    const { money } = pen;
    const rows = rowsOf(pen, fares).flatMap(({ names, count, total }) => [`${names[0]} x ${count}`, money(total * count)]);
    return { lines: [...rows, surelyAll(pen), money(fares.all)], all: fares.all };
  },
  'sums by age': (pen, fares) => {
    const { money, pick } = pen;
    const form = pick(['after', 'before', 'times']);
    const rows = rowsOf(pen, fares).map(({ names, count, total }) => {
      const name = named(names, count);
      const label = form === 'after' ? `${name} (${count})` : form === 'before' ? `${count} ${name}` : `${names[0]} x ${count}`;
      return `${label}${pick([': ', '   ', '\t'])}${money(total * count)}`;
    });
    return { lines: [...rows, `${surelyAll(pen)}: ${money(fares.all)}`], all: fares.all };
  },
  'parts by numbers': (pen, fares) => {
    const { words, money, pick } = pen;
    const { adults, base, taxes, all } = fares;
    if (fares.children > 0 || adults === 1) return null;
    return {
      lines: [
        `${pick(words.fare)} (${adults} x ${money(base)}): ${money(base * adults)}`,
        `${pick(words.taxes)} (${adults} x ${money(taxes)}): ${money(taxes * adults)}`,
        `${grandOf(pen)}: ${money(all)}`,
      ],
      base,
      taxes,
      all,
    };
  },
  'a sentence': (pen, fares) => {
    const { words, money, isEnglish } = pen;
    const { adults, children, total, childTotal, all } = fares;
    if (!isEnglish) {
      const price = `${words.each[1] ?? words.each[0]}: ${money(total)}`;
      return children > 0 ? null : { lines: [`${price}, ${words.grand[0]} ${words.forAll(adults, 0)} ${money(all)}.`], total, all };
    }
    const sum = `${pen.pick(['Total', 'The total', 'Total price', 'The total cost'])} ${words.forAll(adults, children)} ${pen.pick(['is', 'comes to', 'will be'])} ${money(all)}.`;
    const lead = pen.pick(['The fare is', 'We can offer', 'Current price:', 'This comes to']);
    return children > 0
      ? { lines: [`${lead} ${money(total)} per adult and ${money(childTotal)} per child.`, sum], total, all }
      : { lines: [pen.pick([`${lead} ${money(total)} per person. ${sum}`, `${lead} ${money(total)} each, ${money(all)} in total.`])], total, all };
  },
  'typed by age': (pen, fares) => {
    const { money, pick } = pen;
    const codes = ['ADT', pick(['CHD', 'CNN'])];
    const isSum = pick([true, false]);
    const form = pick(['behind', 'before', 'none']);
    const rows = rowsOf(pen, fares).map(({ count, base, taxes, total }, i) => {
      const label = form === 'behind' ? `${codes[i]} x${count}` : form === 'before' ? `${count} ${codes[i]}` : codes[i];
      const parts = `${money(base)} + ${money(taxes)} ${pick(['tax', 'TAX', 'taxes'])} = ${money(total)}`;
      return isSum ? `${label}: ${parts} ${pick(['each', 'pp', 'per person'])}` : `${codes[i]} fare ${money(base)} tax ${money(taxes)} total ${money(total)}`;
    });
    if (!pen.isEnglish) return null;
    const isAlone = fares.adults + fares.children === 1;
    const sum = `${pick(['TTL', 'Total', 'TOTAL'])} ${fares.adults + fares.children} PAX ${money(fares.all)}`;
    return { lines: [...rows, ...(isAlone ? [] : [sum])], ...saidOf(fares), all: isAlone ? null : fares.all };
  },
  'a checkout by traveler': (pen, fares) => {
    const { words, money, isEnglish, pick } = pen;
    if (!isEnglish) return null;
    const gap = pick([' ', '  ', '\t', '\n']);
    const all = rowsOf(pen, fares).flatMap((row) => Array.from({ length: row.count }, () => row));
    const rows = all.flatMap(({ names, base, taxes, total }, i) => [
      `Traveler ${i + 1}: ${names[0]}${gap}${money(total)}`,
      `Flight${gap}${money(base)}`,
      `Taxes and fees${gap}${money(taxes)}`,
    ]);
    return { lines: [...rows, `${words.grand[4]}${gap}${money(fares.all)}`], base: null, taxes: null, total: fares.total, all: fares.all };
  },
  'a checkout by age': (pen, fares) => {
    const { money, words, pick } = pen;
    const gap = pick([' ', '   ', '\t', '\n']);
    const rows = rowsOf(pen, fares).flatMap(({ names, count, base, taxes }) => [
      `${count} ${named(names, count)}${gap}${money(inCents(base * count))}`,
      `${pick(words.taxes)}${gap}${money(taxes * count)}`,
    ]);
    return fares.children > 0 || fares.adults === 1
      ? null
      : { lines: [...rows, `${words.grand[0]}${gap}${money(fares.all)}`], all: fares.all };
  },
  'a deposit': (pen, fares) => {
    const { words, money, pick } = pen;
    if (fares.children > 0) return null;
    const { total, all, adults } = fares;
    return {
      lines: [
        `${pick(words.each)}: ${money(total)}`,
        ...(adults > 1 ? [`${words.grand[0]} ${words.forAll(adults, 0)}: ${money(all)}`] : []),
        `${words.deposit}: ${money(200)}${pick(['', ` ${words.perPerson}`])}`,
      ],
      total,
      all: adults > 1 ? all : null,
    };
  },
  'a service fee': (pen, fares) => {
    const { words, money, pick } = pen;
    if (fares.children > 0 || fares.adults > 1) return null;
    const { base, taxes, fee } = fares;
    const total = inCents(base + taxes + fee);
    return {
      lines: [
        `${pick(words.fare)}: ${money(base)}`,
        `${pick(words.taxes)}: ${money(taxes)}`,
        `${words.fee}: ${money(fee)}`,
        `${pick(words.total)} ${words.perPerson}: ${money(total)}`,
      ],
      base,
      taxes,
      fee,
      total,
    };
  },
  'a range': (pen, fares) => {
    const { words, money, pick } = pen;
    const { total, children } = fares;
    if (children > 0) return null;
    const upper = inCents(total + 150);
    return { lines: [`${pick(words.each)}: ${money(total)} ${pick(['-', '–'])} ${money(upper)}`], total, upper };
  },
  'one price each': (pen, fares) => {
    const { words, money, pick } = pen;
    if (fares.children > 0) return null;
    const each = pick([`${pick(words.each)}: ${money(fares.total)}`, `${money(fares.total)} ${words.perPerson}`]);
    return { lines: [each], total: fares.total };
  },
  'one price for all': (pen, fares) => {
    const { words, money, pick } = pen;
    const { adults, children, all } = fares;
    if (adults + children === 1) return null;
    return { lines: [`${pick([words.grand[0] ?? '', words.total[0] ?? ''])} ${words.forAll(adults, children)}: ${money(all)}`], all };
  },
  'labels and a total': (pen, fares) => {
    const { words, money, pick } = pen;
    const { adults, children, base, taxes, total } = fares;
    if (adults + children > 1) return null;
    return {
      lines: [`${pick(words.fare)}: ${money(base)}`, `${pick(words.taxes)}: ${money(taxes)}`, `${pick(words.total)}: ${money(total)}`],
      base,
      taxes,
      total,
    };
  },
  'sums with the price each': (pen, fares) => {
    const { words, money } = pen;
    const rows = rowsOf(pen, fares).map(
      ({ names, count, total }) => `${count} ${named(names, count)}: ${money(total * count)} (${money(total)} ${words.perPerson})`,
    );
    return { lines: [...rows, `${surelyAll(pen)}: ${money(fares.all)}`], total: fares.total, all: fares.all };
  },
  'prices by numbers of travelers': (pen, fares) => {
    const { money, pick } = pen;
    const times = pick(['x', '×', '*']);
    const rows = rowsOf(pen, fares).map(
      ({ names, count, total }) => `${money(total)} ${times} ${count} ${named(names, count).toLowerCase()} = ${money(total * count)}`,
    );
    return { lines: [...rows, `${grandOf(pen)}: ${money(fares.all)}`], total: fares.total, all: fares.all };
  },
  'a fare of each age': (pen, fares) => {
    const { words, money, pick } = pen;
    const rows = rowsOf(pen, fares).map(({ names, total }) => `${names[0]}${pick([': ', '   ', '\t'])}${money(total)}`);
    return { lines: [...rows, `${words.grand[0]} ${words.forAll(fares.adults, fares.children)}: ${money(fares.all)}`], total: fares.total, all: fares.all };
  },
  'one price each a line': (pen, fares) => {
    const { money } = pen;
    const rows = rowsOf(pen, fares).flatMap(({ names, count, total }) => [`${names[0]} x ${count}`, money(total)]);
    return { lines: [...rows, surelyAll(pen), money(fares.all)], total: fares.total, all: fares.all };
  },
  'fares by age and taxes': (pen, fares) => {
    const { words, money, pick } = pen;
    const { adults, children, taxes, childTaxes, all } = fares;
    if (adults + children === 1) return null;
    const gap = pick([': ', '   ', '\t', '\n']);
    const rows = rowsOf(pen, fares).map(({ names, count, base }) => `${count} ${named(names, count)}${gap}${money(inCents(base * count))}`);
    const added = inCents(taxes * adults + childTaxes * children);
    return { lines: [...rows, `${pick(words.taxes)}${gap}${money(added)}`, `${words.grand[0]}${gap}${money(all)}`], all };
  },
  'a table of sums': (pen, fares) => {
    const { words, money, pick } = pen;
    const { adults, children, all } = fares;
    if (adults + children === 1) return null;
    const heading = [words.type, words.fare, words.taxes, words.total].map((list) => pick(list));
    const rows = rowsOf(pen, fares).map(({ names, count, base, taxes, total }) => [
      `${count} ${named(names, count)}`,
      money(inCents(base * count)),
      money(taxes * count),
      money(total * count),
    ]);
    return { lines: table(pen, heading, [...rows, [surelyAll(pen), '', '', money(all)]]), all };
  },
  'a table in one currency': (pen, fares) => {
    const { words, money, pick } = pen;
    const figure = (amount: number): string => money(amount).replace(/[^\d.,]/g, '');
    const heading = [words.type, words.count, words.fare, words.taxes, words.each, words.total].map((list) => pick(list));
    const unit = pen.isEnglish ? pick(['USD', 'EUR', 'GBP']) : 'EUR';
    const rows = rowsOf(pen, fares).map(({ names, count, base, taxes, total }) => [
      names[0],
      String(count),
      figure(base),
      figure(taxes),
      figure(total),
      figure(total * count),
    ]);
    const sum = [grandOf(pen), '', '', '', '', figure(fares.all)];
    return { lines: table(pen, [...heading.slice(0, -1), `${heading.at(-1)} (${unit})`], [...rows, sum]), ...saidOf(fares) };
  },
  'a deposit and the rest': (pen, fares) => {
    const { words, money, pick } = pen;
    const { adults, children, all } = fares;
    if (adults + children === 1) return null;
    return {
      lines: [
        `${words.grand[0]} ${words.forAll(adults, children)}: ${money(all)}`,
        `${words.deposit}: ${money(150)}`,
        `${pick(words.rest)}: ${money(inCents(all - 150))}`,
      ],
      all,
    };
  },
  'a fee for each': (pen, fares) => {
    const { words, money, pick } = pen;
    const { adults, children, base, taxes, fee } = fares;
    if (children > 0 || adults === 1) return null;
    const total = inCents(base + taxes + fee);
    return {
      lines: [
        `${words.fare.at(-1)}: ${money(base)} ${words.perPerson}`,
        `${pick(words.taxes)}: ${money(taxes)} ${words.perPerson}`,
        `${words.fee}: ${money(fee)} ${words.perPerson}`,
        `${words.grand[0]} ${words.forAll(adults, 0)}: ${money(total * adults)}`,
      ],
      base,
      taxes,
      fee,
      all: inCents(total * adults),
    };
  },
  'parts alone': (pen, fares) => {
    const { words, money, pick } = pen;
    if (fares.children > 0 || fares.adults > 1) return null;
    const { base, taxes } = fares;
    // A `Price` may have the taxes in it.
    return { lines: [`${pick(words.fare.slice(-2))}: ${money(base)}`, `${pick(words.taxes)}: ${money(taxes)}`], base, taxes };
  },
};

const cents = fc.constantFrom(0, 0.5, 0.25, 0.15, 0.7);

/** A text of any layout, shrunk to the first words and the smallest party that still show a fault. */
export const renderedFares: fc.Arbitrary<RenderedFare> = fc
  .record({
    layout: fc.constantFrom(...Object.keys(LAYOUTS)),
    language: fc.constantFrom(...(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])),
    adults: fc.integer({ min: 1, max: 3 }),
    children: fc.constantFrom(0, 0, 0, 1, 2),
    base: fc.integer({ min: 200, max: 1400 }),
    taxes: fc.integer({ min: 40, max: 420 }),
    childTaxes: fc.integer({ min: 30, max: 300 }),
    cents: fc.tuple(cents, cents),
    fee: fc.constantFrom(25, 35, 49.5),
    picks: fc.array(fc.nat(99), { minLength: 24, maxLength: 24 }),
  })
  .map((seed): RenderedFare | null => {
    const words = LANGUAGES[seed.language];
    let picked = 0;
    const pick = <T>(list: readonly T[]): T => list[(seed.picks[picked++ % 24] ?? 0) % list.length] as T;
    const base = seed.base + seed.cents[0];
    const taxes = seed.taxes + seed.cents[1];
    const childBase = inCents(base * 0.75);
    const total = inCents(base + taxes);
    const childTotal = inCents(childBase + seed.childTaxes);
    const { adults, children, childTaxes, fee } = seed;
    const all = inCents(total * adults + childTotal * children);
    const truth = { adults, children, base, taxes, total, childBase, childTaxes, childTotal, fee, all };
    const pen = { words, money: MONEY_FORMS[pick(words.forms)], pick, isEnglish: seed.language === 'en' };
    const flights = pick(FLIGHTS);
    const isAlone = adults + children === 1;
    const party = isAlone ? '' : pick(['', '', partyOf(words, truth)]);
    const made = LAYOUTS[seed.layout]?.(pen, truth) ?? null;
    if (made === null) return null;
    const said = {
      base: made.base ?? null,
      taxes: made.taxes ?? null,
      fee: made.fee ?? null,
      total: made.total ?? null,
      // One traveler's price is what all pay.
      all: isAlone ? null : (made.all ?? null),
    };
    const withFee = { ...truth, total: inCents(total + fee), all: inCents((total + fee) * adults) };
    return { layout: seed.layout, text: `${flights}\n${party === '' ? '' : `${party}\n`}${made.lines.join('\n')}\n`, said, truth: said.fee === null ? truth : withFee, upper: made.upper ?? null };
  })
  .filter((made): made is RenderedFare => made !== null);

export interface Judgement {
  /** Values that the text gives and the answer has not. */
  readonly missing: readonly string[];
  /** Values that are not so, and warnings. */
  readonly wrong: readonly string[];
}

interface FareAnswer {
  readonly baseFare: string | null;
  readonly upcharge: string | null;
  readonly total: string | null;
  readonly totalForAllPassengers: string | null;
}

/** What of the answer is not what the text says. */
export function judge({ said, truth, upper }: RenderedFare, fare: FareAnswer, warnings: readonly { readonly message: string }[]): Judgement {
  const missing: string[] = [];
  const wrong = warnings.map(({ message }) => message);
  const check = (name: string, answer: string | null, stated: number | null, ...allowed: readonly number[]): void => {
    if (answer === null) {
      if (stated !== null) missing.push(name);
      return;
    }
    const [low = Number.NaN, high = null] = amountsOf(answer);
    const isRight = allowed.some((amount) => Math.abs(low - amount) < 0.005);
    const most = upper === null ? null : name === 'total' ? upper : upper * truth.adults;
    const isRange = most === null ? high === null : high !== null && Math.abs(high - most) < 0.005;
    if (!isRight || !isRange) wrong.push(`${name} is ${answer}, not ${allowed.join(' or ') || 'stated'}`);
  };
  check('baseFare', fare.baseFare, said.base, truth.base);
  check('upcharge', fare.upcharge, said.fee, ...(said.fee === null ? [] : [said.fee]));
  check('total', fare.total, said.total, truth.total);
  check('totalForAllPassengers', fare.totalForAllPassengers, said.all, truth.all);
  return { missing, wrong };
}

/** `1.034,80 €` and `$1,034.80` alike; two amounts for a range. */
function amountsOf(money: string): number[] {
  return (money.match(/\d[\d.,\s]*(?:[.,]\d{2})?(?!\d)/g) ?? []).map((figure) => {
    const digits = figure.trim().replace(/\s/g, '');
    const hasCents = /[.,]\d{2}$/.test(digits);
    return Number(digits.replace(/\D/g, '')) / (hasCents ? 100 : 1);
  });
}
