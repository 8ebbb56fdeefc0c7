/**
 * I-517: an entry that ends in the date of another day of the plan and the hour is done on that day, wherever it is told:
 *
 *   Sat 12 June   Check-in from 15:00. Coach to the pier Sun 13 June at 12:15
 *                                                        ^^^^^^^^^^^
 */
import { findDates } from '../annotators/date.ts';
import { pieceOf } from '../model/field.ts';
import type { ActivityDraft, BlockDraft, DayDraft, ItineraryDraft } from '../model/itinerary-draft.ts';
import type { PartialDate } from '../model/partial-date.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryRefiner } from './refiner.ts';

const MAX_TITLE = 120;
const LEAST_NAME = 4;

export const refineDayOfEntries: ItineraryRefiner = (draft) => {
  let { days } = draft;
  for (const [from, day] of draft.days.entries())
    for (const { activities } of day.blocks)
      for (const activity of activities) {
        const named = readDay(activity, day, draft);
        if (named !== null) days = moved(days, from, activity, named);
      }
  return days === draft.days ? draft : { ...draft, days };
};

interface NamedDay {
  readonly at: number;
  /** Where its name ends, and the words before the date. */
  readonly nameTo: number;
}

function readDay({ title, time }: ActivityDraft, day: DayDraft, { days }: ItineraryDraft): NamedDay | null {
  if (
    time === null ||
    time.value.end !== null ||
    day.date === null ||
    title.value.length > MAX_TITLE ||
    !/\d/.test(title.value)
  )
    return null;
  const folded = foldText(title.value);
  // A month in words: figures alone may be an hour or a price.
  const mention = findDates(folded, 'day-first').at(-1);
  if (mention === undefined || mention.end !== null || !/[a-z]{3}/.test(folded.slice(mention.from, mention.to)))
    return null;
  const before = folded.slice(0, mention.from);
  const lead = LEAD.exec(before)?.[0].length ?? 0;
  if (folded.slice(mention.to).trim() !== '' || before.length - lead < LEAST_NAME || TELLS_OTHER.test(before))
    return null;
  if (isSame(day.date.value, mention.date)) return null;
  const at = days.findIndex(
    ({ date, lastDate }) => date !== null && lastDate === null && isSame(date.value, mention.date),
  );
  return at < 0 ? null : { at, nameTo: before.length - lead };
}

/** What joins the name to the date. */
const LEAD = /(?:\s?[,(–—-]| on| am| le| el| il| op| no| em)*\s*$/;
/** Up to, from or because of that day, or what was done then: `Car until Mon 14 June`, `booked on …`, `table for …`. */
const TELLS_OTHER = compactPattern(
  /\b(?:eta|arr(?:iv(?:es?|ing|al|ee|o))?|an|ankunft|llegada|chegada|aankomst)\.?(?: (?:at|um|a|a las|alle|as|om))?(?: \d{1,2}[:.h]?\d\d)?,?\s*$|\b(?:until|till?|to|through|by|before|from|since|after|for|back|return(?:s|ing)?|due|valid|bis|vor|ab|vo[nm]|seit|nach|zum|fur|jusqu'au|avant|du|des|au|depuis|pour|retour|hasta|antes del?|desde|al|del|para|vuelta|fino al?|entro(?: il)?|dal|per|ritorno|ate|desde|volta|tot|voor|vanaf|retour|booked|confirmed|issued|paid|reserved|clos(?:ed|es)|opens?|cancelled|moved|postponed|changed|gebucht|reserve|reservado|prenotato)(?: (?:on|the|dem|am|el|il|le))?\s*$/,
);

const isSame = (a: PartialDate, b: PartialDate): boolean =>
  a.day === b.day && a.month === b.month && (a.year === null || b.year === null || a.year === b.year);

function moved(
  days: readonly DayDraft[],
  from: number,
  activity: ActivityDraft,
  { at, nameTo }: NamedDay,
): readonly DayDraft[] {
  const named = { ...activity, title: pieceOf(activity.title, 0, nameTo) };
  return days.map((day, i) =>
    i === from
      ? { ...day, blocks: without(day.blocks, activity) }
      : i === at
        ? { ...day, blocks: withEntry(day.blocks, named) }
        : day,
  );
}

const without = (blocks: readonly BlockDraft[], activity: ActivityDraft): readonly BlockDraft[] =>
  blocks
    .map((block) =>
      block.activities.includes(activity)
        ? { ...block, activities: block.activities.filter((other) => other !== activity) }
        : block,
    )
    .filter(({ activities }) => activities.length > 0);

/** Before the first entry of the day that begins later; parts of the day stay as they are. */
function withEntry(blocks: readonly BlockDraft[], activity: ActivityDraft): readonly BlockDraft[] {
  const start = activity.time?.value.start.minutes ?? 0;
  const [first, ...others] = blocks;
  if (first === undefined || first.period !== null)
    return [{ period: null, emoji: null, activities: [activity] }, ...blocks];
  const later = first.activities.findIndex(({ time }) => time !== null && time.value.start.minutes > start);
  const to = later < 0 ? first.activities.length : later;
  const activities = [...first.activities.slice(0, to), activity, ...first.activities.slice(to)];
  return [{ ...first, activities }, ...others];
}
