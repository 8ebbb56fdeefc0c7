/**
 * Times of departure and arrival with their day marks: `6:30pm`, `06:40 +1`, `830A`, `1155P`, `2130-0730+1`, `18.30`, `18h30`, `0655/1040`,
 * `7:05am (next day)`. Forms that also mean something else are marked weak: they count beside airports or flight numbers only.
 * Works on folded text.
 */
import type { ClockTime } from '../model/clock-time.ts';
import { allMatches } from '../text/all-matches.ts';
import { hasDigit } from '../text/character-class.ts';
import { BEYOND_ASCII, BRACKET, type LineLook, LinePattern, PLUS } from '../text/line-look.ts';
import { NumberedRegex } from '../text/numbered-regex.ts';
import type { Mention } from './annotation.ts';

export interface FlightTimeMention extends Mention {
  readonly time: ClockTime;
  /** `clock` has a colon or am, pm; `dotted` (`18.30`), `military` (`1830`) and `hours` (`9h25`, also a length) are weak. */
  readonly form: 'clock' | 'dotted' | 'military' | 'hours';
}

/** Days after departure: `+1`, `(next day)`, `am nächsten Tag`, `-1`; not what is counted: `1 adult + 3 children`. */
export interface DayMarkMention extends Mention {
  readonly days: number;
}

/**
 * F-479: a letter behind a blank is one of the clock only where an `m` follows, or nothing that it could begin or join: `12:20 a Roma`, `7:40 p/ Lisboa`,
 * `7.35 n you land` have the small words of some language.
 */
const HALF_GAP =
  '(?:\\s?(?=[ap]\\.?\\s?m\\b)|(?=[apn])|\\s(?=[ap](?:\\.?\\s{0,3}$|\\.?\\s?[-–—→>,;)|\\]+]|\\s{2}|\\t|\\s\\d{1,2}:?\\d\\d\\s?[ap](?![a-z/]))))';
const MERIDIEM = `${HALF_GAP}(?<ap>[apn])(?:\\.?\\s?m)?\\b\\.?(?!['’])`;
/** A slash or a comma, too, may stand between two times: `6:30pm/6:45am`, `18.30/06.45`, `LHR,JFK,18:30,06:45`. */
const TIME_BEFORE = ':[0-5]\\d|(?<!\\d)[0-2]\\d[0-5]\\d|\\dh[0-5]\\d|(?<![\\d.])\\d?\\d\\.[0-5]\\d';
const AMOUNT_BEHIND = '[.:]\\d|,(?!(?:[0-2]?\\d[:.h][0-5]\\d|[0-2]\\d[0-5]\\d)(?!\\d))\\d';
/** F-480: hours with a comma, `alle 13,05`, `kl. 19,30`, count behind a word that leads to one: else they are amounts. */
const COMMA_LED =
  '(?<![a-z])(?:alle|dalle|ore|kl\\.?|klokken|um|ab|an|arr\\.?|arrivo|arriva|dep\\.?|part\\.?|partenza|parte|at|afg\\.?|ank\\.?|afgang|ankomst|lander|landet|abflug|ankunft|salida|llegada|sale|llega|depart|arrivee|partida|chegada)';
