/** Drafts for the tests of refiners and validators: every part has a default, so that a test names only what it is about. */
import type { ActivityType } from '../src/model/answer.ts';
import type { TimeSpan } from '../src/model/clock-time.ts';
import { type Field, stated } from '../src/model/field.ts';
import type { ActivityDraft, BlockDraft, BudgetDraft, DayDraft, ItineraryDraft } from '../src/model/itinerary-draft.ts';
import { type PartialDate, readIsoDate } from '../src/model/partial-date.ts';

export const field = <T>(value: T): Field<T> => stated(value, [[0, 1]]);

/** `2027-05-03` or `--05-03`. */
export function date(text: string): PartialDate {
  const open = /^--(\d\d)-(\d\d)$/.exec(text);
  return open ? { year: null, month: Number(open[1]), day: Number(open[2]) } : (readIsoDate(text) as PartialDate);
}

/** `9:00` or `9:00-11:30`, 24 hours; before 13:00 it may be either half of the day. */
export function time(text: string): Field<TimeSpan> {
  const [start, end] = text.split('-').map((part) => {
    const [h = 0, m = 0] = part.split(':').map(Number);
    return { minutes: h * 60 + m, certain: h >= 13 || h === 0 };
  });
  return field({ start: start as TimeSpan['start'], end: end ?? null });
}

export function activity(title: string, parts: Partial<ActivityDraft> = {}): ActivityDraft {
  const type: Field<ActivityType> = field('activity');
  return {
    title: field(title),
    time: null,
    description: null,
    location: null,
    distance: null,
    cost: null,
    link: null,
    linkText: null,
    type,
    ...parts,
  };
}

export const block = (activities: readonly ActivityDraft[], period: string | null = null): BlockDraft => ({
  period: period === null ? null : field(period),
  emoji: null,
  activities,
});

export function day(parts: Partial<DayDraft> = {}): DayDraft {
  return {
    number: null,
    lastNumber: null,
    title: null,
    date: null,
    lastDate: null,
    weekday: null,
    distance: null,
    blocks: [],
    ...parts,
  };
}

export function draft(parts: Partial<ItineraryDraft> = {}): ItineraryDraft {
  return {
    title: null,
    location: null,
    dates: null,
    datesLabelled: false,
    nights: null,
    statedYear: null,
    datedOn: null,
    days: [],
    budget: null,
    stays: [],
    assumptions: [],
    ...parts,
  };
}

export function budget(
  amounts: readonly number[],
  total: number | null,
  currencies: readonly (readonly string[])[] = [],
): BudgetDraft {
  return {
    currency: field('EUR'),
    currencies: currencies[0] ?? ['EUR'],
    total: total === null ? null : field(total),
    totalMax: null,
    items: amounts.map((amount, i) => ({
      category: field(`Item ${i}`),
      amount: field(amount),
      amountMax: null,
      currencies: currencies[i] ?? ['EUR'],
      description: null,
    })),
    isPartial: false,
  };
}
