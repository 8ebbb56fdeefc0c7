/** Dates, length, price and deadline of an offer as lines of their own. */
import type { Part } from './list-parts.ts';
import { capital, type Pen } from './pen.ts';
import type { Truth } from './truth.ts';

const A_DAY = 86_400_000;

export function when(pen: Pen): Part {
  const { start, end, tongue } = pen;
  const style = pen.pick(['range', 'range', 'labelled', 'pair', 'window', 'none'] as const);
  if (style === 'none') return { lines: [], truth: { dates: null } };
  if (style === 'window') {
    const last = start + pen.whole(50, 150) * A_DAY;
    return { lines: [pen.pick(tongue.window)(pen.day(start), pen.day(last))], truth: { dates: [start, last] } };
  }
  const dates = [start, end] as const;
  if (style === 'pair')
    return {
      lines: [
        `${tongue.label.departure}${pen.colon} ${pen.day(start)}`,
        `${tongue.label.end}${pen.colon} ${pen.day(end)}`,
      ],
      truth: { dates },
    };
  const range = pen.range(start, end);
  return {
    lines: [style === 'labelled' ? `${tongue.label.travelDates}${pen.colon} ${range}` : range],
    truth: { dates },
  };
}

export const lengthWords = (pen: Pen): string =>
  pen.nights === 7 && pen.chance(0.15)
    ? pen.tongue.week
    : pen.pick(pen.chance(0.35) ? pen.tongue.both(pen.nights) : pen.tongue.nights(pen.nights));

interface PriceFacts {
  readonly now: number;
  readonly was: number | null;
  readonly percent: number | null;
}

function drawPrice(pen: Pen): PriceFacts {
  if (pen.chance(0.5)) return { now: pen.whole(249, 3900), was: null, percent: null };
  const percent = pen.pick([10, 15, 20, 25, 30, 40]);
  const was = pen.whole(8, 180) * 20;
  return { now: (was * (100 - percent)) / 100, was, percent };
}

/** The price for one, as a line or two, with what it was and what is saved. */
export function personPrice(pen: Pen): Part {
  const { tongue, money } = pen;
  const { now, was, percent } = drawPrice(pen);
  const said = `${money(now)} ${pen.pick(tongue.perPerson)}`;
  const base: Truth = { price: money(now), totalPrice: null, originalPrice: was === null ? null : money(was) };
  if (was === null || percent === null) {
    const lead = pen.pick(['from', 'bare', 'label'] as const);
    const line =
      lead === 'from'
        ? `${capital(tongue.from)} ${said}`
        : lead === 'bare'
          ? said
          : `${tongue.label.price}${pen.colon} ${money(now)}`;
    return { lines: [line], truth: { ...base, percent: null, saved: null } };
  }
  const ladder = capital(pen.pick(tongue.wasNow)(money(was), said));
  const told = pen.pick(['none', 'off', 'save', 'joined'] as const);
  if (told === 'none') return { lines: [ladder], truth: { ...base, percent: null, saved: null } };
  const off = pen.pick(tongue.off)(percent);
  if (told === 'off') return { lines: pen.chance(0.5) ? [ladder, off] : [off, ladder], truth: { ...base, percent } };
  if (told === 'joined') return { lines: [`${ladder} (${off})`], truth: { ...base, percent } };
  return {
    lines: [ladder, capital(pen.pick(tongue.save)(money(was - now)))],
    truth: { ...base, percent, saved: money(was - now) },
  };
}

/** A price that is no person's: a couple's, a family's, that of all. */
function partyPrice(pen: Pen): Part {
  const { tongue, money } = pen;
  const amount = pen.whole(9, 90) * 100;
  const total = { price: null, totalPrice: money(amount), originalPrice: null, percent: null, saved: null };
  const kind = pen.pick(['couple', 'family', 'all', 'labelled'] as const);
  if (kind === 'couple')
    return { lines: [`${money(amount)} ${pen.pick(tongue.perCouple)}`], truth: { ...total, passengers: 2 } };
  const [adults, children] = [2, pen.whole(2, 3)];
  if (kind === 'family')
    return {
      lines: [`${money(amount)} ${pen.pick(tongue.perFamily(adults, children))}`],
      truth: { ...total, passengers: adults + children },
    };
  if (kind === 'labelled')
    return {
      lines: [
        `${tongue.label.travelers}${pen.colon} ${pen.pick(tongue.party(adults, children))}`,
        `${tongue.label.total}${pen.colon} ${money(amount)}`,
      ],
      truth: { ...total, passengers: adults + children },
    };
  const count = pen.whole(3, 6);
  return { lines: [`${money(amount)} ${pen.pick(tongue.forAll(count))}`], truth: { ...total, passengers: count } };
}

export const price = (pen: Pen): Part => (pen.chance(0.75) ? personPrice(pen) : partyPrice(pen));

export const deadline = (pen: Pen): Part =>
  pen.chance(0.6)
    ? { lines: [pen.pick(pen.tongue.bookBy)(pen.day(pen.deadline))], truth: { validUntil: pen.deadline } }
    : { lines: [], truth: { validUntil: null } };

/** Deposit, single supplement, a child's price. */
export function asides(pen: Pen): Part {
  const { tongue, money } = pen;
  const lines = [
    ...(pen.chance(0.3) ? [pen.pick(tongue.deposit)(money(pen.whole(2, 8) * 25))] : []),
    ...(pen.chance(0.3) ? [pen.pick(tongue.single)(money(pen.whole(10, 60) * 10))] : []),
    ...(pen.chance(0.2) ? [pen.pick(tongue.child)(money(pen.whole(99, 199)))] : []),
  ];
  return { lines, truth: {} };
}

export const NOTHING: Part = { lines: [], truth: {} };
export const joined = (...parts: readonly Part[]): Truth =>
  Object.assign({}, ...parts.map(({ truth }) => truth)) as Truth;
