/**
 * What an amount is that stands behind the words for its taxes, a bag or seats, which another amount beside it tells:
 *
 *     Fare GBP 560 with taxes GBP 98.40          Price incl tax £98 £470          (F-630)
 *     BAG 1PC  USD 962 PP                        Seats booked 2A+2C £30 pp, fare £400          (F-631)
 *     £1,245 pp, thereof taxes £390              Fare: £1,245 pp, below it `incl. £390 taxes`  (F-688)
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';
import type { FareMention } from './fare-mention.ts';

const WITH_TAXES = compactPattern(
  /(?:^|[^a-z])(?:with|incl(?:uding|udes|\.)?|inkl(?:usive|\.)?|con|mit|avec|com|met|including) (?:all )?(?:the )?(?:tax(?:es)?|steuern|taxes|tasas|impuestos|tasse|taxas|impostos|belasting(?:en)?)(?: (?:and|&|und|et|y|e|en) (?:fees|charges|gebuhren|frais|cargos|oneri|encargos|toeslagen))?\s?:?\s{1,3}(?:[a-z]{3} )?$/,
);
const BEHIND_PRICE =
  /^,?\s?(?:(?:each|pp|p\.p\.|per (?:person|adult)|pro person|par personne|por persona|a persona)[,\s]{1,2})?(?:with|incl|inkl|con|mit|avec|com|met)/;
/** The words for what a price has in it, its taxes before the amount or behind it. */
const WITHIN =
  '(?:^|[^a-z])(?:incl(?:uding|udes|usive of|\\.)?|inkl(?:usive|\\.)?|thereof|of which|davon|darin(?: enthalten)?|dont|di cui|de l[oa]s cuales|dos quais|das quais|waarvan|y compris)';
const TAXES =
  "(?:(?:airport|all|the|flughafen|aeroport|de|d'|les) ?){0,2}(?:tax(?:es)?|steuern|tasas|impuestos|tasse|taxas|impostos|belasting(?:en)?|luchthavenbelasting(?:en)?|flughafensteuern)(?: (?:aeroportuali|aeroportuarias|d.aeroport))?(?: (?:and|&|und|et|y|e|en) (?:fees|charges|gebuhren|frais|cargos|oneri|encargos|toeslagen))?";
const THEREOF = compactPattern(
  `${WITHIN}:? (?:${TAXES}(?: (?:of|in hohe von|von|de|di|por|van|totalling))?\\s?:?\\s{0,3}\\(?(?:[a-z]{3} )?|)$`,
);
const TAXES_BEHIND = compactPattern(`^\\)? (?:of |an |de |di |van |in )?${TAXES}`);
const RIGHT_BEHIND = /^\s{0,3}[:=–-]?\s{0,3}$/;
/** The words for the taxes of `WITH_TAXES`. */
const TAX_WORDS = new LinePattern(/tax|steuern|tasas|impuestos|tasse|impostos|belasting/);
const SEATS_OR_BAGS = new LinePattern(/seat|bag/);
const SEATS =
  /^\W{0,3}seats? (?:are )?(?:booked|held|blocked|available|on hold|confirmed|assigned|requested|reserved)\b[^.;]{0,40}$/;
const ALLOWANCE =
  /^\W{0,3}(?:free |checked |hold )?(?:bags?|baggage)(?: allowance)? ?[:-]? ?\d{1,2} ?p(?:c|cs)?(?:[ x/]{1,3}\d{2} ?kgs?)? {2,12}$/;
const REACH = 90;

