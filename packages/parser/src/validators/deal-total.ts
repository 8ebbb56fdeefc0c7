/** `total-mismatch`: the total is not the price per person times those who travel, or not what a reckoning adds up to it. */
import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import type { TravelDealDraft } from '../model/travel-deal-draft.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { TravelDealValidator } from './deal-validator.ts';

/** Prices per person are rounded to whole units. */
const TOLERANCE = 1;
const PERCENT = /(\d{1,2}) ?%/;
/** `Menores hasta 11 años pagan el 75 %`: those who travel along pay less. */
const CHILDREN_PAY =
  /\b(?:child|kids?\b|kind(?:er(?:en)?)?\b|enfants?\b|nin[oa]s?\b|menores\b|bambin|ragazzi\b|crianca|infants?\b)[^.]{0,60}(?:\d ?%|\bfree\b|\bhalf\b|gratis|gratuit|kostenlos|\bfrei\b|halfte|moitie|mitad|meta\b|metade)/;
const tellsOfChildren = ({ value }: Field<string>): boolean => CHILDREN_PAY.test(foldText(value));
const PACKAGE =
  /formule|forfait|pack|paquet|pacote|pacchetto|paket|angebot|pauschale|offre|oferta|offerta|deal|offer|bundle|special/i;
const PERIODIC = /night|nacht|nuit|noche|notte|noite|week|woche|semaine|semana|settimana/i;

/** The price of so many adults and of all children, or the price of a child times the others, is the total. */
function isWithChildren({ childPrices }: TravelDealDraft, price: number, count: number, total: number): boolean {
  if (childPrices.length === 0) return false;
  const all = childPrices.reduce((sum, each) => sum + each, 0);
  const isTotal = (sum: number): boolean => Math.abs(sum - total) <= TOLERANCE * count;
  if (childPrices.length < count && isTotal(price * (count - childPrices.length) + all)) return true;
  for (let adults = 1; adults < count; adults++)
    if (childPrices.some((each) => isTotal(price * adults + each * (count - adults)))) return true;
  return isOfAges(childPrices, price, count, total);
}

/** Of a table of ages each child may pay another price, or go free: `749 + 749 + 0 + 199`. */
function isOfAges(childPrices: readonly number[], price: number, count: number, total: number): boolean {
  const prices = [...new Set([0, ...childPrices])];
  if (childPrices.length < LEAST_OF_AGES || prices.length > MOST_OF_AGES) return false;
  let sums = new Set([0]);
  for (let children = 1; children < count && children <= MOST_CHILDREN; children++) {
    sums = new Set([...sums].flatMap((sum) => prices.map((each) => sum + each)));
    const rest = total - price * (count - children);
    if ([...sums].some((sum) => Math.abs(sum - rest) < TOLERANCE)) return true;
  }
  return false;
}
const LEAST_OF_AGES = 2;
const MOST_OF_AGES = 10;
const MOST_CHILDREN = 3;

export const validateDealTotal: TravelDealValidator = (draft) => [...mismatchOfOne(draft), ...mismatchOfAll(draft)];

/** `Tour cost €900`, `Taxes €40`, `Total per person €950` */
function mismatchOfOne({ price, parts }: TravelDealDraft): Issue[] {
  const sum = parts.reduce((all, part) => all + part.value.amount, 0);
  if (price === null || parts.length === 0 || Math.abs(sum - price.value.amount) <= TOLERANCE) return [];
  const words = parts.map(({ value }) => value.text);
  return [
    {
      code: 'total-mismatch',
      severity: 'warning',
      message: `${words.slice(0, -1).join(', ')} and ${words.at(-1)} make ${Math.round(sum * 100) / 100}, not ${price.value.text}.`,
      pointers: ['/price'],
      spans: [...parts.flatMap(({ spans }) => spans), ...price.spans],
    },
  ];
}

function mismatchOfAll(draft: TravelDealDraft): Issue[] {
  const { price, totalPrice, passengers } = draft;
  if (price === null || totalPrice === null || passengers === null) return [];
  if (price.value.amountMax !== null || totalPrice.value.amountMax !== null) return [];
  if (price.value.currencies[0] !== totalPrice.value.currencies[0]) return [];
  if (PERIODIC.test(draft.priceBasis?.value ?? '')) return [];
  const expected = price.value.amount * passengers.value;
  const isLess = totalPrice.value.amount < expected && passengers.value > 2;
  // `Family package (2 adults + 2 children): £2,590`: a price of its own.
  if (isLess && draft.childPrices.length > 0 && PACKAGE.test(draft.priceBasis?.value ?? '')) return [];
  if (isLess && [...draft.restrictions, ...(draft.notes === null ? [] : [draft.notes])].some(tellsOfChildren))
    return [];
  const isAbout = (total: number): boolean => Math.abs(expected - total) <= TOLERANCE * passengers.value;
  // `$900 pp + $110 taxes pp`: an all-in total holds both.
  const { amount } = totalPrice.value;
  if (draft.fees.some((fee) => isAbout(amount - fee) || isAbout(amount - fee * passengers.value))) return [];
  // `Adults £900, children £500, total £2,300`: some of them pay another price.
  if (isWithChildren(draft, price.value.amount, passengers.value, amount)) return [];
  // `Inside $1,049 pp | Verandah $1,849 pp`, and the total is told for one of them.
  const isOfOption = draft.priceOptions.some(({ price: option }) => {
    const sum = (option?.value.amount ?? 0) * passengers.value;
    return [0, ...draft.fees].some((fee) =>
      [1, passengers.value].some((times) => Math.abs(sum + fee * times - amount) <= TOLERANCE * passengers.value),
    );
  });
  if (isOfOption) return [];
  // `Couple £2,000, or £950 each with 5% off for a bank transfer`: the one price is told reduced, the other not. Beside a price
  // `was … now …` a total without the reduction is a fault all the same.
  const percent = draft.originalPrice === null ? PERCENT.exec(draft.discount?.value ?? '')?.[1] : undefined;
  const reduced = percent === undefined ? null : totalPrice.value.amount * (1 - Number(percent) / 100);
  if (isAbout(totalPrice.value.amount) || (reduced !== null && isAbout(reduced))) return [];
  return [
    {
      code: 'total-mismatch',
      severity: 'warning',
      message: `${price.value.text} for each of ${passengers.value} makes ${Math.round(expected * 100) / 100}, not ${totalPrice.value.text}.`,
      pointers: ['/price', '/totalPrice', '/passengers'],
      spans: [...price.spans, ...totalPrice.spans, ...passengers.spans],
    },
  ];
}
