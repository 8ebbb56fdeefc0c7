/** What may stand before the date that a heading of a day begins with: `Le lundi 3 mai`, `Friday evening, 7 May`, `Freitagabend, 7. Mai`. */
import { isMisspeltWeekday } from '../../../annotators/misspelt-weekday.ts';
import { namesPeriod } from '../../../annotators/period.ts';
import { WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { Weekday } from '../../../model/partial-date.ts';
import { type Passage, slicePassage, spanOf } from '../../../text/passage.ts';

/** An article or a preposition, or nothing. */
export const LEAD = /^(?:(?:le|el|il|am|on|the|der|den|em|no|dia) )?$/;

/** `Wendesday 24 Feb`: a slip in the weekday before a date hides no day. What it is meant to be is not taken from it. */
export const leadsIn = (before: string): boolean =>
  LEAD.test(before) || isMisspeltWeekday(before.replace(/[.,]? $/, ''));

export interface PartOfWeekday {
  readonly weekday: Field<Weekday>;
  /** The part of the day, as it is written. */
  readonly words: Passage;
}

/** `freitagabend`: how long the weekday in it is. */
export const PARTS_OF_WEEKDAYS: ReadonlyMap<string, number> = new Map(
  'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag'
    .split(' ')
    .flatMap((day) =>
      'fruh morgen vormittag mittag nachmittag abend nacht'
        .split(' ')
        .flatMap((part) => [day + part, `${day}${part}s`].map((word) => [word, day.length] as const)),
    ),
);

const PART =
  /^(?<word>[a-z]{3,22})\.?(?: (?<part>[a-z][a-z -]{2,20}))?(?:,|:| ?[(–—-])? (?:the |den |dem |am |le |el |il )?$/;

/** I-560: a weekday and a part of it before the date; null where anything else stands there. */
export function partBefore(passage: Passage, before: string): PartOfWeekday | null {
  const { word = '', part } = PART.exec(before.slice(0, MAX_BEFORE))?.groups ?? {};
  const length = part === undefined ? (PARTS_OF_WEEKDAYS.get(word) ?? 0) : word.length;
  const weekday = WEEKDAYS.get(word.slice(0, length));
  if (weekday === undefined || length === 0 || (part !== undefined && !namesPeriod(part))) return null;
  const from = part === undefined ? length : before.indexOf(part, length);
  return {
    weekday: stated(weekday, [spanOf(passage, 0, length)]),
    words: slicePassage(passage, from, part === undefined ? word.length : from + part.length),
  };
}
const MAX_BEFORE = 48;
