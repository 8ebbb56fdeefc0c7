/**
 * I-517: an entry that ends in the date of another day of the plan and the hour is done on that day, wherever it is told:
 *
 *   Sat 12 June   Check-in from 15:00. Coach to the pier Sun 13 June at 12:15
 *                                                        ^^^^^^^^^^^
 */
import { findDates } from '../annotators/date.ts';
import type { Span } from '../model/answer.ts';
import { type Field, pieceOf, spansOfPiece } from '../model/field.ts';
import type { ActivityDraft, BlockDraft, DayDraft, ItineraryDraft } from '../model/itinerary-draft.ts';
import type { PartialDate } from '../model/partial-date.ts';
import { hasDigit } from '../text/character-class.ts';
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
    !hasDigit(title.value)
  )
    return null;
  const folded = foldText(title.value);
  // A month in words: figures alone may be an hour or a price.
  const mention = findDates(folded, 'day-first').at(-1);
  if (mention === undefined || mention.end !== null || !/[a-z]{3}/.test(folded.slice(mention.from, mention.to)))
    return null;
  if (folded.slice(mention.to).trim() !== '' || !standsBeside(time, title, mention)) return null;
  const before = folded.slice(0, mention.from);
  const name = before.slice(0, before.length - (LEAD.exec(before)?.[0].length ?? 0));
  if (name.length < LEAST_NAME || TELLS_OTHER.test(before) || HAS_PARTS.test(name) || IS_TO_DO.test(name)) return null;
  if (isSame(day.date.value, mention.date)) return null;
  const at = days.findIndex(
    ({ date, lastDate }) => date !== null && lastDate === null && isSame(date.value, mention.date),
  );
  return at < 0 ? null : { at, nameTo: name.length };
}

/** The hour of that date: an hour at the head is the entry's on its own day (`15:00 Briefing on the trip of Sun 13 June`). */
function standsBeside(time: Field<unknown>, title: Field<string>, { from, to }: { from: number; to: number }): boolean {
  const [[hourFrom, hourTo] = NOWHERE] = time.spans;
  const [[dateFrom, dateTo] = NOWHERE] = spansOfPiece(title, from, to);
  const [[nameFrom] = NOWHERE] = title.spans;
  const [gap, most] = hourFrom >= dateTo ? [hourFrom - dateTo, MOST_BEHIND] : [dateFrom - hourTo, MOST_BEFORE];
  return nameFrom < hourFrom && gap >= 0 && gap <= most;
}
const NOWHERE: Span = [-1, -1];
/** ` a las ` and ` on the `. */
const MOST_BEHIND = 10;
const MOST_BEFORE = 8;

/** What joins the name to the date. */
const LEAD = /(?:\s?[,(–—-]| on| am| le| el| il| op| no| em| a| at| um| alle| as| om)*\s*$/;
/** Up to, from or because of that day, what was done then, or how the way of the entry ends: `Car until Mon 14 June`, `booked on …`, `table for …`. */
const TELLS_OTHER = compactPattern(
  /\b(?:eta|arr(?:iv(?:es?|ing|al|ee|o|a)?)?|lands|landing|docks|docking|disembark(?:s|ing)?|ends|ending|reach(?:es|ing)|an|ankunft|landet|endet|atterrit|finit|llega|llegada|aterriza|termina|arrivo|atterra|finisce|chega|chegada|acaba|aankomst|aan|landt|eindigt)\.?(?: (?:at|um|a|a las|alle|as|om))?(?: \d{1,2}[:.h]?\d\d)?,?(?: (?:on|am|le|el|il|op|no|em|a))?\s*$|\b(?:of|re|was|until|till?|to|through|by|before|from|since|after|for|instead of|back|return(?:s|ing)?|due|valid|entry|performance|eve|bis|vor|ab|vo[nm]|seit|nach|zum|fur|statt|jusqu'au|avant|du|des|de|au|depuis|pour|retour|hasta|antes del?|desde|al|del|para|vuelta|fino al?|entro(?: il)?|dal|di|per|ritorno|ate|do|volta|tot|voor|van|vanaf|booked|confirmed|issued|paid|reserved|clos(?:ed|es)|opens?|cancelled|moved|postponed|rescheduled|changed|gebucht|geschlossen|offnet|reserve|ferme|ouvre|reservado|cerrado|abre|prenotato|chiuso|apre|fechado|gesloten)(?: (?:on|the|dem|am|el|il|le|op))?\s*$/,
);
/** `Hotel Sol, check-out`: the date is that of the last part alone. */
const HAS_PARTS = /[,;(|/]/;
/** What is to be done for something on that day. */
const IS_TO_DO =
  /^(?:(?:re)?confirm|book|buy|order|reserve|call|phone|ring|e?mail|ask|print|pay|remind|remember|don't forget|check in online|online check-in|get tickets|pick up (?:the )?tickets|buchen|kaufen|bestellen|anrufen|reserver|acheter|commander|appeler|comprar|pedir|llamar|prenotare|comprare|ordinare|chiamare|ligar|boek|koop|bestel|bel)\b/;

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

/** Before the first entry that begins later; parts of the day stay as they are. */
function withEntry(blocks: readonly BlockDraft[], activity: ActivityDraft): readonly BlockDraft[] {
  const start = activity.time?.value.start.minutes ?? 0;
  const isLater = ({ time }: ActivityDraft): boolean => time !== null && time.value.start.minutes > start;
  const at = blocks.findIndex(({ activities }) => activities.some(isLater));
  const [before, behind] = at < 0 ? [blocks, []] : [blocks.slice(0, at), blocks.slice(at)];
  const [next, ...others] = behind;
  const to = next?.activities.findIndex(isLater) ?? 0;
  if (next !== undefined && (to > 0 || next.period === null)) {
    const activities = [...next.activities.slice(0, to), activity, ...next.activities.slice(to)];
    return [...before, { ...next, activities }, ...others];
  }
  const last = before.at(-1);
  if (last !== undefined && last.period === null)
    return [...before.slice(0, -1), { ...last, activities: [...last.activities, activity] }, ...behind];
  return [...before, { period: null, emoji: null, activities: [activity] }, ...behind];
}
