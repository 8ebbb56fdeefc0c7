/**
 * Time zones: the offset of a zone at a local wall-clock time, and the real time between two local times. From a table, not from the
 * platform, so that the same text gives the same answer everywhere. Outside the table's years its nearest year holds.
 */
import { ZONE_CALENDARS, ZONE_ROWS, ZONE_YEARS } from './data/zones.ts';

/** A wall-clock time in a zone; `minutes` after midnight. */
export interface LocalTime {
  readonly zone: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly minutes: number;
}

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
  const rules = rulesOf(zone);
  if (rules === null) return 0;
  const covered = intoYears(wall);
  let offset = rules.offsets[0] as number;
  for (let i = 0; i < rules.changes.length; i++) {
    const next = rules.offsets[i + 1] as number;
    // A time that comes twice, or not at all, still counts as before the change.
    if (covered - Math.max(offset, next) < (rules.changes[i] as number)) break;
    offset = next;
  }
  return offset;
}

/** Is `Europe/Riga` a zone that the table knows? */
export const isZone = (zone: string): boolean => rulesOf(zone) !== null;

interface ZoneRules {
  /** Minutes since the epoch. */
  readonly changes: readonly number[];
  /** One more than there are changes. */
  readonly offsets: readonly number[];
}

const START = Date.UTC(ZONE_YEARS[0], 0, 1) / 60_000;
const END = Date.UTC(ZONE_YEARS[1] + 1, 0, 1) / 60_000;
const read = new Map<string, ZoneRules | null>();

function rulesOf(zone: string): ZoneRules | null {
  const known = read.get(zone);
  if (known !== undefined) return known;
  const at = ZONE_ROWS.indexOf(`\n${zone}|`);
  if (at < 0) return null;
  const [, calendar = '', written = ''] = ZONE_ROWS.slice(at + 1, ZONE_ROWS.indexOf('\n', at + 1)).split('|');
  const line = ZONE_CALENDARS.slice(1, -1).split('\n')[Number(calendar)] ?? '-';
  const changes = line === '-' ? [] : line.split(' ').map((minutes) => START + Number.parseInt(minutes, 36));
  const offsets = written.split(' ').map(Number);
  const rules = {
    changes,
    offsets: Array.from(
      { length: changes.length + 1 },
      (_, i) => (offsets.length > 2 ? offsets[i] : offsets[i % 2]) ?? 0,
    ),
  };
  read.set(zone, rules);
  return rules;
}

/** The same day of the nearest year that the table covers. */
function intoYears(wall: number): number {
  if (wall >= START && wall < END) return wall;
  const date = new Date(wall * 60_000);
  const year = wall < START ? ZONE_YEARS[0] : ZONE_YEARS[1];
  return (
    wall +
    (Date.UTC(year, date.getUTCMonth(), date.getUTCDate()) -
      Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())) /
      60_000
  );
}
