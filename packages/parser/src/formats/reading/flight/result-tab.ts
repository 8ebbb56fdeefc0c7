/**
 * Above the results of a search stand its sort orders, each with the price and length of what it puts first: `Cheapest` over `£64 · 2h 40m`,
 * `Fastest £92 2h 35m`. They are of some result below, and of no flight that stands there.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';

const ORDER =
  '(?:(?:the |le |la |el |il |o )?(?:cheapest|best|recommended|quickest|fastest|shortest|(?:am )?gunstigsten?|billigste|beste|schnellste|empfohlen|empfehlung|moins cher|meilleur(?:e)?(?: choix)?|plus rapide|recommande|mas barat[oa]|mejor(?: opcion)?|mas rapid[oa]|recomendad[oa]|piu economic[oa]|miglior[ei]|piu veloce|consigliat[oa]|mais barat[oa]|melhor|mais rapid[oa]|goedkoopste|snelste))';
const PRICE =
  '(?:(?:from|ab|des|desde|da|vanaf) )?(?:[a-z]{0,3}[$€£¥₹]|[a-z]{3})?\\s?\\d[\\d.,]{0,9}\\s?(?:[$€£]|[a-z]{3})?';
const LENGTH =
  '\\d{1,2}\\s?(?:h|hrs?|std\\.?)\\s?(?:\\d{1,2}\\s?(?:m|mins?|min\\.)?)?(?: ?\\(?(?:average|avg|durchschnittlich|en moyenne|de media|in media)\\)?)?';
const GAP = '[\\s·•|,:–-]{1,4}';
const VALUES = compactPattern(`^(?<order>${ORDER}${GAP})?(?:${PRICE}${GAP}${LENGTH}|${LENGTH}${GAP}${PRICE})$`);
const ORDER_ALONE = compactPattern(`^${ORDER}$`);
/** The hours of the length. */
const HOURS = new LinePattern(/\d\s?(?:h|std)/);
const MAX_LENGTH = 60;

export function isResultTab({ folded, look }: DocumentLine, above: DocumentLine | null): boolean {
  if ((look.signs & DIGIT) === 0 || folded.length > MAX_LENGTH || !HOURS.mayMatch(look)) return false;
  const match = VALUES.exec(folded);
  if (match === null) return false;
  return match.groups?.['order'] !== undefined || (above !== null && ORDER_ALONE.test(above.folded));
}
