/** `jan-mar 27`, `May to Sept '27`: months with the short form of their year, no day. */
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { readLineDates } from '../../../formats/reading/terms/offer-dates.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janv|janvier|fev|fevrier|mars|avr|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|ene|enero|febrero|marzo|abr|abril|mayo|junio|julio|ago|agosto|septiembre|octubre|noviembre|dic|diciembre|gen|gennaio|febbraio|aprile|mag|maggio|giu|giugno|lug|luglio|settembre|ott|ottobre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|set|setembro|out|outubro|novembro|dez|dezembro|januari|februari|maart|mrt|mei|augustus|okt)\\.?';
const MONTHS = compactPattern(
  `(?<![a-z]|\\d(?:st|nd|rd|th|\\.)?[ ,])${MONTH}(?:\\s?[-–/&]\\s?|\\s(?:to|through|until|and|or|bis|und|a|y|e|al|et|ou|tot)\\s)${MONTH}\\s?['’]?(?:2[6-9]|3\\d)(?![\\d:.]|st\\b|nd\\b|rd\\b|th\\b)`,
);
const LONE = compactPattern(`^${MONTH}\\s?['’]?(?:2[6-9]|3\\d)$`);
const YEAR = /(?:2[6-9]|3\d)(?!\d)/;

export const monthsOfYear = (folded: string): RegExpExecArray | null =>
  YEAR.test(folded) ? MONTHS.exec(folded) : null;

/**
 * `Mid season (Nov 26, Mar 27)` in a text that writes `Apr-May 27` elsewhere, `Oman FIT Feb 27` over `13 Feb 2027`: are the figures behind a month
 * its year?
 */
export function isMonthOfYear(
  document: SourceDocument,
  folded: string,
  {
    from,
    to,
    date,
    end,
  }: {
    readonly from: number;
    readonly to: number;
    readonly date: { readonly year: number | null; readonly month: number; readonly day: number };
    readonly end: unknown;
  },
): boolean {
  if (date.year !== null || end !== null || !LONE.test(folded.slice(from, to))) return false;
  return document.lines.some((line) => monthsOfYear(line.folded) !== null || tellsMonth(document, line, date));
}

/** A whole date of that month in the year that the figures would be. */
const tellsMonth = (
  { dateOrder }: SourceDocument,
  line: DocumentLine,
  { month, day }: { readonly month: number; readonly day: number },
): boolean =>
  line.folded.includes(`20${day}`) &&
  readLineDates(line, dateOrder).some(
    ({ date }) => date.month === month && date.year === 2000 + day && date.day !== day,
  );
