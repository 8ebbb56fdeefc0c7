/**
 * I-518: what is booked on land as reservation systems number it, the code of the service before its date, town and status:
 *
 *    1 TRF 14FEB27 SU BKK HK1  PVT SEDAN AIRPORT TO HOTEL
 *      ^^^ ^^^^^^^             ^^^^^^^^^^^^^^^^^^^^^^^^^^
 *      code  date              name
 *    2 HTL 1A HK1 BKK 14FEB-OUT17FEB/RIVERSONG HOTEL
 */
import { type DateMention, type DateOrder, findDates } from '../../annotators/date.ts';
import type { ActivityType } from '../../model/answer.ts';
import type { Weekday } from '../../model/partial-date.ts';
import { codeAt, isDigit } from '../../text/character-class.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../reading/document.ts';

export interface ServiceSegment {
  readonly mention: DateMention;
  readonly name: Passage;
  readonly type: ActivityType | null;
  /** From when to when one stays. */
  readonly about: readonly Passage[];
}

const TYPES: ReadonlyMap<string, ActivityType | null> = new Map<string, ActivityType | null>([
  ...['TRF', 'TFR', 'TRN', 'BUS', 'FER', 'CAR', 'CCR', 'ATX', 'LIM'].map((code) => [code, 'travel'] as const),
  ...['HTL', 'HHL', 'HHT', 'HTT'].map((code) => [code, 'accommodation'] as const),
  ...['TUR', 'TOR', 'TOU', 'EXC', 'SUR'].map((code) => [code, null] as const),
]);
const HEAD = /^\d{1,2}[.)]?\s{1,3}(?<code>[A-Z]{3})\s{1,3}(?=[A-Z\d])/;
const DATE = /^(?:IN)?(?<date>\d{1,2}[A-Z]{3}(?:\d{2})?)(?:\s?-?\s?(?:OUT)?\d{1,2}[A-Z]{3}(?:\d{2})?)?(?=$|[\s/-])/;
const WEEKDAY = /^(?:MO|TU|WE|TH|FR|SA|SU)(?=\s)/;
const WEEKDAYS: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** `HK1`, the vendor `1A`, the town `BKK`. */
const STATUS = /^(?:HK|HL|HN|GK|MK|BK|KK|KL|SS|PK|AK|RR|TK)\d{1,2}(?=\s|$)/;
const VENDOR = /^(?=[A-Z\d]*[A-Z])[A-Z\d]{2}(?=\s)/;
const TOWN = /^[A-Z]{3}(?=[\s/])/;
/** `RIVER HOUSE IN14FEB OUT17FEB 3NTS` */
const STAYS = /\s(?:IN|OUT)\d{1,2}[A-Z]{3}(?![A-Z])/;
const MARKS = /^[\s/-]+/;
const MAX_TOKENS = 6;

export function readServiceSegment({ passage, table }: DocumentLine, order: DateOrder): ServiceSegment | null {
  const { text } = passage;
  const head = table === null && isDigit(codeAt(text, 0)) ? HEAD.exec(text) : null;
  const type = TYPES.get(head?.groups?.['code'] ?? '');
  if (head === null || type === undefined) return null;
  let at = head[0].length;
  let mention: DateMention | null = null;
  let weekday: { readonly weekday: Weekday; readonly from: number; readonly to: number } | null = null;
  let isBooked = false;
  let hasTown = false;
  for (let n = 0; n < MAX_TOKENS; n++) {
    const rest = text.slice(at);
    const date = mention === null ? DATE.exec(rest) : null;
    const day: RegExpExecArray | null = mention !== null && weekday === null ? WEEKDAY.exec(rest) : null;
    const status = isBooked ? null : STATUS.exec(rest);
    const vendor = n === 0 ? VENDOR.exec(rest) : null;
    const town = !hasTown && (mention !== null || isBooked) ? TOWN.exec(rest) : null;
    const token = date ?? day ?? status ?? vendor ?? town;
    if (token === null) break;
    if (date !== null) mention = dateAt(text, at, date, order);
    else if (day !== null) weekday = { weekday: WEEKDAYS.indexOf(day[0]) as Weekday, from: at, to: at + 2 };
    else if (status !== null) isBooked = true;
    else if (vendor === null) hasTown = true;
    if (date !== null && mention === null) return null;
    at += token[0].length;
    at += MARKS.exec(text.slice(at))?.[0].length ?? 0;
  }
  if (mention === null || !isBooked) return null;
  const whole = trimPassage(slicePassage(passage, at), '-/');
  const end = STAYS.exec(whole.text)?.index ?? whole.text.length;
  const name = trimPassage(slicePassage(whole, 0, end));
  const about = end === whole.text.length ? [] : [trimPassage(slicePassage(whole, end))];
  return /\p{L}{3}/u.test(name.text) ? { mention: { ...mention, weekday }, name, type, about } : null;
}

function dateAt(text: string, at: number, match: RegExpExecArray, order: DateOrder): DateMention | null {
  const date = match.groups?.['date'] ?? '';
  const from = at + match[0].indexOf(date);
  const [mention] = findDates(foldText(text.slice(from, from + date.length)), order);
  return mention === undefined ? null : { ...mention, from, to: from + date.length };
}
