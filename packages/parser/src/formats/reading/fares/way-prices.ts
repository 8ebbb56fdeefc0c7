/**
 * F-605: `Outbound $243.80 pp, return $243.80 pp, total $487.60 pp`: each prices a way, where what both come to, or so many times as much, is told
 * below them. Neither is the fare before something is added to it.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { indexOfOffset } from '../../../text/passage.ts';
import type { DocumentLine } from '../document.ts';
import type { FareMention } from './fare-mention.ts';

const BEHIND =
  '(?: ?(?:flights?|fares?|legs?|trips?|journeys?|prices?|flug|vols?|vuelos?|voli|volo|voos?|vlucht|reis))?(?:,? [a-z]{3,12})?\\W{0,24}(?:\\d{1,2} ?[x×]\\W{0,3})?(?:[a-z]{3} ?)?[^a-z\\d]{0,4}$';
const OUT = compactPattern(
  `\\b(?:outbound|outward|going|there|out|hin(?:weg|reise|flug)?|aller|ida|andata|heen(?:reis|vlucht)?|departing|departure)${BEHIND}`,
);
const HOME = compactPattern(
  `\\b(?:return(?:ing)?|inbound|homeward|back|home|(?:zu)?ruck(?:weg|reise|flug)?|retour|vuelta|regreso|ritorno|volta|regresso|terug(?:reis|vlucht)?)${BEHIND}`,
);
const MAX_WORDS = 60;
const MOST_TRAVELERS = 9;

/** `priced` and `above`: the lines of the amounts, and the ones before them. */
export function withWayPrices(
  mentions: readonly FareMention[],
  priced: ReadonlyMap<number, DocumentLine>,
  above: ReadonlyMap<number, DocumentLine>,
): readonly FareMention[] {
  const [out, home] = namedWays(mentions, priced, above) ?? twinWays(mentions, priced) ?? [];
  if (out === undefined || home === undefined) return mentions;
  const sum = out.money.value.amount + home.money.value.amount;
  const isSum = ({ money }: FareMention): boolean => {
    const times = Math.round(money.value.amount / sum);
    return times >= 1 && times <= MOST_TRAVELERS && Math.abs(money.value.amount - times * sum) < 0.011;
  };
  if (!mentions.slice(mentions.indexOf(home) + 1).some((mention) => mayPrice(mention) && isSum(mention)))
    return mentions;
  return mentions.map((mention) => (mention === out || mention === home ? { ...mention, role: 'item' } : mention));
}

type TwoWays = readonly [FareMention, FareMention];

function namedWays(
  mentions: readonly FareMention[],
  priced: ReadonlyMap<number, DocumentLine>,
  above: ReadonlyMap<number, DocumentLine>,
): TwoWays | null {
  const at = mentions.findIndex((mention) => mayPrice(mention) && OUT.test(wordsOf(mention, priced, above)));
  const out = mentions[at];
  if (out === undefined) return null;
  const home = mentions
    .slice(at + 1)
    .find((mention) => mayPrice(mention) && HOME.test(wordsOf(mention, priced, above)));
  return home === undefined ? null : [out, home];
}

/** F-658: `€64.99 per person` below the flight out and `€71.49 per person` below the flight home: the first two prices, each of one in the same words. */
function twinWays(mentions: readonly FareMention[], priced: ReadonlyMap<number, DocumentLine>): TwoWays | null {
  const [out, home] = mentions.filter((mention) => mayPrice(mention) && mention.basis === 'person');
  if (out === undefined || home === undefined || home.line - out.line < LEAST_APART) return null;
  const wordsAround = ({ line }: FareMention): string => (priced.get(line)?.folded ?? '').replace(/[\d.,\s]+/g, ' ');
  return wordsAround(out) === wordsAround(home) && wordsAround(out).length <= MAX_WORDS ? [out, home] : null;
}
/** Between them stands the flight home. */
const LEAST_APART = 3;

const mayPrice = ({ role, basis, money }: FareMention): boolean =>
  (role === null || role === 'fare' || role === 'total') && basis !== 'child' && money.value.amountMax === null;

function wordsOf(
  { line: index, money }: FareMention,
  priced: ReadonlyMap<number, DocumentLine>,
  above: ReadonlyMap<number, DocumentLine>,
): string {
  const line = priced.get(index);
  const at = line === undefined ? null : indexOfOffset(line.passage, money.spans[0]?.[0] ?? -1);
  if (line === undefined || at === null) return '';
  const own = line.folded.slice(Math.max(0, at - MAX_WORDS), at);
  return LETTER.test(own) ? own : `${above.get(index)?.folded ?? ''} ${own}`;
}
const LETTER = /[a-z]{4}/;
