/**
 * The rows under the heading of a table of fares: what an amount is, its column says, and whose, its row: an adult's, a child's, or all travelers'
 * (`Total for both`). Whether a total is that of one or of all of the row, the sums tell.
 */
import { type FareBasis, type FareRole, readFareBasis, readFareRole } from '../../../annotators/fare-words.ts';
import { CURRENCY_CODES, findMoney, readLoneAmount } from '../../../annotators/money.ts';
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { joinPassages, slicePassage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, oncePerDocument } from '../document.ts';
import { agesOf, partyOfAges, type TableParty } from './age-table.ts';
import { shareOf } from './counted-rows.ts';
import {
  type FareColumn,
  type FareColumns,
  mayNumberRows,
  type Piece,
  piecesOf,
  readFareColumns,
} from './fare-columns.ts';
import type { FareMention } from './fare-mention.ts';
import {
  type CurrencyMention,
  type Figure,
  isNear,
  isOfRow,
  type Kind,
  MAX_TIMES,
  moneyOf,
  type Placed,
  type Row,
  type Table,
} from './fare-rows.ts';
import { currencyIn } from './named-currency.ts';
import { areParts, countOfParts, partsOf } from './part-rows.ts';
import { findToldCurrency } from './told-currency.ts';

/** What the tables of the lines say, by the index of the line; null where there is none. */
export function readFareTables(lines: readonly DocumentLine[]): ReadonlyMap<number, readonly FareMention[]> | null {
  const tables = tablesOf(lines);
  const onTheirSide = agesOf(lines);
  if (tables.length + onTheirSide.length === 0) return null;
  return new Map([
    ...onTheirSide,
    ...tables.flatMap((table) =>
      table.rows.map((row) => [row.line, areParts(table.rows) ? partsOf(row, table) : mentionsOf(row, table)] as const),
    ),
  ]);
}

/** How many travel by the first table that counts them in each of its rows. */
export const readTableParty = oncePerDocument(({ lines }): TableParty | null => {
  for (const { rows, lastNumber } of tablesOf(lines)) {
    const own = rows.filter(isOfTravelers);
    if (areParts(rows)) {
      const counted = countOfParts(rows);
      if (counted === null) continue;
      return partyOf([], stated(counted.figure.amount, [spanOf(counted.figure.passage)]), rows);
    }
    if (lastNumber !== null) return partyOf(own, stated(lastNumber.amount, [spanOf(lastNumber.passage)]), rows);
    const counts = own.flatMap(({ figures }) => figures.filter(({ column }) => column.kind === 'count'));
    if (counts.length < own.length) continue;
    const sum = counts.reduce((all, { figure }) => all + figure.amount, 0);
    const spans = counts.map(({ figure }) => spanOf(figure.passage));
    return partyOf(own, stated(sum, spans), rows);
  }
  return partyOfAges(lines);
});

const isOfTravelers = ({ who }: Row): boolean => who === 'adult' || who === 'child';

const partyOf = (own: readonly Row[], count: Field<number>, rows: readonly Row[]): TableParty => ({
  count,
  hasMinors: own.some(({ who }) => who === 'child'),
  lines: new Set(rows.map(({ line }) => line)),
});

function tablesOf(lines: readonly DocumentLine[]): Table[] {
  return lines.flatMap((line, i) => {
    const columns = line.passage.text === '' ? null : readFareColumns(line);
    return (columns === null ? null : readTable(lines, i, columns)) ?? [];
  });
}

const MAX_ROWS = 40;
/** Blank lines and rules may stand between two rows. */
const MAX_GAP = 2;
const WORDS = /[a-z0-9]/;

