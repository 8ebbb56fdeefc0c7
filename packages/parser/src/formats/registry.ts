/** The layouts of itinerary texts. The highest score reads; among equals the first in this list. */
import { dayLinesFormat } from './day-lines/format.ts';
import { daySectionsFormat } from './day-sections/format.ts';
import { dayTableFormat } from './day-table/format.ts';
import type { ItineraryFormat } from './format.ts';
import { singleDayFormat } from './single-day/format.ts';

export const ITINERARY_FORMATS: readonly ItineraryFormat[] = [
  dayLinesFormat,
  daySectionsFormat,
  dayTableFormat,
  singleDayFormat,
];
