/**
 * F-692: below the price of a search's result and right above its button stands who sells it, `WestJet` over `View Deal`: where the result has told who
 * flies, an airline there flies nothing, least of all the first flight of the next result.
 */
import { findAirlines } from '../../../annotators/airline.ts';
import type { DocumentLine } from '../document.ts';
import { isDealButton } from '../fares/deal-button.ts';
import { lineMoney } from '../line-money.ts';

const LONGEST = 48;
/** A result is no longer from who flies to the button. */
const REACH = 14;

export function isSellerOfResult({ index, passage }: DocumentLine, lines: readonly DocumentLine[]): boolean {
  if (passage.text.length > LONGEST || !isDealButton(lines[index + 1])) return false;
  if (!isAirlineAlone(passage.text)) return false;
  const above = lines.slice(Math.max(0, index - REACH), index);
  const price = above.findLastIndex((line) => lineMoney(line).length > 0);
  return price > 0 && above.slice(0, price).some((line) => isAirlineAlone(line.passage.text));
}

function isAirlineAlone(text: string): boolean {
  const [airline] = findAirlines(text);
  return airline?.from === 0 && airline.to === text.length;
}
