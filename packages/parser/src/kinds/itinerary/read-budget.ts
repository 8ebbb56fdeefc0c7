/**
 * The budget, by the rules of docs/behaviour.md B-1 to B-4 for every currency: rows first, keywords where there are none; the last 'Grand
 * Total', else a bold amount, else a 'Total'. Lines of days do not count: their prices are those of activities.
 */

import { type Column, readColumn } from '../../annotators/column.ts';
import { findMoney, type MoneyMention, mayHoldMoney } from '../../annotators/money.ts';
import { readSection } from '../../annotators/section.ts';
import { pricesEachRow } from '../../formats/reading/around-days/trip-price.ts';
import { columnsOf, headingCurrency } from '../../formats/reading/day-tables/activity-row.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { readLineHeading } from '../../formats/reading/terms/term-heading.ts';
import { derived, type Field, stated } from '../../model/field.ts';
import type { BudgetDraft, BudgetItemDraft } from '../../model/itinerary-draft.ts';
import type { Money } from '../../model/money.ts';
import { hasDigit, hasLetter } from '../../text/character-class.ts';
import { indexOfWord } from '../../text/index-of-word.ts';
import { indexOfOffset, isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import type { TableRow } from '../../text/tables.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { readBareRows } from './bare-rows.ts';
import { readBasis } from './budget-basis.ts';
import { areAlternatives, isExtra, isPrice, isRate } from './budget-items.ts';
import { BUDGET_KEYWORDS } from './budget-keywords.ts';
import { mayEndInAmount, PAYMENT, readLabelledRows } from './budget-lines.ts';
import { readRate } from './budget-rate.ts';
import { documentCurrency, type PricedLine, type Row, readAmount, TOTAL_WORD } from './budget-row.ts';
import { isTripTotal, readTotal, rowsOfTotal } from './budget-total.ts';
import { findListedAmounts, type ListedAmount, type ListedAmounts } from './listed-amounts.ts';
import { readStackedRows } from './stacked-rows.ts';
import { namedAmong, toldAmong } from './told-currency.ts';
import { readTripPrice, type Total } from './trip-price-line.ts';

const MAX_DESCRIPTION = 100;
const SKIPPED_CATEGORY =
  /categor|kategorie|estimate|geschatzt|totaa?l|gesamt|\bsumm?[ea]\b|^(?:(?:all|das|macht|alles) ){0,2}(?:(?:al)?together|zusammen|insgesamt|bij elkaar|samen)$|^(?:(?:soit )?en tout|soit|(?:price )?all[- ]?in|in tutto|em tudo|that makes|makes)$|^(?:(?:the|remaining|outstanding|initial|first|non-refundable) ){0,2}(?:balance|deposit|down ?payment|anzahlung|restzahlung|restbetrag|acompte|solde|arrhes|caparra|acconto|saldo|anticipo|sinal|aanbetaling)(?: (?:due|payable|paid|to pay|remaining|now|offen))?$/;

/** In a line of its own `Fuel (estimate)`, `Fuel, estimated` is what is paid for; in a table such a row is skipped (B-2). */
const categoryOf = (row: Row, { lines }: SourceDocument): string =>
  lines[row.line]?.table === null
    ? foldText(row.category.text).replace(
        /(?<=[a-z] ?)\([^()]{0,40}\)$|(?<=[a-z])(?<!\b(?:costs?|price|budget|trip|tour|overall|kosten|preis))(?:, | [–—-] )(?:geschatzt|estimated?)$/,
        '',
      )
    : foldText(row.category.text);

/** Of a longer line the rest is not looked at for prices. */
const MAX_PRICED = 4000;

/** Has the line an amount of money, or one that may be bare? */
const mayBePriced = (line: DocumentLine): boolean =>
  line.cellMark === 'tab' || mayHoldMoney(line.passage.text) || mayEndInAmount(line);

/** `asides` are the words in lines of days that are not of the day. */
export function readBudget(
  document: SourceDocument,
  dayLines: ReadonlySet<number>,
  asides: readonly DocumentLine[],
): BudgetDraft | null {
  const own = document.lines.filter(
    (line) => !dayLines.has(line.index) && !isBlank(line.passage) && !line.isRule && !line.isAround,
  );
  const lines = asides.length === 0 ? own : [...own, ...asides];
  const hasPrices = lines.some(mayBePriced);
  const stacked = readStackedRows(lines);
  const bare = stacked.length > 0 ? stacked : readBareRows(lines);
  if (document.tables.length === 0 && !hasPrices && bare.length === 0) return null;
  const rows = [...readTableRows(document, dayLines), ...readLabelledRows(lines, document), ...bare];
  if (rows.length === 0 && !hasPrices) return null;
  const priced = lines.map(
    (line): PricedLine => ({ line, mentions: findMoney(line.passage.text.slice(0, MAX_PRICED)) }),
  );
  const said = readTotal(document, priced, new Map(rows.map((row) => [row.line, row.amount])));
  const totalLine = said?.line.index ?? null;
  const parts = rows.filter((row) => {
    const category = categoryOf(row, document);
    // I-592: `Deposit received`, `Balance due by 12 Dec` below the total: how it is paid.
    const isPaid = totalLine !== null && row.line > totalLine && PAYMENT.test(category);
    return row.amount.money.amount > 0 && !SKIPPED_CATEGORY.test(category) && !isPaid;
  });
  const items = rowsOfTotal(parts, said, document).map(toItem);
  const list = items.length > 0 ? null : findListedAmounts(priced);
  const listed = list === null ? [] : list.parts.map(toListedItem);
  const found = items.length > 0 ? items : listed.length > 0 ? listed : readKeywordItems(priced, keywordBasis(lines));
  // `Price from Oslo: £940 per person` with the supplements below it: the price is no part of a sum.
  const isPriceAlone = found.some(isPrice) && found.every((item) => isExtra(item) || isPrice(item));
  const total = listedTotal(list) ?? said ?? (found.length === 0 || isPriceAlone ? readTripPrice(priced) : null);
  const stands = total !== null && (found.length > 0 || total.rank === 'price' || isTripTotal(total));
  if (found.length === 0 && !stands) return null;
  const hasRates = found.some(isRate) || areGuides(parts, document);
  const sum = found.reduce((amount, item) => amount + item.amount.value, 0);
  const currencies = stands ? total.amount.money.currencies : (found[0]?.currencies ?? ['USD']);
  const told = currencies.length > 1 ? toldAmong(currencies, lines) : null;
  const named = currencies.length > 1 ? namedAmong(currencies, document.lines) : null;
  const currencyCode = told ?? named ?? currencies[0] ?? 'USD';
  return {
    currency: statedCurrency(document, currencyCode),
    currencies: told === null ? currencies : [told],
    total: stands
      ? stated(total.amount.money.amount, [total.amount.span])
      : areAlternatives(found) || found.some(isExtra) || hasRates
        ? null
        : derived(Math.round(sum * 100) / 100, []),
    totalMax: stands ? total.amount.money.amountMax : null,
    items: isPriceAlone && total?.rank === 'price' ? [] : found,
    // Keywords name some parts of a trip only, and rates what one night is.
    isPartial: hasRates || (items.length === 0 && listed.length === 0 && found.length > 0),
  };
}

/** A code that stands in the text is stated, in small letters too where the code is no word; a sign only tells it. */
function statedCurrency(document: SourceDocument, code: string): Field<string> {
  const capitals = indexOfWord(document.source, code);
  const at = capitals < 0 ? indexOfSmallCode(document.source, code) : capitals;
  return at < 0 ? derived(code, []) : stated(code, [[at, at + code.length]]);
}

/** `40 eur`, `money in dkk`: a code that is a word too counts in small letters beside an amount alone. */
function indexOfSmallCode(source: string, code: string): number {
  const at = indexOfWord(source, code.toLowerCase());
  return !WORDS.has(code) || (at > 1 && hasDigit(source.slice(at - 2, at))) ? at : -1;
}

const WORDS: ReadonlySet<string> = new Set(['TRY', 'ALL', 'MAD', 'COP', 'RON', 'PEN', 'LAK', 'ARS']);

const VALUE_COLUMNS: readonly (Column | null)[] = ['total', 'cost'];

/** Rows of tables outside the days that have a category and an amount. */
function readTableRows(document: SourceDocument, dayLines: ReadonlySet<number>): Row[] {
  return document.tables.flatMap((table) => {
    const columns = columnsOf(table);
    // Of a table of days only the row that adds up is left over.
    const isOfDays = dayLines.has(table.first);
    const rows = isOfDays ? table.rows.filter((row) => !dayLines.has(row.line.index)) : table.rows;
    if (rows.length === 0) return [];
    const isBudget =
      columns.includes('total') ||
      (columns.includes('cost') && isMoneyTable(document, table.first, table.rows)) ||
      pricesEachRow(table);
    if (table.header !== null && !isBudget && !isOfDays) return [];
    const heading = headingCurrency(table);
    const headed = heading && findMoney(`${heading.value} 1`, 1)[0]?.money.currencies;
    const own = headed ?? documentCurrency(document);
    const above = lineAbove(document, table.first);
    const basis = above === null ? null : readBasis(above);
    return rows.map((row) => readRow(row, columns, own, basis, isOfDays)).filter((row): row is Row => row !== null);
  });
}

/** The next line with text above a table, where it may be its heading. */
function lineAbove(document: SourceDocument, first: number): DocumentLine | null {
  for (let i = first - 1; i >= Math.max(0, first - 4); i--) {
    const line = document.lines[i] as DocumentLine;
    if (!isBlank(line.passage)) return line;
  }
  return null;
}

/** `Some rough guides:` over what a coffee and a beer cost: nobody adds them up. */
function areGuides([first]: readonly Row[], document: SourceDocument): boolean {
  const above = first === undefined ? null : lineAbove(document, first.line);
  return above !== null && GUIDE.test(above.folded.slice(0, MAX_HEADING));
}
const MAX_HEADING = 120;
const GUIDE =
  /\b(?:(?:rough|price) guides?|(?:typical|average|usual|approximate local|sample) (?:prices|costs)|price (?:levels?|examples)|expect to pay|preisniveau|preisbeispiele|richtpreise|prix (?:moyens|indicatifs)|precios (?:medios|orientativos|tipicos)|prezzi (?:medi|indicativi)|precos medios|richtprijzen)\b/;

/** A list of prices, not of flights or hotels: under a heading about money, or with a column of categories, or a total below. */
function isMoneyTable(document: SourceDocument, first: number, rows: readonly TableRow[]): boolean {
  const table = document.lines[first]?.table;
  if (table?.header?.cells.some((cell) => readColumn(cell.text) === 'category')) return true;
  if (rows.some((row) => TOTAL_WORD.test(foldText(row.cells[0]?.text ?? '')))) return true;
  const above = lineAbove(document, first);
  return above !== null && readSection(above.folded) === 'budget';
}

function readRow(
  row: TableRow,
  columns: readonly (Column | null)[],
  currency: Money['currencies'] | null,
  basis: Passage | null,
  isOfDays: boolean,
): Row | null {
  // A row that adds up the days may have its word in a later cell.
  const from = Math.max(0, isOfDays ? row.cells.findIndex((cell) => hasLetter(cell.text)) : 0);
  const category = row.cells[from];
  if (!category || !hasLetter(category.text)) return null;
  // Each row of a long table: what has no figure has no amount.
  const hasAmount = row.cells.some((cell) => hasDigit(cell.text));
  if (!hasAmount) return null;
  const wanted = VALUE_COLUMNS.map((column) => columns.indexOf(column)).find(
    (i) => i > from && readAmount(row.cells[i], currency) !== null,
  );
  const at = wanted ?? row.cells.findIndex((cell, i) => i > from && findMoney(cell.text, 1).length > 0);
  const cell = row.cells[at];
  const amount = readAmount(cell, currency);
  if (!cell || amount === null) return null;
  const note = row.cells.find((cell, i) => i > from && columns[i] === 'notes' && cell.text !== '') ?? null;
  const rate =
    note === null ? readRate(slicePassage(cell, indexOfOffset(cell, amount.span[1]) ?? cell.text.length)) : null;
  return { line: row.line.index, category, amount, note: note ?? rate ?? basis };
}

function toItem(row: Row): BudgetItemDraft {
  const category = trimPassage(row.category, '*:');
  return {
    category: stated(category.text, [spanOf(category)]),
    amount: stated(row.amount.money.amount, [row.amount.span]),
    amountMax: row.amount.money.amountMax,
    currencies: row.amount.money.currencies,
    description: row.note === null ? null : shortDescription(row.note),
  };
}

const toListedItem = ({ line, category, mention }: ListedAmount): BudgetItemDraft => ({
  category: stated(category.text, [spanOf(category)]),
  amount: stated(mention.money.amount, [spanOf(line.passage, mention.from, mention.to)]),
  amountMax: mention.money.amountMax,
  currencies: mention.money.currencies,
  description: null,
});

/** `€820 in total: rooms €640, boat €180`: the line of the parts says what they add up to. */
function listedTotal(list: ListedAmounts | null): Total | null {
  const line = list?.parts[0]?.line;
  if (line === undefined || !list?.total) return null;
  const { money, from, to } = list.total;
  return { amount: { money, span: spanOf(line.passage, from, to) }, rank: 'total', line };
}

function shortDescription(note: Passage): Field<string> {
  const short = trimPassage(slicePassage(note, 0, Math.min(MAX_DESCRIPTION, note.text.length)));
  return stated(short.text, [spanOf(short)]);
}

/** Without rows: the first amount after a keyword on the keyword's own line, before the next keyword. */
function readKeywordItems(lines: readonly PricedLine[], basis: Passage | null): BudgetItemDraft[] {
  const items: BudgetItemDraft[] = [];
  const priced = lines.flatMap((each, at) =>
    each.mentions.length > 0 && each.line.table === null ? [{ ...each, at }] : [],
  );
  if (priced.length === 0) return items;
  for (const [category, pattern] of BUDGET_KEYWORDS) {
    for (const { line, mentions, at } of priced) {
      const match = pattern.exec(line.folded.slice(0, MAX_PRICED));
      if (!match || LEFT_OUT.test(line.folded.slice(Math.max(0, match.index - 60), match.index))) continue;
      if (line.bullet !== null && isUnderLeftOut(at, lines)) continue;
      const mention = amountAfter(line, mentions, match.index + match[0].length);
      if (mention === null || mention.money.amount <= 0) continue;
      const rate = readRate(slicePassage(line.passage, mention.to));
      items.push({
        category: named(category, slicePassage(line.passage, match.index, match.index + match[0].length)),
        amount: stated(mention.money.amount, [spanOf(line.passage, mention.from, mention.to)]),
        amountMax: mention.money.amountMax,
        currencies: mention.money.currencies,
        description: basis === null && rate === null ? null : shortDescription((rate ?? basis) as Passage),
      });
      break;
    }
  }
  return items;
}

/** `flights` say the category themselves; `Flug` only tells it. */
function named(category: string, word: Passage): Field<string> {
  const [said, meant] = [foldText(word.text), foldText(category)];
  return said.startsWith(meant) || meant.startsWith(said) ? stated(category, [spanOf(word)]) : derived(category, []);
}

/** `excluding flights`, `Not included: international flights`: what follows is no part of the prices. */
const LEFT_OUT =
  /(?:excl(?:uding|usive of|uded|udes|\.)?|not includ(?:ed|ing)|does not include|without|except(?: for)?|apart from|ohne|exklusive|nicht (?:inklusive|enthalten|inbegriffen)|hors|sans|non (?:compris|inclus)|no incluye|sin incluir|excepto|non inclus[oi]|esclus[oi]|nao inclu(?:i|so|idos?)|sem|exceto)\b:?[^.;:(]{0,40}$/;

/** I-593: `Not included` over the list in which the line stands. */
function isUnderLeftOut(at: number, lines: readonly PricedLine[]): boolean {
  const above = lines.slice(Math.max(0, at - MAX_LIST), at).findLast(({ line }) => line.bullet === null)?.line;
  return above !== undefined && above.folded.length <= MAX_HEADING && readLineHeading(above)?.topic === 'excludes';
}
const MAX_LIST = 30;

/** What the last heading about money says of all amounts below it. */
function keywordBasis(lines: readonly DocumentLine[]): Passage | null {
  const heading = lines.findLast((line) => line.passage.text.length <= 80 && readSection(line.folded) === 'budget');
  return heading === undefined ? null : readBasis(heading);
}

function amountAfter(line: DocumentLine, mentions: readonly MoneyMention[], from: number): MoneyMention | null {
  const mention = mentions.find((m) => m.from >= from);
  if (!mention || mention.from - from > 80) return null;
  const between = line.folded.slice(from, mention.from);
  return BUDGET_KEYWORDS.some(([, pattern]) => pattern.test(between)) ? null : mention;
}
