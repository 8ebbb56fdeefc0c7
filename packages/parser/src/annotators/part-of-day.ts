/**
 * Times with the part of the day behind them, or said by halves and quarters, in the languages beside English: `7:10 de la mañana`, `9 Uhr
 * abends`, `halb 10`, `viertel vor 7`, `11 y media de la noche`, `9h40 du soir`, `alle 7 e mezza di sera`. Folded text.
 */
import { allMatches } from '../text/all-matches.ts';
import { LinePattern } from '../text/line-look.ts';
import { NumberedRegex } from '../text/numbered-regex.ts';
import type { FlightTimeMention } from './flight-time.ts';

const MORNING =
  "de la manana|de la madrugada|por la manana|du matin|di mattina|del mattino|da manha|da madrugada|de manha|morgens|fruh|in der fruh|vormittags|am (?:morgen|vormittag)|'?s (?:ochtends|morgens)";
const EVENING =
  "de la tarde|de la noche|del mediodia|por la tarde|por la noche|du soir|de l'apres-midi|di sera|della sera|di pomeriggio|del pomeriggio|di notte|da tarde|da noite|a tarde|a noite|nachmittags|mittags|abends|nachts|am (?:nachmittag|abend)|in der nacht|'?s (?:middags|avonds|nachts)";
const PART = `(?:(?<morning>${MORNING})|(?<evening>${EVENING}))(?![a-z])`;
const HOUR = '1[0-2]|0?[1-9]';
const WORDS: Readonly<Record<string, number>> = {
  ein: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
};
const GERMAN_HOUR = `${HOUR}|${Object.keys(WORDS).reverse().join('|')}`;
/** What is added to the hour, in minutes. */
const FRACTIONS: readonly (readonly [RegExp, number])[] = [
  [/^(?:menos|moins|meno)/, -15],
  [/(?:media|demie?|mezz[ao]|meia)$/, 30],
  [/(?:cuarto|quart|quarto)$/, 15],
];
const FRACTION =
  'y media|y cuarto|menos cuarto|et demie?|et quart|moins le quart|e mezz[ao]|e un quarto|meno un quarto|e meia|e um quarto|menos um quarto';
const SAID = new NumberedRegex(
  '(?<![a-z0-9:.,$€£-])(?:' +
    `(?<lead>halb|halv|(?<=(?:om|rond|tegen) )half|viertel (?:nach|vor)|kwart (?:over|voor)) (?<hour1>${GERMAN_HOUR})(?![a-z\\d:.])|` +
    `(?:midi|mezzogiorno|mediodia|meio-dia)(?= (?:${FRACTION})(?![a-z])) (?<after>${FRACTION})|` +
    `(?:minuit|mezzanotte|medianoche|meia-noite)(?= (?:${FRACTION})(?![a-z])) (?<past>${FRACTION})|` +
    `(?<hour2>${HOUR})(?:(?:[:.h]| ?uhr )(?<minute>[0-5]\\d))?(?: ?(?:horas|heures?|ore|uhr|uur|hs?))?(?: (?<fraction>${FRACTION})(?![a-z]))?` +
    `)(?:,? ${PART})?`,
  'g',
);
const group = (name: string): number => SAID.group(name);
const [LEAD, HOUR_1, HOUR_2, MINUTE] = [group('lead'), group('hour1'), group('hour2'), group('minute')];
const [AFTER_NOON, AFTER_MIDNIGHT] = [group('after'), group('past')];
const [SHARE, MORNING_SAID, EVENING_SAID] = [group('fraction'), group('morning'), group('evening')];

export const SAID_TIMES = new LinePattern(
  SAID.regex,
  `(?:halb|halv|viertel|kwart|half) [\\da-z]|(?:midi|mezzogiorno|mediodia|meio-dia|minuit|mezzanotte|medianoche|meia-noite) (?:${FRACTION})|\\d(?: ?[a-z]{1,6})? (?:${FRACTION})|(?:${MORNING}|${EVENING})`,
);

/** Only those of which a part of the day, a half or a quarter is said. */
export function findSaidTimes(folded: string): FlightTimeMention[] {
  return allMatches(SAID.regex, folded).flatMap((match): FlightTimeMention[] => {
    const [isMorning, isEvening] = [match[MORNING_SAID] !== undefined, match[EVENING_SAID] !== undefined];
    const lead = match[LEAD];
    const atTwelve = match[AFTER_NOON] ?? match[AFTER_MIDNIGHT];
    if (atTwelve !== undefined) {
      const twelve = match[AFTER_NOON] === undefined ? 1440 : 720;
      return [timeAt(match, (twelve + shareOf(atTwelve)) % 1440, true)];
    }
    const share = match[SHARE];
    if (lead === undefined && share === undefined && !isMorning && !isEvening) return [];
    const said = match[HOUR_1] ?? match[HOUR_2] ?? '';
    const hour = (WORDS[said] ?? Number(said)) % 12;
    const added =
      lead === undefined ? (share === undefined ? Number(match[MINUTE] ?? 0) : shareOf(share)) : leadOf(lead);
    const isNight = isEvening && /noche|notte|noite|nacht/.test(match[EVENING_SAID] ?? '') && hour < 5;
    const isLate = isEvening && !isNight;
    // Who says `halb 10` alone may mean either half of the day.
    const base = !isMorning && !isEvening && hour === 0 ? 12 : hour;
    const minutes = ((base + (isLate ? 12 : 0)) * 60 + added + 1440) % 1440;
    return [timeAt(match, minutes, isMorning || isEvening)];
  });
}

const timeAt = (match: RegExpExecArray, minutes: number, certain: boolean): FlightTimeMention => ({
  from: match.index,
  to: match.index + match[0].length,
  time: { minutes, certain },
  form: 'clock',
});

const leadOf = (lead: string): number =>
  /^hal/.test(lead) ? -30 : lead.endsWith('vor') || lead.endsWith('voor') ? -15 : 15;

const shareOf = (share: string): number => FRACTIONS.find(([form]) => form.test(share))?.[1] ?? 0;
