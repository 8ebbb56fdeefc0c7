/** Dates as a reader sees them: `2026-05-03` reads `Sunday, May 3`; a date that is no date stays as the text has it. */

const FULL_DATE = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
/** A day whose year cannot be worked out (P-3). */
const YEARLESS_DATE = /^--(?<month>\d{2})-(?<day>\d{2})$/;

/** All dates are calendar days, so they are written in UTC: no reader's time zone may move them. */
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const withWeekday = inUtc({ weekday: 'long', month: 'long', day: 'numeric' });
const withoutYear = inUtc({ month: 'long', day: 'numeric' });
const short = inUtc({ month: 'short', day: 'numeric' });
const badge = inUtc({ month: 'short', day: 'numeric', year: 'numeric' });

export interface PresentedDate {
  /** `Sunday, May 3` */
  readonly long: string;
  /** `May 3` */
  readonly short: string;
  /** For the `datetime` attribute; null where the text is no date. */
  readonly machine: string | null;
}

export function presentDayDate(date: string): PresentedDate {
  const { year, month, day } = FULL_DATE.exec(date)?.groups ?? YEARLESS_DATE.exec(date)?.groups ?? {};
  // Without a year a leap year stands in, so that February 29 is a day.
  const instant = calendarDay(Number(year ?? 2000), Number(month), Number(day));
  if (instant) {
    const long = year === undefined ? withoutYear : withWeekday;
    return {
      long: long.format(instant),
      short: short.format(instant),
      machine: year === undefined ? date.slice(2) : date,
    };
  }
  return { long: date, short: date, machine: null };
}

/** `Jan 5, 2026` with its `datetime`; null where the timestamp cannot be read. */
export function presentCreated(timestamp: string): { readonly text: string; readonly machine: string } | null {
  const instant = new Date(timestamp);
  if (Number.isNaN(instant.getTime())) return null;
  return { text: badge.format(instant), machine: instant.toISOString().slice(0, 10) };
}

function calendarDay(year: number, month: number, day: number): Date | null {
  const instant = new Date(0);
  // Not Date.UTC, which moves the years 0 to 99 into the twentieth century.
  instant.setUTCFullYear(year, month - 1, day);
  const same = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
  return same ? instant : null;
}
