/**
 * `time-backwards`: an activity starts before the one above it. `activity-overlap`: two stated ranges of one day run into each other. After
 * midnight the clock may start again, and the blocks of several options stand side by side. Ranges inside another are its parts; a single one
 * may be an oversight, unless it is a meal, and is noted.
 */
import { findLeadingOption } from '../annotators/option.ts';
import type { ActivityType, WarningCode } from '../model/answer.ts';
import { formatClockTime, formatTimeSpan, type TimeSpan } from '../model/clock-time.ts';
import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import type { DayDraft } from '../model/itinerary-draft.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryValidator } from './validator.ts';

interface Timed {
  readonly title: string;
  readonly type: ActivityType;
  readonly time: Field<TimeSpan>;
  readonly block: number;
  readonly activity: number;
  /** The option that it belongs to; null outside of options. */
  readonly option: number | null;
  /** A ship lies in port: what is done ashore lies within. */
  readonly isCall: boolean;
}

const EVENING = 17 * 60;
const SMALL_HOURS = 5 * 60;

export const validateTimes: ItineraryValidator = (draft) => {
  const issues: Issue[] = [];
  for (const [d, day] of draft.days.entries()) {
    // The entries of several days told together have no order by the clock.
    if (day.lastNumber !== null || day.lastDate !== null) continue;
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
    for (const [activity, { title, time, type, location, description }] of activities.entries()) {
      if (time === null || standsBeside(title.value, time.value, description?.value)) continue;
      const isCall = type.value === 'travel' && location !== null && title.value.startsWith(location.value);
      timed.push({ title: title.value, type: type.value, time, block, activity, option, isCall });
    }
  }
  return timed;
}

/** `Optional: Palatine Hill` and `Sunrise 07:22 / Sunset 19:11` stand beside the plan, and `Breakfast served 7:00-10:00` says when one may come. */
const standsBeside = (title: string, { end }: TimeSpan, description: string | undefined): boolean =>
  (mayStandBeside(title) && (WITHOUT_HOUR.test(title) || CALLED_OPTIONAL.test(title))) ||
  (end !== null && OPEN_HOURS.test(title)) ||
  (description !== undefined && SAID_OPTIONAL.test(description));
const OPTIONAL = '(?:optional(?:ly)?|fakultativ|facultatif|en option|opcional|opzionale|facoltativo)';
const CALLED_OPTIONAL = compactPattern(`^\\W{0,3}${OPTIONAL}\\b`, 'i');
/** As one word about the entry. */
const SAID_OPTIONAL = compactPattern(`(?:^|[.] )(?:${OPTIONAL}|option)(?=[.]|$)`, 'i');
/** The words of both begin with one of these letters, behind marks or nothing. */
const mayStandBeside = (title: string): boolean =>
  'sofe'.includes(title.charAt(0).toLowerCase()) || !isAsciiLetter(title.charCodeAt(0));
const isAsciiLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
const WITHOUT_HOUR = /^\W{0,3}sunrise\b.{0,20}\bsunset\b/i;
const OPEN_HOURS =
  /\b(?:served|open(?:ing)?(?: hours?)?|available|geöffnet|serviert|ouvert|servi|abierto|aperto|aberto)\s*$/i;

/** Of two options only one takes place; `Visit A: …` and `Visit B: …` are for one half of the group each. */
const areApart = (a: Timed, b: Timed): boolean =>
  (a.option !== null && b.option !== null && a.option !== b.option) || areLettered(a.title, b.title);

function areLettered(a: string, b: string): boolean {
  const [one, other] = [LETTERED.exec(a)?.groups, LETTERED.exec(b)?.groups];
  return one !== undefined && one['name'] === other?.['name'] && one['letter'] !== other?.['letter'];
}
const LETTERED =
  /^(?<name>\p{L}{4,14}) (?<letter>[A-H]|(?<=^(?:Group|Gruppe|Groupe|Grupo|Gruppo|Groep) )[1-6])(?![\p{L}\d])/u;

function findBackwards(timed: readonly Timed[], day: number, issues: Issue[]): void {
  for (let i = 1; i < timed.length; i++) {
    const [before, after] = [timed[i - 1] as Timed, timed[i] as Timed];
    const [a, b] = [before.time.value.start, after.time.value.start];
    if (b.minutes >= a.minutes) continue;
    const isPastMidnight =
      (a.minutes >= EVENING && b.minutes < SMALL_HOURS) ||
      isAfterNight(before, b.minutes) ||
      NEXT_DAY.test(after.title);
    if (isPastMidnight || areApart(before, after)) continue;
    const message = `'${short(after.title)}' at ${formatClockTime(b)} stands after '${short(before.title)}' at ${formatClockTime(a)}.`;
    issues.push(issueOf('time-backwards', message, before, after, day));
  }
}

/** `landing in Lisbon the next morning` says of itself that it takes place a day later. */
const NEXT_DAY =
  /\b(?:(?:next|following) (?:morning|day)|nächsten (?:morgen|tag)|lendemain|día siguiente|giorno dopo|mattin[ao] (?:dopo|seguente|successiv[ao])|dia seguinte|volgende (?:ochtend|dag))(?!\p{L})/iu;

/** What goes on past midnight (`20:15 – 06:00`) ends on the day after, and what follows it takes place then. */
function isAfterNight({ time, type }: Timed, minutes: number): boolean {
  const { start, end } = time.value;
  return type === 'travel' && end !== null && end.minutes < start.minutes && minutes >= end.minutes;
}

function findOverlaps(timed: readonly Timed[], day: number, issues: Issue[]): void {
  let before: Timed | null = null;
  /** The last range that another stands in, and the first that does. */
  let around: Timed | null = null;
  const inside = new Map<Timed, Timed[]>();
  for (const after of timed) {
    const { start, end } = after.time.value;
    if (end === null || end.minutes <= start.minutes) continue;
    if (around !== null && isWithin(after, around)) inside.get(around)?.push(after);
    else if (before !== null && !areApart(before, after) && start.minutes >= before.time.value.start.minutes) {
      if (isWithin(after, before)) {
        around = before;
        inside.set(around, [after]);
      } else if (start.minutes < endOf(before))
        issues.push(issueOf('activity-overlap', `${told(before)} and ${told(after)} overlap.`, before, after, day));
    }
    before = after;
  }
  for (const [outer, [inner, ...others]] of inside)
    if (inner && others.length === 0 && isEngagement(outer, inner) && !areApart(outer, inner))
      issues.push({
        ...issueOf(
          'activity-overlap',
          `${told(inner)} lies within ${told(outer)}: is it part of it?`,
          outer,
          inner,
          day,
        ),
        severity: 'note',
      });
}

/** One checks in at any time of a range, and eats while one is on the way. */
const isEngagement = (outer: Timed, inner: Timed): boolean =>
  outer.type !== 'accommodation' && inner.type !== 'meal' && !outer.isCall;
const endOf = ({ time }: Timed): number => time.value.end?.minutes ?? 0;
const isWithin = (inner: Timed, outer: Timed): boolean =>
  inner.time.value.start.minutes >= outer.time.value.start.minutes && endOf(inner) <= endOf(outer);
const told = ({ title, time }: Timed): string => `'${short(title)}' (${formatTimeSpan(time.value)})`;

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
