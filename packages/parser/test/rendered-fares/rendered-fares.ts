/**
 * Known fares in the layouts of agents and web pages, with what a careful reader takes from each: `total` is one adult's with taxes, `all` what
 * everybody pays. See `rendered-fares.test.ts`.
 */
import fc from 'fast-check';
import { LABEL_LAYOUTS } from './label-layouts.ts';
import { type Fares, inCents, type Layout, partyOf, type Said } from './pen.ts';
import { ROW_LAYOUTS } from './row-layouts.ts';
import { TABLE_LAYOUTS } from './table-layouts.ts';
import { FLIGHTS, LANGUAGES, MONEY_FORMS } from './vocabulary.ts';

const LAYOUTS: Readonly<Record<string, Layout>> = { ...LABEL_LAYOUTS, ...ROW_LAYOUTS, ...TABLE_LAYOUTS };

export interface RenderedFare {
  readonly layout: string;
  readonly text: string;
  readonly said: Said;
  readonly truth: Fares;
  /** The upper end of a range. */
  readonly upper: number | null;
}

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
    return {
      layout: seed.layout,
      text: `${flights}\n${party === '' ? '' : `${party}\n`}${made.lines.join('\n')}\n`,
      said,
      truth: said.fee === null ? truth : withFee,
      upper: made.upper ?? null,
    };
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
export function judge(
  { said, truth, upper }: RenderedFare,
  fare: FareAnswer,
  passengers: number | null,
  warnings: readonly { readonly message: string }[],
): Judgement {
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
  if (passengers !== null && passengers !== truth.adults + truth.children) wrong.push(`passengers is ${passengers}`);
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
