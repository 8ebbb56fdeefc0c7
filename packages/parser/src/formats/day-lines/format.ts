/**
 * One line a day with what is done on it, and nothing below.
 *
 *   Day 1 - Paris: Louvre 10am, Seine dinner cruise 8pm
 *   ^^^^^   ^^^^^  ^^^^^^^^^^^  ^^^^^^^^^^^^^^^^^^^^^^
 *   number  title  activity     activity
 */

import { findActivityType } from '../../annotators/activity-type.ts';
import { stated } from '../../model/field.ts';
import type { DayDraft } from '../../model/itinerary-draft.ts';
import { type Passage, spanOf } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { ItineraryFormat } from '../format.ts';
import { isSameDay, joinSameDates } from '../reading/around-days/same-dates.ts';
import { readDayContent } from '../reading/day-content/day-content.ts';
import type { DayLines } from '../reading/day-content/day-lines.ts';
import { NO_STYLE } from '../reading/day-content/day-style.ts';
import { inlinePeriod, namesPartOfDay } from '../reading/day-content/period-line.ts';
import type { DayHeading } from '../reading/day-headings/day-heading-types.ts';
import { type NamedDayLine, namesBeforeStop } from '../reading/day-headings/name-before-stop.ts';
import { readShipCalls, withCalls } from '../reading/day-tables/ship-calls.ts';
import { type DocumentLine, type SourceDocument, withText } from '../reading/document.ts';
import { readActivity } from '../reading/entries/activity.ts';
import { isBookedHouse } from '../reading/entries/booked-house.ts';
import { tellsNights } from '../reading/entries/town-stay.ts';
import { type HourHabit, hourHabitOf } from '../reading/hours/spoken-hour.ts';
import { isToldAtLength } from '../reading/sentences.ts';
import { readOneLineDay, readPlan, splitsUp } from '../reading/told-days/one-line-day.ts';
import { splitParts } from '../reading/told-days/parts-in-line.ts';

export const dayLinesFormat: ItineraryFormat = {
  id: 'day-lines',
  most: 0.95,
  detect({ document, outline }) {
    // Each message of a thread adds to its day.
    if (!outline || outline.days.length < 2 || document.isThread) return 0;
    const empty = outline.days.filter((day) => (day.isLast ? entriesOf(day) : day.content).length === 0).length;
    return empty >= outline.days.length * 0.7 &&
      (outline.days.some(({ heading }) => heading.title !== null && splitsUp(heading.title)) ||
        outline.days.some(({ heading }, i) => isRepeated(heading, outline.days[i + 1]?.heading)))
      ? 0.95
      : 0;
  },
  read({ document, outline }) {
    const days = outline?.days ?? [];
    // What commas part in one day of many are entries, however long they are.
    const areTold = days.filter(isTold).length * 2 > days.length;
    const names = namesBeforeStop(days);
    const read = (day: DayLines): DayDraft =>
      areTold && isTold(day) ? readTold(day, document) : readDay(day, document);
    return {
      days: joinSameDates(
        withPlans(
          days,
          days.map((day, i) => {
            const named = names[i] ?? null;
            return named === null ? read(day) : readBehindName(day, named, read);
          }),
          document,
        ),
        true,
      ),
      headEnd: outline?.firstLine ?? 0,
      dayLines: new Set(days.flatMap((day) => [...linesOfHeading(day), ...entriesOf(day).map((line) => line.index)])),
    };
  },
};

const linesOfHeading = ({ heading: { line, lastLine = line } }: DayLines): number[] =>
  Array.from({ length: lastLine - line + 1 }, (_, i) => line + i);

/** What stands below the one line of a day and is an entry by its look; under the last day it may be closing words. */
const entriesOf = (day: DayLines): DocumentLine[] =>
  day.content.filter((line) => line.bullet !== null || line.startsWithTime || (!day.isLast && !line.afterBlank));

function readDay(day: DayLines, document: SourceDocument): DayDraft {
  const { heading } = day;
  const line = document.lines[heading.line];
  const calls = heading.title === null ? null : readShipCalls(heading.title);
  const lines = entriesOf(day);
  const isPlan = heading.isPlan === true && lines.length === 0;
  const told = line === undefined || heading.title === null ? null : withText(line, heading.title);
  if (told !== null && isBookedHouse(told.passage)) {
    const { blocks } = readBelow([told, ...lines], null, day, document);
    return { ...heading, title: null, blocks };
  }
  if (told !== null && namesPartOfDay(told) && inlinePeriod(told) !== null) {
    const { blocks } = readBelow(lines, null, day, document);
    return { ...heading, title: null, blocks: [...readParts(told, hourHabitOf(document)), ...blocks] };
  }
  const { title, activities } = isPlan
    ? readPlan(heading.title, line, hourHabitOf(document))
    : readOneLineDay(heading.title, line, hourHabitOf(document));
  const below = readBelow(lines, heading.title, day, document);
  if (calls !== null) return { ...heading, title, blocks: withCalls(below.blocks, calls) };
  return { ...heading, title, blocks: [{ period: null, emoji: null, activities }, ...below.blocks] };
}

