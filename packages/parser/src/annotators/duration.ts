/** Lengths of time, for what is not to be taken for a time of day: `2 hours`, `5h 30m`, `45 min`, `~10h 45m`, `2,5 Std.`, `4:15 Std.`. */

import { allMatches } from '../text/all-matches.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import type { Mention } from './annotation.ts';

const DURATION = compactPattern(
  /(?<![a-z0-9.,:])(?:\d{1,2}:[0-5]\d\s?(?:stunden|std)\b\.?|\d{1,3}(?:[.,]\d{1,2}|½)?(?:(?:\s?[-–]\s?|\s(?:to|bis|a)\s)\d{1,3}(?:[.,]\d|½)?)?\s?(?:hours?|hrs?|h|stunden|std|heures?|horas?|ore|ora|minutes?|mins?|min|minuten|minutos|minuti|m)\b\.?(?:\s?\d{1,2}\s?(?:minutes?|mins?|min|m)\b)?)/g,
);

/** No length of time is without the start of its unit after a figure. */
const MAY_HOLD = /[\d½]\s?[hmos]/;
const NONE: readonly never[] = [];

/** `folded` is the text after `foldText`. */
export function findDurations(folded: string): readonly Mention[] {
  return !MAY_HOLD.test(folded)
    ? NONE
    : allMatches(DURATION, folded).map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

const NIGHTS =
  /(?<![a-z0-9])(\d{1,3})[\s-]{0,2}(?:nights?|nts?|nachte?|nuits?|noches?|notti|notte|noites?|n)(?![a-z0-9])/;

/** `7 nights`, `7-Night`, `4 Nächte`: how many, and where it stands. */
export function findNights(folded: string): (Mention & { readonly nights: number }) | null {
  const match = NIGHTS.exec(folded.slice(0, 400));
  if (!match) return null;
  return { from: match.index, to: match.index + match[0].length, nights: Number(match[1]) };
}
