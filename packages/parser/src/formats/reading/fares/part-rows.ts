/**
 * F-509: a table whose rows are the parts of a price, not those who pay it:
 *
 *   Particulars   Per pax (INR)   No.   Amount (INR)
 *   Base fare     41,200          3     1,23,600
 *   Taxes & YQ    23,618          3     70,854
 *   Total         64,818          3     1,94,454
 */
import type { FareBasis, FareRole } from '../../../annotators/fare-words.ts';
import type { FareMention } from './fare-mention.ts';
import { isOfRow, type Kind, moneyOf, type Placed, type Row, type Table } from './fare-rows.ts';

/** Taxes have a row, and no row is one of travelers. */
export function areParts(rows: readonly Row[]): boolean {
  const parts = rows.filter(({ who }) => who !== 'all').map(({ part }) => part);
  return parts.includes('taxes') && parts.length > 1 && parts.every((part) => part !== null && PARTS.has(part));
}
const PARTS: ReadonlySet<FareRole> = new Set<FareRole>(['base', 'fare', 'taxes', 'fee']);

/** The number of travelers, the same in each row; null where the rows have none or differ. */
export function countOfParts(rows: readonly Row[]): Placed | null {
  const counts = rows.flatMap(({ figures }) => figures.filter(({ column }) => column.kind === 'count'));
  const [first] = counts;
  return first === undefined || counts.some(({ figure }) => figure.amount !== first.figure.amount) ? null : first;
}

/** What one pays by the row, and in that of the sum what all do. */
export function partsOf({ who, part, count, figures, line }: Row, table: Table): FareMention[] {
  const figure = (...kinds: Kind[]): Placed | undefined => figures.find(({ column }) => kinds.includes(column.kind));
  const [one, all] = [figure('person', 'base'), figure('total')];
  const mention = (placed: Placed, role: FareRole, basis: FareBasis): FareMention => ({
    money: moneyOf(placed, table),
    role,
    basis,
    written: placed.figure.passage.text,
    line,
    isAddition: false,
  });
  const role: FareRole = who === 'all' ? 'total' : part === 'fare' ? 'base' : part;
  const isProduct = one !== undefined && all !== undefined && isOfRow({ count }, one.figure.amount, all.figure.amount);
  const isOfAll = who === 'all' && all !== undefined && (one === undefined || isProduct);
  return [
    ...(one === undefined ? [] : [mention(one, role, 'person')]),
    ...(isOfAll ? [mention(all as Placed, 'total', 'all')] : []),
  ];
}
