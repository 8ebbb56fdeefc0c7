/** A year that stands alone in the head of the text: `ESCORTED TOURS · EUROPE 2027`. */
import type { SourceDocument } from '../../../formats/reading/document.ts';
import { readLineDates } from '../../../formats/reading/terms/offer-dates.ts';
import { type Field, stated } from '../../../model/field.ts';
import { spanOf } from '../../../text/passage.ts';

const YEAR = /(?<![\d/.-])20\d\d(?![\d/-])/;
const HEAD_LINES = 8;

export function readBareYear(document: SourceDocument): Field<number> | null {
  for (const line of document.lines.slice(0, HEAD_LINES)) {
    if (!line.folded.includes('20')) continue;
    if (line.passage.text.length > 120 || /\d{1,2}:\d{2}/.test(line.passage.text)) continue;
    const match = YEAR.exec(line.passage.text);
    // The year of a date is that date's own.
    if (
      match &&
      !readLineDates(line, document.dateOrder).some((date) => date.from <= match.index && match.index < date.to)
    )
      return stated(Number(match[0]), [spanOf(line.passage, match.index, match.index + 4)]);
  }
  return null;
}
