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
import { amountField, type FareOfType, GDS_AMOUNT, type GdsFares, NO_FARES } from '../reading/gds-fare.ts';
import { fieldAt, groupField, type ScreenLine } from '../reading/gds-screen.ts';

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
  for (const line of lines) {
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
      addTraveler(types, one);
      used.push(line);
    }
    const total = types.length > 0 ? ALL.exec(line.text) : null;
    const all = total?.indices?.groups;
    if (!total?.groups || !all) continue;
    grandTotal = amountField(line, total.groups['code'] ?? '', all['all'] as Place, (all['code'] as Place)[0]);
    used.push(line);
  }
  return { ...NO_FARES, types, grandTotal, lines: used };
}

/** Travelers of one type and price are one fare. */
function addTraveler(types: FareOfType[], one: FareOfType): void {
  const at = types.findIndex(
    (known) => known.type?.value === one.type?.value && known.total?.value.amount === one.total?.value.amount,
  );
  const same = types[at];
  if (same?.count && one.count)
    types[at] = {
      ...same,
      count: { ...same.count, value: same.count.value + 1, spans: [...same.count.spans, ...one.count.spans] },
      base: both(same.base, one.base),
      taxes: both(same.taxes, one.taxes),
      total: both(same.total, one.total),
    };
  else types.push(one);
}

const both = (a: Field<Money> | null, b: Field<Money> | null): Field<Money> | null =>
  a === null || b === null ? a : { ...a, spans: [...a.spans, ...b.spans].slice(0, 6) };
