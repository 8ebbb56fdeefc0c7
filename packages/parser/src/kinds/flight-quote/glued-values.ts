/**
 * Pages set values side by side that have no blank between them, and a copy of such a page glues them:
 *
 *   4:40 PMManchester Airport (MAN)
 *   LufthansaEconomyAirbus A321neoLH 947
 *   Apr 14Wednesday, April 149:05 AM to 1:30 PMNonstop
 *   Miami Int'l (MIA)Miami, United StatesJul 9, 2027 @ 8:10 AM
 *
 * Each value is read as a line of its own, as the page shows it.
 */
import type { Span } from '../../model/answer.ts';
import { allMatches } from '../../text/all-matches.ts';
import { hasDigit } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';

const CLOCK = '\\d{1,2}:[0-5]\\d(?:\\s?[AaPp][Mm])?(?:[+]\\d)?';
/** A word with a capital that is neither a unit of time nor a half of the day. */
const NAME = '(?!Uhr|Hrs?|Hs|Std|Min|Am|Pm)\\p{Lu}\\p{Ll}{2}';
/** Behind am or pm also `McAllen` and the code that a name begins with; `9:30 AMMAN Queen Alia` is a time and a town. */
const HALVED = '\\d{1,2}:[0-5]\\d\\s?[AaPp][Mm](?:[+]\\d)?(?=(?!MAN)(?:\\p{Lu}\\p{Ll}|\\p{Lu}{3}\\s\\p{Lu}\\p{Ll}))';
const TIME = `(?:${HALVED}|${CLOCK}(?=${NAME}))`;
/** `4:40 PMManchester`, `16:40Manchester` at the start of a line: nobody types this. */
const GLUED_TIME = compactPattern(`^[ \\t]*${TIME}`, 'gmu');
/** Where am or pm is glued once, its hour is lost unless it is parted. */
const GLUED_HALF = compactPattern(`^[ \\t]*${HALVED}`, 'mu');

const CABIN = '(?:Premium [Ee]conomy|Economy|Business(?: [Cc]lass)?|First(?: [Cc]lass)?)';
const MAKER = '(?:Airbus|Boeing|Embraer|Bombardier|Canadair|De Havilland|Comac|ATR)\\s';
const DESIGNATOR = '(?:[A-Z]{2}|[A-Z]\\d|\\d[A-Z])\\s?\\d{1,4}';
/** `Miami, United StatesJul 9, 2027 @ 8:10 AM`: a day glued to the country before it. */
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}';
const DAY = `(?:${MONTH} \\d{1,2},|\\d{1,2} ${MONTH}) 20\\d\\d(?!\\d)`;
const GLUED_DAY = compactPattern(`\\p{Ll}${DAY}`, 'gu');
/** Where a line is cut: behind a time, a length, a bracket, before a cabin, an aircraft, a number at the end, and a place with its code. */
const CUTS: readonly RegExp[] = [
  compactPattern(`^[ \\t]*${TIME}`, 'gu'),
  compactPattern(`\\d\\s?(?:hrs?|h|mins?|m)(?=${NAME})`, 'gu'),
  /\)(?=\p{Lu}\p{Ll})/gu,
  compactPattern(`[\\p{L}\\d)](?=${CABIN}(?:\\p{Lu}|$))`, 'gu'),
  compactPattern(`${CABIN}(?=${MAKER})`, 'gu'),
  compactPattern(`[\\p{Ll}\\d](?=${DESIGNATOR}$)`, 'gu'),
  compactPattern(`\\p{Ll}(?=${DAY})`, 'gu'),
  /\p{Ll}(?=\p{Lu}[\p{L} '’-]{1,40} ?\([A-Z]{3}\))/gu,
];
/** `Bag not included in priceTicket changes for a fee`: sentences without a figure. */
const SENTENCES = /\p{Ll}{4}(?=\p{Lu}\p{Ll}{3})/gu;
const LEAST_SENTENCES = 40;

/** `Apr 14Wednesday, April 14` before a time: a day for the eye and the same for those who hear the page. */
const SAID_TWICE = compactPattern(
  `^(?<short>[A-Z][a-z]{2} (?<day>\\d{1,2}))(?<long>[A-Z][a-z]{5,8}, [A-Z][a-z]{2,8} \\k<day>)(?<times>${CLOCK}(?:\\s(?:to|[-–])\\s${CLOCK})?)(?<rest>.{0,40})$`,
);
/** `11h 5m11 hours5 minutes` */
const LENGTH_TWICE = /^(?<once>.{0,24}?\d{1,2}h(?: \d{1,2}m)?)\d{1,2} ?hours?(?: ?\d{1,2} ?minutes?)?$/;
const MAY_BE_TWICE = /[A-Z][a-z]{2} \d{1,2}[A-Z][a-z]{5,8}, [A-Z][a-z]{2,8} \d/;

/** No line of such a page is longer. */
const MAX_LINE = 160;
/** One flight has two such times. */
const LEAST_GLUED = 2;
const OTHER_BREAK = /\r(?!\n)|<br|<\/tr/i;

/** Where the lines of the text stand, glued ones parted; null where the text has none. */
export function partGluedValues(source: string): readonly Span[] | null {
  const isTwice = MAY_BE_TWICE.test(source);
  const areGlued = (glued: RegExp): boolean => allMatches(glued, source).length >= LEAST_GLUED;
  if (!isTwice && !GLUED_HALF.test(source) && !areGlued(GLUED_TIME) && !areGlued(GLUED_DAY)) return null;
  if (OTHER_BREAK.test(source)) return null;
  const spans: Span[] = [];
  for (let start = 0; start <= source.length; ) {
    const next = source.indexOf('\n', start);
    const to = next < 0 ? source.length : next;
    const end = to > start && source.charCodeAt(to - 1) === CARRIAGE_RETURN ? to - 1 : to;
    const line = source.slice(start, end);
    for (const [from, until] of line.length > MAX_LINE ? [whole(line)] : partsOf(line, isTwice))
      spans.push([start + from, start + until]);
    start = to + 1;
  }
  return spans;
}

const CARRIAGE_RETURN = 13;
const whole = (line: string): Span => [0, line.length];

function partsOf(line: string, isTwice: boolean): readonly Span[] {
  if (isTwice) {
    const day = SAID_TWICE.exec(line)?.groups;
    if (day !== undefined) {
      const lengths = [day['short'], day['long'], day['times'], day['rest']].map((part) => part?.length ?? 0);
      const [short = 0, long = 0, times = 0, rest = 0] = lengths;
      const ends: Span[] = [
        [short, short + long],
        [short + long, short + long + times],
      ];
      return rest === 0 ? ends : [...ends, [short + long + times, line.length]];
    }
    const once = LENGTH_TWICE.exec(line)?.groups?.['once'];
    if (once !== undefined) return [[0, once.length]];
  }
  const cuts = new Set<number>();
  const all = line.length >= LEAST_SENTENCES && !hasDigit(line) ? [SENTENCES] : CUTS;
  for (const cut of all) for (const match of allMatches(cut, line)) cuts.add(match.index + match[0].length);
  const sorted = [...cuts].sort((a, b) => a - b);
  return [0, ...sorted].map((from, i): Span => [from, sorted[i] ?? line.length]);
}
