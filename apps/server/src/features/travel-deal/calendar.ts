/** A deal as calendar events (rule T-145): the trip as whole days, and the last day to book. A window to travel in is no trip. */
import { type PublicTravelDeal, readDisplayDates } from '@waypage/contract';
import { type CalendarEvent, writeCalendar } from '../calendar-files/icalendar.ts';
import { minutesOfDate, readIsoDate } from '../calendar-files/wall-clock.ts';

const DAY_MINUTES = 24 * 60;
/** A trip is not longer; what is, is the time in which one may travel. */
const LONGEST_TRIP_DAYS = 60;

export const hasDealCalendar = (deal: PublicTravelDeal): boolean => eventsOf(deal, '').length > 0;

/** Null where neither trip nor deadline has a full date. */
export function dealCalendar(deal: PublicTravelDeal, pageUrl: string, agencyName: string): string | null {
  const events = eventsOf(deal, pageUrl);
  return events.length === 0 ? null : writeCalendar({ name: titleOf(deal), product: agencyName, events });
}

function eventsOf(deal: PublicTravelDeal, url: string): CalendarEvent[] {
  const stamp = Date.parse(deal.updatedAt);
  const common = { stamp, sequence: deal.version - 1, url, location: deal.destination, isTentative: true };
  const days = readDisplayDates(deal.dates);
  const start = readIsoDate(days?.start ?? null);
  const end = readIsoDate(days?.end ?? days?.start ?? null);
  const deadline = readIsoDate(deal.data.validUntil);
  const events: CalendarEvent[] = [];
  if (start !== null && end !== null) {
    const first = minutesOfDate(start);
    const after = minutesOfDate(end) + DAY_MINUTES;
    if (after > first && (after - first) / DAY_MINUTES <= LONGEST_TRIP_DAYS)
      events.push({
        ...common,
        uid: `${deal.id}-trip@waypage`,
        start: { day: first },
        end: { day: after },
        summary: titleOf(deal),
        description: 'This is an offer, not a booking.',
      });
  }
  if (deadline !== null)
    events.push({
      ...common,
      uid: `${deal.id}-deadline@waypage`,
      start: { day: minutesOfDate(deadline) },
      end: null,
      summary: `Last day to book: ${titleOf(deal)}`,
      description: 'Prices and places may change until the trip is booked.',
    });
  return events;
}

const titleOf = ({ title, destination }: PublicTravelDeal): string => title ?? destination ?? 'Travel deal';
