/**
 * A heading a day with its lines under it: chat answers in markdown, brochures, Word files, mails.
 *
 *   Day 1 – Thursday, May 13: Arrival & Alfama
 *   ^^^^^   ^^^^^^^^^^^^^^^^  ^^^^^^^^^^^^^^^^
 *   number  date              title
 *   - 9:40 AM – Arrive at Lisbon Airport
 */
import type { ItineraryFormat } from '../format.ts';
import { readSectionDays } from './grammar.ts';

export const daySectionsFormat: ItineraryFormat = {
  id: 'day-sections',
  most: 0.9,
  detect({ outline }) {
    if (!outline) return 0;
    const filled = outline.days.filter((day) => day.content.length > 0).length;
    return outline.days.length >= 2 ? 0.9 : filled === 1 ? 0.6 : 0.3;
  },
  read: readSectionDays,
};