const TIME = new NumberedRegex(
  `(?<![a-z0-9:$€£¥#]|\\d\\.|\\d(?<!${TIME_BEFORE}),|[+]|(?<!${TIME_BEFORE}|\\d\\s?[ap]m?)/)(?:` +
    `(?<h1>0?\\d|1\\d|2[0-4])(?<sep>[:.])(?<m1>[0-5]\\d)(?::[0-5]\\d)?(?:${MERIDIEM}|(?![\\d:]|${AMOUNT_BEHIND}|\\s?(?:%|€|kg|km|usd|eur|gbp|per\\b(?! \\d{1,2}[:.h]?\\d\\d)|pp\\b))(?<unit>\\s?(?:hrs?|hs|uhr|uur|h|u)\\b\\.?)?)|` +
    '(?<h2>0?\\d|1\\d|2[0-3])\\s?(?<ap2>[ap])(?:\\.\\s?m\\.|m\\b\\.?)|' +
    `(?<h3>0?\\d|1[0-2])(?<m3>[0-5]\\d)${HALF_GAP}(?<ap3>[apn])m?\\b|` +
    `(?<h4>[01]\\d|2[0-4])(?<m4>[0-5]\\d)(?![\\d%]|${AMOUNT_BEHIND}|/(?!(?!20(?:2[5-9]|3[0-5]))[0-2]\\d[0-5]\\d(?!\\d))\\d|[-–]\\d{2}\\b|\\s?(?:usd|eur|gbp|kg|km|miles|pts|points))(?<unit4>\\s?(?:hrs|hours|h|uhr|uur)\\b)?(?![a-z])|` +
    '(?<h5>[01]?\\d|2[0-4])\\s?[hu]\\s?(?<m5>[0-5]\\d)(?![a-z0-9])|' +
    `(?<h7>[01]?\\d|2[0-4]),(?<m7>[0-5]\\d)(?<=${COMMA_LED}\\s?\\d\\d?,\\d\\d)(?![\\d%]|[.,:]\\d|,[-–—]|\\s?(?:[$€£]|eur\\b|kr\\b|usd|gbp|chf|kg|km))|` +
    '(?<h6>[01]?\\d|2[0-4])\\s?uhr(?:\\s(?<m6>[0-5]\\d)(?!\\d))?\\b|' +
    '(?:12\\s)?(?<!\\b(?:over|past|after|before|nach|vor|uber|apres|avant|passe|despues de|antes de|antes da|depois da|dopo|prima di|oltre|na|voor)(?: la| la)?\\s)(?<word>noon|midday|midnight|mitternacht|minuit|medianoche|mezzanotte|mediodia|mezzogiorno)\\b)',
  'g',
);
const HINT = /\d|noon|mid|mitternacht|mezz|medianoche/;
const MIDNIGHT = /^(?:midnight|mitternacht|minuit|medianoche|mezzanotte)$/;

/** A text without a figure holds a time only where it may hold one of these. */
export const TIME_WORDS = new LinePattern(/noon|mid|mitternacht|mezz|medianoche/);

const group = (name: string): number => TIME.group(name);
/** The hour and the minute of each form, in the order of the pattern. */
const COLON = { hour: group('h1'), mark: group('sep'), minute: group('m1'), half: group('ap'), unit: group('unit') };
const BARE_HOUR = { hour: group('h2'), half: group('ap2') };
const GLUED = { hour: group('h3'), minute: group('m3'), half: group('ap3') };
const MILITARY = { hour: group('h4'), minute: group('m4'), unit: group('unit4') };
const HOURS = { hour: group('h5'), minute: group('m5') };
const UHR = { hour: group('h6'), minute: group('m6') };
const COMMA = { hour: group('h7'), minute: group('m7') };
const WORD = group('word');

/** `folded` is the text after `foldText`. */
export function findFlightTimes(folded: string): FlightTimeMention[] {
  if (!hasDigit(folded) && !HINT.test(folded)) return [];
  const found: FlightTimeMention[] = [];
  for (const match of allMatches(TIME.regex, folded)) {
    const mention = readTime(match);
    if (mention !== null) found.push(mention);
  }
  return found.length < 2 ? found : withSharedHalf(found, folded);
}

function readTime(match: RegExpExecArray): FlightTimeMention | null {
  if (match[COLON.hour] !== undefined) {
    const half = match[COLON.half];
    const isClock = half !== undefined || match[COLON.mark] === ':' || match[COLON.unit] !== undefined;
    return timeAt(match, [match[COLON.hour], match[COLON.minute]], half, isClock ? 'clock' : 'dotted');
  }
  if (match[BARE_HOUR.hour] !== undefined)
    return timeAt(match, [match[BARE_HOUR.hour], undefined], match[BARE_HOUR.half], 'clock');
  if (match[GLUED.hour] !== undefined)
    return timeAt(match, [match[GLUED.hour], match[GLUED.minute]], match[GLUED.half], 'clock');
  if (match[MILITARY.hour] !== undefined) {
    const form = match[MILITARY.unit] === undefined ? 'military' : 'clock';
    return timeAt(match, [match[MILITARY.hour], match[MILITARY.minute]], undefined, form);
  }
  if (match[HOURS.hour] !== undefined)
    return timeAt(match, [match[HOURS.hour], match[HOURS.minute]], undefined, 'hours');
  if (match[COMMA.hour] !== undefined)
    return timeAt(match, [match[COMMA.hour], match[COMMA.minute]], undefined, 'dotted');
  if (match[UHR.hour] !== undefined) return timeAt(match, [match[UHR.hour], match[UHR.minute]], undefined, 'clock');
  const minutes = MIDNIGHT.test(match[WORD] ?? '') ? 0 : 720;
  return { from: match.index, to: match.index + match[0].length, time: { minutes, certain: true }, form: 'clock' };
}

