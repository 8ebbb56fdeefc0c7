/** F-12 `weekday-mismatch`: the weekday beside a departure, an arrival or the last day of the offer is not the date's. */
import type { JsonPointer } from '../model/answer.ts';
import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import {
  describeDate,
  isFullDate,
  isPossibleDate,
  type PartialDate,
  type Weekday,
  weekdayName,
  weekdayOf,
} from '../model/partial-date.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateFlightWeekdays: FlightQuoteValidator = ({ validUntil, validUntilWeekday }, _context, places) => {
  const issues = new Map<string, Issue>();
  const check = (date: Field<PartialDate> | null, weekday: Field<Weekday> | null, pointer: JsonPointer): void => {
    if (!weekday || !date || !isFullDate(date.value) || !isPossibleDate(date.value)) return;
    const real = weekdayOf(date.value);
    if (real === weekday.value || isSaturdayLetter(weekday, real)) return;
    const message = `${describeDate(date.value)} is a ${weekdayName(real)}, not a ${weekdayName(weekday.value)}.`;
    // Flights of one day are one mistake.
    const same = issues.get(message);
    issues.set(message, {
      code: 'weekday-mismatch',
      severity: 'warning',
      message,
      pointers: [...(same?.pointers ?? []), pointer],
      spans: [...(same?.spans ?? []), ...weekday.spans, ...date.spans],
    });
  };
  for (const { pointer, segment } of places.segments) {
    check(segment.departureDate, segment.weekday, `${pointer}/departureDate`);
    check(segment.arrivalDate, segment.arrivalWeekday, `${pointer}/arrivalDate`);
  }
  check(validUntil, validUntilWeekday, '/validUntil');
  return [...issues.values()];
};

/** Not everyone who types a display over knows that Sabre's letter for Saturday is J: an `S` alone may mean it. */
const isSaturdayLetter = ({ value, spans }: Field<Weekday>, real: Weekday): boolean =>
  value === 0 && real === 6 && spans.every(([from, to]) => to - from === 1);
