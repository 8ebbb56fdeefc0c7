/**
 * `time-backwards`: an activity starts before the one above it. `activity-overlap`: two stated ranges of one day run into each other. After
 * midnight the clock may start again, a range inside another is its part, and the blocks of several options stand side by side.
 */
import { findLeadingOption } from '../annotators/option.ts';
import { formatClockTime, formatTimeSpan, type TimeSpan } from '../model/clock-time.ts';
import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import type { DayDraft } from '../model/itinerary-draft.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryValidator } from './validator.ts';

interface Timed {
  readonly title: string;
  readonly time: Field<TimeSpan>;
  readonly pointer: string;
  /** The option that it belongs to; null outside of options. */
  readonly option: number | null;
}

const EVENING = 17 * 60;
const SMALL_HOURS = 5 * 60;

export const validateTimes: ItineraryValidator = (draft) =>
  draft.days.flatMap((day, d) => {
    const timed = timedActivities(day, d);
    return [...backwards(timed), ...overlaps(timed)];
  });

function timedActivities(day: DayDraft, d: number): Timed[] {
  return day.blocks.flatMap((block, b) => {
    const option = block.period !== null && findLeadingOption(foldText(block.period.value)) !== null ? b : null;
    return block.activities.flatMap((activity, a) =>
      activity.time
        ? [
            {
              title: activity.title.value,
              time: activity.time,
              pointer: `/days/${d}/timeBlocks/${b}/activities/${a}/time`,
              option,
            },
          ]
        : [],
    );
  });
}

/** Of two options only one takes place. */
const areApart = (a: Timed, b: Timed): boolean => a.option !== null && b.option !== null && a.option !== b.option;

function backwards(timed: readonly Timed[]): Issue[] {
  return timed.slice(1).flatMap((after, k): Issue[] => {
    const before = timed[k] as Timed;
    const [a, b] = [before.time.value.start, after.time.value.start];
    const isPastMidnight = a.minutes >= EVENING && b.minutes < SMALL_HOURS;
    if (b.minutes >= a.minutes || isPastMidnight || areApart(before, after)) return [];
    const message = `'${short(after.title)}' at ${formatClockTime(b)} stands after '${short(before.title)}' at ${formatClockTime(a)}.`;
    return [
      {
        code: 'time-backwards',
        severity: 'warning',
        message,
        pointers: [before.pointer, after.pointer],
        spans: [...before.time.spans, ...after.time.spans],
      },
    ];
  });
}

function overlaps(timed: readonly Timed[]): Issue[] {
  const ranges = timed.filter(
    (t) => t.time.value.end !== null && t.time.value.end.minutes > t.time.value.start.minutes,
  );
  return ranges.slice(1).flatMap((after, k): Issue[] => {
    const before = ranges[k] as Timed;
    const end = before.time.value.end?.minutes ?? 0;
    const isInside = (after.time.value.end?.minutes ?? 0) <= end;
    const starts = after.time.value.start.minutes;
    if (starts >= end || isInside || starts < before.time.value.start.minutes || areApart(before, after)) return [];
    const message = `'${short(before.title)}' (${formatTimeSpan(before.time.value)}) and '${short(after.title)}' (${formatTimeSpan(after.time.value)}) overlap.`;
    return [
      {
        code: 'activity-overlap',
        severity: 'warning',
        message,
        pointers: [before.pointer, after.pointer],
        spans: [...before.time.spans, ...after.time.spans],
      },
    ];
  });
}

const short = (title: string): string => (title.length > 60 ? `${title.slice(0, 57)}...` : title);
