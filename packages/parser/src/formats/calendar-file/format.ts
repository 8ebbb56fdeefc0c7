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
import type { ItineraryFormat } from '../format.ts';
import { oncePerDocument } from '../reading/document.ts';
import { readContentLines } from './content-lines.ts';
import { type Calendar, readCalendar } from './events.ts';
import { daysOfEvents } from './grammar.ts';

const EVENT = /^[ \t>]{0,20}BEGIN:VEVENT\b/im;

const calendarOf = oncePerDocument(({ source }) =>
  EVENT.test(source) ? readCalendar(readContentLines(source)) : null,
);

const NONE: Calendar = { name: null, events: [] };

export const calendarFileFormat: ItineraryFormat = {
  id: 'calendar-file',
  most: 1,
  detect: ({ document }) => ((calendarOf(document)?.events.length ?? 0) > 0 ? 1 : 0),
  read({ document }) {
    const { name, events } = calendarOf(document) ?? NONE;
    return {
      title: name === null ? null : stated(name.text, [spanOf(name)]),
      days: daysOfEvents(events),
      headEnd: 0,
      dayLines: new Set(document.lines.map(({ index }) => index)),
    };
  },
};
