/**
 * Worldspan's prices (4P): a row a traveler, and the total of all.
 *
 *                           FARE        TAX        PSGR       TOTAL
 *       1.1 ADT    USD   3480.00     412.66     3892.66
 *                                               TOTAL    USD 7785.32
 *
 * Or a row a type with a name behind each amount:
 *
 *     ADT  2   USD   498.00 BASE   421.60 TAX    919.60 TOTAL
 *     TTL      USD                              1839.20
 *
 * Or a row a type, with the currency before one amount or before each, and the sums of the columns below:
 *
 *     PTC   FARE BASIS    BASE AMT      TAX AMT    TOTAL AMT
 *     ADT02 QLX4NBG     USD 512.00   USD 140.30   USD 652.30
 *              TTL     USD 1024.00   USD 280.60  USD 1304.60
 *
 *     PTC  QTY    BASE FARE     TAXES/FEES        TOTAL
 *     ADT   2     USD486.00      171.32XT     USD657.32
 *                 USD972.00      342.64      USD1314.64TTL
 *
 * F-645: or all in one line, the name before each amount but the first, and behind them what all pay:
 *
 *     4P* ADT USD 1018.00 TAX 418.70 TTL 1436.70 3 PSGRS USD 4310.10
 *
 * F-675: or the type with its travelers above, the name before every amount, and what all pay below; a mail may break the line before the last amount:
 *
 *     PSGR TYPE   ADT - 02
 *       BASE FARE USD 742.00   TAXES USD 318.47   TOTAL USD 1060.47
 *       TOTAL FOR ALL PSGRS   USD 2120.94
 */

import type { Field } from '../../model/field.ts';
import type { Money } from '../../model/money.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import {
  addRow,
  amountField,
  type FareOfType,
  GDS_AMOUNT,
  type GdsFares,
  NO_FARES,
  shareOf,
} from '../reading/gds/gds-fare.ts';
import { fieldAt, groupField, joinScreenLines, matchOver, type ScreenLine } from '../reading/gds/gds-screen.ts';

const ROW = compactPattern(
  `^[\\s>]{0,8}(?<no>\\d{1,2}(?:\\.\\d{1,2})?)(?:-\\d{1,2}(?:\\.\\d{1,2})?)? +(?<type>[A-Z][A-Z0-9]{2}) +(?<code>[A-Z]{3}) +(?<base>${GDS_AMOUNT}) +(?<tax>${GDS_AMOUNT}) +(?<total>${GDS_AMOUNT})(?: +(?:${GDS_AMOUNT}|(?<each>EACH)))?\\s*$`,
  'd',
);
const NAMED_ROW = compactPattern(
  `^[\\s>]{0,8}(?<type>[A-Z][A-Z0-9]{2}) {1,8}(?:(?<no>\\d{1,2}) {1,8})?(?<code>[A-Z]{3}) {1,12}(?<base>${GDS_AMOUNT}) ?(?:BASE|FARE) {1,12}(?<tax>${GDS_AMOUNT}) ?TAX(?:ES)? {1,12}(?<total>${GDS_AMOUNT}) ?(?:TOTAL|TTL)\\s*$`,
  'd',
);
/** Three amounts, each with its currency or all with that of the first. */
const THREE = `(?<code>[A-Z]{3}) {0,12}(?<base>${GDS_AMOUNT}) {1,12}(?:\\k<code> {0,12})?(?<tax>${GDS_AMOUNT})(?:[A-Z]{2})? {1,12}(?:\\k<code> {0,12})?`;
const TYPED_ROW = compactPattern(
  `^[\\s>]{0,8}(?<type>(?!T(?:TL|OT))[A-Z][A-Z0-9]{2}) {0,8}(?<no>\\d{1,2})? {1,12}(?:[A-Z0-9/]{4,15} {1,20})?${THREE}(?<total>${GDS_AMOUNT})(?: EACH)?\\s*$`,
  'd',
);
/** In a line: three amounts with a currency, as these rows have them. */
const HAS_THREE =
  /\b([A-Z]{3}) {0,12}\d[\d.,]{0,12} {1,12}(?:\1 {0,12})?\d[\d.,]{0,12}(?:[A-Z]{2})? {1,12}(?:\1 {0,12})?\d[\d.,]{0,12}(?: ?TTL| EACH)?\s*$/;
const LINEAR_ROW = compactPattern(
  `^[\\s>]{0,8}(?:4P[A-Z*]{0,6} {1,8})?(?:(?<type>[A-Z][A-Z0-9]{2})|(?:BASE {1,4})?FARE) {1,8}(?<code>[A-Z]{3}) {0,12}(?<base>${GDS_AMOUNT}) {1,12}TAX(?:ES)? {1,12}(?:\\k<code> {0,12})?(?<tax>${GDS_AMOUNT}) {1,12}(?:TTL|TOTAL) {1,12}(?:\\k<code> {0,12})?(?<total>${GDS_AMOUNT})(?: {1,12}(?<count>[1-9]\\d?) ?(?:PSGRS?|PAX|PASSENGERS?) {1,12}(?:\\k<code> {0,12})?(?<all>${GDS_AMOUNT}))?\\s*$`,
  'd',
);
/** In a line: such a row. */
const IS_LINEAR = /\d {1,12}TAX(?:ES)? .{1,24} (?:TTL|TOTAL) /;
/** The line above it: whom it prices. */
const TYPE_ABOVE = compactPattern(
  `^[\\s>]{0,8}(?:PSGR|PASSENGER|PAX|PTC) ?(?:TYPE)? {1,12}(?<type>[A-Z][A-Z0-9]{2})(?: ?[- ] ?(?<no>\\d{1,2}))?\\s*$`,
  'd',
);
/** In a line: a row that names its amounts. */
const NAMES_BASE = /\d ?(?:BASE|FARE)\b/;
const ALL = compactPattern(
  `(?:\\bTOTAL (?:FOR (?:ALL|\\d{1,2}) (?:PSGRS?|PAX|PASSENGERS?))? *|^[\\s>]{0,24}TTL {1,12})(?<code>[A-Z]{3}) {0,48}(?<all>${GDS_AMOUNT})(?=\\s|$)`,
  'd',
);
/** The last of the sums of three columns. */
const ALL_OF_COLUMNS = compactPattern(
  `^[\\s>*]{0,24}(?:TTL|TOTAL)? {0,12}${THREE}(?<all>${GDS_AMOUNT})(?: ?TTL)?\\s*$`,
  'd',
);

