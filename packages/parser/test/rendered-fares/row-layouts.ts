/** Fares in rows of travelers, one or more lines each. */
import { grandOf, inCents, type Layout, named, rowsOf, saidOf, surelyAll } from './pen.ts';

export const ROW_LAYOUTS: Readonly<Record<string, Layout>> = {
  products: (pen, fares) => {
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
  'one value a line': (pen, fares) => {
    const { money } = pen;
    const rows = rowsOf(pen, fares).flatMap(({ names, count, total }) => [
      `${names[0]} x ${count}`,
      money(total * count),
    ]);
    return { lines: [...rows, surelyAll(pen), money(fares.all)], all: fares.all };
  },
  'one price each a line': (pen, fares) => {
    const { money } = pen;
    const rows = rowsOf(pen, fares).flatMap(({ names, count, total }) => [`${names[0]} x ${count}`, money(total)]);
    return { lines: [...rows, surelyAll(pen), money(fares.all)], total: fares.total, all: fares.all };
  },
  'sums by age': (pen, fares) => {
    const { money, pick } = pen;
    const form = pick(['after', 'before', 'times']);
    const rows = rowsOf(pen, fares).map(({ names, count, total }) => {
      const name = named(names, count);
      const label =
        form === 'after' ? `${name} (${count})` : form === 'before' ? `${count} ${name}` : `${names[0]} x ${count}`;
      return `${label}${pick([': ', '   ', '\t'])}${money(total * count)}`;
    });
    return { lines: [...rows, `${surelyAll(pen)}: ${money(fares.all)}`], all: fares.all };
  },
  'sums with the price each': (pen, fares) => {
    const { words, money } = pen;
    const rows = rowsOf(pen, fares).map(
      ({ names, count, total }) =>
        `${count} ${named(names, count)}: ${money(total * count)} (${money(total)} ${words.perPerson})`,
    );
    return { lines: [...rows, `${surelyAll(pen)}: ${money(fares.all)}`], total: fares.total, all: fares.all };
  },
  'prices by numbers of travelers': (pen, fares) => {
    const { money, pick } = pen;
    const times = pick(['x', '×', '*']);
    const rows = rowsOf(pen, fares).map(
      ({ names, count, total }) =>
        `${money(total)} ${times} ${count} ${named(names, count).toLowerCase()} = ${money(total * count)}`,
    );
    return { lines: [...rows, `${grandOf(pen)}: ${money(fares.all)}`], total: fares.total, all: fares.all };
  },
  'a fare of each age': (pen, fares) => {
    const { words, money, pick } = pen;
    const rows = rowsOf(pen, fares).map(({ names, total }) => `${names[0]}${pick([': ', '   ', '\t'])}${money(total)}`);
    return {
      lines: [...rows, `${words.grand[0]} ${words.forAll(fares.adults, fares.children)}: ${money(fares.all)}`],
      total: fares.total,
      all: fares.all,
    };
  },
  'fares by age and taxes': (pen, fares) => {
    const { words, money, pick } = pen;
    const { adults, children, taxes, childTaxes, all } = fares;
    if (adults + children === 1) return null;
    const gap = pick([': ', '   ', '\t', '\n']);
    const rows = rowsOf(pen, fares).map(
      ({ names, count, base }) => `${count} ${named(names, count)}${gap}${money(inCents(base * count))}`,
    );
    const added = inCents(taxes * adults + childTaxes * children);
    return {
      lines: [...rows, `${pick(words.taxes)}${gap}${money(added)}`, `${words.grand[0]}${gap}${money(all)}`],
      all,
    };
  },
  'typed by age': (pen, fares) => {
    const { money, pick } = pen;
    const codes = ['ADT', pick(['CHD', 'CNN'])];
    const isSum = pick([true, false]);
    const form = pick(['behind', 'before', 'none']);
    const rows = rowsOf(pen, fares).map(({ count, base, taxes, total }, i) => {
      const label = form === 'behind' ? `${codes[i]} x${count}` : form === 'before' ? `${count} ${codes[i]}` : codes[i];
      const parts = `${money(base)} + ${money(taxes)} ${pick(['tax', 'TAX', 'taxes'])} = ${money(total)}`;
      return isSum
        ? `${label}: ${parts} ${pick(['each', 'pp', 'per person'])}`
        : `${codes[i]} fare ${money(base)} tax ${money(taxes)} total ${money(total)}`;
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
    return {
      lines: [...rows, `${words.grand[4]}${gap}${money(fares.all)}`],
      base: null,
      taxes: null,
      total: fares.total,
      all: fares.all,
    };
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
};
