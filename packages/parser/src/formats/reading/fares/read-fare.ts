/**
 * Amounts to a fare: per traveler the base fare, taxes, fee and total, and the total for all. An amount whose words leave open for whom it
 * is, is placed by the sums that hold: base and taxes make a traveler's total, the total times the travelers the total for all.
 */
import { derived, type Field, withContext } from '../../../model/field.ts';
import { type FareDraft, OPEN_FARE } from '../../../model/flight-quote-draft.ts';
import type { Money } from '../../../model/money.ts';
import type { FareMention } from './fare-mention.ts';

export interface FareReading {
  /** Its class is read elsewhere. */
  readonly fare: FareDraft;
  /** Document lines that gave it. */
  readonly lines: ReadonlySet<number>;
}

const NO_FARE: FareReading = { fare: OPEN_FARE, lines: new Set() };

export function readFare(mentions: readonly FareMention[], passengers: number | null): FareReading {
  if (mentions.length === 0) return NO_FARE;
  const usable = withoutAddends(
    mentions.filter(
      ({ role, basis, isAddition }) =>
        role !== 'was' && role !== 'saving' && role !== 'item' && role !== 'other' && basis !== 'child' && !isAddition,
    ),
  );
  const first = (test: (mention: FareMention) => boolean): FareMention | null => usable.find(test) ?? null;
  // Of one who travels alone what is of all is theirs.
  const isOwn = (basis: FareMention['basis']): boolean => basis !== 'all' || passengers === 1;
  let taxes = first(({ role, basis }) => role === 'taxes' && isOwn(basis));
  const totals = usable.filter(({ role }) => role === 'total' || role === null || role === 'fare');
  const strongBase = first(({ role, basis }) => role === 'base' && isOwn(basis));
  const weakBase = taxes === null ? null : first(({ role, basis }) => role === 'fare' && basis !== 'all');
  let base = strongBase ?? weakBase;
  const whole = wholeOf(usable);
  const rest = totals.filter((mention) => mention !== base && (whole === null || mention.role !== 'fare'));
  const open = rest.filter((mention) => mention.basis === null && mention !== whole);
  let person =
    rest.find(({ basis, role }) => basis === 'person' && role === 'total') ??
    rest.find(({ basis, role }) => basis === 'person' && role !== 'fare') ??
    rest.find(({ basis }) => basis === 'person') ??
    null;
  let all =
    whole ??
    rest.find(({ basis, role }) => basis === 'all' && role === 'total') ??
    rest.find(({ basis }) => basis === 'all') ??
    null;
  const count = passengers ?? 1;
  if (person === null) person = placePerson(open, { base, taxes, all, count, isCounted: passengers !== null, usable });
  person = summedUp(usable, { base, taxes, person }) ?? person;
  // F-603: what all pay is no less than what one of them does.
  if (person !== null && all !== null && amountOf(all) < amountOf(person))
    all =
      rest.find((mention) => mention.basis === 'all' && amountOf(mention) >= amountOf(person as FareMention)) ?? null;
  const types = typesOf(mentions, person);
  // Where children pay a fare of their own, the adults' together is not what all pay.
  if (all === null && types.length > 1)
    all = open.find((mention) => mention !== person && mention.role === 'total' && isMore(mention, person)) ?? null;
  if (all === null && types.length === 0)
    all = open.find((mention) => mention !== person && isProduct(mention, person, count)) ?? null;
  if (all === null && passengers === null && person !== null)
    all =
      open.find(
        (mention) =>
          mention !== person &&
          mention.role === 'total' &&
          isMultiple(amountOf(mention), amountOf(person as FareMention)),
      ) ?? null;
  if (all === null && passengers !== null && passengers > 1)
    all = open.find((mention) => mention !== person && mention.role === 'total' && isMore(mention, person)) ?? null;
  if (person === null && all !== null && passengers === 1) person = all;
  if (person !== null && all === null && passengers === 1) all = person;
  // `789 € per person`, `taxes 312.45 €`, `2,202.90 € for two`: the first is the fare before taxes.
  if (base === null && person !== null && taxes !== null && all !== null && all !== person) {
    const sum = amountOf(person) + amountOf(taxes);
    if (!isNear(amountOf(person) * count, amountOf(all)) && isNear(sum * count, amountOf(all)))
      [base, person] = [person, null];
  }
  // `Price: 400`, `Taxes: 120`, `Per person: 520`: the price is that without its taxes.
  if (base === null && taxes !== null && (person !== null || all !== null)) {
    const rests = (person === null ? amountOf(all as FareMention) / count : amountOf(person)) - amountOf(taxes);
    const fees = usable.filter(({ role }) => role === 'fee').map(amountOf);
    base =
      open.find(
        (mention) =>
          mention !== all && mention !== person && [0, ...fees].some((fee) => isSame(amountOf(mention) + fee, rests)),
      ) ?? null;
  }
  // `Price per adult: 400`, `Taxes per adult: 120`, `Total per adult: 520`: so is that of each.
  if (base === null && taxes !== null && person !== null) {
    const [before, tax] = [person, amountOf(taxes)];
    const sum = rest.find((mention) => mention.basis === 'person' && isSame(amountOf(before) + tax, amountOf(mention)));
    if (sum !== undefined) [base, person] = [before, sum];
  }
  // `26 x 142.00 + 88.35 tax, total 5,989.10`: so often what one pays is what all pay.
  if (base !== null && taxes !== null && person !== null && all === null && person.basis === null) {
    const payers = base.times ?? 1;
    if (payers > 1 && isNear((amountOf(base) + amountOf(taxes)) * payers, amountOf(person)))
      [all, person] = [person, null];
  }
  // A base fare without taxes beside it is what the traveler pays.
  if (person === null && all === null && base !== null && taxes === null) [person, base] = [base, null];
  // `Fare € 1,122`, `Taxes € 536` of the two who pay € 829 each, also with `Carrier charges` between them: they are all travelers'.
  if (base !== null && taxes !== null && all !== null && all !== person && count > 1) {
    const rows = [amountOf(taxes), sumOf(taxesLike(taxes, usable))];
    const [fare, whole] = [amountOf(base), amountOf(all)];
    if (rows.some((sum) => isNear(fare + sum, whole))) base = taxes = null;
  }
  let fee = first(({ role }) => role === 'fee');
  const raised = raisedFare(usable, { person, all, fee, count });
  person = raised ?? person;
  // With taxes beside it the base fare is told.
  if (base === null && taxes === null && person !== null) {
    const rise = riseTo(usable, person, raised === null ? fee : null, count);
    if (rise !== null) [base, fee] = [rise.from, rise.by];
  }
  const lines = new Set<number>();
  // The same amount said again of another traveler, or at the foot of the page, is the same value.
  const take = (mention: FareMention | null): Field<Money> | null => {
    if (mention === null) return null;
    const copies = usable.filter((other) => other === mention || isCopy(other, mention)).slice(0, MAX_COPIES);
    for (const copy of copies) lines.add(copy.line);
    if (copies.length === 1 && mention.money.context === undefined) return mention.money;
    const { context } = copies.find((copy) => copy.money.context !== undefined)?.money ?? {};
    return withContext({ ...mention.money, spans: copies.flatMap((copy) => copy.money.spans) }, context);
  };
  return {
    fare: {
      baseFare: take(base),
      taxes: take(withOtherTaxes(usable, { taxes, base, person })),
      upcharge: fee !== null && fee.basis !== 'all' && fee.money.value.amount > 0 ? take(fee) : null,
      total: take(person),
      totalForAllPassengers: take(all),
      fareClass: null,
      byType: types,
      extras: mentions.filter(({ role }) => role === 'other' || role === 'saving').map(({ money }) => money.value),
      payers: mentions.find(({ times }) => times !== undefined)?.times ?? null,
      isOfAdult: person?.isOfAdult === true,
    },
    lines,
  };
}

