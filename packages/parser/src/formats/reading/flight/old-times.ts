/** F-695: `OLD: dep 10:50 arr 16:25` over `NEW: dep 09:30 arr 15:05`: of a flight that was moved only the new hours hold. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { DIGIT, LABEL_MARK, LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';

const OF_WHAT =
  '(?: (?:times?|timings?|schedules?|flights?|zeiten|zeit|flugzeiten|flugzeit|horaires?|horarios?|orari|orario|vols?|vuelos?|voli|volo|tijden|tider))?';
const LABEL_END = `${OF_WHAT} ?:`;
const OLD = new LinePattern(
  compactPattern(
    `^\\W{0,4}(?:old|was|before|previous(?:ly)?|original(?:ly)?|alte?|bisher(?:ige)?|vorher|ursprunglich|anciens?|avant|antes|anterior(?:es)?|prima|vecchi[oa]?|precedente|oude?|tidigare|tidligere)${LABEL_END}`,
  ),
);
const NEW = compactPattern(
  `^\\W{0,4}(?:new|now|revised|updated|neue?|jetzt|nouveaux?|maintenant|apres|nuev[oa]s?|ahora|despues|nuov[oi]|ora|dopo|nov[oa]s?|agora|nieuwe?|nytt?|nya|nye)${LABEL_END}`,
);
const TIME = /\d[:.h]?[0-5]\d(?!\d)/;

/** The line tells hours under such a label, and the line above or below it the new ones. */
export function isOldTime(line: DocumentLine, lines: readonly DocumentLine[]): boolean {
  if ((line.look.signs & TIMED_LABEL) !== TIMED_LABEL || !OLD.test(line.look, line.folded) || !TIME.test(line.folded))
    return false;
  return [lines[line.index + 1], lines[line.index - 1]].some(
    (other) => other !== undefined && NEW.test(other.folded) && TIME.test(other.folded),
  );
}
const TIMED_LABEL = DIGIT | LABEL_MARK;
