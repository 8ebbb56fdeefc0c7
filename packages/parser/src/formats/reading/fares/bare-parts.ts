/**
 * `Fare USD 512.00 tax 148.30 total USD 660.30`, `fare 512.00, taxes 148.30, total USD 660.30`: figures without a currency that make the amount
 * behind them are its parts, and neither are their words its own. `USD 512 pp plus tax 148 / all in 660 pp / 1320 for both`: so are those that an
 * amount makes with the figure behind it, and what both come to for all.
 */
import type { FareRole } from '../../../annotators/fare-words.ts';
import { type MoneyMention, readAmount } from '../../../annotators/money.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { isPlusTaxes } from './plus-taxes.ts';
import { FIGURE } from './sum-line.ts';

const TAX_WORD = /tax|\b(?:tx|y[qr])\b|fee|steuer|gebuhr|tasas|impuesto|tasse|imposte|taxas|impostos/;
/** The parts of a total stand no further before it. */
const REACH = 90;

export interface PricedPart extends MoneyMention {
  /** Where a bare figure has its currency from. */
  readonly currencyOf: MoneyMention | null;
  /** What the sum says that it is; null where its words tell. */
  readonly role: FareRole;
  readonly isOfMinor?: true;
}

/** The amounts of a clause with such figures among them, in the order of the text. */
export function withBareParts(amounts: readonly MoneyMention[], folded: string): PricedPart[] {
  const all: PricedPart[] = [];
  for (const total of amounts) {
    all.push(...barePartsOf(total, all.at(-1) ?? null, folded), { ...total, currencyOf: null, role: null });
  }
  const parts = all.flatMap((part, i) => {
    const own = folded.slice(0, all[i + 1]?.from ?? folded.length);
    return [...withSumsBehind(part, own), ...productBehind(part, own)];
  });
  const last = parts.at(-1);
  const sum = last === undefined || last.currencyOf !== null ? null : sumOfAll(last, folded);
  return sum === null ? parts : [...parts, sum];
}

/** F-528: `CAD 1,118.64 per person, i.e. 2,237.28 for you and Wim`: what one pays, so often as they are. */
function productBehind(each: PricedPart, folded: string): PricedPart[] {
  const rest = each.money.amountMax === null ? folded.slice(each.to, each.to + REACH) : '';
  const match = rest.length < SHORTEST_PRODUCT ? null : PRODUCT.exec(rest);
  const figure = match?.groups?.['product'];
  if (match === null || figure === undefined) return [];
  const amount = readAmount(figure);
  const times = Math.round(amount / each.money.amount);
  if (times < 2 || times > MOST_TRAVELERS) return [];
  // Where the words say it, it is told also where it does not come out: who reads the offer is to know.
  if (!isSame(each.money.amount * times, amount) && !OF_BOTH.test(rest.slice(match[0].length))) return [];
  const to = each.to + match[0].length;
  const money = { ...each.money, amount, amountMax: null };
  return [{ from: to - figure.length, to, sign: each.sign, money, currencyOf: each, role: 'total' }];
}
const OF_BOTH =
  /^\s(?:for|fur|pour|para|per|voor|til|till) (?:you (?:and|both|two)|both|(?:the|all) (?:two|three|four|of you)|dich und|euch (?:beide|zwei)|beide|toi et|vous (?:et|deux)|(?:los|les|os) (?:dos|deux|dois)|te e|jou en|jullie|jer|dere|er)\b/;
