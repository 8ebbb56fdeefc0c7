/**
 * Clock times as other countries write them, beside those of `time.ts`: dots after a word for a time (`um 9.30`, `ore 9.30`, `dep. 10.32`) or
 * in a line that starts with one, `10 h 12`, `à 18h`, `18h dîner`, `ore 9`, `a las 9`, `9 de la noche`, `9–11 Uhr`. Works on folded text.
 */

import type { ClockTime } from '../model/clock-time.ts';
import { allMatches } from '../text/all-matches.ts';
import { codeAt, isDigit } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import type { Mention } from './annotation.ts';
import { TRACK } from './vocabulary/track-words.ts';

export interface LocalTime extends Mention {
  readonly time: ClockTime;
}

export const MAY_HOLD_LOCAL =
  /\b(?:pukul|jam)\s\d|[([@] ?[012]?\d\.?[0-5]\d|\d\.[0-5]\d|\d\s?h(?![a-z]{2})|\d\s?heures?\b|\bore\s{1,3}\d|\blas\s\d|\bd?alle\s\d|\b(?:entro le|delle)\s\d|\d\s(?:de|da|del|du|di|[ye] me[dizia]{2,3}a|y cuarto)\s|\duhr|\d\s?u(?:ur)?(?![a-z])|\d[ -]?ish\b|\d [0-5][05]\s?[ap]\.?m\b|[a-z.\d] [012]\d[0-5]\d(?!\d)|\d\s?(?:-|–|bis)\s?\d{1,2}\s?uhr|\d\s?(?:-|–|tot)\s?\d{1,2}[:.]\d\d\s?uur/;
const HOUR = '[01]?\\d|2[0-4]';
/** What makes a figure with a dot an amount or a measure. */
const MEASURE =
  '(?![\\d.,]*\\d|\\s?[ap]\\.?\\s?m\\b|\\s?(?:%|€|\\$|£|km|kms|kg|mi\\b|miles|m\\b|mt\\b|(?:eur|usd|gbp|chf|inr|aed|zar|sek|nok|dkk|euros?\\b)(?!\\s\\d)|pp\\b|p\\.p|per\\b|pro\\b|each\\b|pounds|dollars|franken|kronor))';
const BEFORE_DOTTED =
  '(?<=(?:^|[\\s(,;–-])(?:ore\\s{0,2}|kl\\.?|klo|pukul|jam|um|ab|gegen|bis|at|by|from|until|till|around|about|pick(?:ed)?[- ]?up|leaves?|departs?|arrives?|lands?|partenza|arrivo|salida|llegada|abfahrt|ankunft|an|om|vanaf|rond|tegen|omstreeks|voor|tussen|vertrek|aankomst|alle|dalle|delle|(?:verso|per|entro|intorno al) le|h\\.?|as|las|dep\\.?|arr\\.?|eta|etd)\\s)';
/** `the 10.53 train`, `your 9.15 ferry`; `the 2.50 bus fare` is a price. */
const BEFORE_RIDE = compactPattern(
  /(?<=\b(?:the|your|our|their) )(?=\d{1,2}\.\d\d (?:[a-z-]{2,14} )?(?:train|express|ferry|boat|hydrofoil|bus|coach|flight|sailing|catamaran|shuttle|sleeper|departure)\b(?! (?:fare|ticket|pass|card|price|fee|charge)))/,
).source;
/** `U2 4620 SPU-LGW 11.35` */
const BEHIND_FLIGHT = '(?<=\\b(?:[a-z]{2}|[a-z]\\d|\\d[a-z])\\s?\\d{2,4} [a-z]{3}[-–/ ][a-z]{3} )';
/**
 * `arrive Porto 14.20 (TAP)`, `Ferry to Hvar 10.30`, `lunch at the quinta 1.30`, `Luis picks you up at the farm 9.30`, `back in town approx 6.30`: behind a way to travel, whom one fetches, or at a quarter behind a meal, and a few words; what
 * something costs is told with a word for it.
 */
const BEHIND_DONE = compactPattern(
  /(?<=(?:^|[\s(,;–-])(?:driver|chauffeur|fahrer|arrivo|partenza|ankunft|abfahrt|llegada|arrivee|chegada|arrives?|arriving|departs?|departing|leaves?|leaving|lands?|landing|ferry|boat|catamaran|train|schiff|fahre|zug|bateau|barco|traghetto|treno|tren)\s(?:(?!(?:tickets?|costs?|prices?|fares?|only|from|about|ca|for|per|class|plus|tip|entry|fee|extra|voucher|pass|card)\s)[a-z'-]{2,16}\s){1,3})(?=\d{1,2}\.[0-5]\d(?:$|[\s,;)]))|(?<=(?:^|[\s(,;–-])(?:lunch|dinner|supper|mittagessen|abendessen)\s(?:(?!(?:costs?|prices?|only|from|about|ca|for|per|menu|set|plus|tip|extra|voucher)\s)[a-z'-]{2,16}\s){0,3})(?=\d{1,2}\.(?:00|15|30|45)(?:$|[\s,;)]))|(?<=^(?:back|return|home|zuruck|retour|vuelta|rientro|volta|terug) (?:[a-z'-]{2,16} ){0,4}(?:approx\.?|about|around|ca\.?|circa|gegen|vers|sobre) )(?=\d{1,2}\.[0-5][05](?:$|[\s,;)]))|(?<=\b(?:picks?|collects?|meets?|fetch|fetches|holt|bringt) (?:you|us|them|everyone|sie|euch|uns) (?:[a-z'-]{2,16} ){0,6})(?=\d{1,2}\.[0-5][05](?:$|[\s,;)]))/,
).source;
/** `ca. 9.30 Abfahrt`: at the head of its line; elsewhere it is as often about a price. */
const ABOUT_FIRST = '(?<=^(?:ca\\.?|circa|env\\.?|environ|ongeveer)\\s)';
/** `(9.30) Walk`, `Walk @ 9.30`, `Walk (9.30)`, `transfer 11.30 for 14:05 flight`: in brackets at an edge, behind the sign for when, before what it is for. */
const IN_BRACKETS =
  '(?<=^[([]|@\\s?|[a-z]\\s\\()(?=\\d{1,2}\\.[0-5][05](?:[)\\]]|\\s|,|$))|(?<=[a-z] )(?=\\d{1,2}\\.[0-5]\\d for (?:the |your |our )?\\d{1,2}[:.][0-5]\\d )';
/** The same without a mark: `(0930) Walk`, `Walk at 0930`, `Walk (0930)`; `(2015)` and `(1985)` behind a name are years. */
const PLAIN_IN_BRACKETS =
  '(?<=^[([]|@\\s?|(?:^|\\s)at\\s|[a-z]\\s\\((?!(?:19|20)\\d\\d))(?=[012]\\d[0-5][05](?:[)\\]](?:$|[.,;:]|(?<=^[([]\\d{4}[)\\]]))|\\s(?![$€£]|eur|usd|gbp|m\\b|metres|meters|feet|ft)|[,;]|\\.?$|\\.\\s))';
/** `boat trip 12.30 (€34 each)`: the price stands in brackets behind the hour. */
const BEFORE_PRICE =
  '(?<=[a-z] )(?=\\d{1,2}\\.\\d\\d \\((?:from |ca\\.? |about )?(?:[a-z]{1,3}[$€£]|[€£$¥]|(?:eur|usd|gbp|chf|cad|aud|nzd) )\\s?\\d)';
const PART_OF_DAY =
  '(?:(?:de|da|del|du|di)\\s(?:la\\s)?|(?<=\\b(?:pukul|jam)\\s\\d{1,2}(?:[.:]\\d\\d)?\\s))(?<part>manana|madrugada|manha|matin|mattina|mattino|tarde|noche|noite|soir|sera|pomeriggio|apres-midi|pagi|tengah hari|petang|sore|malam)';
/** `voor 10 uur rijden`: what lasts so long. */
const LASTS_SO =
  '(?!\\s(?:(?:te )?(?:rijden|rijtijd|reistijd|reizen|lopen|wandelen|fietsen|varen|vliegen|vlucht|treinen|onderweg|slapen|lang|durend|per|tijd)|later|vooraf)\\b)';
const LENGTH_AFTER =
  "(?!\\s(?:de|d'|di|en)\\b|\\s?(?:drive|walk|hike|flight|train|bus|journey|total|fahrt|flug|wanderung|rando|marche|vol|route|trajet)\\b)";
/** An airport's code between a flight's number and its hour: `SQ 961 CGK 1540`; `BA 12 MAY 2027` is none. */
const CODE =
  '(?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|okt|dez|ene|abr|ago|dic|avr|fev|set|out|gen|mag|giu|lug|ott)[a-z]{3}';
const LOCAL = compactPattern(
  `(?:${BEFORE_DOTTED}|${BEHIND_FLIGHT}|${BEFORE_RIDE}|${BEFORE_PRICE}|${BEHIND_DONE}|${ABOUT_FIRST}|${IN_BRACKETS})(?<h1>${HOUR})(?:\\.|(?<=\\bore\\s{1,3}\\d{1,2}),)(?<m1>[0-5]\\d)${MEASURE}(?!(?<=\\b(?:ab|bis|from|until) \\d{1,2}\\.\\d\\d)\\.)|` +
    `(?<![\\d.,:a-z])(?<h2>${HOUR})(?:[:.h](?<m2>[0-5]\\d)|\\s(?:y|e)\\s(?<half>media|cuarto|meia|mezza))?\\s?h?\\s${PART_OF_DAY}\\b|` +
    `(?<![\\d.,:a-z])(?<h3>${HOUR})\\sh\\s?(?<m3>[0-5]\\d)(?![a-z0-9])${LENGTH_AFTER}|` +
    `(?<=(?:^|\\s|l')(?:a|vers|avant|des|as|pelas|las|entre|et|ate|jusqu'a|depart|partir de|saida|salida|partida|partenza|retorno|regreso|volta|ritorno|chegada|llegada|arrivo|inicio|inizio)\\s)(?<h4>${HOUR})\\s?(?:h|heures?|horas?|hs)(?![a-z0-9])(?:(?<=heures?)\\s(?<m4>[0-5]\\d)(?!\\d|[.,:]\\d|\\s?(?:[%€$]|[a-z]+s\\b|min|km|eur)))?${LENGTH_AFTER}|` +
    `(?<=(?:^|[\\s(])(?:om|rond|omstreeks|vanaf|tegen|tot|voor)\\s)(?<h14>0?[6-9]|1\\d|2[0-3])\\s?(?:uur|u)(?![a-z0-9]|\\.[a-z0-9])${LASTS_SO}|` +
    `(?<=\\bde\\s)(?<h7>${HOUR})(?:[.:](?<m7>[0-5]\\d))?\\s?h?(?=\\s?(?:a|-|–)\\s?(?:${HOUR})(?:[.:][0-5]\\d)?\\s?h(?![a-z0-9]))|` +
    `(?<=\\b(?:ore\\s{0,2}|a las|alle|entro le|antes de las|prima delle|pukul|jam)\\s)(?<h5>${HOUR})(?!\\d|[.:,]\\d|\\s?h|\\s?[ap]\\.?m\\b|\\s(?:de|di)\\s\\d|\\s(?:siang|tengah malam|kms?|min|m|mi)\\b)|` +
    `(?<=\\b(?:arr|dep|etd|eta|ko|kick-?off)\\.?\\s(?:[a-z]{3}\\s)?|\\b(?:pick[- ]?up|p\\/u|meet|collection)\\s(?:at\\s)?|\\b[a-z0-9]{2}\\s?\\d{2,4}\\s(?:[a-z]{3}[-/ ]?[a-z]{3}\\s(?:[0-2]\\d[0-5]\\d\\s?[-–/]\\s?)?|${CODE}\\s(?:[0-2]\\d[0-5]\\d\\s?[-–/]\\s?${CODE}\\s)?|[0-2]\\d[0-5]\\d\\s?[-–/]\\s?)?|\\bfl(?:igh)?t\\s[a-z]{3}[-/ ]?[a-z]{3}\\s(?:[0-2]\\d[0-5]\\d\\s?[-–/]\\s?)?|(?:^|\\s)0\\d[0-5]\\d\\s?[-–/]\\s?)(?<h8>[01]\\d|2[0-3])(?<m8>[0-5]\\d)(?!\\d|[.,]\\d)|` +
    `${PLAIN_IN_BRACKETS}(?<h13>[01]\\d|2[0-3])(?<m13>[0-5]\\d)|` +
    `(?<=\\s)(?<h9>0\\d)(?<m9>[0-5]\\d)(?=\\s?[-–/]\\s?(?:[01]\\d|2[0-3])[0-5]\\d(?!\\d|[.,]\\d))|` +
    `(?<![\\d.,:a-z])(?<h11>0?[7-9]|1\\d|2[0-3])\\s?h(?=\\s?[-–]\\s?(?:(?:${HOUR})\\s?h[0-5]\\d(?![a-z0-9])|(?:1\\d|2[0-4])\\s?h(?![a-z0-9])${LENGTH_AFTER}))|` +
    `(?<=\\bdalle\\s)(?<h12>${HOUR})(?=\\salle\\s(?:ore\\s)?\\d)|` +
    `(?<![\\d.,:a-z])(?<h6>${HOUR})(?:[.:](?<m6>[0-5]\\d))?(?=\\s?(?:-|–|bis)\\s?(?:${HOUR})(?:[:.][0-5]\\d)?\\s?uhr\\b|\\s?(?:-|–|tot)\\s?(?:(?:${HOUR})[:.][0-5]\\d|(?<=\\d[:.]\\d\\d\\s?(?:-|–|tot)\\s?)(?:${HOUR}))\\s?uur\\b${LASTS_SO})`,
  'y',
);
/** `18h dîner`, `17u rondleiding`: an hour of the day that heads its line; `3h drive` is a length. */
const HOUR_AT_START =
  /^(?:(?:a|vers|des|avant|as) )?(?<h>0?[6-9]|1\d|2[0-3])(?:\s?h|u)(?=\s+["“(]?[a-z])(?!\s(?:rijden|wandelen|lopen|varen|fietsen|vliegen|de|d'|di|en|drive|walk|hike|flight|(?:train|bus|vol|route|trajet)(?! (?:pour|vers) | [a-z]{2,3} ?\d{2,4}\b| de [^,;]{2,24} a )|journey|total|fahrt|flug|wander|rando|marche|nach|to)\b)/;
/** In a line that starts with an hour the entries behind its commas have theirs: `9h30 visite du souk, 15h jardin`. */
const HOUR_IN_LIST =
  /(?<=[,;+/→]\s(?:(?:et|puis|e|y|a|vers|as)\s){0,2})(?<h>0?[6-9]|1\d|2[0-3])\s?h(?=\s[a-z])(?!\s(?:de|d'|di|en|drive|walk|hike|flight|train|bus|vol|route|trajet|journey|total|fahrt|flug|wander|rando|marche|nach|to|libres?)\b)/g;
const STARTS_WITH_HOUR = /^[012]?\d\s?h(?:[0-5]\d)?\s/;
/** `slalom des enfants 10h`: an hour that ends its entry, unless what stands before it lasts. */
const HOUR_AT_END = /(?<=\p{L}\p{L}\)?\s)(?<h>[7-9]|1\d|2[0-3])\s?h(?=\s*(?:$|\())/u;
const LASTS =
  /\b(?:rando|randonnee|marche|vol|trajet|route|hike|walk|trek|drive|flight|wanderung|fahrt|flug|caminata|vuelo|volo|voo|duree|dauer|duration|environ|about|ca|circa|unas|de|en|in)\)?\s$/;
/** `drop bags 4ish`, `brunch at Nola's 11:30-ish, …`: about an hour, where its entry ends. */
const ABOUT = /(?<=[a-z)'],? )(?<h>0?[1-9]|1[0-2])(?:[:.](?<m>[0-5]\d))?\s?-?ish(?=[^a-z0-9]*(?:$|[,;.(]|\s[+&–-]\s))/g;
/** In a line that starts with a dotted time the entries after its commas have theirs: `10.32 train, 12.00 lunch`. */
const DOTTED_IN_LIST = compactPattern(
  `(?<=[,;+/]\\s(?:and\\s|then\\s)?)(?<h>${HOUR})\\.(?<m>[0-5]\\d)${MEASURE}(?=\\s["“'(]?[a-z])`,
  'g',
);

/** `express 8.40 Ghent - 11.19 Lille`, `Ghent 8.40 - Lille 11.19`, `sleeper 21.40 Paris (arr 7.05)`, `dep Ghent 8.40 arr Lille 11.19` (I-597): when one leaves, and when one arrives. */
const DOTTED_JOURNEY = compactPattern(
  `(?<![\\d.,:+€$£/-]|(?:€|fee|entry|price|tickets?|costs?|\\$|£|eur|nok|sek|dkk|chf|usd|gbp)\\s)(?<h>${HOUR})\\.(?<m>[0-5]\\d)${MEASURE}(?=(?<way>\\s(?:[^\\d.,;€$£]{2,30}\\s)?(?:${TRACK}\\s)?(?:-|–|—|->|→|>)\\s(?:[^\\d.,;€$£]{2,30}\\s)?|\\s(?:[^\\d.;€$£]{2,30}[\\s(,])?(?:arr(?:ives?)?|lands?|an|ankunft|aank)\\.?\\s(?:[a-z][a-z'.-]{1,16}\\s){0,3})(?<h2>${HOUR})\\.(?<m2>[0-5]\\d)${MEASURE})`,
  'g',
);

/**
 * `IC Basel 0927 - Olten 0951`: four figures behind the place that one leaves and behind the one where one arrives. Two years look the same,
 * so that one of the figures is no year, or the line says what goes.
 */
const FOUR_FIGURES = '(?:[01]\\d|2[0-3])[0-5]\\d';
const PLAIN_JOURNEY = compactPattern(
  `(?<=[a-z][.')]?\\s{1,3})(?<h>${FOUR_FIGURES})(?=(?<way>(?:\\s?(?:-|–|—|->|→|>|\\/)\\s?|\\s(?:to|nach|naar)\\s)[a-z][^\\d,;:€$£]{1,40}?\\s{1,3})(?<h2>${FOUR_FIGURES})(?=$|\\s{2}|[,;.]|\\s?[(+]))`,
);
const IS_YEAR = /^(?:1|20)/;
const SAYS_WHAT_GOES =
  /^(?:train|zug|bus|coach|ferry|fahre|boat|tram|metro|rail|bahn|vol|flight|flug|tren|treno|comboio|ic|ice|ec|ir|re|rb|rj|rjx|nj|en|tgv|ter|ave|rhb|sbb|fr|fb|eurostar|thalys|ouigo|italo|frecciarossa|dep)\b|^[a-z]{1,3}\d{0,5}\s{2}/;

function addPlainJourney(folded: string, add: AddTime): void {
  const match = PLAIN_JOURNEY.exec(folded);
  if (match === null) return;
  const { h = '', way = '', h2 = '' } = match.groups ?? {};
  if (IS_YEAR.test(h) && IS_YEAR.test(h2) && !SAYS_WHAT_GOES.test(folded)) return;
  add(match.index, 4, Number(h.slice(0, 2)), Number(h.slice(2)), undefined);
  add(match.index + 4 + way.length, 4, Number(h2.slice(0, 2)), Number(h2.slice(2)), undefined);
}
const MAY_BE_PLAIN = /[a-z][.')]? {1,3}[012]\d[0-5]\d ?(?:[-–—→>/]|(?:to|nach|naar) )/;

/** `7 30 pm`, as it is dictated; behind what is counted, and behind a month, the first of two figures is no hour: `gate 7 30 pm`. */
const DICTATED = compactPattern(
  /(?<=^|\s)(?<!\b(?:rooms?|bus|line|route|gate|platform|flight|no|nr|pier|table|track|terminal|stop|car|suite|tram|jan[a-z]*|feb[a-z]*|mar|march|apr|april|may|june?|july?|aug|august|sept?|september|oct|october|nov|november|dec|december)\s)(?<h>1[0-2]|0?[1-9])\s(?<m>[0-5][05])\s?(?<half>[ap])\.?m\b/g,
);
const MAY_BE_DICTATED = /\d [0-5][05]\s?[ap]\.?m\b/;

type AddTime = (from: number, length: number, hour: number, minute: number, part: string | undefined) => void;

const IS_ABOUT = /(?:[~≈]|\b(?:env\.|environ|approx\.?|ca\.|duree:?)) ?$/;

/** `4 y media de la tarde` */
const HALVES: Readonly<Record<string, number>> = { media: 30, meia: 30, mezza: 30, cuarto: 15 };

/** In order. `startsDotted`: the text starts with a time such as `10.32`. */
export function findLocalTimes(folded: string, startsDotted: boolean): LocalTime[] {
  if (!MAY_HOLD_LOCAL.test(folded)) return [];
  const found: LocalTime[] = [];
  const add: AddTime = (from, length, hour, minute, part) => {
    if (hour > 24) return;
    const time = clock(hour, minute, part);
    if (found.every((f) => from >= f.to || from + length <= f.from)) found.push({ from, to: from + length, time });
  };
  const first = HOUR_AT_START.exec(folded);
  const lead = first === null ? 0 : figureFrom(folded, 0);
  if (first) add(lead, first[0].length - lead, Number(first.groups?.['h']), 0, undefined);
  const final = HOUR_AT_END.exec(folded);
  if (final && !LASTS.test(folded.slice(Math.max(0, final.index - 20), final.index)))
    add(final.index, final[0].length, Number(final.groups?.['h']), 0, undefined);
  for (let from = figureFrom(folded, 0); from < folded.length; from = figureFrom(folded, LOCAL.lastIndex)) {
    LOCAL.lastIndex = from;
    const match = LOCAL.exec(folded);
    if (match === null) {
      LOCAL.lastIndex = figureEnd(folded, from);
      continue;
    }
    const g = match.groups ?? {};
    const hour = Number(
      g['h1'] ??
        g['h2'] ??
        g['h3'] ??
        g['h4'] ??
        g['h5'] ??
        g['h6'] ??
        g['h7'] ??
        g['h8'] ??
        g['h9'] ??
        g['h11'] ??
        g['h12'] ??
        g['h13'] ??
        g['h14'],
    );
    // `2 h 30` is a length of time, and so is `~5 h 30`.
    if (
      g['h3'] === undefined ||
      (hour >= 5 && !(hour < 10 && IS_ABOUT.test(folded.slice(Math.max(0, from - 9), from))))
    )
      add(
        from,
        match[0].length,
        hour,
        Number(
          g['m1'] ??
            g['m2'] ??
            (g['half'] === undefined ? undefined : HALVES[g['half']]) ??
            g['m3'] ??
            g['m4'] ??
            g['m6'] ??
            g['m7'] ??
            g['m8'] ??
            g['m9'] ??
            g['m13'] ??
            g['m10'] ??
            0,
        ),
        g['part'],
      );
    // `back in town approx 6.30`: who says an hour so counts to twelve.
    const last = found.at(-1);
    if (last?.from === from && g['h1'] !== undefined && !last.time.certain && BACK_ABOUT.test(folded.slice(0, from)))
      found[found.length - 1] = { ...last, time: { ...last.time, isTwelveHour: true } };
  }
  if (folded.includes('ish'))
    for (const match of allMatches(ABOUT, folded))
      found.push({
        from: match.index,
        to: match.index + match[0].length,
        time: aboutHour(Number(match.groups?.['h']), Number(match.groups?.['m'] ?? 0)),
      });
  if (MAY_BE_DICTATED.test(folded))
    for (const match of allMatches(DICTATED, folded)) {
      const { h, m, half } = match.groups ?? {};
      add(match.index, match[0].length, Number(h), Number(m), half);
    }
  if (STARTS_WITH_HOUR.test(folded))
    for (const match of allMatches(HOUR_IN_LIST, folded))
      add(match.index, match[0].length, Number(match.groups?.['h']), 0, undefined);
  if (startsDotted)
    for (const match of allMatches(DOTTED_IN_LIST, folded))
      add(match.index, match[0].length, Number(match.groups?.['h']), Number(match.groups?.['m']), undefined);
  if (found.length < 2 && mayHoldJourney(folded))
    for (const match of allMatches(DOTTED_JOURNEY, folded)) {
      const { h, m, way = '', h2 = '', m2 } = match.groups ?? {};
      const end = match.index + match[0].length;
      add(match.index, match[0].length, Number(h), Number(m), undefined);
      add(end + way.length, h2.length + 3, Number(h2), Number(m2), undefined);
    }
  if (found.length < 2 && MAY_BE_PLAIN.test(folded)) addPlainJourney(folded, add);
  return found.sort((a, b) => a.from - b.from);
}

const BACK_ABOUT =
  /^(?:back|return|home|zuruck|retour|vuelta|rientro|volta|terug) .{0,70}(?:approx\.?|about|around|ca\.?|circa|gegen|vers|sobre) $/;

/** A dash or an arrival between two figures with dots. */
const mayHoldJourney = (folded: string): boolean => {
  const first = folded.search(DOTTED);
  return first >= 0 && DOTTED.test(folded.slice(first + 3)) && WAY.test(folded);
};
const DOTTED = /\d\.[0-5]\d(?!\d)/;
const WAY = /\s(?:[-–—→>]|->)\s|\b(?:arr|land|an|ank|aank)/;

/** Where figures begin, from `at` on; the end of the text where there are none. Each of these times begins so. */
function figureFrom(text: string, at: number): number {
  let from = at;
  while (from < text.length && !isDigit(codeAt(text, from))) from++;
  return from;
}

function figureEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isDigit(codeAt(text, end))) end++;
  return end;
}

/** `4ish` is said by who counts to twelve, whatever other times look like. */
const aboutHour = (hour: number, minute: number): ClockTime => ({
  minutes: hour * 60 + minute,
  certain: false,
  isTwelveHour: true,
});

const IS_LATE = /tarde|noche|noite|soir|sera|pomeriggio|apres-midi|petang|sore|malam/;

function clock(hour: number, minute: number, part: string | undefined): ClockTime {
  if (part === 'a' || part === 'p')
    return { minutes: ((hour % 12) + (part === 'p' ? 12 : 0)) * 60 + minute, certain: true, isTwelveHour: true };
  // `jam 1 malam`, `jam 12 malam`: of the night, past midnight too.
  if (part === 'malam' && (hour < 6 || hour === 12)) return { minutes: (hour % 12) * 60 + minute, certain: true };
  const late = part !== undefined && IS_LATE.test(part) && hour < 12;
  const h = late ? hour + 12 : hour % 24;
  return { minutes: h * 60 + minute, certain: part !== undefined || h >= 13 || h === 0 };
}
