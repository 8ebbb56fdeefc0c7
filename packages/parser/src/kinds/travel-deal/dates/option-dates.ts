/** The days of a departure in the name of a price. */
import { findDates } from '../../../annotators/date.ts';
import type { SourceDocument } from '../../../formats/reading/document.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { TripDates } from '../../../model/itinerary-draft.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isMonthOfYear } from './month-of-year.ts';

export function datesOf(label: Passage, document: SourceDocument): Field<TripDates> | null {
  const folded = foldText(label.text);
  const [mention, other] = findDates(folded, document.dateOrder);
  if (!mention || isMonthOfYear(document, folded, mention)) return null;
  const isRange =
    other !== undefined &&
    mention.end === null &&
    other.end === null &&
    TO_NEXT_DAY.test(folded.slice(mention.to, other.to));
  const end = isRange ? other.date : mention.end;
  return stated({ start: mention.date, end }, [spanOf(label, mention.from, isRange ? other.to : mention.to)]);
}
/** `17 May 2027 Mon – 28 May 2027 Fri`: the weekday behind its day. */
const TO_NEXT_DAY = /^(?: \(?[a-z]{2,10}\.?\)?)? ?(?:[–—-]|to|bis|au|al|a) ?(?:[a-z]{2,10}\.?,? )?\d/;
