/** A table of departures, drawn or set with blanks, with a column for the day on which each ends: `Start | Finish | Price` over `Sat 3 Jul 2027 | Wed 14 Jul 2027 | …`. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { cellsOf } from '../prices/rate-grid.ts';

const FIRST_DAY =
  /^\W{0,3}(?:(?:tour|trip|departure|start) )?(?:starts?|departs?|departure|from|begins?|out|beginn|abreise|hinreise|von|debut|depart|du|inicio|salida|inizio|partenza|saida)\b/;
const LAST_DAY =
  /^\W{0,3}(?:(?:tour|trip|end|return) )?(?:finish(?:es)?|ends?|dates?(?=$)|returns?|back|until|to|ende|ruckreise|ruckkehr|bis|fin|retour|au|regreso|vuelta|fine|ritorno|rientro|fim|volta|regresso)\b/;
const MAX_ROWS = 60;
/** `-----+-----` under the headings. */
const DRAWN = /^[\s|:+=-]{3,200}$/;
const BETWEEN_CELLS = /^(?:\s*\|\s*|\s{2,20})(?:[a-z]{2,9}\.?,? )?$/;

/** Does nothing stand between the two days but the edge of their cells, and a weekday? */
export const isGapOfCells = (gap: string): boolean => BETWEEN_CELLS.test(gap);

/** Do the first two columns of the line's table say that its days are the first and the last of one trip? */
export function isUnderReturn({ lines }: SourceDocument, line: DocumentLine): boolean {
  if (cellsOf(line).length < 2) return false;
  const { index } = line;
  let head = line;
  for (let at = index - 1; at >= 0 && index - at <= MAX_ROWS; at--) {
    const above = lines[at] as DocumentLine;
    if (above.isRule || DRAWN.test(above.passage.text)) continue;
    if (cellsOf(above).length < 2) break;
    head = above;
  }
  const [first, second] = cellsOf(head);
  if (first === undefined || second === undefined) return false;
  return FIRST_DAY.test(foldText(first.text)) && LAST_DAY.test(foldText(second.text));
}
