/** Day markers: `Day 3`, `Days 4-5`, `DAY 01`, `Day One`, `First day`, `1st day`, `Day 2 of 9`, `Tag 2`, `2. Tag`, `Dag 2`, `Jour 1`, `1er jour`, `Día 3`, `Giorno 4`, `Dia 5`, `Hari 2`, `Hari ke-2`, `J01`, and the stages of a hike or ride: `Stage 2`, `Etappe 3`, `Tappa 1`. Several days in one: `Days 4-5`, `D4-5`, `D4/D5`. Folded text. */
import { compactPattern } from '../text/compact-pattern.ts';
import { StartTable } from '../text/start-table.ts';
import { alternation, type Mention } from './annotation.ts';
import { MONTHS } from './vocabulary/calendar-words.ts';
import { NUMBER_WORDS, RANK_WORDS } from './vocabulary/number-words.ts';

export interface DayNumberMention extends Mention {
  readonly first: number;
  /** The last day of a range. */
  readonly last: number | null;
  /** It counts stages, not days. */
  readonly isStage: boolean;
}

const DAY =
  'days?|tage?|dag(?:en)?|jours?|journee|dias?|giorni|giorno|day no\\.?|hari(?:\\ske)?|gun|dzien|ziua|ngay|paiva|stages?|etappen?|etapes?|etapas?|tappe|tappa';
/** A date, a time or a length begins with such a number. */
const NO_DAY = `(?![\\d]|[.:/]\\d|-\\d{1,2}-|[.]?\\s?(?:of |de )?(?:${alternation(MONTHS.keys())})\\b)`;
/** A number as posts draw it: `1️⃣0️⃣` with each figure on a key, `③` in a circle. */
const KEY = '\\d(?:\\ufe0f?\\u20e3)?';
const NUMBER = `(?:${KEY}){1,3}|[\\u2460-\\u2473\\u2776-\\u2793]`;
/** `1.`, `1er`, `1º`; Portuguese and Spanish print a full stop before the raised letter: `1.º dia`, `1.er día`. */
const RANK = '(?:\\.?(?:er|e|eme|º|°|o|ª|a)|\\.)';
/** `Day 2 of 9`, `Tag 2 von 9`, `Jour 2 sur 9`: how many there are says nothing of this one. */
const OF_ALL = `(?:\\s(?:of|von|sur|de|di|van)\\s\\d{1,2}(?!\\d|[.:/]\\d)(?=\\s?(?:[:.,;()|–—·•-]|$)))?`;
const MALAY_RANKS: ReadonlyMap<string, number> = new Map(
  'pertama kedua ketiga keempat kelima keenam ketujuh kelapan kesembilan kesepuluh kedelapan'
    .split(' ')
    .map((word, i) => [word, i === 10 ? 8 : i + 1] as const),
);
const ROMAN: ReadonlyMap<string, number> = new Map(
  'i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((word, i) => [word, i + 1] as const),
);
const MARKER = compactPattern(
  `^(?:(?:(?:du|del)\\s)?(?:${DAY})\\s{0,3}[#-]?\\s?(?:da\\s|de\\s(?=\\d{1,3}\\sa\\s\\d))?(?<n>${NUMBER})(?:\\.?[º°ª]|er(?=\\s?[:.–—-]))?${OF_ALL}(?:\\.?\\s?(?:-|–|—|to|and|&|\\+|/|bis|al?|au|und|et|y|e)\\s?(?:(?:day|tag|dag|jour|dia|giorno)\\s)?(?<m>\\d{1,3})${NO_DAY})?|` +
    // `Day: 1`, `DAY.2`, `Day(3)`; a date is none.
    `(?:day|tag|jour|dia|giorno)(?:\\.|\\s?:\\s?|\\()(?<x>\\d{1,2})${NO_DAY}(?=\\)|\\s?$|\\s?[–—:|-]\\s|\\s[a-z])|j\\s(?<y>\\d{1,2})(?=\\s?[:–—])|` +
    `(?:day|tag|jour|dia|giorno|d)[\\s-](?<w>${alternation(NUMBER_WORDS.keys())})|` +
    // `Day II: Florence`; `day i was tired` is none.
    `(?:day|tag|jour|dia|giorno)\\s(?<u>${alternation(ROMAN.keys())})(?=\\s?(?:[:.)|–—]|-\\s|$))|` +
    `hari\\s(?<v>${alternation(MALAY_RANKS.keys())})(?![a-z])|` +
    `(?:the\\s)?(?<r>${alternation(RANK_WORDS.keys())})\\s(?:day|tag|jour|dia|giorno)|` +
    `(?<o>\\d{1,2})(?:${RANK}?\\s?(?:tag|dag|jour|dia|giorno|gun)|(?:st|nd|rd|th)\\s?day|\\.\\s?day(?=\\s?(?:[:|–—]|$|-\\s)))|` +
    // Without its rank the second number would tell a length: `4-5 giorni`.
    `(?:dal\\s|dall')?(?<q>\\d{1,2})${RANK}?\\s?(?:-|–|—|\\+|&|/|bis|al?|au|und|u\\.|et|y|e)\\s?(?<p>\\d{1,2})${RANK}\\s?(?:tage?|jours?|dias?|giorn[oi])|` +
    // Behind blanks the second number says again that it counts days: `D1 - 14 km` is one.
    `(?:[dj]|d-)(?<j>(?:${KEY}){1,2})(?:(?:[-–—+&/]|\\s?(?:[-–—+&/]|au?|et)\\s?(?=[dj]\\d))[dj]?(?<k>\\d{1,2})${NO_DAY}(?!\\s?(?:km|mi|h)\\b))?(?=\\s?[:.–—-]|[,)]|$|\\s))(?![a-z0-9])`,
);
const STAGE = /^(?:stage|etap|tapp)/;

