/**
 * A trip that is told night by night, where nothing else heads its days:
 *
 *   Night 1  Thu 3 Jun  Oslo      Grand Hotel
 *   ^^^^^^^  ^^^^^^^^^
 *   Nights 2-3 – Bergen, Harbour Hotel
 */
import { stated } from '../../../model/field.ts';
import { daysWithinTrip } from '../../../model/partial-date.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { readRest } from './day-heading.ts';
import type { DayHeading } from './day-heading-types.ts';
import { TITLE_EDGES } from './day-title.ts';

const NIGHT = new LinePattern(
  /^(?:nights?|nacht|nachte|noches?|nuits?|nott[ei]|noites?)\s{1,3}#?(?<first>\d{1,2})(?:\s?(?:[-–—&+/]|to|bis|a|au|y|e|et|und|and)\s?(?<last>\d{1,2}))?(?=$|\s?[:|•·–—(,-]|\s{2}|\s[a-z]{3,10}\.? \d|\t)/,
);
const LEAST_NIGHTS = 2;

/** `dated` are the headings of that kind: the day on which one leaves stands behind the last night. */
export function findNightDays(
  { lines, tables, dateOrder }: SourceDocument,
  dated: readonly DayHeading[],
): readonly DayHeading[] {
  if (tables.length > 0) return [];
  const nights: DayHeading[] = [];
  for (const line of lines) {
    const match = isPlain(line) && NIGHT.mayMatch(line.look) ? NIGHT.regex.exec(line.folded) : null;
    if (match === null) continue;
    const first = Number(match.groups?.['first']);
    const last = Number(match.groups?.['last'] ?? first);
    const before = nights.at(-1);
    // Each night begins where the one before ends.
    if (first !== (before?.lastNumber ?? before?.number?.value ?? 0) + 1 || last < first) return [];
    const number = stated(first, [spanOf(line.passage, 0, match[0].length)]);
    const rest = trimPassage(slicePassage(line.passage, match[0].length), TITLE_EDGES);
    nights.push(readRest(line, rest, dateOrder, number, last > first ? last : null));
  }
  const last = nights.at(-1);
  if (last === undefined || nights.length < LEAST_NIGHTS || nights.length <= dated.length) return [];
  const end = last.lastDate ?? last.date;
  const leaving = dated.find(({ line, date }) => {
    const step = end && date ? daysWithinTrip(end.value, date.value) : 0;
    return line > last.line && step >= 1 && step <= MAX_STEP;
  });
  return leaving === undefined ? nights : [...nights, leaving];
}
const MAX_STEP = 2;

const MAX_LINE = 200;
const isPlain = ({ isAround, isFrontMatter, passage }: DocumentLine): boolean =>
  !isAround && !isFrontMatter && passage.text.length <= MAX_LINE;
