/**
 * A breakdown for each kind of traveler: `Adult` over `Fare ⇥ 410.00`, `Taxes ⇥ 95.50`, `Price per adult ⇥ 505.50`, `x 2 ⇥ 1,011.00`, then `Child
 * (2-11)` over rows of its own. The currency may stand once, above them or in the sum below. Read where the parts make the total.
 */
import { type FareBasis, type FareRole, readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { findMoney, readAmount } from '../../../annotators/money.ts';
import { stated, withContext } from '../../../model/field.ts';
import type { Money } from '../../../model/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { WHO } from './counted-rows.ts';
import type { FareMention } from './fare-mention.ts';
import type { CurrencyMention } from './fare-rows.ts';
import { currencyIn } from './named-currency.ts';

const PRICE_FOR =
  '(?:prices?|fares?|cost|preis|gesamtpreis|prix|tarif|precio|tarifa|prezzo|tariffa|preco|prijs) (?:for|fur|pour|para|per|voor)';
const HEAD = new LinePattern(
  compactPattern(
    `^\\W{0,3}(?:${PRICE_FOR}\\s)?(?:(?<n>[1-9])\\s?[x×]?\\s)?${WHO}(?:\\s\\([^()\\d]{1,16}\\))?(?:\\s?(?:[x×]\\s?(?<m>[1-9])|\\((?:x ?)?(?<k>[1-9])\\)))?\\s?:?$`,
  ),
);
const PLURAL =
  /^(?:adults|children|kids|infants|seniors|teens|youths|erwachsene|kinder|senioren|adultes|enfants|bebes|adultos|ninos|ninas|adulti|bambini|neonati|criancas|volwassenen|kinderen)\b/;
const SPOKEN = compactPattern(`^\\W{0,3}(?:${PRICE_FOR} )?[2-9] [a-z]{5,}\\s?:?$`);
const MAX_HEAD = 40;
const MAX_ROW = 90;
const MAX_ROWS = 8;
const ABOVE = 2;
const BELOW = 4;

interface Head {
  readonly basis: FareBasis;
  /** One, where the line speaks of one; null where it leaves open how many. */
  readonly count: number | null;
  /** `2 adults`; `2 x Adult`, `2 ADT` count those who pay so much each. */
  readonly isSpoken: boolean;
}

function readHead({ folded, look }: DocumentLine): Head | null {
  const groups = folded.length > MAX_HEAD ? undefined : HEAD.exec(look, folded)?.groups;
  if (groups === undefined) return null;
  const count = groups['n'] ?? groups['m'] ?? groups['k'];
  const who = groups['child'] ?? groups['adult'] ?? '';
  return {
    basis: groups['child'] === undefined ? 'person' : 'child',
    count: count === undefined ? (PLURAL.test(who) ? null : 1) : Number(count),
    isSpoken: SPOKEN.test(folded),
  };
}

interface Row {
  readonly line: DocumentLine;
  readonly label: string;
  readonly role: FareRole;
  readonly basis: FareBasis;
  readonly figure: Passage;
  readonly amount: number;
  /** Null where the figure stands without a currency. */
  readonly money: Money | null;
}

/** What the row is called, and what sets the figure at its end apart. */
const FIGURE_ROW =
  /^(?<label>.{2,44}?)(?<gap>\s?[:\t]\s{0,12}|\s{2,30}|\s?\.{3,40}\s?)(?<figure>\d[\d.,' ]{0,12}[.,]\d\d)$/;
const TIMES = /^[x×]\s?(?<n>[1-9])$/;

function readRow(line: DocumentLine): Row | null {
  const { text } = line.passage;
  if (text.length > MAX_ROW || (line.look.signs & DIGIT) === 0) return null;
  const [only, other] = findMoney(text, 2);
  if (other !== undefined) return null;
  const bare = only === undefined ? FIGURE_ROW.exec(text)?.groups : undefined;
  const label = only === undefined ? bare?.['label'] : text.slice(0, only.from);
  if (label === undefined || (only !== undefined && only.to < text.length)) return null;
  const figure = only ?? { from: text.length - (bare?.['figure'] ?? '').length, to: text.length };
  const words = foldText(label).replace(/[\s:.]+$/, '');
  return {
    line,
    label: words,
    role: readFareRole(`${words} `, ''),
    basis: readFareBasis(`${words} `, ''),
    figure: slicePassage(line.passage, figure.from, figure.to),
    amount: only?.money.amount ?? readAmount(text.slice(figure.from, figure.to)),
    money: only?.money ?? null,
  };
}

/** `Child (2-11)` over `Fare ⇥ 310.00`: it heads a child's fares. */
export function headsFares(line: DocumentLine, below: DocumentLine | undefined): boolean {
  if (below === undefined || readHead(line)?.basis !== 'child') return false;
  const row = readRow(below);
  return row !== null && isPart(row.role);
}

const isPart = (role: FareRole): boolean => role === 'base' || role === 'fare' || role === 'taxes' || role === 'fee';

interface Block {
  readonly basis: FareBasis;
  readonly parts: readonly Row[];
  readonly total: Row;
  /** `x 2 ⇥ 1,011.00` */
  readonly product: Row | null;
  readonly end: number;
}

/** What such breakdowns say, by the index of the line. */
export function readTravelerBlocks(lines: readonly DocumentLine[]): ReadonlyMap<number, readonly FareMention[]> | null {
  let told: Map<number, readonly FareMention[]> | null = null;
  let currency: CurrencyMention | null = null;
  let last = -1;
  for (let i = 0; i < lines.length; i++) {
    const head = readHead(lines[i] as DocumentLine);
    const block = head === null ? null : readBlock(lines, i, head);
    if (block === null) continue;
    // The next kind of traveler has the currency of the one before it.
    if (last !== i - 1 || currency === null) currency = currencyOf(lines, i, block);
    if (currency === null) continue;
    told ??= new Map();
    for (const [index, mention] of mentionsOf(block, currency)) told.set(index, [mention]);
    i = last = block.end;
  }
  return told;
}

function readBlock(lines: readonly DocumentLine[], at: number, { basis, count, isSpoken }: Head): Block | null {
  const parts: Row[] = [];
  for (let i = at + 1; i <= at + MAX_ROWS; i++) {
    const row = lines[i] === undefined ? null : readRow(lines[i] as DocumentLine);
    if (row === null) return null;
    if (isPart(row.role) && row.basis !== 'all') {
      parts.push(row);
      continue;
    }
    const sum = parts.reduce((all, { amount }) => all + amount, 0);
    if (parts.length < 2 || (row.role !== 'total' && row.role !== null) || !isSame(sum, row.amount)) return null;
    if (!parts.some(({ role }) => role === 'base' || role === 'fare')) return null;
    const product = productBelow(lines[i + 1], row.amount);
    const end = product === null ? i : i + 1;
    if (row.basis === basis || product !== null || count === 1) return { basis, parts, total: row, product, end };
    // F-579: `2 adults` over `Total ⇥ 1,011.00` is of both, unless one row speaks of one of them or their total stands below.
    const mayBeOfAll =
      basis === 'person' && isSpoken && count !== null && row.basis !== 'person' && row.basis !== 'child';
    const isOfAll = mayBeOfAll && parts.every((part) => part.basis === null) && isAlone(lines, at, end, row.amount);
    return isOfAll ? { basis: 'all', parts, total: row, product, end } : null;
  }
  return null;
}

/** Neither rows of other travelers stand beside it nor a greater total below, nor is it said that prices are for each. */
function isAlone(lines: readonly DocumentLine[], at: number, end: number, amount: number): boolean {
  const isOther = (line: DocumentLine): boolean => readHead(line) !== null && line.folded !== lines[at]?.folded;
  const isMore = (line: DocumentLine): boolean => {
    const row = readRow(line);
    return row !== null && row.amount > amount;
  };
  const below = lines.slice(end + 1, end + 1 + BELOW);
  if (lines.slice(Math.max(0, at - MAX_ROWS), at).some(isOther) || below.some((line) => isOther(line) || isMore(line)))
    return false;
  return !lines.some(
    ({ folded, look }) => (look.signs & DIGIT) === 0 && folded.length <= MAX_ROW && FOR_EACH.test(folded),
  );
}

/** `All prices are per person`, `Preise pro Person`. */
const FOR_EACH =
  /\b(?:prices?|fares?|rates?|amounts?|costs?|preise?|tarife?|betrage|prix|tarifs|precios?|tarifas?|prezz[oi]|tariff[ae]|precos?|prijs|prijzen)\b.{0,24}\b(?:(?:per|pro|par|por|a) (?:person|adult|passenger|pax|head|traveller|kopf|personne|adulte|persona|adulto|pessoa|testa|persoon|volwassene)|each|pp)\b/;

function productBelow(line: DocumentLine | undefined, amount: number): Row | null {
  const row = line === undefined ? null : readRow(line);
  const times = Number(row === null ? 0 : (TIMES.exec(row.label)?.groups?.['n'] ?? 0));
  return row !== null && times > 0 && isSame(row.amount, amount * times) ? row : null;
}

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.011;

/** That of a row, else of the lines above the first block, else of the first amount below it. */
function currencyOf(lines: readonly DocumentLine[], at: number, { parts, total, end }: Block): CurrencyMention | null {
  const own = [...parts, total].find(({ money }) => money !== null);
  if (own?.money) return { code: own.money.currencies, passage: own.figure };
  for (const { passage } of lines.slice(Math.max(0, at - ABOVE), at).reverse()) {
    const above = passage.text.length > MAX_ROW ? null : currencyIn(passage);
    if (above !== null) return above;
  }
  for (let i = end + 1; i < lines.length && i <= end + BELOW + MAX_ROWS; i++) {
    const { passage } = lines[i] as DocumentLine;
    const [money] = passage.text.length > MAX_ROW ? [] : findMoney(passage.text);
    if (money) return { code: money.money.currencies, passage: slicePassage(passage, money.from, money.to) };
  }
  return null;
}

function mentionsOf({ basis, parts, total, product }: Block, currency: CurrencyMention): [number, FareMention][] {
  const mention = ({ line, figure, amount, money }: Row, role: FareRole): [number, FareMention] => {
    const span = [spanOf(figure)];
    const value =
      money === null
        ? withContext(stated({ amount, amountMax: null, currencies: currency.code }, span), [spanOf(currency.passage)])
        : stated(money, span);
    return [line.index, { money: value, role, basis, written: figure.text, line: line.index, isAddition: false }];
  };
  return [
    ...parts.map((part) => mention(part, part.role === 'fare' ? 'base' : part.role)),
    mention(total, 'total'),
    ...(product === null ? [] : [mention(product, 'item')]),
  ];
}
