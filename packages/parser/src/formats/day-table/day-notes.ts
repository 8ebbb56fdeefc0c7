/**
 * Lines below the table of a trip that say what is done on one of its days:
 *
 *   Day  Date        Port    Arrive  Depart
 *   2    Sun 6 June  Corfu   08:00   18:00
 *
 *   Day 2: olive farm tour, 10:00-12:30
 */
import type { Table } from '../../text/tables.ts';
import type { DaysReading } from '../format.ts';
import { withActivity } from '../reading/around-days/dated-notes.ts';
import type { DayLines } from '../reading/day-content/day-lines.ts';
import type { SourceDocument } from '../reading/document.ts';
import { NO_HABIT } from '../reading/hours/spoken-hour.ts';
import { readOneLineDay, tellsEntries } from '../reading/told-days/one-line-day.ts';

/** Fewer numbered lines than half the table has rows, all below it, with hardly anything under them: no days told at length. */
export const areDayNotes = (days: readonly DayLines[], table: Table): boolean =>
  days.length * 2 <= table.rows.length &&
  days.every(
    ({ heading: { kind, line, lastNumber, date, title }, content, isLast }) =>
      kind === 'numbered' &&
      line > table.last &&
      lastNumber === null &&
      date === null &&
      title !== null &&
      tellsEntries(title) &&
      (isLast || content.length <= 1),
  );

export function withDayNotes(reading: DaysReading, notes: readonly DayLines[], document: SourceDocument): DaysReading {
  const dayLines = new Set(reading.dayLines);
  const days = [...reading.days];
  for (const { heading } of notes) {
    const at = days.findIndex((day) => day.number?.value === heading.number?.value);
    const day = days[at];
    if (day === undefined) continue;
    const told = readOneLineDay(heading.title, document.lines[heading.line], NO_HABIT).activities;
    dayLines.add(heading.line);
    days[at] = told.reduce(withActivity, day);
  }
  return { ...reading, days, dayLines };
}
