/**
 * Clock times and time ranges: `9am`, `9:30 AM - 11:30 AM`, `7.30pm`, `14:00 hrs`, `14h30`, `9 Uhr`, `9–11am`, `noon`, and `1430` where
 * it stands like a time. Works on folded text.
 */

import type { ClockTime, TimeSpan } from '../model/clock-time.ts';
import { codeAt, hasDigit, isDigit } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { keepRecent } from '../text/recent-answers.ts';
import type { Mention } from './annotation.ts';
import { findHoursInWords, MAY_HOLD_WORDS } from './hour-in-words.ts';
import { findHourPairs, MAY_HOLD_PAIRS } from './hour-pairs.ts';
import { findLocalTimes, MAY_HOLD_LOCAL } from './local-time.ts';
import { startsWithStreet } from './street-number.ts';
import { LONG_ZONES, SHORT_ZONES } from './vocabulary/zone-words.ts';

export interface TimeMention extends Mention {
  readonly time: TimeSpan;
}

interface SingleTime extends Mention {
  readonly time: ClockTime;
}

const HOUR = '(?:[01]?\\d|2[0-4])';
const MINUTE = '[0-5]\\d';
/** What two figures behind `8 Uhr` may count, or be the price of: `um 8 Uhr 20 Personen`. */
const COUNTED =
  '[%€$£*]|[a-z]{0,10}(?:personen|pers|pax|leute|gaste|teilnehmer|kinder|erwachsene|minuten|min|stunden|std|tage|euros?|eur|chf|franken|km|kilometer|m|meter|hm|stk|stuck|zimmer|platze|prozent|jahre|seiten|boote|busse|autos?|flaschen|glaser|fotos)\\b';
