/**
 * An itinerary as calendar events (rule V-9): each dated day as a whole day with its plan, and in it what has a time of day. Times are those of
 * the place, whatever zone the calendar is set to: they float (RFC 5545 §3.3.5).
 */
import type { PublicItinerary, WireActivity, WireDay } from '@waypage/contract';
import { type CalendarEvent, writeCalendar } from '../calendar-files/icalendar.ts';
import { minutesOfDate, readClockTime, readIsoDate } from '../calendar-files/wall-clock.ts';

const DAY_MINUTES = 24 * 60;

export function hasItineraryCalendar({ data }: PublicItinerary): boolean {
  return data.days.some((day) => readIsoDate(day.date) !== null);
}

/** Null where no day has a date. */
export function itineraryCalendar(itinerary: PublicItinerary, pageUrl: string, agencyName: string): string | null {
  const events = itinerary.data.days.flatMap((day, index) => eventsOf(itinerary, day, index + 1, pageUrl));
  if (events.length === 0) return null;
  return writeCalendar({ name: itinerary.title ?? 'Itinerary', product: agencyName, events });
}

function eventsOf(itinerary: PublicItinerary, day: WireDay, number: number, url: string): CalendarEvent[] {
  const date = readIsoDate(day.date);
  if (date === null) return [];
  const midnight = minutesOfDate(date);
  const stamp = Date.parse(itinerary.updatedAt);
  const common = { stamp, sequence: itinerary.version - 1, url, isTentative: false };
  const activities = day.timeBlocks.flatMap((block) => block.activities);
  const whole: CalendarEvent = {
    ...common,
    uid: `${itinerary.id}-${number}@waypage`,
    start: { day: midnight },
    end: null,
    summary: day.title ?? `Day ${number}`,
    location: itinerary.location,
    description: activities.map(lineOf).join('\n'),
  };
  const timed = activities.flatMap((activity, index): CalendarEvent[] => {
    const { start, end } = readTimes(activity.time);
    if (start === null) return [];
    const last = end === null ? null : end < start ? end + DAY_MINUTES : end;
    return [
      {
        ...common,
        uid: `${itinerary.id}-${number}-${index + 1}@waypage`,
        start: { wall: midnight + start, zone: null },
        end: last === null ? null : { wall: midnight + last, zone: null },
        summary: activity.title,
        location: activity.location,
        description: activity.description ?? '',
      },
    ];
  });
  return [whole, ...timed];
}

const lineOf = ({ time, title }: WireActivity): string => (time === null ? title : `${time}  ${title}`);

/** `6:30 PM – 8:00 PM` */
function readTimes(text: string | null): { start: number | null; end: number | null } {
  const [start = null, end = null] = (text ?? '').split('–').map((part) => readClockTime(part));
  return { start, end };
}
