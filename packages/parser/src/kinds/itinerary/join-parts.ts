/** The days that a table tells of a part of the trip, among those that have headings. */
import { readTableDays } from '../../formats/day-table/grammar.ts';
import type { DaysReading, FormatInput } from '../../formats/format.ts';
import { joinDays } from '../../formats/reading/around-days/join-days.ts';

export function joinParts(reading: DaysReading, { document, outline }: FormatInput): DaysReading {
  const parts = (outline?.parts ?? []).map((table) => readTableDays(table, document));
  if (parts.length === 0) return reading;
  return {
    days: parts.reduce((days, part) => joinDays(days, part.days), [...reading.days]),
    headEnd: Math.min(reading.headEnd, ...parts.map(({ headEnd }) => headEnd)),
    dayLines: new Set([reading, ...parts].flatMap(({ dayLines }) => [...dayLines])),
  };
}
