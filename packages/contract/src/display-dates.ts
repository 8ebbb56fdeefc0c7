/** Reads the product's own display dates back (P-3): `May 3 to 9, 2026`, `Dec 28 to Jan 3, 2027`, `May 3, 2026`. Any other text is null. */

export interface DateSpan {
  /** `YYYY-MM-DD`. */
  readonly start: string;
  /** Null for a single day. */
  readonly end: string | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = (name: string) =>
  String.raw`(?<${name}>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\.?\s+`;
const DATES = new RegExp(
  String.raw`^${MONTH('month')}(?<day>\d{1,2})(?:,\s*(?<year>\d{4}))?` +
    String.raw`(?:\s*(?:to|-|–|—)\s*(?:${MONTH('lastMonth')})?(?<lastDay>\d{1,2}),\s*(?<lastYear>\d{4}))?$`,
  'i',
);

export function readDisplayDates(text: string | null): DateSpan | null {
  const parts = DATES.exec(text?.trim() ?? '')?.groups;
  if (!parts) return null;
  const month = monthOf(parts['month']);
  const { day, year, lastDay, lastYear } = parts;
  if (lastDay === undefined) {
    const start = isoDay(Number(year), month, Number(day));
    return start === null ? null : { start, end: null };
  }
  const lastMonth = parts['lastMonth'] === undefined ? month : monthOf(parts['lastMonth']);
  // One year for both: over the turn of a year it is that of the end.
  const firstYear = year === undefined ? Number(lastYear) - (month > lastMonth ? 1 : 0) : Number(year);
  const start = isoDay(firstYear, month, Number(day));
  const end = isoDay(Number(lastYear), lastMonth, Number(lastDay));
  return start !== null && end !== null && start <= end ? { start, end } : null;
}

const monthOf = (name: string | undefined) => MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase());

/** Null for a day that no calendar has. */
function isoDay(year: number, month: number, day: number): string | null {
  const time = Date.UTC(year, month, day);
  if (Number.isNaN(time) || new Date(time).getUTCDate() !== day) return null;
  return new Date(time).toISOString().slice(0, 10);
}
