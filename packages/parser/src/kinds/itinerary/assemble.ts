/** Text to the first draft: the layout that fits best reads the days, the head and the budget are read beside them. */

import { dayLinesFormat } from '../../formats/day-lines/format.ts';
import { daySectionsFormat } from '../../formats/day-sections/format.ts';
import type { DaysReading, FormatInput, ItineraryFormat } from '../../formats/format.ts';
import { outlineDays } from '../../formats/reading/day-headings/day-outline.ts';
import { type DocumentLine, type SourceDocument, withText } from '../../formats/reading/document.ts';
import { splitAtPrice } from '../../formats/reading/messages/thread-day.ts';
import { ITINERARY_FORMATS } from '../../formats/registry.ts';
import type { ItineraryDraft } from '../../model/itinerary-draft.ts';
import { withoutDroppedParts } from './dropped-parts.ts';
import { joinParts } from './join-parts.ts';
import { readBudget } from './read-budget.ts';
import { readHead } from './read-head.ts';
import { readLedDates, readLedPlace } from './read-led-place.ts';
import { readStays } from './read-stays.ts';

export function assembleItinerary(whole: SourceDocument): ItineraryDraft {
  const document = withoutDroppedParts(whole);
  const input = { document, outline: outlineDays(document) };
  const format = detectItineraryFormat(input);
  const none: DaysReading = { days: [], headEnd: document.lines.length, dayLines: new Set() };
  const reading = format === null ? none : joinParts(format.read(input), input);
  const asides = asidesOf(input);
  const { title, location, dates, datesLabelled, nights, statedYear, datedOn } = readHead(document, reading.headEnd);
  const [lead] = document.isThread ? [] : asides;
  return {
    title: reading.title ?? title,
    location: location ?? (lead ? readLedPlace(lead, document.dateOrder) : null),
    dates: dates ?? (lead ? readLedDates(lead, document.dateOrder) : null),
    datesLabelled,
    nights,
    statedYear,
    datedOn,
    days: reading.days,
    budget: readBudget(document, reading.dayLines, asides),
    stays: readStays(document),
    assumptions: [],
  };
}

/** What the lines of days hold that is not of the day. */
const asidesOf = ({ document, outline }: FormatInput): readonly DocumentLine[] =>
  (outline?.days ?? []).flatMap(({ heading: { line, asides }, content }) => [
    ...(asides ?? []).map((words) => withText(document.lines[line] as DocumentLine, words)),
    ...(document.isThread ? content.flatMap((below) => splitAtPrice(below).price ?? []) : []),
  ]);

const OF_HEADINGS: ReadonlySet<string> = new Set([dayLinesFormat.id, daySectionsFormat.id]);

/** The best score wins, among equals the first of the registry; null where no layout claims the text. */
export function detectItineraryFormat(input: FormatInput): ItineraryFormat | null {
  let best: ItineraryFormat | null = null;
  let top = 0;
  // Where a table tells some of the days, the others are read by their headings.
  const isJoined = (input.outline?.parts.length ?? 0) > 0;
  for (const format of ITINERARY_FORMATS) {
    if (format.most <= top || (isJoined && !OF_HEADINGS.has(format.id))) continue;
    const score = format.detect(input);
    if (score > top) [best, top] = [format, score];
  }
  return best;
}