/** `priced`: the lines of the amounts. */
export function withPricesWithin(
  mentions: readonly FareMention[],
  priced: ReadonlyMap<number, DocumentLine>,
): readonly FareMention[] {
  const told = [...mentions];
  let end = 0;
  for (const [i, mention] of mentions.entries()) {
    const line = priced.get(mention.line);
    const before = mentions[i - 1]?.line === mention.line ? told[i - 1] : undefined;
    if (before === undefined) end = 0;
    const at = line?.passage.text.indexOf(mention.written, end) ?? -1;
    if (line === undefined || at < 0 || line.folded.length !== line.passage.text.length) continue;
    const words = line.folded.slice(Math.max(end, at - REACH), at);
    const start = end;
    end = at + mention.written.length;
    if (TAX_WORDS.mayMatch(line.look) && WITH_TAXES.test(words)) {
      const next = mentions[i + 1]?.line === mention.line ? mentions[i + 1] : undefined;
      const gap = next === undefined ? null : gapBehind(line.folded, end, next, line.passage.text);
      if (next !== undefined && gap !== null && RIGHT_BEHIND.test(gap) && isMuchMore(next, mention)) {
        told[i] = { ...mention, role: 'taxes', basis: next.basis };
        told[i + 1] = { ...next, role: next.role ?? 'total' };
      } else if (before !== undefined && BEHIND_PRICE.test(line.folded.slice(start, at)) && isPrice(before))
        [told[i - 1], told[i]] = ofPrice(before, mention);
    } else if (HAS_WITHIN.mayMatch(line.look) && isThereof(words, line.folded.slice(end, end + TAXES_REACH))) {
      const price =
        before ?? (words.length < NEAR_START && mentions[i - 1]?.line === mention.line - 1 ? told[i - 1] : undefined);
      if (price !== undefined && isPrice(price) && isGreater(price, mention)) {
        told[i - 1] = { ...price, role: 'total' };
        told[i] = { ...mention, role: 'taxes', basis: price.basis };
      }
    } else if (!SEATS_OR_BAGS.mayMatch(line.look)) continue;
    else if (
      ALLOWANCE.test(words) &&
      isAlone(mention, mentions) &&
      line.passage.text === line.passage.text.toUpperCase()
    )
      told[i] = { ...mention, role: 'fare' };
    else if (SEATS.test(words) && mentions.some((other) => other !== mention && isNamed(other)))
      told[i] = { ...mention, role: 'other' };
  }
  return told;
}

/** `thereof taxes £390`, `incl. £390 taxes` */
function isThereof(before: string, behind: string): boolean {
  const match = HAS_WITHIN.regex.test(before) ? THEREOF.exec(before)?.[0] : undefined;
  if (match === undefined) return false;
  return HAS_TAXES.test(match) || TAXES_BEHIND.test(behind);
}
const HAS_WITHIN = new LinePattern(/in[ck]l|thereof|of which|da(?:von|rin)|dont|di cui|cuales|quais|waarvan|compris/);
const HAS_TAXES = /tax|steuer|tas[as]|impuest|impost|belasting/;
const TAXES_REACH = 40;
/** The line under a price begins with the words. */
const NEAR_START = 40;

function gapBehind(folded: string, from: number, next: FareMention, text: string): string | null {
  const at = text.indexOf(next.written, from);
  return at < 0 ? null : folded.slice(from, at);
}

/** Less than the price they are what it holds; more is the price, and what stands before it the fare without them. */
function ofPrice(price: FareMention, taxed: FareMention): readonly [FareMention, FareMention] {
  if (isGreater(price, taxed))
    return [
      { ...price, role: 'total' },
      { ...taxed, role: 'taxes', basis: price.basis },
    ];
  return [
    { ...price, role: 'base' },
    { ...taxed, role: 'total', basis: taxed.basis ?? price.basis },
  ];
}

const isGreater = ({ money: { value } }: FareMention, { money: { value: than } }: FareMention): boolean =>
  value.amount > than.amount && value.currencies[0] === than.currencies[0];
/** `Price incl taxes £470 £940`: what one pays, and what two do. */
const isMuchMore = (price: FareMention, taxes: FareMention): boolean =>
  isGreater(price, taxes) &&
  price.basis !== 'all' &&
  ![2, 3].includes(price.money.value.amount / taxes.money.value.amount);
const isPrice = ({ role, basis }: FareMention): boolean =>
  (role === 'fare' || role === 'total' || role === null) && basis !== 'child';
const isNamed = ({ role }: FareMention): boolean => role === 'fare' || role === 'total' || role === 'base';

/** The only price that a display has: a bag for each would not cost as much as it is alone. */
const isAlone = (mention: FareMention, all: readonly FareMention[]): boolean =>
  all.length === 1 && mention.role === 'other' && mention.basis === 'person';
