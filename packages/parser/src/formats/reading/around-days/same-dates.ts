/** I-485: what is told in several places right behind one another of one date is one day. */
import { stated } from '../../../model/field.ts';
import type { DayDraft } from '../../../model/itinerary-draft.ts';

/**
 * Two in a row of one date, of which one has no name. Of lines one may tell a stay (`11 Feb  bus` over `11-13 Feb  Puno 2 nights`); as a heading it
 * has days of its own.
 */
export function joinSameDates(days: readonly DayDraft[], areLines: boolean): readonly DayDraft[] {
  const joined: DayDraft[] = [];
  for (const day of days) {
    const before = joined.at(-1);
    const isStay = !areLines && (before?.lastDate !== null || day.lastDate !== null);
    if (before === undefined || isStay || !isSameDate(before, day)) {
      joined.push(day);
      continue;
    }
    const [first, ...others] = day.blocks;
    const last = before.blocks.at(-1);
    const areOpen = first !== undefined && last !== undefined && first.period === null && last.period === null;
    const blocks = areOpen
      ? [...before.blocks.slice(0, -1), { ...last, activities: [...last.activities, ...first.activities] }, ...others]
      : [...before.blocks, ...day.blocks];
    const date = before.date && stated(before.date.value, [...before.date.spans, ...(day.date?.spans ?? [])]);
    joined[joined.length - 1] = { ...before, date, title: before.title ?? day.title, blocks };
  }
  return joined;
}

const isSameDate = (before: DayDraft, day: DayDraft): boolean =>
  (before.title === null || day.title === null) && isSameDay(before, day);

type Dated = Pick<DayDraft, 'date' | 'number'>;

export function isSameDay(before: Dated, { date, number }: Dated): boolean {
  const [one, other] = [before.date?.value, date?.value];
  if (!one || !other || before.number !== null || number !== null) return false;
  return one.day === other.day && one.month === other.month && one.year === other.year;
}
