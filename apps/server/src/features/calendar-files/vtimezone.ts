/**
 * A zone's rules around some days as a VTIMEZONE (RFC 5545 §3.6.5): one observance for each change of its clocks there, found in the
 * platform's own IANA data, so that a calendar without that data shows the right time, too.
 */
import { offsetMinutes } from '@waypage/gazetteer';
import { stampText } from './stamp-text.ts';

const DAY = 1440;
/** A year before and after: whoever moves an event by months still has its rules. */
const MARGIN = 366 * DAY;

/** @param from @param to wall-clock minutes since 1970-01-01T00:00. */
export function vtimezone(zone: string, from: number, to: number): string[] {
  const changes = clockChanges(zone, from - MARGIN, to + MARGIN);
  const standard = Math.min(...changes.map(({ after }) => after));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...changes.flatMap(({ wall, before, after }) => {
      const name = after > standard ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${name}`,
        `DTSTART:${stampText(wall)}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${name}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

interface ClockChange {
  /** By the clock before the change. */
  readonly wall: number;
  readonly before: number;
  readonly after: number;
}

/** The offset at the beginning, then every change up to the end. */
function clockChanges(zone: string, from: number, to: number): ClockChange[] {
  let offset = offsetMinutes(zone, from);
  const changes: ClockChange[] = [{ wall: Math.floor(from), before: offset, after: offset }];
  for (let day = from; day < to; day += DAY) {
    const next = offsetMinutes(zone, day + DAY);
    if (next === offset) continue;
    // Clocks that are set forward skip the minutes between: the change stands where the old clock had it.
    const wall = changeWithin(zone, day, day + DAY, offset) - Math.max(0, next - offset);
    changes.push({ wall, before: offset, after: next });
    offset = next;
  }
  return changes;
}

/** The first minute that the clock shows under the new offset alone. */
function changeWithin(zone: string, from: number, to: number, before: number): number {
  let low = from;
  let high = to;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMinutes(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}
