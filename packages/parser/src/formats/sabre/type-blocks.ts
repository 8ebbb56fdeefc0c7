/**
 * Sabre's price quote where fares are told by type of traveler, as offices outside the United States see it:
 *
 *     PSGR TYPE  ADT - 01                          the type and its number in the list, not how many travel
 *     FARE  USD   1378.00 EQUIV PHP     72166      the fare, and what it is in the currency of the sale
 *     TAX   PHP       974US PHP       294AY
 *     TOTAL PHP     73434
 *              2412.00     126317     ...          of all types, under the last one: `132585TTL`
 */
import type { Field } from '../../model/field.ts';
import type { Money } from '../../model/money.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { amountField, type FareOfType, GDS_AMOUNT, sumOfTaxes } from '../reading/gds/gds-fare.ts';
import { groupField, type ScreenLine } from '../reading/gds/gds-screen.ts';

const HEAD = /^\s*PSGR TYPE +(?<type>[A-Z][A-Z0-9]{2})\b/d;
const FARE = compactPattern(
  `^\\s*FARE +(?<code>[A-Z]{3}) *(?<base>${GDS_AMOUNT})(?: +EQUIV +(?<other>[A-Z]{3}) *(?<equal>${GDS_AMOUNT}))?\\s*$`,
  'd',
);
const TAX = compactPattern(`(?<code>[A-Z]{3}) *(?<tax>${GDS_AMOUNT})[A-Z0-9]{2}(?![A-Z0-9])`, 'dg');
const TOTAL = compactPattern(`^\\s*TOTAL +(?<code>[A-Z]{3}) *(?<total>${GDS_AMOUNT})\\s*$`, 'd');

type Place = [number, number];

export interface TypeBlocks {
  readonly types: readonly FareOfType[];
  readonly lines: readonly ScreenLine[];
  /** Of the totals; '' where there is no block. */
  readonly currency: string;
}

/** The blocks of the display, each with its total; those without one are left out. */
export function readTypeBlocks(lines: readonly ScreenLine[]): TypeBlocks {
  const types: FareOfType[] = [];
  const used: ScreenLine[] = [];
  let currency = '';
  let head: { readonly line: ScreenLine; readonly match: RegExpExecArray } | null = null;
  let base: Field<Money> | null = null;
  let taxes: Field<Money>[] = [];
  let own: ScreenLine[] = [];
  for (const line of lines) {
    const start = line.text.includes('PSGR TYPE') ? HEAD.exec(line.text) : null;
    if (start !== null) [head, base, taxes, own] = [{ line, match: start }, null, [], [line]];
    if (head === null) continue;
    const fare = FARE.exec(line.text);
    const total = TOTAL.exec(line.text);
    if (fare?.groups)
      base = moneyAt(line, fare, fare.groups['equal'] === undefined ? ['code', 'base'] : ['other', 'equal']);
    else if (/^\s*TAX\b/.test(line.text))
      taxes.push(...[...line.text.matchAll(TAX)].flatMap((match) => moneyAt(line, match, ['code', 'tax']) ?? []));
    if (fare !== null || /^\s*TAX\b/.test(line.text) || total !== null) own.push(line);
    if (total?.groups === undefined) continue;
    currency = total.groups['code'] ?? '';
    types.push({
      type: groupField(head.line, head.match, 'type', String),
      count: null,
      base,
      taxes: sumOfTaxes(taxes),
      total: moneyAt(line, total, ['code', 'total']),
      all: null,
    });
    used.push(...own);
    head = null;
  }
  return { types, lines: used, currency };
}

function moneyAt(
  line: ScreenLine,
  match: RegExpExecArray,
  [code, amount]: readonly [string, string],
): Field<Money> | null {
  const places = match.indices?.groups;
  const [from] = (places?.[code] ?? [0]) as Place;
  return amountField(line, match.groups?.[code] ?? '', places?.[amount] as Place, from);
}
