/**
 * The budget, by the rules of docs/behaviour.md B-1 to B-4 for every currency: rows first, keywords where there are none; the last 'Grand
 * Total', else a bold amount, else a 'Total'. Lines of days do not count: their prices are those of activities.
 */
import { type Column, readColumn } from '../../annotators/column.ts';
import { findMoney, type MoneyMention, readLoneAmount } from '../../annotators/money.ts';
import { readSection } from '../../annotators/section.ts';
import { columnsOf, headingCurrency } from '../../formats/reading/activity-row.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import type { Span } from '../../model/answer.ts';
import { derived, type Field, stated } from '../../model/field.ts';
import type { BudgetDraft, BudgetItemDraft } from '../../model/itinerary-draft.ts';
import type { Money } from '../../model/money.ts';
import { hasDigit, hasLetter, isLetter } from '../../text/character-class.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import type { TableRow } from '../../text/tables.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { readBasis } from './budget-basis.ts';
import { findListedAmounts } from './listed-amounts.ts';

const MAX_DESCRIPTION = 100;
const SKIPPED_CATEGORY = /categor|kategorie|estimate|geschatzt|total|gesamt|\bsumm?[ea]\b/;
const TOTAL_WORD =
  /(?<!sub)(?<!sub[- ])(?:\btotal|gesamt|\bsumme\b|\binsgesamt)|\bfor (?:the |all )?(?:two|three|four|five|six|seven|eight|all|both) of (?:you|us)\b|\ball[- ]in\b|\baltogether\b/;

interface Amount {
  readonly money: Money;
  readonly span: Span;
}

/** A line outside the days with its amounts of money. */
interface PricedLine {
  readonly line: DocumentLine;
  readonly mentions: readonly MoneyMention[];
}

/** Of a longer line the rest is not looked at for prices. */
const MAX_PRICED = 4000;

interface Row {
  readonly line: number;
  readonly category: Passage;
  readonly amount: Amount;
  readonly note: Passage | null;
}

export function readBudget(document: SourceDocument, dayLines: ReadonlySet<number>): BudgetDraft | null {
  const lines = document.lines.filter(
    (line) => !dayLines.has(line.index) && !isBlank(line.passage) && !line.isRule && !line.isAround,
  );
  const currency = documentCurrency(document);
  const rows = [...readTableRows(document, dayLines, currency), ...readLabelledRows(lines, currency)];
  const items = rows
    .filter((row) => row.amount.money.amount > 0 && !SKIPPED_CATEGORY.test(foldText(row.category.text)))
    .map(toItem);
  const priced = lines.map(
    (line): PricedLine => ({ line, mentions: findMoney(line.passage.text.slice(0, MAX_PRICED)) }),
  );
  const listed = items.length > 0 ? [] : readListedItems(lines);
  const found = items.length > 0 ? items : listed.length > 0 ? listed : readKeywordItems(priced, keywordBasis(lines));
  const total = readTotal(document, priced, new Map(rows.map((row) => [row.line, row.amount])));
  const stands = total !== null && (found.length > 0 || isTripTotal(total));
  if (found.length === 0 && !stands) return null;
  const sum = found.reduce((amount, item) => amount + item.amount.value, 0);
  const currencyCode = (stands ? total.amount.money.currencies[0] : found[0]?.currencies[0]) ?? 'USD';
  return {
    currency: statedCurrency(document, currencyCode),
    total: stands
      ? stated(total.amount.money.amount, [total.amount.span])
      : areAlternatives(found) || found.some(isExtra)
        ? null
        : derived(Math.round(sum * 100) / 100, []),
    totalMax: stands ? total.amount.money.amountMax : null,
    items: found,
    // Keywords name some parts of a trip only.
    isPartial: items.length === 0 && listed.length === 0 && found.length > 0,
  };
}

/** Of cabins or rooms one is booked: their prices make no sum. */
const areAlternatives = (items: readonly BudgetItemDraft[]): boolean =>
  items.filter((item) => ALTERNATIVE.test(foldText(item.category.value))).length >= 2;
const ALTERNATIVE =
  /\b(?:cabins?|suite|balcony|ocean ?view|sea ?view|inside|outside|interior|stateroom|innenkabine|aussenkabine|balkon(?:kabine)?|cabine|camarote|cabina|doppelzimmer|einzelzimmer|chambre double|chambre simple|double room|twin room|single room|triple|quad|economy class|business class)\b/;

