/** `❌ ~₹1.83 Lakh~ 👉 …`, `❌ £899` over `✅ £749 pp`: the price before, crossed out, and the price now. What is included or not is named, and is no amount alone. */
import type { MoneyMention } from '../../../annotators/money.ts';
import { DIGIT } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';
import { lineMoney } from '../line-money.ts';

const MARK = /^[✅✔☑✓❌✖✕✗✘🚫⛔]/u;
const CROSSES = ['❌', '✖', '✕', '✗', '✘', '🚫', '⛔'];
/** Nothing that is named stands between the mark and the amount. */
const BARE = /^[^\p{L}\d]{0,12}$/u;
/** Behind it the line ends, or turns to the price now. */
const TURN =
  /^(?:\/-)?[^\p{L}\d]{0,6}(?:(?:pp|each|per person|pro person|par personne|por persona|a persona|por pessoa)[^\p{L}\d]{0,6})?(?:$|(?<=[👉✅☑✔➡→]\ufe0f?\s{0,2}))/iu;

/** The price that is all that stands behind the mark. */
export function markedPrice(line: DocumentLine): MoneyMention | null {
  if ((line.look.signs & DIGIT) === 0 || !MARK.test(line.bullet ?? line.passage.text)) return null;
  const { text } = line.passage;
  const [money] = lineMoney(line);
  return money !== undefined && BARE.test(text.slice(0, money.from)) && TURN.test(text.slice(money.to)) ? money : null;
}

export const crossedPrice = (line: DocumentLine): MoneyMention | null =>
  CROSSES.some((cross) => (line.bullet ?? line.passage.text).startsWith(cross)) ? markedPrice(line) : null;
