/** Currencies by ISO 4217 code and by symbol. Source: CLDR, see README. */
import { CURRENCY_ROWS } from './data/currencies.ts';

export interface Currency {
  /** ISO 4217. */
  readonly code: string;
  /** The short sign, or '' where the code itself is used. */
  readonly symbol: string;
  /** Digits after the decimal mark: 2, 0 or 3. */
  readonly minorDigits: number;
  readonly name: string;
}

let byCode: ReadonlyMap<string, Currency> | undefined;

/** The currency of an ISO code, in any case; undefined where there is none. */
export function findCurrency(code: string): Currency | undefined {
  return currencies().get(code.toUpperCase());
}

/** Every currency by its code. */
export function currencies(): ReadonlyMap<string, Currency> {
  byCode ??= new Map(CURRENCY_ROWS.trim().split('\n').map(readRow));
  return byCode;
}

/**
 * Signs as travel texts write them, with the codes they may mean, the likeliest first. A bare `$`, `¥` or `kr` is ambiguous: more than
 * one code.
 */
export const CURRENCY_SIGNS: Readonly<Record<string, readonly string[]>> = {
  US$: ['USD'],
  U$S: ['USD'],
  U$D: ['USD'],
  AU$: ['AUD'],
  A$: ['AUD'],
  CA$: ['CAD'],
  C$: ['CAD'],
  NZ$: ['NZD'],
  HK$: ['HKD'],
  NT$: ['TWD'],
  MX$: ['MXN'],
  S$: ['SGD'],
  R$: ['BRL'],
  N$: ['NAD'],
  FJ$: ['FJD'],
  BZ$: ['BZD'],
  RD$: ['DOP'],
  TT$: ['TTD'],
  EC$: ['XCD'],
  J$: ['JMD'],
  AR$: ['ARS'],
  CLP$: ['CLP'],
  COP$: ['COP'],
  'S/.': ['PEN'],
  'S/': ['PEN'],
  $: ['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'MXN'],
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  '₩': ['KRW'],
  '฿': ['THB'],
  '₫': ['VND'],
  '₺': ['TRY'],
  '₱': ['PHP'],
  '₪': ['ILS'],
  '₽': ['RUB'],
  '₦': ['NGN'],
  '₴': ['UAH'],
  '₡': ['CRC'],
  '₲': ['PYG'],
  '₾': ['GEL'],
  '₸': ['KZT'],
  '₮': ['MNT'],
  '₭': ['LAK'],
  '៛': ['KHR'],
  '৳': ['BDT'],
  zł: ['PLN'],
  Kč: ['CZK'],
  Ft: ['HUF'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  Rs: ['INR', 'LKR', 'NPR', 'PKR'],
  Rp: ['IDR'],
  RM: ['MYR'],
  KSh: ['KES'],
  Ksh: ['KES'],
  TSh: ['TZS'],
  USh: ['UGX'],
  Dhs: ['AED', 'MAD'],
  DH: ['MAD', 'AED'],
  Dh: ['MAD', 'AED'],
  lei: ['RON'],
  SFr: ['CHF'],
  sFr: ['CHF'],
};

function readRow(row: string): [string, Currency] {
  const [code = '', symbol = '', digits = '2', name = ''] = row.split('|');
  return [code, { code, symbol, minorDigits: Number(digits), name }];
}
