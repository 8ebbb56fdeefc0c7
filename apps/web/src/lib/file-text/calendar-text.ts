/** Calendar file -> text: a heading a day, under it what happens then, in the times that the file gives (rule K-9). Nothing is moved to another zone. */
import ICAL from 'ical.js';
import { FileRefusal } from './file-refusal.ts';

const EVENTS_MAX = 5000;
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** @throws FileRefusal */
export function calendarText(text: string): string {
  const calendars = parse(text);
  const events = calendars
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    .slice(0, EVENTS_MAX)
    .map((component) => new ICAL.Event(component))
    .filter((event) => event.startDate)
    .sort((a, b) => wallClock(a.startDate).localeCompare(wallClock(b.startDate)));
  if (events.length === 0) throw new FileRefusal('empty');
  const names = calendars.map((calendar) => String(calendar.getFirstPropertyValue('x-wr-calname') ?? ''));
  const lines = names.filter((name) => name !== '');
  let day = '';
  for (const event of events) {
    const heading = dayText(event.startDate);
    if (heading !== day) lines.push('', heading);
    day = heading;
    lines.push(...eventLines(event));
  }
  return lines.join('\n');
}

function parse(text: string) {
  try {
    const parsed: unknown[] = ICAL.parse(text);
    const all = (typeof parsed[0] === 'string' ? [parsed] : parsed) as ConstructorParameters<
      typeof ICAL.Component
    >[0][];
    return all.map((each) => new ICAL.Component(each));
  } catch (cause) {
    throw new FileRefusal('damaged', { cause });
  }
}

function eventLines(event: ICAL.Event): string[] {
  const { summary, location, description, component } = event;
  const repeats = component.getFirstPropertyValue('rrule');
  const url = component.getFirstPropertyValue('url');
  return [
    [timeText(event), summary, untilText(event)].filter(Boolean).join(' '),
    ...(location ? [`Location: ${location.replace(/\s*\n\s*/g, ', ')}`] : []),
    ...(description ?? '').split('\n').filter((line) => line.trim() !== ''),
    ...(repeats ? [`Repeats: ${repeats.toString()}`] : []),
    ...(url && !(description ?? '').includes(String(url)) ? [String(url)] : []),
  ];
}

/** `9:00 AM – 11:00 AM`, `7:15 PM – 8:40 AM +1`; empty for whole days. */
function timeText({ startDate, endDate }: ICAL.Event): string {
  if (startDate.isDate) return '';
  const zone = startDate.zone === ICAL.Timezone.utcTimezone ? ' UTC' : '';
  const start = `${clockText(startDate)}${zone}`;
  if (!endDate || wallClock(endDate) === wallClock(startDate)) return start;
  return `${start} – ${clockText(endDate)}${zone}${daysBetween(startDate, endDate) === 1 ? ' +1' : ''}`;
}

/** The last day of what takes several: whole days end before the day that the file names, and a night later is in its time. */
function untilText({ startDate, endDate }: ICAL.Event): string {
  if (!endDate) return '';
  const last = endDate.clone();
  if (startDate.isDate) last.adjust(-1, 0, 0, 0);
  return daysBetween(startDate, last) > (startDate.isDate ? 0 : 1) ? `(until ${dayText(last)})` : '';
}

function daysBetween(first: ICAL.Time, last: ICAL.Time): number {
  const number = ({ year, month, day }: ICAL.Time) => Date.UTC(year, month - 1, day) / 86_400_000;
  return number(last) - number(first);
}

function clockText({ hour, minute }: ICAL.Time): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function dayText({ year, month, day }: ICAL.Time): string {
  return DAY.format(Date.UTC(year, month - 1, day));
}

const wallClock = (time: ICAL.Time): string => `${time.toString().replace(/Z$/, '')}`;
