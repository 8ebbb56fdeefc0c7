/** The events of an iCalendar file (RFC 5545, section 3.6.1) with what a traveler wants of them, and the calendar's name. */
import { isZone, offsetMinutes } from '@waypage/gazetteer';
import { addDays, type FullDate, isPossibleDate } from '../../model/partial-date.ts';
import { type Passage, slicePassage } from '../../text/passage.ts';
import { type ContentLine, linesOfText } from './content-lines.ts';

/** A day, and the minutes after its midnight; null where the event has no hour. */
export interface EventTime {
  readonly date: FullDate;
  readonly minutes: number | null;
  /** The hour is in universal time, and no zone of the file says what it is where one travels. */
  readonly isUniversal: boolean;
  /** The file tells it in universal time; date and minutes are those of the calendar's zone. */
  readonly isMoved: boolean;
  readonly day: Passage;
  readonly hour: Passage | null;
}

export interface CalendarEvent {
  readonly title: Passage;
  readonly start: EventTime;
  readonly end: EventTime | null;
  readonly places: readonly Passage[];
  readonly about: readonly Passage[];
  readonly link: Passage | null;
}

export interface Calendar {
  readonly name: Passage | null;
  readonly events: readonly CalendarEvent[];
}

const MOST_EVENTS = 5000;
/** What calls itself so: of the calendar, `X-WR-CALNAME` is what every program writes and `NAME` what RFC 7986 asks for. */
const NAMES: ReadonlySet<string> = new Set(['X-WR-CALNAME', 'NAME']);

/** Cancelled events and alarms within events tell nothing. */
export function readCalendar(lines: readonly ContentLine[]): Calendar {
  const zone = lines.find(({ name, value }) => name === 'X-WR-TIMEZONE' && isZone(value.text))?.value.text ?? null;
  let name: Passage | null = null;
  let open: Map<string, ContentLine> | null = null;
  let inner = 0;
  const events: CalendarEvent[] = [];
  for (const line of lines) {
    const { value } = line;
    const part = value.text.toUpperCase();
    if (line.name === 'BEGIN' && part === 'VEVENT') {
      open = new Map();
      inner = 0;
    } else if (open === null) {
      if (name === null && NAMES.has(line.name)) name = linesOfText(value)[0] ?? null;
    } else if (line.name === 'END' && part === 'VEVENT') {
      const event = eventOf(open, zone);
      if (event !== null && events.length < MOST_EVENTS) events.push(event);
      open = null;
    } else if (line.name === 'BEGIN') inner++;
    else if (line.name === 'END') inner--;
    else if (inner === 0 && !open.has(line.name)) open.set(line.name, line);
  }
  return { name, events };
}

function eventOf(lines: ReadonlyMap<string, ContentLine>, zone: string | null): CalendarEvent | null {
  const text = (name: string): Passage[] => linesOfText(lines.get(name)?.value ?? NOTHING);
  const [title] = text('SUMMARY');
  const start = timeOf(lines.get('DTSTART'), zone);
  if (title === undefined || start === null || lines.get('STATUS')?.value.text.toUpperCase() === 'CANCELLED')
    return null;
  return {
    title,
    start,
    end: timeOf(lines.get('DTEND'), zone),
    places: text('LOCATION'),
    about: text('DESCRIPTION'),
    link: lines.get('URL')?.value ?? null,
  };
}
const NOTHING: Passage = { text: '', at: 0 };

/** Sections 3.3.4 and 3.3.5: `20270319`, `20270319T160000`, `20270319T140000Z`. */
const TIME = /^(\d{4})(\d\d)(\d\d)(?:T([01]\d|2[0-3])([0-5]\d)(?:\d\d)?(Z)?)?$/;

function timeOf(line: ContentLine | undefined, zone: string | null): EventTime | null {
  const match = line && TIME.exec(line.value.text);
  if (!match) return null;
  const [, year, month, dayOfMonth, hours, minute, universal] = match;
  const date = { year: Number(year), month: Number(month), day: Number(dayOfMonth) };
  if (!isPossibleDate(date)) return null;
  const day = slicePassage(line.value, 0, 8);
  if (hours === undefined) return { date, minutes: null, isUniversal: false, isMoved: false, day, hour: null };
  const minutes = Number(hours) * 60 + Number(minute);
  // Of a time in universal time with its `Z`, that says so.
  const hour = slicePassage(line.value, 9, universal === undefined ? 13 : 16);
  const isUniversal = universal !== undefined && zone === null;
  if (universal === undefined || zone === null) return { date, minutes, isUniversal, isMoved: false, day, hour };
  return { ...inZone(date, minutes, zone), isUniversal, isMoved: true, day, hour };
}

/** What the clocks of the zone show at a moment of universal time. */
function inZone(date: FullDate, minutes: number, zone: string): Pick<EventTime, 'date' | 'minutes'> {
  const universal = Date.UTC(date.year, date.month - 1, date.day) / MINUTE + minutes;
  const near = universal + offsetMinutes(zone, universal);
  const wall = universal + offsetMinutes(zone, near);
  const days = Math.floor((wall - (universal - minutes)) / DAY_MINUTES);
  return { date: addDays(date, days), minutes: wall - (universal - minutes) - days * DAY_MINUTES };
}
const MINUTE = 60_000;
const DAY_MINUTES = 1440;