function timeAt(
  match: RegExpExecArray,
  [hourText, minuteText]: readonly [string | undefined, string | undefined],
  half: string | undefined,
  form: FlightTimeMention['form'],
): FlightTimeMention | null {
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (hour === 24 && minute > 0) return null;
  return { from: match.index, to: match.index + match[0].length, time: clock(hour, minute, half), form };
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

const DAY_MARK = new NumberedRegex(
  '[([]?\\s?(?<sign>[+⁺＋]|(?<=[\\s([])[-−–](?=\\d\\s?(?:\\)|\\]|days?\\b)))\\s?(?<n>[0-3¹²³])(?:\\s?(?:days?|d|tage?n?|jours?|j|dias?|giorn[oi]|g|dag(?:ar|en)?|calendar day)\\b)?(?![\\d:.,]\\d|\\d|\\s?[(-]?\\d{3}|\\s?(?:hrs?|h|kg|bags?|x|stops?|adults?|ads?\\b|adt|child|kids?|ch[dn]?\\b|chds|cnn|yth\\b|inf|bab|kind|enfant|nin[oa]|bambin|crianca|personen|people|pax|seats?|nights?|meals?|pcs?\\b|pieces?|carry|checked|personal|[$€£])|(?<=[+]\\s\\d)\\s[a-z]{3})\\s?[)\\]]?|' +
    '(?:[([]|(?<![a-z0-9]))(?:(?:on |the |am |al |del |il |le |el |no |o )?(?:(?<one>next[ -](?:day|morning|calendar day)|following (?:day|morning)|day after|(?<=[([])nd(?=[)\\]])|nachste[nr] tag|dagen (?:efter|etter)|na[se]ste dag|neste dag|folgetag|folgenden tag|lendemain|jour suivant|dia siguiente|giorno (?:dopo|seguente|successivo)|dia seguinte|volgende dag|nasta dag)|(?<two>two days later|2 days later|second day after|ubernachste[nr] tag|surlendemain)|(?<same>same day|gleicher tag|meme jour|mismo dia|stesso giorno|mesmo dia|samme dag|samma dag)))(?![a-z])[)\\]]?',
  'g',
);
const DAY_HINT = /[+⁺＋]|[[(]\s?[-−–]|day|nd\)|(?:tag|demain|jour|dia|giorno|dag(?:en)?|morning)\b/;
const SUPERSCRIPT: Readonly<Record<string, number>> = { '¹': 1, '²': 2, '³': 3 };

const DAY_WORDS = new LinePattern(/day|nd\)|tag|demain|jour|dia|giorno|dag|morning/);
/** False where the looked at text surely holds no such mark. */
export const mayHoldDayMark = (look: LineLook): boolean =>
  (look.signs & (PLUS | BRACKET | BEYOND_ASCII)) !== 0 || DAY_WORDS.mayMatch(look);
const SIGN = DAY_MARK.group('sign');
const FIGURE = DAY_MARK.group('n');
const [ONE, TWO] = [DAY_MARK.group('one'), DAY_MARK.group('two')];

export function findDayMarks(folded: string): DayMarkMention[] {
  if (!DAY_HINT.test(folded)) return [];
  const found: DayMarkMention[] = [];
  for (const match of allMatches(DAY_MARK.regex, folded)) {
    const written = match[FIGURE];
    const blanks = match[0].length - match[0].trimStart().length;
    found.push({
      from: match.index + blanks,
      to: match.index + match[0].trimEnd().length,
      days: written === undefined ? (match[TWO] ? 2 : match[ONE] ? 1 : 0) : daysOf(match[SIGN] ?? '', written),
    });
  }
  return found;
}

function daysOf(sign: string, written: string): number {
  const figure = SUPERSCRIPT[written] ?? Number(written);
  return /[-−–]/.test(sign) ? -figure : figure;
}
