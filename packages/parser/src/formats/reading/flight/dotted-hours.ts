/** Sentences that tell hours with a dot: `LH871 from Bergen 06.00, Frankfurt 08.10. Next LH1166 at 09.35`: the second dot is the sentence's. */
import type { DateMention } from '../../../annotators/date.ts';
import { DIGIT, LABEL_MARK } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';

/** No day and month, and no amount. */
const DOTTED_HOUR =
  /(?<![\d.,$€£]|(?:usd|eur|gbp|chf|nok|sek|dkk|kr)\s?)(?:[01]?\d|2[0-3])\.(?:00|1[3-9]|[2-5]\d)(?![\d.]|\s?(?:%|€|kg|usd|eur|gbp))/g;
const COLON = /\d:[0-5]\d/;
const LEAST = 2;

/** Does the text write its hours so, and none with a colon? */
export function areHoursDotted(lines: readonly DocumentLine[]): boolean {
  let count = 0;
  for (const { folded, look } of lines) {
    if ((look.signs & DIGIT) === 0) continue;
    if ((look.signs & LABEL_MARK) !== 0 && COLON.test(folded)) return false;
    if (folded.includes('.')) count += folded.match(DOTTED_HOUR)?.length ?? 0;
  }
  return count >= LEAST;
}

/** `Frankfurt 08.10.` behind a word that leads to no date, and without an hour behind it as in `Rückflug 12.02. 10.35`. */
export const isDottedHour = (folded: string, { from, to, weekday }: DateMention): boolean =>
  weekday === null &&
  DAY_AND_MONTH.test(folded.slice(from, to)) &&
  BEHIND_WORD.test(folded.slice(0, from)) &&
  !HOUR_BEHIND.test(folded.slice(to));
const DAY_AND_MONTH = /^\d{1,2}\.\d\d\.$/;
const BEHIND_WORD =
  /[a-z)](?<!\b(?:am|den|dem|vom|bis|ab|und|oder|hinflug|ruckflug|hin|ruck|zuruck|datum|termin|reise|anreise|abreise|on|date|outbound|return|inbound|back|home|le|du|au|el|il|dal|al|de|del|op|van|tot)) $/;
const HOUR_BEHIND = /^,?\s{0,3}(?:(?:um|at|ab|kl|om)\.?\s)?\d{1,2}[.:h]\d\d/;
