/** Does a clock time head a line? */
import { findBareHours } from '../../../annotators/bare-hour.ts';
import { startsWithSaidHour } from '../../../annotators/said-hour.ts';
import { findTimes, type TimeMention } from '../../../annotators/time.ts';
import { isDigit } from '../../../text/character-class.ts';
import { DIGIT, type LineLook, LinePattern } from '../../../text/line-look.ts';

/** The clock times of the line's first words, where one may stand at the start or after one mark; else null. */
export function timesAtStart(folded: string, start: number, look: LineLook): TimesAtStart | null {
  const isFigured = (look.signs & DIGIT) !== 0;
  const lead =
    isFigured && folded.length <= MAX_LED_LINE && TIME_LEAD.mayMatch(look)
      ? (TIME_LEAD.regex.exec(folded.slice(start, start + 24))?.[0].length ?? 0)
      : 0;
  const from = start + lead;
  if (!mayStartTime(folded, from) && !mayStartTime(folded, from + 1)) return null;
  const found = findTimes(folded.slice(from, from + FIRST_WORDS));
  return {
    found,
    areAll: from === 0 && folded.length <= FIRST_WORDS,
    isSaid:
      folded.length <= MAX_LED_LINE &&
      ((lead > 0 && (findTimes(folded.slice(start, from + FIRST_WORDS))[0]?.from ?? lead + 1) <= lead) ||
        (found.length === 0 &&
          (startsWithSaidHour(folded.slice(start)) || findBareHours(folded.slice(start)) !== null))),
  };
}

export interface TimesAtStart {
  readonly found: readonly TimeMention[];
  /** They are those of the whole line. */
  readonly areAll: boolean;
  /** An hour heads the line as one says it: `at 3 Massage`, `2 till 5 …`, `10-12 workshop`. */
  readonly isSaid: boolean;
}

const FIRST_WORDS = 60;

/** `Ore 9.30 partenza`, `Um 8:15 Uhr Abfahrt`, `± 16.30 aankomst`: the word before a time that heads its line. */
const TIME_LEAD = new LinePattern(
  /^(?:(?:ore|(?:intorno |circa )?alle(?: ore)?|(?:a partire )?dalle(?: ore)?|um|ab|gegen|ca\.?|bis|von|(?:at )?(?:around|about)|at|from|by|(?:a|sobre|hacia|desde|a eso de|a partir de|antes de) las|a la|as|a|de|kl\.?|vers|avant|a partir de|(?:verso|entro) le|des|h\.?|±|\+\/-|om|rond|omstreeks|vanaf|tegen|voor|vor)(?: (?:half past|quarter (?:past|to)|halb))?|half past|quarter (?:past|to)|halb) {1,3}(?=\d)/,
);
const MAX_LED_LINE = 110;

/** The first letters of `noon`, `midday`, `as 9h`. */
const WORDS_OF_TIME: ReadonlySet<number> = new Set(
  ['no', 'mi', 'as'].map((word) => (word.charCodeAt(0) << 8) | word.charCodeAt(1)),
);

/** A figure, or the start of such a word. */
export function mayStartTime(folded: string, index: number): boolean {
  const code = folded.charCodeAt(index);
  return isDigit(code) || WORDS_OF_TIME.has((code << 8) | folded.charCodeAt(index + 1));
}
