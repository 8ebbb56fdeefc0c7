/** The nights of the whole trip: in the first lines, or under a label of length; beside its dates rather than in a sentence about a stop. */
import { type DateOrder, findDates } from '../../annotators/date.ts';
import { findNights } from '../../annotators/duration.ts';
import { readLabel } from '../../annotators/label.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import type { Span } from '../../model/answer.ts';
import { type Field, stated } from '../../model/field.ts';
import { dayNumberOf } from '../../model/partial-date.ts';
import { hasDigit } from '../../text/character-class.ts';
import { spanOf } from '../../text/passage.ts';

const HEAD = 25;
/** Further down only a label of length tells them. */
const FIRST_LINES = 5;
const MAX_LENGTH = 120;

/** `lines` are those before the days, `dates` where the trip's stand. A line with several counts is about its stops. */
export function readNights(
  lines: readonly DocumentLine[],
  dates: Span | undefined,
  order: DateOrder,
): Field<number> | null {
  let first: Field<number> | null = null;
  for (const [i, line] of lines.slice(0, HEAD).entries()) {
    const { passage, folded } = line;
    if (!hasDigit(folded)) continue;
    if (passage.text.length > MAX_LENGTH) {
      first ??= readToldNights(line, order);
      continue;
    }
    const isAboutLength = readLabel(passage.text, folded)?.meaning === 'duration';
    const mention = isAboutLength || line.bullet === null ? findNights(folded) : null;
    if (mention === null || findNights(folded.slice(mention.to)) !== null) continue;
    const isDated = dates !== undefined && dates[0] >= line.span[0] && dates[1] <= line.span[1];
    if (!isAboutLength && !isDated && i >= FIRST_LINES) continue;
    const nights = stated(mention.nights, [spanOf(passage, mention.from, mention.to)]);
    if (isDated || isAboutLength) return nights;
    first ??= nights;
  }
  return first;
}

/**
 * `… the dates are Mon 3 to Fri 7 May, 6 nights at …`: a sentence may tell of one stop of several; more nights than the dates before them
 * have are told of the whole trip.
 */
function readToldNights({ passage, folded }: DocumentLine, order: DateOrder): Field<number> | null {
  const mention = findNights(folded);
  if (mention === null || findNights(folded.slice(mention.to)) !== null) return null;
  const range = findDates(folded.slice(0, mention.from), order).at(-1);
  if (!range?.end || range.isBareNumeric || !/^[\s,;:(–—-]{1,4}$/.test(folded.slice(range.to, mention.from)))
    return null;
  const year = range.end.year ?? range.date.year ?? ANY_YEAR;
  const between = dayNumberOf({ ...range.end, year }) - dayNumberOf({ ...range.date, year });
  return between > 0 && mention.nights > between
    ? stated(mention.nights, [spanOf(passage, mention.from, mention.to)])
    : null;
}

const ANY_YEAR = 2027;
