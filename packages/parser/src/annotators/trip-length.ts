/**
 * How long a trip is: `8 Days / 7 Nights`, `5D/4N`, `3N/4D`, `7-night`, `7 nts`, `one week`, `4 días / 3 noches`, `10 Tage`. Folded text.
 * Spans of time that are none (`60 days before departure`, `per night`, `4th night`) are left out.
 */

import { compactPattern } from '../text/compact-pattern.ts';
import { LinePattern, lookAtLine } from '../text/line-look.ts';
import { NumberedRegex } from '../text/numbered-regex.ts';
import { matchesAtStarts } from '../text/start-matches.ts';
import { StartTable } from '../text/start-table.ts';
import { alternation, type Mention } from './annotation.ts';
import { NUMBER_WORDS, readSmallNumber } from './vocabulary/number-words.ts';

export interface TripLengthMention extends Mention {
  readonly days: number | null;
  readonly nights: number | null;
}

/** The figure may stand in brackets, as after its word: `for (8) nights`, `seven (7) nights`. */
const N = `(?:\\d{1,2}|\\(\\d{1,2}\\)|${alternation(NUMBER_WORDS.keys())})`;
const NIGHTS =
  '(?:nights?|nites?|nts?|nachten?|nacht|ubernachtungen|ubernachtung|nuitees?|nuits?|noches?|notti|notte|noites?|pernottamenti|overnachtingen|natters?|netters?|natt|overnattninga?r|overnatninger|overnattinger|malam)';
const DAYS =
  '(?:days?|tagen?|tagige[nrs]?|tag|jours?|dias?|giorni|giorno|dagen|daagse|dagars?|dage|dages|dagers?|hari)';
const WEEKS = '(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|veck(?:a|or)|uger?|uker?)';
/** `8J/7N`, `8T/7N`, `8G/7N`: the letter alone, only before or behind that of the nights. */
const LETTER_OF_DAYS = '[jtg](?=\\s?/\\s?\\d{1,2}\\s?n(?![a-z]))';
const LETTER_BEHIND_NIGHTS = '(?<=\\d\\s?n\\s?/\\s?\\d{1,2}\\s?)[jtg]';
const GAP = '[\\s-]{0,2}';
const BETWEEN = '\\s{0,2}(?:/|,|&|and|und|et|y|e|\\||-|–|\\+|\\(|·)?\\s{0,2}';
const LENGTH = new NumberedRegex(
  '(?<![a-z0-9.,])(?:' +
    `(?<d1>${N})${GAP}(?:${DAYS}|d|${LETTER_OF_DAYS})${BETWEEN}(?<n1>${N})${GAP}(?:${NIGHTS}|n)|` +
    `(?<n2>${N})${GAP}(?:${NIGHTS}|n)${BETWEEN}(?<d2>${N})${GAP}(?:${DAYS}|d|${LETTER_BEHIND_NIGHTS})|` +
    `(?<n3>${N})\\+?${GAP}${NIGHTS}|(?<n4>\\d{1,2})n|` +
    `(?<d3>${N})${GAP}${DAYS}|` +
    `(?<w>${N})${GAP}${WEEKS}` +
    ')(?![a-z0-9])',
  'y',
);
const STARTS = new StartTable([LENGTH.regex.source]);
const [D1, N1, D2, N2, N3, N4, D3, W] = ['d1', 'n1', 'd2', 'n2', 'n3', 'n4', 'd3', 'w'].map((name) =>
  LENGTH.group(name),
) as [number, number, number, number, number, number, number, number];
const NO_TRIP_AFTER = compactPattern(
  /^['’]?\s?(?:before|prior|after|notice|old\b|ago\b|from (?:booking|the date)|of (?:departure|booking|arrival|travel)|ahead|out\b|left\b(?! bank)|in advance|advance|vor\b|vorher|vorab|im voraus|antes|avant|prima|apres|despues|minimum|or more|free|on (?:us|the house)\b|a week|per week|pro\b|voor\b|fore\b|inden\b|innan\b|for (?:avresa|avreise|afrejse|ankomst)|(?:[a-z' -]{1,28} )?(?:pass|passes|tickets?|permits?|courses?|workshops?)\b|rail|lift|passport|tour host|dall[ao] (?:partenza|prenotazione|data)|de (?:anteced|antelac|prealab|preavis)|im vorfeld|(?:is |are |will be )?charged?\b|penalty|fee\b|cancellation)/,
);
const NO_TRIP_BEFORE = compactPattern(
  `(?<![a-z])(?:within|inside|less than|more than|fewer than|up to|every|per|at least|minimum(?: stay)?(?: of)?|min\\.?(?: stay)?(?: of)?|maximum|maxim[ao]|massimo|date is after|ab|extra|additional|last|first|next|mindestens|innerhalb|dans les|en los|entro|on|days|meno di|piu di|menos de|mas de|mais de|moins de|plus de|weniger als|mehr als|minder dan|meer dan|minst|mindst|fram till|senast|senest|inom|inden for|almeno|al menos|por lo menos|pelo menos|au moins|ten minste|${N} (?:a|o|or|ou|oder|of|to|tot|bis)|(?:${N}(?:-|, ?)){1,3}${N} (?:y|e|et|und|and|en)|(?<![\\d./-]|(?<![a-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.? )\\d{1,2}\\s?[-–])\\s{0,2}$`,
);

