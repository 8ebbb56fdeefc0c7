/** What stands under the heading of a day to its time blocks: places as a map lists them, or entry by entry. */
import { isDayAside } from './day-asides.ts';
import { DayContentReader } from './day-content-reader.ts';
import type { DayContent, DayContentOptions } from './day-content-types.ts';
import type { DocumentLine } from './document.ts';
import { joinLabelsAbove } from './label-above.ts';
import { findPlacesBelow } from './place-below.ts';
import { readPlaceCards } from './place-cards.ts';
import { joinTimesAbove } from './time-above.ts';

export function readDayContent(lines: readonly DocumentLine[], options: DayContentOptions): DayContent {
  const told = lines.some(isDayAside) ? lines.filter((line) => !isDayAside(line)) : lines;
  const activities = readPlaceCards(told);
  if (activities === null) {
    const joined = joinTimesAbove(joinLabelsAbove(told));
    const places = options.style.setsPlacesBelow
      ? new Set([...joined.places, ...findPlacesBelow(joined.lines)])
      : joined.places;
    return new DayContentReader(joined.lines, { ...options, places }).read();
  }
  const blocks = [{ period: null, emoji: null, activities }];
  return { title: null, distance: null, date: null, weekday: null, blocks };
}
