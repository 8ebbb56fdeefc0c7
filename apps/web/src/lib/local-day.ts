/** Calendar days in the browser's own zone: `YYYY-MM-DD`. */
export function localToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether an offer still stands on a day: without a full last day it always does (contract §7). */
export function isActiveOn(validUntil: string | null, today: string): boolean {
  return !/^\d{4}-\d{2}-\d{2}$/.test(validUntil ?? '') || (validUntil ?? '') >= today;
}
