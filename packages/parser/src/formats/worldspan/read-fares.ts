/**
 * Worldspan's prices (4P): a row a traveler, and the total of all.
 *
 *                           FARE        TAX        PSGR       TOTAL
 *       1.1 ADT    USD   3480.00     412.66     3892.66
 *                                               TOTAL    USD 7785.32
 */

import type { Field } from '../../model/field.ts';
import type { Money } from '../../model/money.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { addRow, amountField, type FareOfType, GDS_AMOUNT, type GdsFares, NO_FARES } from '../reading/gds-fare.ts';
import { fieldAt, groupField, matchOver, type ScreenLine } from '../reading/gds-screen.ts';

const ROW = compactPattern(
  `^[\\s>]{0,8}(?<no>\\d{1,2}(?:\\.\\d{1,2})?)(?:-\\d{1,2}(?:\\.\\d{1,2})?)? +(?<type>[A-Z][A-Z0-9]{2}) +(?<code>[A-Z]{3}) +(?<base>${GDS_AMOUNT}) +(?<tax>${GDS_AMOUNT}) +(?<total>${GDS_AMOUNT})(?: +(?:${GDS_AMOUNT}))?\\s*$`,
  'd',
);
const ALL = compactPattern(`\\bTOTAL +(?<code>[A-Z]{3}) {0,6}(?<all>${GDS_AMOUNT})`, 'd');

type Place = [number, number];

export function readWorldspanFares(lines: readonly ScreenLine[]): GdsFares {
  const types: FareOfType[] = [];
  const used: ScreenLine[] = [];
  let grandTotal: Field<Money> | null = null;
  for (const [i, line] of lines.entries()) {
    const row = ROW.exec(line.text);
    const places = row?.indices?.groups;
    if (row?.groups && places) {
      const code = row.groups['code'] ?? '';
      const [from, to] = places['no'] as Place;
      const one: FareOfType = {
        type: groupField(line, row, 'type', String),
        count: fieldAt(line, from, to, 1),
        base: amountField(line, code, places['base'] as Place, (places['code'] as Place)[0]),
        taxes: amountField(line, code, places['tax'] as Place),
        total: amountField(line, code, places['total'] as Place),
        all: null,
      };
      addRow(types, one);
      used.push(line);
    }
    const over = types.length > 0 && line.text.includes('TOTAL') ? matchOver(lines, i, ALL) : null;
    const all = over?.match.indices?.groups;
    if (!over?.match.groups || !all) continue;
    const code = over.match.groups['code'] ?? '';
    grandTotal = amountField(over.line, code, all['all'] as Place, (all['code'] as Place)[0]);
    used.push(...over.parts);
  }
  return { ...NO_FARES, types, grandTotal, lines: used };
}
