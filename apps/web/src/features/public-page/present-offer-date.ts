/** Dates of offers as a reader sees them: `Thursday, March 26, 2026`, `Thu, Mar 26, 2026`; a date that is no date stays as the text has it. */

/** Where a date is missing (spec §2). */
const DATE_TBD = 'Date TBD';
export const TIME_TBD = 'Time TBD';

const FULL_DATE = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
/** A day whose year cannot be worked out. */
const YEARLESS_DATE = /^--(?<month>\d{2})-(?<day>\d{2})$/;
/** Stands in for a missing year, so that February 29 is a day. */
const LEAP_YEAR = 2000;

/** All dates are calendar days, so they are written in UTC: no reader's time zone may move them. */
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const FORMATS = {
  long: inUtc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
  short: inUtc({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
  day: inUtc({ weekday: 'short', month: 'short', day: 'numeric' }),
  plain: inUtc({ month: 'long', day: 'numeric', year: 'numeric' }),
  badge: inUtc({ month: 'short', day: 'numeric', year: 'numeric' }),
} as const;
const YEARLESS = {
  long: inUtc({ month: 'long', day: 'numeric' }),
  short: inUtc({ month: 'short', day: 'numeric' }),
};

export interface PresentedOfferDate {
  readonly text: string;
  /** For the `datetime` attribute; null where the text is no date. */
  readonly machine: string | null;
}

/** `long` Thursday, March 26, 2026 · `short` Thu, Mar 26, 2026 · `day` Thu, Mar 26 · `plain` March 26, 2026 · `badge` Mar 26, 2026. */
export function presentOfferDate(date: string | null, style: keyof typeof FORMATS): PresentedOfferDate {
  if (!date?.trim()) return { text: DATE_TBD, machine: null };
  const full = FULL_DATE.exec(date)?.groups;
  const { month, day } = full ?? YEARLESS_DATE.exec(date)?.groups ?? {};
  const instant = calendarDay(Number(full?.['year'] ?? LEAP_YEAR), Number(month), Number(day));
  if (!instant) return { text: date, machine: null };
  if (full) return { text: FORMATS[style].format(instant), machine: date };
  const isLong = style === 'long' || style === 'plain';
  return { text: (isLong ? YEARLESS.long : YEARLESS.short).format(instant), machine: date.slice(2) };
}

/** Days from one date to another; null where either is no full date (or, without years, cannot be told). */
export function daysBetween(from: string | null, to: string | null): number | null {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  return start === null || end === null || isYearless(from) !== isYearless(to) ? null : end - start;
}

const isYearless = (date: string | null) => date?.startsWith('--') ?? false;

function dayNumber(date: string | null): number | null {
  const groups = FULL_DATE.exec(date ?? '')?.groups ?? YEARLESS_DATE.exec(date ?? '')?.groups;
  if (!groups) return null;
  const { year = LEAP_YEAR, month, day } = groups;
  const instant = calendarDay(Number(year), Number(month), Number(day));
  return instant && Math.round(instant.getTime() / 86_400_000);
}

function calendarDay(year: number, month: number, day: number): Date | null {
  const instant = new Date(0);
  // Not Date.UTC, which moves the years 0 to 99 into the twentieth century.
  instant.setUTCFullYear(year, month - 1, day);
  const same = instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day;
  return same ? instant : null;
}
