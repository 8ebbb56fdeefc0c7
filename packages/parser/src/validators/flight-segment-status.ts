/** F-21 `segment-not-confirmed`: the reservation's status says cancelled, refused, waitlisted or still asked for. */
import type { FlightQuoteValidator } from './validator.ts';

const MEANINGS: Readonly<Record<string, string>> = {
  HL: 'waitlisted',
  HN: 'still requested',
  HX: 'cancelled by the airline',
  LL: 'waitlisted',
  NO: 'not taken by the airline',
  PN: 'still to be confirmed',
  PS: 'still to be confirmed',
  UC: 'not available',
  UN: 'not operating',
  US: 'waitlisted',
  UU: 'waitlisted',
  WL: 'waitlisted',
  XX: 'cancelled',
};

export const validateSegmentStatus: FlightQuoteValidator = (_draft, _context, places) =>
  places.segments.flatMap(({ pointer, segment: { status, airline, flightNumber } }) => {
    const meaning = MEANINGS[status?.value ?? ''];
    if (!status || meaning === undefined) return [];
    const name = [airline.code?.value, flightNumber?.value].filter(Boolean).join(' ');
    return [
      {
        code: 'segment-not-confirmed',
        severity: 'warning',
        message: `${name} is not confirmed: ${status.value} means ${meaning}.`,
        pointers: [`${pointer}/status`],
        spans: status.spans,
      },
    ];
  });