/** F-604: fare and taxes are told, and what they come to: that is the total, not another price that stands above it. */
function summedUp(
  usable: readonly FareMention[],
  { base, taxes, person }: Record<'base' | 'taxes' | 'person', FareMention | null>,
): FareMention | null {
  if (base === null || taxes === null || person === null) return null;
  const sum = amountOf(base) + amountOf(taxes);
  // Twice what one pays is what two do.
  if (isNear(sum, amountOf(person)) || isMultiple(sum, amountOf(person))) return null;
  const isTotal = ({ role, basis }: FareMention): boolean =>
    (role === 'total' || role === 'fare' || role === null) && basis !== 'all';
  return usable.find((mention) => mention !== base && isTotal(mention) && isSame(amountOf(mention), sum)) ?? null;
}

/**
 * `You have paid £642 each`, `business is another £1,150 each`, `so £1,792 each and £3,584 for the two of you`: what is paid in the end is the
 * price by which the total for all holds, or the sum of the first and what comes on top. Null where the price stands.
 */
function raisedFare(
  usable: readonly FareMention[],
  { person, all, fee, count }: { readonly count: number } & Record<'person' | 'all' | 'fee', FareMention | null>,
): FareMention | null {
  if (person === null) return null;
  const later = usable.slice(usable.indexOf(person) + 1).filter((mention) => isOfEach(mention, count));
  const bySum =
    fee === null ? null : (later.find((to) => isSame(amountOf(person) + amountOf(fee), amountOf(to))) ?? null);
  if (all === null || all === person || count === 1) return bySum;
  if (isNear(amountOf(person) * count, amountOf(all))) return null;
  // Where the total for all is that of no price, the sum of what each pays holds all the same.
  return later.find((to) => to.role !== 'fee' && isNear(amountOf(to) * count, amountOf(all))) ?? bySum;
}

