/**
 * A budget of bare figures in the one currency that its heading names, as one notes it for oneself:
 *
 *   costs in nok
 *   cabin 4 nights 5200
 *   ferry 1150ish
 *   total 6350
 *
 * or of bare figures above a total that tells the currency and is their sum:
 *
 *   🏡 cabin 4.200.000
 *   🚤 boat 600.000
 *   TOTAL IDR 4.800.000
 */
import { type Column, readColumn } from '../../annotators/column.ts';
import { withoutEmoji } from '../../annotators/emoji.ts';
import { CURRENCY_CODES, findMoney, mayHoldMoney, readLoneAmount } from '../../annotators/money.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import type { Money } from '../../model/money.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { isBlank, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { addsUp } from './budget-lines.ts';
import { type Row, TOTAL_WORD } from './budget-row.ts';

const HEADING = compactPattern(
  `^(?:(?:our|the|trip|total|rough|estimated) )?(?:money|costs?|budget|expenses|prices?|price breakdown|cost breakdown|spending|kosten(?:ubersicht|aufstellung)?|ausgaben|preise|geld|couts?(?: du voyage)?|depenses|gastos|costes|dinero|presupuesto|costi|spese|soldi|preventivo|custos|despesas|orcamento)(?: (?:estime|estimado|stimato))? ?:? ?(?:\\(|in |en |em |, ?|: ?|all in |alles in )(?:all )?(?<unit>${CURRENCY_CODES.toLowerCase()}|euros?|[€£¥₹₩])\\)? ?:?$`,
);
/** What it is for, and the figure at the end of the line. */
const ROW =
  /^(?<name>\p{L}[^\d:=]{1,40}?(?:\s\d{1,3}\s\p{L}{1,14}|\s\([^()]{1,30}\))?)[\s:=.…;–-]{1,60}(?<amount>\d[\d.,']{1,11})(?:ish|,-)?$/u;
const MAX_HEADING = 40;
const MAX_ROW = 80;
const LEAST_ROWS = 3;

/** Only where the last row adds up the others: a figure at the end of a line may be anything. */
export function readBareRows(lines: readonly DocumentLine[]): Row[] {
  const rows: Row[] = [];
  for (let i = 0; i < lines.length; i++) {
    const currencies = readHeading(lines[i] as DocumentLine);
    if (currencies === null) continue;
    const below = rowsBelow(lines, i + 1, currencies);
    if (below.length >= LEAST_ROWS && addsUp(below)) rows.push(...below);
  }
  return rows.length > 0 ? rows : rowsAboveTotal(lines);
}

/** To the amount: the sum is all that tells that the figures are money. */
function rowsAboveTotal(lines: readonly DocumentLine[]): Row[] {
  for (let i = LEAST_PARTS; i < lines.length; i++) {
    const total = readTotalRow(lines[i] as DocumentLine);
    if (total === null) continue;
    const rows: Row[] = [];
    let sum = 0;
    for (let at = i - 1; at >= 0 && sum < total.amount.money.amount; at--) {
      const above = lines[at] as DocumentLine;
      const row =
        above.table === null ? readRow(above, withoutEmoji(above.passage), total.amount.money.currencies) : null;
      if (row === null) break;
      rows.unshift(row);
      sum += row.amount.money.amount;
    }
    if (rows.length >= LEAST_PARTS && Math.abs(sum - total.amount.money.amount) < 0.01 * rows.length)
      return [...rows, total];
  }
  return [];
}
const LEAST_PARTS = 2;

/** `👉 TOTAL IDR 8.020.000`: the word, the amount, and a few words at most. */
function readTotalRow(line: DocumentLine): Row | null {
  const { passage, folded, table } = line;
  if (table !== null || passage.text.length > MAX_ROW || !TOTAL_WORD.test(folded)) return null;
  const [mention, second] = findMoney(passage.text, 2);
  if (mention === undefined || second !== undefined || passage.text.length - mention.to > MAX_BEHIND) return null;
  const category = trimPassage(withoutEmoji(slicePassage(passage, 0, mention.from)), ':=.–—-');
  if (category.text === '') return null;
  return {
    line: line.index,
    category,
    amount: { money: mention.money, span: spanOf(passage, mention.from, mention.to) },
    note: null,
  };
}
const MAX_BEHIND = 24;

export function readHeading({ folded, bullet, table, passage }: DocumentLine): Money['currencies'] | null {
  if (passage.text.length > MAX_COLUMNS || bullet !== null || table !== null) return null;
  const unit =
    (folded.length > MAX_HEADING ? null : HEADING.exec(folded))?.groups?.['unit'] ?? unitOfColumns(passage.text);
  if (unit === null) return null;
  const [mention] = findMoney(`${unit.startsWith('euro') ? 'EUR' : unit.toUpperCase()} 1`, 1);
  return mention?.money.currencies ?? null;
}

/** `Item        Amount EUR`, `Posten;Betrag (EUR)`: the headings of two columns, of which the second names the currency. */
function unitOfColumns(text: string): string | null {
  if (!BETWEEN_COLUMNS.test(text)) return null;
  const [first, second, third] = text.split(BETWEEN_COLUMNS);
  if (first === undefined || second === undefined || third !== undefined || !OF_NAMES.has(readColumn(first)))
    return null;
  const unit = UNIT_BEHIND.exec(second);
  if (unit === null) return null;
  const word = second.slice(0, unit.index);
  return word === '' || readColumn(word.trim()) !== null ? (unit.groups?.['unit']?.toLowerCase() ?? null) : null;
}
const BETWEEN_COLUMNS = /\s{2,}|\t|;/;
/** `Item` may head what is done as well. */
const OF_NAMES: ReadonlySet<Column | null> = new Set(['category', 'activity']);
const MAX_COLUMNS = 70;
const UNIT_BEHIND = compactPattern(`(?:^|\\s)\\(?(?:in )?(?<unit>${CURRENCY_CODES}|[€£¥₹₩])\\)?$`);

function rowsBelow(lines: readonly DocumentLine[], from: number, currencies: Money['currencies']): Row[] {
  const rows: Row[] = [];
  for (let i = from; i < lines.length; i++) {
    const line = lines[i] as DocumentLine;
    const row = isBlank(line.passage) ? null : readRow(line, line.passage, currencies);
    if (row === null) break;
    rows.push(row);
  }
  return rows;
}

function readRow(line: DocumentLine, passage: Passage, currencies: Money['currencies']): Row | null {
  const mayBe = passage.text.length <= MAX_ROW && hasDigit(passage.text) && !mayHoldMoney(passage.text);
  const match = mayBe ? ROW.exec(passage.text) : null;
  const name = match?.groups?.['name'];
  const figure = match?.groups?.['amount'];
  const lone = figure === undefined ? null : readLoneAmount(figure);
  if (!match || name === undefined || figure === undefined || lone === null) return null;
  const at = match[0].lastIndexOf(figure);
  const span = spanOf(passage, at, at + figure.length);
  return {
    line: line.index,
    category: slicePassage(passage, 0, name.length),
    amount: { money: { ...lone, currencies }, span },
    note: null,
  };
}