const TIME = compactPattern(
  '(?<![a-z0-9:$€£¥#]|(?<!\\d[:h]\\d\\d)/|\\d[.,])(?:' +
    `(?:0?\\d|1[0-9]|2[0-3])(?:[:.]${MINUTE}(?::${MINUTE})?)?\\s?[ap]\\.?\\s?m\\b\\.?|` +
    `(?:0?\\d|1[0-2])[:.]${MINUTE}[ap](?![a-z0-9])|` +
    `(?:0?[1-9]|1[0-2])${MINUTE}\\s?[ap]m\\b|` +
    `${HOUR}:${MINUTE}(?::${MINUTE})?(?!\\d|:\\d|\\s?(?:hours|hr\\b|std\\b|stunden|min(?:s|ut[a-z]{0,3})?\\b))(?:\\s?(?:hrs|hs|uhr|uur|h)\\b)?|` +
    `${HOUR}\\s?hs\\b|` +
    `${HOUR}[.]${MINUTE}(?:\\s?(?:hrs|uhr|uur|h)\\b|(?<=\\b(?:ore\\s{0,2}|kl\\.?)\\s\\d{1,2}\\.\\d\\d)(?![\\d.])|(?=\\s?[-–]\\s?${HOUR}\\.${MINUTE}(?![\\d.])))|` +
    `${HOUR}[hu]${MINUTE}(?![a-z0-9])|` +
    `${HOUR}\\s?uhr\\b(?:\\s${MINUTE}(?!\\d|[.,:]\\d|\\s?(?:${COUNTED})))?|` +
    `(?:0?[1-9]|1[0-2])\\so'?clock\\b|` +
    `(?:[01]\\d|2[0-3])${MINUTE}\\s?(?:hrs|hours|h(?!\\/)|uhr)\\b|` +
    '(?:12\\s?)?(?:noon|midday|midnight)\\b)',
  'y',
);
/** The last figure of an hour, or a word: no time of `TIME` is without one of these, and few texts with them are no times. */
const CANDIDATE = /\d(?=[:.]\d|u\d|\so'?cl|\s?(?:[ap]\.?\s?m|uhr|h))|noon|mid(?:day|night)/g;
/** Without any of these no hour is told in words, by pairs or as other countries write it: asked together for nearly all texts. */
const MAY_BE_OTHER = compactPattern(`${MAY_HOLD_WORDS.source}|${MAY_HOLD_PAIRS.source}|${MAY_HOLD_LOCAL.source}`);
/** What else may be a time, at the start of the text or in `local-time.ts`. */
const OTHER_HINT =
  /\b(?:pukul|jam)\s\d|^\d{1,2}[ap] |[([@] ?[012]?\d\.?[0-5]\d|\d[ -]?ish\b|[a-z.\d] [012]\d[0-5]\d(?!\d)|^[012]\d[0-5]\d|\b(?:ore\s{0,2}|las|alle|entro le|delle)\s\d|\d\s(?:de|da|del|du|di|[ye] me[dizia]{2,3}a|y cuarto)\s|\d\s?u(?:ur)?(?![a-z])/;
const MILITARY_AT_START =
  /^(?<h>[01]\d|2[0-4])(?<m>[0-5]\d)(?=\s*(?:[-–]\s?(?:[01]\d|2[0-4])[0-5]\d(?!\d)|\s(?!(?:eur|usd|gbp|chf|euros?|dollars?|pounds?|franken)\b)[a-z]|\s?[-–—:|,;/→•·>]{1,2}\s["“'(]?[a-z]))/;
const MILITARY_END = /^\s?[-–]\s?(?<h>[01]\d|2[0-4])(?<m>[0-5]\d)(?!\d)/;
const DOTTED_AT_START =
  /^(?<h>[01]?\d|2[0-3])\.(?<m>[0-5]\d)(?:\sh(?![a-z/])|(?!\sh(?![a-z/])))(?=\s*[-–—:|,;/→•·>]{0,2}\s+["“'(]?[a-z])(?!\s(?:[ap]\.?\s?m|km|kg|miles|mi|m|eur|euros?|usd|gbp|chf|inr|aed|zar|pp|p\.p|per|pro|each)\b)/;
/**
 * `13h – lunch`, `9h-12h lesson`, `7h-7h30 yoga`: an hour that heads its line is a time; elsewhere, and before one that is as small (`3h-4h`),
 * `13h` is as often a length.
 */
const AFTER_LEAD = /^(?:as|das|de) \d/;
const BARE_HOUR_AT_START =
  /^(?:(?:as|das|de) )?(?<h>[01]?\d|2[0-3])\s?h(?=\s*[-–—:|→•>]\s|(?:\s?[-–—]\s?|\s(?:as?|ate)\s)(?:(?:0?9|1\d|2[0-4])\s?h(?![a-z])|\d{1,2}h\d\d))/;
/** `9ish honky tonks` */
const ABOUT_AT_START = /^(?<h>0?[1-9]|1[0-2])(?:[:.](?<m>[0-5]\d))?\s?-?ish\b/;
/** `8a breakfast`, `7p dinner` */
const SHORT_AT_START = /^(?<h>0?[1-9]|1[0-2])(?<half>[ap])(?=\s{1,2}[a-z])/;
/** The end of `16h30 – 18h`. */
const SPELLED_END =
  /^(?:\s?[-–]\s?|\s(?:to|until|till|bis|tot|al?|alle|as|ate)\s)(?<h>[01]?\d|2[0-4])\s?[hu](?<m>)(?![a-z0-9])/;
const DOTTED_END =
  /^(?:\s?[-–]\s?|\s(?:to|until|till|bis|tot|al?|alle|as|ate)\s)(?<h>[01]?\d|2[0-4])\.(?<m>[0-5]\d)(?!\d|\.\d)/;
/** Also behind the zone of the first: `5:45 pm ET – 9:25 pm PT`. */
const BETWEEN = compactPattern(
  `^(?:\\s(?:${LONG_ZONES}|${SHORT_ZONES})(?=\\s{1,2}(?:[-–—]|to|until)\\s))?` +
    '(?:\\s?(?:uhr|uur|hrs?|h|horas)\\b)?\\s{0,2}(?:-{1,3}>?|–|—|\\/|~|>{1,2}|to|until|till|bis|tot|al?|alle(?:\\sore)?|(?:a|hasta) las|ate(?: as)?|as|→|->|,?\\s?(?:arr(?:ives?|iving|ival)?\\.?|eta|ankunft|an|arrivee|llegada|arrivo|chegada)(?:\\s(?:at|um|a))?)\\s{0,2}$',
);
/** `between 9:00 and 11:30`, `entre las 9:00 y las 11:30`: there the word for and joins the two. */
const AND_BETWEEN = /^(?:\s?(?:uhr|h))?\s(?:and|und|et|y|e)\s(?:(?:las|as|le) )?$/;
const BETWEEN_WORD = /(?:^|\s)(?:between|zwischen|entre(?: las| as)?|(?:tra|fra) le)\s$/;
const BARE_START =
  /(?<![a-z0-9:.,$€£¥/])(?<h>0?\d|1[0-2])(?:[:.](?<m>[0-5]\d))?\s?(?:-{1,2}|–|—|to|a|(?<=\blas \d{1,2}(?:[:.]\d\d)? )a las)\s?$/;
const MAX_BARE = 20;
/** `7 pm`, `5 de la tarde` */
const SAYS_HALF = /[ap]\.?\s?m|\sd[ea] (?:la )?(?:tarde|noche|manana|noite|manha)/;
/** `16–17:30 Uhr Kochkurs`: an hour without minutes at the start of the text, before one with them; `7 - 8:30` may be the seventh entry. */
const HOUR_BEFORE =
  /^(?:von |ab |um |from |between |de |das |dalle |entre las )?(?:(?<h>[6-9]|1\d|2[0-3])[-–]|(?<late>1[3-9]|2[0-3])\s[-–]\s)$|^(?:von|from|de|das|dalle|desde las) (?<word>[6-9]|1\d|2[0-3]) (?:bis|to|until|till|a|as|alle|a las|hasta las) $/;
const MAX_LEAD = 16;
/** `1h45` after these is a length of time, not a time of day. */
const LENGTH_BEFORE = /(?:[~≈(]|about |ca\.? |approx\.? |env\.? |unos? |circa |duration:? |duree:? )\s?$/;
/** I-609: `14 km, +620 / -890 m, 5h30`: how far, then how long; words behind it (`12 km, 9h30 castle`) begin another entry with its hour. */
const WAY_BEFORE = /\d\s?(?:km|hm|m)\s?[,/·|–]\s?$/;
const CLOSES = /^[,;.)\]]?$/;
const LONGEST_WAY = 10;

/** `Gehzeit 4:15`, `durée : 4h30`, `walking time ca. 5:30`: so long one is on the way. */
const LASTS =
  /\b(?:(?:geh|fahr|lauf|marsch|wander)zeit|dauer|(?:walking|hiking|riding|driving)[ -]time|duration|duree|temps de (?:marche|trajet|parcours)|tiempo de (?:marcha|viaje)|duracion|tempo di (?:percorrenza|cammino)|durata|tempo de (?:caminhada|viagem)|duracao|(?:loop|wandel|reis|rij|vaar)tijd|duur) ?:? (?:(?:ca|approx|env|circa|about|around|environ|ongeveer)\.? )?$/;
const MAX_LASTS = 32;
/** `duur ` */
const SHORTEST_LASTS = 4;
const BLANK = 0x20;

/** `folded` is the text after `foldText`. Times in order, ranges as one. */
export const findTimes: (folded: string) => readonly TimeMention[] = keepRecent(readTimes);

function readTimes(folded: string): readonly TimeMention[] {
  CANDIDATE.lastIndex = 0;
  let isCandidate = CANDIDATE.test(folded);
  const mayBeOther = MAY_BE_OTHER.test(folded);
  const words = mayBeOther ? findHoursInWords(folded) : NONE;
  const pairs = mayBeOther ? findHourPairs(folded) : NONE;
  const spoken = pairs.length === 0 ? words : [...words, ...pairs];
  if (!isCandidate && spoken.length === 0 && !OTHER_HINT.test(folded)) return NONE;
  const singles: SingleTime[] = [];
  const first = readAtStart(folded);
  if (first !== null) singles.push(first);
  const isDotted = first !== null && folded.slice(0, first.to).includes('.');
  const local = mayBeOther ? findLocalTimes(folded, isDotted) : NONE;
  for (const time of local) if (first === null || time.from >= first.to) singles.push(time);
  for (const time of spoken)
    if (singles.every(({ from, to }) => time.from >= to || time.to <= from)) singles.push(time);
  const others = singles.length;
  while (isCandidate) {
    const end = CANDIDATE.lastIndex;
    const from = matchFrom(folded, end);
    const to = from < 0 ? end : TIME.lastIndex;
    if (from >= 0 && !overlapsAny(singles, others, from, to)) {
      const single = readSingle(folded, from, to);
      if (single !== null) singles.push(single);
    }
    CANDIDATE.lastIndex = to;
    isCandidate = to < folded.length - 1 && CANDIDATE.test(folded);
  }
  if (local.length + spoken.length > 0) singles.sort((a, b) => a.from - b.from);
  return singles.length === 0 ? NONE : joinRanges(singles, folded);
}

/** Does the range run into one of the first `count` times, those read otherwise? */
function overlapsAny(times: readonly Mention[], count: number, from: number, to: number): boolean {
  for (let i = 0; i < count; i++) {
    const time = times[i] as Mention;
    if (from < time.to && to > time.from) return true;
  }
  return false;
}

/** Where the time starts whose hour or word ends at `end`, -1 where it is none; `TIME` then stands at its end. */
function matchFrom(folded: string, end: number): number {
  let from = end - 1;
  if (isDigit(codeAt(folded, from))) {
    while (from > end - 5 && isDigit(codeAt(folded, from - 1))) from--;
    return matchesAt(folded, from) ? from : -1;
  }
  from = end - (folded.endsWith('noon', end) ? 4 : folded.endsWith('midday', end) ? 6 : 8);
  // `12 noon`, `12noon`
  const gap = codeAt(folded, from - 1) === BLANK ? 3 : 2;
  if (folded.startsWith('12', from - gap) && matchesAt(folded, from - gap)) return from - gap;
  return matchesAt(folded, from) ? from : -1;
}

function matchesAt(folded: string, index: number): boolean {
  TIME.lastIndex = index;
  return TIME.test(folded);
}

const NONE: readonly never[] = [];

/** Ways to write a time that count at the start of a text only. */
function readAtStart(folded: string): SingleTime | null {
  if (!isDigit(codeAt(folded, 0))) return AFTER_LEAD.test(folded) ? matchAtStart(folded, BARE_HOUR_AT_START) : null;
  let digits = 1;
  while (digits < 5 && isDigit(codeAt(folded, digits))) digits++;
  // `0900 hrs` is read with its word, as elsewhere.
  if (digits === 4)
    return /^\s?(?:hrs|hours|h(?!\/))\b/.test(folded.slice(4, 12)) || startsWithStreet(folded)
      ? null
      : matchAtStart(folded, MILITARY_AT_START);
  const mark = digits <= 2 ? folded.charAt(digits) : '';
  if (mark === '.') return matchAtStart(folded, DOTTED_AT_START);
  if (mark === 'i') {
    const about = matchAtStart(folded, ABOUT_AT_START);
    return about && { ...about, time: { ...about.time, isTwelveHour: true } };
  }
  if (mark === 'a' || mark === 'p') return matchAtStart(folded, SHORT_AT_START);
  return mark === 'h' || (mark === ' ' && folded.charAt(digits + 1) === 'h')
    ? matchAtStart(folded, BARE_HOUR_AT_START)
    : null;
}

function matchAtStart(folded: string, pattern: RegExp): SingleTime | null {
  const match = pattern.exec(folded.slice(0, 40));
  if (!match?.groups) return null;
  const { h, m, half } = match.groups;
  return { from: 0, to: match[0].length, time: clock(Number(h), Number(m ?? 0), half ?? null) };
}

/** Reads what `TIME` found: what stands where in it follows from its characters, so that the regex needs no groups. */
function readSingle(folded: string, from: number, to: number): SingleTime | null {
  if (SPELLED_ENDS.includes(folded.charAt(to - 1)))
    return { from, to, time: { minutes: folded.endsWith('midnight', to) ? 0 : 720, certain: true } };
  if (
    from > SHORTEST_LASTS &&
    codeAt(folded, from - 1) === BLANK &&
    LASTS.test(folded.slice(Math.max(0, from - MAX_LASTS), from))
  )
    return null;
  let after = from;
  while (after < to && isDigit(codeAt(folded, after))) after++;
  // `1430 hrs` and `730pm` have their minutes in one with the hour.
  const hourEnd = after - from >= 3 ? after - 2 : after;
  const hour = Number(folded.slice(from, hourEnd));
  // `6 o'clock`: who says so counts to twelve.
  if (folded.endsWith('clock', to))
    return { from, to, time: { minutes: hour * 60, certain: false, isTwelveHour: true } };
  // `8 Uhr 15` has them behind its word.
  const isBehindWord = isDigit(codeAt(folded, to - 1)) && folded.startsWith('uhr', to - 6);
  const minuteFrom = isBehindWord ? to - 2 : hourEnd < after ? hourEnd : after + 1;
  const hasMinute = isDigit(codeAt(folded, minuteFrom)) && minuteFrom < to;
  const minute = hasMinute ? Number(folded.slice(minuteFrom, minuteFrom + 2)) : 0;
  if (
    hasMinute &&
    (codeAt(folded, after) === LETTER_H || codeAt(folded, after) === LETTER_U) &&
    !isBehindWord &&
    hourEnd === after &&
    (hour < 5 || isLength(folded, from, to, hour))
  )
    return null;
  return { from, to, time: clock(hour, minute, hour > 12 ? null : halfIn(folded, after, to)) };
}

function isLength(folded: string, from: number, to: number, hour: number): boolean {
  const before = folded.slice(Math.max(0, from - 12), from);
  return (
    LENGTH_BEFORE.test(before) || (hour < LONGEST_WAY && WAY_BEFORE.test(before) && CLOSES.test(folded.charAt(to)))
  );
}

/** The last letters of noon, midday and midnight; no other time ends in them. */
const SPELLED_ENDS = 'nyt';
const LETTER_A = 0x61;
const LETTER_H = 0x68;
const LETTER_P = 0x70;
const LETTER_U = 0x75;

/** The `a` or `p` of am and pm: no other sign of a time has these letters. */
function halfIn(folded: string, from: number, to: number): 'a' | 'p' | null {
  for (let i = from; i < to; i++) {
    const code = codeAt(folded, i);
    if (code === LETTER_A) return 'a';
    if (code === LETTER_P) return 'p';
  }
  return null;
}

function clock(hour: number, minute: number, meridiem: string | null): ClockTime {
  const h = meridiem === null ? hour % 24 : (hour % 12) + (meridiem === 'p' ? 12 : 0);
  const minutes = h * 60 + minute;
  return meridiem === null ? { minutes, certain: h >= 13 || h === 0 } : { minutes, certain: true, isTwelveHour: true };
}

function joinRanges(singles: readonly SingleTime[], folded: string): readonly TimeMention[] {
  const found: TimeMention[] = [];
  for (let i = 0; i < singles.length; i++) {
    const single = singles[i] as SingleTime;
    const next = singles[i + 1];
    // `Ferry 10:00 / 11:00 / 12:00` has a choice of three.
    const after = singles[i + 2];
    if (next && after && isStroke(single, next, folded) && isStroke(next, after, folded)) {
      let last = i + 2;
      while (singles[last + 1] && isStroke(singles[last] as SingleTime, singles[last + 1] as SingleTime, folded))
        last++;
      for (; i <= last; i++) found.push(alone(singles[i] as SingleTime));
      i--;
      continue;
    }
    if (next && joinsRange(single, next, folded)) {
      found.push({
        from: single.from,
        to: next.to,
        time: { start: sameHalf(single.time, next.time, folded.startsWith('0', single.from)), end: next.time },
      });
      i++;
      continue;
    }
    const tail = mayGoOn(folded, single.to) ? readTail(single, folded) : null;
    if (tail?.groups && /^\d{4}$|\.|\d ?h|\du\d/.test(folded.slice(single.from, single.to))) {
      const end = clock(Number(tail.groups['h']), Number(tail.groups['m']), null);
      found.push({ from: single.from, to: single.to + tail[0].length, time: { start: single.time, end } });
      continue;
    }
    found.push(withBareStart(single, folded, found.at(-1)?.to ?? 0));
  }
  return found;
}

const isStroke = (first: SingleTime, second: SingleTime, folded: string): boolean =>
  second.from - first.to <= 3 && folded.slice(first.to, second.from).trim() === '/';

const alone = ({ from, to, time }: SingleTime): TimeMention => ({ from, to, time: { start: time, end: null } });

function joinsRange(first: SingleTime, second: SingleTime, folded: string): boolean {
  const gap = folded.slice(first.to, second.from);
  if (BETWEEN.test(gap)) return true;
  return AND_BETWEEN.test(gap) && BETWEEN_WORD.test(folded.slice(Math.max(0, first.from - 12), first.from));
}

/** A dash after at most one blank, or a blank before one of the words for it. */
function mayGoOn(folded: string, index: number): boolean {
  const code = codeAt(folded, index);
  if (code > 32) return isDash(code);
  const next = codeAt(folded, index + 1);
  return isDash(next) || RANGE_WORDS.has(next);
}
/** `to`, `until`, `bis`, `a` */
const RANGE_WORDS = new Set([0x74, 0x75, 0x62, 0x61]);

const isDash = (code: number): boolean => code === 0x2d || code === 0x2013;

function readTail(single: SingleTime, folded: string): RegExpExecArray | null {
  const after = folded.slice(single.to, single.to + 12);
  if (!hasDigit(after)) return null;
  return (single.from === 0 ? MILITARY_END.exec(after) : null) ?? DOTTED_END.exec(after) ?? SPELLED_END.exec(after);
}

/** `6:30-7:00 PM`: the first end is in the afternoon too, where that keeps it before the second; `07:00 – 22:00` counts to 24 at both. */
function sameHalf(start: ClockTime, end: ClockTime, isPadded: boolean): ClockTime {
  const moved = start.minutes + 720;
  const countsTo24 = end.certain && end.isTwelveHour !== true && end.minutes >= 780 && start.minutes < end.minutes;
  // `Evening: 7:30 – 21:30` leaves it to the part of the day.
  if (isPadded && countsTo24 && !start.certain && start.isTwelveHour !== true) return { ...start, certain: true };
  return !start.certain &&
    end.certain &&
    end.isTwelveHour === true &&
    start.minutes < 720 &&
    end.minutes >= 720 &&
    moved <= end.minutes &&
    start.minutes > 0 &&
    end.minutes - start.minutes > 720
    ? { minutes: moved, certain: true, isTwelveHour: true }
    : start;
}

/** `9–11am`: the first hour takes the half of the day of the second, unless that would put it after it. */
function withBareStart(single: SingleTime, folded: string, floor: number): TimeMention {
  // Both need a figure before.
  if (single.from === 0 || !hasDigit(folded.slice(Math.max(0, single.from - MAX_BARE), single.from)))
    return alone(single);
  const before = folded.slice(Math.max(floor, single.from - MAX_BARE), single.from);
  const match =
    hasDigit(before) && SAYS_HALF.test(folded.slice(single.from, single.to)) ? BARE_START.exec(before) : null;
  if (!match?.groups) {
    const start = single.from <= MAX_LEAD ? HOUR_BEFORE.exec(folded.slice(0, single.from)) : null;
    const hour = Number(start?.groups?.['h'] ?? start?.groups?.['late'] ?? start?.groups?.['word']) * 60;
    if (start === null || hour >= single.time.minutes || single.time.minutes - hour > 720 || hour > 1439)
      return alone(single);
    return { from: 0, to: single.to, time: { start: clock(hour / 60, 0, null), end: single.time } };
  }
  const afternoon = single.time.minutes >= 720;
  const hour = Number(match.groups['h']) % 12;
  const minute = Number(match.groups['m'] ?? 0);
  let minutes = hour * 60 + minute + (afternoon ? 720 : 0);
  if (minutes > single.time.minutes) minutes -= 720;
  return {
    from: single.from - match[0].length,
    to: single.to,
    time: { start: { minutes: Math.max(0, minutes), certain: true, isTwelveHour: true }, end: single.time },
  };
}
