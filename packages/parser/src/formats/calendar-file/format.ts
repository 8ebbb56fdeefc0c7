/**
 * A calendar file pasted as it is (RFC 5545): each event is an entry of its day.
 *
 *   X-WR-CALNAME:Riga with Ann
 *                ^^^^^^^^^^^^^ title of the plan
 *   BEGIN:VEVENT
 *   DTSTART;TZID=Europe/Riga:20270319T160000
 *                            ^^^^^^^^ ^^^^ day and hour
 *   SUMMARY:Old town walk
 *   LOCATION:St Peter's Church\, Riga
 *   END:VEVENT
 */
import { stated } from '../../model/field.ts';
import { spanOf } from '../../text/passage.ts';
import type { FormatInput, ItineraryFormat } from '../format.ts';
import { readContentLines } from './content-lines.ts';
import { readCalendar } from './events.ts';
import { daysOfEvents } from './grammar.ts';

const EVENT = /^[ \t>]{0,20}BEGIN:VEVENT\b/im;

const mayBeCalendar = ({ document: { source } }: FormatInput): boolean => EVENT.test(source);

export const calendarFileFormat: ItineraryFormat = {
  id: 'calendar-file',
  most: 1,
  detect: (input) =>
    mayBeCalendar(input) && readCalendar(readContentLines(input.document.source)).events.length > 0 ? 1 : 0,
  read({ document }) {
    const { name, events } = readCalendar(readContentLines(document.source));
    return {
      title: name === null ? null : stated(name.text, [spanOf(name)]),
      days: daysOfEvents(events),
      headEnd: 0,
      dayLines: new Set(document.lines.map(({ index }) => index)),
    };
  },
};
