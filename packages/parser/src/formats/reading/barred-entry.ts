/** `14:00 - 15:30  Budget workshop | Room 6`: behind the one bar of a timed entry stands where it is, else what is said about it. */
import { looksLikePlace } from '../../annotators/place-look.ts';
import { hasLetter } from '../../text/character-class.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import type { DocumentLine } from './document.ts';

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
  // `2:15 PM | Arrival`: the bar may stand behind the hour.
  if (!hasLetter(behind.text) || !hasLetter(text.slice(times?.[0]?.to ?? 0, at))) return null;
  const isPlace = looksLikePlace(behind.text, true);
  return {
    entry: trimPassage(slicePassage(passage, 0, at)),
    place: isPlace ? behind : null,
    about: isPlace ? null : behind,
  };
}
