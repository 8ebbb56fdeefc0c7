/** `day-missing`: a number left out between two days. `day-order`: numbers or dates that go back. A list from last to first is in order. */
import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import type { DayDraft, ItineraryDraft } from '../model/itinerary-draft.ts';
import { comparePartialDates, describeDate, type PartialDate } from '../model/partial-date.ts';
import type { ItineraryValidator } from './validator.ts';

export const validateDaySequence: ItineraryValidator = (draft) => [...validateNumbers(draft), ...validateDates(draft)];

/** More than one step, and each of them back. */
function isReversed(values: readonly number[]): boolean {
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[i - 1] as number)) return false;
  return values.length > 2;
}

function validateNumbers({ days }: ItineraryDraft): Issue[] {
  const numbered: { day: DayDraft; i: number }[] = [];
  for (const [i, day] of days.entries()) if (day.number !== null) numbered.push({ day, i });
  const issues: Issue[] = [];
  if (numbered.length < 2 || isReversed(numbered.map(({ day }) => day.number?.value ?? 0))) return issues;
  let seen: Set<number> | null = null;
  for (const [k, { day, i }] of numbered.entries()) {
    const before = numbered[k - 1]?.day;
    const number = day.number?.value ?? 0;
    if (!before?.number) continue;
    const last = before.lastNumber ?? before.number.value;
    if (number >= before.number.value && number <= last + 1) continue;
    seen ??= new Set(numbered.flatMap((n) => range(n.day)));
    const spans = [...before.number.spans, ...(day.number?.spans ?? [])];
    if (number < before.number.value) {
      issues.push({
        code: 'day-order',
        severity: 'warning',
        message: `Day ${number} comes after day ${before.number.value}.`,
        pointers: [`/days/${i}`],
        spans,
      });
    } else if (!seen.has(last + 1)) {
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
  const dated: { date: Field<PartialDate>; i: number }[] = [];
  for (const [i, { date }] of days.entries()) if (date?.certainty === 'stated') dated.push({ date, i });
  const steps = dated.map(({ date }, k) => (k === 0 ? 0 : comparePartialDates(date.value, valueAt(dated, k - 1))));
  const issues: Issue[] = [];
  if (dated.length > 2 && steps.every((step) => step <= 0)) return issues;
  for (const [k, { date, i }] of dated.entries()) {
    const before = dated[k - 1]?.date;
    if (before === undefined || (steps[k] as number) >= 0) continue;
    issues.push({
      code: 'day-order',
      severity: 'warning',
      message: `${describeDate(date.value)} comes after ${describeDate(before.value)}.`,
      pointers: [`/days/${i}/date`],
      spans: [...before.spans, ...date.spans],
    });
  }
  return issues;
}

const valueAt = (dated: readonly { date: Field<PartialDate> }[], k: number): PartialDate =>
  (dated[k] as { date: Field<PartialDate> }).date.value;