function readTable(lines: readonly DocumentLine[], heading: number, columns: FareColumns): Table | null {
  const rows: Row[] = [];
  let gap = 0;
  for (let i = heading + 1; i < lines.length && rows.length < MAX_ROWS && gap <= MAX_GAP; i++) {
    const line = lines[i] as DocumentLine;
    if (!WORDS.test(line.folded)) {
      gap++;
      continue;
    }
    const row: Row | null = (line.look.signs & DIGIT) === 0 ? null : readRow(line, columns);
    if (row === null) break;
    gap = 0;
    rows.push(row);
    if (row.who === 'all') break;
  }
  // Without a row of travelers it is some other table.
  if (!rows.some(isOfTravelers)) return null;
  const currency = currencyOf(rows, columns, saidAbove(lines, heading)) ?? toldCurrency(lines);
  if (currency === null) return null;
  const lastNumber = mayNumberRows(columns.columns) ? lastNumberOf(rows) : null;
  const travelers = lastNumber === null ? rows : rows.map((row) => (row.who === 'all' ? row : { ...row, count: 1 }));
  return { rows: travelers, columns, currency, lastNumber };
}

/** The line above the heading of a table, past a blank one: `## Fares (CAD)`. */
function saidAbove(lines: readonly DocumentLine[], heading: number): DocumentLine | undefined {
  const above = lines[heading - 1];
  return above?.passage.text === '' ? lines[heading - 2] : above;
}

/** F-647: what the text says of all its amounts: `All amounts in CAD`. */
function toldCurrency(lines: readonly DocumentLine[]): CurrencyMention | null {
  const told = findToldCurrency(lines);
  return told === null ? null : { code: [told.code], passage: told.passage };
}

/** Fewer are two travelers of one age and one of another. */
const MIN_NUMBERED = 3;

/** Rows that count up from one are numbered. */
function lastNumberOf(rows: readonly Row[]): Figure | null {
  const numbers = rows.flatMap((row) =>
    isOfTravelers(row) ? (row.figures.find(({ column }) => column.kind === 'count')?.figure ?? []) : [],
  );
  return numbers.length >= MIN_NUMBERED && numbers.every(({ amount }, i) => amount === i + 1)
    ? (numbers.at(-1) ?? null)
    : null;
}

/** That of the first amount that has one, else of the heading or of the line above it. */
function currencyOf(rows: readonly Row[], { columns }: FareColumns, above?: DocumentLine): CurrencyMention | null {
  for (const { figures } of rows) {
    for (const { figure } of figures) {
      if (figure.money !== null) return { code: figure.money.currencies, passage: figure.passage };
    }
  }
  for (const passage of [...columns.map(({ heading }) => heading), ...(above === undefined ? [] : [above.passage])]) {
    const found = currencyIn(passage);
    if (found !== null) return found;
  }
  return null;
}

const TOTAL_ROW =
  /^\W*(?:(?:grand |overall |trip |final |montant |prix |importe |precio |prezzo |importo |preco |valor )?tot(?:al[es]?|aal)?|ttl|sum(?:me|a)?|gesamt\w*|ensemble|all (?:pax|passengers|travell?ers)|together)\b/;
const LABEL_COUNT = /^\W{0,2}(?<a>[1-9]\d?)\s?[x×]?\s|[x×]\s?(?<b>[1-9]\d?)\b|\((?<c>[1-9]\d?)\)/;
const COUNT_FIGURE = /^(?:[x×]\s?)?(?<n>[1-9]\d?)(?:\s?[x×])?$/i;

function readRow(line: DocumentLine, columns: FareColumns): Row | null {
  const pieces = withCurrencies(piecesOf(line), columns.isCells);
  const figures = pieces.flatMap((piece) => figuresOf(piece, columns.isCells));
  const [start] = figures;
  if (start === undefined) return null;
  const isNumbered = start.at === 0 && columns.columns[0]?.kind === 'count';
  const label = labelOf(pieces, (isNumbered ? figures[1] : undefined) ?? start);
  const basis = readFareBasis(`${label} `, '');
  const isTotal = TOTAL_ROW.test(label) && basis !== 'person' && basis !== 'child';
  const placed = isTotal && figures.length === 1 ? atTotal(start, columns) : place(figures, columns, pieces.length);
  if (placed === null || !placed.some(({ column: { kind } }) => kind === 'total' || kind === 'person')) return null;
  const counted = LABEL_COUNT.exec(label)?.groups;
  const count =
    placed.find(({ column }) => column.kind === 'count')?.figure.amount ??
    Number(counted?.['a'] ?? counted?.['b'] ?? counted?.['c'] ?? 0);
  return {
    line: line.index,
    who: isTotal ? 'all' : readFareRole(`${label} `, '') === 'fee' ? 'fee' : basis === 'child' ? 'child' : 'adult',
    count: count > 0 ? count : null,
    figures: placed,
    part: basis === null || isTotal ? readFareRole(`${label} `, '') : null,
  };
}

