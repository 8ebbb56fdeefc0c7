/** A date that no calendar has: 31 June. */

import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import { describeDate, isPossibleDate, type PartialDate } from '../model/partial-date.ts';
import type { ItineraryValidator } from './validator.ts';

export const validatePossibleDates: ItineraryValidator = (draft) => {
  const issues: Issue[] = [];
  const check = (date: PartialDate | null | undefined, spans: Field<unknown>['spans'], day: number | null): void => {
    if (!date || isPossibleDate(date)) return;
    issues.push({
      code: 'impossible-date',
      severity: 'error',
      message: `There is no ${describeDate(date)}.`,
      pointers: [day === null ? '/dates' : `/days/${day}/date`],
      spans,
    });
  };
  if (draft.dates?.certainty === 'stated') {
    check(draft.dates.value.start, draft.dates.spans, null);
    check(draft.dates.value.end, draft.dates.spans, null);
  }
  for (const [i, { date, lastDate }] of draft.days.entries()) {
    if (date !== null) check(date.value, date.spans, i);
    if (lastDate !== null) check(lastDate.value, lastDate.spans, i);
  }
  return issues;
};
