/** The calendar file of a public page; null for an unknown id, or where nothing has a date (rule F-127). */
import type { Branding, FlightQuoteData } from '@waypage/contract';
import { calendarFileName, quoteCalendar } from '../flight-quote/calendar.ts';
import { presentForPublic } from '../flight-quote/presenter.ts';
import type { RecordService } from '../records/service.ts';

interface CalendarFile {
  readonly name: string;
  readonly text: string;
}

export interface CalendarFileService {
  /** @param base the public address without a slash at the end. */
  finishQuoteCalendar(id: string, base: string): Promise<CalendarFile | null>;
}

export function createCalendarFileService(
  branding: Branding,
  quotes: RecordService<FlightQuoteData>,
  clock: () => number,
): CalendarFileService {
  return {
    async finishQuoteCalendar(id, base) {
      const record = await quotes.find(id);
      if (!record) return null;
      const quote = presentForPublic(record, clock());
      const text = quoteCalendar(quote, `${base}/flight-quote/${id}`, branding.agencyName);
      return text === null ? null : { name: calendarFileName(quote), text };
    },
  };
}
