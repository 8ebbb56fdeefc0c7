/** `impossible-date` of a deal: a travel date, deadline or departure that no calendar has. */
import type { JsonPointer } from '../model/answer.ts';
import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import { describeDate, isPossibleDate, type PartialDate } from '../model/partial-date.ts';
import type { TravelDealValidator } from './deal-validator.ts';

export const validateDealDates: TravelDealValidator = (draft) => {
  const issues: Issue[] = [];
  const check = (date: PartialDate | null | undefined, field: Field<unknown>, pointer: JsonPointer): void => {
    if (!date || isPossibleDate(date)) return;
    issues.push({
      code: 'impossible-date',
      severity: 'error',
      message: `There is no ${describeDate(date)}.`,
      pointers: [pointer],
      spans: field.spans,
    });
  };
  for (const [pointer, field] of [
    ['/dates', draft.dates] as const,
    ...draft.priceOptions.map((option, i) => [`/priceOptions/${i}/dates`, option.dates] as const),
  ]) {
    if (field === null) continue;
    check(field.value.start, field, pointer);
    check(field.value.end, field, pointer);
  }
  if (draft.validUntil !== null) check(draft.validUntil.value, draft.validUntil, '/validUntil');
  return issues;
};
