/** The events of a calendar to days, in the order of their dates, each day's by the clock; what lasts the whole day comes first. */
import { findMoney } from '../../annotators/money.ts';
import type { ClockTime, TimeSpan } from '../../model/clock-time.ts';
import { derived, type Field, stated } from '../../model/field.ts';
import type { ActivityDraft, DayDraft } from '../../model/itinerary-draft.ts';
import { dayNumberOf } from '../../model/partial-date.ts';
import { type Passage, spanOf } from '../../text/passage.ts';
import { readActivity } from '../reading/entries/activity.ts';
import type { CalendarEvent, EventTime } from './events.ts';

export function daysOfEvents(events: readonly CalendarEvent[]): DayDraft[] {
  const days = new Map<number, CalendarEvent[]>();
  for (const event of events) {
    const key = dayNumberOf(event.start.date);
    days.set(key, [...(days.get(key) ?? []), event]);
  }
  return [...days].sort(([a], [b]) => a - b).map(([, ofDay]) => dayOf(ofDay.sort(byClock)));
}

const minutesOf = ({ start }: CalendarEvent): number => (start.isUniversal ? null : start.minutes) ?? -1;
const byClock = (a: CalendarEvent, b: CalendarEvent): number => minutesOf(a) - minutesOf(b);

function dayOf(events: readonly CalendarEvent[]): DayDraft {
  const [first] = events as readonly [CalendarEvent];
  return {
    number: null,
    lastNumber: null,
    title: null,
    date: stated(first.start.date, [spanOf(first.start.day)]),
    lastDate: null,
    weekday: null,
    distance: null,
    blocks: [{ period: null, emoji: null, activities: events.flatMap((event) => entryOf(event) ?? []) }],
  };
}

function entryOf(event: CalendarEvent): ActivityDraft | null {
  const { title, places, about, link } = event;
  const activity = readActivity(title, { links: [], time: timeOf(event), hasNoTime: true });
  if (activity === null) return null;
  const said = [...universalHour(event.start), ...about];
  return {
    ...activity,
    cost: activity.cost ?? costIn(about),
    location: joined(places, ', ') ?? activity.location,
    description: joined(said, '\n') ?? activity.description,
    link: link === null ? activity.link : stated(link.text, [spanOf(link)]),
  };
}

/** An event may end on the next day; one that takes several days has its beginning alone. */
function timeOf({ start, end }: CalendarEvent): Field<TimeSpan> | null {
  const from = clockOf(start);
  if (from === null || start.hour === null) return null;
  const to = end === null || daysBetween(start, end) > 1 ? null : clockOf(end);
  const isLater = to !== null && (to.minutes !== from.minutes || (end && daysBetween(start, end) > 0));
  const spans = [spanOf(start.hour), ...(isLater && end?.hour ? [spanOf(end.hour)] : [])];
  // Hours of another zone do not stand in the text as they are told.
  return (start.isMoved ? derived : stated)({ start: from, end: isLater ? to : null }, spans);
}

const daysBetween = (start: EventTime, end: EventTime): number => dayNumberOf(end.date) - dayNumberOf(start.date);
const clockOf = ({ minutes, isUniversal }: EventTime): ClockTime | null =>
  minutes === null || isUniversal ? null : { minutes, certain: true };

/** Nothing says what the clocks show there: the hour is told as the file has it, and is none of the entry. */
const universalHour = ({ isUniversal, hour }: EventTime): readonly Passage[] =>
  isUniversal && hour !== null ? [hour] : [];

function costIn(about: readonly Passage[]): Field<string> | null {
  for (const line of about) {
    const [money] = findMoney(line.text, 1);
    if (money) return stated(line.text.slice(money.from, money.to), [spanOf(line, money.from, money.to)]);
  }
  return null;
}

function joined(lines: readonly Passage[], between: string): Field<string> | null {
  if (lines.length === 0) return null;
  return stated(
    lines.map(({ text }) => text).join(between),
    lines.map((line) => spanOf(line)),
  );
}
