/** Lines within a day that tell of nothing to do: what the whole day may cost, and what the weather will be. */
import { findMoney } from '../../../annotators/money.ts';
import { tellsWeatherAlone } from '../../../annotators/weather.ts';
import { DIGIT, LABEL_MARK, LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';

export const isDayAside = (line: DocumentLine): boolean => isDaySum(line) || isWeather(line) || isCallout(line);

/** `> ⚠️ Shops close at noon today!`: a quotation that a sign of warning opens, as chat answers have it, without an hour of its own. */
const isCallout = ({ quote, emojiLength, startsWithTime, passage: { text } }: DocumentLine): boolean =>
  quote > 0 && emojiLength > 0 && !startsWithTime && CALLOUT.test(text);
const CALLOUT = /^(?:⚠|❗|❕|‼|💡|ℹ|📌|📝|🔔|⏰|🚨|✅|👉|🗒)/u;

/** `High 24°C, low 16°C`, `Precipitation: 10 %`, whatever bullet or date stands before it. */
export const isWeather = ({ look, folded, startsWithTime }: DocumentLine): boolean =>
  folded.length <= MAX_ASIDE && !startsWithTime && tellsWeatherAlone(folded, look);

const MAX_ASIDE = 120;

/** `Estimate for the day   € 310`, `Daily total: approx. $120 pp`, `Tagesbudget: 90 €`. */
function isDaySum({ look, folded, passage, afterBlank }: DocumentLine): boolean {
  if (folded.length > MAX_ASIDE || (look.signs & DIGIT) === 0) return false;
  // Behind its label right below an entry it is said about it, as any label there.
  if (!afterBlank && (look.signs & LABEL_MARK) !== 0) return false;
  const lead = SUM_OF_DAY.exec(look, folded)?.[0].length;
  if (lead === undefined) return false;
  const [money] = findMoney(passage.text, 1);
  return money !== undefined && money.from >= lead && !SAYS_MORE.test(folded.slice(lead, money.from));
}

const SUM_OF_DAY = new LinePattern(
  /^(?:(?:our |the |your )?(?:estimated?|approx(?:imate)?\.?|total|rough) ?(?:cost|costs|total|spend|spending|budget|expenses)? (?:for|of) (?:the|this|that|today|day \d{1,2})(?: day)?|(?:(?:estimated|approx(?:imate)?\.?|total|rough) )?(?:(?:cost|costs|sub-?total|budget|spend|spending|price|sum) (?:for|of) (?:(?:the|this|that) day|today|day \d{1,2})|(?:today'?s|daily|day'?s?|day \d{1,2}) (?:total|sub-?total|budget|costs?|estimate|spend|spending|sum|expenses))|(?:geschatzte )?tages(?:budget|kosten|summe|preis|ausgaben)|(?:geschatzte )?kosten (?:fur den|des|am) tag(?:es)?|(?:cout|budget|total|depenses|estimation)(?: estime)? (?:de la|pour la|du) jour(?:nee)?|(?:presupuesto|costes?|costo|gastos?|total)(?: estimado)? del dia|(?:costo|spesa|budget|totale|preventivo)(?: stimat[oa])? (?:della giornata|del giorno|giornalier[oa])|(?:total|custo|gastos?|orcamento)(?: estimado)? do dia|dag(?:budget|totaal|kosten))(?![a-z])/,
);
/** Between what the sum is of and the sum: nothing but marks and a word for about. */
const SAYS_MORE =
  /[a-z]{3,}(?<!\b(?:approx|about|around|circa|etwa|environ|unos|cerca|eur|usd|gbp|total|est))(?![a-z])/;
