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
import { addRow, amountField, type FareOfType, GDS_AMOUNT, type GdsFares, NO_FARES } from '../reading/gds/gds-fare.ts';
import type { ScreenLine } from '../reading/gds/gds-screen.ts';

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
  /** The numbers as written: whose fare it is. */
  travelers: readonly string[];
  type: Field<string> | null;
  base: Field<Money> | null;
  total: Field<Money> | null;
}

/** At least two of them; one alone is read by the names of its amounts. */
export function readStoredFareBlocks(lines: readonly ScreenLine[]): GdsFares {
  const used: ScreenLine[] = [];
  const blocks: Block[] = [];
  let block: Block | null = null;
  const close = (): void => {
    if (block?.total && block.numbers.length > 0) blocks.push(block);
    block = null;
  };
  for (const line of lines) {
    if (HEAD.test(line.text)) {
      close();
      block = { numbers: [], travelers: [], type: null, base: null, total: null };
    } else if (block !== null) takeLine(block, line, used);
  }
  close();
  if (blocks.length < 2) return NO_FARES;
  const types: FareOfType[] = [];
  for (const { type, numbers, base, total } of withTickets(blocks))
    addRow(types, { type, count: derived(numbers.length, numbers), base, taxes: null, total, all: null });
  return { ...NO_FARES, types, lines: used };
}

/** Two fares of the same travelers are a ticket each: together they are what these pay. */
function withTickets(blocks: readonly Block[]): readonly Block[] {
  const known = new Map<string, Block>();
  for (const block of blocks) {
    const isInfant = block.type?.value.startsWith('IN') ?? false;
    const key = `${isInfant ? 'INF' : ''}${block.travelers.join()}`;
    const same = known.get(key);
    const total = same === undefined ? block.total : sumOf(same.total, block.total);
    if (total === null) return blocks;
    known.set(key, same === undefined ? block : { ...same, base: sumOf(same.base, block.base), total });
  }
  return [...known.values()];
}

function sumOf(one: Field<Money> | null, other: Field<Money> | null): Field<Money> | null {
  if (one === null || other === null || one.value.currencies[0] !== other.value.currencies[0]) return null;
  const amount = Math.round((one.value.amount + other.value.amount) * 100) / 100;
  return derived({ ...one.value, amount }, [...one.spans, ...other.spans]);
}

function takeLine(block: Block, line: ScreenLine, used: ScreenLine[]): void {
  if (NAMES.test(line.text) && block.total === null) {
    const own = allMatches(NUMBER, line.text).map(({ index, 0: text }) =>
      spanOf(line.passage, index, index + text.length),
    );
    block.numbers = [...block.numbers, ...own];
    used.push(line);
    block.travelers = [...block.travelers, ...allMatches(NUMBER, line.text).map(([number]) => number)];
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
