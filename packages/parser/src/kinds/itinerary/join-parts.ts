/** The days that a table tells of a part of the trip, among those that have headings: in the order of the days, what is of one day together. */
import { readTableDays } from '../../formats/day-table/grammar.ts';
import type { DaysReading, FormatInput } from '../../formats/format.ts';
import { dayOfYear, within } from '../../formats/reading/trip-part.ts';
import { derived } from '../../model/field.ts';
import type { ActivityDraft, BlockDraft, DayDraft } from '../../model/itinerary-draft.ts';

export function joinParts(reading: DaysReading, { document, outline }: FormatInput): DaysReading {
  const parts = (outline?.parts ?? []).map((table) => readTableDays(table, document));
  if (parts.length === 0) return reading;
  const told = parts.flatMap(({ days }) => days);
  const isDated = [...reading.days, ...told].every(({ date }) => date !== null);
  const first = orderOf(told[0], isDated);
  const order = (day: DayDraft): number => within(orderOf(day, isDated), first);
  const days = [...reading.days];
  for (const day of told) {
    const same = days.findIndex((other) => order(other) === order(day));
    if (same >= 0) days[same] = joinDays(days[same] as DayDraft, day);
    else {
      const next = days.findIndex((other) => order(other) > order(day));
      const at = next < 0 ? days.length : next;
      days.splice(at, 0, { ...day, number: day.number ?? numberBehind(days[at - 1], order(day), order) });
    }
  }
  return {
    days,
    headEnd: Math.min(reading.headEnd, ...parts.map(({ headEnd }) => headEnd)),
    dayLines: new Set([reading, ...parts].flatMap(({ dayLines }) => [...dayLines])),
  };
}

/** Behind `Day 2` the dates count on. */
function numberBehind(before: DayDraft | undefined, at: number, order: (day: DayDraft) => number): DayDraft['number'] {
  if (!before?.number) return null;
  return derived(before.number.value + at - order(before), []);
}

const orderOf = (day: DayDraft | undefined, isDated: boolean): number =>
  (isDated ? day?.date && dayOfYear(day.date.value) : day?.number?.value) ?? 0;

function joinDays(headed: DayDraft, told: DayDraft): DayDraft {
  const calls = told.blocks.flatMap(({ activities }) => activities);
  return { ...told, ...headed, title: headed.title ?? told.title, blocks: calls.reduce(withCall, headed.blocks) };
}

/** By its hour; what has none on the day of an arrival comes behind it, on the day of the departure before. */
function withCall(blocks: readonly BlockDraft[], call: ActivityDraft): readonly BlockDraft[] {
  const start = call.time?.value.start.minutes ?? 0;
  const all = blocks.flatMap(({ activities }) => activities);
  const isLate = start >= NOON && call.time?.value.end === null;
  const after = all.findLastIndex(({ time }) => (time?.value.start.minutes ?? start + 1) <= start);
  const later = all.findIndex(({ time }) => (time?.value.start.minutes ?? -1) > start);
  const at = later >= 0 && !isLate ? Math.max(after + 1, 0) : isLate ? (later < 0 ? all.length : later) : after + 1;
  let from = 0;
  for (const [i, block] of blocks.entries()) {
    const to = from + block.activities.length;
    if (at <= to && (at < to || i === blocks.length - 1 || block.period === null))
      return blocks.with(i, { ...block, activities: block.activities.toSpliced(at - from, 0, call) });
    from = to;
  }
  return [...blocks, { period: null, emoji: null, activities: [call] }];
}
const NOON = 720;
