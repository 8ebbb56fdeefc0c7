/**
 * What travelers of each age pay, a line each and the currency told once, with the total: `adt 51,200 x2`, `chd 40,100`, `tot Rs 1,42,500`, `512.40 each`. A figure
 * is read so only where the line says no more than who pays it and how often.
 */
import { readFareBasis } from '../../../annotators/fare-words.ts';
import { readAmount } from '../../../annotators/money.ts';
import { stated, withContext } from '../../../model/field.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import type { FareMention } from './fare-mention.ts';

const TYPED_FARE = new LinePattern(
  /^(?<who>(?:per |(?<n>[1-9])\s?[x×]?\s?)?(?:adults?|adt|adl|child(?:ren)?|chd|cnn|kids?|infants?|inf|seniors?|youth|students?|erwachsener?|erw|kind(?:er)?|adultes?|enfants?|adultos?|nin[oa]s?|menor(?:es)?|bebes?|adulti|adulto|bambin[oi]|neonat[oi]|criancas?|bab(?:y|ies)|kleinkind(?:er)?|volwassenen?|kinderen)\.?\s?[:=-]?\s?)(?<amount>(?:\d{1,3}(?:[,.' ]\d{2,3})+?|(?!(?:19|20)\d\d(?!\d))\d{3,6})(?:\.\d{2})?|\d{1,2}(?:\.\d{1,3})?\s?(?:lakhs?|lacs?))(?:\s?[x×*]\s?\d{1,2}|(?<=\.\d\d)\s{1,4}(?<product>\d[\d,']{0,9}\.\d\d))?(?:\s(?:each|ea|pp))?$/,
);

/** `512.40 each`: no more than what one pays. */
const EACH =
  /^\W{0,3}(?<amount>\d{1,3}(?:,\d{3})*\.\d\d|\d{3,5})(?=\s?(?:each|ea|pp|p\.p\.|per (?:person|adult|pax|head)|a head)\b[^\d]{0,40}$)/;

const COUNT = /^\d\s?[x×]?\s?/;
const isProduct = (amount: number, times: number, product: string): boolean =>
  Math.abs(amount * times - readAmount(product)) < 0.02;

/** The line's fare in the currency of `other`, a fare of the same text; null where it is no such line. */
export function readTypedFare(line: DocumentLine, other: FareMention): FareMention | null {
  const each = (line.look.signs & DIGIT) === 0 ? null : EACH.exec(line.folded);
  if (each !== null && line.folded.length === line.passage.text.length) return fareOfEach(line, each, other);
  const match = TYPED_FARE.exec(line.look, line.folded);
  const { who = '', amount = '', n, product } = match?.groups ?? {};
  if (match === null || line.folded.length !== line.passage.text.length) return null;
  // `2ADT 410.00 820.00`: the second figure is the first as often as they are; `2 adt 820.00` leaves open what it is.
  const times = product === undefined ? 1 : Math.round(readAmount(product) / readAmount(amount));
  if (n !== undefined && product === undefined && n !== '1') return null;
  if (product !== undefined && (times !== Number(n ?? times) || !isProduct(readAmount(amount), times, product)))
    return null;
  const fare = fareAt(line, who.length, who.length + amount.length, other);
  return { ...fare, basis: readFareBasis(n === undefined ? who : who.replace(COUNT, ''), '') };
}

function fareOfEach(line: DocumentLine, each: RegExpExecArray, other: FareMention): FareMention {
  const to = each[0].length;
  return { ...fareAt(line, to - (each.groups?.['amount'] ?? '').length, to, other), basis: 'person' };
}

/** A bare figure in the currency of `other`. */
function fareAt(line: DocumentLine, from: number, to: number, other: FareMention): FareMention {
  const written = line.passage.text.slice(from, to);
  const money = { amount: amountOf(written), amountMax: null, currencies: other.money.value.currencies };
  return {
    money: withContext(stated(money, [spanOf(line.passage, from, to)]), other.money.spans.slice(0, 1)),
    role: null,
    basis: null,
    written,
    line: line.index,
    isAddition: false,
  };
}

/** `1.12 lakh` are 112,000. */
function amountOf(written: string): number {
  const unit = LAKH.exec(written);
  return unit === null ? readAmount(written) : Math.round(Number(written.slice(0, unit.index)) * LAKH_OF);
}
const LAKH = /\s?(?:lakh|lac)s?$/i;
const LAKH_OF = 100_000;
