/** What a text was written from, and what an answer makes of it. A field that is left out is not compared; null must be answered by null. */
import type { ParsedTravelDeal, WarningCode } from '../../src/index.ts';
import { isoOf } from './pen.ts';

export interface Truth {
  readonly place?: string;
  readonly nights?: number;
  /** First day, and the last where the text gives it. */
  readonly dates?: readonly [start: number, end: number | null] | null | undefined;
  readonly departures?: boolean;
  readonly price?: string | null;
  readonly totalPrice?: string | null;
  readonly originalPrice?: string | null;
  readonly percent?: number | null;
  readonly saved?: string | null;
  readonly validUntil?: number | null | undefined;
  readonly passengers?: number | null;
  readonly inside?: readonly string[];
  /** What may be called included as well: the house and the length in a post whose every line has a picture. */
  readonly besides?: readonly string[];
  /** Left out of the price: a restriction, never included. */
  readonly outside?: readonly string[];
  readonly conditions?: readonly string[];
  readonly highlights?: readonly string[];
  readonly options?: readonly (readonly [label: string, price: string])[];
  readonly hotel?: string;
  readonly contact?: {
    readonly name?: string;
    readonly company?: string;
    readonly email?: string;
    readonly phone?: string;
  };
  /** Warnings that must come; no others may. */
  readonly codes?: readonly WarningCode[];
  /** Words that must not be in any value. */
  readonly secret?: readonly string[];
}

export interface Faults {
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
}

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\s.*]+/g, ' ')
    .trim();

