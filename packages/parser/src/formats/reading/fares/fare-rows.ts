/** A row of a table of fares while it is read: what each figure stands under, and whose it is. */
import type { FareRole } from '../../../annotators/fare-words.ts';
import { stated, withContext } from '../../../model/field.ts';
import type { Money } from '../../../model/money.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import type { FareColumn, FareColumns } from './fare-columns.ts';
import type { FareMention } from './fare-mention.ts';

export type Kind = FareColumn['kind'];

/** A figure of a row with its place; `money` where it has a currency beside it. */
export interface Figure {
  readonly at: number;
  readonly end: number;
  /** The piece of the line that it stands in, and from where on. */
  readonly piece: Passage;
  readonly from: number;
  /** Its own characters. */
  readonly passage: Passage;
  readonly amount: number;
  readonly money: Money | null;
}

export interface Row {
  readonly line: number;
  /** `fee`: a row of what the agency or the carrier charges besides; nobody travels by it. */
  readonly who: 'adult' | 'child' | 'all' | 'fee';
  readonly count: number | null;
  readonly figures: readonly Placed[];
  /** What the words before its figures name, where they name a part of the fare or its sum. */
  readonly part: FareRole;
}

export interface Placed {
  readonly column: FareColumn;
  readonly figure: Figure;
}

export interface Table {
  readonly rows: readonly Row[];
  readonly columns: FareColumns;
  readonly currency: CurrencyMention;
  /** The number of the last row where each is one traveler's: `No.` over 1, 2, 3. */
  readonly lastNumber: Figure | null;
}

/** A currency, and where the text names it. */
export interface CurrencyMention {
  readonly code: Money['currencies'];
  readonly passage: Passage;
}

export const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.02;

/** `unit` is what one pays as far as the row has it: without a number of travelers a few times as much is what several pay. */
export function isOfRow({ count }: Pick<Row, 'count'>, unit: number, total: number): boolean {
  const times = count ?? Math.round(total / unit);
  return times > (count === null ? 1 : 0) && times <= MAX_TIMES && isNear(unit * times, total);
}

export const MAX_TIMES = 20;

export function moneyOf(
  { column, figure: { money, passage, amount } }: Placed,
  { currency }: Table,
): FareMention['money'] {
  const heading = column.heading.text === '' ? [] : [spanOf(column.heading)];
  if (money !== null) return withContext(stated(money, [spanOf(passage)]), heading);
  return withContext(stated({ amount, amountMax: null, currencies: currency.code }, [spanOf(passage)]), [
    spanOf(currency.passage),
    ...heading,
  ]);
}
