/** `day-missing`: a number left out between two days. `day-order`: numbers or dates that go back. A list from last to first is in order. */
import type { Issue } from '../model/issue.ts';
import type { DayDraft, ItineraryDraft } from '../model/itinerary-draft.ts';
import { comparePartialDates, describeDate } from '../model/partial-date.ts';
import type { ItineraryValidator } from './validator.ts';

export const validateDaySequence: ItineraryValidator = (draft) => [...validateNumbers(draft), ...validateDates(draft)];

const isReversed = (order: readonly number[]): boolean => order.length > 1 && order.every((step) => step <= 0);

function validateNumbers({ days }: ItineraryDraft): Issue[] {
  const numbered = days.map((day, i) => ({ day, i })).filter(({ day }) => day.number !== null);
  const numbers = numbered.map(({ day }) => day.number?.value ?? 0);
  if (isReversed(numbers.slice(1).map((n, k) => n - (numbers[k] ?? 0)))) return [];
  const seen = new Set(numbered.flatMap(({ day }) => range(day)));
  const issues: Issue[] = [];
  for (const [k, { day, i }] of numbered.entries()) {
    const before = numbered[k - 1]?.day;
    const number = day.number?.value ?? 0;
    if (!before?.number) continue;
    const last = before.lastNumber ?? before.number.value;
    const spans = [...before.number.spans, ...(day.number?.spans ?? [])];
    if (number < before.number.value) {
      issues.push({
        code: 'day-order',
        severity: 'warning',
        message: `Day ${number} comes after day ${before.number.value}.`,
        pointers: [`/days/${i}`],
        spans,
      });
    } else if (number > last + 1 && !seen.has(last + 1)) {
      const missing =
        number - last === 2 ? `Day ${last + 1} is missing.` : `Days ${last + 1} to ${number - 1} are missing.`;
      issues.push({ code: 'day-missing', severity: 'warning', message: missing, pointers: [`/days/${i}`], spans });
    }
  }
  return issues;
}

const range = (day: DayDraft): number[] => {
  const first = day.number?.value ?? 0;
  return Array.from({ length: Math.min(400, (day.lastNumber ?? first) - first + 1) }, (_, k) => first + k);
};

function validateDates({ days }: ItineraryDraft): Issue[] {
  const dated = days.map((day, i) => ({ day, i })).filter(({ day }) => day.date?.certainty === 'stated');
  const steps = dated
    .slice(1)
    .map(({ day }, k) =>
      day.date && dated[k]?.day.date ? comparePartialDates(day.date.value, dated[k].day.date.value) : 0,
    );
  if (isReversed(steps)) return [];
  return steps.flatMap((step, k): Issue[] => {
    const [before, after] = [dated[k], dated[k + 1]];
    if (step >= 0 || !before?.day.date || !after?.day.date) return [];
    const message = `${describeDate(after.day.date.value)} comes after ${describeDate(before.day.date.value)}.`;
    return [
      {
        code: 'day-order',
        severity: 'warning',
        message,
        pointers: [`/days/${after.i}/date`],
        spans: [...before.day.date.spans, ...after.day.date.spans],
      },
    ];
  });
}
