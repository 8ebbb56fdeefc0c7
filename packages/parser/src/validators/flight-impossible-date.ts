/** F-13 `impossible-date`: a date that no calendar has, such as 31 June, of a flight or of the offer's end. */
import type { JsonPointer } from '../model/answer.ts';
import type { Field } from '../model/field.ts';
import type { Issue } from '../model/issue.ts';
import { describeDate, isPossibleDate, type PartialDate } from '../model/partial-date.ts';
import { placedSegments } from './segment-pointers.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateFlightDates: FlightQuoteValidator = (draft) => {
  const check = (field: Field<PartialDate> | null, pointer: JsonPointer): Issue[] =>
    field === null || field.certainty !== 'stated' || isPossibleDate(field.value)
      ? []
      : [
          {
            code: 'impossible-date',
            severity: 'error',
            message: `There is no ${describeDate(field.value)}.`,
            pointers: [pointer],
            spans: field.spans,
          },
        ];
  return [
    ...placedSegments(draft).flatMap(({ pointer, segment }) => [
      ...check(segment.departureDate, `${pointer}/departureDate`),
      ...check(segment.arrivalDate, `${pointer}/arrivalDate`),
    ]),
    ...check(draft.validUntil, '/validUntil'),
  ];
};
