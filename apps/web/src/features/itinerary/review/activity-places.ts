/** Where an activity goes when it is moved one step up or down: within its part of the day, else into the part before or after. */
import type { WireDay } from '@waypage/contract';
import type { Place } from '../../review/review-document.ts';

export interface ActivityAddress {
  readonly day: number;
  readonly block: number;
  readonly activity: number;
}

export const activitiesOf = (day: number, block: number) => `/days/${day}/timeBlocks/${block}/activities`;

/** Null where there is nowhere to go. */
export function neighbourPlace(days: readonly WireDay[], at: ActivityAddress, step: -1 | 1): Place | null {
  const within = at.activity + step;
  const count = days[at.day]?.timeBlocks[at.block]?.activities.length ?? 0;
  if (within >= 0 && within < count) return { list: activitiesOf(at.day, at.block), index: within };
  const blocks = days.flatMap((day, dayIndex) =>
    day.timeBlocks.map((block, blockIndex) => ({ dayIndex, blockIndex, block })),
  );
  const here = blocks.findIndex(({ dayIndex, blockIndex }) => dayIndex === at.day && blockIndex === at.block);
  const next = blocks[here + step];
  if (here < 0 || !next) return null;
  return { list: activitiesOf(next.dayIndex, next.blockIndex), index: step === 1 ? 0 : next.block.activities.length };
}
