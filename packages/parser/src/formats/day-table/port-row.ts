/**
 * Rows of a trip from port to port, or from stop to stop, with the hours of each and a remark beside them:
 *
 *   Port       Arrive    Depart    Remark
 *   Bergen     8:00 AM   5:00 PM   Fjord tour 9:30 AM
 *   Oslo       6:00 AM             Hotel Anker, 1 night
 */
import { findActivityType } from '../../annotators/activity-type.ts';
import type { Column } from '../../annotators/column.ts';
import { findNights } from '../../annotators/duration.ts';
import { derived, stated } from '../../model/field.ts';
import type { ActivityDraft } from '../../model/itinerary-draft.ts';
import { type Passage, spanOf } from '../../text/passage.ts';
import type { Table, TableRow } from '../../text/tables.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { cellOf, columnsOf, readRowTime } from '../reading/day-tables/activity-row.ts';
import { readActivity } from '../reading/entries/activity.ts';
import { tellsDoing } from './drive-row.ts';

const NEEDED: readonly Column[] = ['place', 'arrive', 'depart', 'notes'];
const OTHERS: ReadonlySet<Column | null> = new Set([null, 'day', 'date', 'weekday', ...NEEDED]);

/** Null where the table has other columns: what it tells stands in them. */
export function readPortRow(table: Table, row: TableRow): readonly ActivityDraft[] | null {
  const columns = columnsOf(table);
  if (!NEEDED.every((column) => columns.includes(column)) || !columns.every((column) => OTHERS.has(column)))
    return null;
  const place = cellOf(table, row, 'place');
  if (place === null) return null;
  const notes = cellOf(table, row, 'notes');
  const told = notes === null ? null : readRemark(notes, row);
  const call = readCall(table, row, place, told === null ? notes : null);
  if (told === null) return call === null ? [] : [call];
  // A day at sea is told by what is done on it; one goes on board before the ship leaves.
  if (call === null || call.time === null) return [told];
  return cellOf(table, row, 'arrive') === null ? [told, call] : [call, told];
}

function readCall(table: Table, row: TableRow, place: Passage, notes: Passage | null): ActivityDraft | null {
  const time = readRowTime(table, row);
  const call = readActivity(place, { links: row.line.links, time, type: 'travel' });
  return (
    call && {
      ...call,
      location: time === null ? call.location : stated(place.text, [spanOf(place)]),
      description: notes === null ? call.description : stated(notes.text, [spanOf(notes)]),
    }
  );
}

/** `Kayak tour 9:30 AM` is what one does there, `Hotel Anker, 1 night` where one sleeps; words about the journey are said about the call. */
function readRemark(notes: Passage, row: TableRow): ActivityDraft | null {
  if (notes.text.length > MAX_REMARK) return null;
  const folded = foldText(notes.text);
  const isNight = findNights(folded) !== null && findActivityType(folded)?.type === 'accommodation';
  if (!isNight && !tellsDoing(notes)) return null;
  const activity = readActivity(notes, { links: row.line.links });
  return activity && isNight ? { ...activity, type: derived('accommodation', activity.type.spans) } : activity;
}

const MAX_REMARK = 120;
