/**
 * T-550: `was 1895 now £1,549pp`, `749 € p.P. statt 899`: what it was is told without a currency, and has that of the price beside it. Counts
 * where it is dearer than the line's only price; nights, kilos and years are no prices.
 */
import { readAmount } from '../../annotators/money.ts';
import type { Span } from '../../model/answer.ts';
import { stated } from '../../model/field.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { LinePattern } from '../../text/line-look.ts';
import { spanOf } from '../../text/passage.ts';
import type { PriceMention } from './price-mention.ts';

const WAS_WORD =
  'was|were|normally|normal(?:t|pris| price)?|usually|reg(?:ular)?(?:ly)?\\.?(?: price)?|previously|statt|bisher|vorher|fruher|sonst|van|avant|antes|prima|tidigare|ord(?:inarie)?\\.?|for';
const BEHIND_WORD =
  'was|were|normally|usually|reg(?:ular)?(?:ly)?\\.?(?: price)?|instead of|rather than|statt|anstatt|sonst|bisher|i\\.?p\\.?v\\.?|in plaats van|au lieu de|en vez de|en lugar de|em vez de|invece (?:di|che)|anziche|i stedet for|istallet for|normalt';
const AMOUNT = "(?<amount>\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{2})?|\\d{2,6}(?:[.,]\\d{2})?)(?:[.,][-–—]{1,2}|:-|/-)?";
const EACH =
  '(?:\\s?(?:pp|p\\. ?p\\.|each|per person|pro person|par personne|por persona|por pessoa|a persona|pr\\. person))?';
const HINT =
  'was|were|normal|usual|reg|previous|instead|rather|statt|bisher|vorher|fruher|sonst|van|avant|au lieu|antes|vez de|lugar de|prima|invece|anziche|tidigare|ord|i stedet|istallet|i\\.?p\\.?v|plaats|for ';

const LED = new LinePattern(
  compactPattern(
    `(?:^|[^a-z])(?:${WAS_WORD})\\s?:?\\s${AMOUNT}${EACH}\\s?[,;–—-]?\\s(?:(?:and |is |are |but )?(?:nu|now|jetzt|nur|maintenant|ahora|adesso|agora|voor)(?: kun| nur| only| just| from| ab| bara| slechts| solo)?)\\s?:?\\s$`,
  ),
  HINT,
);
const BEHIND = new LinePattern(
  compactPattern(
    `^${EACH}[\\s(,;–—-]{1,3}(?:${BEHIND_WORD})\\s?:?\\s${AMOUNT}${EACH}(?=\\W*$|[).,;!](?!\\d)|\\s[–—-]\\s)`,
  ),
  HINT,
);
const YEAR = /^20[2-3]\d$/;
const WINDOW = 48;
/** Nobody takes four fifths off. */
const MOST = 5;

export function withUnsignedWas(found: readonly PriceMention[]): readonly PriceMention[] {
  const told: PriceMention[] = [];
  for (const [i, mention] of found.entries()) {
    if (found[i - 1]?.line === mention.line || found[i + 1]?.line === mention.line) continue;
    const was = wasBeside(mention);
    if (was !== null) told.push(was);
  }
  return told.length === 0 ? found : [...found, ...told].sort((a, b) => a.line.index - b.line.index || a.from - b.from);
}

function wasBeside(mention: PriceMention): PriceMention | null {
  const { line, role, price } = mention;
  if (role === 'aside' || role === 'was' || role === 'saving' || price.value.amountMax !== null) return null;
  const { folded, look } = line;
  const start = Math.max(0, mention.from - WINDOW);
  const led = LED.exec(look, folded.slice(start, mention.from));
  const match = led ?? BEHIND.exec(look, folded.slice(mention.to, mention.to + WINDOW));
  const words = match?.groups?.['amount'];
  if (match === null || words === undefined || YEAR.test(words)) return null;
  const amount = readAmount(words);
  if (!(amount > price.value.amount && amount < price.value.amount * MOST)) return null;
  const from = (led === null ? mention.to : start) + match.index + match[0].lastIndexOf(words);
  const to = from + words.length;
  const value = { ...price.value, amount, text: withSign(price.value.text, line.passage.text.slice(from, to)) };
  return {
    role: 'was',
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
