/**
 * I-310: hours without minutes before the dash that others have behind theirs:
 *
 *   5:30 - Harbour tour
 *   8 - Dinner at the mill
 *   ^
 *   hour
 *
 * A figure and a dash alone number a list: two lines at least must begin with a full hour and the same dash.
 */
import { findTimes, type TimeMention } from '../../../annotators/time.ts';
import type { ClockTime } from '../../../model/clock-time.ts';
import { hasDigit, isDigit } from '../../../text/character-class.ts';
import type { Line } from '../../../text/lines.ts';
import type { Table } from '../../../text/tables.ts';

const MAX_LINES = 400;
const LEAST_FULL = 2;
const FULL = /^\d{1,2}(?:[:.]\d\d(?: ?[ap]m?)?| ?[ap]m)(?<dash> ?[–—-] )/;
/** `3-course dinner`, `2 - nights at …`, `4 - tickets` count. */
const BARE =
  /^(?<hour>1[0-2]|[1-9])(?<dash> ?[–—-] )(?=[a-z"“'(])(?!(?:hours?|hrs?|days?|nights?|nts|people|persons?|pax|adults?|kids|children|stars?|course|tickets?|minutes?|mins?|km|miles?|rooms?|bags?|seats?|x)\b)/;

interface Dashed extends Pick<Line, 'bullet'> {
  readonly folded: string;
  readonly table: Table | null;
  readonly isAround: boolean;
}

/** The lines by their places that begin with such an hour, with all their times; empty where the text has none. */
export function findDashedHours(lines: readonly Dashed[]): ReadonlyMap<number, readonly TimeMention[]> {
  const found = new Map<number, readonly TimeMention[]>();
  const hours: number[] = [];
  const marks = new Set<string>();
  const dashes = new Set<string>();
  let full = 0;
  for (const [i, { folded, bullet, table, isAround }] of lines.slice(0, MAX_LINES).entries()) {
    if (!isDigit(folded.charCodeAt(0)) || table !== null || isAround || (bullet !== null && hasDigit(bullet))) continue;
    const dash = FULL.exec(folded)?.groups?.['dash'];
    if (dash !== undefined) {
      full++;
      dashes.add(dash);
    }
    const bare = BARE.exec(folded)?.groups;
    const hour = bare?.['hour'];
    if (hour === undefined) continue;
    marks.add(bare?.['dash'] ?? '');
    const start: ClockTime = { minutes: Number(hour) * 60, certain: false, isTwelveHour: true };
    hours.push(Number(hour));
    found.set(i, [{ from: 0, to: hour.length, time: { start, end: null } }, ...findTimes(folded)]);
  }
  const areAlike = [...marks].every((mark) => dashes.has(mark));
  const areCounted = hours.length > 2 && hours.every((hour, i) => hour === i + 1);
  return areAlike && full >= LEAST_FULL && hours.length <= full * 2 && !areCounted ? found : NONE;
}
const NONE: ReadonlyMap<number, readonly TimeMention[]> = new Map();
