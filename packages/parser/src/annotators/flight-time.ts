/**
 * Times of departure and arrival with their day marks: `6:30pm`, `06:40 +1`, `830A`, `1155P`, `2130-0730+1`, `18.30`, `18h30`,
 * `7:05am (next day)`. Forms that also mean something else are marked weak: they count beside airports or flight numbers only.
 * Works on folded text.
 */
import type { ClockTime } from '../model/clock-time.ts';
import { allMatches } from '../text/all-matches.ts';
import type { Mention } from './annotation.ts';

export interface FlightTimeMention extends Mention {
  readonly time: ClockTime;
  /** `clock` has a colon or am, pm; `dotted` (`18.30`), `military` (`1830`) and `hours` (`9h25`, also a length) are weak. */
  readonly form: 'clock' | 'dotted' | 'military' | 'hours';
}

/** Days after departure: `+1`, `(next day)`, `am nächsten Tag`, `-1`. */
export interface DayMarkMention extends Mention {
  readonly days: number;
}

const MERIDIEM = "\\s?(?<ap>[apn])(?:\\.?\\s?m)?\\b\\.?(?!['’])";
const TIME = new RegExp(
  '(?<![a-z0-9:$€£¥#]|\\d[.,]|[+]|(?<!:\\d\\d)/)(?:' +
    `(?<h1>0?\\d|1\\d|2[0-4])(?<sep>[:.])(?<m1>[0-5]\\d)(?::[0-5]\\d)?(?:${MERIDIEM}|(?![\\d:]|[.,]\\d|\\s?(?:%|€|kg|km|usd|eur|gbp|per\\b|pp\\b))(?<unit>\\s?(?:hrs?|hs|uhr|h|u)\\b\\.?)?)|` +
    '(?<h2>0?\\d|1\\d|2[0-3])\\s?(?<ap2>[ap])(?:\\.\\s?m\\.|m\\b\\.?)|' +
    '(?<h3>0?\\d|1[0-2])(?<m3>[0-5]\\d)\\s?(?<ap3>[apn])m?\\b|' +
    '(?<h4>[01]\\d|2[0-4])(?<m4>[0-5]\\d)(?![\\d%]|[.,:/]\\d|[-–]\\d{2}\\b|\\s?(?:usd|eur|gbp|kg|km|miles|pts|points))(?<unit4>\\s?(?:hrs|hours|h|uhr)\\b)?(?![a-z])|' +
    '(?<h5>[01]?\\d|2[0-4])\\s?h\\s?(?<m5>[0-5]\\d)(?![a-z0-9])|' +
    '(?<h6>[01]?\\d|2[0-4])\\s?uhr(?:\\s(?<m6>[0-5]\\d)(?!\\d))?\\b|' +
    '(?:12\\s)?(?<word>noon|midday|midnight|mitternacht|minuit|medianoche|mezzanotte|mediodia|mezzogiorno)\\b)',
  'g',
);
const HINT = /\d|noon|mid|mitternacht|mezz|medianoche/;
const MIDNIGHT = /^(?:midnight|mitternacht|minuit|medianoche|mezzanotte)$/;

/** `folded` is the text after `foldText`. */
export function findFlightTimes(folded: string): FlightTimeMention[] {
  if (!HINT.test(folded)) return [];
  const found: FlightTimeMention[] = [];
  for (const match of allMatches(TIME, folded)) {
    const mention = readTime(match);
    if (mention !== null) found.push(mention);
  }
  return withSharedHalf(found, folded);
}

function readTime(match: RegExpExecArray): FlightTimeMention | null {
  const g = match.groups ?? {};
  const from = match.index;
  const to = from + match[0].length;
  if (g['word'] !== undefined)
    return { from, to, time: { minutes: MIDNIGHT.test(g['word']) ? 0 : 720, certain: true }, form: 'clock' };
  const hour = Number(g['h1'] ?? g['h2'] ?? g['h3'] ?? g['h4'] ?? g['h5'] ?? g['h6']);
  const minute = Number(g['m1'] ?? g['m3'] ?? g['m4'] ?? g['m5'] ?? g['m6'] ?? 0);
  const half = g['ap'] ?? g['ap2'] ?? g['ap3'];
  if (hour === 24 && minute > 0) return null;
  const time = clock(hour, minute, half);
  if (half !== undefined) return { from, to, time, form: 'clock' };
  if (g['h1'] !== undefined)
    return { from, to, time, form: g['sep'] === ':' || g['unit'] !== undefined ? 'clock' : 'dotted' };
  if (g['h4'] !== undefined) return { from, to, time, form: g['unit4'] === undefined ? 'military' : 'clock' };
  return { from, to, time, form: g['h5'] === undefined ? 'clock' : 'hours' };
}

