/**
 * Time zones: the offset of a zone at a local wall-clock time, and the real time between two local times. The rules are those of the
 * platform's own IANA data (Intl); each zone's formatter and each answered day is kept, since making one is slow.
 */

/** A wall-clock time in a zone; `minutes` after midnight. */
export interface LocalTime {
  readonly zone: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly minutes: number;
}

const formatters = new Map<string, Intl.DateTimeFormat | null>();
/** The offsets around a local day: before it and after it, different only where the clocks change. */
const dayOffsets = new Map<string, readonly [before: number, after: number]>();
const MAX_KEPT = 20_000;
const DAY = 1440;

/** Minutes between two local times; negative where the second is the earlier instant. */
export function elapsedMinutes(from: LocalTime, to: LocalTime): number {
  const start = wallMinutes(from);
  const end = wallMinutes(to);
  return end - offsetMinutes(to.zone, end) - (start - offsetMinutes(from.zone, start));
}

/** Minutes since 1970-01-01T00:00 by the wall clock. */
export function wallMinutes({ year, month, day, minutes }: LocalTime): number {
  return Date.UTC(year, month - 1, day) / 60_000 + minutes;
}

/**
 * The offset of `zone` from UTC in minutes (east is positive) when its clocks show `wall` (minutes since 1970-01-01T00:00 local). Where clocks are set
 * back and a time comes twice, the first; where it is skipped, the offset before the change. An unknown zone counts as UTC.
 */
export function offsetMinutes(zone: string, wall: number): number {
  const day = Math.floor(wall / DAY);
  const key = `${zone} ${day}`;
  let pair = dayOffsets.get(key);
  if (pair === undefined) {
    pair = [offsetAt(zone, (day - 1) * DAY), offsetAt(zone, (day + 2) * DAY)];
    if (dayOffsets.size > MAX_KEPT) dayOffsets.clear();
    dayOffsets.set(key, pair);
  }
  const [before, after] = pair;
  if (before === after || offsetAt(zone, wall - before) === before) return before;
  return offsetAt(zone, wall - after) === after ? after : before;
}

/** The offset at an instant, in minutes since the epoch. */
function offsetAt(zone: string, instant: number): number {
  let format = formatters.get(zone);
  if (format === undefined) {
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
      });
    } catch {
      format = null;
    }
    formatters.set(zone, format);
  }
  if (format === null) return 0;
  const shown = /(\d+)\/(\d+)\/(\d+), (\d+):(\d+)/.exec(format.format(instant * 60_000));
  if (shown === null) return 0;
  const [, month, day, year, hour, minute] = shown.map(Number) as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, day, hour, minute) / 60_000 - Math.floor(instant);
}
