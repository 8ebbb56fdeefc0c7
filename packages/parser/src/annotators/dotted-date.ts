/**
 * Dates with dots and no year of their own, as German, Italian and Czech texts write them: `04.10. – 09.10.2027`, `4.–9.10.2027`, `Mo 03.05.`,
 * `(03.05.)`, `Sa 18.9.`. Works on folded text. A bare `10.32` is a time, `1.2.` a number of a chapter.
 */

import type { PartialDate, Weekday } from '../model/partial-date.ts';
import { allMatches } from '../text/all-matches.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import type { Mention } from './annotation.ts';
import { WEEKDAYS } from './vocabulary/calendar-words.ts';

export interface DottedDate extends Mention {
  readonly date: PartialDate;
  readonly end: PartialDate | null;
  /** The weekday between the two days of a range: `Mon 03.05 - Sun 09.05.2027`. */
  readonly endWeekday?: (Mention & { readonly weekday: Weekday }) | null;
}

const DAY = '0?[1-9]|[12]\\d|3[01]';
const MONTH = '0?[1-9]|1[0-2]';
const TO = '\\s{0,2}(?:-|–|—|/|\\+|&|bis|al?|au|do|to|und|e|et)\\s{0,2}';
const HINT =
  /\d\.\s{0,2}(?:-|–|—|\/|\+|&|bis|al?|au|do|to|und|e|et)\s{0,2}\d|\d\.\d{1,2}\.|[a-z]\.?,? \d{1,2}\.\d(?!\d)/;
const DOTTED = compactPattern(
  '(?<![\\d.,:/])(?:' +
    `(?<d1>${DAY})\\.(?:(?<m1>${MONTH})\\.?)?${TO}(?:(?<w2>[a-z-]{2,13})\\.?,?\\s)?(?<d2>${DAY})\\.(?<m2>${MONTH})\\.(?:(?<y>(?:20)?\\d\\d)(?!\\d|\\.\\d))?|` +
    `(?<d3>0[1-9]|[12]\\d|3[01])\\.(?<m3>0[1-9]|1[0-2])\\.(?!\\d)|(?<=[a-z] )(?<d5>${DAY})\\.(?<m5>${MONTH})\\.(?!\\d)|` +
    `(?<=[a-z]\\.?,? )(?<d4>${DAY})\\.(?<m4>${MONTH})(?:\\.(?!\\d)|(?<=\\.\\d)(?! ?(?:km|mi|m|kg|eur|euro|€|h|uhr)\\b|[\\d:%]|[.,]\\d))` +
    ')',
  'g',
);
/** T-543: `bis 31.1.`, `entro il 3.5.`: words that lead to a day, whose second dot says that it is one. */
const BEFORE_DAY = /(?:^|[^a-z])(?:bis|zum|spatestens(?: am)?|am|vom|entro il|fino al|dal|senest|senast|inden) $/;
/** A time, not a date, stands after these. */
const BEFORE_TIME = /(?:^|[^a-z])(?:um|ab|ore|alle|kl|at|gegen|h)\.?\s$/;

export function findDottedDates(folded: string): readonly DottedDate[] {
  if (!folded.includes('.') || !HINT.test(folded)) return NONE;
  const found: DottedDate[] = [];
  for (const match of allMatches(DOTTED, folded)) {
    const g = match.groups ?? {};
    const to = match.index + match[0].length;
    const day = g['d3'] ?? g['d4'] ?? g['d5'];
    if (day !== undefined) {
      const before = folded.slice(Math.max(0, match.index - 16), match.index);
      const isNamed = weekdayAtEnd(before) !== null || (g['d5'] !== undefined && BEFORE_DAY.test(before));
      if (g['d3'] === undefined ? !isNamed : BEFORE_TIME.test(before)) continue;
      found.push({
        from: match.index,
        to,
        date: { year: null, month: Number(g['m3'] ?? g['m4'] ?? g['m5']), day: Number(day) },
        end: null,
      });
      continue;
    }
    const word = g['w2'];
    const weekday = WEEKDAYS.get(word ?? '');
    if (word !== undefined && weekday === undefined) continue;
    const year = g['y'] === undefined ? null : Number(g['y']) + (g['y'].length === 2 ? 2000 : 0);
    const end = { year, month: Number(g['m2']), day: Number(g['d2']) };
    const month = Number(g['m1'] ?? g['m2']);
    const date = { year: year !== null && month > end.month ? year - 1 : year, month, day: Number(g['d1']) };
    if (date.month === end.month && date.day >= end.day) continue;
    const at = match.index + (word === undefined ? 0 : match[0].lastIndexOf(word));
    const endWeekday = word === undefined || weekday === undefined ? null : { from: at, to: at + word.length, weekday };
    found.push({ from: match.index, to, date, end, endWeekday });
  }
  return found;
}

/** The weekday that the text ends with, in front of a date. */
export function weekdayAtEnd(folded: string): { readonly word: string; readonly length: number } | null {
  const match = WEEKDAY_AT_END.exec(folded);
  const word = match?.[1];
  return match && word !== undefined && WEEKDAYS.has(word) ? { word, length: match[0].length } : null;
}

const WEEKDAY_AT_END = /(?<![a-z])([a-z-]{2,14})\.?,?\s(?:(?:den|dem|der|il|le)\s)?$/;

const NONE: readonly never[] = [];
