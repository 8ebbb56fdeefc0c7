/**
 * A budget of bare figures in the one currency that its heading names, as one notes it for oneself:
 *
 *   costs in nok
 *   cabin 4 nights 5200
 *   ferry 1150ish
 *   total 6350
 */
import { CURRENCY_CODES, findMoney, mayHoldMoney, readLoneAmount } from '../../annotators/money.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import type { Money } from '../../model/money.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { isBlank, type Passage, slicePassage, spanOf } from '../../text/passage.ts';
import { addsUp } from './budget-lines.ts';
import type { Row } from './budget-row.ts';

const HEADING = compactPattern(
  `^(?:(?:our|the|trip|total|rough|estimated) )?(?:money|costs?|budget|expenses|prices?|spending|kosten|ausgaben|preise|geld|couts?|depenses|gastos|costes|dinero|presupuesto|costi|spese|soldi|custos|despesas|orcamento) ?(?:\\(|in |en |em |, ?|: ?|all in |alles in )(?:all )?(?<unit>${CURRENCY_CODES.toLowerCase()}|euros?|[€£¥₹₩])\\)? ?:?$`,
);
/** What it is for, and the figure at the end of the line. */
const ROW =
  /^(?<name>\p{L}[^\d:=]{1,40}?(?:\s\d{1,3}\s\p{L}{1,14})?)[\s:=.…–-]{1,40}(?<amount>\d[\d.,']{1,11})(?:ish|,-)?$/u;
const MAX_HEADING = 40;
const MAX_ROW = 80;
const LEAST_ROWS = 3;

/** Only where the last row adds up the others: a figure at the end of a line may be anything. */
export function readBareRows(lines: readonly DocumentLine[]): Row[] {
  const rows: Row[] = [];
  for (const [i, line] of lines.entries()) {
    const currencies = readHeading(line);
    if (currencies === null) continue;
    const below = rowsBelow(lines, i + 1, currencies);
    if (below.length >= LEAST_ROWS && addsUp(below)) rows.push(...below);
  }
  return rows;
}

function readHeading({ folded, bullet, table }: DocumentLine): Money['currencies'] | null {
  if (folded.length > MAX_HEADING || bullet !== null || table !== null) return null;
  const unit = HEADING.exec(folded)?.groups?.['unit'];
  if (unit === undefined) return null;
  const [mention] = findMoney(`${unit.startsWith('euro') ? 'EUR' : unit.toUpperCase()} 1`);
  return mention?.money.currencies ?? null;
}

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
