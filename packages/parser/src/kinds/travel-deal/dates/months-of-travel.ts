/** When one travels where months alone tell it. */

import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { letterDateLine } from '../../../formats/reading/messages/letter-date.ts';
import { isMailHeader } from '../../../formats/reading/messages/mail-header.ts';
import { isBehindOpening, readLineDates } from '../../../formats/reading/terms/offer-dates.ts';
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { CURRENCY_SIGN, DIGIT } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import { monthsOfYear } from './month-of-year.ts';
import { TRAVEL_LABEL } from './travel-label.ts';

const MONTH_NAME =
  'jan\\.?|feb\\.?|mar\\.?|apr\\.?|jun\\.?|jul\\.?|aug\\.?|sept?\\.?|oct\\.?|nov\\.?|dec\\.?|january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mrt|mei|augustus';
const MONTHS_ONLY = compactPattern(
  `(?<![a-z0-9])(?:(?:early|mid|late|anfang|mitte|ende|debut|fin|principios de|finales de|inizio|fine)[ -])?(?:${MONTH_NAME})(?![a-z])(?:,? (?:de )?(?:19|20)\\d\\d)?(?:(?:\\s?[-–/,&]|,?\\s?(?:to|through|until|and|or|bis|und|oder|au|a|y|o|e|al|et|ou|en|of|tot|t\\/m))\\s?(?:${MONTH_NAME})(?![a-z])){0,5}(?:,? (?:de )?(?:19|20)\\d\\d)(?![\\d])`,
);

/** `Travel: May to September 2027`. */
export function readMonths(
  document: SourceDocument,
  isTerm: (line: DocumentLine) => boolean,
  deadlineLines: ReadonlySet<number>,
): Field<string> | null {
  for (const line of document.lines) {
    if (
      isTerm(line) ||
      deadlineLines.has(line.index) ||
      line.folded.length > 300 ||
      line.index === letterDateLine(document) ||
      (line.look.signs & DIGIT) === 0 ||
      isMailHeader(line)
    )
      continue;
    const match = /20\d\d/.test(line.folded) ? MONTHS_ONLY.exec(line.folded) : monthsOfYear(line.folded);
    const at = match?.index ?? 0;
    // The month of a day is no window.
    if (readLineDates(line, document.dateOrder).some((each) => each.from <= at && at < each.to)) continue;
    if (!match || !(TRAVEL_LABEL.test(line.folded.slice(0, match.index)) || line.index < 6)) continue;
    if (isBehindOpening(line.folded.slice(0, match.index))) continue;
    // `Low season (Apr-May 27): £999`: of one of the prices.
    if (line.folded.charAt(match.index - 1) === '(' && (line.look.signs & CURRENCY_SIGN) !== 0) continue;
    const span = spanOf(line.passage, match.index, match.index + match[0].length);
    return stated(line.passage.text.slice(match.index, match.index + match[0].length), [span]);
  }
  return null;
}
