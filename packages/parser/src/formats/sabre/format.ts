/** Sabre: itinerary (*A, *I), price quote (WP), ticketing and phone fields. */
import { gdsFormat } from '../reading/gds/gds-display.ts';
import { readSabreFares } from './read-fares.ts';

export const sabreFormat = gdsFormat({
  id: 'sabre',
  marks: [
    /^\s*\*(?:A|I|IA|N|PQ)\s*$/,
    /\/(?:DC|AB|RC)[A-Z0-9]{2}\b/,
    /\bTKT\/TIME LIMIT/,
    /\bRECEIVED FROM -/,
    /\bLAST DAY TO PURCHASE/,
    /\bBASE FARE {2,}.*TOTAL/,
    /\bFLIGHT +DATE +SEGMENT +DPTR +ARVL\b/,
    /\bELPD +MILES\b/,
    /^DEP-[A-Z].* ARR-[A-Z]/,
    /\bPSGR TYPE +[A-Z][A-Z0-9]{2} +- +\d\d\b/,
    /\d(?:XT|TTL)\b/,
    /\bBAG ALLOWANCE {1,10}-/,
    /^\s*WP(?:RQ|NC|P|¥|‡)?\b/,
    /\bTAW(?:\/|[A-Z0-9]{4}?\d{1,2}[A-Z]{3})/,
    /[A-Z]{3}[ *]{1,2}(?:HK|SS|GK|HL|NN|UN)\d{1,2} .*\d[AP]? +\d{1,2}[A-Z]{3} [MTWQFJS](?: |$)/,
    /\d{1,2}[A-Z]{3} [MTWQFJS][ *][A-Z]{6}/,
  ],
  priceHint: /^[ >*]{0,8}\d{1,2} ?- +[A-Z]{3} ?\d|^\s*PSGR TYPE +[A-Z]/m,
  readFares: readSabreFares,
});
