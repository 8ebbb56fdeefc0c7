/** Text without any day heading: where it holds entries with clock times or parts of the day, they make one day. */
import { findActivityType } from '../../annotators/activity-type.ts';
import { findLeadingPeriod } from '../../annotators/period.ts';
import { readSection } from '../../annotators/section.ts';
import { findTimes } from '../../annotators/time.ts';
import { isBlank } from '../../text/passage.ts';
import type { DaysReading, ItineraryFormat } from '../format.ts';
import { readDayContent } from '../reading/day-content.ts';
import { judgeDayStyle } from '../reading/day-style.ts';
import type { DocumentLine, SourceDocument } from '../reading/document.ts';

export const singleDayFormat: ItineraryFormat = {
  id: 'single-day',
  most: 0.4,
  detect: ({ document }) => (findEntries(document).length >= 2 ? 0.4 : 0),
  read({ document }): DaysReading {
    const entries = findEntries(document);
    const [first] = entries;
    if (!first) return { days: [], headEnd: document.lines.length, dayLines: new Set() };
    const content = document.lines
      .slice(first.index, (entries.at(-1) as DocumentLine).index + 1)
      .filter((line) => !isBlank(line.passage) && !line.isRule && !line.isAround);
    const inside = readDayContent(content, {
      order: document.dateOrder,
      isUntitled: false,
      heading: null,
      isLast: true,
      style: judgeDayStyle([content]),
    });
    return {
      days: [{ number: null, lastNumber: null, lastDate: null, ...inside }],
      headEnd: first.index,
      dayLines: new Set(content.map((line) => line.index)),
    };
  },
};

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
