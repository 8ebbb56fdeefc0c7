/** Days that no line heads, in the order in which they are looked for: what a message tells in one line, dictates or lists. */
import { findBareWeekdays, findWeekdayLines } from '../day-headings/bare-weekdays.ts';
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import { findListedDays } from '../day-headings/listed-days.ts';
import type { SourceDocument } from '../document.ts';
import { findDaysInLine } from './counted-weekdays.ts';
import { findDaysInWords } from './days-in-words.ts';
import { findSpokenDays } from './spoken-weekdays.ts';

const FINDERS = [findDaysInLine, findSpokenDays, findBareWeekdays, findWeekdayLines, findListedDays, findDaysInWords];

export function findDaysWithoutHeadings(document: SourceDocument): readonly DayHeading[] {
  for (const find of FINDERS) {
    const days = find(document);
    if (days.length > 0) return days;
  }
  return [];
}
