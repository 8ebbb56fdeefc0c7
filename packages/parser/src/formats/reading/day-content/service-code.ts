/**
 * The code of a service at the head of its line, as the confirmations of operators have it. It says what kind of service it is and is no
 * part of its name; behind the name the line tells how it is booked:
 *
 *   HTL   Sandhouse Lodge, Skagen - 2 nts - 1 DBL - BB - cfm 4471
 *   ^^^   ^^^^^^^^^^^^^^^^^^^^^^^   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 *   code  name                      booking
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findMealCodes } from '../../../annotators/meal-codes.ts';
import type { ActivityType } from '../../../model/answer.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';

export interface ServiceLine {
  /** Null where the words themselves tell: an excursion may be to a castle or a beach. */
  readonly type: ActivityType | null;
  readonly name: Passage;
  /** How it is booked; null where nothing stands behind the name. */
  readonly booking: Passage | null;
}

const TYPES: ReadonlyMap<string, ActivityType | null> = new Map<string, ActivityType | null>([
  ...'TRF TFR TSF TRSF TRFS XFR XFER TRN TRNS FLT FRY'.split(' ').map((code) => [code, 'travel'] as const),
  ...'HTL HTLS ACC ACM ACCM ACCO LDG OVN o/n O/N o/night O/night O/Night O/NIGHT o/nt O/nt O/NT'
    .split(' ')
    .map((code) => [code, 'accommodation'] as const),
  ...'MEA MLS LCH DNR DIN LUN'.split(' ').map((code) => [code, 'meal'] as const),
  ...'EXC EXCN EXCS SSE SGT TUR ACT VIS GUI ENT'.split(' ').map((code) => [code, null] as const),
]);

/** What kind of service the code names; undefined where it is none. */
export const typeOfServiceCode = (code: string): ActivityType | null | undefined => TYPES.get(code);

/** A wide gap, a colon or a bar sets the code apart; `O/N Bridge House` needs none, but an `O/N Train` is no house. */
const CODE =
  /^(?:(?<code>[A-Z]{3,4}|[oO]\/[nN](?:ight|IGHT|[tT])?)(?:\s{0,3}\t\s{0,3}|\s{2,12}|\s?[:|]\s{1,12})|(?<night>[oO]\/[nN](?:ight|IGHT|[tT])?) (?=\p{Lu})(?!(?:Train|Bus|Ferry|Flight|Coach|Sleeper|Boat|Cruise)\b))(?=[\p{L}\p{N}"“])/u;

/** Null where no such code heads the line. */
export function readServiceLine(passage: Passage): ServiceLine | null {
  const worded = readWordedLine(passage);
  if (worded !== null) return worded;
  const second = passage.text.charCodeAt(1);
  if (second !== SLASH && !(second >= CAPITAL_A && second <= CAPITAL_Z)) return null;
  const match = CODE.exec(passage.text.slice(0, 24));
  const type = TYPES.get(match?.groups?.['code'] ?? match?.groups?.['night'] ?? '');
  if (match === null || type === undefined) return null;
  const all = slicePassage(passage, match[0].length);
  const meals = type === 'accommodation' ? findMealCodes(all.text) : null;
  const whole = meals === null ? all : trimPassage(slicePassage(all, 0, meals.from));
  const told = bookedAt(whole.text, type === 'travel');
  const cell = whole.text.indexOf('\t');
  const at = cell >= 0 && (told < 0 || cell < told) ? cell : told;
  // A time in the next column: the columns tell the rest.
  if (cell >= 0 && !/\p{L}/u.test(whole.text.slice(0, cell))) return null;
  if (at < LEAST_NAME) return { type, name: whole, booking: null };
  return { type, name: slicePassage(whole, 0, at), booking: trimPassage(slicePassage(whole, at), ',;-–—\t') };
}

/**
 * `Walk        Ribeira to Portela  |  11 km`: the word for what is done in a column of its own, as leaflets have it; what bars set behind the
 * name is how it is done.
 */
function readWordedLine(passage: Passage): ServiceLine | null {
  const { text } = passage;
  const gap = text.indexOf('  ');
  if (gap < LEAST_WORD || gap > MAX_WORD || !WORD.test(text.slice(0, gap))) return null;
  const word = foldText(text.slice(0, gap));
  const isFree = FREE.test(word);
  const named = isFree ? null : findActivityType(word);
  if (!isFree && (named === null || named.from !== 0 || named.to !== word.length)) return null;
  const whole = trimPassage(slicePassage(passage, gap));
  // In more columns the others tell the rest.
  if (!STARTS_NAME.test(whole.text) || / {4}|\t/.test(whole.text)) return null;
  const bar = whole.text.search(/ {1,3}\| /);
  const type = isFree ? 'activity' : (named?.type ?? null);
  if (bar < LEAST_NAME) return { type, name: whole, booking: null };
  return { type, name: slicePassage(whole, 0, bar), booking: trimPassage(slicePassage(whole, bar), '| ') };
}

/** A bullet, an hour, bold type, or a word for what is done in a column before the entry: what stands deeper below is about it. */
export const isMarkedEntry = ({ bullet, startsWithTime, bolds }: DocumentLine, passage: Passage): boolean =>
  bullet !== null ||
  startsWithTime ||
  bolds.length > 0 ||
  (passage.text.includes('  ') && readWordedLine(passage) !== null);
const WORD = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}$/u;
const LEAST_WORD = 3;
const MAX_WORD = 14;
const FREE =
  /^(?:at leisure|free(?: time)?|leisure|freizeit|zur freien verfugung|temps libre|libre|tiempo libre|tempo libero|tempo livre|vrije tijd)$/;
const STARTS_NAME = /^["“]?[\p{Lu}\d]/u;

const SLASH = 0x2f;
const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;
const LEAST_NAME = 4;

/** Where it begins how the service is booked; below 0 where nothing tells. */
export const bookedAt = (text: string, isWay: boolean): number => text.search(isWay ? WAY_BOOKED : BOOKED);

/** What begins how it is booked: nights, rooms, board, the number of a booking, the kind of service. Words that say when are read elsewhere. */
const TERMS =
  '(?:\\d{1,2} ?x? ?(?:nts?|nights?|n\\b|nites?|n[äa]chte?|nuits?|noches?|nott[ei]|rooms?|zimmer|dz|ez|dbl|dbls|sgl|twn|tpl|twin|double|single|tents?|cabins?|pax|adults?|persons?|seats?)\\b|(?:dbl|sgl|twn|tpl|bb|hb|fb|ro|ai|b&b)\\b|(?:cfm|conf|cnf|ref|rsvn|vch|voucher|booking)\\b|(?:private|pvt|sic|seat-in|shared|group|with|incl|including|english|french|german|spanish|italian|privat|priv[ée]|privad[oa]|abholung|treffpunkt|recogida|rendez-vous|ritrovo|pick-?up|p\\/u|meet|meeting|starts?|entrance|entry|duration|driver|guide)\\b)';
const BOOKED = compactPattern(`(?:\\s?,|\\s[-–—]|\\s?;)\\s{1,3}${TERMS}`, 'iu');
/** Between dashes a journey names its places. */
const WAY_BOOKED = compactPattern(
  `(?:\\s?,|\\s?;)\\s{1,3}${TERMS}|\\s[-–—]\\s{1,3}(?=\\d|(?:cfm|conf|cnf|ref|vch|voucher|pvt|sic)\\b)`,
  'iu',
);
