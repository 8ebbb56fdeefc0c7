/** Which of the amounts beside the days is the budget's total, by B-1. */
import type { MoneyMention } from '../../annotators/money.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { spanOf } from '../../text/passage.ts';
import { BUDGET_KEYWORDS } from './budget-keywords.ts';
import { resultOf } from './budget-rate.ts';
import { type Amount, type PricedLine, type Row, TOTAL_WORD } from './budget-row.ts';
import type { Total } from './trip-price-line.ts';

/** B-1: the last of the best kind. A total row of a table gives the amount of its last column of totals. */
export function readTotal(
  document: SourceDocument,
  lines: readonly PricedLine[],
  rowAmounts: ReadonlyMap<number, Amount>,
): Total | null {
  const best: Partial<Record<Total['rank'], Total>> = {};
  const isBelow = ({ index }: DocumentLine): boolean =>
    Array.from({ length: MOST_BELOW }, (_, i) => index - i).some((at) => rowAmounts.has(at));
  // Without rows nothing tells which of the prices belong together.
  const stands = (line: DocumentLine): boolean => rowAmounts.size === 0 || isBelow(line);
  let hasNamed = false;
  for (const { line, mentions } of lines) {
    const row = rowAmounts.get(line.index);
    if (row === undefined && mentions.length === 0) continue;
    const mention = mentions.at(line.table === null ? 0 : -1);
    const inLabel = totalWordOf(line.folded, mentions);
    const after = inLabel === null ? undefined : resultOf(line.passage.text, mentions, inLabel.index);
    // `285 € each, 1.710 € in total`: the word stands behind its amount.
    const behind = inLabel === null ? undefined : mentions.findLast((m) => m.to <= inLabel.index);
    const chosen = after ?? (line.table === null ? behind : undefined) ?? mention;
    const amount: Amount | null =
      row ?? (chosen ? { money: chosen.money, span: spanOf(line.passage, chosen.from, chosen.to) } : null);
    if (amount === null) continue;
    const total = (rank: Total['rank']): Total => ({ amount, rank, line });
    if (/grand total|gesamtsumme|total general|totale generale/.test(line.folded)) best.grand = total('grand');
    if (inLabel !== null && !(mentions.length > 1 && isOfPart(line.folded.slice(0, inLabel.index))))
      best.total = total('total');
    const bold = boldAmount(document, line, amount);
    const isNamed = inLabel !== null;
    if (
      bold === null ||
      (hasNamed && !isNamed) ||
      !(isNamed ? row !== undefined || !namesPart(line, inLabel.index) : stands(line) && !NO_SUM.test(line.folded))
    )
      continue;
    best.bold = { amount: bold, rank: 'bold', line };
    hasNamed = isNamed;
  }
  return best.grand ?? best.bold ?? best.total ?? null;
}

/** Where tables tell the same costs in parts and in sum, the rows of the one table that adds up to the total. */
export function rowsOfTotal(rows: readonly Row[], total: Total | null, { lines }: SourceDocument): readonly Row[] {
  if (total === null || addUp(rows, total)) return rows;
  const tables = new Set(rows.map(({ line }) => lines[line]?.table ?? null));
  for (const table of tables) {
    const own = table === null ? [] : rows.filter(({ line }) => lines[line]?.table === table);
    if (own.length > 1 && addUp(own, total)) return own;
  }
  return rows;
}

function addUp(rows: readonly Row[], { amount }: Total): boolean {
  const sum = rows.reduce((all, row) => all + row.amount.money.amount, 0);
  return Math.abs(sum - amount.money.amount) < 0.5;
}

/** What is paid first, saved or left over comes to no sum. */
const NO_SUM =
  /\b(?:deposit|down ?payment|balance|instal?ment|sav(?:e|ings?)|discount|refund|anzahlung|restzahlung|rabatt|ersparnis|acompte|arrhes|solde|remise|deposito|anticipo|senal|descuento|ahorr[oa]|caparra|acconto|saldo|sconto|sinal|desconto|aanbetaling|korting)\b/;

/** Lines from the last row to a sum below it. */
const MOST_BELOW = 5;

/** `Total fare (2 adults): €900` beside a list of costs is what one part of the trip comes to. */
function namesPart({ folded }: DocumentLine, from: number): boolean {
  const named = /[a-z]{3,}[^:|=(]{0,60}/.exec(folded.slice(from, from + 80))?.[0] ?? '';
  return /\bfares?\b/.test(named) || BUDGET_KEYWORDS.some(([, pattern]) => pattern.test(named));
}

/** `In total it is 90 km. Price: £612 per person, total £2,448`: of several words the one right before an amount. */
function totalWordOf(folded: string, mentions: readonly MoneyMention[]): RegExpExecArray | null {
  const first = findTotalWord(folded);
  if (first === null || mentions.length < 2 || isRightBefore(first, folded, mentions)) return first;
  for (let from = first.index + first[0].length; from < MAX_SAID; ) {
    const next = findTotalWord(folded.slice(from, MAX_SAID));
    if (next === null) return first;
    next.index += from;
    if (isRightBefore(next, folded, mentions)) return next;
    from = next.index + next[0].length;
  }
  return first;
}
const MAX_SAID = 300;

const isRightBefore = (
  { index, 0: word }: RegExpExecArray,
  folded: string,
  mentions: readonly MoneyMention[],
): boolean =>
  mentions.some(
    ({ from }) => from >= index + word.length && RIGHT_BEFORE.test(folded.slice(index + word.length, from)),
  );
const RIGHT_BEFORE = /^[^.;,\d]{0,24}$/;

/** `Not included in these totals: breakfast €24` tells no total. */
function findTotalWord(folded: string): RegExpExecArray | null {
  const word = TOTAL_WORD.exec(folded.slice(0, 300));
  return word !== null && NOT_IN.test(folded.slice(Math.max(0, word.index - 50), word.index)) ? null : word;
}
const NOT_IN = /\b(?:not|nicht|non|niet|excluded|outside|ohne|hors|fuera)\b[^.;:|]{0,30}$/;

/** `Hotels total $672, fuel around $260`: what one part of the trip comes to. */
function isOfPart(before: string): boolean {
  const part = PART_BEFORE.exec(before)?.[0] ?? '';
  return part !== '' && BUDGET_KEYWORDS.some(([, pattern]) => pattern.test(part));
}
const PART_BEFORE = /(?:^|[\s,;(])[a-z]{3,16} ?$/;

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
export const isTripTotal = (total: Total): boolean => {
  const { folded } = total.line;
  return findTotalWord(folded.slice(0, 200)) !== null && !/supplement|per night|per day|pro nacht/.test(folded);
};
