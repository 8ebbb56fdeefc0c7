/** What stands under the heading of a day to its time blocks: places as a map lists them, or entry by entry. */

import { slicePassage } from '../../../text/passage.ts';
import { withoutOtherDays } from '../day-tables/other-days-table.ts';
import { type DocumentLine, withChanges, withText } from '../document.ts';
import { splitRows } from '../entries/row-of-entries.ts';
import { isDayAside } from './day-asides.ts';
import { DayContentReader } from './day-content-reader.ts';
import type { DayContent, DayContentOptions } from './day-content-types.ts';
import { withoutHeadFacts } from './head-facts.ts';
import { joinLabelsAbove } from './label-above.ts';
import { joinLabelledEntries } from './labelled-entries.ts';
import { withParallelEntries } from './parallel-entries.ts';
import { withPickUps } from './pick-up-list.ts';
import { findPlacesBelow } from './place-below.ts';
import { readPlaceCards } from './place-cards.ts';
import { readServiceCards } from './service-cards.ts';
import { joinTimesAbove } from './time-above.ts';

export function readDayContent(lines: readonly DocumentLine[], options: DayContentOptions): DayContent {
  const own = withoutOtherDays(lines, options.order);
  const told = withoutHeadFacts(
    withParallelEntries(own.some(isDayAside) ? own.filter((line) => !isDayAside(line)) : own),
  );
  const activities = readPlaceCards(told) ?? readServiceCards(told);
  if (activities === null) {
    const joined = joinTimesAbove(
      splitRows(withPinsAsBullets(joinLabelledEntries(joinLabelsAbove(withPickUps(told))))),
      options.style.setsHoursBelow,
    );
    const places = options.style.setsPlacesBelow
      ? new Set([...joined.places, ...findPlacesBelow(joined.lines)])
      : joined.places;
    const read = options.isLast && options.style.setsHoursBelow ? withoutOtherParagraphs(joined.lines) : joined.lines;
    return new DayContentReader(read, { ...options, places }).read();
  }
  const blocks = [{ period: null, emoji: null, activities }];
  return { title: null, distance: null, date: null, weekday: null, blocks };
}

/** I-569: behind the last paragraph with its hours the page goes on with other things: what to wear, whom to ask. */
function withoutOtherParagraphs(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const last = lines.findLastIndex(({ hoursBelow }) => hoursBelow === true);
  const end =
    last < 0 ? -1 : lines.findIndex(({ afterBlank, startsWithTime }, i) => i > last && afterBlank && !startsWithTime);
  return end < 0 ? lines : lines.slice(0, end);
}

/** A day whose entries all begin with a pin: it is their bullet, and names no place of the entry above. */
function withPinsAsBullets(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  const [first] = lines;
  if (lines.length < 2 || first === undefined || !isPinned(first)) return lines;
  const own = lines.filter((line) => line.indent <= first.indent && line.bullet === first.bullet);
  if (own.length < 2 || !own.every(isPinned)) return lines;
  return lines.map((line) =>
    isPinned(line) && line.indent <= first.indent
      ? withChanges(withText(line, slicePassage(line.passage, line.emojiLength)), { bullet: PIN, emojiLength: 0 })
      : line,
  );
}

const PIN = '📍';
const isPinned = ({ passage: { text }, emojiLength }: DocumentLine): boolean =>
  emojiLength > 0 && text.startsWith(PIN) && !PLACE_LABEL.test(text);
const PLACE_LABEL = /^📍\s*\S{2,20}\s?:/u;
