/**
 * `NET` beside `SELL` over the columns of a price list: what stands under it is for agents alone. The columns are cells, or set apart by blanks;
 * a row has the columns of its heading, and often one more for its name.
 */
import { allMatches } from '../../text/all-matches.ts';
import { hasDigit } from '../../text/character-class.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DocumentLine } from './document.ts';

const NET = /^(?:(?:your|agent|agency|trade|dmc|sto) )?nett?o?(?: (?:rate|price|cost|fare|pp|p\.p\.|per person)s?)?$/;
/** What a client pays. */
const SELL =
  /^(?:(?:recommended |rec\.? )?(?:sell(?:ing)?|gross|public|retail|client|rrp|rack|brutto|pvp|sale)(?: (?:rate|price|cost|fare|pp|p\.p\.|per person)s?)?(?: (?:incl?\.?|with|inkl\.?|all|\+|&)[a-z ./&+-]{0,20})?)$/;
const GAP = /\s{2,}/g;
const MAX_HEADING = 120;

export interface NetColumn {
  readonly at: number;
  readonly count: number;
}

/** The column headed so; null where the line is no such heading. */
export function readNetColumn(line: DocumentLine): NetColumn | null {
  const { folded, passage } = line;
  if (folded.length > MAX_HEADING || !folded.includes('net') || hasDigit(folded)) return null;
  const cells = columnsOf(line).map((cell) => foldText(cell.text.trim()));
  const at = cells.findIndex((cell) => NET.test(cell));
  return at >= 0 && cells.some((cell) => SELL.test(cell)) && passage.text !== '' ? { at, count: cells.length } : null;
}

/** The figure of a row in that column; null where the row has other columns. */
export function cellUnder(line: DocumentLine, { at, count }: NetColumn): Passage | null {
  const cells = columnsOf(line);
  const shift = cells.length - count;
  const cell = shift === 0 || shift === 1 ? cells[at + shift] : undefined;
  return cell !== undefined && hasDigit(cell.text) ? cell : null;
}

function columnsOf(line: DocumentLine): readonly Passage[] {
  if (line.cells !== null) return line.cells;
  const { passage } = line;
  const cells: Passage[] = [];
  let from = 0;
  for (const gap of allMatches(GAP, passage.text)) {
    cells.push(slicePassage(passage, from, gap.index));
    from = gap.index + gap[0].length;
  }
  return [...cells, slicePassage(passage, from)];
}
