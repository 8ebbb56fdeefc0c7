/** `checkout-before-checkin`: a stay that ends before it starts. `nights-mismatch`: the stated nights do not fit the stated dates. */
import type { Issue } from '../model/issue.ts';
import type { ItineraryDraft } from '../model/itinerary-draft.ts';
import {
  comparePartialDates,
  dayNumberOf,
  daysWithinTrip,
  describeDate,
  isFullDate,
  isPossibleDate,
} from '../model/partial-date.ts';
import type { ItineraryValidator } from './validator.ts';

export const validateStays: ItineraryValidator = (draft) => [
  ...validateStayOrder(draft),
  ...validateStayNights(draft),
  ...validateNights(draft),
];

function validateStayOrder({ stays }: ItineraryDraft): Issue[] {
  return stays.flatMap(({ checkIn, checkOut }): Issue[] => {
    const isNewYear = checkIn.value.year === null && checkIn.value.month - checkOut.value.month >= 6;
    if (isNewYear || comparePartialDates(checkOut.value, checkIn.value) >= 0) return [];
    const message = `Check-out on ${describeDate(checkOut.value)} is before check-in on ${describeDate(checkIn.value)}.`;
    return [
      {
        code: 'checkout-before-checkin',
        severity: 'error',
        message,
        pointers: [],
        spans: [...checkIn.spans, ...checkOut.spans],
      },
    ];
  });
}

/** `check in Wed 14 July, check out Sat 17 July, 4 nights` */
function validateStayNights({ stays }: ItineraryDraft): Issue[] {
  return stays.flatMap(({ checkIn, checkOut, nights }): Issue[] => {
    if (!nights) return [];
    const between = daysWithinTrip(checkIn.value, checkOut.value);
    if (between <= 0 || nights.value === between) return [];
    const message = `The text says ${nights.value} nights, but its check-in and check-out are ${between} nights apart.`;
    const spans = [...nights.spans, ...checkIn.spans, ...checkOut.spans];
    return [{ code: 'nights-mismatch', severity: 'warning', message, pointers: [], spans }];
  });
}

function validateNights({ nights, dates }: ItineraryDraft): Issue[] {
  const end = dates?.value.end;
  if (nights === null || !dates || !end || !isFullDate(dates.value.start) || !isFullDate(end)) return [];
  if (!isPossibleDate(dates.value.start) || !isPossibleDate(end)) return [];
  const between = dayNumberOf(end) - dayNumberOf(dates.value.start);
  // A flight over night is no night of the stay: one night less is sound.
  if (between < 0 || nights.value === between || nights.value === between - 1) return [];
  const message = `The text says ${nights.value} nights, but its dates are ${between} nights apart.`;
  return [
    {
      code: 'nights-mismatch',
      severity: 'warning',
      message,
      pointers: ['/dates'],
      spans: [...nights.spans, ...dates.spans],
    },
  ];
}
