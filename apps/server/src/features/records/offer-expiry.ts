/** When an offer is over (contract §7): at the end of its `validUntil` day, in the time zone of the server (`TZ`). */

const FULL_DATE = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/** The first moment after the offer, in milliseconds; null for one without a full date, which is never over. */
export function expiryTime(validUntil: string | null): number | null {
  const { year, month, day } = FULL_DATE.exec(validUntil ?? '')?.groups ?? {};
  if (year === undefined) return null;
  const lastDay = new Date(Number(year), Number(month) - 1, Number(day));
  if (lastDay.getMonth() !== Number(month) - 1) return null;
  // The calendar's next day, not 24 hours: on two days of the year those differ.
  return new Date(lastDay.getFullYear(), lastDay.getMonth(), lastDay.getDate() + 1).getTime();
}

export function hasExpired(validUntil: string | null, now: number): boolean {
  const end = expiryTime(validUntil);
  return end !== null && now >= end;
}
