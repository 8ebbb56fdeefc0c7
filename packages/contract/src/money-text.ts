/**
 * Amounts as travel texts write them (`$1,299`, `1.299,50 €`, `USD 1,120 - 1,190`): read into numbers, counted with, and written in
 * the form they came in (contract §3: money keeps the text's currency and form). What is no plain amount is null, never a guess.
 */

interface MoneyForm {
  /** `from `, `approx. `. */
  readonly lead: string;
  /** What stands before and after the number, blanks included. */
  readonly before: string;
  readonly after: string;
  /** Between low and high of a range, with the signs that the text repeats there. */
  readonly joiner: string;
  readonly group: string;
  /** `1,23,456`. */
  readonly indian: boolean;
  readonly decimal: string;
  readonly digits: number;
}

export interface MoneyText {
  readonly low: number;
  /** Of a range; else null. */
  readonly high: number | null;
  /** The currency's sign or code as the text has it; '' where there is none. */
  readonly currency: string;
  readonly form: MoneyForm;
}

const QUALIFIER = String.raw`(?:(?:from|approx\.?|about|ca\.?|~)\s*)?`;
const CURRENCY = String.raw`(?:[A-Z]{3}|[A-Z]{0,3}\p{Sc}|kr\.?|Kč|zł|Ft|Rs\.?|Rp\.?|RM|Fr\.?)`;
const NUMBER = String.raw`\d(?:[\d.,'’\u00a0\u202f ]{0,20}\d)?`;
/** `₹1.68 Lakh`, `€2.5k`: what the figure counts. */
const UNIT = String.raw`\s?(?:[Ll](?:akhs?|acs?)?|[Cc]r(?:ores?)?|[Kk]|[Mm]n?)(?!\p{L})`;
const SIDE = (name: string) =>
  String.raw`(?<${name}Before>${CURRENCY}?\s{0,2})(?<${name}>${NUMBER})(?<${name}Unit>${UNIT})?`;
const AMOUNT = new RegExp(
  String.raw`^(?<lead>\s*${QUALIFIER})${SIDE('low')}(?<lowAfter>\s{0,2}${CURRENCY}?)` +
    String.raw`(?:(?<joiner>\s*(?:-|–|—|to)\s*)${SIDE('high')}(?<highAfter>\s{0,2}${CURRENCY}?))?\s*$`,
  'u',
);
const FACTORS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, l: 1e5, c: 1e7 };
const TEXT_MAX = 80;
/** Currencies of three decimals: their `1.234` is not a thousand. */
const THREE_DIGITS = /^(?:KWD|BHD|OMR|JOD|TND|IQD|LYD)$/;
/** Currencies that group by lakhs; an amount below one does not show it. */
const LAKHS = /^(?:₹|Rs\.?|INR|PKR|NPR|BDT|LKR)$/;

export function readMoneyText(text: string | null): MoneyText | null {
  const parts = text !== null && text.length <= TEXT_MAX ? AMOUNT.exec(text)?.groups : undefined;
  if (!parts) return null;
  const { lead = '', lowBefore = '', lowAfter = '', joiner, highBefore = '', highAfter = '' } = parts;
  const currency = [lowBefore, lowAfter, highAfter].map((part) => part.trim()).find((part) => part !== '') ?? '';
  const unit = parts['highUnit'] ?? parts['lowUnit'] ?? '';
  const low = readNumber(parts['low'] ?? '', currency, parts['lowUnit'] ?? unit);
  const high = parts['high'] === undefined ? null : readNumber(parts['high'], currency, unit);
  if (low === null || (parts['high'] !== undefined && high === null)) return null;
  if (high !== null && high.value < low.value) return null;
  const form = {
    lead,
    before: lowBefore,
    after: joiner === undefined ? lowAfter : highAfter,
    joiner: joiner === undefined ? ' – ' : lowAfter + joiner + highBefore,
    group: low.group || high?.group || defaultGroup(low.decimal),
    indian:
      low.indian || (high?.indian ?? false) || (LAKHS.test(currency) && (unit !== '' || (high ?? low).value < 100_000)),
    decimal: low.digits > 0 ? low.decimal : (high?.decimal ?? low.decimal),
    digits: Math.max(low.digits, high?.digits ?? 0),
  };
  return { low: low.value, high: high?.value ?? null, currency, form };
}

/** Cents only where the text had them or the amount needs them. */
export function writeMoneyText({ low, high, form }: MoneyText): string {
  const both = high === null ? [low] : [low, high];
  const digits = form.digits > 0 || both.every(Number.isInteger) ? form.digits : 2;
  const written = both.map((value) => writeNumber(value, digits, form));
  return form.lead + form.before + written.join(form.joiner) + form.after;
}

/** The same form around other amounts, each rounded to a hundredth (a thousandth where the text has three decimals). */
export function mapMoneyText(money: MoneyText, change: (amount: number) => number): MoneyText {
  const unit = 10 ** Math.max(2, money.form.digits);
  const exact = (amount: number) => Math.round(change(amount) * unit) / unit;
  return { ...money, low: exact(money.low), high: money.high === null ? null : exact(money.high) };
}

interface ReadNumber {
  readonly value: number;
  readonly group: string;
  readonly indian: boolean;
  readonly decimal: string;
  readonly digits: number;
}

const GROUPED = /^\d{1,3}(?:(?<group>[.,'’\u00a0\u202f ])\d{3}(?:\k<group>\d{3})*)?$/u;
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

/** With a unit the value is what it counts, which is written in full: twice `₹1.5 Lakh` is `₹3,00,000`. */
function readNumber(text: string, currency: string, unit: string): ReadNumber | null {
  const decimals = THREE_DIGITS.test(currency) ? /[.,](?<digits>\d{1,3})$/ : /[.,](?<digits>\d{1,2})$/;
  const end = decimals.exec(text);
  const whole = end ? text.slice(0, end.index) : text;
  const digits = end?.groups?.['digits'] ?? '';
  const decimal = end ? (text[end.index] ?? '.') : '';
  const grouped = GROUPED.exec(whole);
  const group = grouped?.groups?.['group'] ?? (INDIAN.test(whole) ? ',' : '');
  if (!grouped && !INDIAN.test(whole) && !/^\d+$/.test(whole)) return null;
  if (group !== '' && group === decimal) return null;
  const value = Number(`${whole.replace(/\D/g, '')}.${digits || '0'}`);
  const factor = FACTORS[unit.trim().charAt(0).toLowerCase()] ?? 1;
  return {
    value: factor === 1 ? value : Math.round(value * factor * 100) / 100,
    group,
    indian: INDIAN.test(whole),
    decimal: decimal || (group === '.' ? ',' : '.'),
    digits: factor === 1 ? digits.length : 0,
  };
}

const defaultGroup = (decimal: string) => (decimal === ',' ? '.' : ',');

function writeNumber(value: number, digits: number, { group, indian, decimal }: MoneyForm): string {
  const [whole = '0', fraction] = value.toFixed(digits).split('.');
  const split = indian ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  // Below a thousand the text could not show how it groups: nothing to group then, either.
  const written = whole.replace(split, group);
  return fraction === undefined ? written : `${written}${decimal}${fraction}`;
}
