/**
 * An hour that stands right before the sign of an amount, which is that of the figure behind it: `10.00-12.30 EUR 45`, `ore 9.30 euro 120`
 * (I-600), `um 10.30 EUR 12`.
 */
const HOURS = /^(?:[01]?\d|2[0-3])\.[0-5]\d\s?[-–—]\s?(?:[01]?\d|2[0-3])\.[0-5]\d(?=\s?\D)/;
const ONE = /^(?:[01]?\d|2[0-3])(?<minutes>[.:][0-5]\d)?(?=\s?[^\d.,])/;
/** Behind `at`, `um` a bare figure may as well be the amount. */
const BEFORE_HOUR =
  /(?:^|[\s(,;])(?:ore|(?:at|um|ab|alle|dalle|alle ore|a las|desde las|às|as|om|à|kl\.?)(?<word>))\s{1,2}$/i;
const WINDOW = 14;

/** How long the hour is that `figures` begin with, where `before` leads to one; 0 where it is none. */
export function hourBeforeSign(figures: string, before: string): number {
  const hours = HOURS.exec(figures);
  if (hours !== null) return hours[0].length;
  const hour = ONE.exec(figures);
  const lead = hour === null ? null : BEFORE_HOUR.exec(before.slice(-WINDOW));
  if (hour === null || lead === null) return 0;
  return hour.groups?.['minutes'] !== undefined || lead.groups?.['word'] === undefined ? hour[0].length : 0;
}
