/**
 * Does an airline fly there by a timetable? Air bases, fields of private aeroplanes and of freight stand under the name of their city as well: nobody who
 * writes `Madrid` in an offer means Torrejón.
 */
import type { Airport } from './airport.ts';

const UNSCHEDULED: ReadonlySet<string> = new Set(
  'TOJ OPF TMB DWC AHN XFW LYN RKE JAD QRA MBW BWU FTY PDK APA BJC LSV LVS VGT MCF NHD AZI DIA'.split(' '),
);

export const isScheduled = ({ code }: Airport): boolean => !UNSCHEDULED.has(code);
