/**
 * `10-12 pottery workshop` in a plan that tells other hours is a time by itself, in the daytime and behind the entry before it.
 *
 * `9:30 coffee`, `11 check out`, `1:40pm flight`: between two times an hour without minutes that heads its entry is a time, where it lies
 * between them. What is counted (`2 hours`, `4 beers`) is none.
 */
import { findBareHour, findBareHours } from '../annotators/bare-hour.ts';
import type { TimeSpan } from '../model/clock-time.ts';
import { type Field, pieceOf, spansOfPiece, stated } from '../model/field.ts';
import type { ActivityDraft, BlockDraft, ItineraryDraft } from '../model/itinerary-draft.ts';
import { isDigit } from '../text/character-class.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryRefiner } from './refiner.ts';

export const refineBareHours: ItineraryRefiner = (draft) =>
  hasBareHour(draft)
    ? { ...draft, days: draft.days.map((day) => ({ ...day, blocks: day.blocks.map(refineBlock) })) }
    : draft;

const hasBareHour = (draft: ItineraryDraft): boolean =>
  draft.days.some((day) => day.blocks.some((block) => block.activities.some(mayHaveHour))) &&
  draft.days.some((day) => day.blocks.some((block) => block.activities.some(({ time }) => time !== null)));

const mayHaveHour = ({ time, title }: ActivityDraft): boolean => time === null && isDigit(title.value.charCodeAt(0));

function refineBlock(block: BlockDraft): BlockDraft {
  return {
    ...block,
    activities: block.activities.map((activity, i) => {
      const [before, after] = [block.activities[i - 1]?.time, block.activities[i + 1]?.time];
      if (!mayHaveHour(activity)) return activity;
      const timed = withHours(activity, before?.value ?? null, after?.value ?? null);
      return timed ?? (before && after ? withHour(activity, before.value, after.value) : activity);
    }),
  };
}

function withHour(activity: ActivityDraft, before: TimeSpan, after: TimeSpan): ActivityDraft {
  const { title } = activity;
  const bare = findBareHour(foldText(title.value));
  if (bare === null || title.spans.length !== 1) return activity;
  const isBetween = (minutes: number): boolean => before.start.minutes < minutes && minutes < after.start.minutes;
  const minutes = [bare.hour * 60, bare.hour * 60 + 720].find(isBetween);
  if (minutes === undefined) return activity;
  const time: Field<TimeSpan> = stated(
    { start: { minutes, certain: minutes >= 780 }, end: null },
    spansOfPiece(title, 0, bare.to),
  );
  return { ...activity, time, title: pieceOf(title, bare.to + 1) };
}

const HALF_DAY = 720;
const EARLIEST = 7 * 60;
const LATEST = 21 * 60;
const LONGEST = 8 * 60;

/** Null where the entry begins with no such hours, or they fit nowhere. */
function withHours(activity: ActivityDraft, before: TimeSpan | null, after: TimeSpan | null): ActivityDraft | null {
  const { title } = activity;
  const bare = title.spans.length === 1 ? findBareHours(foldText(title.value)) : null;
  if (bare === null) return null;
  const fits = (start: number): boolean =>
    start >= Math.max(EARLIEST, before?.start.minutes ?? 0) &&
    start <= Math.min(LATEST, after?.start.minutes ?? LATEST);
  const start = [bare.first * 60, bare.first * 60 + HALF_DAY].find(fits);
  if (start === undefined) return null;
  const length = (((bare.last - bare.first) * 60 - 1 + HALF_DAY) % HALF_DAY) + 1;
  if (length > LONGEST) return null;
  const at = (minutes: number) => ({ minutes: minutes % (2 * HALF_DAY), certain: minutes >= 780 });
  const time = stated({ start: at(start), end: at(start + length) }, spansOfPiece(title, 0, bare.to));
  return { ...activity, time, title: pieceOf(title, bare.to + 1) };
}