/** What only some pay is no part of a sum. */
const isExtra = (item: BudgetItemDraft): boolean => EXTRA.test(foldText(item.category.value));
const EXTRA =
  /\b(?:(?:single |room )?supplement|zuschlag|einzelzimmerzuschlag|supplemento?|suplemento|supplement)|\b(?:optional|facultati[fv]|fakultativ|wahlweise|facoltativ|opcional|opzional)/;

/** A code that stands in the text is stated; a sign only tells it. */
function statedCurrency(document: SourceDocument, code: string): Field<string> {
  const at = indexOfWord(document.source, code);
  return at < 0 ? derived(code, []) : stated(code, [[at, at + code.length]]);
}

/** Where the word stands with no other letter beside it, or -1. */
function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isAsciiLetter(text.charCodeAt(at - 1)) && !isAsciiLetter(text.charCodeAt(at + word.length))) return at;
  return -1;
}

const isAsciiLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** The currency of bare numbers: a price column's heading anywhere, else the first amount of the text. */
function documentCurrency(document: SourceDocument): Money['currencies'] | null {
  for (const table of document.tables) {
    const heading = headingCurrency(table);
    const [mention] = heading ? findMoney(`${heading.value} 1`) : [];
    if (mention) return mention.money.currencies;
  }
  for (const line of document.lines) {
    const [mention] = findMoney(line.passage.text.slice(0, 400));
    if (mention) return mention.money.currencies;
  }
  return null;
}

const VALUE_COLUMNS: readonly (Column | null)[] = ['total', 'cost'];

