/**
 * Times without a colon that stand alone in their line or beside its one place, where the text writes no others:
 *
 *     From: London (LHR) 1830        1830 London (LHR)        18.30
 *     To: New York (JFK) 2145        2145 New York (JFK)      LHR
 *
 * One such line could give an amount or a year; two of a flight near each other are its departure and its arrival.
 */
import { findAirports } from '../../../annotators/airport.ts';
import { WAIT_WORDS } from '../../../annotators/flight-words.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { codeAt, isDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { BEYOND_ASCII, BRACKET, DIGIT, PLUS } from '../../../text/line-look.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../document.ts';

const OTHER_TIME = /\d:\d\d|\d\s?[ap]\.?m\b/i;

/**
 * Does the text write times with a colon, am or pm? When a mail or message was sent is none of its own, `Layover: 02:45` a length, and until when
 * a fare is held (`till Friday 5pm`) says nothing of how flights are written.
 */
export const writesClockTimes = oncePerDocument(
  ({ source, lines }: SourceDocument): boolean =>
    OTHER_TIME.test(source) &&
    lines.some(({ passage: { text }, folded, look, isAround }) => {
      const at = isAround ? -1 : text.search(OTHER_TIME);
      if (at < 0 || (WAIT_WORDS.test(look, folded) && !OTHER_TIME.test(text.slice(at + 4)))) return false;
      return HOURS.test(text) || allMatches(EACH_OTHER_TIME, text).some(({ index }) => !isUntil(text.slice(0, index)));
    }),
);
const EACH_OTHER_TIME = /\d{1,2}(?::\d\d|\s?[ap]\.?m\b)/gi;
/** Beside a time with a colon `2h55` is a length. */
const HOURS = /\d\s?h\s?\d\d/;

/** Do the words before a time say until when, or when an office is open? `by KLM, AMS 11:45` tells of a flight. */
function isUntil(before: string): boolean {
  const near = before.slice(-LONGEST_UNTIL);
  const at = foldText(near).search(UNTIL);
  return at >= 0 && !FLOWN.test(near.slice(at));
}
const LONGEST_UNTIL = 62;
const UNTIL =
  /(?<![a-z])(?:by|until|till?|no later than|held|holds?|valid|call|reply|open|opening|offices?|offnungszeiten|horaires?|horarios?|orari?o?|openingstijden|abningstider|apningstider|oppettider|bis|jusqu'(?:a|au)|d'ici|hasta|entro|fino a(?:l|lle)?|ate|tot|uiterlijk|senast|senest|inden)(?![a-z])[^;!?]{0,46}$/;
const FLOWN = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])|(?<![A-Za-z0-9])[A-Z][A-Z0-9]\s?\d{2,4}(?!\d)/;

const TIME = '(?:[01]\\d|2[0-3])\\.?[0-5]\\d';
const LATER = '(?:\\s?[+⁺(][^\\d]{0,2}[1-3¹²³]?[^\\d]{0,16})?';
const ALONE = compactPattern(`^${TIME}${LATER}$`);
const BESIDE = compactPattern(
  `^${TIME}${LATER}\\s{1,3}[^\\d]{3,60}\\d?[a-z]?${LATER}$|^.{3,72}[^\\d.,/-]\\s?${TIME}${LATER}$`,
);
const LONGEST = 90;
const mayStartWithHour = (folded: string): boolean => codeAt(folded, 0) >= 0x30 && codeAt(folded, 0) <= 0x32;
/** Lines between the two times of a flight, at most. */
const REACH = 6;
const NONE: ReadonlySet<number> = new Set();

export function findLoneTimes(document: SourceDocument): ReadonlySet<number> {
  const candidates = document.lines.filter(isCandidate);
  const near = candidates.filter(({ index }, i) =>
    [candidates[i - 1], candidates[i + 1]].some((other) => other && Math.abs(other.index - index) <= REACH),
  );
  if (near.length < 2 || writesClockTimes(document)) return NONE;
  return new Set(
    near.filter((line) => !ALONE.test(line.folded) || isBesidePlace(document, line)).map(({ index }) => index),
  );
}

function isCandidate({ folded, look, table, isAround }: DocumentLine): boolean {
  if ((look.signs & DIGIT) === 0 || folded.length > LONGEST || folded.length < 4 || table !== null || isAround)
    return false;
  const startsWithHour = mayStartWithHour(folded);
  const mayEndWithHour =
    isDigit(codeAt(folded, folded.length - 1)) || (look.signs & (PLUS | BRACKET | BEYOND_ASCII)) !== 0;
  return (startsWithHour && ALONE.test(folded)) || ((startsWithHour || mayEndWithHour) && BESIDE.test(folded));
}

/** The line before or behind names an airport, also where each line has a blank one behind it. */
function isBesidePlace({ lines }: SourceDocument, { index }: DocumentLine): boolean {
  return [-1, 1].some((step) => {
    const next = lines[index + step];
    const beside = next?.passage.text === '' ? lines[index + 2 * step] : next;
    return beside !== undefined && beside.folded.length <= LONGEST && findAirports(beside.passage.text).length === 1;
  });
}
