/**
 * `7:30` under 'Evening' is half past seven at night: a time without am or pm follows its part of the day, in texts that do not count to
 * 24. An assumption.
 */
import { halfOfDay } from '../annotators/period.ts';
import type { Assumption } from '../model/answer.ts';
import { type ClockTime, formatTimeSpan, type TimeSpan } from '../model/clock-time.ts';
import type { ActivityDraft, BlockDraft, ItineraryDraft } from '../model/itinerary-draft.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryRefiner } from './refiner.ts';

const NOON = 720;
const LATEST_MOVED = 11 * 60 + 59;

export const refineTimesByPeriod: ItineraryRefiner = (draft) => {
  if (!hasOpenTime(draft) || countsTo24(draft)) return draft;
  const assumptions: Assumption[] = [];
  const days = draft.days.map((day, d) => ({
    ...day,
    blocks: day.blocks.map((block, b) => refineBlock(block, `/days/${d}/timeBlocks/${b}/activities`, assumptions)),
  }));
  return assumptions.length === 0 ? draft : { ...draft, days, assumptions: [...draft.assumptions, ...assumptions] };
};

/** Is there a time without am or pm under a part of the day? */
const hasOpenTime = (draft: ItineraryDraft): boolean =>
  draft.days.some((day) =>
    day.blocks.some(
      (block) =>
        block.period !== null && block.activities.some(({ time }) => time !== null && isOpen(time.value.start)),
    ),
  );

function countsTo24(draft: ItineraryDraft): boolean {
  let hasAfternoon = false;
  let hasUncertain = false;
  for (const day of draft.days)
    for (const block of day.blocks) {
      for (const { time } of block.activities) {
        if (time === null) continue;
        const { certain, minutes } = time.value.start;
        if (!certain) hasUncertain = true;
        else if (minutes >= 13 * 60) hasAfternoon = true;
      }
    }
  return hasAfternoon && hasUncertain;
}

function refineBlock(block: BlockDraft, pointer: string, assumptions: Assumption[]): BlockDraft {
  if (block.period === null || halfOfDay(foldText(block.period.value)) !== 'late') return block;
  return {
    ...block,
    activities: block.activities.map((activity, i): ActivityDraft => {
      const { time } = activity;
      if (time === null || !isOpen(time.value.start)) return activity;
      const value: TimeSpan = {
        start: later(time.value.start),
        end: time.value.end === null ? null : later(time.value.end),
      };
      assumptions.push({
        pointer: `${pointer}/${i}/time`,
        kind: 'am-pm',
        chosen: formatTimeSpan(value),
        alternatives: [formatTimeSpan(time.value)],
      });
      return { ...activity, time: { ...time, value } };
    }),
  };
}

const isOpen = (time: ClockTime): boolean => !time.certain && time.minutes <= LATEST_MOVED;
const later = (time: ClockTime): ClockTime => (isOpen(time) ? { minutes: time.minutes + NOON, certain: false } : time);
