/**
 * One table for the whole trip: a row a day, or several rows a day, ports of a cruise, spreadsheet rows.
 *
 *   Day  Date       Port              Arrive  Depart
 *   2    Sun 6 Jun  Mykonos, Greece   07:00   23:00
 */
import type { Table } from '../../text/tables.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import type { DaysReading, ItineraryFormat } from '../format.ts';
import { withDatedNotes } from '../reading/around-days/dated-notes.ts';
import { joinDays } from '../reading/around-days/join-days.ts';
import { isPlaceName, readRowBelow } from '../reading/around-days/notes-below-date.ts';
import type { DayLines } from '../reading/day-content/day-lines.ts';
import { findHeadingDates } from '../reading/day-headings/bare-date.ts';
import { cellOf, columnsOf } from '../reading/day-tables/activity-row.ts';
import { findOtherParts } from '../reading/day-tables/trip-part.ts';
import type { SourceDocument } from '../reading/document.ts';
import { areDayNotes, withDayNotes } from './day-notes.ts';
import { readTableDays } from './grammar.ts';
import { hasHeadingRows } from './heading-row.ts';

export const dayTableFormat: ItineraryFormat = {
  id: 'day-table',
  most: 0.96,
  detect({ document, outline }) {
    const table = findDayTable(document);
    if (!table) return 0;
    const headings = outline?.days ?? [];
    // Above what the notes alone would be read as.
    if (areDayNotes(headings, table) || areBelow(headings, table) || areRowsBelow(headings, table, document))
      return 0.96;
    return headings.length < 2 || areAsides(headings, table) ? 0.95 : 0.5;
  },
  read({ document, outline }) {
    const table = findDayTable(document);
    if (!table) return { days: [], headEnd: 0, dayLines: new Set() };
    const reading = withDatedNotes(withOtherTables(table, document), table.last + 1, document, false);
    const notes = outline?.days ?? [];
    return notes.length > 0 && areDayNotes(notes, table) ? withDayNotes(reading, notes, document) : reading;
  },
};

/** One part of the trip in a table of its own, before or behind the longest one. */
function withOtherTables(table: Table, document: SourceDocument): DaysReading {
  const main = readTableDays(table, document);
  const others = findDayTables(document).filter((other) => other.first > table.last || other.last < table.first);
  const parts = others.length === 0 ? [] : findOtherParts(document, table, others);
  if (parts.length === 0) return main;
  const told = parts.map((part) => readTableDays(part, document));
  return {
    days: told.reduce((days, part) => joinDays(days, part.days), [...main.days]),
    headEnd: Math.min(main.headEnd, ...told.map(({ headEnd }) => headEnd)),
    dayLines: new Set([main, ...told].flatMap(({ dayLines }) => [...dayLines])),
  };
}

/** Dates at the head of a few lines (what is to be booked until when) beside a table with twice as many days or more. */
const areAsides = (days: readonly DayLines[], table: Table): boolean =>
  days.length * 2 <= table.rows.length &&
  days.every(({ heading: { kind }, content }) => (kind === 'dated' || kind === 'stage') && content.length <= MAX_ASIDE);
/** More lines below a date are the plan of a day. */
const MAX_ASIDE = 8;

const areBelow = (days: readonly DayLines[], table: Table): boolean =>
  days.length > 0 && areAsides(days, table) && days.every(({ heading: { line } }) => line > table.last);

/** I-591: dates of its rows again, each over nothing but what is done at an hour. */
function areRowsBelow(days: readonly DayLines[], table: Table, { dateOrder }: SourceDocument): boolean {
  if (days.length === 0 || days.length >= table.rows.length || table.header === null) return false;
  if (!days.every(({ heading: { kind, line, title } }) => kind === 'dated' && line > table.last && isPlaceName(title)))
    return false;
  const dates = new Set(
    table.rows.flatMap((row) => {
      const [mention] = findHeadingDates(foldText(cellOf(table, row, 'date', 'day')?.text ?? ''), dateOrder);
      return mention === undefined ? [] : [`${mention.date.month}-${mention.date.day}`];
    }),
  );
  return days.every(
    ({ heading: { date }, content, isLast }) =>
      date !== null &&
      dates.has(`${date.value.month}-${date.value.day}`) &&
      content.length > 0 &&
      (isLast ? content.slice(0, 1) : content).every((line) => readRowBelow(line) !== null),
  );
}

/** The longest table with a column of days or dates that tells more than numbers. */
const findDayTable = (document: SourceDocument): Table | null =>
  joinParts(findDayTables(document)).sort((a, b) => b.rows.length - a.rows.length)[0] ?? null;

function findDayTables(document: SourceDocument): readonly Table[] {
  return document.tables.filter((table) => {
    const columns = columnsOf(table);
    const tells = columns.some(
      (c) => c !== null && ['activity', 'place', 'from', 'to', 'arrive', 'depart', 'stay', 'period'].includes(c),
    );
    const isOfDays = columns.includes('day') || columns.includes('date');
    return table.rows.length >= 2 && ((tells && isOfDays) || hasHeadingRows(table, document));
  });
}

/** Where a page ends the table goes on under the same heading on the next. */
function joinParts(tables: readonly Table[]): Table[] {
  const joined: Table[] = [];
  for (const table of tables) {
    const before = joined.at(-1);
    if (before !== undefined && headingOf(before) === headingOf(table))
      joined[joined.length - 1] = { ...before, rows: [...before.rows, ...table.rows], last: table.last };
    else joined.push(table);
  }
  return joined;
}

const headingOf = ({ header }: Table): string => header?.cells.map((cell) => foldText(cell.text)).join('|') ?? '';
