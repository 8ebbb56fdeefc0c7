/**
 * Times as people say them: `11 15 in the morning`, `3 40 pm`, `ten past eleven`, `quarter to 9 in the evening`, `7 o'clock`, `4.30 that
 * afternoon`, `half 6 in the morning`, `10 local`. English; folded
 * text. What a word for the part of the day does not settle is left open, as with a clock time of twelve hours.
 */
import { allMatches } from '../text/all-matches.ts';
import { LinePattern } from '../text/line-look.ts';
import { NumberedRegex } from '../text/numbered-regex.ts';
import type { FlightTimeMention } from './flight-time.ts';

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const MINUTES: Readonly<Record<string, number>> = {
  half: 30,
  quarter: 15,
  quater: 15,
  qtr: 15,
  five: 5,
  ten: 10,
  twenty: 20,
  'twenty five': 25,
  'twenty-five': 25,
};
const HOUR = `\\d{1,2}|${HOURS.join('|')}`;
const PART =
  '(?:in the|that(?: same)?|the same) (?:early )?(?:morning|afternoon|evening)|at night|(?=(?:the )?(?:next|following) morning)';
const SPOKEN = new NumberedRegex(
  '(?<![a-z0-9:.,$€£-])(?:' +
    `(?:a )?(?<minutes>half|quarter|quater|qtr|twenty[ -]five|twenty|ten|five|[1-5]?\\d) (?:minutes )?(?<way>past|to) (?<hour>${HOUR})(?![\\d:]|\\.\\d)(?: ?(?<half>[ap])\\.?m\\b| (?<part>${PART}))?|` +
    `(?<hour2>\\d{1,2}) (?<minutes2>[0-5]\\d)(?: ?(?<half2>[ap])\\.?m\\b| (?<part2>${PART}))|` +
    `(?<hour4>\\d{1,2})[.:](?<minutes4>[0-5]\\d) (?<part5>${PART})|` +
    `half (?<hour5>${HOUR})(?: ?(?<half5>[ap])\\.?m\\b| (?<part6>${PART}))|` +
    `(?<=(?<![a-z])(?:at|for|by|about|around|before|in|lands?|leaves?) )half (?<hour7>${HOUR})(?![\\d:]|\\.\\d)|` +
    `(?<hour6>1[0-2]|[1-9])(?= local(?: time)?(?![a-z]))|` +
    `(?<hour3>${HOUR})(?: o'?clock(?: (?<part3>${PART}))?| (?<part4>in the (?:early )?(?:morning|afternoon|evening)|at night))` +
    ')(?:(?<= )|(?![a-z]))',
  'g',
);
const group = (name: string): number => SPOKEN.group(name);
const [MINUTE, WAY] = [group('minutes'), group('way')];
const [HOUR_1, HOUR_2, HOUR_3, HOUR_4] = [group('hour'), group('hour2'), group('hour3'), group('hour4')];
/** `half 6` is half past six; `10 local` says no more than the hour. */
const [HOUR_5, HOUR_6, HOUR_7] = [group('hour5'), group('hour6'), group('hour7')];
const [MINUTE_2, MINUTE_4] = [group('minutes2'), group('minutes4')];
const HALVES = [group('half'), group('half2'), group('half5')];
const PARTS = [group('part'), group('part2'), group('part3'), group('part4'), group('part5'), group('part6')];

export const SPOKEN_TIMES = new LinePattern(
  SPOKEN.regex,
  " past |half \\d|half (?:[a-z]{3,6}) (?:in|at)|\\d local|(?:for|at|by|in|about|around) half |(?:morning|afternoon|evening|night)|o'?clock|\\d \\d\\d ?[ap]\\.?m|(?:quarter|quater|qtr) to|(?:five|ten|twenty) to",
);

/** Spelt in haste, too. */
const QUARTER = /^q/;

/** `folded` is the text after `foldText`. */
export function findSpokenTimes(folded: string): FlightTimeMention[] {
  return allMatches(SPOKEN.regex, folded).flatMap((match) => {
    const mention = readSpoken(match);
    return mention === null ? [] : [mention];
  });
}

function readSpoken(match: RegExpExecArray): FlightTimeMention | null {
  const halfPast = match[HOUR_5] ?? match[HOUR_7];
  const said = halfPast ?? match[HOUR_1] ?? match[HOUR_2] ?? match[HOUR_3] ?? match[HOUR_4] ?? match[HOUR_6] ?? '';
  const hour = HOURS.includes(said) ? HOURS.indexOf(said) + 1 : Number(said);
  const part = PARTS.map((at) => match[at]).find((found) => found !== undefined);
  const half = HALVES.map((at) => match[at]).find((found) => found !== undefined) ?? halfOf(part, hour);
  // `from 10 to 12`, `five to seven nights`: a count, unless the part of the day is said.
  if (match[WAY] === 'to' && half === undefined && !QUARTER.test(match[MINUTE] ?? '')) return null;
  if (hour < 1 || hour > 12) return null;
  const written = match[MINUTE_2] ?? match[MINUTE_4] ?? match[MINUTE] ?? (halfPast === undefined ? '0' : 'half');
  const passed = MINUTES[written] ?? Number(written);
  const minute = match[WAY] === 'to' ? -passed : passed;
  const base = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  const minutes = (base * 60 + minute + 1440) % 1440;
  const length = match[0].trimEnd().length;
  return {
    from: match.index,
    to: match.index + length,
    time: { minutes, certain: half !== undefined },
    form: 'clock',
  };
}

function halfOf(part: string | undefined, hour: number): 'a' | 'p' | undefined {
  if (part === undefined) return undefined;
  if (part === '' || part.includes('morning')) return 'a';
  return part.includes('night') && (hour < 5 || hour === 12) ? 'a' : 'p';
}
