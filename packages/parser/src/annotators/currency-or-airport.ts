/** Codes that a currency and an airport have: `MAD`, `SCL`, `LAK`. */
import { findCurrency } from '@waypage/gazetteer';
import { codeAt, isDigit } from '../text/character-class.ts';

/** `IB 331 MAD 11:55`, `MAD 1155 - MIA 1610`, `MIA-MAD 1805 0825`, `LIS-MAD 1045-1305`: the code of a currency that an airport has, too, in the line of a flight. */
export function isAirport(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - 40), from);
  const after = text.slice(to, to + 48);
  if (isDigit(codeAt(text, from))) return isAirportBehind(text.slice(from, to), before, after);
  const written = text.slice(from, to);
  if (CLOCK_RANGE.test(written)) return findCurrency(JOINED_BEFORE.exec(before)?.[1] ?? 'EUR') === undefined;
  if (!CLOCK_AT_END.test(written)) return false;
  return NEXT_AIRPORT.test(after) || (ROUTE_BEFORE.test(before) && CLOCK_AT_START.test(after)) || DEPARTED.test(before);
}
/** `UA 178 MAD 11:55`; F-550 `14:40+1 MAD`, the day after, and `10.05 MAD - 14.40 LIM`, hours before their airports. */
function isAirportBehind(written: string, before: string, after: string): boolean {
  if (AIRLINE_BEFORE.test(before) && WAY_AFTER.test(after)) return true;
  if (DAY_MARK.test(written)) return HOUR_PLUS.test(before);
  if (!HOUR_BEFORE_CODE.test(written)) return false;
  const other = TIMED_BEFORE.exec(before)?.[1] ?? TIMED_AFTER.exec(after)?.[1];
  return other !== undefined && findCurrency(other) === undefined;
}
const AIRLINE_BEFORE = /(?:^|[^A-Za-z])[A-Z][A-Z0-9]\s?$/;
const WAY_AFTER = /^\s\d{1,2}[:.]?\d\d(?!\d)|^\s?(?:[-–→>/]|to\b)\s?[A-Z]{3}(?![A-Za-z])/;
const DAY_MARK = /^[1-3]\s{0,3}[A-Z]{3}$/;
const HOUR_PLUS = /\d[:.h][0-5]\d\s?(?:[ap]\.?m\.?)?\s?\(?\+\s?$/i;
const HOUR_BEFORE_CODE = /^(?:[01]?\d|2[0-3])\.[0-5]\d\s{1,3}[A-Z]{3}$/;
const TIMED_BEFORE = /(?<![\d.,])\d{1,2}\.[0-5]\d\s{1,3}([A-Z]{3})\s?(?:[-–→>/]|to)\s?$/;
const TIMED_AFTER = /^\s?(?:[-–→>/]|to)\s?\d{1,2}\.[0-5]\d\s{1,3}([A-Z]{3})(?![A-Za-z])/;
const CLOCK_AT_END = /[A-Z]\s{1,3}(?:[01]\d|2[0-3]|\d(?=\.))\.?[0-5]\d$/;
/** Both ends of what would be a range of prices are times of day. */
const CLOCK_RANGE = /^[A-Z]{3}\s{1,3}(?:[01]\d|2[0-3])[0-5]\d\s?[-–—]\s?(?:[01]\d|2[0-3])[0-5]\d$/;
const JOINED_BEFORE = /(?<![A-Za-z])([A-Z]{3})\s?[-–→>/]\s?$/;
const CLOCK_AT_START = /^(?:\s{1,3}|\s?[/>]\s?)\d{1,2}[:.]?\d\d(?!\d)/;
/** F-694: `AMD 0415 hrs - DOH 0530 hrs`: the hour may have its unit. */
const NEXT_AIRPORT =
  /^(?:\s?hrs?\.?)?\s?(?:[-–→>/]|to\b)\s?(?:\p{Lu}[\p{L}'’-]{1,20}\s){0,3}\(?[A-Z]{3}\)?\s{1,3}\d{1,2}[:.]?\d\d(?!\d)/u;
const ROUTE_BEFORE = /(?<![A-Za-z])[A-Z]{3}\s?(?:[-–→>/]|to)?\s?$/;
/** A date in brackets may stand behind the hour (`DOH 2025 hrs (20 Jul) - AMD 0225 hrs`). */
const DEPARTED =
  /(?<![A-Za-z])[A-Z]{3}\s{1,3}\d{1,2}[:.]?\d\d(?:\s?hrs?\.?)?(?:\s?\(\d{1,2} ?[A-Za-z]{3,9}\))?\s?(?:[-–→>/]|to)\s?(?:\p{Lu}[\p{L}'’-]{1,20}\s){0,3}$/u;
