/**
 * T-550: `was 1895 now £1,549pp`, `749 € p.P. statt 899`: what it was is told without a currency, and has that of the price beside it; so has the
 * price where only what it was has one (`was £1895 now 1549pp`, `899 statt 1.099 €`). Counts where it is dearer and the line's only amount with a
 * currency; nights, kilos and years are no prices.
 */
import { readAmount } from '../../../annotators/money.ts';
import type { Span } from '../../../model/answer.ts';
import { stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import type { PriceMention } from './price-mention.ts';

const WAS_WORD =
  'was|were|normally|normal(?:t|pris| price)?|usually|reg(?:ular)?(?:ly)?\\.?(?: price)?|previously|statt|bisher|vorher|fruher|sonst|van|(?<=^\\W{0,4}|[.,;:(!–—-] |\\b(?:precio|preco|preis|prix|reduziert|rebajado|reduzido) )(?:von|de)|avant|antes|prima|tidigare|ord(?:inarie)?\\.?(?: pris)?|for';
const BEHIND_WORD =
  'was|were|normally|usually|reg(?:ular)?(?:ly)?\\.?(?: price)?|instead of|rather than|(?:an)?statt(?: (?:bisher|regular|normal|sonst|vorher|fruher))?|sonst|bisher|vorher|fruher|avant|antes|prima|i\\.?p\\.?v\\.?|in plaats van|au lieu de|en vez de|en lugar de|em vez de|invece (?:di|che)|anziche|i stedet for|istallet for|normalt';
const AMOUNT = "(?<amount>\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{2})?|\\d{2,6}(?:[.,]\\d{2})?)(?:[.,][-–—]{1,2}|:-|/-)?";
const EACH =
  '(?:\\s?(?:pp\\b|p\\. ?p\\.|each|a head|per person|pro person|par personne|por persona|por pessoa|a persona|pr\\. person))?';
const UNIT =
  '(?:\\s?(?:per|pro|par|por|a|/) ?(?:couple|room|cabin|family|paar|zimmer|kabine|familie|chambre|cabine|famille|pareja|habitacion|familia|coppia|camera|famiglia|casal|quarto|kamer|stel|gezin)\\b)?';
const HINT =
  'was|were|normal|usual|reg|previous|instead|rather|statt|bisher|vorher|fruher|sonst|van|von |de |avant|au lieu|antes|vez de|lugar de|prima|invece|anziche|tidigare|ord|i stedet|istallet|i\\.?p\\.?v|plaats|for ';

const NOW =
  '(?:(?:and |is |are |but )?(?:nu|now|jetzt|nur|maintenant|ahora|adesso|ora|agora|voor|por|auf)(?: kun| nur| only| just| from| ab| bara| slechts| solo)?)';

const LED = new LinePattern(
  compactPattern(`(?:^|[^a-z])(?:${WAS_WORD})\\s?:?\\s${AMOUNT}${EACH}${UNIT}\\s?[,;–—-]?\\s${NOW}\\s?:?\\s$`),
  HINT,
);
const BEHIND = new LinePattern(
  compactPattern(
    `^${EACH}[\\s(,;–—-]{1,3}(?:${BEHIND_WORD})\\s?:?\\s${AMOUNT}${EACH}(?=\\W*$|[).,;!](?!\\d)|\\s[–—-]\\s)`,
  ),
  HINT,
);
/** Before the amount with a currency that tells what it was; the price stands behind it. */
const WAS_LEADS = new LinePattern(compactPattern(`(?:^|[^a-z])(?:${WAS_WORD})\\s?:?\\s$`), HINT);
const NOW_BEHIND = compactPattern(
  `^${EACH}${UNIT}\\s?[,;–—-]?\\s${NOW}\\s?:?\\s${AMOUNT}(?<each>${EACH})(?<unit>${UNIT})(?=\\W*$|[).,;!](?!\\d)|\\s[–—-]\\s)`,
);
/** Before it the price and the words that lead from it. */
const INSTEAD_LEADS = new LinePattern(
  compactPattern(
    `(?:^|[\\s(])${AMOUNT}(?<each>${EACH})\\s\\(?(?:instead of|rather than|(?:an)?statt|i\\.?p\\.?v\\.?|in plaats van|au lieu de|en vez de|en lugar de|em vez de|invece (?:di|che)|anziche|i stedet for|istallet for)\\s$`,
  ),
  HINT,
);
const OF_EACH = compactPattern(`^${EACH}`);
const YEAR = /^20[2-3]\d$/;
const WINDOW = 48;
/** Nobody takes four fifths off. */
const MOST = 5;

export function withUnsignedWas(found: readonly PriceMention[]): readonly PriceMention[] {
  const told = new Map<PriceMention, readonly PriceMention[]>();
  for (const [i, mention] of found.entries()) {
    if (found[i - 1]?.line === mention.line || found[i + 1]?.line === mention.line) continue;
    const beside = wasBeside(mention) ?? nowBeside(mention);
    if (beside !== null) told.set(mention, beside);
  }
  return told.size === 0 ? found : found.flatMap((mention) => told.get(mention) ?? mention);
}

/** The price with what it was. */
function wasBeside(mention: PriceMention): readonly PriceMention[] | null {
  const { line, role, price } = mention;
  if (role === 'aside' || role === 'was' || role === 'saving' || price.value.amountMax !== null) return null;
  const { folded, look } = line;
  const start = Math.max(0, mention.from - WINDOW);
  const led = LED.exec(look, folded.slice(start, mention.from));
  const match = led ?? BEHIND.exec(look, folded.slice(mention.to, mention.to + WINDOW));
  const was = match === null ? null : amountIn(mention, match, led === null ? mention.to : start);
  if (was === null || !isReduced(was.price.value.amount, price.value.amount)) return null;
  return led === null ? [mention, { ...was, role: 'was' }] : [{ ...was, role: 'was' }, mention];
}

/** What it was with the price. */
function nowBeside(mention: PriceMention): readonly PriceMention[] | null {
  const { line, role, price } = mention;
  if (role === 'aside' || role === 'saving' || price.value.amountMax !== null) return null;
  const { folded, look } = line;
  const start = Math.max(0, mention.from - WINDOW);
  const before = folded.slice(start, mention.from);
  const behind = folded.slice(mention.to, mention.to + WINDOW);
  const led = INSTEAD_LEADS.exec(look, before);
  const match = led ?? (WAS_LEADS.test(look, before) ? NOW_BEHIND.exec(behind) : null);
  const now = match === null ? null : amountIn(mention, match, led === null ? mention.to : start);
  if (match === null || now === null || !isReduced(price.value.amount, now.price.value.amount)) return null;
  const isEach = role === 'person' || match.groups?.['each'] !== '' || OF_EACH.exec(behind)?.[0] !== '';
  const unit = match.groups?.['unit'] ?? '';
  const end = mention.to + match[0].length;
  const basis = { basis: unit === '' ? mention.basis : ([end - unit.trim().length, end] as const) };
  const isWhole = unit !== '' || (role === 'whole' && !isEach);
  const paid: PriceMention = isWhole
    ? { ...now, ...basis, basisLine: unit === '' ? mention.basisLine : null, role: 'whole' }
    : { ...now, role: isEach ? 'person' : 'open' };
  const was: PriceMention = { ...mention, role: 'was', basis: null, basisLine: null };
  return led === null ? [was, paid] : [paid, was];
}

const isReduced = (was: number, now: number): boolean => was > now && was < now * MOST;

/** The amount that `match`, found at `start` of the line, tells without a currency, in that of `mention`. */
function amountIn(mention: PriceMention, match: RegExpExecArray, start: number): PriceMention | null {
  const words = match.groups?.['amount'] ?? '';
  if (words === '' || YEAR.test(words)) return null;
  const { line, price } = mention;
  const from = start + match.index + match[0].indexOf(words);
  const to = from + words.length;
  const text = withSign(price.value.text, line.passage.text.slice(from, to));
  const value = { ...price.value, amount: readAmount(words), text };
  return {
    role: 'open',
    isFrom: false,
    basis: null,
    basisLine: null,
    line,
    from,
    to,
    price: stated(value, [...signOf(mention), spanOf(line.passage, from, to)]),
  };
}

/** Where the sign stands that the price has: it may be another line's. */
function signOf({ line: { passage }, from, to, price }: PriceMention): readonly Span[] {
  const match = SIGN.exec(passage.text.slice(from, to));
  if (match === null) return price.spans.slice(0, -1);
  const at = from + match.index;
  return [spanOf(passage, at, at + match[0].length)];
}
const SIGN = /[^\d\s.,'–—-]+/;

/** `£1,549` gives `1895` its sign where it stands. */
function withSign(price: string, amount: string): string {
  const [, before = '', behind = ''] = SIGNED.exec(price) ?? [];
  return `${before}${amount}${behind}`;
}
const SIGNED = /^(\D*)\d(?:.*\d)?(?:[.,][-–—]{1,2})?(\D*)$/s;