type Place = [number, number];

export function readWorldspanFares(lines: readonly ScreenLine[]): GdsFares {
  const types: FareOfType[] = [];
  const used: ScreenLine[] = [];
  let grandTotal: Field<Money> | null = null;
  for (const [i, line] of lines.entries()) {
    const linear = IS_LINEAR.test(line.text) ? readLinear(line, lines[i + 1], lines[i - 1]) : null;
    if (linear !== null) {
      types.push(linear.fare);
      used.push(...linear.parts);
      continue;
    }
    const named = NAMES_BASE.test(line.text)
      ? NAMED_ROW.exec(line.text)
      : HAS_THREE.test(line.text)
        ? TYPED_ROW.exec(line.text)
        : null;
    const row = named ?? ROW.exec(line.text);
    const places = row?.indices?.groups;
    if (row?.groups && places) {
      const code = row.groups['code'] ?? '';
      const place = places['no'] as Place | undefined;
      // `2 ADT … EACH`: how many, where else the number is that of one traveler.
      const isCount = named !== null || row.groups['each'] !== undefined;
      const one: FareOfType = {
        type: groupField(line, row, 'type', String),
        count: place === undefined ? null : fieldAt(line, ...place, isCount ? Number(row.groups['no']) : 1),
        base: amountField(line, code, places['base'] as Place, (places['code'] as Place)[0]),
        taxes: amountField(line, code, places['tax'] as Place),
        total: amountBehind(line, code, places['total'] as Place),
        all: null,
      };
      if (named === null) addRow(types, one);
      else types.push(one);
      used.push(line);
    }
    const isSum = types.length > 0 && /TOTAL|TTL/.test(line.text);
    const over = isSum ? matchOver(lines, i, HAS_THREE.test(line.text) ? ALL_OF_COLUMNS : ALL) : null;
    const all = over?.match.indices?.groups;
    if (!over?.match.groups || !all) continue;
    const code = over.match.groups['code'] ?? '';
    grandTotal = amountBehind(over.line, code, all['all'] as Place);
    used.push(...over.parts);
  }
  return { ...NO_FARES, types: ofOneTraveler(types, grandTotal), grandTotal, lines: used };
}

/** The row; its last amount or what all pay may stand on the next line, whom it prices on the one above. */
function readLinear(
  line: ScreenLine,
  next: ScreenLine | undefined,
  above: ScreenLine | undefined,
): { fare: FareOfType; parts: ScreenLine[] } | null {
  const goesOn = next !== undefined && (STARTS_WITH_ALL.test(next.text) || LACKS_AMOUNT.test(line.text));
  const parts = goesOn ? [line, next] : [line];
  const whole = parts.length === 1 ? line : joinScreenLines(parts);
  const match = LINEAR_ROW.exec(whole.text);
  const places = match?.indices?.groups;
  if (!match?.groups || !places) return null;
  const code = match.groups['code'] ?? '';
  const amount = (name: string): Field<Money> | null =>
    places[name] === undefined ? null : amountBehind(whole, code, places[name] as Place);
  const own = above === undefined || match.groups['type'] !== undefined ? null : TYPE_ABOVE.exec(above.text);
  if (above !== undefined && own !== null) parts.push(above);
  const [typed, head] = above === undefined || own === null ? [whole, match] : [above, own];
  const fare = {
    type: groupField(typed, head, 'type', String),
    count: groupField(typed, head, own === null ? 'count' : 'no', Number),
    base: amount('base'),
    taxes: amount('tax'),
    total: amount('total'),
    all: amount('all'),
  };
  return { fare, parts };
}
const LACKS_AMOUNT = / (?:TTL|TOTAL)(?: {1,12}[A-Z]{3})?\s*$/;
const STARTS_WITH_ALL = /^\s*\d{1,2} ?(?:PSGRS?|PAX|PASSENGERS?) {1,12}[A-Z]{3} {0,12}\d/;

/** With the code of its currency where that stands before it, blanks aside. */
function amountBehind(line: ScreenLine, code: string, place: Place): Field<Money> | null {
  const before = line.text.slice(0, place[0]).trimEnd();
  return amountField(line, code, place, before.endsWith(code) ? before.length - code.length : place[0]);
}

/** Rows that together are the total already say what all of their type pay. */
function ofOneTraveler(types: FareOfType[], grandTotal: Field<Money> | null): FareOfType[] {
  const amountOf = (money: Field<Money> | null): number => money?.value.amount ?? 0;
  const sum = types.reduce((all, { total }) => all + amountOf(total), 0);
  const isOfAll =
    grandTotal !== null &&
    types.some(({ count }) => (count?.value ?? 1) > 1) &&
    Math.abs(sum - amountOf(grandTotal)) < 0.005;
  if (!isOfAll) return types;
  return types.map((one) => {
    const share = (money: Field<Money> | null): Field<Money> | null => shareOf(money, one.count?.value ?? 1);
    return { ...one, base: share(one.base), taxes: share(one.taxes), total: share(one.total), all: one.total };
  });
}
