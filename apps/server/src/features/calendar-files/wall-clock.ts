/** Dates and times of records, as local clocks show them. */

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Midnight at its start, in minutes since 1970-01-01T00:00 by the wall clock. */
export const minutesOfDate = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day) / 60_000;

/** A full date that the calendar has; null for any other text. */
export function readIsoDate(text: string | null): CalendarDate | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

const CLOCK = /^(?<hour>\d{1,2}):(?<minute>\d{2})(?:\s?(?<half>[AP])M)?$/i;

/** Minutes after midnight of `6:30 PM` or `18:30`; null for any other text. */
export function readClockTime(text: string | null): number | null {
  const { hour, minute, half } = CLOCK.exec(text?.trim() ?? '')?.groups ?? {};
  if (hour === undefined || Number(minute) > 59) return null;
  const hours = Number(hour);
  if (half === undefined) return hours > 23 ? null : hours * 60 + Number(minute);
  if (hours < 1 || hours > 12) return null;
  return ((hours % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) * 60 + Number(minute);
}
