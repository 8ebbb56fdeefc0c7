/** A date that no calendar has: 31 June. */

import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import { describeDate, isPossibleDate, type PartialDate } from '../model/partial-date.ts';
import type { ItineraryValidator } from './validator.ts';

export const validatePossibleDates: ItineraryValidator = (draft) => {
  const issues: Issue[] = [];
  const check = (date: PartialDate | null | undefined, spans: Field<unknown>['spans'], pointer: string): void => {
    if (!date || isPossibleDate(date)) return;
    issues.push({
      code: 'impossible-date',
      severity: 'error',
      message: `There is no ${describeDate(date)}.`,
      pointers: [pointer],
      spans,
    });
  };
  if (draft.dates?.certainty === 'stated') {
    check(draft.dates.value.start, draft.dates.spans, '/dates');
    check(draft.dates.value.end, draft.dates.spans, '/dates');
  }
  for (const [i, day] of draft.days.entries()) {
    check(day.date?.value, day.date?.spans ?? [], `/days/${i}/date`);
    check(day.lastDate?.value, day.lastDate?.spans ?? [], `/days/${i}/date`);
  }
  return issues;
};
