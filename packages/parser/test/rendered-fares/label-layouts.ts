/** Fares behind labels and in sentences. */
import { grandOf, inCents, type Layout, saidOf } from './pen.ts';

export const LABEL_LAYOUTS: Readonly<Record<string, Layout>> = {
  labels: (pen, fares) => {
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
      return children > 0
        ? null
        : { lines: [`${price}, ${words.grand[0]} ${words.forAll(adults, 0)} ${money(all)}.`], total, all };
    }
    const sum = `${pen.pick(['Total', 'The total', 'Total price', 'The total cost'])} ${words.forAll(adults, children)} ${pen.pick(['is', 'comes to', 'will be'])} ${money(all)}.`;
    const lead = pen.pick(['The fare is', 'We can offer', 'Current price:', 'This comes to']);
    return children > 0
      ? { lines: [`${lead} ${money(total)} per adult and ${money(childTotal)} per child.`, sum], total, all }
      : {
          lines: [
            pen.pick([
              `${lead} ${money(total)} per person. ${sum}`,
              `${lead} ${money(total)} each, ${money(all)} in total.`,
            ]),
          ],
          total,
          all,
        };
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
    return {
      lines: [`${pick([words.grand[0] ?? '', words.total[0] ?? ''])} ${words.forAll(adults, children)}: ${money(all)}`],
      all,
    };
  },
  'labels and a total': (pen, fares) => {
    const { words, money, pick } = pen;
    const { adults, children, base, taxes, total } = fares;
    if (adults + children > 1) return null;
    return {
      lines: [
        `${pick(words.fare)}: ${money(base)}`,
        `${pick(words.taxes)}: ${money(taxes)}`,
        `${pick(words.total)}: ${money(total)}`,
      ],
      base,
      taxes,
      total,
    };
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
    return {
      lines: [`${pick(words.fare.slice(-2))}: ${money(base)}`, `${pick(words.taxes)}: ${money(taxes)}`],
      base,
      taxes,
    };
  },
};
