/**
 * `9:00 … 12:30 … 3:30 … Dinner 7:00` without am or pm, in a text that does not count to 24: a small hour after a later one, and the hour of a
 * dinner, are in the afternoon; so is `2:15 flight lands` beside `4pm check in`. An assumption.
 */
import type { Assumption } from '../model/answer.ts';
import { type ClockTime, formatTimeSpan, type TimeSpan } from '../model/clock-time.ts';
import type { ActivityDraft, ItineraryDraft } from '../model/itinerary-draft.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryRefiner } from './refiner.ts';

const NOON = 720;
/** From one to a quarter to eight: earlier hours of a day's plan are seldom, later ones are as likely in the morning. */
const SMALL_FROM = 60;
const SMALL_TO = 8 * 60;
/** Beside times with am or pm an hour before five is one of the afternoon. */
const NIGHT_TO = 5 * 60;
const LATE_TO = 11 * 60;
const DINNER_FROM = 5 * 60;
const DINNER =
  /^(?:(?!after|before|until|pre-?|nach|vor|apres|avant|despues|antes|dopo|prima|depois)[a-z-]+ ){0,2}(?:dinner|supper|evening|sunset|drinks|cocktails|abendessen|diner\b|cena\b|jantar)/;

/** Never in the afternoon, whatever stands above it. */
const BREAKFAST = /\b(?:breakfast|fruhstuck|petit[- ]dejeuner|desayuno|colazione|pequeno[- ]almoco|ontbijt)\b/;

/** What comes after it is in the afternoon, though it names no time. */
const LUNCH = /\b(?:lunch|mittagessen|dejeuner|almuerzo|pranzo|almoco|makan (?:siang|tengah hari))\b/;

/** `back by 6`, `home around 7`: from what was done in the day. */
const BACK =
  /^(?:(?:(?:we|you|they)(?:'re| are|'ll be| get| come| head)?|be|get|come|arrive|head(?:ing)?) )?(?:back|home|zuruck|de vuelta|de retour|di ritorno|terug|de volta)\b/;
/** Those leave at any hour. */
const BY_TIMETABLE = /\b(?:flight|fly|train|bus|coach|ferry|boat|transfer|drive|flug|zug|vol|vuelo|volo|vlucht|voo)\b/;

export const refineTimesInOrder: ItineraryRefiner = (draft) => {
  const habit = judgeHabit(draft);
  if (habit === 'twenty-four' && !hasAbout(draft) && !hasMeal(draft)) return draft;
  const assumptions: Assumption[] = [];
  const days = draft.days.map((day, d) => {
    let before = 0;
    const blocks = day.blocks.map((block, b) => ({
      ...block,
      activities: block.activities.map((activity, a): ActivityDraft => {
        const { time } = activity;
        if (time === null) {
          if (activity.type.value === 'meal' && LUNCH.test(foldText(activity.title.value.slice(0, 40))))
            before = Math.max(before, NOON);
          return activity;
        }
        const value =
          !endsThatDay(time.value) &&
          isAfternoon(activity, time.value.start, { before, isFirst: b === 0 && a === 0 }, habitOf(time.value, habit))
            ? moved(time.value)
            : pastNoon(time.value);
        before = value.start.minutes;
        if (value === time.value) return activity;
        assumptions.push({
          pointer: `/days/${d}/timeBlocks/${b}/activities/${a}/time`,
          kind: 'am-pm',
          chosen: formatTimeSpan(value),
          alternatives: [formatTimeSpan(time.value)],
        });
        return { ...activity, time: { ...time, value } };
      }),
    }));
    return { ...day, blocks };
  });
  return assumptions.length === 0 ? draft : { ...draft, days, assumptions: [...draft.assumptions, ...assumptions] };
};

/** `4ish` counts to twelve also among times that count to 24. */
const isAbout = ({ start }: TimeSpan): boolean => !start.certain && start.isTwelveHour === true;
const habitOf = (time: TimeSpan, habit: Habit): Habit => (isAbout(time) ? 'twelve' : habit);
const hasAbout = (draft: ItineraryDraft): boolean =>
  draft.days.some(({ blocks }) =>
    blocks.some(({ activities }) => activities.some(({ time }) => time !== null && isAbout(time.value))),
  );

/** `lunch 1.30`, `dinner 7:45`: nobody has them at night or in the morning, however the text writes other hours. An early hour before a meal is no word for it. */
function isMealHour({ type, title }: ActivityDraft, { certain, minutes }: ClockTime): boolean {
  const what = foldText(title.value.slice(0, 40));
  if (certain || type.value !== 'meal' || TAKEN_ALONG.test(what)) return false;
  return (
    (minutes >= SMALL_FROM && minutes < LUNCH_TO && LUNCH.test(what) && !BREAKFAST.test(what)) ||
    (minutes >= DINNER_FROM && minutes < LATE_TO && EVENING_MEAL.test(what))
  );
}
const LUNCH_TO = 4 * 60;
/** `05:30 Dinner box`, `Lunch bags`: handed out at any hour. */
const TAKEN_ALONG = /\b(?:dinner|supper|lunch|meal)[- ]?(?:box|bag|pack|packet|parcel)(?:e?s)?\b|\blunchpaket/;
const EVENING_MEAL =
  /^(?:(?!after|before|until|pre-?|nach|vor|apres|avant|despues|antes|dopo|prima|depois|lunch|breakfast)[a-z-]+ ){0,2}(?:[a-z]{2,12}-)?(?:dinner|supper|abendessen|cena|jantar|diner|avondeten|makan malam)\b/;