/** `Parti per 4 notti`: in Italian `per` is `for`. */
const isItalian = (folded: string, from: number, length: string): boolean =>
  folded.endsWith('per ', from) && /nott|giorn/.test(length);

const countOf = (text: string | undefined): number | undefined =>
  readSmallNumber(text?.startsWith('(') ? text.slice(1, -1) : text);

/** Days and nights of one trip lie no further apart. */
const MAX_APART = 3;
const NONE: readonly never[] = [];
/** Every length has one of these. */
const HINT = new LinePattern(
  /night|nite|nts?\b|nacht|nuit|noche|nott[ei]|noite|pernott|overna[ct]|natt|nett|day|dag|daag|hari|malam|tag|jour|dias?\b|giorn|week|woche|semain|seman|settim|weken|veck|uge|uke|\d\s?[nd]\b|\d[nd]\d/,
);
/** And begins with one of these. */
const NUMBER = new LinePattern(LENGTH.regex);

/** `look` is what the folded text may hold, where it was looked at already. */
export function findTripLengths(folded: string, look = lookAtLine(folded)): readonly TripLengthMention[] {
  if (!NUMBER.mayMatch(look) || !HINT.mayMatch(look)) return NONE;
  return matchesAtStarts(LENGTH.regex, STARTS, folded).flatMap((match) => {
    const from = match.index;
    const to = from + match[0].length;
    const isPair = (match[D1] ?? match[D2]) !== undefined;
    const [a, b] = [countOf(match[D1] ?? match[D2]) ?? 0, countOf(match[N1] ?? match[N2]) ?? 0];
    // In `inside 30 days two nights are charged` the two are no pair.
    if (
      (!isPair || Math.abs(a - b) > MAX_APART) &&
      (NO_TRIP_AFTER.test(folded.slice(to, to + 44)) ||
        (NO_TRIP_BEFORE.test(folded.slice(Math.max(0, from - 28), from)) && !isItalian(folded, from, match[0])))
    )
      return [];
    const weeks = countOf(match[W]);
    const days = countOf(match[D1] ?? match[D2] ?? match[D3]) ?? (weeks === undefined ? null : weeks * 7);
    const nights = countOf(match[N1] ?? match[N2] ?? match[N3] ?? match[N4]) ?? null;
    if ((days ?? 1) < 1 || (nights ?? 1) < 1) return [];
    return [{ from, to, days, nights }];
  });
}
