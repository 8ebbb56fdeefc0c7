/**
 * Lines below the table of a trip that give what was booked by the table's dates:
 *
 *   Date        Port    Arrive  Depart
 *   Sun 6 June  Corfu   08:00   18:00
 *
 *   Sun 6 June 10:15 Olive farm tour, about 3 hours, EUR 96.00
 */
import { findDates, mayHoldDate } from '../../annotators/date.ts';
import { findTimes } from '../../annotators/time.ts';
import type { ActivityDraft } from '../../model/itinerary-draft.ts';
import type { PartialDate } from '../../model/partial-date.ts';
import { slicePassage, trimPassage } from '../../text/passage.ts';
import type { Table } from '../../text/tables.ts';
import type { DaysReading } from '../format.ts';
import { readActivity } from '../reading/activity.ts';
import type { DocumentLine, SourceDocument } from '../reading/document.ts';
import { withActivity } from './day-notes.ts';

/** A confirmation goes on with conditions; no more lines than these hold what was booked. */
const MAX_BELOW = 80;
const MAX_NOTE = 200;

export function withDatedNotes(reading: DaysReading, table: Table, document: SourceDocument): DaysReading {
  const dayLines = new Set(reading.dayLines);
  const days = [...reading.days];
  for (const line of document.lines.slice(table.last + 1, table.last + 1 + MAX_BELOW)) {
    const note = readNote(line, document);
    if (note === null) continue;
    const at = days.findIndex(({ date }) => date?.value.month === note.date.month && date.value.day === note.date.day);
    const day = days[at];
    if (day === undefined) continue;
    dayLines.add(line.index);
    days[at] = withActivity(day, note.activity);
  }
  return { ...reading, days, dayLines };
}

/** A date, right behind it a time, and what was booked. */
function readNote(
  line: DocumentLine,
  { dateOrder }: SourceDocument,
): { readonly date: PartialDate; readonly activity: ActivityDraft } | null {
  const { folded, look, passage, table, isAround } = line;
  if (table !== null || isAround || passage.text.length > MAX_NOTE || !mayHoldDate(look)) return null;
  const [mention] = findDates(folded.slice(0, 60), dateOrder);
  if (mention?.from !== 0 || mention.end !== null || mention.isBareNumeric) return null;
  const rest = trimPassage(slicePassage(passage, mention.to), ',:|–—- ');
  const [time] = findTimes(folded.slice(folded.length - rest.text.length));
  if (time?.from !== 0) return null;
  const activity = readActivity(rest, { links: line.links });
  return activity === null || activity.time === null ? null : { date: mention.date, activity };
}
