/**
 * `time-backwards`: an activity starts before the one above it. `activity-overlap`: two stated ranges of one day run into each other. After
 * midnight the clock may start again, a range inside another is its part, and the blocks of several options stand side by side.
 */
import { findLeadingOption } from '../annotators/option.ts';
import type { WarningCode } from '../model/answer.ts';
import { formatClockTime, formatTimeSpan, type TimeSpan } from '../model/clock-time.ts';
import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import type { DayDraft } from '../model/itinerary-draft.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryValidator } from './validator.ts';

interface Timed {
  readonly title: string;
  readonly time: Field<TimeSpan>;
  readonly block: number;
  readonly activity: number;
  /** The option that it belongs to; null outside of options. */
  readonly option: number | null;
}

const EVENING = 17 * 60;
const SMALL_HOURS = 5 * 60;

export const validateTimes: ItineraryValidator = (draft) => {
  const issues: Issue[] = [];
  for (const [d, day] of draft.days.entries()) {
    const timed = timedActivities(day);
    findBackwards(timed, d, issues);
    findOverlaps(timed, d, issues);
  }
  return issues;
};

function timedActivities(day: DayDraft): Timed[] {
  const timed: Timed[] = [];
  for (const [block, { activities, period }] of day.blocks.entries()) {
    const option = period !== null && findLeadingOption(foldText(period.value)) !== null ? block : null;
    for (const [activity, { title, time }] of activities.entries())
      if (time !== null) timed.push({ title: title.value, time, block, activity, option });
  }
  return timed;
}

/** Of two options only one takes place. */
const areApart = (a: Timed, b: Timed): boolean => a.option !== null && b.option !== null && a.option !== b.option;

function findBackwards(timed: readonly Timed[], day: number, issues: Issue[]): void {
  for (let i = 1; i < timed.length; i++) {
    const [before, after] = [timed[i - 1] as Timed, timed[i] as Timed];
    const [a, b] = [before.time.value.start, after.time.value.start];
    const isPastMidnight = a.minutes >= EVENING && b.minutes < SMALL_HOURS;
    if (b.minutes >= a.minutes || isPastMidnight || areApart(before, after)) continue;
    const message = `'${short(after.title)}' at ${formatClockTime(b)} stands after '${short(before.title)}' at ${formatClockTime(a)}.`;
    issues.push(issueOf('time-backwards', message, before, after, day));
  }
}

function findOverlaps(timed: readonly Timed[], day: number, issues: Issue[]): void {
  let before: Timed | null = null;
  for (const after of timed) {
    const { start, end } = after.time.value;
    if (end === null || end.minutes <= start.minutes) continue;
    if (before !== null) {
      const endBefore = before.time.value.end?.minutes ?? 0;
      const isInside = end.minutes <= endBefore;
      if (
        start.minutes < endBefore &&
        !isInside &&
        start.minutes >= before.time.value.start.minutes &&
        !areApart(before, after)
      ) {
        const message = `'${short(before.title)}' (${formatTimeSpan(before.time.value)}) and '${short(after.title)}' (${formatTimeSpan(after.time.value)}) overlap.`;
        issues.push(issueOf('activity-overlap', message, before, after, day));
      }
    }
    before = after;
  }
}

function issueOf(code: WarningCode, message: string, before: Timed, after: Timed, day: number): Issue {
  const pointerOf = ({ block, activity }: Timed): string =>
    `/days/${day}/timeBlocks/${block}/activities/${activity}/time`;
  return {
    code,
    severity: 'warning',
    message,
    pointers: [pointerOf(before), pointerOf(after)],
    spans: [...before.time.spans, ...after.time.spans],
  };
}

const short = (title: string): string => (title.length > 60 ? `${title.slice(0, 57)}...` : title);
