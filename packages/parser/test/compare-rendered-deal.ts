/** What an answer makes of a deal whose facts are known: each value right, missing or wrong. */
import type { ParsedTravelDeal } from '../src/index.ts';
import type { Day, DealFacts } from './deal-facts.ts';
import { AGENT, type RenderedDeal } from './render-deals.ts';

export interface DealFaults {
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.*]+/g, ' ')
    .trim();

function datesOf({ when, start, end }: DealFacts): string | null {
  if (when === 'none') return null;
  const first = `${MONTHS[start.month - 1]} ${start.day}`;
  if (start.year !== end.year) return `${first}, ${start.year} to ${MONTHS[end.month - 1]} ${end.day}, ${end.year}`;
  return start.month === end.month
    ? `${first} to ${end.day}, ${end.year}`
    : `${first} to ${MONTHS[end.month - 1]} ${end.day}, ${end.year}`;
}

const isoOf = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The figures of an amount in any form: `R$ 1.299,50` is 1299.5. */
function figureOf(price: string): number {
  const figures = price.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');
  const cents = /[.,](\d{2})$/.exec(figures)?.[1] ?? '';
  const euros = cents === '' ? figures : figures.slice(0, -3);
  return Number(`${euros.replace(/[.,]/g, '')}.${cents || '0'}`);
}

export function compareRenderedDeal({ facts, layout, text }: RenderedDeal, answer: ParsedTravelDeal): DealFaults {
  const missing: string[] = [];
  const wrong: string[] = [];
  const check = (name: string, found: unknown, expected: unknown, isRight: boolean): void => {
    if (isRight) return;
    if (found === null && expected !== null) missing.push(name);
    else wrong.push(`${name}: ${JSON.stringify(found)} not ${JSON.stringify(expected)}`);
  };
  const amount = (name: 'price' | 'totalPrice' | 'originalPrice', expected: number | null): void => {
    const found = answer[name];
    check(name, found, expected, expected === null ? found === null : found !== null && figureOf(found) === expected);
  };
  amount('price', facts.person);
  amount('totalPrice', facts.partyAmount);
  amount('originalPrice', facts.was);
  check('dates', answer.dates, datesOf(facts), answer.dates === datesOf(facts));
  const deadline = facts.deadline === null ? null : isoOf(facts.deadline);
  check('validUntil', answer.validUntil, deadline, answer.validUntil === deadline);
  const whole =
    facts.length === 'both' && layout !== 'note'
      ? `${facts.nights + 1} days / ${facts.nights} nights`
      : `${facts.nights} nights`;
  // Half of what the text says is no other length.
  const half = answer.duration !== null && whole.split(' / ').includes(answer.duration) ? null : answer.duration;
  check('duration', half, whole, answer.duration === whole);
  const party = facts.travelers ?? (facts.party === 'couple' ? 2 : null);
  const isTold = facts.travelers === null || facts.party === 'all' || !SHORT.has(layout);
  check('passengers', answer.passengers, party, answer.passengers === party || (answer.passengers === null && !isTold));
  check('destination', answer.destination, facts.place, fold(answer.destination ?? '') === fold(facts.place));
  check(
    'agent',
    answer.agentInfo.name,
    layout === 'letter' ? AGENT : null,
    answer.agentInfo.name === (layout === 'letter' ? AGENT : null),
  );
  checkDiscount(facts, answer, missing, wrong);
  checkLists(facts, answer, missing, wrong);
  for (const warning of answer.warnings) wrong.push(`warning ${warning.code}: ${warning.message}`);
  if (answer.priceOptions.length > 0) wrong.push(`options ${JSON.stringify(answer.priceOptions)}`);
  if (answer.title !== null && !text.normalize('NFKC').includes(answer.title.normalize('NFKC')))
    wrong.push(`title ${answer.title}`);
  return { missing, wrong };
}

/** Layouts that tell the number of travelers by the price for all alone. */
const SHORT = new Set(['flyer', 'whatsapp', 'sentences', 'note']);

function checkDiscount(facts: DealFacts, { discount }: ParsedTravelDeal, missing: string[], wrong: string[]): void {
  if (facts.percent === null && facts.saved === null) {
    if (discount !== null) wrong.push(`discount: ${discount}`);
    return;
  }
  if (discount === null) {
    // The saving alone stands in some layouts only.
    if (facts.percent !== null) missing.push('discount');
    return;
  }
  const figure = figureOf(discount);
  if (figure !== facts.percent && figure !== facts.saved) wrong.push(`discount: ${discount}`);
}

/** `a tour and breakfast` is two things uncut: nothing wrong is said. */
const isMadeOf = (entry: string, things: readonly string[]): boolean =>
  things
    .reduce((rest, thing) => rest.replace(thing, ''), entry)
    .replace(/\b(?:and|und|et|y|e)\b|[,:;]/g, '')
    .trim() === '';

function checkLists(facts: DealFacts, answer: ParsedTravelDeal, missing: string[], wrong: string[]): void {
  const inside = answer.includes.map(fold);
  const restrictions = answer.restrictions.map(fold);
  for (const each of facts.inside)
    if (!inside.some((entry) => entry.includes(fold(each)))) missing.push(`includes ${each}`);
  for (const each of inside) if (!isMadeOf(each, facts.inside.map(fold))) wrong.push(`included ${each}`);
  for (const each of facts.outside)
    if (!restrictions.some((line) => line.includes(fold(each)))) missing.push(`excludes ${each}`);
  for (const each of facts.inside)
    if (restrictions.some((line) => line.includes(fold(each)))) wrong.push(`excluded ${each}`);
  for (const each of answer.highlights) wrong.push(`highlight ${each}`);
  for (const each of answer.activities) wrong.push(`activity ${each}`);
}
