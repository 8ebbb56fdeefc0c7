/** F-14 `arrival-before-departure`: a flight that lands before it leaves, in real time. */
import { formatClockTime } from '../model/clock-time.ts';
import { arrivalOf, departureOf, minutesBetween } from '../refiners/flight-geography.ts';
import type { FlightQuoteValidator } from './validator.ts';

export const validateArrivalOrder: FlightQuoteValidator = (_draft, _context, places) =>
  places.segments.flatMap(({ pointer, segment }) => {
    // A time that was worked out from the two is above nought.
    if (segment.duration?.certainty === 'derived') return [];
    const minutes = minutesBetween(departureOf(segment), arrivalOf(segment));
    const { departureTime, arrivalTime } = segment;
    if (minutes === null || minutes > 0 || !departureTime || !arrivalTime) return [];
    return [
      {
        code: 'arrival-before-departure',
        severity: 'error',
        message: `The flight leaves at ${formatClockTime(departureTime.value)} and would land at ${formatClockTime(arrivalTime.value)}, before it has left.`,
        pointers: [`${pointer}/departureTime`, `${pointer}/arrivalTime`],
        spans: [...departureTime.spans, ...arrivalTime.spans],
      },
    ];
  });
