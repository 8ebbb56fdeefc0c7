/**
 * What travelers of each age pay, a row each, and the sum of the rows: `2 Adults x £410 = £820`, `Adult x 2` over `£820`, `Fare (2 x £410): £820`.
 * Whether the amount of a row is that of one or of all its travelers, the row's own product tells, or the sum: then each is read as what it is.
 */
import { readFareBasis } from '../../../annotators/fare-words.ts';
import { derived } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { DocumentLine } from '../document.ts';
import { addedRows } from './added-rows.ts';
import type { FareMention } from './fare-mention.ts';

const ADULT =
  'adults?(?:\\(s\\))?|adt|adl|erwachsene[rn]?|erw|adultes?|adultos?|adult[oi]|volwassenen?|passengers?|pax|travell?ers?|people|persons?|personen|passagiere?|reisende|personnes|passagers?|voyageurs?|personas|pasajeros?|viajeros?|persone|passegger[oi]|pessoas|passageiros?';
/** Seniors, as children, pay a fare of their own. */
const CHILD =
  'seniors?|senioren|child(?:ren)?(?:\\(ren\\)|\\(s\\))?|chd|cnn|kids?|infants?|inf|teens?|youths?|minors?|bab(?:y|ies)|kind(?:er)?|kleinkind(?:er)?|jugendliche[rn]?|enfants?|bebes?|ninos?|ninas?|menor(?:es)?|infantes?|lactantes?|bambin[oi]|ragazz[oi]|neonat[oi]|criancas?|kinderen';
/** `(2-11)`, `(ages 2 to 11)`. */
const AGES = '(?:\\s?\\((?:age[sd]?:? ?)?\\d{1,2}\\s?(?:-|–|to)\\s?\\d{1,2}(?: [a-z]{1,8})?\\))?';
/** Who pays, as the words of a row name them. */
export const WHO = `(?:(?<adult>${ADULT})|(?<child>${CHILD}))\\b${AGES}`;
/** `(8)`, `(8 and 11 yrs)`: behind a number of travelers it tells how old they are. */
const OWN_AGES =
  '(?:\\s?\\((?:age[sd]?:? ?)?\\d{1,2}(?:\\s?(?:,|&|and|und|et|y|e|\\+)\\s?\\d{1,2}){0,3}\\s?(?:y(?:rs?|o)?|years?(?: old)?|jahre?|ans|anos|anni)?\\))?';
const TIMES = '[x×*@]';
/** What stands before the amount of a row: `2 adults x`, `adult (2):`, `adult: 2 x`; the number may also stand behind the amount. */
const LABELS = [
  compactPattern(`^\\W{0,3}(?<n>[1-9]\\d?)\\s?${TIMES}?\\s?${WHO}${OWN_AGES}[^\\d]{0,16}$`),
  compactPattern(
    `^\\W{0,3}${WHO}\\s{0,2}[:,-]?\\s{0,20}(?:${TIMES}\\s?(?<n>[1-9]\\d?)|\\((?:x ?)?(?<m>[1-9]\\d?)(?: ?x)?\\)|(?<k>[1-9]\\d?)\\s?${TIMES})[^\\d]{0,12}$`,
  ),
  compactPattern(`^\\W{0,3}${WHO}\\s?[:,-]?\\s{0,3}[^\\da-z]{0,4}$`),
];
/** `Adult 2 $410.00 $820.00`: a number that only the product behind it tells from that of a traveler (`Adult 2: $410`). */
const COUNT_BEHIND = compactPattern(`^\\W{0,3}${WHO}\\s{1,4}(?<n>[1-9]\\d?)[^\\da-z]{1,12}$`);
/** `Fare (2 x`, `Taxes: 2 x`, `Fares   2 adults x`. */
const PART = compactPattern(
  `\\b(?<n>[1-9]\\d?)\\s(?:${ADULT})\\s?${TIMES}\\s?[^\\da-z]{0,2}(?:[a-z]{3}\\s?)?$|\\b(?<m>[1-9]\\d?)\\s?${TIMES}\\s?[^\\da-z]{0,2}(?:[a-z]{3}\\s?)?$`,
);
/** F-624: `Rs. 1,12,450/- x 2`: so whole rupees end. */
const WHOLE = '(?:\\/-)?';
const NUMBER_BEHIND = compactPattern(
  `^${WHOLE}\\s?(?:each|pp|p\\.p\\.|per (?:person|adult|child)|pro person|par personne|por persona|a persona)?\\s?[([]?${TIMES}\\s?(?<n>[1-9]\\d?)(?![\\d.,])`,
);
/** `£410 x 2 adults`. */
const WHO_BEHIND = compactPattern(`^${WHOLE}\\s?${TIMES}\\s?(?<n>[1-9]\\d?)\\s?${WHO}`);
/** The sum stands no further below the last row, and no row further below the one before. */
const REACH = 4;
const MAX_ROWS = 8;