const MAX_LABEL = 60;

/** The words before the first figure. */
function labelOf(pieces: readonly Piece[], start: Figure): string {
  const own = pieces.findIndex(({ passage }) => passage === start.piece);
  const words = pieces
    .slice(0, own + 1)
    .map(({ passage }, i) => (i < own ? passage.text : passage.text.slice(0, start.from)));
  return foldText(words.join(' ').slice(0, MAX_LABEL)).trim();
}

/** `EUR   490.00`: a currency in a piece of its own goes with the figure behind it. */
function withCurrencies(pieces: readonly Piece[], isCells: boolean): readonly Piece[] {
  if (!pieces.some(({ passage }) => CURRENCY.test(passage.text))) return pieces;
  return pieces.flatMap((piece, i) => {
    const [before, behind] = [pieces[i - 1], pieces[i + 1]];
    if (before && CURRENCY.test(before.passage.text) && FIGURE.test(piece.passage.text)) return [];
    if (!behind || !CURRENCY.test(piece.passage.text) || !FIGURE.test(behind.passage.text)) return [piece];
    const passage = joinPassages([piece.passage, behind.passage]);
    return [{ passage, at: isCells ? behind.at : piece.at, end: isCells ? behind.at : behind.end }];
  });
}

const CURRENCY = compactPattern(`^(?:${CURRENCY_CODES}|[€£$¥₹])$`);
const FIGURE = /^\d[\d.,' ]{0,14}$/;

/** The amounts of a piece; a bare figure alone in it is one too, or counts travelers. */
function figuresOf({ passage, at, end }: Piece, isCells: boolean): Figure[] {
  const { text } = passage;
  const found = findMoney(text);
  if (found.length > 0) {
    return found.map(({ from, to, money }) => ({
      at: isCells ? at : at + from,
      end: isCells ? at : at + to,
      piece: passage,
      from,
      passage: slicePassage(passage, from, to),
      amount: money.amount,
      money,
    }));
  }
  const count = COUNT_FIGURE.exec(text)?.groups?.['n'];
  const amount = count === undefined ? (FIGURE.test(text) ? readLoneAmount(text)?.amount : undefined) : Number(count);
  if (amount === undefined) return [];
  return [{ at, end, piece: passage, from: 0, passage, amount, money: null }];
}

/** A sum alone stands under the total, wherever the row has it. */
function atTotal(figure: Figure, { columns }: FareColumns): Placed[] | null {
  const column = columns.findLast(({ kind }) => kind === 'total') ?? columns.findLast(({ kind }) => kind === 'person');
  return column === undefined ? null : [{ column, figure }];
}

/** Each figure under its heading: in cells by their number, in lines one after the other, or where some are left out by what stands nearest. */
function place(figures: readonly Figure[], { columns, isCells }: FareColumns, cells: number): Placed[] | null {
  const valued = columns.filter(({ kind }) => kind !== 'name');
  const [first] = columns;
  const [lead] = figures;
  // `Passengers` over `2`: the column of names counts.
  const isCounted = first?.kind === 'name' && lead !== undefined && isCount(lead);
  if (!isCells && isCounted && figures.length === valued.length + 1)
    return figures.map((figure, i) => ({ figure, column: valued[i - 1] ?? { ...first, kind: 'count' } }));
  if (!isCells && figures.length === valued.length)
    return figures.map((figure, i) => ({ figure, column: valued[i] as FareColumn }));
  // A heading whose first cell was left out.
  const isLeftOut = valued.length === columns.length || (isCounted && lead.at === 1);
  const shift = isCells && isLeftOut && cells === columns.length + 1 ? 1 : 0;
  if (isCells && cells > columns.length + shift) return null;
  const placed: Placed[] = [];
  for (const figure of figures) {
    const found = isCells ? columns.find(({ at }) => at === figure.at - shift) : nearest(figure, valued);
    const column = found === first && isCounted && figure === lead ? { ...first, kind: 'count' as const } : found;
    if (column?.kind === 'aside') continue;
    if (column === undefined || column.kind === 'name' || placed.some((other) => other.column === column)) return null;
    placed.push({ figure, column });
  }
  return placed;
}

const isCount = ({ money, amount }: Figure): boolean =>
  money === null && amount <= MAX_TIMES && Number.isInteger(amount);

function nearest(figure: Figure, columns: readonly FareColumn[]): FareColumn | undefined {
  let best: FareColumn | undefined;
  let distance = MAX_DISTANCE;
  for (const column of columns) {
    const away = Math.max(0, column.at - figure.end, figure.at - column.end);
    if (away < distance) [best, distance] = [column, away];
  }
  return best;
}

const MAX_DISTANCE = 8;

function mentionsOf(row: Row, table: Table): FareMention[] {
  const { who, count, figures } = row;
  const of = (kind: Kind): Placed[] => figures.filter(({ column }) => column.kind === kind);
  const [base] = of('base');
  const [person] = of('person');
  const [total] = of('total');
  const taxes = of('taxes');
  const mention = (one: Placed, role: FareRole, basis: FareBasis): FareMention => ({
    money: moneyOf(one, table),
    role,
    basis,
    written: one.figure.passage.text,
    line: row.line,
    isAddition: false,
  });
  if (who === 'all') {
    const all = total ?? person;
    return all === undefined ? [] : [mention(all, 'total', 'all')];
  }
  if (who === 'fee')
    return figures.flatMap((one) => (one === (base ?? person ?? total) ? mention(one, 'fee', null) : []));
  const one: FareBasis = who === 'child' ? 'child' : 'person';
  const parts = [...taxes, ...of('fee'), ...of('other'), ...(base ? [base] : [])].reduce(
    (sum, part) => sum + part.figure.amount,
    0,
  );
  const unit = person?.figure.amount ?? parts;
  const found: FareMention[] = [];
  const isWhole = total !== undefined && isNear(parts, total.figure.amount);
  if (total && isWhole && person === undefined && count !== null && count > 1 && addsUp(table))
    return shareOf(mention(total, 'total', one), count);
  const isOfAll = total !== undefined && isOfRow(row, unit, total.figure.amount);
  if (base) {
    const isPrice = taxes.length === 0 && person === undefined && isOfAll;
    found.push(mention(base, isPrice ? 'total' : 'base', one));
  }
  if (taxes.length === 1) found.push(mention(taxes[0] as Placed, 'taxes', one));
  for (const fee of of('fee')) found.push(mention(fee, 'fee', one));
  if (person) found.push(mention(person, 'total', one));
  if (total === undefined) return found;
  if (isOfAll && count !== 1) {
    const isOnly = table.rows.every((other) => other === row || other.who === 'all');
    found.push(mention(total, isOnly ? 'total' : 'item', isOnly ? 'all' : one));
  } else if (person === undefined || !isNear(person.figure.amount, total.figure.amount)) {
    found.push(mention(total, 'total', isNear(unit, total.figure.amount) || who === 'child' ? one : null));
  }
  return found;
}

/** The sum of the rows is the total, how many ever they are for: each row is what all of its travelers pay. */
function addsUp({ rows }: Table): boolean {
  const totals = rows.map(
    ({ figures }) => figures.findLast(({ column }) => column.kind === 'total')?.figure.amount ?? Number.NaN,
  );
  const [all] = totals.slice(-1);
  if (all === undefined || rows.at(-1)?.who !== 'all') return false;
  return isNear(
    totals.slice(0, -1).reduce((sum, total) => sum + total, 0),
    all,
  );
}