function clock(hour: number, minute: number, half: string | undefined): ClockTime {
  if (half === undefined || hour > 12) {
    const h = hour % 24;
    return { minutes: h * 60 + minute, certain: half !== undefined || h >= 13 || h === 0 };
  }
  return { minutes: ((hour % 12) + (half === 'a' ? 0 : 12)) * 60 + minute, certain: true };
}

const RANGE = /^\s{0,2}(?:-|–|—|to|→|->|>)\s{0,2}$/;

/** `6:30 – 9:45 pm`: the first end has the half of the day that keeps it before the second. */
function withSharedHalf(found: readonly FlightTimeMention[], folded: string): FlightTimeMention[] {
  return found.map((mention, i) => {
    const next = found[i + 1];
    if (!next || mention.time.certain || mention.form !== 'clock' || !next.time.certain) return mention;
    if (!/[ap]\.?m?\.?$/.test(folded.slice(next.from, next.to)) || !RANGE.test(folded.slice(mention.to, next.from)))
      return mention;
    const morning = mention.time.minutes % 720;
    const same = next.time.minutes >= 720 ? morning + 720 : morning;
    const minutes = same < next.time.minutes ? same : (same + 720) % 1440;
    return { ...mention, time: { minutes, certain: true } };
  });
}

const DAY_MARK = new RegExp(
  '[([]?\\s?(?<sign>[+⁺＋]|(?<=[\\s([])[-−–](?=\\d\\s?(?:\\)|\\]|days?\\b)))\\s?(?<n>[0-3¹²³])(?:\\s?(?:days?|d|tage?n?|jours?|j|dias?|giorn[oi]|g|dag(?:ar|en)?|calendar day)\\b)?(?![\\d:.,]\\d|\\d|\\s?[(-]?\\d{3}|\\s?(?:hrs?|h|kg|bags?|x|stops?|adults?|children|carry|checked|personal|[$€£]))\\s?[)\\]]?|' +
    '(?:[([]|(?<![a-z0-9]))(?:(?:on |the |am |al |il |le |el |no |o )?(?:(?<one>next[ -](?:day|morning|calendar day)|following (?:day|morning)|day after|(?<=[([])nd(?=[)\\]])|nachste[nr] tag|folgetag|folgenden tag|lendemain|jour suivant|dia siguiente|giorno (?:dopo|seguente|successivo)|dia seguinte|volgende dag|nasta dag)|(?<two>two days later|2 days later|second day after|ubernachste[nr] tag|surlendemain)|(?<same>same day|gleicher tag|meme jour|mismo dia|stesso giorno|mesmo dia)))(?![a-z])[)\\]]?',
  'g',
);
const DAY_HINT = /[+⁺＋]|[[(]\s?[-−–]|day|nd\)|(?:tag|demain|jour|dia|giorno|dag|morning)\b/;
const SUPERSCRIPT: Readonly<Record<string, number>> = { '¹': 1, '²': 2, '³': 3 };

export function findDayMarks(folded: string): DayMarkMention[] {
  if (!DAY_HINT.test(folded)) return [];
  const found: DayMarkMention[] = [];
  for (const match of allMatches(DAY_MARK, folded)) {
    const g = match.groups ?? {};
    const figure = SUPERSCRIPT[g['n'] ?? ''] ?? Number(g['n'] ?? 0);
    const days =
      g['n'] === undefined ? (g['two'] ? 2 : g['one'] ? 1 : 0) : /[-−–]/.test(g['sign'] ?? '') ? -figure : figure;
    const blanks = match[0].length - match[0].trimStart().length;
    found.push({ from: match.index + blanks, to: match.index + match[0].trimEnd().length, days });
  }
  return found;
}