interface Rise {
  readonly from: FareMention;
  readonly by: FareMention;
}

/** What was paid before and what comes on top, which is `by` where that is known. */
function riseTo(usable: readonly FareMention[], to: FareMention, by: FareMention | null, count: number): Rise | null {
  const before = usable.slice(0, usable.indexOf(to)).filter((mention) => isOfEach(mention, count));
  for (const [i, from] of before.entries()) {
    const fits = (added: FareMention): boolean => isSame(amountOf(from) + amountOf(added), amountOf(to));
    const added = by === null ? before.slice(i + 1).find(fits) : by !== from && fits(by) ? by : undefined;
    if (added !== undefined) return { from, by: added };
  }
  return null;
}

const isOfEach = ({ basis, role }: FareMention, count: number): boolean =>
  role !== 'taxes' && role !== 'base' && (basis === 'person' || (count === 1 && basis === null));

/** `Fare 300`, `Carrier charges 90`, `Airport taxes 64.20`, `Per adult 454.20`: where all of them make the total, the taxes are what they come to. */
function withOtherTaxes(
  usable: readonly FareMention[],
  { taxes, base, person }: Record<'taxes' | 'base' | 'person', FareMention | null>,
): FareMention | null {
  if (taxes === null || base === null || person === null) return taxes;
  // F-683: under `Adult` and under `Child` each fare has taxes of its own.
  const behind = usable.slice(usable.indexOf(base) + 1);
  const next = behind.findIndex(({ role, basis }) => role !== 'taxes' || basis !== taxes.basis);
  const isOwn =
    behind[0] === taxes && next > 1 && isSame(amountOf(base) + sumOf(behind.slice(0, next)), amountOf(person));
  const all = isOwn ? behind.slice(0, next) : taxesLike(taxes, usable);
  const amount = sumOf(all);
  const fees = usable.filter(({ role }) => role === 'fee');
  // In a table what all pay of the fee stands beside what each pays.
  const own = fees.filter(({ basis }) => basis === taxes.basis);
  const isWhole = [0, sumOf(fees), sumOf(own)].some((fee) => isSame(amountOf(base) + amount + fee, amountOf(person)));
  if (all.length < 2 || !isWhole) return taxes;
  const { money } = taxes;
  const spans = all.flatMap((mention) => mention.money.spans);
  return { ...taxes, money: derived({ ...money.value, amount: Math.round(amount * 100) / 100 }, spans), written: '' };
}

const taxesLike = (taxes: FareMention, usable: readonly FareMention[]): readonly FareMention[] =>
  usable.filter(({ role, basis }) => role === 'taxes' && basis === taxes.basis);
const sumOf = (mentions: readonly FareMention[]): number =>
  mentions.reduce((sum, mention) => sum + amountOf(mention), 0);

/** `Subtotal: 820` of the adults, `Subtotal: 300` of a child, `Total: 1,120`: what a later total adds up is none itself. */
function withoutAddends(usable: readonly FareMention[]): readonly FareMention[] {
  const totals = usable.filter(
    ({ role, basis, money }) => role === 'total' && basis !== 'person' && isPlain(money.value),
  );
  let sum = 0;
  for (const [i, total] of totals.entries()) {
    if (i > 1 && isSame(sum, amountOf(total))) {
      const addends = new Set(totals.slice(0, i));
      return usable
        .filter((mention) => !addends.has(mention))
        .map((mention) => (mention === total ? { ...total, basis: 'all' as const } : mention));
    }
    sum += amountOf(total);
  }
  return usable;
}

const isPlain = ({ amountMax }: Money): boolean => amountMax === null;

