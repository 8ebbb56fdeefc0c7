/**
 * F-383: a deadline told by its weekday alone: `I can hold it till Monday`, `please confirm by Friday noon`, `Preis gilt bis Donnerstag`. Which day
 * it is follows from the day of the message, where that is told, else from the day on which the text is read.
 */
import { alternation } from '../../../annotators/annotation.ts';
import { findDates } from '../../../annotators/date.ts';
import { WEAK_WEEKDAYS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import type { Span } from '../../../model/answer.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import {
  addDays,
  type FullDate,
  isFullDate,
  isPossibleDate,
  nextWeekday,
  type PartialDate,
  type Weekday,
} from '../../../model/partial-date.ts';
import { readChatStamp } from '../../../text/chat-stamp.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { offsetOf, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { isMailHeader } from '../messages/mail-header.ts';
import { readDateRole } from './date-role.ts';
import { readLineDates } from './offer-dates.ts';

export interface WeekdayDeadline {
  /** Null where the text says `tomorrow`. */
  readonly weekday: Field<Weekday> | null;
  /** Where the text tells the day itself, or that of the message that says it. */
  readonly date: Field<PartialDate> | null;
}

/** Of the short words only the English are weekdays behind a limit. */
const ENGLISH: ReadonlySet<string> = new Set([
  'mon',
  'tue',
  'tues',
  'wed',
  'weds',
  'thu',
  'thur',
  'thurs',
  'fri',
  'sat',
  'sun',
]);
const WORDS = [...WEEKDAYS.keys()].filter((word) => (word.length > 4 && !WEAK_WEEKDAYS.has(word)) || ENGLISH.has(word));
/** `tomorrow`: days behind that of the message. */
const NEXT_DAYS: ReadonlyMap<string, number> = new Map(
  ['today tonight heute hoy oggi hoje vandaag', 'tomorrow tmrw tmr morgen manana demain domani amanha'].flatMap(
    (words, days) => words.split(' ').map((word): [string, number] => [word, days]),
  ),
);
const UNTIL = "until|till?|'til|bis(?: zum)?|hasta(?: el)?|jusqu'(?:au|a)|fino a|ate|tot";
const BY = 'by|before|b4|no later than|spatestens(?: am)?|vor|antes del?|avant|entro|uiterlijk|voor';
const LIMITED = new LinePattern(
  compactPattern(
    `(?<![a-z])(?<limit>${UNTIL}|${BY})\\s(?:(?:this|coming|midday|noon|noontime|eod|cob|close of business|the end of|end of|kommenden|diesen|kommende|ce|este|questo|il|la|le|on|am|\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm|uhr)),?\\s){0,3}(?<word>${alternation([...WORDS, ...NEXT_DAYS.keys()])})(?![a-z0-9])(?![\\s,.]{0,3}(?:(?:the|den|dem|d\\.|el|le|il|o|dia|week)\\s)?\\d{1,2}(?!\\d?(?:[:.h]\\d\\d|\\s?[ap]\\.?m|\\s?uhr|\\s?h\\b|\\s?(?:noon|midday|o'clock)\\b)))(?![\\s,]{1,2}(?:week|in (?:a|two)|(?:or|bis|to|until|and|und|oder) (?:${alternation(WORDS)})))`,
    'g',
  ),
  `\\b(?:${UNTIL}|${BY})\\s`,
);
const IS_UNTIL = compactPattern(`^(?:${UNTIL})$`);
/** `We'll send the seats by Friday`: what the agent means to do. */
const PROMISED =
  /\b(?:i|we|ich|wir)(?:'ll|'d|\sll| will| shall| hope to| aim to| try to| werden?) (?!(?:\w+ )?(?:need|hold|keep|have to|require|brauche|halte))/;
const MAX_LINE = 400;
const REACH = 80;
const BESIDE = 4;

/** The first such deadline of the text; asked where no day is told. */
export function readWeekdayDeadline(document: SourceDocument): WeekdayDeadline | null {
  for (const line of document.lines) {
    const { folded, passage, isAround } = line;
    if (isAround || folded.length > MAX_LINE || folded.length !== passage.text.length || !LIMITED.mayMatch(line.look))
      continue;
    for (const match of folded.matchAll(LIMITED.regex)) {
      const word = match.groups?.['word'] ?? '';
      const to = match.index + match[0].length;
      const from = to - word.length;
      if (!isDeadline(line, match.groups?.['limit'] ?? '', from, to)) continue;
      // `until Friday 18 December`: the day is told.
      const dates = readLineDates(line, document.dateOrder);
      if (dates.some((date) => date.from < to + BESIDE && from < date.to)) continue;
      const own = dates.find((date) => date.from > to && FILLED.test(folded.slice(to, date.from)));
      if (own !== undefined) {
        const weekday = WEEKDAYS.get(word);
        if (weekday === undefined) continue;
        return {
          weekday: stated(weekday, [spanOf(passage, from, to)]),
          date: stated(own.date, [spanOf(passage, own.from, own.to)]),
        };
      }
      const found = deadlineOf(word, [spanOf(passage, from, to)], dayOfMessage(document, line));
      if (found !== null) return found;
    }
  }
  return null;
}

/** F-504: `tickt by fri pls!! 4 dec.`: the day is told behind a word of haste. */
const FILLED = /^(?:\W|pl[sz]|please|latest|asap|bitte|spatestens|svp|por favor|per favore){1,8}$/;

function deadlineOf(word: string, spans: readonly Span[], saidOn: FullDate | null): WeekdayDeadline | null {
  const weekday = WEEKDAYS.get(word);
  if (weekday !== undefined)
    return {
      weekday: stated(weekday, spans),
      date: saidOn === null ? null : derived(nextWeekday(saidOn, weekday), spans),
    };
  const days = NEXT_DAYS.get(word);
  return saidOn === null || days === undefined ? null : { weekday: null, date: derived(addDays(saidOn, days), spans) };
}

/** `¡Hasta el lunes!` alone takes leave. */
function isDeadline({ folded, look }: DocumentLine, limit: string, from: number, to: number): boolean {
  const [clause = ''] = folded
    .slice(Math.max(0, from - REACH), from)
    .split(/[.;!?]\s/)
    .slice(-1);
  if (
    PROMISED.test(clause) ||
    (limit.startsWith('hasta') && !/[a-z]{3}/.test(folded.slice(0, from - limit.length - 1)))
  )
    return false;
  const mention = { from, to, date: NO_DATE, weekday: null, end: null, endWeekday: null };
  const role = readDateRole(folded, { ...mention, isBareNumeric: false, isAmbiguous: false }, 0, look);
  return role === 'book' || (role === 'valid' && IS_UNTIL.test(limit));
}
const NO_DATE = { year: null, month: 1, day: 1 };

/** The day of the stamp that the chat puts before the line, or of the mail's head above it. */
function dayOfMessage({ source, lines, dateOrder }: SourceDocument, line: DocumentLine): FullDate | null {
  const dayIn = (text: string): FullDate | null => {
    const date = findDates(foldText(text), dateOrder)[0]?.date;
    return date !== undefined && isFullDate(date) && isPossibleDate(date) ? date : null;
  };
  const at = offsetOf(line.passage, 0);
  const own = source.slice(source.lastIndexOf('\n', at - 1) + 1, at);
  const stamp = readChatStamp(`${own}x: `);
  if (stamp !== null && own !== '') return dayIn(own);
  for (let i = line.index - 1; i >= 0; i--) {
    const above = lines[i] as DocumentLine;
    if (isMailHeader(above)) {
      const day = dayIn(above.passage.text);
      if (day !== null) return day;
    }
  }
  return null;
}
