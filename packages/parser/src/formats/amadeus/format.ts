/** Amadeus: PNR (RT), pricing (FXP, FXX, FXB), with elements numbered after the names. */
import { gdsFormat } from '../reading/gds/gds-display.ts';
import { AMADEUS_PRICE_HINT, readAmadeusFares } from './read-fares.ts';

export const amadeusFormat = gdsFormat({
  id: 'amadeus',
  marks: [
    /^[\s>/$]*(?:---|\*\*\*) .*(?:TST|RLR|MSC|SFP|AXR|NHP|TSM)\b/,
    /^\s*>?RP\//,
    /^\s*>?FX[A-Z](?:\/|\s*$)/,
    /\bLAST TKT(?:G)? DTE\b/,
    /\bAL FLGT {1,3}BK\b/,
    /^\s*PASSENGER +PTC +NP\b/,
    /^\s*\d{1,3} TK ?(?:TL|OK|XL)/,
    /^\s*\d{1,3} AP[AEM]? /,
    /^\s*[A-Z]{3} {1,8}[\d.]+-?(?:XT|Y[QR])\b/,
    / E {1,2}\d [A-Z0-9]{3}(?: [A-Z])?\s*$/,
    /\d{1,2}[A-Z]{3} [1-7][ *][A-Z]{6} (?:HK|DK|GK|SS|HL|TK|UN|KK)\d{1,2}.* \d{1,2}[A-Z]{3} {2}/,
    /\bSEE RTSVC\b/,
    /\b1A PLANNED FLIGHT INFO\*/,
    /^\s*APT ARR +DY DEP +DY\b/,
    /^\s*TST\d{5}\b|^\s*TX\d{3} X [A-Z]{3}/,
    /^\s*FARE {1,3}[A-Z] [A-Z]{3} {2,}[\d.]+/,
  ],
  priceHint: AMADEUS_PRICE_HINT,
  readFares: readAmadeusFares,
});
