/**
 * `03/04/2027` reads as 3 April and as 4 March. Where nothing in the text tells which, the reading that was chosen is an assumption, with the
 * other one as its alternative.
 */
import type { SourceDocument } from '../../formats/reading/document.ts';
import type { Assumption, JsonPointer } from '../../model/answer.ts';
import type { Field } from '../../model/field.ts';
import type { ItineraryDraft } from '../../model/itinerary-draft.ts';
import { formatPartialDate, isPossibleDate, type PartialDate } from '../../model/partial-date.ts';
import { pointerTo } from '../pointer.ts';

const BOTH_WAYS = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d])/;

/** One assumption for the text: all its dates are written in the same order. */
export function assumeDateOrder(draft: ItineraryDraft, document: SourceDocument): readonly Assumption[] {
  if (!document.isDateOrderGuessed || !document.source.includes('/')) return [];
  const [start] = draft.dates === null ? [] : [draft.dates.value.start];
  const first = draft.days.findIndex((day) => day.date !== null && isOpen(day.date, day.date.value, document.source));
  const date = draft.days[first]?.date;
  if (date) return [assumptionOf(pointerTo(pointerTo('/days', first), 'date'), date.value)];
  return draft.dates !== null && start && isOpen(draft.dates, start, document.source)
    ? [assumptionOf('/dates', start)]
    : [];
}

/** Do the characters of the date read as another one too? */
function isOpen(field: Field<unknown>, date: PartialDate, source: string): boolean {
  const [span] = field.spans;
  if (field.certainty !== 'stated' || span === undefined || !isPossibleDate(swapped(date))) return false;
  const match = BOTH_WAYS.exec(source.slice(span[0], span[1]));
  return match !== null && Number(match[1]) <= 12 && Number(match[2]) <= 12 && match[1] !== match[2];
}

const swapped = (date: PartialDate): PartialDate => ({ year: date.year, month: date.day, day: date.month });

const assumptionOf = (pointer: JsonPointer, date: PartialDate): Assumption => ({
  pointer,
  kind: 'day-month-order',
  chosen: formatPartialDate(date),
  alternatives: [formatPartialDate(swapped(date))],
});