/** Rows of tables outside the days that have a category and an amount. */
function readTableRows(
  document: SourceDocument,
  dayLines: ReadonlySet<number>,
  currency: Money['currencies'] | null,
): Row[] {
  return document.tables.flatMap((table) => {
    if (dayLines.has(table.first)) return [];
    const columns = columnsOf(table);
    const isBudget =
      columns.includes('total') || (columns.includes('cost') && isMoneyTable(document, table.first, table.rows));
    if (table.header !== null && !isBudget) return [];
    const heading = headingCurrency(table);
    const own = heading ? (findMoney(`${heading.value} 1`)[0]?.money.currencies ?? currency) : currency;
    const above = lineAbove(document, table.first);
    const basis = above === null ? null : readBasis(above);
    return table.rows.map((row) => readRow(row, columns, own, basis)).filter((row): row is Row => row !== null);
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
): Row | null {
  const [category] = row.cells;
  if (!category || !hasLetter(category.text)) return null;
  const wanted = VALUE_COLUMNS.map((column) => columns.indexOf(column)).find(
    (i) => i > 0 && readAmount(row.cells[i], currency) !== null,
  );
  const at = wanted ?? row.cells.findIndex((cell, i) => i > 0 && findMoney(cell.text).length > 0);
  const amount = readAmount(row.cells[at], currency);
  if (amount === null) return null;
  const note = row.cells.find((cell, i) => i > 0 && columns[i] === 'notes' && cell.text !== '') ?? null;
  return { line: row.line.index, category, amount, note: note ?? basis };
}

function readAmount(cell: Passage | undefined, currency: Money['currencies'] | null): Amount | null {
  if (!cell) return null;
  const [mention] = findMoney(cell.text);
  if (mention) return { money: mention.money, span: spanOf(cell, mention.from, mention.to) };
  const lone = currency === null ? null : readLoneAmount(cell.text);
  return lone === null || currency === null ? null : { money: { ...lone, currencies: currency }, span: spanOf(cell) };
}

const LABELLED = /^(?<category>[\p{L}][^:\t=|]{0,60}?)\s?(?::|\t|=|\s[–-]\s)\s*/u;

/** `Flug: 245 €`, `Villas (4 nights) ⇥ 920`, `Hotels ¥78,000`: at least two such lines under a heading about money. */
function readLabelledRows(lines: readonly DocumentLine[], currency: Money['currencies'] | null): Row[] {
  const rows: Row[] = [];
  let run: Row[] = [];
  let heading: DocumentLine | null = null;
  let isBudget = false;
  const closeRun = (): void => {
    if (isBudgetRun(run)) rows.push(...run);
    run = [];
  };
  for (const line of lines) {
    if (line.table !== null) continue;
    const row = readLabelledRow(line, currency);
    if (row && isBudget) rows.push(heading === null ? row : { ...row, note: row.note ?? readBasis(heading) });
    else if (row) run.push(row);
    else {
      closeRun();
      const { folded } = line;
      const meaning = readSection(isLetter(folded.charCodeAt(0)) ? folded : folded.replace(/^[^\p{L}]+/u, ''));
      if (meaning === 'budget') isBudget = true;
      else if (line.heading > 0 || line.isBold || (line.afterBlank && meaning !== null)) isBudget = false;
      if (meaning === 'budget') heading = line;
    }
  }
  closeRun();
  return rows.length >= 2 ? rows : [];
}

/** Without a heading a row of at least three is a budget where it names what budgets are made of, and no mere prices. */
function isBudgetRun(run: readonly Row[]): boolean {
  if (run.length < 3) return false;
  const names = run.map((row) => foldText(row.category.text));
  if (names.some((name) => PRICE_LIST.test(name))) return false;
  if (addsUp(run)) return true;
  const known = names.filter((name) => KEYWORDS.some(([, pattern]) => pattern.test(name)) || BUDGET_PART.test(name));
  return known.length >= 2;
}

/** The last row is called a total, and is the sum of the others: whatever they are called, they are what it is made of. */
function addsUp(run: readonly Row[]): boolean {
  const last = run.at(-1) as Row;
  if (!TOTAL_WORD.test(foldText(last.category.text))) return false;
  const sum = run.slice(0, -1).reduce((amount, row) => amount + row.amount.money.amount, 0);
  return Math.abs(sum - last.amount.money.amount) < 0.01 * run.length;
}

const BUDGET_PART =
  /\b(?:lodging|accommodation|transport|trains?|drinks?|activities|tours?|tickets|insurance|shopping|souvenirs|golf|transfers?|unterkunft|verpflegung|eintritte?|bahn|hebergement|transports?|activites|visites|alojamiento|transporte|actividades|entradas|alloggio|trasporti|attivita|hospedagem|passeios|ingressos)\b/;
const PRICE_LIST =
  /supplement|zuschlag|deposit|anzahlung|price|preis|prix|precio|prezzo|preco|quota|cabin|suite|balcony|inside|ocean/;

function readLabelledRow(line: DocumentLine, currency: Money['currencies'] | null): Row | null {
  if (!hasDigit(line.folded) || LISTS_TERMS.test(line.folded)) return null;
  const match = LABELLED.exec(line.passage.text.slice(0, 90));
  if (!match?.groups) return readUnmarked(line);
  const value = slicePassage(line.passage, match[0].length);
  const amount = readLeadingAmount(value, line.cellMark === 'tab' ? currency : null) ?? readLastCell(line, currency);
  return amount === null
    ? null
    : {
        line: line.index,
        category: slicePassage(line.passage, 0, (match.groups['category'] ?? '').length),
        amount,
        note: amount.rest,
      };
}

/** `Price includes: … taxes (€95)`, `Bring: … €20 pocket money`: a list of words in which an amount is no price of the trip. */
const LISTS_TERMS =
  /^(?:(?:the |our |le |la |el |il |o |der )?(?:prices?|rates?|tarifs?|prix|preis(?:e)?|precios?|prezzo|quota|precos?) )?(?:(?:does |do |ne |no |non |nao )?(?:not )?(?:includes?|covers?|comprend|comprennent|comprende|incluye|inclui)(?: pas)?|(?:not )?inclu(?:ded|sive|sions?)|exclu(?:des?|ded|sions?)|(?:nicht )?(?:enthalten|inbegriffen)|bring|to bring|packing|bitte mitbringen|mitbringen|a emporter|a prevoir|traer|llevar|portare|da portare|levar|trazer)\s?:/;

/** Before an amount these words make a sentence of the line. */
const SENTENCE =
  /\b(?:about|around|approx\.?|roughly|is|are|was|will|be|cost|costs|for|from|of|at|only|just|to|than|under|over|spend|pay|paid|plus|and|or|ca\.?|kostet|fur|ab|von|pour|de|desde|cuesta|da|costa|custa|circa|unos|environ)\s*$/;

/** `Hotels ¥78,000`, `Hotel, 3 nights   £411.00`: the words before the one amount of a short line, with hardly a word behind it. */
function readUnmarked(line: DocumentLine): Row | null {
  const { text } = line.passage;
  if (text.length > 110 || line.startsWithTime) return null;
  const mentions = findMoney(text);
  const product = readProduct(line, mentions);
  const [mention, second] = product === null ? mentions : mentions.slice(1);
  if (!mention || second !== undefined || !/[\s.…_=]$/.test(text.slice(0, mention.from))) return null;
  const category = trimPassage(slicePassage(line.passage, 0, product?.from ?? mention.from), '.…_-–—:,(=');
  if (category.text.length > 60 || !/^\p{L}[\p{L}-]/u.test(category.text) || SENTENCE.test(foldText(category.text)))
    return null;
  if (!/^[^\p{L}]*(?:\p{L}+[^\p{L}]*){0,4}$/u.test(text.slice(mention.to))) return null;
  const rest = trimPassage(slicePassage(line.passage, mention.to), '.,;–—-()');
  const amount = { money: mention.money, span: spanOf(line.passage, mention.from, mention.to) };
  return { line: line.index, category, amount, note: hasLetter(rest.text) ? rest : (product?.how ?? null) };
}

/** `2 x €165 . . . €330`: how the amount behind it comes about, where it does. */
function readProduct(
  line: DocumentLine,
  mentions: readonly MoneyMention[],
): { readonly from: number; readonly how: Passage } | null {
  const [each, sum] = mentions;
  if (!each || !sum) return null;
  const times = TIMES.exec(line.passage.text.slice(0, each.from));
  if (!times || Math.abs(Number(times[1]) * each.money.amount - sum.money.amount) > 0.01) return null;
  return { from: times.index, how: slicePassage(line.passage, times.index, each.to) };
}

const TIMES = /(?<![\d.,])(\d{1,3})\s?[x×*]\s?$/i;

function readLeadingAmount(
  value: Passage,
  currency: Money['currencies'] | null,
): (Amount & { rest: Passage | null }) | null {
  const [mention] = findMoney(value.text);
  if (mention && mention.from <= 10) {
    const rest = trimPassage(slicePassage(value, mention.to), '.,;–—-');
    return {
      money: mention.money,
      span: spanOf(value, mention.from, mention.to),
      rest: hasLetter(rest.text) ? rest : null,
    };
  }
  const lone = readAmount(trimPassage(value), currency);
  return lone === null ? null : { ...lone, rest: null };
}

/** `Land package ⇥ 4 x 560 ⇥ EUR 2,240`: the sum stands in the last cell, how it comes about before it. */
function readLastCell(
  line: DocumentLine,
  currency: Money['currencies'] | null,
): (Amount & { rest: Passage | null }) | null {
  const cells = line.cellMark === 'tab' ? (line.cells ?? []).filter((cell) => cell.text !== '') : [];
  const [, how] = cells;
  if (cells.length < 3 || cells.length > MAX_PRICE_CELLS || !how) return null;
  const amount = readAmount(cells.at(-1), currency);
  return amount === null ? null : { ...amount, rest: how };
}

const MAX_PRICE_CELLS = 5;

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

const readListedItems = (lines: readonly DocumentLine[]): BudgetItemDraft[] =>
  findListedAmounts(lines).map(({ line, category, mention }) => ({
    category: stated(category.text, [spanOf(category)]),
    amount: stated(mention.money.amount, [spanOf(line.passage, mention.from, mention.to)]),
    amountMax: mention.money.amountMax,
    currencies: mention.money.currencies,
    description: null,
  }));

function shortDescription(note: Passage): Field<string> {
  const short = trimPassage(slicePassage(note, 0, Math.min(MAX_DESCRIPTION, note.text.length)));
  return stated(short.text, [spanOf(short)]);
}

/** The keywords of B-3 in the order of spec §5, with their forms. */
const KEYWORDS: readonly (readonly [string, RegExp])[] = [
  ['Flight', /\b(?:flights?|airfares?|flug|fluge|vols?|vuelos?|voli|voos?)\b/],
  [
    'Rental Car',
    /\b(?:rental cars?|car rentals?|car hire|hire car|mietwagen|location de voiture|alquiler de coche|autonoleggio|noleggio auto|aluguel de carro)\b/,
  ],
  ['Gas', /\b(?:gas|gasoline|petrol|fuel|benzin|essence|gasolina|benzina)\b/],
  ['Food', /\b(?:food|meals|verpflegung|nourriture|repas|comidas?|cibo|pasti|alimentacao)\b/],
  ['Hotel', /\b(?:hotels?|alojamiento|hebergement|unterkunft)\b/],
  ['Attractions', /\b(?:attractions?|sehenswurdigkeiten|atracciones|attrazioni|atracoes)\b/],
  ['Parking', /\b(?:parking|parkgebuhren|parken|estacionamiento|parcheggio|estacionamento)\b/],
  ['Miscellaneous', /\b(?:misc(?:ellaneous)?|sonstiges|divers|varios|varie|diversos)\b/],
];

/** Without rows: the first amount after a keyword on the keyword's own line, before the next keyword. */
function readKeywordItems(lines: readonly PricedLine[], basis: Passage | null): BudgetItemDraft[] {
  const items: BudgetItemDraft[] = [];
  const priced = lines.filter(({ line, mentions }) => mentions.length > 0 && line.table === null);
  if (priced.length === 0) return items;
  for (const [category, pattern] of KEYWORDS) {
    for (const { line, mentions } of priced) {
      const match = pattern.exec(line.folded.slice(0, MAX_PRICED));
      if (!match || LEFT_OUT.test(line.folded.slice(Math.max(0, match.index - 60), match.index))) continue;
      const mention = amountAfter(line, mentions, match.index + match[0].length);
      if (mention === null || mention.money.amount <= 0) continue;
      items.push({
        category: {
          value: category,
          spans: [spanOf(line.passage, match.index, match.index + match[0].length)],
          certainty: 'stated',
        },
        amount: stated(mention.money.amount, [spanOf(line.passage, mention.from, mention.to)]),
        amountMax: mention.money.amountMax,
        currencies: mention.money.currencies,
        description: basis === null ? null : shortDescription(basis),
      });
      break;
    }
  }
  return items;
}

/** `excluding flights`, `Not included: international flights`: what follows is no part of the prices. */
const LEFT_OUT =
  /(?:excl(?:uding|usive of|uded|udes|\.)?|not includ(?:ed|ing)|does not include|without|except(?: for)?|apart from|ohne|exklusive|nicht (?:inklusive|enthalten|inbegriffen)|hors|sans|non (?:compris|inclus)|no incluye|sin incluir|excepto|non inclus[oi]|esclus[oi]|nao inclu(?:i|so|idos?)|sem|exceto)\b:?[^.;:(]{0,40}$/;

/** What the last heading about money says of all amounts below it. */
function keywordBasis(lines: readonly DocumentLine[]): Passage | null {
  const heading = lines.findLast((line) => line.passage.text.length <= 80 && readSection(line.folded) === 'budget');
  return heading === undefined ? null : readBasis(heading);
}

function amountAfter(line: DocumentLine, mentions: readonly MoneyMention[], from: number): MoneyMention | null {
  const mention = mentions.find((m) => m.from >= from);
  if (!mention || mention.from - from > 80) return null;
  const between = line.folded.slice(from, mention.from);
  return KEYWORDS.some(([, pattern]) => pattern.test(between)) ? null : mention;
}

interface Total {
  readonly amount: Amount;
  readonly rank: 'grand' | 'bold' | 'total';
  readonly line: DocumentLine;
}

/** B-1: the last of the best kind. A total row of a table gives the amount of its last column of totals. */
function readTotal(
  document: SourceDocument,
  lines: readonly PricedLine[],
  rowAmounts: ReadonlyMap<number, Amount>,
): Total | null {
  const best: Partial<Record<Total['rank'], Total>> = {};
  for (const { line, mentions } of lines) {
    const row = rowAmounts.get(line.index);
    if (row === undefined && mentions.length === 0) continue;
    const mention = mentions.at(line.table === null ? 0 : -1);
    const inLabel = TOTAL_WORD.exec(line.folded.slice(0, 300));
    const after = inLabel === null ? undefined : mentions.find((m) => m.from >= inLabel.index);
    const chosen = after ?? mention;
    const amount: Amount | null =
      row ?? (chosen ? { money: chosen.money, span: spanOf(line.passage, chosen.from, chosen.to) } : null);
    if (amount === null) continue;
    const total = (rank: Total['rank']): Total => ({ amount, rank, line });
    if (/grand total|gesamtsumme|total general|totale generale/.test(line.folded)) best.grand = total('grand');
    if (inLabel !== null) best.total = total('total');
    const bold = boldAmount(document, line, amount);
    if (bold !== null) best.bold = { amount: bold, rank: 'bold', line };
  }
  return best.grand ?? best.bold ?? best.total ?? null;
}

function boldAmount(document: SourceDocument, line: DocumentLine, amount: Amount): Amount | null {
  const [start, end] = amount.span;
  const marked =
    line.cellMark === '|'
      ? document.source.slice(Math.max(line.span[0], start - 4), Math.min(line.span[1], end + 4))
      : '';
  const isBold =
    line.bolds.some(([from, to]) => from <= start && to >= end) ||
    /\*\*[^*|]*$/.test(marked.slice(0, 4)) ||
    /^\*\*/.test(marked.slice(-4));
  return isBold ? amount : null;
}

/** Without items only a line that says 'Total' of the trip itself counts: a bold price may be anything. */
const isTripTotal = (total: Total): boolean => {
  const { folded } = total.line;
  return TOTAL_WORD.test(folded.slice(0, 200)) && !/supplement|per night|per day|pro nacht/.test(folded);
};