const MAY_START = new StartTable([MARKER.source]);

/** The marker that the text starts with, or null. */
export function findLeadingDayNumber(folded: string): DayNumberMention | null {
  if (MAY_START.at(folded) === 0) return null;
  const match = MARKER.exec(folded.slice(0, 48));
  const g = match?.groups;
  if (!match || !g) return null;
  const first =
    NUMBER_WORDS.get(g['w'] ?? '') ??
    RANK_WORDS.get(g['r'] ?? '') ??
    MALAY_RANKS.get(g['v'] ?? '') ??
    ROMAN.get(g['u'] ?? '') ??
    figureOf(g['n'] ?? g['o'] ?? g['q'] ?? g['j'] ?? g['x'] ?? g['y'] ?? '');
  const second = g['m'] ?? g['k'] ?? g['p'];
  const last = second === undefined ? null : Number(second);
  // `Day 0` is the day before; any other way to write it is none.
  if (first > 400 || (first === 0 && (last !== null || !/^0{1,2}$/.test(g['n'] ?? '')))) return null;
  const isRange = last !== null && last > first;
  const isLastOfAll = last === first && /\/\s?\d{1,3}$/.test(match[0]);
  // 'Day 1 - 14 Feb': the number after the dash is a date, not a range.
  const to =
    last !== null && !isRange && !isLastOfAll
      ? (MARKER.exec(folded.slice(0, match[0].search(/\s?(?:-|–|—|to|and|&|\+|\/)\s?\d{1,3}$/)))?.[0].length ??
        match[0].length)
      : match[0].length;
  return { from: 0, to, first, last: isRange ? last : null, isStage: STAGE.test(folded) };
}

/** The number that figures, keys or a sign in a circle stand for. */
function figureOf(drawn: string): number {
  const code = drawn.charCodeAt(0);
  if (code >= FIRST_CIRCLED_DARK) return ((code - FIRST_CIRCLED_DARK) % 10) + 1;
  if (code >= FIRST_CIRCLED) return code - FIRST_CIRCLED + 1;
  const plain = Number(drawn);
  return Number.isNaN(plain) ? Number(drawn.replace(/\D/g, '')) : plain;
}

const FIRST_CIRCLED = 0x2460;
/** Three rows of ten: dark, without feet, dark without feet. */
const FIRST_CIRCLED_DARK = 0x2776;
