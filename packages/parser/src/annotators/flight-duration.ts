/**
 * Lengths of flights and waits in minutes: `7h10m`, `7 hrs 10 min`, `9h25`, `7 Std. 10 Min.`, `7u 50m`, `1 day 2 hours`, `7.5 hours`, `55 min`, and
 * `07:10` after a word for duration. Works on folded text.
 */
import { allMatches } from '../text/all-matches.ts';
import { LinePattern } from '../text/line-look.ts';
import { NumberedRegex } from '../text/numbered-regex.ts';
import type { Mention } from './annotation.ts';

export interface FlightDurationMention extends Mention {
  readonly minutes: number;
  /** Written so that it may be a time of day too (`9h25`, `14u30`). */
  readonly isWeak: boolean;
}

const AND = '\\.?,?\\s{0,2}(?:(?:and|und|et|y|e|en|och|&)\\s)?';
const MINUTE_UNIT = "(?:minutes?|minuten|minutos|minuti|minuter|mins?|mn|m|['′])(?![a-z])\\.?";
/** F-691: `2h 20 wait in Doha`, `3 h 45 direct`: words that stand behind a length, and behind no weight or number of things. */
const BEHIND =
  '(?:wait(?:ing)?|direct[oae]?|direkt|rechtstreeks|non-?stop|layover|stop(?:over|s)?|connection|transit|(?:d.)?(?:escales?|attente)|correspondance|sans escale|umstieg|umsteigezeit|aufenthalt|wartezeit|escala|espera|conexion|conexao|scalo|attesa|senza scali|sin escalas|sem escalas|overstap|wachttijd)(?![a-z])';
const DURATION = new NumberedRegex(
  '(?<![a-z0-9.,:/$€£+])(?:' +
    `(?:(?<d>\\d{1,2})\\s?(?:days?|tage?|jours?|dias?|giorn[oi]|d|j)${AND})?` +
    '(?!\\d{1,2}\\.\\d\\d\\s?u(?:ur)?\\b)(?<h>\\d{1,2})(?<half>[.,]\\d{1,2})?\\s?(?<hu>hours?|hours|hrs?|hs|h|stunden?|stdn|std|heures?|horas?|ore|ora|uur|u(?=\\s?[0-5]?\\d(?!\\d))|timmar|timer|tim|t(?=\\.?\\s?\\d{1,2}\\s?m))(?![a-z])' +
    `(?:${AND}(?<m>[0-5]?\\d)(?:\\s?(?<mu>${MINUTE_UNIT})|(?![\\d%:]|[.,:/]\\d|[a-z$€£]|(?<![hu][0-5]\\d)[^\\S\\t](?!(?:a|de|en|in|at) |${BEHIND})[a-z$€£])))?|` +
    `(?<m2>\\d{1,3})\\s?(?:minutes?|minuten|minutos|minuti|minuter|mins?|mn|m)(?![a-z])\\.?)`,
  'g',
);
const COLON =
  /(?<![a-z])(?:duration|flight time|flying time|travel time|elapsed(?: time)?|journey time|total time|block time|layover|stopover|connection(?: time)?|transfer(?: time)?|dauer|flugzeit|flugdauer|reisezeit|umsteigezeit|aufenthalt|duree|temps de vol|escale|duracion|tiempo de vuelo|escala|durata|tempo di volo|scalo|duracao|tempo de voo|reistijd|vliegtijd|duur|overstaptijd|restid|flygtid|eft|ft)\s?[:=]?\s{0,3}(?<value>(?<h>\d{1,2})[:.](?<m>[0-5]\d))(?!\d|:\d|\s?[ap]\.?m)/g;
const HINT = /\d\s?(?:h|m|s|t|d|j|u|o|g|['′])|\d[.,]\d\s?[hs]|:\d\d/;

/** The look at a text without any of these holds no duration. */
export const DURATION_SIGNS = new LinePattern(HINT);
const group = (name: string): number => DURATION.group(name);
const [DAYS, HOUR, HALF, HOUR_UNIT] = [group('d'), group('h'), group('half'), group('hu')];
const [MINUTE, MINUTE_UNIT_AT, MINUTES_ALONE] = [group('m'), group('mu'), group('m2')];

/** `folded` is the text after `foldText`. */
export function findFlightDurations(folded: string): FlightDurationMention[] {
  if (!HINT.test(folded)) return [];
  const found: FlightDurationMention[] = [];
  for (const match of allMatches(DURATION.regex, folded)) {
    const mention = readDuration(match);
    // `6h 45m (avg)` over the results of a search is no flight's.
    if (mention === null || ON_AVERAGE.test(folded.slice(mention.to, mention.to + 14))) continue;
    // Nor is `Vigencia: 48 hs`, `valid for 24 hours`: how long the offer stands.
    const before = folded.slice(Math.max(0, mention.from - 32), mention.from);
    if (!OF_OFFER.test(before) && !IN_TIME.test(before)) found.push(mention);
  }
  if (COLON_HINT.test(folded)) {
    for (const match of allMatches(COLON, folded)) {
      const g = match.groups ?? {};
      const to = match.index + match[0].length;
      const minutes = Number(g['h'] ?? 0) * 60 + Number(g['m'] ?? 0);
      found.push({ from: to - (g['value'] ?? '').length, to, minutes, isWeak: false });
    }
  }
  return found;
}

const ON_AVERAGE = /^\s?\(?(?:avg|average|on average|im schnitt|durchschn|en moyenne|de media|in media|em media)/;
/** `free within 24 hours`: until when something is done. */
const IN_TIME =
  /\b(?:within|innerhalb(?: von)?|binnen|dans les|entro(?: le)?|dentro de(?: las?)?)\s(?:the (?:first |next )?)?$/;
const OF_OFFER =
  /\b(?:vigencia|validez|validade|validita|validite|validity|valid[oa]?|valable|gultig(?:keit)?|geldig|hold (?:it|this|them|the fare|the price|these|for|open)|on hold|held|ticketing|tickete[dn]|expires? in)\b[^.;|]{0,22}$/;
/** The ends of the words before such a value. */
const COLON_HINT = /[adelnort]\s?[:=]?\s{0,3}\d\d?[:.]\d\d/;

function readDuration(match: RegExpExecArray): FlightDurationMention | null {
  const text = match[0].replace(/[\s.,]+$/, '');
  const from = match.index;
  const to = from + text.length;
  const alone = match[MINUTES_ALONE];
  if (alone !== undefined) {
    // `55m` alone may be metres; a flight or a wait has at least ten minutes.
    const minutes = Number(alone);
    return minutes < 10 ? null : { from, to, minutes, isWeak: false };
  }
  const minutes = minutesOf(match);
  const isTimeLike =
    (match[HOUR_UNIT] === 'h' || match[HOUR_UNIT] === 'u') &&
    match[DAYS] === undefined &&
    match[MINUTE_UNIT_AT] === undefined &&
    match[HALF] === undefined;
  return minutes === 0 ? null : { from, to, minutes, isWeak: isTimeLike && Number(match[HOUR]) < 24 };
}

function minutesOf(match: RegExpExecArray): number {
  const half = match[HALF];
  const part = half === undefined ? 0 : Number(`0.${half.slice(1)}`);
  return (
    Number(match[DAYS] ?? 0) * 1440 + Math.round((Number(match[HOUR] ?? 0) + part) * 60) + Number(match[MINUTE] ?? 0)
  );
}
