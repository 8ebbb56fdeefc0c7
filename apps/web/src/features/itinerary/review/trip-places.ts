/** Where days, parts of days and activities go when they are moved a step: within their list, else into the one before or after. */
import type { WireDay } from '@waypage/contract';
import type { Place } from '../../review/review-document.ts';

export interface ActivityAddress {
  readonly day: number;
  readonly block: number;
  readonly activity: number;
}

type Step = -1 | 1;

export const DAYS = '/days';
export const partsOf = (day: number) => `${DAYS}/${day}/timeBlocks`;
export const activitiesOf = (day: number, block: number) => `${partsOf(day)}/${block}/activities`;

/** Null where there is nowhere to go. */
export function neighbourDay(days: readonly WireDay[], day: number, step: Step): Place | null {
  const index = day + step;
  return index < 0 || index >= days.length ? null : { list: DAYS, index };
}

/** A part goes past its neighbour, and from the edge of its day into the next day. */
export function neighbourPart(days: readonly WireDay[], day: number, block: number, step: Step): Place | null {
  const within = block + step;
  if (within >= 0 && within < (days[day]?.timeBlocks.length ?? 0)) return { list: partsOf(day), index: within };
  return partInNextDay(days, day, step);
}

/** Into the day before (at its end) or after (at its beginning). */
export function partInNextDay(days: readonly WireDay[], day: number, step: Step): Place | null {
  const next = days[day + step];
  return next ? { list: partsOf(day + step), index: step === 1 ? 0 : next.timeBlocks.length } : null;
}

/** An activity goes past its neighbour, and from the edge of its part into the next part. */
export function neighbourActivity(days: readonly WireDay[], at: ActivityAddress, step: Step): Place | null {
  const within = at.activity + step;
  const count = days[at.day]?.timeBlocks[at.block]?.activities.length ?? 0;
  if (within >= 0 && within < count) return { list: activitiesOf(at.day, at.block), index: within };
  return activityInNextPart(days, at, step);
}

export function activityInNextPart(days: readonly WireDay[], at: ActivityAddress, step: Step): Place | null {
  const blocks = days.flatMap((day, dayIndex) =>
    day.timeBlocks.map((block, blockIndex) => ({ dayIndex, blockIndex, block })),
  );
  const here = blocks.findIndex(({ dayIndex, blockIndex }) => dayIndex === at.day && blockIndex === at.block);
  const next = blocks[here + step];
  if (here < 0 || !next) return null;
  return { list: activitiesOf(next.dayIndex, next.blockIndex), index: step === 1 ? 0 : next.block.activities.length };
}
