/**
 * F-236, F-330: a price told as a product, with the currency beside one of its figures or nowhere in the line: `2 x 1532.30 = 3064.60`,
 * `1,532.30 pp x 2 pax = USD 3,064.60`, `1532.30 each, for both CAD 3064.60`. The figures are read only where the product comes out.
 */
import { OTHER_WORDS, readFareRole } from '../../../annotators/fare-words.ts';
import { readAmount } from '../../../annotators/money.ts';
import { type Field, stated, withContext } from '../../../model/field.ts';
import { type Money, NO_CURRENCY } from '../../../model/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import type { FareMention } from './fare-mention.ts';
import { findToldCurrency } from './told-currency.ts';

const CURRENCY = '(?:[a-z]{0,3}[$€£¥₹]|[a-z]{3})';
const FIGURE = "\\d{1,3}(?:[,.' ]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{2,7}(?:[.,]\\d{1,2})?";
const AMOUNT = (name: string): string => `(?:${CURRENCY}\\s?)?(?<${name}>${FIGURE})(?:\\s?${CURRENCY}(?![a-z]))?`;
const WHO =
  '(?:pax|people|persons?|adults?|adt|students?|seats?|tickets?|travell?ers?|passengers?|erwachsene|erw\\.?|personen|pers\\.?|adultes?|personnes?|personas?|adultos?|pasajeros?|adulti|persone|passeggeri|pessoas|passageiros)';
export const EACH =
  '(?:each|ea|pp|p\\.p\\.|per (?:person|pax|adult)|pro person|p\\.p|par personne|por persona|a persona|por pessoa)';
const LEAD = '^(?<lead>[^\\d=]{0,40}?)(?<![a-z\\d.,])';
const IS = '\\s?=\\s?(?:total:?\\s)?';
const TAIL = '(?<tail>(?:[\\s,(][^\\d=]{0,40})?)[.!]?$';
const FORMS = [
  compactPattern(
    `${LEAD}(?<n>[1-9]\\d{0,2})\\s?${WHO}?\\s?(?:[x×*@]|at|je|a)\\s?${AMOUNT('one')}(?:\\s?${EACH})?${IS}${AMOUNT('all')}${TAIL}`,
  ),
  compactPattern(
    `${LEAD}${AMOUNT('one')}(?:\\s?${EACH})?[,;]?\\s{0,6}(?:[x×*]|times|mal|fois|por|per|vezes)\\s?(?<n>[1-9]\\d{0,2})(?:\\s?${WHO})?${IS}${AMOUNT('all')}${TAIL}`,
  ),
  compactPattern(
    `${LEAD}${AMOUNT('one')}\\s?${EACH}[,;]?\\s{0,6}(?<n>[1-9]\\d{0,2})\\s?[x×*]\\s{0,2}=\\s?${AMOUNT('all')}${TAIL}`,
  ),
  compactPattern(
    `${LEAD}${AMOUNT('one')}\\s?${EACH}[\\s,;:/(–—=-]{1,4}(?:(?:so|and|und|et|y|e|also)\\s)?(?:for|fur|pour|para|per|voor|x)\\s?(?:the\\s|all\\s)?(?:(?<both>both|beide|les deux|ambos|los dos|entrambi|os dois|two(?: of you)?|zwei|deux|dos|due|dois|couple)|(?<n>[2-9])(?:\\s?${WHO}| of you)?)\\s?[:=]?\\s?${AMOUNT('all')}${TAIL}`,
  ),
];
/** A product has its sign, or tells what one pays before what all pay. */
const MAY_BE_PRODUCT = compactPattern(`=|\\d\\s?${EACH}[\\s,;:/(–—-]{1,4}[a-z]`);
const MAX_LENGTH = 100;
/** `2 x 23 = 46 kg` is no price. */
const LEAST = 20;
const OF_THINGS = /^\s?(?:kg|kgs|kilos?|lbs?|miles|km|points|nights?|min)\b/;

