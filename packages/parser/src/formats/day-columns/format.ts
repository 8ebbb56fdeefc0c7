/**
 * A timetable whose columns are days and whose rows are hours or parts of the day, as clinics, schools and camps hang it up:
 *
 *   Time    Mon 1 March     Tue 2 March
 *   09:00   Yoga            Walk to the lake
 *   ^^^^^   ^^^^            ^^^^^^^^^^^^^^^^
 *   time    entry of a day  entry of the next
 */
import type { ItineraryFormat } from '../format.ts';
import { findDayColumns, readDayColumns } from './grammar.ts';

export const dayColumnsFormat: ItineraryFormat = {
  id: 'day-columns',
  most: 0.96,
  detect({ document, outline }) {
    if (findDayColumns(document).length === 0) return 0;
    return (outline?.days.length ?? 0) < 2 ? 0.96 : 0.5;
  },
  read: ({ document }) => readDayColumns(document),
};
