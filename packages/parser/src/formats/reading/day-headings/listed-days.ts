/**
 * A list whose items are the days of the trip, though no word says so:
 *
 *   1) Oslo
 *      10:00 Opera house
 *   2) Bergen
 *      08:00 Train over the mountains
 *
 * The items count from one to as many days as the head tells, or the hours below begin anew with each: any list is numbered so.
 */
import { findDates } from '../../../annotators/date.ts';
import { findTimes } from '../../../annotators/time.ts';
import { stated } from '../../../model/field.ts';
import { daysWithinTrip } from '../../../model/partial-date.ts';
import { hasDigit } from '../../../text/character-class.ts';
import { spanOf, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { readRest } from './day-heading.ts';
import type { DayHeading } from './day-heading-types.ts';
import { TITLE_EDGES } from './day-title.ts';
import { hasOwnLines } from './named-days.ts';

const LEAST_ITEMS = 2;
const MAX_ITEMS = 31;
const MAX_NAME = 60;
const MAX_HEAD = 40;

interface Item {
  readonly line: DocumentLine;
  readonly number: number;
}

export function findListedDays(document: SourceDocument): readonly DayHeading[] {
  const items = readItems(document.lines);
  if (items.length < LEAST_ITEMS || items.length > MAX_ITEMS) return [];
  const days = items.map(({ line, number }) =>
    readRest(
      line,
      trimPassage(line.passage, TITLE_EDGES),
      document.dateOrder,
      stated(number, [spanOf(line.passage)]),
      null,
    ),
  );
  const owning = days.filter((day, i) => hasOwnLines(day, days[i + 1], document.lines)).length;
  const isCounted = tellsDays(document, items[0] as Item, items.length);
  if (owning === 0)
    return isCounted && days.every(({ title }) => title !== null && /[:,;]/.test(title.text)) ? days : [];
  const areNames = items.every(
    ({ line }) => line.passage.text.length <= MAX_NAME && findTimes(line.folded).length === 0,
  );
  return owning === days.length && areNames && (isCounted || beginsAnew(items, document.lines)) ? days : [];
}

/** From one on without a gap; none where another list begins. */
function readItems(lines: readonly DocumentLine[]): readonly Item[] {
  const items: Item[] = [];
  for (const line of lines) {
    const item = readItem(line);
    if (item === null) continue;
    if (item.number !== items.length + 1 || item.line.indent !== (items[0]?.line.indent ?? item.line.indent)) return [];
    items.push(item);
  }
  return items;
}

function readItem(line: DocumentLine): Item | null {
  if (line.isAround || line.table !== null || line.startsWithTime) return null;
  const listed = NUMBERED.exec(line.bullet ?? '');
  if (listed !== null) return { line, number: Number(listed[1]) };
  const circled = (line.bullet?.charCodeAt(0) ?? 0) - FIRST_CIRCLED;
  return circled >= 0 && circled < CIRCLED ? { line, number: circled + 1 } : null;
}
const NUMBERED = /^\(?(\d{1,2})[.)]$/;
const FIRST_CIRCLED = 0x2460;
const CIRCLED = 20;

/** Does the head tell as many days: `3 days`, `3 – 5 June`? */
function tellsDays({ lines, dateOrder }: SourceDocument, first: Item, count: number): boolean {
  return lines.slice(0, Math.min(first.line.index, MAX_HEAD)).some(({ folded }) => {
    const start = folded.slice(0, 200);
    if (!hasDigit(start)) return false;
    if (Number(LENGTH.exec(start)?.[1]) === count) return true;
    return findDates(start, dateOrder).some(({ date, end }) => end !== null && daysWithinTrip(date, end) + 1 === count);
  });
}
const LENGTH = /(?<!\d)(\d{1,2})[ -](?:full )?(?:days?|tage|jours|dias|giorni|dagen)\b/;

/** Below most items the first hour is earlier than the last one of the item before. */
function beginsAnew(items: readonly Item[], lines: readonly DocumentLine[]): boolean {
  const hours = items.map(({ line }, i) => {
    const below = lines.slice(line.index + 1, items[i + 1]?.line.index ?? lines.length);
    return below.flatMap(({ startsWithTime, folded }) =>
      startsWithTime ? (findTimes(folded)[0]?.time.start.minutes ?? []) : [],
    );
  });
  const anew = hours.filter((own, i) => i > 0 && (own[0] ?? NEVER) < (hours[i - 1]?.at(-1) ?? 0)).length;
  return anew > 0 && anew * 2 > items.length - 1;
}
const NEVER = 24 * 60;
