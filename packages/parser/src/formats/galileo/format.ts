/** Galileo and Apollo: PNR (*R), quotes (FQ), Apollo's pricing ($B) and linear fare data. */
import { compactPattern } from '../../text/compact-pattern.ts';
import { gdsFormat } from '../reading/gds/gds-display.ts';
import { PRICE_ROW_HINT } from './price-blocks.ts';
import { readGalileoFares } from './read-fares.ts';

export const galileoFormat = gdsFormat({
  id: 'galileo',
  marks: [
    /\bFQ[A-Z]? +\d{1,2}(?:[-.]\d{1,2})? +/,
    /^\s*>?\s*(?:FQ[A-Z0-9*.]*|\$BB?)(?:[-*/]|\s*$)/,
    /\bF[QM]-[A-Z]{3} \d/,
    /\bFONE-/,
    /\bTKTG-/,
    /\bLAST DATE TO PURCHASE TICKET/,
    /^\s*TET {1,4}\d{1,2}:\d\d\s*$/,
    /^\s*BRD TIME +T D\/I +OFF TIME\b/,
    /^\s*TOTAL FLYING TIME +[A-Z]{3} - [A-Z]{3}\b/,
    /\bFARE [A-Z]{3} *[\d.]+ TA?X /,
    /\bLINEAR FARE DATA EXISTS|\bVENDOR LOCATOR|\bATFQ-/,
    /\bQS[A-Z]{3} DY[A-Z]/,
    /\bO\* +(?:E )?/,
    /[AP][|+]?\*? {2,}(?:SU|MO|TU|WE|TH|FR|SA)(?:\/[A-Z]{2})? /,
    /\d\s?[|+]\*|\d # ?\d{4}|\d {2}#\d{4}/,
  ],
  priceHint: compactPattern(`FQ|\\bQUOTE BASIS\\b|FARE [A-Z]{3} {0,6}\\d|F[QM]-[A-Z]{3} |${PRICE_ROW_HINT}`, 'm'),
  readFares: readGalileoFares,
});
