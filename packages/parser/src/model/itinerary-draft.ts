/** An itinerary while it is being read: every value a field with provenance. Refiners turn one draft into the next. */
import type { ActivityType, Assumption, Span } from './answer.ts';
import type { TimeSpan } from './clock-time.ts';
import type { Field } from './field.ts';
import type { FullDate, PartialDate, Weekday } from './partial-date.ts';

/** Cleaned words of the source that know where each piece of them stands. */
export interface SourceWords {
  readonly text: string;
  /** Null where the source writes a letter of them otherwise (`&eacute;`). */
  readonly spanAt: (from: number, to: number) => Span | null;
}

export interface ActivityDraft {
  readonly title: Field<string>;
  readonly time: Field<TimeSpan> | null;
  readonly description: Field<string> | null;
  readonly location: Field<string> | null;
  readonly distance: Field<string> | null;
  readonly cost: Field<string> | null;
  readonly link: Field<string> | null;
  readonly linkText: Field<string> | null;
  readonly type: Field<ActivityType>;
  /** The words that it was read from: where in the source each piece of the title stands. */
  readonly words?: SourceWords;
}

/** Of an activity of which no more is told than what it is. */
export const NO_FACTS: Omit<ActivityDraft, 'title' | 'type'> = {
  time: null,
  description: null,
  location: null,
  distance: null,
  cost: null,
  link: null,
  linkText: null,
};

export interface BlockDraft {
  readonly period: Field<string> | null;
  readonly emoji: string | null;
  readonly activities: readonly ActivityDraft[];
}

export interface DayDraft {
  /** The number that the text gives, as in 'Day 3'; of a range the first. */
  readonly number: Field<number> | null;
  readonly lastNumber: number | null;
  readonly title: Field<string> | null;
  readonly date: Field<PartialDate> | null;
  readonly lastDate: Field<PartialDate> | null;
  readonly weekday: Field<Weekday> | null;
  /** The day of the month that stands beside its number: `Day 2 (13th)`. */
  readonly dayOfMonth?: Field<number>;
  /** A distance given for the whole day. */
  readonly distance: Field<string> | null;
  readonly blocks: readonly BlockDraft[];
}

/** The same day on other dates. Field by field: days are made in several places, and spreading objects of many shapes is slow. */
export function withDates(day: DayDraft, date: DayDraft['date'], lastDate: DayDraft['lastDate']): DayDraft {
  const { number, lastNumber, title, weekday, dayOfMonth, distance, blocks } = day;
  const dated: DayDraft = { number, lastNumber, title, date, lastDate, weekday, distance, blocks };
  return dayOfMonth === undefined ? dated : { ...dated, dayOfMonth };
}

export interface TripDates {
  readonly start: PartialDate;
  readonly end: PartialDate | null;
}

export interface BudgetItemDraft {
  readonly category: Field<string>;
  readonly amount: Field<number>;
  readonly amountMax: number | null;
  readonly currencies: readonly string[];
  readonly description: Field<string> | null;
}

export interface BudgetDraft {
  readonly currency: Field<string>;
  /** What the sign of its amounts may mean; one code alone where nothing is open. */
  readonly currencies: readonly string[];
  readonly total: Field<number> | null;
  readonly totalMax: number | null;
  readonly items: readonly BudgetItemDraft[];
  /** The text may name more parts than the items: their sum may stay below the total. */
  readonly isPartial: boolean;
}

export interface ItineraryDraft {
  readonly title: Field<string> | null;
  readonly location: Field<string> | null;
  /** What a label or the head of the text gives as the dates of the trip. */
  readonly dates: Field<TripDates> | null;
  /** Does a label say that these are the dates of the trip? Else the days know better. */
  readonly datesLabelled: boolean;
  /** The trip's length in nights, with its span. */
  readonly nights: Field<number> | null;
  /** A year that stands alone in the title or near it. */
  readonly statedYear: Field<number> | null;
  /** The full date that tells this year, if one does: as often as not the day on which the text was written. */
  readonly datedOn: FullDate | null;
  readonly days: readonly DayDraft[];
  readonly budget: BudgetDraft | null;
  /** Pairs of check-in and check-out dates that the text gives for one stay. */
  readonly stays: readonly StayDates[];
  readonly assumptions: readonly Assumption[];
}

export interface StayDates {
  readonly checkIn: Field<PartialDate>;
  readonly checkOut: Field<PartialDate>;
  /** How many nights the text says beside them. */
  readonly nights?: Field<number> | null;
}