interface Row {
  readonly who: 'adult' | 'child' | 'part';
  readonly count: number;
  readonly amount: FareMention;
  /** What the amount comes to for all of the row; null where the row says one amount alone. */
  readonly product: FareMention | null;
  readonly isEach: boolean;
}

/** The mentions of such rows told as what they are; all of them as they were where no sum comes out. `priced` and `above`: the lines of the amounts, and the ones before them. */
export function withCountedRows(
  mentions: readonly FareMention[],
  priced: ReadonlyMap<number, DocumentLine>,
  above: ReadonlyMap<number, DocumentLine>,
): readonly FareMention[] {
  const told = new Map<FareMention, readonly FareMention[]>();
  // What the travelers' rows come to may be a part of what is paid in all.
  const added = addedRows(mentions);
  for (let i = 0; i < mentions.length; i++) {
    const rows: Row[] = [];
    const parts: FareMention[] = [];
    let last = mentions[i] as FareMention;
    let end = i;
    let isSettled = false;
    for (let k = i; k < mentions.length && rows.length < MAX_ROWS; k++) {
      const mention = mentions[k] as FareMention;
      if (rows.length > 0 && mention.line - last.line > REACH) break;
      const row = rowOf(mention, mentions[k + 1], priced, above, mentions[k - 1]);
      if (row !== null) {
        rows.push(row);
        if (row.product !== null) k++;
        last = mentions[k] as FareMention;
        end = k;
        continue;
      }
      if (rows.length === 0) break;
      const settled = mayBeSum(mention) && !added.has(mention) ? settle(rows, parts, mention) : null;
      if (settled !== null) {
        for (const [one, as] of settled) told.set(one, as);
        end = k;
        isSettled = true;
        break;
      }
      if (mention.role === 'taxes' || mention.role === 'fee' || isAddedToFamily(mention, rows)) parts.push(mention);
      last = mention;
    }
    if (!isSettled) for (const [one, as] of withoutSum(rows, mentions)) told.set(one, as);
    if (isSettled || told.has(mentions[i] as FareMention)) i = end;
  }
  return told.size === 0 ? mentions : mentions.flatMap((mention) => told.get(mention) ?? [mention]);
}

/** `2 pax @ £410 = £820` is all that is said: the row's own product is what they pay. */
function withoutSum(rows: readonly Row[], mentions: readonly FareMention[]): Told[] {
  if (rows.filter(({ who }) => who === 'adult').length !== 1) return [];
  const products = rows.flatMap(({ product }) => product ?? []);
  if (products.length < rows.length || rows.some(({ who }) => who === 'part')) return [];
  const sum = products.reduce((all, product) => all + amountOf(product), 0);
  // Seats or bags beside it: the basket knows.
  if (mentions.some((mention) => mayBeSum(mention) && amountOf(mention) > sum + 0.011)) return [];
  return rows.flatMap(({ who, amount, product }): Told[] => {
    if (product === null) return [];
    const isAll = rows.length === 1;
    return [
      [amount, [{ ...amount, role: 'total', basis: who === 'child' ? 'child' : 'person' }]],
      [product, [isAll ? { ...product, role: 'total', basis: 'all' } : { ...product, role: 'item' }]],
    ];
  });
}

/** F-239: bags and seats that a family's total holds besides what each age pays. */
const isAddedToFamily = ({ role, basis }: FareMention, rows: readonly Row[]): boolean =>
  role === 'other' && basis !== 'person' && rows.some(({ who }) => who === 'child');