/** The figures of an amount in any form: `Rs. 1,25,000/-` is 125000. */
function figureOf(price: string): number {
  const figures = price.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');
  const cents = /[.,](\d{2})$/.exec(figures)?.[1] ?? '';
  const whole = cents === '' ? figures : figures.slice(0, -3);
  return Number(`${whole.replace(/[.,]/g, '')}.${cents || '0'}`);
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

function shown([start, end]: readonly [number, number | null]): string {
  const a = new Date(start);
  const first = `${MONTHS[a.getUTCMonth()]} ${a.getUTCDate()}`;
  if (end === null) return `${first}, ${a.getUTCFullYear()}`;
  const b = new Date(end);
  const last = `${MONTHS[b.getUTCMonth()]} ${b.getUTCDate()}`;
  if (a.getUTCFullYear() !== b.getUTCFullYear())
    return `${first}, ${a.getUTCFullYear()} to ${last}, ${b.getUTCFullYear()}`;
  return `${first} to ${a.getUTCMonth() === b.getUTCMonth() ? b.getUTCDate() : last}, ${b.getUTCFullYear()}`;
}

export function judge(truth: Truth, answer: ParsedTravelDeal): Faults {
  const wrong: string[] = [];
  const missing: string[] = [];
  const check = (name: string, found: unknown, expected: unknown, isRight: boolean): void => {
    if (isRight) return;
    if (found === null && expected !== null) missing.push(name);
    else wrong.push(`${name}: ${JSON.stringify(found)} not ${JSON.stringify(expected)}`);
  };
  for (const name of ['price', 'totalPrice', 'originalPrice'] as const) {
    const expected = truth[name];
    const found = answer[name];
    if (expected !== undefined)
      check(
        name,
        found,
        expected,
        expected === null ? found === null : found !== null && figureOf(found) === figureOf(expected),
      );
  }
  if (truth.dates !== undefined) {
    const dates = truth.dates === null ? null : shown(truth.dates);
    // The first of several departures, with or without its return.
    const first = truth.dates == null || truth.departures !== true ? dates : shown([truth.dates[0], null]);
    check('dates', answer.dates, dates, answer.dates === dates || answer.dates === first);
  }
  if (truth.validUntil !== undefined) {
    const day = truth.validUntil === null ? null : isoOf(truth.validUntil);
    check('validUntil', answer.validUntil, day, answer.validUntil === day);
  }
  if (truth.nights !== undefined) {
    const { nights } = truth;
    const whole = `${nights + 1} days / ${nights} nights`;
    const fits = [whole, `${nights} nights`, `${nights + 1} days`, ...(nights === 7 ? ['7 days'] : [])];
    check('duration', answer.duration, whole, answer.duration !== null && fits.includes(answer.duration));
  }
  if (truth.passengers !== undefined)
    check('passengers', answer.passengers, truth.passengers, answer.passengers === truth.passengers);
  if (truth.place !== undefined)
    check('destination', answer.destination, truth.place, fold(answer.destination ?? '').includes(fold(truth.place)));
  if (truth.hotel !== undefined)
    check(
      'accommodation',
      answer.accommodation,
      truth.hotel,
      fold(answer.accommodation ?? '').includes(fold(truth.hotel)),
    );
  for (const [part, expected] of Object.entries(truth.contact ?? {})) {
    const found = answer.agentInfo[part as keyof typeof answer.agentInfo];
    check(part, found, expected, found === expected);
  }
  judgeDiscount(truth, answer, wrong, missing);
  judgeLists(truth, answer, wrong, missing);
  if (truth.options !== undefined) judgeOptions(truth.options, answer, wrong, missing);
  const codes = truth.codes ?? [];
  for (const { code, message } of answer.warnings) if (!codes.includes(code)) wrong.push(`warning ${code}: ${message}`);
  for (const code of codes) if (!answer.warnings.some((each) => each.code === code)) missing.push(`warning ${code}`);
  const { source: _, warnings: __, ...values } = answer;
  const all = JSON.stringify(values);
  for (const each of truth.secret ?? []) if (all.includes(each)) wrong.push(`tells ${each}`);
  return { wrong, missing };
}

function judgeDiscount(truth: Truth, { discount }: ParsedTravelDeal, wrong: string[], missing: string[]): void {
  const { percent, saved } = truth;
  if (percent === undefined && saved === undefined) return;
  if (percent == null && saved == null) {
    if (discount !== null) wrong.push(`discount: ${discount}`);
  } else if (discount === null) missing.push('discount');
  else if (![percent, saved == null ? null : figureOf(saved)].includes(figureOf(discount)))
    wrong.push(`discount: ${discount}`);
}

const JOINTS =
  /(?<![\p{L}])(?:and|und|et|y|e|en|sowie|the|price|package|includes?|included|inclusive|incl|is|are|your|holiday)(?![\p{L}])|[,:;+&–-]/gu;

/** `a tour and breakfast` is two things uncut: nothing wrong is said. */
const isMadeOf = (entry: string, things: readonly string[]): boolean =>
  things
    .reduce((rest, thing) => rest.replace(thing, ''), entry)
    .replace(JOINTS, '')
    .trim() === '';

function judgeLists(truth: Truth, answer: ParsedTravelDeal, wrong: string[], missing: string[]): void {
  const includes = answer.includes.map(fold);
  const restrictions = answer.restrictions.map(fold);
  const highlights = answer.highlights.map(fold);
  if (truth.inside !== undefined) {
    const inside = truth.inside.map(fold);
    for (const each of inside) {
      if (!includes.some((entry) => entry.includes(each))) missing.push(`includes ${each}`);
      if (restrictions.some((entry) => entry.includes(each))) wrong.push(`excluded ${each}`);
    }
    for (const each of includes)
      if (!isMadeOf(each, [...inside, ...(truth.besides ?? []).map(fold)])) wrong.push(`included ${each}`);
  }
  for (const each of (truth.outside ?? []).map(fold)) {
    if (!restrictions.some((entry) => entry.includes(each))) missing.push(`excludes ${each}`);
    if (includes.some((entry) => entry.includes(each))) wrong.push(`included ${each}`);
  }
  for (const each of (truth.conditions ?? []).map(fold))
    if (!restrictions.some((entry) => entry.includes(each) || each.includes(entry))) missing.push(`condition ${each}`);
  if (truth.highlights !== undefined) {
    for (const each of truth.highlights.map(fold))
      if (!highlights.some((entry) => entry.includes(each))) missing.push(`highlight ${each}`);
    for (const each of highlights) if (!isMadeOf(each, truth.highlights.map(fold))) wrong.push(`highlight ${each}`);
  }
}

function judgeOptions(
  expected: readonly (readonly [string, string])[],
  answer: ParsedTravelDeal,
  wrong: string[],
  missing: string[],
): void {
  const left = [...answer.priceOptions];
  for (const [label, price] of expected) {
    const at = left.findIndex((each) => fold(each.label).includes(fold(label)));
    const [found] = at < 0 ? [] : left.splice(at, 1);
    if (!found) missing.push(`option ${label}`);
    else if (found.price === null) missing.push(`price of option ${label}`);
    else if (figureOf(found.price) !== figureOf(price)) wrong.push(`option ${label}: ${found.price} not ${price}`);
  }
  for (const each of left) wrong.push(`option ${each.label}: ${each.price}`);
}
