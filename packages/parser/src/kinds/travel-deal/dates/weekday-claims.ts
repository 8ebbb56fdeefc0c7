/** The weekdays that stand beside the days of an offer: in the row that was picked, in the list of prices, beside the deadline. */
import { findDates } from '../../../annotators/date.ts';
import type { SourceDocument } from '../../../formats/reading/document.ts';
import type { Validity } from '../../../formats/reading/terms/validity.ts';
import { type Field, stated } from '../../../model/field.ts';
import type { PriceOptionDraft, WeekdayClaim } from '../../../model/travel-deal-draft.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

/** The weekday that the name of the row gives beside its day. */
export function pickedClaim(
  { label }: { readonly label: Field<string> },
  { dateOrder }: SourceDocument,
): WeekdayClaim[] {
  const [mention] = findDates(foldText(label.value), dateOrder);
  const [span] = label.spans;
  if (mention?.weekday == null || span === undefined) return [];
  const { from, to, weekday } = mention.weekday;
  return [{ weekday: stated(weekday, [[span[0] + from, span[0] + to]]), date: mention.date, pointer: '/dates' }];
}

/** T-644: `5   Mon 05 Sep 2027  Fri 17 Sep 2027   US$ 4,495`: the weekdays of a departure in the list of prices. */
export function optionClaims(options: readonly PriceOptionDraft[], { dateOrder }: SourceDocument): WeekdayClaim[] {
  return options.flatMap(({ label, dates }, i) => {
    const [span, more] = label.spans;
    if (dates === null || span === undefined || more !== undefined) return [];
    const mentions = findDates(foldText(label.value), dateOrder);
    // `04 Apr 2027 Sun – 10 Apr 2027 Sat`: a weekday behind its day is read as that of the next one.
    if (mentions[0]?.weekday == null) return [];
    return mentions.flatMap(({ date, weekday }) =>
      weekday === null
        ? []
        : [
            {
              weekday: stated(weekday.weekday, [[span[0] + weekday.from, span[0] + weekday.to]]),
              date,
              pointer: `/priceOptions/${i}`,
            } as const,
          ],
    );
  });
}

export function deadlineClaim(deadline: Validity | null): WeekdayClaim[] {
  return deadline?.weekday == null
    ? []
    : [{ weekday: deadline.weekday, date: deadline.date.value, pointer: '/validUntil' }];
}
