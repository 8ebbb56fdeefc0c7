/** The two times of a journey that one line tells: `train 8:40 Ghent - 11:19 Lille`, `Ghent 8:40 – Lille 11:19`. Works on folded text. */
import { compactPattern } from '../text/compact-pattern.ts';
import type { Mention } from './annotation.ts';
import type { TimeMention } from './time.ts';

/** Words on one side of the dash at least: without any the two times are a range already. */
const WAY_BETWEEN = compactPattern(
  /^(?: [^\d,;:()]{2,40} (?:-|–|—|->|→|>) (?:[^\d,;:()]{2,40} )?|(?: \([^():]{1,24}\))? (?:-|–|—|->|→|>|to|nach|naar) [^\d,;:()]{2,40} (?:\([a-z]{3}\) )?)$/,
);
/** `09:05 train Ghent – Lille, arr. 10:20`: the word for an arrival right before it. */
const ARRIVES = compactPattern(
  /(?<= (?:-|–|—|->|→|>|to|nach|naar|a|pour|per) [^\d;:()]{2,40}),? (?:arr(?:iv(?:es?|ing|al|ee|o))?\.?|an|ank(?:unft)?\.?|llegada|chegada|aankomst)(?: (?:at|um|a las|a|alle|as))? $/,
);
/** Behind the arrival nothing stands but where it is, and the date of the next day. */
const WAY_ENDS = /^(?: [^\d,;:()]{2,40})?(?: (?:on|am|le|el|il|op) \d{1,2}[/.]\d{1,2}\.?)?(?:$| {1,4}\(|, )/;
const LONGEST = 90;

interface Arrival extends TimeMention {
  /** Where the word before it begins. */
  readonly word: number;
}

/** When the journey that leaves at `first` arrives, if the text says so; `times` are all of the text. */
export function arrivalBehind(first: TimeMention, times: readonly TimeMention[], folded: string): Arrival | null {
  const next = times[times.indexOf(first) + 1];
  if (next === undefined || next.time.end !== null || next.from - first.to > LONGEST) return null;
  const way = folded.slice(first.to, next.from);
  if (!WAY_ENDS.test(folded.slice(next.to, next.to + 60))) return null;
  if (WAY_BETWEEN.test(way)) return { ...next, word: next.from };
  const lead = ARRIVES.exec(way);
  return lead === null ? null : { ...next, word: first.to + lead.index };
}

/** `… Lille 11:19, coach 8, seats 5 and 6`, `… Lille 11:19 (sit on the left)`: what is said about the ride behind its arrival at `end`. */
export function findAsideBehind(text: string, end: number): Mention | null {
  const tail = text.slice(end);
  if (IN_BRACKETS.test(tail)) return { from: text.indexOf('(', end) + 1, to: text.length - 1 };
  return SEATS.test(tail) ? { from: end + 2, to: text.length } : null;
}

const IN_BRACKETS = /^\s+\([^()]{3,100}\)$/;
const SEATS =
  /^, (?:(?:reserved |reserviert |resa )?(?:cars?|coach(?:es)?|carriages?|seats?|platforms?|wagen|wg\.|sitze?|pl[aä]tze?|gleis|voitures?|places?|quai|voie|coches?|asientos?|v[ií]a|carrozz[ae]|post[oi]|binario|carruagem|lugar(?:es)?|rijtuig|zitplaats(?:en)?|spoor) [a-z]{0,3}\d|(?:first|second|1st|2nd|standard) class\b|[12]\. klasse\b)/i;
