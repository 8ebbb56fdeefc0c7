/** A day of a plan as lines of its text. */
import type { DayHeading } from '../day-headings/day-heading-types.ts';
import type { DocumentLine } from '../document.ts';

export interface DayLines {
  readonly heading: DayHeading;
  /** The lines after the heading that belong to the day, blank ones and page furniture left out. */
  readonly content: readonly DocumentLine[];
  readonly isLast: boolean;
}
