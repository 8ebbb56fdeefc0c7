/** The calendar file of a public page; null for an unknown id, or where nothing has a date (rules F-127, T-145, V-9). */
import type { Branding } from '@waypage/contract';
import { quoteCalendar } from '../flight-quote/calendar.ts';
import { presentForPublic as presentQuote } from '../flight-quote/presenter.ts';
import { itineraryCalendar } from '../itinerary/calendar.ts';
import { presentForPublic as presentItinerary } from '../itinerary/presenter.ts';
import type { PublicRecords } from '../share-pages/service.ts';
import { dealCalendar } from '../travel-deal/calendar.ts';
import { presentForPublic as presentDeal } from '../travel-deal/presenter.ts';
import { calendarFileName } from './file-name.ts';

interface CalendarFile {
  readonly name: string;
  readonly text: string;
}

export interface CalendarFileService {
  /** One for each prefix of public pages. `base` is the public address without a slash at the end. */
  readonly finish: Readonly<
    Record<'itinerary' | 'flight-quote' | 'deal', (id: string, base: string) => Promise<CalendarFile | null>>
  >;
}

export function createCalendarFileService(
  { agencyName }: Branding,
  { itineraries, quotes, deals }: PublicRecords,
  clock: () => number,
): CalendarFileService {
  const fileOf = (text: string | null, names: readonly (string | null)[], otherwise: string): CalendarFile | null =>
    text === null ? null : { name: calendarFileName(names, otherwise), text };
  return {
    finish: {
      async itinerary(id, base) {
        const record = await itineraries.find(id);
        if (!record) return null;
        const itinerary = presentItinerary(record);
        const text = itineraryCalendar(itinerary, `${base}/itinerary/${id}`, agencyName);
        return fileOf(text, [itinerary.title, itinerary.location], 'itinerary');
      },
      async 'flight-quote'(id, base) {
        const record = await quotes.find(id);
        if (!record) return null;
        const quote = presentQuote(record, clock());
        const text = quoteCalendar(quote, `${base}/flight-quote/${id}`, agencyName);
        return fileOf(text, [quote.route, quote.title], 'flights');
      },
      async deal(id, base) {
        const record = await deals.find(id);
        if (!record) return null;
        const deal = presentDeal(record, clock());
        return fileOf(dealCalendar(deal, `${base}/deal/${id}`, agencyName), [deal.title, deal.destination], 'deal');
      },
    },
  };
}