const hasMeal = (draft: ItineraryDraft): boolean =>
  draft.days.some(({ blocks }) =>
    blocks.some(({ activities }) =>
      activities.some((activity) => activity.time !== null && isMealHour(activity, activity.time.value.start)),
    ),
  );

/** Does the text say am or pm, leave all its times open, or count to 24? */
type Habit = 'twelve' | 'open' | 'twenty-four';

function judgeHabit(draft: ItineraryDraft): Habit {
  let hasOpen = false;
  let hasHalves = false;
  for (const day of draft.days)
    for (const block of day.blocks) {
      for (const { time } of block.activities) {
        if (time === null || time.value.start.minutes === NOON) continue;
        if (!time.value.start.certain) hasOpen = true;
        else if (time.value.start.isTwelveHour) hasHalves = true;
        else return 'twenty-four';
      }
    }
  return !hasOpen ? 'twenty-four' : hasHalves ? 'twelve' : 'open';
}

/** The hour of the entry before, and whether there is none. */
interface Earlier {
  readonly before: number;
  readonly isFirst: boolean;
}

function isAfternoon(activity: ActivityDraft, start: ClockTime, { before, isFirst }: Earlier, habit: Habit): boolean {
  if (start.certain || start.minutes >= NOON) return false;
  if (isMealHour(activity, start)) return true;
  if (habit === 'twenty-four') return false;
  const what = foldText(activity.title.value.slice(0, 60));
  if (start.minutes >= DINNER_FROM && DINNER.test(what) && !TAKEN_ALONG.test(what)) return true;
  if (start.minutes < SMALL_FROM || (start.minutes >= DINNER_FROM && BREAKFAST.test(what))) return false;
  if (start.minutes < SMALL_TO && BACK.test(what) && !BY_TIMETABLE.test(what)) return true;
  if (habit === 'twelve' && (start.minutes < NIGHT_TO || before >= NOON)) return start.minutes < LATE_TO;
  if (habit === 'twelve' && isLaterOfDay(what, start, isFirst)) return true;
  // `tour 7.30, be at the gate by 7.15` goes back a little, not on by half a day.
  if (start.minutes >= before - SHORTLY && BE_THERE.test(what)) return false;
  return start.minutes < SMALL_TO && before > start.minutes;
}
const SHORTLY = 90;
const BE_THERE =
  /^(?:(?:please|bitte|you|we) )?(?:be|meet|arrive|get|queue|line up|check in|gather|assemble|da sein|treff|treffen|seid|estar|quedamos|ritrovo|rendez-?vous|verzamelen)\b/;

/** `5ish pool` behind what is done before it, in a text that says am and pm. */
const isLaterOfDay = (what: string, { minutes }: ClockTime, isFirst: boolean): boolean =>
  !isFirst &&
  minutes >= NIGHT_TO &&
  minutes < EARLY_TO &&
  !BREAKFAST.test(what) &&
  !BY_TIMETABLE.test(what) &&
  !EARLY.test(what);
const EARLY_TO = 7 * 60;
/** What one gets up for. */
const EARLY =
  /\b(?:sunrise|dawn|early|wake|alarm|up at|get up|pick-?\s?up|leave|depart|set off|start|hike|trek|climb|summit|run|yoga|swim|dive|safari|game drive|balloon|fishing|market|surf|birding|sonnenaufgang|wecken|abholung|abfahrt|aufbruch|wanderung|lever|depart|amanecer|salida|alba|partenza)/;

/** `From 9 to 5`, `10:30–16:00`: from the morning to the afternoon, whatever stands above. */
const endsThatDay = ({ start, end }: TimeSpan): boolean =>
  end !== null && end.minutes >= NOON && start.minutes < NOON && end.minutes < start.minutes + NOON;

/** `12:30 - 1:15` ends in the afternoon, where it would end the next morning else. */
const pastNoon = (time: TimeSpan): TimeSpan => {
  const { start, end } = time;
  if (end === null || end.certain || end.minutes >= start.minutes) return time;
  // `at ten, arrives twenty past two`: who says so counts to twelve.
  if (end.isTwelveHour !== true && start.minutes - end.minutes < SHORTEST) return time;
  return end.minutes + NOON > start.minutes && end.minutes + NOON - start.minutes <= LONGEST
    ? { start, end: later(end) }
    : time;
};
const SHORTEST = 8 * 60;
const LONGEST = 6 * 60;

const later = (time: ClockTime): ClockTime =>
  !time.certain && time.minutes < NOON ? { minutes: time.minutes + NOON, certain: false } : time;

const moved = (time: TimeSpan): TimeSpan => ({
  start: later(time.start),
  end: time.end === null ? null : later(time.end),
});
