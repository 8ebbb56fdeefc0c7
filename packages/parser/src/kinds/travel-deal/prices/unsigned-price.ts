/**
 * T-520: a person's price that says no currency: `prijs p.p. 649,-`, `pris pr pers. v/2 i værelset     6.495,-`, `15-19 Pers   1'120.-`. Who writes in haste
 * names the currency once; the price has the one that the text names elsewhere, where it names one alone, and else none.
 */
import { readAmount } from '../../../annotators/money.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { lineMoney } from '../../../formats/reading/line-money.ts';
import type { Span } from '../../../model/answer.ts';
import { type Field, stated } from '../../../model/field.ts';
import { type Money, NO_CURRENCY } from '../../../model/money.ts';
import type { Price } from '../../../model/travel-deal-draft.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import { isTierLabel } from './group-tiers.ts';
import type { PriceMention } from './price-mention.ts';
import { readPriceContext, saysPerPerson } from './price-role.ts';

/** The sign that the amounts of a text have, where all have the same. */
export interface CommonSign {
  readonly text: string;
  readonly span: Span;
  readonly currencies: Money['currencies'];
}

/** In `1.38 lakh` stands no code. */
const SIGN = /[$€£₹]|R\$|\bRs\.?|(?<![A-Z])[A-Z]{3}(?![A-Z])|Fr\.?|kr\.?|euros?|reais|pesos/i;

export function readCommonSign({ lines }: SourceDocument): CommonSign | null {
  let common: CommonSign | null = null;
  for (const line of lines) {
    if ((line.look.signs & DIGIT) === 0) continue;
    for (const { from, to, money } of lineMoney(line)) {
      if (common !== null && common.currencies[0] !== money.currencies[0]) return null;
      const match: RegExpExecArray | null = common === null ? SIGN.exec(line.passage.text.slice(from, to)) : null;
      if (match !== null) {
        const span = spanOf(line.passage, from + match.index, from + match.index + match[0].length);
        common = { text: match[0], span, currencies: money.currencies };
      }
    }
  }
  return common;
}

/** A whole amount, with the dash of the cents or without. */
const AMOUNT =
  /(?<![\d.,:/-]|\b(?:no|nr|ref|code)\.? )(?<amount>\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{2})?|\d{2,6}(?:[.,]\d{2})?)(?<dash>[,.][-–—]{1,2}|:-)?(?![\d%:/*x×-]|[.,]\d)/g;
const LONGEST = 90;
/** What follows an amount that ends the line. */
const END = /^\W{0,3}$/;
/** Nights, ages and widths are no prices. */
const OTHER_UNIT =
  /^\s?(?:nights?|nts?|days?|nachte?|tage?|nuits?|jours?|noches?|dias?|notti|giorni|noites?|nachten|dagen|natter|netter|dage[rn]?|pers|pax|people|adult|m\b|km|kg|min|hrs?|h\b|uhr|ans|years?|jahre|anos|anni|plekken|plats|pladser|sieges|seats|rooms|zimmer|%|\.\d|st\b|nd\b|rd\b|th\b|\p{L}{3,9} 20\d\d)/u;
const LEAST = 15;
const YEAR = /^20[2-3]\d$/;

/** The price of one in a line that says `per person`, and whose amount has no currency. */
export function readUnsignedPrice(
  line: DocumentLine,
  sign: () => CommonSign | null,
  isUnderPersons: boolean,
): PriceMention | null {
  const { folded, look } = line;
  if (folded.length > LONGEST || (look.signs & DIGIT) === 0) return null;
  if (isUnderPersons) {
    const tier = readTierRow(line, sign);
    if (tier !== null) return tier;
  }
  if (!saysPerPerson(folded, look)) return null;
  let found: RegExpExecArray | null = null;
  AMOUNT.lastIndex = 0;
  for (let match = AMOUNT.exec(folded); match !== null; match = AMOUNT.exec(folded)) {
    const end = match.index + match[0].length;
    if (OTHER_UNIT.test(folded.slice(end, end + 16)) || readAmount(match.groups?.['amount'] ?? '') < LEAST) continue;
    if (YEAR.test(match[0])) continue;
    // Of two nobody knows which is meant, but where the first was and the second is.
    if (found !== null && !isReduced(folded, found, match)) return null;
    found = match;
  }
  const amount = found?.groups?.['amount'];
  if (found === null || amount === undefined) return null;
  const [from, to] = [found.index, found.index + found[0].length];
  const hasDash = found.groups?.['dash'] !== undefined;
  const { role, basis, isFrom } = readPriceContext(folded, from, to, 0, folded.length, look);
  const isLast = END.test(folded.slice(to));
  const isBefore = basis !== null && basis[0] >= to && basis[0] - to <= NEAR;
  if (role !== 'person' || !(isLast || isBefore)) return null;
  const common = sign();
  if (common === null && !hasDash) return null;
  return { role, isFrom, basis, basisLine: null, line, from, to, price: withSign(common, amount, line, from, to) };
}
const NEAR = 3;

/** T-531: `Før 6.495,- nu 5.795,- pr. person`, `van 849,- voor 749,- p.p.`: what it was, and what it is. */
const isReduced = (folded: string, was: RegExpExecArray, now: RegExpExecArray): boolean =>
  WAS.test(folded.slice(Math.max(0, was.index - LEAD), was.index)) &&
  NOW.test(folded.slice(was.index + was[0].length, now.index));
const LEAD = 16;
const WAS =
  /(?:^|[^a-z])(?:for|van|was|von|statt|bisher|vorher|fruher|avant|antes|prima|tidigare|ord(?:inarie)?\.?|normal(?:t|pris)?|fra|fran|de|da)\s?:?\s$/;
const NOW =
  /^\s?[,;–—-]?\s?(?:nu|now|voor|jetzt|nur|auf|maintenant|ahora|adesso|agora|por|kun|bara|til|till)(?: kun| nur| bara| slechts| solo)?\s?:?\s$/;

function withSign(
  common: CommonSign | null,
  amount: string,
  { passage }: DocumentLine,
  from: number,
  to: number,
): Field<Price> {
  const words = passage.text.slice(from, to);
  const value = { amount: readAmount(amount), amountMax: null };
  const span = spanOf(passage, from, to);
  return common === null
    ? stated({ ...value, currencies: [NO_CURRENCY], text: words }, [span])
    : stated({ ...value, currencies: common.currencies, text: `${common.text} ${words}` }, [common.span, span]);
}

/** `15-19 Pers   1'120.-` under `Preis p.P.`: the row of one size among others. */
const TIER_ROW =
  /^(?<label>.{2,36}?)(?: ?: ?|\s{2,}|\t| ?[.…_]{3,} ?| [-–=] )(?<amount>\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{2})?|\d{2,6}(?:[.,]\d{2})?)(?<dash>[,.][-–—]{1,2}|:-)?\s?$/;

function readTierRow(line: DocumentLine, sign: () => CommonSign | null): PriceMention | null {
  const match = TIER_ROW.exec(line.folded);
  const { label = '', amount = '' } = match?.groups ?? {};
  if (match === null || !isTierLabel(label)) return null;
  const common = sign();
  if (common === null) return null;
  const from = match[0].indexOf(amount, label.length);
  const to = from + amount.length + (match.groups?.['dash']?.length ?? 0);
  const price = withSign(common, amount, line, from, to);
  return { role: 'person', isFrom: false, basis: null, basisLine: null, line, from, to, price };
}
