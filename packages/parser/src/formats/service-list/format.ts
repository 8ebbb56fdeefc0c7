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
import type { FormatInput, ItineraryFormat } from '../format.ts';
import { readDays, readLabelledDays, readRecordDays } from './grammar.ts';
import { readLabelledServices } from './labelled-services.ts';
import { readRecords } from './records.ts';
import { isServiceList, readServices } from './services.ts';

/** Where other lines head days, those tell the trip. */
function areLabelledServices({ document, outline }: FormatInput): boolean {
  const services = readLabelledServices(document);
  if (services.length === 0) return false;
  const own = new Set(services.flatMap(({ lines }) => lines.map(({ index }) => index)));
  const others = outline?.days.filter(({ heading }) => !own.has(heading.line)) ?? [];
  return others.length < LEAST_DAYS;
}
const LEAST_DAYS = 2;

export const serviceListFormat: ItineraryFormat = {
  id: 'service-list',
  most: 0.97,
  detect: (input) =>
    readRecords(input.document).length > 0 || areLabelledServices(input) || isServiceList(input) ? 0.97 : 0,
  read({ document }) {
    const records = readRecords(document);
    if (records.length > 0) return readRecordDays(records);
    const labelled = readLabelledServices(document);
    return labelled.length > 0 ? readLabelledDays(labelled) : readDays(readServices(document));
  },
};
