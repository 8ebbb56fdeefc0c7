/** Headings and the lines under them to days. */
import { stated } from '../../model/field.ts';
import type { ActivityDraft, DayDraft } from '../../model/itinerary-draft.ts';
import { spanOf } from '../../text/passage.ts';
import type { DaysReading, FormatInput } from '../format.ts';
import { readDayContent } from '../reading/day-content.ts';
import type { DayLines } from '../reading/day-lines.ts';
import type { DayStyle } from '../reading/day-style.ts';
import type { SourceDocument } from '../reading/document.ts';
import { readOneLineDay, readPlan, tellsEntries, tellsHours } from '../reading/one-line-day.ts';
import { readBareCalls, readShipCalls, withCalls } from '../reading/ship-calls.ts';
import { hourHabitOf } from '../reading/spoken-hour.ts';
import { inOrderOfHours, splitAtPrice } from '../reading/thread-day.ts';

export function readSectionDays({ document, outline }: FormatInput): DaysReading {
  if (!outline) return { days: [], headEnd: document.lines.length, dayLines: new Set() };
  return {
    days: outline.days.map((day) => readDay(day, document, outline.style)),
    headEnd: outline.firstLine,
    dayLines: new Set(outline.days.flatMap((day) => [day.heading.line, ...day.content.map((line) => line.index)])),
  };
}

function readDay(day: DayLines, document: SourceDocument, style: DayStyle): DayDraft {
  const { title } = day.heading;
  const calls = title === null ? null : (readShipCalls(title) ?? readBareCalls(title));
  if (calls === null) return readNamedDay(day, document, style);
  const named = readNamedDay({ ...day, heading: { ...day.heading, title: calls.port } }, document, style);
  return { ...named, blocks: withCalls(named.blocks, calls) };
}

function readNamedDay({ heading, content, isLast }: DayLines, document: SourceDocument, style: DayStyle): DayDraft {
  const own = document.lines[heading.line];
  const isName = own === undefined || own.heading > 0 || own.isBold;
  const alone =
    heading.title !== null &&
    (content.length === 0 ? tellsEntries(heading.title) : !isName && tellsHours(heading.title));
  const isPlan =
    heading.isPlan === true &&
    (document.isThread || content.every((below) => isLast && below.bullet === null && !below.startsWithTime));
  const line = isPlan
    ? readPlan(heading.title, own, hourHabitOf(document))
    : alone
      ? readOneLineDay(heading.title, own, hourHabitOf(document))
      : null;
  const lines = document.isThread ? content.flatMap((below) => splitAtPrice(below).plan ?? []) : content;
  const inside = readDayContent(lines, {
    order: document.dateOrder,
    isUntitled: heading.title === null,
    heading: heading.title,
    isLast,
    style,
  });
  const blocks = line ? withFirst(line.activities, inside.blocks) : inside.blocks;
  return {
    number: heading.number,
    lastNumber: heading.lastNumber,
    title: line ? line.title : heading.title ? stated(heading.title.text, [spanOf(heading.title)]) : inside.title,
    date: heading.date ?? inside.date,
    lastDate: heading.lastDate,
    weekday: heading.weekday ?? inside.weekday,
    distance: inside.distance ?? heading.distance,
    blocks: document.isThread ? inOrderOfHours(blocks) : blocks,
  };
}

/** What the heading tells comes first, among what stands under no part of the day. */
function withFirst(told: readonly ActivityDraft[], [first, ...others]: DayDraft['blocks']): DayDraft['blocks'] {
  const isOpen = first !== undefined && first.period === null && first.emoji === null;
  if (isOpen) return [{ ...first, activities: [...told, ...first.activities] }, ...others];
  const opening = { period: null, emoji: null, activities: told };
  return first === undefined ? [opening] : [opening, first, ...others];
}
