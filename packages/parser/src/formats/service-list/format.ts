/**
 * A supplier's confirmation: what is booked under a heading for each kind of service, each with its dates. The days are made of all of them.
 *
 *   HOTELS
 *   Quay House, Porto
 *     Check-in: 03-May-2027   Check-out: 05-May-2027
 *     ^^^^^^^^^ ^^^^^^^^^^^   ^^^^^^^^^^ ^^^^^^^^^^^
 *     entry of a day          entry of another
 *   TRANSFERS
 *   03-May-2027  14:10  Airport to hotel   Ref 881
 *   ^^^^^^^^^^^  ^^^^^  ^^^^^^^^^^^^^^^^   ^^^^^^^
 *   date         time   entry              about it
 */

import { findActivityType } from '../../annotators/activity-type.ts';
import type { FormatInput, ItineraryFormat } from '../format.ts';
import type { DayLines } from '../reading/day-content/day-lines.ts';
import type { DocumentLine } from '../reading/document.ts';
import { readBookingBlocks } from './booking-blocks.ts';
import { readDatedEntries } from './dated-entries.ts';
import {
  readBlockDays,
  readDatedDays,
  readDays,
  readEventDays,
  readLabelledDays,
  readPortalDays,
  readRecordDays,
} from './grammar.ts';
import { readLabelledServices } from './labelled-services.ts';
import { readPortalRows } from './portal-rows.ts';
import { readRecords } from './records.ts';
import { isServiceList, readServices } from './services.ts';
import { readStackedEvents } from './stacked-events.ts';

/** Where other lines head days, those tell the trip; beside labels of services only days that are numbered or hold entries (`Wed 12 May: 9 to 18` is no plan). */
function areLabelledServices(input: FormatInput): boolean {
  const services = readLabelledServices(input.document);
  const lines = services.flatMap((service) => service.lines);
  return areOwn(lines, input, services.every(({ isOfService }) => isOfService) ? holdsEntries : undefined);
}
const holdsEntries = ({ heading, content }: DayLines): boolean =>
  heading.number !== null ||
  content.some(
    ({ bullet, startsWithTime, folded }) => bullet !== null || startsWithTime || findActivityType(folded) !== null,
  );

const areDatedEntries = (input: FormatInput): boolean =>
  areOwn(
    readDatedEntries(input.document).map(({ line }) => line),
    input,
  );

const areBookingBlocks = (input: FormatInput): boolean =>
  areOwn(
    readBookingBlocks(input.document).map(({ line }) => line),
    input,
  );

const arePortalRows = (input: FormatInput): boolean =>
  areOwn(
    readPortalRows(input.document).map(({ line }) => line),
    input,
  );

const areStackedEvents = (input: FormatInput): boolean =>
  areOwn(
    readStackedEvents(input.document).flatMap(({ lines }) => lines),
    input,
  );

function areOwn(
  lines: readonly DocumentLine[],
  { outline }: FormatInput,
  isDay: (day: DayLines) => boolean = () => true,
): boolean {
  if (lines.length === 0) return false;
  // A paragraph may tell its days in running words.
  const holdsOwn = ({ heading: { line, lastLine = line } }: DayLines): boolean =>
    lines.some(({ index }) => index >= line && index <= lastLine);
  const others = outline?.days.filter((day) => !holdsOwn(day) && isDay(day)) ?? [];
  return others.length < LEAST_DAYS;
}
const LEAST_DAYS = 2;

export const serviceListFormat: ItineraryFormat = {
  id: 'service-list',
  most: 0.97,
  detect: (input) =>
    readRecords(input.document).length > 0 ||
    arePortalRows(input) ||
    areLabelledServices(input) ||
    isServiceList(input) ||
    areDatedEntries(input) ||
    areBookingBlocks(input) ||
    areStackedEvents(input)
      ? 0.97
      : 0,
  read(input) {
    const { document } = input;
    const records = readRecords(document);
    if (records.length > 0) return readRecordDays(records);
    if (arePortalRows(input)) return readPortalDays(readPortalRows(document), document);
    if (areStackedEvents(input)) return readEventDays(readStackedEvents(document));
    const labelled = readLabelledServices(document);
    if (labelled.length > 0 && areLabelledServices(input)) return readLabelledDays(labelled);
    if (areBookingBlocks(input)) return readBlockDays(readBookingBlocks(document));
    return isServiceList(input) ? readDays(readServices(document)) : readDatedDays(readDatedEntries(document));
  },
};