type Told = readonly [FareMention, readonly FareMention[]];

const mayBeSum = ({ role, basis, isAddition }: FareMention): boolean =>
  !isAddition && (role === 'total' || role === 'fare' || role === null) && basis !== 'person' && basis !== 'child';

const isPrice = ({ role, isAddition }: FareMention): boolean =>
  !isAddition && (role === null || role === 'fare' || role === 'total' || role === 'base' || role === 'taxes');

function rowOf(
  mention: FareMention,
  next: FareMention | undefined,
  priced: ReadonlyMap<number, DocumentLine>,
  above: ReadonlyMap<number, DocumentLine>,
  prior: FareMention | undefined,
): Row | null {
  const line = priced.get(mention.line);
  if (line === undefined || !isPrice(mention)) return null;
  const start = prior?.line === mention.line ? startBehind(prior, line) : 0;
  const at = line.passage.text.indexOf(mention.written, start);
  if (at < 0 || at - start > MAX_LABEL || line.folded.length !== line.passage.text.length) return null;
  const after = line.folded.slice(at + mention.written.length);
  let before = line.folded.slice(start, at);
  const isLabelAbove = before.length < 3 ? BARE.test(before) : COUNT.test(before);
  const label = isLabelAbove ? above.get(mention.line) : undefined;
  if (label !== undefined && !priced.has(label.index) && label.folded.length <= MAX_LABEL)
    before = `${label.folded} ${COUNT.test(before) ? before : ''}`;
  const behind = Number(NUMBER_BEHIND.exec(after)?.groups?.['n'] ?? 0);
  const named =
    WHO_BEHIND.exec(after)?.groups ??
    LABELS.map((pattern) => pattern.exec(before)?.groups).find((groups) => groups !== undefined);
  if (named === undefined) {
    const own = COUNT_BEHIND.exec(before)?.groups;
    const times = Number(own?.['n'] ?? 0);
    if (own !== undefined && next?.line === mention.line && isTimes(mention, times, next))
      return { who: whoOf(own), count: times, amount: mention, product: next, isEach: true };
  }
  const part = named === undefined ? PART.exec(before)?.groups : undefined;
  const count = Number(named?.['n'] ?? named?.['m'] ?? named?.['k'] ?? part?.['n'] ?? part?.['m'] ?? 0) || behind;
  if (count === 0) return null;
  const isNext = next !== undefined && next.line - mention.line <= 1;
  // `2 adults: £820 (£410 each)`
  const isProduct = isNext && next.line === mention.line && count > 1 && isTimes(next, count, mention);
  const [amount, product] = isProduct
    ? [next, mention]
    : [mention, isNext && isTimes(mention, count, next) ? next : null];
  if (named === undefined) {
    const isPart = mention.role === 'base' || mention.role === 'fare' || mention.role === 'taxes';
    return product === null && !isPart ? null : { who: 'part', count, amount, product, isEach: true };
  }
  if (mention.role === 'taxes') return null;
  return {
    who: whoOf(named),
    count,
    amount,
    product,
    isEach: product !== null || behind > 0 || readFareBasis('', after) === 'person',
  };
}

/** `2 adults £820 / 1 child £300`: the second row of a line begins behind the mark. */
function startBehind({ written }: FareMention, { passage, folded }: DocumentLine): number {
  const end = passage.text.indexOf(written) + written.length;
  const mark = NEXT_ROW.exec(folded.slice(end, end + MAX_LABEL));
  return mark === null ? 0 : end + mark[0].length;
}
const NEXT_ROW = /^(?:\/-)?(?:\s?\(?[x×]\s?[1-9]\)?)?[^\d/;,+&|]{0,20}(?:[/;+&|]|,(?!\d)|\s(?:and|und|et|y|e)\s)\s?/;

const whoOf = (named: Readonly<Record<string, string>>): 'adult' | 'child' =>
  named['child'] === undefined ? 'adult' : 'child';

const MAX_LABEL = 48;
const BARE = /^\W*$/;
/** `2 x` under `Adults`. */
const COUNT = /^[1-9] ?[x×] ?$/;