/** What one pays and what all pay; nothing where the line is no such product, or both figures have a currency. */
export function readProductLine(line: DocumentLine): FareMention[] {
  const { passage, folded } = line;
  if (folded.length > MAX_LENGTH || folded.length !== passage.text.length || !MAY_BE_PRODUCT.test(folded)) return [];
  const money = lineMoney(line);
  if (money.length > 1) return [];
  const match = FORMS.map((form) => form.exec(folded)).find((found) => found !== null) ?? null;
  if (match?.groups === undefined || match === null) return [];
  const { lead = '', one = '', all = '', tail = '', both } = match.groups;
  const n = both === undefined ? (match.groups['n'] ?? '') : '2';
  const [each, product] = [readAmount(one), readAmount(all)];
  if (each < LEAST || Math.abs(each * Number(n) - product) > 0.011 || OF_THINGS.test(tail)) return [];
  if (OTHER_WORDS.mayMatch(line.look) && readFareRole(`${lead} `, '') === 'other') return [];
  const [known] = money;
  const to = folded.length - tail.length - (/[.!]$/.test(folded) ? 1 : 0);
  const fieldOf = (from: number, figure: string, amount: number): Field<Money> => {
    const isKnown = known !== undefined && known.from <= from && from + figure.length <= known.to;
    const value = { amount, amountMax: null, currencies: known?.money.currencies ?? ([NO_CURRENCY] as const) };
    const span = isKnown ? spanOf(passage, known.from, known.to) : spanOf(passage, from, from + figure.length);
    const isTold = known !== undefined && !isKnown;
    return withContext(stated(value, [span]), isTold ? [spanOf(passage, known.from, known.to)] : undefined);
  };
  const allFrom = folded.lastIndexOf(all, to);
  const oneFrom = folded.lastIndexOf(one, allFrom - 1);
  const mention = { line: line.index, isAddition: false, role: 'total' } as const;
  return [
    { ...mention, money: fieldOf(oneFrom, one, each), basis: 'person', written: one },
    { ...mention, money: fieldOf(allFrom, all, product), basis: Number(n) > 1 ? 'all' : null, written: all },
  ];
}

/** F-433: `34,900/-` beside `₹1,39,600` is in rupees, too: of what the mark may mean the currency of another amount counts. */
function withNarrowed(mentions: readonly FareMention[]): readonly FareMention[] {
  if (!mentions.some(endsWithMark)) return mentions;
  return mentions.map((mention) => {
    const { currencies } = mention.money.value;
    const sure = mentions.find(
      ({ money: { value } }) => value.currencies.length === 1 && currencies.includes(value.currencies[0]),
    );
    if (!endsWithMark(mention) || sure === undefined || currencies.length === 1) return mention;
    const money = { ...mention.money, value: { ...mention.money.value, currencies: sure.money.value.currencies } };
    return { ...mention, money: withContext(money, sure.money.spans.slice(0, 1)) };
  });
}
const endsWithMark = ({ written }: FareMention): boolean => written.endsWith('/-');

/** Figures without a currency are in that of the other amounts, or in the one that the text tells for all. */
export function withKnownCurrency(
  mentions: readonly FareMention[],
  context: readonly DocumentLine[],
): readonly FareMention[] {
  return withToldCurrency(withNarrowed(mentions), context);
}

function withToldCurrency(mentions: readonly FareMention[], context: readonly DocumentLine[]): readonly FareMention[] {
  const isOpen = ({ money }: FareMention): boolean => money.value.currencies[0] === NO_CURRENCY;
  if (!mentions.some(isOpen)) return mentions;
  const known = mentions.find((mention) => !isOpen(mention));
  const told = known === undefined ? findToldCurrency(context) : null;
  const currencies = known?.money.value.currencies ?? (told === null ? null : ([told.code] as const));
  const spans = known?.money.spans.slice(0, 1) ?? (told === null ? [] : [told.span]);
  if (currencies === null) return mentions;
  return mentions.map((mention) => {
    if (!isOpen(mention)) return mention;
    const money = { ...mention.money, value: { ...mention.money.value, currencies } };
    return { ...mention, money: withContext(money, spans) };
  });
}
