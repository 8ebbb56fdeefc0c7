/**
 * Amadeus's stored fares in full (TQT/T1, TQT/T2), one below the other: for whom each is, and what one of them pays.
 *
 *     TST00001     PARXX2100 CV/21NOV I 0 LD 15JAN27 OD PARPAR
 *        1.SMITH/JOHN MR   2.SMITH/ANN MRS
 *     FARE  F EUR       312.00
 *     TOTAL   EUR       674.25
 */
import { derived, type Field, stated } from '../../model/field.ts';
import type { Money } from '../../model/money.ts';
import { allMatches } from '../../text/all-matches.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { spanOf } from '../../text/passage.ts';
import { addRow, amountField, type FareOfType, GDS_AMOUNT, type GdsFares, NO_FARES } from '../reading/gds-fare.ts';
import type { ScreenLine } from '../reading/gds-screen.ts';

const HEAD = /^[ >]{0,8}TST\d{4,5}\b/;
const NAMES = /^[ >]{0,12}\d{1,2}\.[A-Z][A-Z' -]{1,30}\//;
const NUMBER = /(?<![\d.])\d{1,2}(?=\.[A-Z])/g;
const TYPE = /\((?<type>CHD|CNN|INF|INS|YTH|YCD|SRC)\b/d;
const AMOUNT = compactPattern(
  `^[ >]{0,8}(?<name>FARE|EQUIV|GRAND TOTAL|TOTAL) {1,8}(?:[A-Z] )? {0,4}(?<code>[A-Z]{3}) {1,12}(?<amount>${GDS_AMOUNT})(?= |$)`,
  'd',
);

interface Block {
  numbers: readonly (readonly [number, number])[];
  type: Field<string> | null;
  base: Field<Money> | null;
  total: Field<Money> | null;
}

/** At least two of them; one alone is read by the names of its amounts. */
export function readStoredFareBlocks(lines: readonly ScreenLine[]): GdsFares {
  const used: ScreenLine[] = [];
  const types: FareOfType[] = [];
  let blocks = 0;
  let block: Block | null = null;
  const close = (): void => {
    if (block?.total && block.numbers.length > 0) {
      blocks++;
      const { numbers, type, base, total } = block;
      addRow(types, { type, count: derived(numbers.length, numbers), base, taxes: null, total, all: null });
    }
    block = null;
  };
  for (const line of lines) {
    if (HEAD.test(line.text)) {
      close();
      block = { numbers: [], type: null, base: null, total: null };
    } else if (block !== null) takeLine(block, line, used);
  }
  close();
  return blocks < 2 ? NO_FARES : { ...NO_FARES, types, lines: used };
}

function takeLine(block: Block, line: ScreenLine, used: ScreenLine[]): void {
  if (NAMES.test(line.text) && block.total === null) {
    const own = allMatches(NUMBER, line.text).map(({ index, 0: text }) =>
      spanOf(line.passage, index, index + text.length),
    );
    block.numbers = [...block.numbers, ...own];
    const place = TYPE.exec(line.text)?.indices?.groups?.['type'];
    if (place !== undefined) block.type ??= stated(line.text.slice(...place), [spanOf(line.passage, ...place)]);
    return;
  }
  const match = AMOUNT.exec(line.text);
  const places = match?.indices?.groups;
  if (!match?.groups || !places?.['amount'] || !places['code']) return;
  const money = amountField(line, match.groups['code'] ?? '', places['amount'], places['code'][0]);
  if (money === null) return;
  // `FARE USD …` over `EQUIV GBP …`: the fare in the currency of the total; the last total is with all fees.
  if (match.groups['name']?.endsWith('TOTAL')) block.total = money;
  else block.base = money;
  used.push(line);
}