const SHORTEST_PRODUCT = 8;
const MOST_TRAVELERS = 9;
const PRODUCT =
  /^\.?\s?(?:each|ea|pp|pr\.? (?:pers(?:on|\.)?|voksen)|p\. ?p\.?|per (?:person|adult|pax|head)|pro person|je person|par (?:personne|adulte)|por (?:persona|adulto|pessoa)|a (?:persona|testa)|per persona|per persoon)[\s,;:(–—-]{1,4}(?:i\.e\.|ie|so|that's|thats|that is|which (?:is|makes)|making|makes|also|das (?:sind|macht)|macht|soit|donc|ce qui fait|es decir|o sea|osea|son|cioe|quindi|ou seja|dus|altsa|alltsa|dvs\.?|det vil si|det blir|=),?\s(?:(?:that's |thats |that makes |a )?(?:(?:grand )?total (?:of |de )?|zusammen |insgesamt |together |in all |en total |in totale |samen |i alt |totalt )?)(?<product>\d{1,3}(?:[,.' ]\d{3}){1,2}(?:[.,]\d\d)?|\d{3,6}(?:[.,]\d\d)?)(?![\d%]|[.,]\d)/;

/** F-295: `£480 per adult, 210 for the child = 1,170 all 3`: behind the sign stands what all pay. */
function sumOfAll(last: PricedPart, folded: string): PricedPart | null {
  const equals = folded.indexOf('=', last.to);
  const match = equals < 0 || equals - last.to > REACH ? null : SUM_OF_ALL.exec(folded.slice(equals, equals + REACH));
  const figure = match?.groups?.['sum'];
  if (match === null || figure === undefined) return null;
  const from = equals + match[0].indexOf(figure);
  const amount = readAmount(figure);
  if (last.money.amountMax !== null || amount <= last.money.amount) return null;
  const money = { ...last.money, amount, amountMax: null };
  return { from, to: from + figure.length, sign: last.sign, money, currencyOf: last, role: 'total' };
}
const SUM_OF_ALL =
  /^=\s?(?<sum>\d{1,3}(?:[,.' ]\d{3}){1,2}(?:[.,]\d\d)?|\d{2,7}(?:[.,]\d\d)?)(?=\s(?:all (?:[2-9]|of|in all)|for (?:all|both|the)|in total|altogether|together|total|ttl)\b)/;

function barePartsOf(total: MoneyMention, before: PricedPart | null, folded: string): PricedPart[] {
  const start = Math.max(before?.to ?? 0, total.from - REACH);
  const gap = folded.slice(start, total.from);
  if (!TAX_WORD.test(gap)) return [];
  const { sign, money } = total;
  const bare = allMatches(FIGURE, gap).map((figure): PricedPart => {
    const from = start + figure.index;
    const to = from + figure[0].length;
    const amount = readAmount(figure[0]);
    return { from, to, sign, money: { ...money, amount, amountMax: null }, currencyOf: total, role: null };
  });
  const [first, second] = [...(before === null ? [] : [before]), ...bare].slice(-2);
  if (first === undefined || second === undefined || second === before) return [];
  if (!isSame(first.money.amount + second.money.amount, money.amount)) return [];
  return first === before ? [second] : [first, second];
}

/** `plus tax 148 / all in 660 pp`: the words between the figures of such a sum. */
const PLUS_TAX =
  /^.{0,24}?(?:plus|\+|and|&|zzgl\.?|mas|piu|mais|\/|,)\s{0,2}(?:\d[\d.,]{0,9}\s)?(?:[a-z]{1,12}\s){0,2}?(?:tax|tx|steuer|gebuhr|tas[as]|impuest|impost)/;
const TOTAL_WORD = /total|ttl|all[ -]in|makes?|comes to|incl|=|gesamt|zusammen|todo|tutto|tout|tudo/;
const OF_ALL =
  /^\s?(?:for|fur|pour|para|per)\s(?:both|all|beide|alle|two|three|four|[2-9]\b|os dois|les deux|los dos|due)|^\s?(?:total|ttl|in total|altogether|all up)\b/;

function withSumsBehind(first: PricedPart, folded: string): PricedPart[] {
  const { sign, money } = first;
  const rest = folded.slice(first.to, first.to + REACH);
  if (money.amountMax !== null) return [first];
  const row = inColumns(first, rest, folded);
  if (row !== null) return row;
  if (!PLUS_TAX.test(rest)) return [first];
  const figures = allMatches(FIGURE, rest).map((figure) => {
    const from = first.to + figure.index;
    return { from, to: from + figure[0].length, amount: readAmount(figure[0]) };
  });
  const [tax, sum, product] = figures;
  if (tax === undefined) return [first];
  const isTold = sum !== undefined && TOTAL_WORD.test(folded.slice(tax.to, sum.from));
  if (!isTold)
    return isTaxBehind(first, tax, folded)
      ? [first, { ...first, ...tax, money: { ...money, amount: tax.amount }, currencyOf: first }]
      : [first];
  if (!isSame(money.amount + tax.amount, sum.amount)) return [first];
  const part = ({ from, to, amount }: (typeof figures)[number], role: FareRole): PricedPart => ({
    from,
    to,
    sign,
    money: { ...money, amount, amountMax: null },
    currencyOf: first,
    role,
  });
  const parts: PricedPart[] = [{ ...first, role: 'base' }, part(tax, 'taxes'), part(sum, 'total')];
  const times = product === undefined ? 0 : product.amount / sum.amount;
  const isProduct = product !== undefined && isSame(times, Math.round(times)) && times >= 2 && times <= 9;
  return isProduct && OF_ALL.test(folded.slice(product.to)) ? [...parts, part(product, 'total')] : parts;
}

/** F-585: `USD     829.00   186.53     1015.53 ADT`: fare, taxes and what they come to in columns of a display, the currency once. */
function inColumns(first: PricedPart, rest: string, folded: string): PricedPart[] | null {
  const { taxes, total, behind } = IN_COLUMNS.exec(rest)?.groups ?? {};
  if (taxes === undefined || total === undefined) return null;
  const [tax, sum] = [readAmount(taxes), readAmount(total)];
  if (!isSame(first.money.amount + tax, sum)) return null;
  const part = (written: string, amount: number, role: FareRole): PricedPart => {
    const from =
      first.to + (written === total ? rest.indexOf(total, rest.indexOf(taxes) + taxes.length) : rest.indexOf(taxes));
    const money = { ...first.money, amount, amountMax: null };
    return { from, to: from + written.length, sign: first.sign, money, currencyOf: first, role };
  };
  // `INF USD 82.00 18.53 100.53`: what a child pays is not the fare.
  const isOfMinor = behind !== undefined || MINOR_BEFORE.test(folded.slice(Math.max(0, first.from - 16), first.from));
  const row: PricedPart[] = [{ ...first, role: 'base' }, part(taxes, tax, 'taxes'), part(total, sum, 'total')];
  return isOfMinor ? row.map((own) => ({ ...own, isOfMinor })) : row;
}
const COLUMN = '\\d(?:[\\d,.]{0,9}[.,]\\d\\d|\\d{2,7})(?![\\d.,])';
const MINOR = '(?:chd|cnn|inf|ins|unn|child|infant|kind)';
const IN_COLUMNS = compactPattern(
  `^\\s{0,14}[|]?\\s{1,14}(?<taxes>${COLUMN})\\s{0,14}[|]?\\s{1,14}(?<total>${COLUMN})(?:\\s{0,6}[|]?\\s{0,6}(?<behind>${MINOR})\\b)?`,
);
const MINOR_BEFORE = compactPattern(`\\b${MINOR}\\s{1,8}(?:[a-z]{3} ?|[$€£])?$`);

/** `USD 410 pp + 120 tax`, `USD 410 + tax 120`, and nothing that makes the second figure something else. */
function isTaxBehind(first: PricedPart, tax: { readonly from: number; readonly to: number }, folded: string): boolean {
  const behind = folded.slice(tax.to, tax.to + 24);
  if (tax.to - tax.from < 2 || !TAX_END.test(behind)) return false;
  return isPlusTaxes(folded.slice(0, first.from), folded.slice(first.to, tax.from), behind);
}
const TAX_END =
  /^(?:\s(?:in |of |de |di )?(?:tax(?:es)?|tx|steuern?|tasas|impuestos|tasse|taxas))?\s?(?:(?:pp|p\.p\.?|each|per (?:person|adult|pax|seat)|pro person|por persona|a persona|par personne)\s?)?(?:$|[,;)/]|\.(?:\s|$))/;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.011;
