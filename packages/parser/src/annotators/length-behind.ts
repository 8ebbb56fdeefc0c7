/**
 * What a thing lasts or how far it goes, behind a comma, with anything else about it; so is where one meets and whom to ask for:
 *
 *   Walk to the falls, 2 hrs · Coach to the park, 90 km, about 2 hrs, tea on the way
 *                    ^^^^^^^                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 *   Ride out, 32 km / 180 hm, all together · Shuttle to the hotel, meet at exit B
 *           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^                       ^^^^^^^^^^^^^^^^
 */
import { compactPattern } from '../text/compact-pattern.ts';
import { isInParentheses } from '../text/in-parentheses.ts';
import type { Mention } from './annotation.ts';
import { findDurations } from './duration.ts';

/** Where it begins, at its comma; null where the text has none. `distances` are those of the text. */
export function findLengthBehind(folded: string, distances: readonly Mention[]): number | null {
  if (!folded.includes(', ')) return null;
  // `48m` may be high, and `8h` at the head of an entry is its hour.
  const lengths = findDurations(folded).filter(({ from, to }) => {
    const length = folded.slice(from, to);
    return !METRES.test(length) && !(from === 0 && HOUR.test(length));
  });
  for (const [i, { from }] of lengths.entries()) {
    const before = LENGTH_BEFORE.exec(folded.slice(Math.max(0, from - MAX_WORDS), from));
    if (before === null) continue;
    const at = from - before[0].length;
    if (isInParentheses(folded, at)) continue;
    const way = distances.find((distance) => distance.to <= at && at - distance.to <= MAX_TOTAL);
    // `Over the pass, 9 km, ascent 980 m, walking time 5 h`: it begins with the way.
    if (way === undefined) return i > 0 ? null : Math.min(at, findWayBehind(folded.slice(0, at + 3), distances) ?? at);
    // `Drive 226 km, 3 h`: nothing but lengths.
    return way.to === at && folded.startsWith(', ', way.from - 2) ? way.from - 2 : null;
  }
  return findWayBehind(folded, distances) ?? findAdviceBehind(folded);
}

/** A distance behind its comma with more behind it; alone at the end it is read for itself. */
function findWayBehind(folded: string, distances: readonly Mention[]): number | null {
  for (const { from, to } of distances) {
    const before = WAY_BEFORE.exec(folded.slice(Math.max(0, from - MAX_WAY_WORDS), from));
    if (before !== null && MORE.test(folded.slice(to)) && !isInParentheses(folded, from))
      return from - before[0].length;
  }
  return null;
}
const MAX_WAY_WORDS = 12;
const WAY_BEFORE = /,\s(?:(?:approx\.?|about|around|ca\.?|circa|env\.?|environ|etwa|unas|aprox\.?) |~)?$/;
const MORE = /^(?: (?:\/ ?|,? ?[+↑↓±] ?)\d{2,5} ?(?:hm|m|ft)\b|(?: [a-z]+){0,3}, ?\S)/;

function findAdviceBehind(folded: string): number | null {
  const match = ADVICE.exec(folded);
  // What a bracket tells behind it is read for itself.
  return match === null || folded.includes(')', match.index) ? null : match.index;
}
const ADVICE = compactPattern(
  /,\s(?:please |pls |bitte )?(?:meet (?:at|in|by|outside|in front of) |meeting point |ask for |look (?:out )?for |report to |don'?t forget |remember to |treffpunkt |treffen (?:am|an|im|bei|vor) |rendez-vous (?:a|au|devant) |rdv (?:a|au|devant) |punto de encuentro |ritrovo |ponto de encontro )(?=\S)/,
);

const MAX_WORDS = 30;
/** `140 miles total`, `(25 km)` */
const MAX_TOTAL = 8;
const METRES = /^\d+\s?m$/;
const HOUR = /^\d{1,2} ?h$/;
const LENGTH_BEFORE = compactPattern(
  /,\s(?:(?:(?:drive|driving|walking|hiking|riding|travel|journey|transfer|flight|boat|cycling)[ -]?(?:time)?|duration|lasts|fahrzeit|gehzeit|dauer|duree|trajet|duracion|durata|duracao)[: ]{0,2})?(?:(?:approx\.?|about|around|ca\.?|circa|env\.?|environ|etwa|unas|aprox\.?|cerca de) |~)?$/,
);
