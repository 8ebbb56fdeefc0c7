/** F-13 `impossible-date`: a date that no calendar has, such as 31 June, of a flight or of the offer's end. */
import type { JsonPointer } from '../model/answer.ts';
import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import { describeDate, isPossibleDate, type PartialDate } from '../model/partial-date.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateFlightDates: FlightQuoteValidator = ({ validUntil }, _context, places) => {
  const issues: Issue[] = [];
  for (const { pointer, segment } of places.segments) {
    if (isImpossible(segment.departureDate)) issues.push(impossible(segment.departureDate, `${pointer}/departureDate`));
    if (isImpossible(segment.arrivalDate)) issues.push(impossible(segment.arrivalDate, `${pointer}/arrivalDate`));
  }
  if (isImpossible(validUntil)) issues.push(impossible(validUntil, '/validUntil'));
  return issues;
};

const isImpossible = (field: Field<PartialDate> | null): field is Field<PartialDate> =>
  field !== null && field.certainty === 'stated' && !isPossibleDate(field.value);

const impossible = ({ value, spans }: Field<PartialDate>, pointer: JsonPointer): Issue => ({
  code: 'impossible-date',
  severity: 'error',
  message: `There is no ${describeDate(value)}.`,
  pointers: [pointer],
  spans,
});
