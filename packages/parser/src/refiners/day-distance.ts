/** A distance given for the whole day belongs to its journey. */
import type { ActivityDraft, DayDraft } from '../model/itinerary-draft.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryRefiner } from './refiner.ts';

const JOURNEY =
  /(?<!\p{L})(?:depart (?:par|via|vers|pour)\b|salida (?:por|hacia|para)\b|partenza (?:per|lungo|verso)\b|partida (?:por|para)\b|abfahrt (?:uber|nach)\b|drive|driv|transfer|continue|travel|journey|train\b(?=\s(?:to|from|back|journey|ride|via|for))|(?<=^|^\p{L}+ )train\b|bus|coach|ferry|road|fahr|weiter|trajet|route|ruta|viaj|traslado|viaggio|tragitto|trasferimento|viagem|percurso)/u;

export const refineDayDistance: ItineraryRefiner = (draft) =>
  draft.days.some((day) => day.distance !== null) ? { ...draft, days: draft.days.map(refineDay) } : draft;

function refineDay(day: DayDraft): DayDraft {
  const { distance } = day;
  const activities = day.blocks.flatMap((block) => block.activities);
  if (distance === null || activities.some((activity) => activity.distance !== null)) return day;
  // What a label tells is of something done; in the heading it may stay.
  const ways = distance.context === undefined ? WAYS.slice(0, 1) : WAYS;
  const way = ways.map((isWay) => activities.find(isWay)).find((activity) => activity !== undefined);
  if (way === undefined) return day;
  const give = (activity: ActivityDraft): ActivityDraft => (activity === way ? { ...activity, distance } : activity);
  return { ...day, blocks: day.blocks.map((block) => ({ ...block, activities: block.activities.map(give) })) };
}

/** A ride, what is walked, cycled or ridden, the start in the morning: the first of them that the day has. */
const WAYS: readonly ((activity: ActivityDraft) => boolean)[] = [
  ({ type, title }) => type.value === 'travel' && JOURNEY.test(foldText(title.value)),
  ({ type, title }) => (type.value === 'activity' || type.value === 'travel') && ON_FOOT.test(foldText(title.value)),
  ({ type, title }) => SETTING_OUT.test(foldText(title.value)) && type.value !== 'meal',
];
const ON_FOOT =
  /(?<![a-z])(?:hik|walk|trek|cycl|ride|riding|bike|paddl|kayak|ascent|descent|climb|stage|wander|etappe|radtour|aufstieg|abstieg|rando|marche|etape|montee|descente|caminata|senderis|ruta|etapa|subida|cammin|tappa|pedalat|salita|discesa|caminhada|trilha|fiets|wandel)/;
const SETTING_OUT =
  /^(?:start|set(?:ting)? off|set(?:ting)? out|depart|leave|abmarsch|aufbruch|abfahrt|losgeh|depart|salida|partenza|partida|saida|vertrek|avgang)/;
