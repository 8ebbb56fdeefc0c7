import { compactPattern } from '../../text/compact-pattern.ts';

/** The letters of time zones as schedules write them behind an hour, in small letters: `8:15 AM ET`, `14:00 CEST`. */
export const LONG_ZONES = '[ecmp][sd]t|gmt|utc|bst|ces?t|ees?t|wes?t|jst|kst|hkt|sgt|a[ec][sd]t|awst|nz[sd]t';
/** `ET`, `PT`: words in some languages. */
export const SHORT_ZONES = '[ecmp]t';

/** Zones that are also codes of airports from which hardly anybody flies. */
const ZONES: ReadonlySet<string> = new Set(
  'CST EST PST EDT PDT GMT UTC BST CET EET WET JST KST SGT NST AST AKT'.split(' '),
);
/** Zones that are also codes of airports which many fly to: Phuket, Istanbul, Wichita, Castellón, Maastricht. */
const ZONES_OR_AIRPORTS: ReadonlySet<string> = new Set('HKT IST ICT CDT MST MDT HST'.split(' '));
const TIME_BEFORE = /\d[:.h]?[0-5]\d(?:\s?[AaPp]\.?[Mm]\.?)?\s?\(?$/;
/** The place of that hour, `— Delhi (DEL)`, which has no hour of its own. */
const PLACE_BEHIND = /^\)?\s?[-–—·,|]\s?[^()\d\n]{3,40}\([A-Z]{3}\)(?![\s,·–-]{0,3}\d{1,2}[:.h]?[0-5]\d)/;
/** The other hour of the flight with its zone: `BOM 13:05 IST - LHR 17:50 GMT`, `LHR 21:00 GMT - BOM 11:30 IST`. */
const ZONED =
  '\\d{1,2}[:.h]?[0-5]\\d(?:\\s?[AaPp][Mm])?\\s?\\(?(?:GMT|UTC|BST|CES?T|EES?T|[ECMP][SD]T|JST|KST|SGT|AE[SD]T)\\b';
const ZONED_BEHIND = compactPattern(`^\\)?\\s?[-–—→>/,]\\s?[^\\d\\n]{3,40}${ZONED}`);
const ZONED_BEFORE = compactPattern(`${ZONED}[^\\d\\n]{3,40}\\d{1,2}[:.h]?[0-5]\\d(?:\\s?[AaPp][Mm])?\\s?\\(?$`);
const HOUR_BEHIND = /^\s{0,3}\d/;

/** `9:30 PM JST`, `18:05 IST — Delhi (DEL)`: is the code at `[from, to)` the time zone of the hour before it? */
export function isZoneOfHour(text: string, from: number, to: number): boolean {
  const value = text.slice(from, to);
  const isAirportToo = ZONES_OR_AIRPORTS.has(value);
  if (!isAirportToo && !ZONES.has(value)) return false;
  if (!TIME_BEFORE.test(text.slice(Math.max(0, from - 12), from))) return false;
  const behind = text.slice(to, to + 60);
  if (!isAirportToo || PLACE_BEHIND.test(behind) || ZONED_BEHIND.test(behind)) return true;
  return !HOUR_BEHIND.test(behind) && ZONED_BEFORE.test(text.slice(Math.max(0, from - 70), from));
}
