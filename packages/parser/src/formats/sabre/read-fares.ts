/**
 * Sabre's price quote (WP, WPRQ, *PQ):
 *
 *            BASE FARE      EQUIV AMT  TAXES/FEES/CHARGES    TOTAL
 *      2-    GBP144.00      USD187.00     447.76XT       USD634.76ADT
 *      ^ travelers          ^ base        ^ taxes        ^ of one  ^ type
 *               288.00         374.00     895.52           1269.52TTL
 */

import { compactPattern } from '../../text/compact-pattern.ts';
import { amountField, type FareOfType, GDS_AMOUNT, type GdsFares } from '../reading/gds/gds-fare.ts';
import { groupField, matchOver, type ScreenLine } from '../reading/gds/gds-screen.ts';
import { readTypeBlocks } from './type-blocks.ts';

const ROW = compactPattern(
  `^[\\s>*]{0,8}(?<count>\\d{1,2}) ?- +(?<code1>[A-Z]{3}) ?(?<base>${GDS_AMOUNT})(?: +(?<code2>[A-Z]{3}) ?(?<equal>${GDS_AMOUNT}))?` +
    `(?: +(?<tax>${GDS_AMOUNT})[A-Z0-9]{2})? +(?<code3>[A-Z]{3}) ?(?<total>${GDS_AMOUNT}) ?(?<type>[A-Z][A-Z0-9]{2})\\b`,
  'd',
);
const ROW_START = /^[\s>*]{0,8}\d{1,2} ?- +[A-Z]{3} ?\d/;
const ALL = compactPattern(`(?<![\\d.,])(?<all>${GDS_AMOUNT}) ?TTL\\b`, 'd');

type Place = [number, number];

export function readSabreFares(lines: readonly ScreenLine[]): GdsFares {
  const blocks = readTypeBlocks(lines);
  const types: FareOfType[] = [...blocks.types];
  const used: ScreenLine[] = [...blocks.lines];
  let grandTotal: GdsFares['grandTotal'] = null;
  let code = blocks.currency;
  for (const [i, first] of lines.entries()) {
    const found = ROW_START.test(first.text) ? matchOver(lines, i, ROW) : null;
    const [line, row] = [found?.line ?? first, found?.match];
    const places = row?.indices?.groups;
    if (found && row?.groups && places) {
      const g = row.groups;
      code = g['code3'] ?? '';
      // In another currency than the total's the base stands beside its equal.
      const isEqual = g['equal'] !== undefined;
      const [baseCode, base] = isEqual ? [places['code2'], places['equal']] : [places['code1'], places['base']];
      const tax = places['tax'];
      // A type that comes again is priced anew: the last price counts.
      if (types.some((one) => one.type?.value === g['type'])) [types.length, grandTotal] = [0, null];
      types.push({
        type: groupField(line, row, 'type', String),
        count: groupField(line, row, 'count', Number),
        base: amountField(line, (isEqual ? g['code2'] : g['code1']) ?? '', base as Place, (baseCode as Place)[0]),
        taxes: tax === undefined ? null : amountField(line, code, tax),
        total: amountField(line, code, places['total'] as Place, (places['code3'] as Place)[0]),
        all: null,
      });
      used.push(...found.parts);
      continue;
    }
    // With a fee of the form of payment; the travelers' own total stands above it.
    if (types.length > 0 && /^\s*GRAND TOTAL\b/.test(line.text)) used.push(line);
    if (types.length === 0 || !line.text.includes('TTL')) continue;
    const all = ALL.exec(line.text)?.indices?.groups?.['all'];
    if (all === undefined) continue;
    grandTotal = amountField(line, code, all);
    used.push(line);
  }
  return { types, grandTotal, includes: [], lines: used };
}