const amountOf = ({ money }: FareMention): number => money.value.amount;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.02;
const isTimes = (one: FareMention, count: number, other: FareMention): boolean =>
  other.money.value.amountMax === null && isNear(amountOf(one) * count, amountOf(other));

/** Each mention of the rows and the sum with what it is; null where it is not their sum. */
function settle(rows: readonly Row[], parts: readonly FareMention[], sum: FareMention): Told[] | null {
  const adults = rows.filter(({ who }) => who === 'adult');
  const isOfParts = rows.every(({ who }) => who === 'part');
  if (isOfParts ? !isPartsOfOne(rows) : adults.length === 0 || rows.some(({ who }) => who === 'part')) return null;
  const added = parts.reduce((all, part) => all + amountOf(part), 0);
  const total = amountOf(sum);
  const sumOf = (isEach: boolean): number =>
    rows.reduce((all, row) => all + amountOf(row.amount) * (row.isEach || isEach ? row.count : 1), 0);
  const isEach = [false, true].find((each) => isNear(sumOf(each), total));
  const isWithParts = isEach === undefined && parts.length > 0 && isNear(sumOf(false) + added, total);
  const isBeforeTaxes = isWithParts && parts.some(({ role }) => role === 'taxes');
  if (isEach === undefined && !isWithParts) return null;
  if (adults.length > 1) return partsOfJourney(rows, sum);
  const told: Told[] = [];
  for (const { who, count, amount, product, isEach: isOwn } of rows) {
    const role = isOfParts ? (amount.role === 'taxes' ? 'taxes' : 'base') : isBeforeTaxes ? 'base' : 'total';
    const one: FareMention = {
      ...amount,
      role,
      basis: who === 'child' ? 'child' : 'person',
    };
    if (product !== null) told.push([product, [{ ...product, role: 'item' }]]);
    if (isOwn || isEach || count === 1) told.push([amount, [one]]);
    else told.push([amount, [{ ...amount, role: 'item' }, ...(isBeforeTaxes ? [] : shareOf(one, count))]]);
  }
  if (isWithParts && rows.reduce((all, { count }) => all + count, 0) > 1)
    for (const part of parts) if (part.role === 'taxes') told.push([part, [{ ...part, basis: 'all' }]]);
  told.push([sum, [{ ...sum, role: 'total', basis: 'all' }]]);
  return told;
}

/** Several rows of adults, `2 adults out £200`, `2 adults home £180`: each is for a part of the journey. */
function partsOfJourney(rows: readonly Row[], sum: FareMention): Told[] | null {
  const adults = rows.filter(({ who }) => who === 'adult');
  const isOneEach = adults.every(
    ({ count, amount }) => count === 1 && amountOf(amount) === amountOf(sum) / rows.length,
  );
  // `1 adult £500`, `1 adult £500`: a row for each traveler.
  if (isOneEach)
    return [
      ...rows.map(({ amount }): Told => [amount, [{ ...amount, role: 'total', basis: 'person' }]]),
      [sum, [{ ...sum, role: 'total', basis: 'all' }]],
    ];
  return [
    ...rows.flatMap(({ amount, product }): Told[] =>
      [amount, ...(product === null ? [] : [product])].map((one) => [one, [{ ...one, role: 'item' }]]),
    ),
    [sum, [{ ...sum, role: 'total', basis: 'all' }]],
  ];
}

/** A fare and its taxes, of the same number of travelers. */
function isPartsOfOne(rows: readonly Row[]): boolean {
  const taxes = rows.filter(({ amount }) => amount.role === 'taxes');
  return taxes.length === 1 && rows.length === 2 && new Set(rows.map(({ count }) => count)).size === 1;
}

/** One traveler's part of what several pay, where it comes out in cents. */
export function shareOf(mention: FareMention, count: number): FareMention[] {
  const { value, spans } = mention.money;
  const amount = Math.round((value.amount / count) * 100) / 100;
  return Math.abs(amount * count - value.amount) < 0.005
    ? [{ ...mention, money: derived({ ...value, amount }, spans), written: '' }]
    : [];
}
