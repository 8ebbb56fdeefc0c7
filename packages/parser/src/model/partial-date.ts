/** Calendar dates whose year may be unknown, and the few sums on them. Proleptic Gregorian; no clock, no time zone. */

export interface PartialDate {
  readonly year: number | null;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31; may be impossible (31 June) as the text has it. */
  readonly day: number;
}

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface FullDate extends PartialDate {
  readonly year: number;
}

export const isFullDate = (date: PartialDate): date is FullDate => date.year !== null;

/** `YYYY-MM-DD`, or `--MM-DD` where the year is unknown (P-3). */
export function formatPartialDate(date: PartialDate): string {
  const rest = `${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
  return date.year === null ? `--${rest}` : `${String(date.year).padStart(4, '0')}-${rest}`;
}

/** Reads `YYYY-MM-DD`; null for anything else. */
export function readIsoDate(text: string): FullDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) } : null;
}

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Is there such a day? 29 February counts where the year is unknown. */
export function isPossibleDate(date: PartialDate): boolean {
  const length = MONTH_LENGTHS[date.month - 1];
  if (length === undefined || date.day < 1) return false;
  const leap = date.month === 2 && (date.year === null || isLeapYear(date.year)) ? 1 : 0;
  return date.day <= length + leap;
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days since 1970-01-01 (the algorithm of H. Hinnant, "days_from_civil"). */
export function dayNumberOf(date: FullDate): number {
  const y = date.month <= 2 ? date.year - 1 : date.year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (date.month + (date.month > 2 ? -3 : 9)) + 2) / 5) + date.day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

function dateOfDayNumber(dayNumber: number): FullDate {
  const z = dayNumber + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const mp = Math.floor((5 * dayOfYear + 2) / 153);
  const month = mp < 10 ? mp + 3 : mp - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * mp + 2) / 5) + 1,
  };
}

export function addDays(date: FullDate, days: number): FullDate {
  return dateOfDayNumber(dayNumberOf(date) + days);
}

export function weekdayOf(date: FullDate): Weekday {
  return ((((dayNumberOf(date) + 4) % 7) + 7) % 7) as Weekday;
}

/** The next such day behind `day`. */
export const nextWeekday = (day: FullDate, weekday: Weekday): FullDate =>
  addDays(day, ((weekday - weekdayOf(day) + 6) % 7) + 1);

/** Negative where `a` is before `b`; a missing year counts as equal. */
export function comparePartialDates(a: PartialDate, b: PartialDate): number {
  if (a.year !== null && b.year !== null && a.year !== b.year) return a.year - b.year;
  return a.month - b.month || a.day - b.day;
}

/** No two days of it are one, 29 February among them. */
const LEAP_YEAR = 2000;
const LEAP_YEAR_DAYS = 366;

/**
 * Days from one day of a trip to another, negative backwards. Where a year is not known the nearest such day counts, and between the ends of
 * February and March 29 February too, since it may be there.
 */
export function daysWithinTrip(from: PartialDate, to: PartialDate): number {
  if (isFullDate(from) && isFullDate(to)) return dayNumberOf(to) - dayNumberOf(from);
  const step = dayNumberOf({ ...to, year: LEAP_YEAR }) - dayNumberOf({ ...from, year: LEAP_YEAR });
  return Math.abs(step) <= LEAP_YEAR_DAYS / 2 ? step : step - Math.sign(step) * LEAP_YEAR_DAYS;
}

/** The same within a trip, none of which is as long as half a year: without years January comes after December. */
export function compareWithinTrip(a: PartialDate, b: PartialDate): number {
  const step = comparePartialDates(a, b);
  return (a.year === null || b.year === null) && Math.abs(a.month - b.month) >= 6 ? -step : step;
}

const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAY_NAMES = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const monthName = (month: number): string => MONTH_NAMES[month - 1] ?? '';
export const weekdayName = (weekday: Weekday): string => WEEKDAY_NAMES[weekday] ?? '';

/** `May 3, 2026`, for sentences. */
export function describeDate(date: PartialDate): string {
  return `${monthName(date.month)} ${date.day}${date.year === null ? '' : `, ${date.year}`}`;
}

/** `May 3 to 9, 2026`, `May 28 to June 4, 2026` (P-3). */
export function describeDateRange(start: PartialDate, end: PartialDate): string {
  if (comparePartialDates(start, end) === 0) return describeDate(start);
  const sameYear = start.year === end.year;
  const from = sameYear ? `${monthName(start.month)} ${start.day}` : describeDate(start);
  const to = sameYear && start.month === end.month ? String(end.day) : `${monthName(end.month)} ${end.day}`;
  return `${from} to ${to}${end.year === null ? '' : `, ${end.year}`}`;
}
