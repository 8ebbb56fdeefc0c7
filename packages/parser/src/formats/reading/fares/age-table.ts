/** Tables of fares on their side, with a heading of ages: what their rows say, and how many travel by them. */
import { findMoney } from '../../../annotators/money.ts';
import type { Field } from '../../../model/field.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { slicePassage } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import {
  readAgeColumns,
  readAgeCounts,
  readAgeRow,
  readAgeTotal,
  readHeadedCounts,
  withoutSumsOfColumns,
} from './age-columns.ts';
import type { FareMention } from './fare-mention.ts';
import type { CurrencyMention } from './fare-rows.ts';
import { currencyIn } from './named-currency.ts';

/** A table has no more. */
const MAX_ROWS = 40;
const WORDS = /[a-z0-9]/;

/** The rows under a heading of ages, by the index of the line. */
export function agesOf(lines: readonly DocumentLine[]): (readonly [number, readonly FareMention[]])[] {
  return lines.flatMap((line, i) => {
    const columns = line.passage.text === '' ? null : readAgeColumns(line);
    if (columns === null) return [];
    const currency = currencyAround(lines, i);
    const rows: (readonly [number, readonly FareMention[]])[] = [];
    for (const row of lines.slice(i + 1, i + 1 + MAX_ROWS)) {
      if (!WORDS.test(row.folded)) continue;
      const total = readAgeTotal(row, currency);
      const mentions = total === null ? readAgeRow(row, columns, currency) : [total];
      if (mentions === null) break;
      rows.push([row.index, mentions]);
    }
    return rows.length > 1 ? [...withoutSumsOfColumns(rows.filter(([, { length }]) => length > 0))] : [];
  });
}

/** The currency that a heading of ages names or a line close above it (`2. FARES IN USD`), or the first amount below that has one (`GRAND TOTAL  USD 21,674.30`). */
function currencyAround(lines: readonly DocumentLine[], heading: number): CurrencyMention | null {
  for (const { passage } of lines.slice(Math.max(0, heading - REACH_ABOVE), heading + 1).reverse()) {
    const found = currencyIn(passage);
    if (found !== null) return found;
  }
  for (const line of lines.slice(heading + 1, heading + REACH_BELOW)) {
    const named = LABELLED_CODE.test(line.passage.text) ? currencyIn(line.passage) : null;
    if (named !== null) return named;
    const [amount] = (line.look.signs & DIGIT) === 0 ? [] : findMoney(line.passage.text);
    if (amount !== undefined)
      return { code: amount.money.currencies, passage: slicePassage(line.passage, amount.from, amount.to) };
  }
  return null;
}
/** `Total (USD)      4,107.90` */
const LABELLED_CODE = /^[A-Za-z ]{3,24}\([A-Z]{3}\)\s{2}/;
const REACH_ABOVE = 4;
const REACH_BELOW = 10;

export interface TableParty {
  readonly count: Field<number>;
  readonly hasMinors: boolean;
  /** Lines of the table's rows. */
  readonly lines: ReadonlySet<number>;
}

/** How many of each age travel, by a row under a heading of ages. */
export function partyOfAges(lines: readonly DocumentLine[]): TableParty | null {
  for (const [i, line] of lines.entries()) {
    const columns = line.passage.text === '' ? null : readAgeColumns(line);
    if (columns === null) continue;
    const headed = readHeadedCounts(columns);
    if (headed !== null) return { count: headed, hasMinors: true, lines: new Set([i]) };
    for (const row of lines.slice(i + 1, i + REACH_BELOW)) {
      const count = readAgeCounts(row, columns);
      if (count !== null) return { count, hasMinors: true, lines: new Set([row.index]) };
    }
  }
  return null;
}
