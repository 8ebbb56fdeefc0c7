/** Worldspan: PNR (1P- and its fields), pricing (4P). */
import { gdsFormat } from '../reading/gds/gds-display.ts';
import { readWorldspanFares } from './read-fares.ts';

export const worldspanFormat = gdsFormat({
  id: 'worldspan',
  marks: [
    /^\s*1P- ?[A-Z0-9]{6}\b/,
    /^\s*P- ?1\./,
    /^\s*T- ?(?:1\.|TAU)/,
    /^\s*>?4P[A-Z*]*(?:\s*$| +[A-Z][A-Z0-9]{2} +[A-Z]{3} *\d)/,
    /\d[AP](?:[#+]\d)? ?\/O?[ $]/,
    /^\s*PTC +(?:QTY|FARE BASIS) /,
    /^\s*\d{1,2}\.\d +[A-Z]{3} +[A-Z]{3} +[\d.]+ +[\d.]+/,
    /\bTKT-\d/,
    /^\s*\/PC-/,
    /\d{1,2}[A-Z]{3} (?:SU|MO|TU|WE|TH|FR|SA) [A-Z]{6} (?:HK|SS)\d/,
  ],
  priceHint:
    /^[ >]{0,8}(?:(?:4P[A-Z*]{0,6} {1,8})?[A-Z][A-Z0-9]{2} {1,8}[A-Z]{3} {0,12}\d[\d.,]* {1,12}TAX|\d[\d.-]* +[A-Z][A-Z0-9]{2} +[A-Z]{3} +\d|[A-Z][A-Z0-9]{2} [ \d]{0,12}[A-Z]{3} +[\d.,]+ ?(?:BASE|FARE)\b|[A-Z][A-Z0-9]{2} {0,8}\d{0,2} {1,12}(?:[A-Z0-9/]{4,15} {1,20})?[A-Z]{3} {0,12}\d[\d.,]* {1,12}(?:[A-Z]{3} {0,12})?\d[\d.,]*(?:[A-Z]{2})? {1,12}(?:[A-Z]{3} {0,12})?\d)/m,
  readFares: readWorldspanFares,
});
