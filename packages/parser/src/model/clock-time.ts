/** Local clock times as minutes after midnight, and their public form `6:30 PM` (P-5). */

export interface ClockTime {
  /** 0 to 1439. */
  readonly minutes: number;
  /** The text says am, pm, or writes the hour so that only one reading is left. */
  readonly certain: boolean;
  /** Written with am or pm: the text counts to twelve. */
  readonly isTwelveHour?: true;
}

export interface TimeSpan {
  readonly start: ClockTime;
  readonly end: ClockTime | null;
}

export function formatClockTime(time: ClockTime): string {
  const hour = Math.floor(time.minutes / 60);
  const minute = String(time.minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function formatTimeSpan(time: TimeSpan): string {
  return time.end === null
    ? formatClockTime(time.start)
    : `${formatClockTime(time.start)} – ${formatClockTime(time.end)}`;
}
