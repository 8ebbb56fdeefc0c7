/**
 * F-612: `Sell GBP` over a column of figures without a currency, beside others (`Net GBP`, `Changes`, `Refund`): what a traveler pays at each fare. What
 * the other columns of the row cost is no fare.
 */
import { CURRENCY_CODES, readLoneAmount } from '../../../annotators/money.ts';
import { stated, withContext } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { type Piece, piecesOf } from './fare-columns.ts';
import type { FareMention } from './fare-mention.ts';

const SELL = compactPattern(
  `^(?:(?:recommended |rec\\.? )?(?:sell(?:ing)?|gross|retail|client)(?: (?:rate|price|fare)s?)?|verkauf(?:spreis)?|vk|pvp|vente|venta|vendita|venda|verkoop(?:prijs)?) ?[([/]?(?:in )?(?<code>${CURRENCY_CODES.toLowerCase()})[)\\]]?$`,
);
const MAX_HEADING = 120;
const MAX_ROWS = 12;
const LEAST_COLUMNS = 3;

/** What the rows of such columns say, by the index of the line. */
export function readSellColumns(lines: readonly DocumentLine[]): ReadonlyMap<number, readonly FareMention[]> {
  const told = new Map<number, readonly FareMention[]>();
  for (const [i, line] of lines.entries()) {
    const column = columnOf(line);
    if (column === null) continue;
    for (const row of lines.slice(i + 1, i + 1 + MAX_ROWS)) {
      const pieces = piecesOf(row);
      const cell = pieces.length === column.count ? pieces[column.at] : undefined;
      const amount = cell === undefined ? null : readLoneAmount(cell.passage.text);
      if (cell === undefined || amount === null) break;
      const money = stated({ ...amount, currencies: [column.code] as const }, [spanOf(cell.passage)]);
      const { text: written } = cell.passage;
      const context = [spanOf(column.heading.passage)];
      told.set(row.index, [
        {
          money: withContext(money, context),
          role: 'total',
          basis: 'person',
          written,
          line: row.index,
          isAddition: false,
        },
      ]);
    }
  }
  return told;
}

function columnOf(
  line: DocumentLine,
): { readonly at: number; readonly count: number; readonly code: string; readonly heading: Piece } | null {
  if (line.folded.length > MAX_HEADING || !MAY_SELL.test(line.look, line.folded)) return null;
  const pieces = piecesOf(line);
  if (pieces.length < LEAST_COLUMNS) return null;
  for (const [at, heading] of pieces.entries()) {
    const code = SELL.exec(foldText(heading.passage.text))?.groups?.['code'];
    if (code !== undefined) return { at, count: pieces.length, code: code.toUpperCase(), heading };
  }
  return null;
}
const MAY_SELL = new LinePattern(/sell|gross|retail|client|verk|vk|pvp|vent|vend/);
