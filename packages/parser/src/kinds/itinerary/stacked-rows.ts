/**
 * A budget whose table came out of a page cell by cell, each in a line of its own:
 *
 *   Budget
 *   Item
 *   EUR
 *   Flights
 *   1.180
 *   Hotel
 *   890
 *   Total
 *   2.070
 */
import { readColumn } from '../../annotators/column.ts';
import { CURRENCY_CODES, findMoney, mayHoldMoney, readLoneAmount } from '../../annotators/money.ts';
import { readSection } from '../../annotators/section.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import type { Money } from '../../model/money.ts';
import { hasLetter } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { spanOf } from '../../text/passage.ts';
import { readHeading } from './bare-rows.ts';
import { addsUp } from './budget-lines.ts';
import type { Amount, Row } from './budget-row.ts';

const MAX_NAME = 60;
const MAX_AMOUNT = 24;
const LEAST_ROWS = 3;
/** Headings of columns over the first name. */
const MAX_HEADINGS = 4;

/** Only where the last row adds up the others: lines of one word and one figure may be anything. */
export function readStackedRows(lines: readonly DocumentLine[]): Row[] {
  for (const [i, line] of lines.entries()) {
    if (line.table !== null || line.passage.text.length > MAX_NAME || readSection(line.folded) !== 'budget') continue;
    let currencies = readHeading(line);
    for (let from = i + 1; from <= i + 1 + MAX_HEADINGS; from++) {
      const rows = readPairs(lines, from, currencies);
      if (rows.length >= LEAST_ROWS && addsUp(rows)) return rows;
      const heading = lines[from];
      if (heading === undefined || readColumn(heading.passage.text) === null) {
        if (heading === undefined || !UNIT.test(heading.passage.text)) break;
      }
      currencies = currencyIn(heading) ?? currencies;
    }
  }
  return [];
}

const UNIT = compactPattern(`(?:^|\\s|\\()(?<unit>${CURRENCY_CODES}|[€£¥₹₩$])\\)?$`);

function currencyIn({ passage: { text } }: DocumentLine): Money['currencies'] | null {
  const unit = text.length > MAX_AMOUNT ? undefined : UNIT.exec(text)?.groups?.['unit'];
  return unit === undefined ? null : (findMoney(`${unit} 1`, 1)[0]?.money.currencies ?? null);
}

function readPairs(lines: readonly DocumentLine[], from: number, currencies: Money['currencies'] | null): Row[] {
  const rows: Row[] = [];
  for (let i = from; i + 1 < lines.length; i += 2) {
    const [name, figure] = [lines[i] as DocumentLine, lines[i + 1] as DocumentLine];
    const amount = isName(name) ? readFigure(figure, currencies) : null;
    if (amount === null) break;
    rows.push({ line: name.index, category: name.passage, amount, note: null });
  }
  return rows;
}

const isName = ({ passage: { text }, table, startsWithTime }: DocumentLine): boolean =>
  table === null && !startsWithTime && text.length <= MAX_NAME && hasLetter(text) && !mayHoldMoney(text);

/** Nothing but an amount, with its currency or without. */
function readFigure({ passage, table }: DocumentLine, currencies: Money['currencies'] | null): Amount | null {
  if (table !== null || passage.text.length > MAX_AMOUNT) return null;
  const [mention] = findMoney(passage.text, 1);
  if (mention !== undefined)
    return mention.from === 0 && mention.to === passage.text.length
      ? { money: mention.money, span: spanOf(passage) }
      : null;
  const lone = currencies === null ? null : readLoneAmount(passage.text);
  return lone === null || currencies === null ? null : { money: { ...lone, currencies }, span: spanOf(passage) };
}
