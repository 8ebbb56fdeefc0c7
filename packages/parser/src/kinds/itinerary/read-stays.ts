/** `Check-in: 3 May 2027` and the `Check-out: …` that follows it within a few lines: one stay; so is `In 3 May Out 5 May` on one line. */

import { findDates } from '../../annotators/date.ts';
import { findNights } from '../../annotators/duration.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { type Field, stated } from '../../model/field.ts';
import type { ItineraryDraft, StayDates } from '../../model/itinerary-draft.ts';
import type { PartialDate } from '../../model/partial-date.ts';
import { allMatches } from '../../text/all-matches.ts';
import { LinePattern } from '../../text/line-look.ts';
import { spanOf } from '../../text/passage.ts';

const MAY_TELL = new LinePattern(/check|einch|ausch|reise|\bout[ :]|c\/o|\bco[ :]/);
/** As lists of bookings have it: `In 14-Sep-2027 Out 16-Sep-2027`, `CI 14SEP CO 16SEP`. */
const IN_OUT =
  /(?<!check[- ])\b(?:in|c\/i|ci):? (?<in>[^:;]{4,24}?)[,;/–—-]? {1,3}(?<!check[- ])(?:out|c\/o|co):? (?=[a-z\d])/;
const CHECK =
  /\b(?:check[- ]?(?<side>in|out)|(?<arrive>einchecken|anreise)|(?<leave>auschecken|abreise))\b(?: date)?\s*[:–—-]?\s*/g;
const MAX_LINES_APART = 4;

export function readStays(document: SourceDocument): ItineraryDraft['stays'] {
  const stays: StayDates[] = [];
  let open: { field: Field<PartialDate>; line: number } | null = null;
  for (const line of document.lines) {
    if (!MAY_TELL.test(line.look, line.folded)) continue;
    const both = readInOut(line, document);
    if (both !== null) stays.push(both);
    for (const match of allMatches(CHECK, line.folded.slice(0, 400))) {
      const from = match.index + match[0].length;
      const [mention] = findDates(line.folded.slice(from, from + 40), document.dateOrder);
      if (!mention || mention.from > 4 || mention.isBareNumeric) continue;
      const field = stated(mention.date, [spanOf(line.passage, from + mention.from, from + mention.to)]);
      const isOut = match.groups?.['side'] === 'out' || match.groups?.['leave'] !== undefined;
      if (!isOut) open = { field, line: line.index };
      else if (open !== null && line.index - open.line <= MAX_LINES_APART) {
        stays.push({ checkIn: open.field, checkOut: field, nights: nightsBeside(line, from + mention.to) });
        open = null;
      }
    }
  }
  return stays;
}

function readInOut({ folded, passage }: DocumentLine, { dateOrder }: SourceDocument): StayDates | null {
  const match = IN_OUT.exec(folded.slice(0, 400));
  const checkIn = match?.groups?.['in'];
  if (match === null || checkIn === undefined) return null;
  const end = match.index + match[0].length;
  const from = match.index + match[0].indexOf(checkIn);
  const [arrives] = findDates(checkIn, dateOrder);
  const [leaves] = findDates(folded.slice(end, end + 40), dateOrder);
  if (arrives?.from !== 0 || leaves?.from !== 0 || arrives.isBareNumeric || leaves.isBareNumeric) return null;
  return {
    checkIn: stated(arrives.date, [spanOf(passage, from, from + arrives.to)]),
    checkOut: stated(leaves.date, [spanOf(passage, end, end + leaves.to)]),
    nights: nightsBeside({ folded, passage }, end + leaves.to),
  };
}

/** `check out Sat 17 July, 4 nights`: right behind the dates of the stay. */
function nightsBeside(
  { folded, passage }: Pick<DocumentLine, 'folded' | 'passage'>,
  from: number,
): Field<number> | null {
  const found = findNights(folded.slice(from, from + MAX_BEHIND));
  if (found === null || /[a-z]/.test(folded.slice(from, from + found.from))) return null;
  return stated(found.nights, [spanOf(passage, from + found.from, from + found.to)]);
}
const MAX_BEHIND = 24;