/** `Morning: tower, tiles | Evening: dinner` behind the day: what is done in each part. */
function readParts(told: DocumentLine, habit: HourHabit): DayDraft['blocks'] {
  const parts = splitParts(told);
  return (parts.length > 0 ? parts : [told.passage]).flatMap((part) => {
    const named = inlinePeriod(withText(told, part));
    if (named === null) return [];
    const { activities } = readPlan(named.rest, told, habit);
    const [first, ...others] = activities;
    const timed =
      first !== undefined && named.time !== null
        ? [{ ...first, time: first.time ?? named.time }, ...others]
        : activities;
    return [{ period: stated(named.name.text, [spanOf(named.name)]), emoji: null, activities: timed }];
  });
}

const readBelow = (
  lines: readonly DocumentLine[],
  heading: Passage | null,
  { isLast }: DayLines,
  { dateOrder }: SourceDocument,
) => readDayContent(lines, { order: dateOrder, isUntitled: false, heading, isLast, style: NO_STYLE });

/** `Oslo. Free day.`: what stands behind the name is done, also where it would name the day by itself. */
function readBehindName(day: DayLines, { name, rest }: NamedDayLine, read: (day: DayLines) => DayDraft): DayDraft {
  const told = read({ ...day, heading: { ...day.heading, title: rest } });
  const title = stated(name.text, [spanOf(name)]);
  if (told.title === null) return { ...told, title };
  const only = readActivity(rest, { links: [], isProse: true });
  const [first, ...others] = told.blocks;
  const activities = [...(only === null ? [] : [only]), ...(first?.activities ?? [])];
  return { ...told, title, blocks: [{ period: null, emoji: null, ...first, activities }, ...others] };
}

/** Two lines in a row that tell something of the same day. */
const isRepeated = (heading: DayHeading, next: DayHeading | undefined): boolean =>
  heading.title !== null && next !== undefined && next.title !== null && isSameDay(heading, next);

/** `Nov 8 (Mon) Nara day trip.` where the other days hold what is done and have no name: the one thing of its day. */
function withPlans(
  days: readonly DayLines[],
  read: readonly DayDraft[],
  document: SourceDocument,
): readonly DayDraft[] {
  const holds = (draft: DayDraft): boolean => draft.blocks.some(({ activities }) => activities.length > 0);
  const plans = read.filter((draft) => draft.title === null && holds(draft)).length;
  const areMost = plans >= LEAST_PLANS && plans * 2 > read.length;
  return read.map((draft, i) => {
    const heading = days[i]?.heading;
    // `13 Feb walking tour` over `13 Feb dinner`: two lines of one day name it no more than one.
    const isShared = [read[i - 1], read[i + 1]].some((other) => other !== undefined && isSameDay(other, draft));
    if (!(areMost || isShared) || !heading?.title || draft.title === null || holds(draft)) return draft;
    if (!isShared && findActivityType(foldText(heading.title.text)) === null && !tellsNights(heading.title))
      return draft;
    const { title, activities } = readPlan(heading.title, document.lines[heading.line], hourHabitOf(document));
    return { ...draft, title, blocks: [{ period: null, emoji: null, activities }] };
  });
}
const LEAST_PLANS = 2;

const isTold = ({ heading: { title } }: DayLines): boolean => title !== null && isToldAtLength(title);

/** A paragraph behind the day's number and date: sentence by sentence, and no name of the day. */
function readTold(day: DayLines, document: SourceDocument): DayDraft {
  const { line, title } = day.heading;
  const told = withText(document.lines[line] as DocumentLine, title as Passage);
  const { blocks, distance } = readDayContent([told, ...entriesOf(day)], {
    order: document.dateOrder,
    isUntitled: false,
    heading: null,
    isLast: day.isLast,
    style: NO_STYLE,
  });
  return { ...day.heading, title: null, distance: distance ?? day.heading.distance, blocks };
}
