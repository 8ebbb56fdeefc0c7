/**
 * Events as an iCalendar file (RFC 5545). Each end of an event has its own zone, as a flight needs it: it leaves by one clock and
 * arrives by another. Decision 0030 says why no library writes it.
 */
import { stampText } from './stamp-text.ts';
import { vtimezone } from './vtimezone.ts';

/** A wall-clock time, in minutes since 1970-01-01T00:00 local; `zone` null floats. */
export interface CalendarTime {
  readonly wall: number;
  readonly zone: string | null;
}

export interface CalendarEvent {
  readonly uid: string;
  /** Milliseconds since 1970: when the record was saved. */
  readonly stamp: number;
  /** Counts the versions of the event, from 0. */
  readonly sequence: number;
  /** A whole day where there is no time of day. */
  readonly start: CalendarTime | { readonly day: number };
  /** Of a whole-day event the first day after it; null is the one day. */
  readonly end: CalendarTime | { readonly day: number } | null;
  readonly summary: string;
  readonly location: string | null;
  readonly description: string;
  readonly url: string;
  /** Offered, not agreed: calendars show it as such. */
  readonly isTentative: boolean;
}

export interface Calendar {
  readonly name: string;
  readonly product: string;
  readonly events: readonly CalendarEvent[];
}

export function writeCalendar({ name, product, events }: Calendar): string {
  const times = events
    .flatMap(({ start, end }) => [start, end])
    .filter((time): time is CalendarTime => time !== null && 'wall' in time);
  const zones = [...new Set(times.flatMap(({ zone }) => zone ?? []))].sort();
  const walls = times.map(({ wall }) => wall);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Waypage//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...zones.flatMap((zone) => vtimezone(zone, Math.min(...walls), Math.max(...walls))),
    ...events.flatMap(writeEvent),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function writeEvent(event: CalendarEvent): string[] {
  const { start, end, location } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stampText(event.stamp / 60_000)}Z`,
    `SEQUENCE:${event.sequence}`,
    writeTime('DTSTART', start),
    ...(end === null ? [] : [writeTime('DTEND', end)]),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    ...(event.isTentative ? ['STATUS:TENTATIVE'] : []),
    // A whole day is a heading over what is done in it: it keeps nobody busy.
    `TRANSP:${'day' in start && !event.isTentative ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ];
}

function writeTime(name: string, time: CalendarEvent['start']): string {
  if ('day' in time) return `${name};VALUE=DATE:${stampText(time.day).slice(0, 8)}`;
  const { wall, zone } = time;
  return `${name}${zone === null ? '' : `;TZID=${zone}`}:${stampText(wall)}`;
}

/** Text values hold no line break, and no control character at all. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\n')
    .replace(/(?!\n)\p{Cc}|\p{Surrogate}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const LINE_BYTES = 74;

/** No line over 75 octets, and none broken inside a character (RFC 5545 §3.1). */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
