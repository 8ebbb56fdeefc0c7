/** The layouts of each kind of text. The highest score reads; among equals the first in its list. */
import { amadeusFormat } from './amadeus/format.ts';
import { calendarFileFormat } from './calendar-file/format.ts';
import { dayColumnsFormat } from './day-columns/format.ts';
import { dayLinesFormat } from './day-lines/format.ts';
import { daySectionsFormat } from './day-sections/format.ts';
import { dayTableFormat } from './day-table/format.ts';
import { flightCardsFormat } from './flight-cards/format.ts';
import type { FlightFormat } from './flight-format.ts';
import { flightLinesFormat } from './flight-lines/format.ts';
import { flightProseFormat } from './flight-prose/format.ts';
import { flightShorthandFormat } from './flight-shorthand/format.ts';
import { flightTableFormat } from './flight-table/format.ts';
import type { ItineraryFormat } from './format.ts';
import { galileoFormat } from './galileo/format.ts';
import { kiuFormat } from './kiu/format.ts';
import { sabreFormat } from './sabre/format.ts';
import { serviceListFormat } from './service-list/format.ts';
import { singleDayFormat } from './single-day/format.ts';
import { worldspanFormat } from './worldspan/format.ts';

export const ITINERARY_FORMATS: readonly ItineraryFormat[] = [
  calendarFileFormat,
  dayLinesFormat,
  daySectionsFormat,
  dayTableFormat,
  dayColumnsFormat,
  singleDayFormat,
  serviceListFormat,
];

export const FLIGHT_FORMATS: readonly FlightFormat[] = [
  sabreFormat,
  amadeusFormat,
  galileoFormat,
  worldspanFormat,
  flightTableFormat,
  flightCardsFormat,
  flightShorthandFormat,
  flightProseFormat,
  flightLinesFormat,
  kiuFormat,
];
