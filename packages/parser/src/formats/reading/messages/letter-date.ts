/** `Bergen, 12 November 2026` over `Dear Ms Lane,`: the day on which a letter was written, and none of the trip. */

import { DIGIT } from '../../../text/line-look.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../document.ts';
import { readLineDates } from '../terms/offer-dates.ts';

const SALUTATION =
  /^(?:dear|sehr geehrte[rs]?|liebe[rs]?|cher(?:e|s|es)?|madame|monsieur|mesdames|estimad[oa]s?|querid[oa]s?|gentil[ei]|egregi[oa]?|car[oaie]|spettabile|prezad[oa]s?|ex\.?m[oa]s?\.?|ilustrissim[oa]s?|muy senor(?:es)?|geachte|beste)(?![a-z])(?:[^.!?]|(?<=\b(?:mr|mrs|ms|dr|prof|sr|sra|sig|dott|ing|st))\.){0,60}$/;
const BEFORE_DATE = /^(?:[\p{L}'’. -]{2,30},? )?(?:on |the |le |den |am |el |il |de )?$/u;
const LINES = 20;
/** The date may stand over the address of whom the letter goes to. */
const BETWEEN = 6;

/** Index of the line with the date of a letter; -1 where there is none. */
export const letterDateLine = oncePerDocument((document: SourceDocument): number => {
  let dated = -1;
  let since = 0;
  let seen = 0;
  for (const line of document.lines) {
    if (line.passage.text === '') continue;
    if (++seen > LINES) return -1;
    if (dated >= 0 && ++since > BETWEEN) return -1;
    if (dated >= 0 && SALUTATION.test(line.folded)) return dated;
    if (isDate(document, line)) {
      dated = line.index;
      since = 0;
    }
  }
  return -1;
});

function isDate(document: SourceDocument, line: DocumentLine): boolean {
  if ((line.look.signs & DIGIT) === 0 || line.folded.length > 60) return false;
  const [date, other] = readLineDates(line, document.dateOrder);
  return (
    date !== undefined &&
    other === undefined &&
    date.end === null &&
    date.date.year !== null &&
    /^\W*$/.test(line.folded.slice(date.to)) &&
    BEFORE_DATE.test(line.folded.slice(0, date.from))
  );
}
