/** Text without any day heading: where it holds entries with clock times or parts of the day, they make one day. */
import { findActivityType } from '../../annotators/activity-type.ts';
import { findDates, mayHoldDate } from '../../annotators/date.ts';
import { findLeadingPeriod } from '../../annotators/period.ts';
import { readSection } from '../../annotators/section.ts';
import { findTimes } from '../../annotators/time.ts';
import { stated } from '../../model/field.ts';
import type { DayDraft } from '../../model/itinerary-draft.ts';
import { isBlank, spanOf } from '../../text/passage.ts';
import type { Table } from '../../text/tables.ts';
import type { DaysReading, ItineraryFormat } from '../format.ts';
import { readDayContent } from '../reading/day-content/day-content.ts';
import { judgeDayStyle } from '../reading/day-content/day-style.ts';
import { readPlaceCards } from '../reading/day-content/place-cards.ts';
import { columnsOf, readRowTime } from '../reading/day-tables/activity-row.ts';
import type { DocumentLine, SourceDocument } from '../reading/document.ts';

export const singleDayFormat: ItineraryFormat = {
  id: 'single-day',
  most: 0.4,
  detect: ({ document }) => (findEntries(document).length >= 2 ? 0.4 : 0),
  read({ document }): DaysReading {
    const entries = findEntries(document);
    const [first] = entries;
    if (!first) return { days: [], headEnd: document.lines.length, dayLines: new Set() };
    const last = lastUnder(document, entries.at(-1) as DocumentLine);
    const content = withPlaces(document, listStart(document, first), last).filter(isRead);
    const from = content[0]?.index ?? first.index;
    const inside = readDayContent(content, {
      order: document.dateOrder,
      isUntitled: false,
      heading: null,
      isLast: true,
      style: { ...judgeDayStyle([content]), opensWithName: false },
    });
    const told = inside.date === null ? findDayAbove(document, from) : null;
    return {
      days: [{ number: null, lastNumber: null, lastDate: null, ...inside, ...told }],
      headEnd: from,
      dayLines: new Set(content.map((line) => line.index)),
    };
  },
};

/** Where the list begins that the entry is an item of: items before it may name what no word tells to be something to do. */
function listStart({ lines }: SourceDocument, entry: DocumentLine): number {
  let start = entry.index;
  if (entry.bullet === null) return start;
  for (let i = entry.index - 1; i >= 0; i--) {
    const line = lines[i] as DocumentLine;
    if (isBlank(line.passage) || line.indent > entry.indent) continue;
    if (line.bullet === null || line.indent < entry.indent || line.startsWithTime !== entry.startsWithTime) break;
    if (line.isAround || readSection(line.folded) !== null) break;
    start = i;
  }
  return start;
}

/** The last of the lines that stand indented under the entry. */
function lastUnder({ lines }: SourceDocument, entry: DocumentLine): number {
  let last = entry.index;
  for (let i = entry.index + 1; i < lines.length; i++) {
    const line = lines[i] as DocumentLine;
    if (isBlank(line.passage)) continue;
    if (line.indent <= entry.indent || line.isAround) break;
    last = i;
  }
  return last;
}

/** From the first entry to the last; where a map lists places, their names stand above the hours and the way on below. */
function withPlaces({ lines }: SourceDocument, first: number, last: number): readonly DocumentLine[] {
  let from = first;
  let to = last + 1;
  while (from > 0 && !(lines[from] as DocumentLine).afterBlank) from--;
  while (to < lines.length && !(lines[to] as DocumentLine).afterBlank) to++;
  const paragraphs = lines.slice(from, to);
  return readPlaceCards(paragraphs.filter(isRead)) === null ? lines.slice(first, last + 1) : paragraphs;
}

const isRead = (line: DocumentLine): boolean => !isBlank(line.passage) && !line.isRule && !line.isAround;

const MAX_HEAD = 12;
/** What a date after these words tells is no day of the trip. */
const OTHERWISE =
  /\b(?:until|till?|by|before|valid|hold|held|prepared|issued|created|updated|sent|booked|quoted?|deadline|release|expires?|version|as of|stand|bis|gultig|jusqu|avant|hasta|antes|valid[oa]|entro|prima|ate)\b[^;]{0,24}$|\b(?:date|datum|fecha|data)\s?:\s?(?:[a-z]{2,10},? )?$/;

/** `plan for Sat 5 Dec in Mexico City`: the one day that the lines above the entries name. */
function findDayAbove(document: SourceDocument, to: number): Pick<DayDraft, 'date' | 'weekday'> | null {
  let found: Pick<DayDraft, 'date' | 'weekday'> | null = null;
  for (const { folded, passage, look } of document.lines.slice(Math.max(0, to - MAX_HEAD), to)) {
    for (const mention of mayHoldDate(look) ? findDates(folded.slice(0, 300), document.dateOrder) : []) {
      if (mention.end !== null || mention.isBareNumeric || OTHERWISE.test(folded.slice(0, mention.from))) continue;
      if (found !== null) return null;
      const { weekday } = mention;
      found = {
        date: stated(mention.date, [spanOf(passage, mention.from, mention.to)]),
        weekday: weekday && stated(weekday.weekday, [spanOf(passage, weekday.from, weekday.to)]),
      };
    }
  }
  return found;
}

/** Beyond any day. */
const MAX_ENTRIES = 2000;

/** Lines that start with a time or a part of the day, or bullets that name something to do. */
function findEntries(document: SourceDocument): DocumentLine[] {
  const timed = document.lines.filter((line) => {
    const [time] = findTimes(line.folded.slice(0, 60));
    return (
      line.table === null &&
      !line.isFrontMatter &&
      !line.isAround &&
      ((time !== undefined && time.from <= 1) || (findLeadingPeriod(line.folded) !== null && line.folded.length < 300))
    );
  });
  if (timed.length >= 2) return timed.slice(0, MAX_ENTRIES);
  const table = document.tables.find(isTimetable);
  if (table !== undefined)
    return document.lines
      .slice(table.first, table.last + 1)
      .filter((line) => line.table !== null)
      .slice(0, MAX_ENTRIES);
  return document.lines
    .filter(
      (line) =>
        line.bullet !== null &&
        !line.isAround &&
        line.table === null &&
        readSection(line.folded) === null &&
        findActivityType(line.folded) !== null,
    )
    .slice(0, MAX_ENTRIES);
}

/** `| 09:00 | Breakfast |` from row to row: hours and what is done then, of one day. */
function isTimetable(table: Table): boolean {
  const columns = columnsOf(table);
  if (!columns.includes('time') || !columns.includes('activity') || table.rows.length < 2) return false;
  const timed = table.rows.slice(0, MAX_SAMPLE).filter((row) => readRowTime(table, row) !== null).length;
  return timed * 3 >= Math.min(table.rows.length, MAX_SAMPLE) * 2;
}
const MAX_SAMPLE = 60;
