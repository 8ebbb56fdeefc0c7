/**
 * Amadeus's prices (FXP, FXX, FXB, TQT): the left column of amounts, and the list by type of traveler.
 *
 *     EUR   312.00      12APR27PAR AF NYC168.45AF...      01 SMITH/J*     ADT     2     312.00   362.25      674.25
 *     EUR   121.74-XT   US EUR 3.17-XA EUR 6.32                            TOTALS    2     624.00   724.50     1348.50
 *     EUR   674.25      3.85-XF JFK4.50
 */

import type { Field } from '../../model/field.ts';
import { stated } from '../../model/field.ts';
import type { Money } from '../../model/money.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { spanOf } from '../../text/passage.ts';
import { GDS_MONTH } from '../reading/gds/gds-dates.ts';
import {
  addRow,
  amountField,
  type FareOfType,
  GDS_AMOUNT,
  type GdsFares,
  sumOfTaxes,
} from '../reading/gds/gds-fare.ts';
import { groupField, matchOver, type ScreenLine } from '../reading/gds/gds-screen.ts';
import { readStoredFareBlocks } from './stored-fare-blocks.ts';
import { readStoredFares, STORED_FARES_HINT } from './stored-fares.ts';

const COLUMN = compactPattern(
  `^[\\s>]{0,12}(?<code>[A-Z]{3}) {1,8}(?<amount>${GDS_AMOUNT})-?(?<tax>[A-Z][A-Z0-9]|\\d[A-Z])?(?= |$)`,
  'd',
);
/** More taxes right behind the first of a line: `EUR 414.00YQ    EUR 75.12DE  EUR 43.75RA`. */
const MORE_TAXES = compactPattern(
  `\\s{1,12}(?<code>[A-Z]{3}) {1,8}(?<amount>${GDS_AMOUNT})-?(?:[A-Z][A-Z0-9]|\\d[A-Z])(?= |$)`,
  'dy',
);
const LISTED = compactPattern(
  `^[\\s>]{0,12}(?<no>\\d{2}) .{1,24}? +(?<type>[A-Z][A-Z0-9]{1,2}) +(?<count>\\d{1,2}) +(?:(?<code>[A-Z]{3}) +)?(?<base>${GDS_AMOUNT}) +(?<tax>${GDS_AMOUNT}) +(?<total>${GDS_AMOUNT})(?:[^\\d]|$)`,
  'd',
);
const ROW_START = /^[\s>]{0,12}\d\d .{1,24}? [A-Z][A-Z0-9]{1,2} +\d{1,2}(?: |$)/;
const TOTALS = compactPattern(
  `\\bTOTALS? +(?<count>\\d{1,2}) +(?:${GDS_AMOUNT}) +(?:${GDS_AMOUNT}) +(?<all>${GDS_AMOUNT})`,
  'd',
);
/** `FARE<EUR>`, F-709 `NP   EUR   FARE   TAX/FEE   PER PSGR`, `FARE<EUR` where a mail has lost the mark as one of its quotes, `FARE&lt;EUR&gt;` out of a page, or the code of its own between the names of the columns: `FARE     EUR  TAX/FEE   PER PSGR`. */
const LIST_CURRENCY =
  /\b(?:ATAF|FARE|TOTAL)S?(?:(?:<|&LT;)(?<code>[A-Z]{3})(?:>|&GT;| )| {1,8}(?<own>[A-Z]{3}) {1,4}TAX)|\bNP {1,8}(?<led>[A-Z]{3}) {1,8}FARE {1,8}TAX/;
const COUPON_START = /^[\s>]{0,12}(?:\d{1,2} {1,4})?X?[A-Z]{3} [A-Z0-9]{2} +\d{1,4} [A-Z] /;
const BAGGAGE =
  /^[\s>]{0,12}(?:\d{1,2} {1,4})?X?[A-Z]{3} [A-Z0-9]{2} +\d{1,4} [A-Z] .* (?<bag>(?<count>\d)PC?|(?<kilos>\d{2})K)\s*$/d;
/** The list's currency, or an amount of the column; days that stand first in a line are no amounts. */
export const AMADEUS_PRICE_HINT = compactPattern(
  `<[A-Z]{3}[> ]|&LT;[A-Z]{3}&GT;|\\bFARE {1,8}[A-Z]{3} {1,4}TAX|\\bTAX\\/FEE {1,8}PER PSGR|${STORED_FARES_HINT}|^[ >]{0,12}(?!${GDS_MONTH}|SUN|MON|TUE|WED|THU|FRI|SAT)[A-Z]{3} {1,8}\\d`,
  'm',
);
const NO_BAGGAGE = /\s0P?C?\s*$/;

export function readAmadeusFares(lines: readonly ScreenLine[], travelers: number | null): GdsFares {
  const listed = readList(lines);
  const column = readColumn(lines);
  const includes = readBaggage(lines);
  const stored = readStoredFares(lines, travelers);
  const blocks = readStoredFareBlocks(lines);
  // One stored fare of several: the list has those of all travelers.
  const whole = blocks.types.length < listed.types.length ? [listed, blocks] : [blocks, listed];
  const [fares = column] = [...whole, column, stored].filter(({ types }) => types.length > 0);
  return {
    ...fares,
    includes: includes.fields,
    lines: [...blocks.lines, ...listed.lines, ...column.lines, ...stored.lines, ...includes.lines],
  };
}

/** Lines that a narrow mail has broken off the column's; more of them end it. */
const MAX_OTHERS = 2;

type Part = Pick<GdsFares, 'types' | 'grandTotal' | 'lines'>;

