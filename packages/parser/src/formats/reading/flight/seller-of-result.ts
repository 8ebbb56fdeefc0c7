/**
 * F-692: below the price of a search's result and right above its button stands who sells it, `WestJet` over `View Deal`: where the result has told who
 * flies, an airline there flies nothing, least of all the first flight of the next result.
 */
import { findAirlines } from '../../../annotators/airline.ts';
import { LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';

const BUTTON = new LinePattern(
  /^(?:(?:view|see|get|select) deal|go to (?:site|deal)|visit site|zum (?:angebot|deal)|voir (?:l['’]offre|le deal)|ver (?:la )?oferta|vedi (?:l['’])?offerta|vai all['’]offerta|bekijk (?:de )?(?:aanbieding|deal))$/,
);
const LONGEST = 24;
/** A result is no longer from who flies to the button. */
const REACH = 14;

export function isSellerOfResult({ index, passage }: DocumentLine, lines: readonly DocumentLine[]): boolean {
  const button = lines[index + 1];
  if (button === undefined || button.folded.length > LONGEST || passage.text.length > LONGEST * 2) return false;
  if (!BUTTON.test(button.look, button.folded)) return false;
  if (!isAirlineAlone(passage.text)) return false;
  const above = lines.slice(Math.max(0, index - REACH), index);
  const price = above.findLastIndex((line) => lineMoney(line).length > 0);
  return price > 0 && above.slice(0, price).some((line) => isAirlineAlone(line.passage.text));
}

function isAirlineAlone(text: string): boolean {
  const [airline] = findAirlines(text);
  return airline?.from === 0 && airline.to === text.length;
}
