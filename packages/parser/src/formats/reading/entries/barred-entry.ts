/** `14:00 - 15:30  Budget workshop | Room 6`: behind the one bar of a timed entry stands where it is, else what is said about it. */
import type { Mention } from '../../../annotators/annotation.ts';
import { looksLikePlace } from '../../../annotators/place-look.ts';
import { findTimes } from '../../../annotators/time.ts';
import { hasLetter } from '../../../text/character-class.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { withItsWords } from '../hours/time-words.ts';

export interface BarredEntry {
  readonly entry: Passage;
  readonly place: Passage | null;
  readonly about: Passage | null;
}

const BAR = ' | ';
const MAX_LENGTH = 200;

/** Null where the line has no hours of its own, no bar, or several: those are columns. */
export function splitAtBar({ startsWithTime, passage, times }: DocumentLine): BarredEntry | null {
  const { text } = passage;
  const at = startsWithTime && text.length <= MAX_LENGTH ? text.indexOf(BAR) : -1;
  if (at < 0 || text.includes('|', at + BAR.length)) return null;
  const behind = trimPassage(slicePassage(passage, at + BAR.length));
  // `2:15 PM | Arrival`, `Ore 9:00 | Museum`: the bar may stand behind the hour.
  if (!hasLetter(behind.text) || isHourAlone(text.slice(0, at), times?.[0] ?? null)) return null;
  const isPlace = looksLikePlace(behind.text, true);
  return {
    entry: trimPassage(slicePassage(passage, 0, at)),
    place: isPlace ? behind : null,
    about: isPlace ? null : behind,
  };
}

/** Nothing but the time and the words that belong to it. */
function isHourAlone(text: string, known: Mention | null): boolean {
  const folded = foldText(text);
  const time = known ?? findTimes(folded)[0];
  if (time === undefined) return false;
  const { from, to } = withItsWords(time, text, folded);
  return !hasLetter(text.slice(0, from)) && !hasLetter(text.slice(to));
}
