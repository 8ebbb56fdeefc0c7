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
import { findTimes, type TimeMention } from '../../annotators/time.ts';
import type { ClockTime } from '../../model/clock-time.ts';
import { isDigit } from '../../text/character-class.ts';
import type { Line } from '../../text/lines.ts';
import type { Table } from '../../text/tables.ts';

const MAX_LINES = 400;
const LEAST_FULL = 2;
const FULL = /^\d{1,2}(?:[:.]\d\d(?: ?[ap]m?)?| ?[ap]m) ?[–—-] /;
const BARE = /^(?<hour>1[0-2]|[1-9]) ?[–—-] ?(?=[a-z"“'(])/;

interface Dashed extends Pick<Line, 'bullet'> {
  readonly folded: string;
  readonly table: Table | null;
  readonly isAround: boolean;
}

/** The lines by their places that begin with such an hour, with all their times; empty where the text has none. */
export function findDashedHours(lines: readonly Dashed[]): ReadonlyMap<number, readonly TimeMention[]> {
  const found = new Map<number, readonly TimeMention[]>();
  const hours: number[] = [];
  let full = 0;
  for (const [i, { folded, bullet, table, isAround }] of lines.slice(0, MAX_LINES).entries()) {
    if (!isDigit(folded.charCodeAt(0)) || table !== null || isAround || (bullet !== null && /\d/.test(bullet)))
      continue;
    if (FULL.test(folded)) full++;
    const hour = BARE.exec(folded)?.groups?.['hour'];
    if (hour === undefined) continue;
    const start: ClockTime = { minutes: Number(hour) * 60, certain: false, isTwelveHour: true };
    hours.push(Number(hour));
    found.set(i, [{ from: 0, to: hour.length, time: { start, end: null } }, ...findTimes(folded)]);
  }
  const areCounted = hours.length > 2 && hours.every((hour, i) => hour === i + 1);
  return full >= LEAST_FULL && hours.length <= full * 2 && !areCounted ? found : NONE;
}
const NONE: ReadonlyMap<number, readonly TimeMention[]> = new Map();