/** `Fare for 2: 820`, `Taxes for 2: 190`, `Total: 1,010`: what all pay, as its parts are of all. */
function wholeOf(usable: readonly FareMention[]): FareMention | null {
  const ofAll = usable.filter(({ basis }) => basis === 'all');
  const fare = ofAll.find(({ role }) => role === 'base' || role === 'fare');
  const taxes = ofAll.find(({ role }) => role === 'taxes');
  if (fare === undefined || taxes === undefined) return null;
  const sum = amountOf(fare) + amountOf(taxes);
  return (
    usable.find(({ role, basis, money }) => role === 'total' && basis === null && isSame(money.value.amount, sum)) ??
    null
  );
}

/** Where children pay a fare of their own the total is no multiple of the adult's. */
function typesOf(mentions: readonly FareMention[], person: FareMention | null): FareDraft['byType'] {
  const young = mentions.filter(
    ({ role, basis }) => basis === 'child' && (role === 'total' || role === 'fare' || role === null),
  );
  if (young.length === 0 || person === null) return [];
  const prices = new Map(young.map((mention) => [amountOf(mention), mention]));
  return [person, ...prices.values()].map(({ money }) => ({ count: null, total: money }));
}

/** More, and the places would be no longer as tight as the value. */
const MAX_COPIES = 4;

const isCopy = (a: FareMention, b: FareMention): boolean =>
  a.written === b.written &&
  a.money.spans.length === 1 &&
  b.money.spans.length === 1 &&
  (a.role === b.role || a.role === null || b.role === null);

interface Known {
  readonly base: FareMention | null;
  readonly taxes: FareMention | null;
  readonly all: FareMention | null;
  readonly count: number;
  readonly isCounted: boolean;
  readonly usable: readonly FareMention[];
}

const amountOf = (mention: FareMention): number => mention.money.value.amount;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1;
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.011;

function placePerson(open: readonly FareMention[], known: Known): FareMention | null {
  const { base, taxes, all, count, isCounted, usable } = known;
  // Less than its parts is no total: seats or bags beside them.
  const parts = base && taxes ? amountOf(base) + amountOf(taxes) : 0;
  if (parts > 0) {
    const fits = open.find((mention) => isNear(amountOf(mention), parts));
    if (fits) return fits;
    // `Fare: 240`, `Taxes: 44`, `Surcharge: 26`, `Booking fee: 10`, `Total: 320`
    const rows = base && taxes ? amountOf(base) + sumOf(taxesLike(taxes, usable)) : 0;
    const fees = sumOf(usable.filter(({ role }) => role === 'fee'));
    const sum = open.find((mention) => mention.role === 'total' && isSame(amountOf(mention), rows + fees));
    if (sum) return sum;
  }
  // `Price: 400`, `Taxes: 120`, `Total: 520`
  if (taxes && base === null && all === null) {
    const sum = open.find((mention) =>
      open.some((other) => other !== mention && isSame(amountOf(other) + amountOf(taxes), amountOf(mention))),
    );
    if (sum) return sum;
  }
  const share =
    all && !isCounted
      ? open.find((mention) => mention.role !== 'fee' && isMultiple(amountOf(all), amountOf(mention)))
      : undefined;
  if (share) return share;
  if (all)
    return (
      open.find((mention) => isNear(amountOf(mention) * count, amountOf(all))) ??
      (count === 1
        ? null
        : (open.find(
            (mention) => mention.role !== 'fee' && amountOf(mention) > parts - 1 && amountOf(mention) < amountOf(all),
          ) ?? null))
    );
  if (count > 1) {
    const pair = open.find((mention) =>
      open.some((other) => other !== mention && isNear(amountOf(mention) * count, amountOf(other))),
    );
    if (pair) return pair;
    // `Total: $2,400` for several travelers, and no other price, is what all pay.
    return open.find((mention) => mention.role !== 'total' && amountOf(mention) > parts - 1) ?? null;
  }
  return open.find((mention) => mention.role === 'total') ?? open[0] ?? null;
}

/** Twice to nine times, to the cent. */
function isMultiple(amount: number, of: number): boolean {
  const times = Math.round(amount / of);
  return times >= 2 && times <= 9 && Math.abs(of * times - amount) < 0.02;
}

const isProduct = (mention: FareMention, person: FareMention | null, count: number): boolean =>
  person !== null && count > 1 && isNear(amountOf(mention), amountOf(person) * count);

const isMore = (mention: FareMention, person: FareMention | null): boolean =>
  person === null || amountOf(mention) > amountOf(person) * 1.3;
