/** Days told in two places of the text, in their order: what is told of one day comes together. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { derived, type Field } from '../../../model/field.ts';
import { type ActivityDraft, type BlockDraft, type DayDraft, NO_FACTS } from '../../../model/itinerary-draft.ts';
import { daysWithinTrip } from '../../../model/partial-date.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

/** `told` by a table, `own` by headings or another table; all have their dates, or all their numbers. */
export function joinDays(own: readonly DayDraft[], told: readonly DayDraft[]): DayDraft[] {
  const isDated = [...own, ...told].every(({ date }) => date !== null);
  const start = told[0]?.date?.value;
  const order = ({ date, number }: DayDraft): number =>
    (isDated ? start && date && daysWithinTrip(start, date.value) : number?.value) ?? 0;
  const days = [...own];
  for (const day of told) {
    const same = days.findIndex((other) => order(other) === order(day));
    if (same >= 0) days[same] = joinDay(days[same] as DayDraft, day);
    else {
      const next = days.findIndex((other) => order(other) > order(day));
      const at = next < 0 ? days.length : next;
      // A table may count its own days from one.
      const number = isDated ? null : day.number;
      days.splice(at, 0, { ...day, number: number ?? numberBehind(days[at - 1], order(day), order) });
    }
  }
  return days;
}

/** Behind `Day 2` the dates count on. */
function numberBehind(before: DayDraft | undefined, at: number, order: (day: DayDraft) => number): DayDraft['number'] {
  if (!before?.number) return null;
  return derived(before.number.value + at - order(before), []);
}

function joinDay(headed: DayDraft, told: DayDraft): DayDraft {
  const calls = told.blocks.flatMap(({ activities }) => activities);
  const isEmpty = headed.blocks.every(({ activities }) => activities.length === 0);
  const done = isEmpty && headed.title !== null ? doneOn(headed.title) : null;
  const blocks = done === null ? headed.blocks : [{ period: null, emoji: null, activities: [done] }];
  const title = done === null ? (headed.title ?? told.title) : told.title;
  return { ...told, ...headed, title, blocks: calls.reduce(withCall, blocks) };
}

/** `Sat 8 May - Transfer to the airport`: all that is told of the day beside its port is what is done. */
function doneOn(title: Field<string>): ActivityDraft | null {
  const type = findActivityType(foldText(title.value))?.type;
  if (type === undefined) return null;
  return { ...NO_FACTS, title, type: derived(type, title.spans) };
}

/** By its hour; what has none on the day of an arrival comes behind it, on the day of the departure before. */
export function withCall(blocks: readonly BlockDraft[], call: ActivityDraft): readonly BlockDraft[] {
  const start = call.time?.value.start.minutes ?? 0;
  const all = blocks.flatMap(({ activities }) => activities);
  const isLate = start >= NOON && call.time?.value.end === null;
  const after = all.findLastIndex(({ time }) => (time?.value.start.minutes ?? start + 1) <= start);
  const later = all.findIndex(({ time }) => (time?.value.start.minutes ?? -1) > start);
  const at = !isLate ? after + 1 : later < 0 ? all.length : later;
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
