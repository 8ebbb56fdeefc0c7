/** What stands under the last day and tells what the trip costs: it is no part of the day. */
import { readColumn } from '../../../annotators/column.ts';
import { findMoney } from '../../../annotators/money.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import type { Table } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { columnsOf } from '../day-tables/activity-row.ts';
import type { DocumentLine } from '../document.ts';

/** `| Category | Amount |` under the last day lists what the trip costs; a plan of the day has times or activities. */
export function isBudgetTable(table: Table): boolean {
  const columns = table.header === null ? [] : columnsOf(table);
  if (table.header === null && addsUpToTotal(table)) return true;
  const hasPrice = columns.includes('cost') || columns.includes('total');
  const last = table.rows.at(-1)?.cells[0]?.text ?? '';
  if (hasPrice && !columns.includes('time') && TOTAL.test(foldText(last))) return true;
  const hasPrices = hasPrice || pricesEachRow(table);
  return columns.includes('category') && hasPrices && !columns.includes('time') && !columns.includes('activity');
}

/** Without headings: words and one amount in each row, and the last row's is the sum. */
function addsUpToTotal({ rows }: Table): boolean {
  const last = rows.at(-1);
  if (last === undefined || rows.length <= LEAST_ROWS || rows.length > MAX_ROWS) return false;
  const amounts = rows.map(({ cells }) => {
    const found = cells.slice(1).flatMap((cell) => findMoney(cell.text));
    return found.length === 1 ? (found[0]?.money.amount ?? Number.NaN) : Number.NaN;
  });
  const sum = amounts.slice(0, -1).reduce((all, amount) => all + amount, 0);
  return TOTAL.test(foldText(last.cells[0]?.text ?? '')) && Math.abs(sum - (amounts.at(-1) as number)) < 0.01;
}

/** `| Category | 7 days |` over `| Food | $63 |`: whatever the heading of the amounts, what stands beside each category is one. */
export const pricesEachRow = ({ header, rows }: Table): boolean =>
  header !== null &&
  readColumn(header.cells[0]?.text ?? '') === 'category' &&
  rows.length >= LEAST_ROWS &&
  rows.length <= MAX_ROWS &&
  rows.every(({ cells }) => cells.slice(1).some((cell) => findMoney(cell.text, 1).length > 0));
const LEAST_ROWS = 2;
const MAX_ROWS = 60;

/** `Total: £9,860 for two`, `Per golfer £689` under the last day. */
export const isTripTotal = (line: DocumentLine): boolean =>
  (TOTAL.test(line.folded) || EACH_PAYS.test(line.folded)) && findMoney(line.passage.text.slice(0, 200), 1).length > 0;
/** `Im Reisepreis enthalten: …`, `Trip price: £940 per person`, also right under the last entry. */
export const tellsPrice = (line: DocumentLine): boolean =>
  PRICE_HOLDS.test(line.look, line.folded) ||
  BESIDE_NET.test(line.folded) ||
  (!line.startsWithTime &&
    (TOTAL.test(line.folded) || TRIP_PRICE.test(line.folded)) &&
    PARTY.test(line.folded) &&
    findMoney(line.passage.text.slice(0, 200), 1).length > 0);
/** `Sell EUR 1,100`, `Total` whose net figure no traveler sees: between agents, and nothing to do. */
const BESIDE_NET =
  /^(?:sell(?:ing)?|gross|client|pvp|verkaufspreis|total (?=sell))(?: (?:price|rate|total|cost|preis))?[^a-z\d]{0,6}(?:[a-z]{3}\s{0,3})?\d[\d.,' ]{0,14}(?:[$€£]|[a-z]{3})?\W{0,6}$|^total(?: price)?\W{0,6}$/;
const PRICE_HOLDS = new LinePattern(
  /^(?:(?:(?:nicht )?im (?:reise|gesamt|tour|paket|pauschal)?preis (?:nicht )?(?:enthalten|inbegriffen|inkludiert|inklusive)|(?:the |our )?(?:tour |trip |package )?(?:price|cost) (?:does not include|includes|covers)|le (?:prix|tarif) (?:ne )?comprend|el precio (?:no )?incluye|(?:la quota|il prezzo) (?:non )?comprende|o preco (?:nao )?inclui)(?: pas)?)\b/,
);
const TOTAL = compactPattern(
  /^[^a-z]{0,4}(?:grand |trip |tour |package |overall )?(?:totaa?le?|total(?:preis|kosten)|gesamt\w*|summe|insgesamt|precio total|prix total)\b/,
);

const EACH_PAYS =
  /^(?:per|pro|par|por) (?:person|golfer|player|guest|adult|travell?er|head|pers|kopf|personne|persona|pessoa)\b ?[:=–-]? ?(?:from |ab |des |desde |da )?(?=\W|\d|[a-z]{3} ?\d)/;

/** What the whole trip costs; a price alone may be that of the entry above. */
const TRIP_PRICE = compactPattern(
  /^(?:(?:the |our )?(?:trip|package|holiday|land|tour|cruise|pilgrimage|retreat|safari) (?:price|cost)|(?:reise|pauschal)preis|(?:le )?(?:prix|tarif) (?:tout compris|total|global|d[ue] (?:la |votre |ce )?(?:voyage|circuit|sejour))|(?:el )?precio (?:todo incluido|del (?:viaje|paquete))|(?:il )?prezzo (?:tutto compreso|tutto incluso|del (?:viaggio|pacchetto))|quota individuale|(?:o )?preco (?:tudo incluido|da viagem|do pacote)|reissom)\b/,
);
/** `Estimated budget: $1,350`, `Prezzo totale: € 1.350`: what all costs, also right under the last entry; a day may have its own `Total`. */
export const tellsWholePrice = ({ startsWithTime, bullet, table, look, folded, passage }: DocumentLine): boolean =>
  !startsWithTime &&
  bullet === null &&
  table === null &&
  WHOLE.test(look, folded) &&
  findMoney(passage.text.slice(0, 200), 1).length > 0;
const WHOLE = new LinePattern(
  /^(?:(?:grand |overall |estimated |approx(?:imate|\.)? )?total (?:(?:estimated |trip |tour |package )?(?:costs?|price|budget)|for (?:the )?trip)|(?:grand|overall|estimated|trip|tour|package) total|(?:trip|tour|package|estimated|total) (?:price|budget)|tour cost|gesamt(?:preis|kosten|budget)|reise(?:preis|kosten)|(?:prix|budget|cout) total(?: estime)?|(?:precio|presupuesto|coste|costo) total|(?:prezzo|costo|budget) totale|(?:preco|orcamento|custo|valor) total|quota (?:a persona|individuale|di partecipazione))\b[^.]{0,40}[:=]/,
);

/** For whom, or of what: a day's own total has neither. */
const PARTY =
  /\b(?:per|pro|par|por|p\.|a) ?(?:person|pers|kopf|persoon|guest|adult|traveller|traveler|personne|adulte|persona|adulto|pessoa|p\b)|\b(?:\d{1,2}|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|twee|drie|duas|dois) (?:people|persons?|guests?|adults|travell?ers|pax|personen|erwachsene|reisende|personnes|adultes|personas|adultos|viajeros|persone|adulti|pessoas)\b|^(?:grand |overall )?total (?:tour|trip|safari|cruise|holiday|package|journey) (?:cost|price)/;
