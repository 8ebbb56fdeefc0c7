/**
 * I-314: days by weekday and figure under a line that is nothing but their month, or whose last word it is:
 *
 *   APRIL 2027         Fjords with Ann, April 2027
 *   Mon 05  Oslo       Mon 05  Oslo
 *   Tue 06  Bergen     Tue 06  Bergen
 */
import { MONTHS, WEEKDAYS } from '../../../annotators/vocabulary/calendar-words.ts';
import type { Span } from '../../../model/answer.ts';
import { derived } from '../../../model/field.ts';
import { isFullDate, type PartialDate, weekdayOf } from '../../../model/partial-date.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { spanOf } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { DayHeading } from './day-heading-types.ts';

const MAX_ABOVE = 12;
const MONTH_LINE = /^[^a-z\d]{0,4}(?<month>[a-z]{3,10})\.?(?:,? (?:de |del |di )?(?<year>20\d\d))?[^a-z\d]{0,4}$/;

interface Month {
  readonly year: number | null;
  readonly month: number;
  readonly span: Span;
}

/** The headings with their dates; as they are where no month stands above, or a weekday is not that of its date. */
export function withMonthAbove(headings: readonly DayHeading[], { lines }: SourceDocument): readonly DayHeading[] {
  const [first] = headings;
  if (first === undefined || headings.some(({ date, dayOfMonth }) => date !== null || dayOfMonth === undefined))
    return headings;
  const dated: DayHeading[] = [];
  let month: Month | null = null;
  let at = Math.max(0, first.line - MAX_ABOVE);
  let last = 0;
  let turns = 0;
  const turned: number[] = [];
  for (const heading of headings) {
    let isNew = false;
    const before: Month | null = month;
    for (; at < heading.line; at++) {
      const line = lines[at] as DocumentLine;
      const found: Month | null = readMonth(line) ?? (at < first.line ? monthAtEnd(line) : null);
      // A day of the month that heads none: what the others count from is not known.
      if (month !== null && at < first.line && isDayOfMonth(line)) return headings;
      isNew ||= found !== null;
      month = found ?? month;
    }
    const day = heading.dayOfMonth?.value ?? 0;
    if (month === null) return headings;
    // Behind the end of a month the figures start again.
    if (day < last && !isNew) month = next(month);
    last = day;
    if (before !== null && month.month < before.month) turns++;
    turned.push(turns);
    const date: PartialDate = { year: month.year, month: month.month, day };
    if (heading.weekday !== null && isFullDate(date) && weekdayOf(date) !== heading.weekday.value) return headings;
    dated.push({ ...heading, kind: 'dated', date: derived(date, [...(heading.dayOfMonth?.spans ?? []), month.span]) });
  }
  return agree(dated, turned) ? dated : headings;
}

/** Without a year: there is one in which all the weekdays are those of their dates. `turns` are the ends of years before each. */
const agree = (headings: readonly DayHeading[], turns: readonly number[]): boolean =>
  YEARS.some((first) =>
    headings.every(({ date, weekday }, i) => {
      if (date === null || weekday === null || date.value.year !== null) return true;
      const own: PartialDate = { ...date.value, year: first + (turns[i] ?? 0) };
      return isFullDate(own) && weekdayOf(own) === weekday.value;
    }),
  );
/** In as many years each weekday has stood on each date. */
const YEARS = Array.from({ length: 28 }, (_, i) => 2020 + i);

const isDayOfMonth = ({ folded }: DocumentLine): boolean =>
  WEEKDAYS.has(/^([a-z]{2,10})\.?,? \d{1,2}\b/.exec(folded.slice(0, MAX_LINE))?.[1] ?? '');

function readMonth({ folded, passage, table, isAround }: DocumentLine): Month | null {
  const match = table === null && !isAround && folded.length <= MAX_LINE ? MONTH_LINE.exec(folded) : null;
  const month = MONTHS.get(match?.groups?.['month'] ?? '');
  const year = match?.groups?.['year'];
  if (match === null || month === undefined) return null;
  return { month, year: year === undefined ? null : Number(year), span: spanOf(passage) };
}
const MAX_LINE = 30;
/** `York weekend June 2027`, `Fjords – Mar` over the first day; without a year or a mark a short word may be any. */
function monthAtEnd({ folded, passage, table, isAround }: DocumentLine): Month | null {
  const match = table === null && !isAround && folded.length <= MAX_TITLE ? MONTH_AT_END.exec(folded) : null;
  const { mark = '', word = '', year } = match?.groups ?? {};
  const month = MONTHS.get(word);
  if (match === null || month === undefined) return null;
  const before = folded.slice(0, match.index);
  const isSure = year !== undefined || mark.trim() !== '' || word.length >= LONG_MONTH || WITHIN.test(before);
  if (!isSure || TELLS_OTHER.test(before)) return null;
  const from = match.index + match[0].indexOf(word);
  return { month, year: year === undefined ? null : Number(year), span: spanOf(passage, from) };
}
const MAX_TITLE = 80;
const LONG_MONTH = 4;
/** `Oslo in may` */
const WITHIN = /\b(?:in|im|en|em)$/;
/** `Published May 2027`, `Deposit due: January`, `Stand: Mai`: the month of something else. */
const TELLS_OTHER = compactPattern(
  /\b(?:published|printed|issued|updated|created|booked|paid|quoted|priced?s?|rates?|version|edition|newsletter|brochure|copyright|as of|as at|since|until|till|by|before|after|end of|due|valid(?: until| to)?|expires?|deposit|balance|payment|stand|ausgabe|gultig(?: bis)?|gebucht|bis|bis ende|seit|ab|preise?|fallig|anzahlung|edite|publie|valable|jusqu'(?:a|en)|depuis|avant|tarifs?|acompte|solde|hasta|desde|antes de|valido|emitido|precios?|fino a|entro|valida|dal|prezzi|ate|validade|precos?|tot|vanaf|sinds|geldig|prijzen)\b\W{0,3}(?:(?:in|im|en|em|of|de|for|fur|von|vom) ?)?$/,
);
const MONTH_AT_END =
  /(?<!\d(?:st|nd|rd|th|\.)?)(?<mark>[,–—|:(-]\s?|\s)(?<word>[a-z]{3,10})\.?(?:,? (?:de |del |di )?(?<year>20\d\d))?[):!.]{0,2}$/;

/** `APRIL 2027` alone names no trip. */
export const isMonthAlone = (folded: string): boolean =>
  folded.length <= MAX_LINE && MONTHS.has(MONTH_LINE.exec(folded)?.groups?.['month'] ?? '');

const next = ({ year, month, span }: Month): Month => ({
  month: (month % 12) + 1,
  year: month === 12 && year !== null ? year + 1 : year,
  span,
});
