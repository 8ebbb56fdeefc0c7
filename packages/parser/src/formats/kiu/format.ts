/**
 * KIU, the system of many airlines and agencies of Latin America: its record as `*RT` and the end of a transaction show it.
 *
 *      RP/BUE5J1A - VIAJES SIERRA NORTE
 *      1 AR1528N   22JUL JU AEPCOR HK3  08:00 09:25
 *                        ^^ weekday in Spanish       ^^^^^ hours with a colon
 *      1.TL BUE 1800/10JUL-SAT                       until when to issue
 *       1-BUE 5555 0178                              the agency's telephone comes first
 *     BUE.BUE5J-MM 1909/29JUN27   *PLRKZB            when it was made, and the locator
 *
 * After KIU's manual of reservations. Its prices are on another screen; typed ones beside the record are read.
 */

import { compactPattern } from '../../text/compact-pattern.ts';
import { GDS_DATE } from '../reading/gds/gds-dates.ts';
import { gdsFormat } from '../reading/gds/gds-display.ts';
import { NO_FARES } from '../reading/gds/gds-fare.ts';

export const kiuFormat = gdsFormat({
  id: 'kiu',
  marks: [
    /^\s*RP\/[A-Z]{3}[A-Z0-9]{4,6} - [A-Z]/,
    /\d{1,2}[A-Z]{3} (?:LU|MA|MI|JU|VI|SA|DO) [A-Z]{6} [A-Z]{2}\d{1,2} {1,3}\d\d:\d\d/,
    /^\s*1\. ?TL [A-Z]{3} \d{4}\/\d{1,2}[A-Z]{3}/,
    /^\s*\d{1,2}- ?MAILTO:/,
    /^\s*[A-Z]{3}\.[A-Z]{3}[A-Z0-9]{2,4}-[A-Z]{2} \d{4}\/\d{1,2}[A-Z]{3}\d\d {1,6}\*[A-Z]{6}\s*$/,
  ],
  priceHint: null,
  readFares: () => NO_FARES,
  deadlines: [compactPattern(`\\bTL [A-Z]{3} \\d{4}\\/(?<date>${GDS_DATE})`, 'd')],
  made: [compactPattern(`^\\s*[A-Z]{3}\\.[A-Z0-9]{5,7}-[A-Z]{2} \\d{4}\\/(?<date>${GDS_DATE}) {1,6}\\*[A-Z]{6}`, 'd')],
  contacts: [/^\s*1- ?[A-Z]{3} {1,2}(?<phone>\+?\(?\d[\d() .-]{5,22}\d)\s*$/d],
});