function readList(lines: readonly ScreenLine[]): Part {
  const types: FareOfType[] = [];
  const used: ScreenLine[] = [];
  let grandTotal: Field<Money> | null = null;
  let code = '';
  for (const [i, only] of lines.entries()) {
    const head = LIST_CURRENCY.exec(only.text)?.groups;
    code = head?.['code'] ?? head?.['own'] ?? head?.['led'] ?? code;
    const found = ROW_START.test(only.text) ? matchOver(lines, i, LISTED) : null;
    const row = found?.match;
    const places = row?.indices?.groups;
    code = row?.groups?.['code'] ?? code;
    if (code === '') continue;
    if (found && row && places) {
      const { line } = found;
      addRow(types, {
        type: groupField(line, row, 'type', String),
        count: groupField(line, row, 'count', Number),
        base: amountField(line, code, places['base'] as [number, number]),
        taxes: amountField(line, code, places['tax'] as [number, number]),
        total: amountField(line, code, places['total'] as [number, number]),
        all: null,
      });
      used.push(...found.parts);
    }
    const over = types.length > 0 && only.text.includes('TOTAL') ? matchOver(lines, i, TOTALS) : null;
    const all = over?.match.indices?.groups?.['all'];
    if (over === null || all === undefined) continue;
    grandTotal = amountField(over.line, code, all);
    used.push(...over.parts);
  }
  return { types, grandTotal, lines: used };
}

/** The first amount is the fare, taxes have their codes, the last without one is the total; between them the fare in the total's currency. */
function readColumn(lines: readonly ScreenLine[]): Part {
  const plain: { money: Field<Money>; line: ScreenLine }[] = [];
  const taxes: Field<Money>[] = [];
  const beside: Field<Money>[] = [];
  let others = 0;
  const used: ScreenLine[] = [];
  for (const line of lines) {
    const match = others > MAX_OTHERS ? null : COLUMN.exec(line.text);
    const places = match?.indices?.groups;
    if (!match?.groups || !places) {
      if (plain.length > 1) others++;
      continue;
    }
    const code = match.groups['code'] ?? '';
    const money = amountField(
      line,
      code,
      places['amount'] as [number, number],
      (places['code'] as [number, number])[0],
    );
    if (money === null) continue;
    if (match.groups['tax'] === undefined) {
      plain.push({ money, line });
      used.push(line);
      // F-600: what someone has typed below the total, `EUR 2172.86 fuer beide`, is not the column's.
      if (taxes.length > 0 && plain.length > 1) break;
    } else {
      taxes.push(money);
      beside.push(...taxesBehind(line, match[0].length));
    }
  }
  const total = plain.at(-1)?.money ?? null;
  const currency = total?.value.currencies[0];
  if (plain.length < 2 || total === null) return { types: [], grandTotal: null, lines: [] };
  const base = plain
    .slice(0, -1)
    .reverse()
    .find((one) => one.money.value.currencies[0] === currency);
  const fare = (base ?? plain[0])?.money ?? null;
  const summed = { fare, total };
  return {
    types: [{ type: null, count: null, base: fare, taxes: taxesOf(taxes, beside, summed), total, all: null }],
    grandTotal: null,
    lines: used,
  };
}

function taxesBehind(line: ScreenLine, from: number): Field<Money>[] {
  const found: Field<Money>[] = [];
  for (let at = from; ; ) {
    MORE_TAXES.lastIndex = at;
    const match = MORE_TAXES.exec(line.text);
    const places = match?.indices?.groups;
    if (!match?.groups || !places?.['amount'] || !places['code']) return found;
    const money = amountField(line, match.groups['code'] ?? '', places['amount'], places['code'][0]);
    if (money !== null) found.push(money);
    at = MORE_TAXES.lastIndex;
  }
}

/**
 * F-600: beside the first of a line stand other taxes, or what the last of the column (XT) is made of: with these the sum would be too high. Which it is
 * tells the total; one between both sums holds against neither.
 */
function taxesOf(
  column: readonly Field<Money>[],
  beside: readonly Field<Money>[],
  { fare, total }: { readonly fare: Field<Money> | null; readonly total: Field<Money> },
): Field<Money> | null {
  const own = sumOfTaxes(column);
  if (beside.length === 0 || own === null || fare === null) return own;
  const rest = total.value.amount - fare.value.amount;
  if (own.value.amount > rest - ROUNDING) return own;
  const whole = sumOfTaxes([...column, ...beside]);
  return whole !== null && whole.value.amount < rest + ROUNDING ? whole : null;
}
const ROUNDING = 0.011;

/** `1P` at the end of a flight's row: pieces; `30K`: kilograms. */
function readBaggage(lines: readonly ScreenLine[]): { fields: Field<string>[]; lines: ScreenLine[] } {
  const found = new Map<string, Field<string>>();
  const used: ScreenLine[] = [];
  for (const [i, only] of lines.entries()) {
    // A narrow mail has the end of a flight's row on the next line.
    const over = COUPON_START.test(only.text) ? matchOver(lines, i, BAGGAGE) : null;
    const { line = only, match } = over ?? {};
    const place = match?.indices?.groups?.['bag'];
    if (!over || !match?.groups || place === undefined || NO_BAGGAGE.test(line.text)) continue;
    const text = match.groups['bag'] ?? '';
    const span = spanOf(line.passage, ...place);
    // `2P` of the price and `2PC` of the stored fare are one allowance.
    const key = text.replace('C', '');
    const same = found.get(key);
    found.set(key, stated(same?.value ?? text, [...(same?.spans ?? []), span].slice(0, 6)));
    used.push(...over.parts);
  }
  return { fields: [...found.values()], lines: used };
}
