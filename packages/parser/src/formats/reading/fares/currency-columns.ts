/**
 * A sheet whose headings name the currency, `Per person GBP`, `Total 3 pax GBP`, or are one, `NOK`: under them bare numbers are amounts. The rows with flights
 * price their own flight; the sums at the foot, `Fare`, `Taxes`, `TOTAL`, are the fare's. So does a row of its own over the sums, `Fare breakdown ⇥ ⇥ SGD`.
 */
import { findCurrency } from '@waypage/gazetteer';
import { readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { readLoneAmount } from '../../../annotators/money.ts';
import { stated, withContext } from '../../../model/field.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { type Passage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { Table } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import type { FareMention } from './fare-mention.ts';

interface CurrencyColumn {
  readonly at: number;
  readonly heading: Passage;
  readonly currency: string;
}

const CODE = /(?:^|[\s(])(?<code>[A-Z]{3})\)?$/;
const PRICED = /(?:person|pax|pp|price|fare|total|cost|amount|adult|preis|prix|precio|prezzo|preco|betrag|tarif)/;
/** Columns of a tab in a line's indent: a row whose first cells are empty has lost them to it. */
const TAB = 4;

/** A row that names the currency of the numbers under it. */
export interface CurrencyHeader {
  readonly columns: readonly CurrencyColumn[];
  /** How many cells it has. */
  readonly width: number;
}

const byTable = new WeakMap<Table, CurrencyHeader | null>();

function headerOfTable(table: Table): CurrencyHeader | null {
  const known = byTable.get(table);
  if (known !== undefined) return known;
  const header = headerOf(table.header?.cells ?? []);
  byTable.set(table, header);
  return header;
}

function headerOf(cells: readonly Passage[]): CurrencyHeader | null {
  const columns = cells.flatMap((heading, at): CurrencyColumn[] => {
    const code = heading.text.length > 40 ? undefined : CODE.exec(heading.text)?.groups?.['code'];
    if (code === undefined || findCurrency(code) === undefined) return [];
    if (heading.text !== code && !PRICED.test(foldText(heading.text))) return [];
    return [{ at, heading, currency: code }];
  });
  return columns.length === 0 ? null : { columns, width: cells.length };
}

/** `Fare breakdown ⇥ ⇥ SGD`: words, and the currency of the rows below alone in a cell. */
export function readCurrencyRow({ cells, folded }: DocumentLine): CurrencyHeader | null {
  if (cells === null || cells.length < 2 || hasDigit(folded)) return null;
  const header = headerOf(cells);
  const isAlone = header?.columns.every(({ heading, currency }) => heading.text === currency);
  return isAlone === true && (cells[0]?.text.length ?? 0) > 3 ? header : null;
}

/** The amounts of a row that a word for what they are begins; `above` is a row of currencies over it. */
export function readCurrencyColumns(line: DocumentLine, above: CurrencyHeader | null): FareMention[] {
  const { table, cells } = line;
  const header = (table === null ? null : headerOfTable(table)) ?? above;
  if (header === null || cells === null) return [];
  const { columns, width } = header;
  const missing = Math.max(0, Math.min(Math.floor(line.indent / TAB), width - cells.length));
  const name = cells.find((cell) => cell.text !== '');
  const words = name === undefined ? '' : `${foldText(name.text)} `;
  const role = readFareRole(words, '');
  if (name === undefined || role === null) return [];
  return columns.flatMap(({ at, heading, currency }): FareMention[] => {
    const cell = cells[at - missing];
    if (cell === undefined || cell === name) return [];
    const amount = trimPassage(cell, '*_');
    const lone = readLoneAmount(amount.text);
    if (lone === null || lone.amountMax !== null) return [];
    const money = { amount: lone.amount, amountMax: null, currencies: [currency] as const };
    return [
      {
        money: withContext(stated(money, [spanOf(amount)]), [spanOf(heading)]),
        // `Fare` over `Taxes` and `TOTAL` is the fare before taxes.
        role: role === 'fare' ? 'base' : role,
        basis: readFareBasis(`${foldText(heading.text)} `, '') ?? readFareBasis(words, ''),
        written: amount.text,
        line: line.index,
        isAddition: false,
      },
    ];
  });
}
