/** A distance given for the whole day belongs to its journey. */
import type { ActivityDraft, DayDraft } from '../model/itinerary-draft.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryRefiner } from './refiner.ts';

const JOURNEY =
  /(?<!\p{L})(?:drive|driv|transfer|continue|travel|journey|train\b(?=\s(?:to|from|back|journey|ride|via|for))|(?<=^|^\p{L}+ )train\b|bus|coach|ferry|road|fahr|weiter|trajet|route|ruta|viaj|traslado|viaggio|tragitto|trasferimento|viagem|percurso)/u;

export const refineDayDistance: ItineraryRefiner = (draft) =>
  draft.days.some((day) => day.distance !== null) ? { ...draft, days: draft.days.map(refineDay) } : draft;

function refineDay(day: DayDraft): DayDraft {
  const { distance } = day;
  if (distance === null || day.blocks.some((block) => block.activities.some((a) => a.distance !== null))) return day;
  let isGiven = false;
  const give = (activity: ActivityDraft): ActivityDraft => {
    if (
      isGiven ||
      activity.type.value !== 'travel' ||
      activity.distance !== null ||
      !JOURNEY.test(foldText(activity.title.value))
    )
      return activity;
    isGiven = true;
    return { ...activity, distance };
  };
  return { ...day, blocks: day.blocks.map((block) => ({ ...block, activities: block.activities.map(give) })) };
}
