/** Fares in tables. */
import { grandOf, inCents, type Layout, named, partyOf, rowsOf, saidOf, surelyAll, table } from './pen.ts';

export const TABLE_LAYOUTS: Readonly<Record<string, Layout>> = {
  'a row for one of each age': (pen, fares) => {
    const { words, money, pick } = pen;
    const isAlone = fares.adults + fares.children === 1;
    const rows = rowsOf(pen, fares).map(({ names, base, taxes, total }) => [
      names[0],
      money(base),
      money(taxes),
      money(total),
    ]);
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
    const heading = [words.type, words.count, words.fare, words.taxes, words.each, words.total].map((list) =>
      pick(list),
    );
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
    return {
      lines: table(pen, heading, [...rows, ...sum]),
      ...saidOf(fares),
      all: fares.children > 0 && !isSummed ? null : fares.all,
    };
  },
  'a table of prices by numbers': (pen, fares) => {
    const { words, money, pick } = pen;
    const heading = [words.type, words.each, words.count, words.total].map((list) => pick(list));
    const rows = rowsOf(pen, fares).map(({ names, count, total }) => [
      names[0],
      money(total),
      String(count),
      money(total * count),
    ]);
    const sum = fares.children > 0 ? [[grandOf(pen), '', '', money(fares.all)]] : [];
    return { lines: table(pen, heading, [...rows, ...sum]), total: fares.total, all: fares.all };
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
    const heading = [words.type, words.count, words.fare, words.taxes, words.each, words.total].map((list) =>
      pick(list),
    );
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
    return {
      lines: table(pen, [...heading.slice(0, -1), `${heading.at(-1)} (${unit})`], [...rows, sum]),
      ...saidOf(fares),
    };
  },
};
