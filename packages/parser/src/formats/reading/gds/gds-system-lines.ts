/**
 * Lines of a display that speak to the system and the airline, not to the client: headers, tax breakdowns, fare calculation, queues, service
 * requests. They give nothing; the readers of typed text must not take their figures for prices or their words for terms.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { ScreenLine } from './gds-screen.ts';

const SYSTEM: readonly RegExp[] = [
  // Two or more taxes, or a tax with the column's currency: `7.39XY       7.39YC`, `EUR   236.00-YR   XT EUR 21.69-FR`, `XT AED 375AE AED 229ZR`.
  /\d\.\d\d-?[A-Z][A-Z0-9]\b.*\d\.\d\d-?[A-Z][A-Z0-9]\b|\d-?(?!PP)[A-Z][A-Z0-9] [A-Z]{3} \d[\d.]*-?(?!PP)[A-Z][A-Z0-9]\b|^\s*[A-Z]{3} {2,}[\d.]+-?[A-Z][A-Z0-9]\b|^\s*XT +(?:[A-Z]{3} *)?[\d.]+|^\s*TAX +(?:[A-Z]{3} *)?[\d.]+[A-Z][A-Z0-9]\b/,
  // Fare calculation: `DEN UA X/WAS UA GVA 344.00LLX0ZDNS`, `642.00END ROE1.00 XFPHX4.5`.
  /\bNUC ?[\d.]*|\bROE ?\d|\d\.\d\dEND\b|\bX\/[A-Z]{3}\b|\b[A-Z0-9]{2} [A-Z]{3} ?(?:Q[\d.]+ ?)*M?\d+\.\d\d ?[A-Z0-9]*|\bXF ?[A-Z]{3}\d|^\s*(?:[A-Z]{3})?M?\d+\.\d\d[A-Z][A-Z0-9/]{3}/,
  // Columns' heads and types of travelers.
  /^\s*(?:CXR +RES DATE|BASE FARE|PTC|PSGR|PASSENGER|FARE {2,}TAX|AL FLGT|TAXES\/FEES)\b.*\b(?:TOTAL|TAXES|BG|PSGR|TAX\/FEE)\b/,
  /^\s*(?:ADT|CNN|CHD|INF|INS|YTH|JCB|ITX|[CJ]\d\d)(?:-\d{2}\b.*)?$/,
  /^\s*(?:[A-Z]{6} ?)+-(?:[A-Z0-9]{2}\b|\d{1,2}(?:P|KG?)\b)|^\s*[A-Z0-9]{2} [A-Z]{6}\s+\d{1,3}(?:PC|P|KG?|L)\b|^\s*BAG \d +-/,
  /^\s*(?:ATTN\*)?(?:(?:CARRY ON|BAGGAGE|BAG) (?:ALLOWANCE|CHARGES)|UNABLE TO FILE|EMBARGO|BAGGAGE DISCOUNTS|ONLINE CHECKIN\/|LOWEST FARE|REBOOKED|AIR EXTRAS|BAGGAGE INFO|FORM OF PAYMENT|OBFCA|ADT +DESCRIPTION|CAT \d+ SALES|ALTERNATE VALIDATING|RATE USED \d|APPLICABLE BOOKING)/,
  // Fields and elements of a reservation.
  /^\s*(?:(?:ADT|CNN|INF|[CJ]\d\d) +)?(?:TST\d{5}|TX\d{3} |T-\s*$|VI\*|RP\/|\/\$|-{3} |\*{2,3} |>?\*[A-Z]|>?(?:WP|FX[A-Z]|FQ|4P|\$B)[A-Z0-9*./¥‡-]*(?: C\d{1,2}[A-Z]{3}\d{0,2})?\s*$|1P- ?[A-Z0-9]{6}|P- |T- |TKT\/TIME|TKTG-|TKT-\d|PHONES\s*$|REMARKS\s*$|AA FACTS|GENERAL FACTS|RECEIVED FROM|CUSTOMER NUMBER|SECURITY INFO|PRICE QUOTE|ACCOUNTING|FONE-|FOP:|GFAX|RMKS|ACKN|QMDR|ATFQ|\d\/ATFQ|F[QMT]-|TI-|S\d{1,2} NVB|US PFC|TICKETING AGENCY|PRICING OPTION|E-TKT REQUIRED|DEFAULT PLATING|FARE FAMIL|FXU\/|BG CXR|PAGE +\d|NO NAMES|MD)/,
  /^\s*\d{1,3}[. ] ?\/?(?:SSR|OSI|RM|AP[AEM]?|TK|FA|FB|FE|FM|FP|FV|FH|OTH|MIS|MCO|HHL|ARNK|TAW|T-|S\d+ |K\d+ |[A-Z]-|XX|\*)\b/,
  /^\s*\d{1,3} +(?:SSR|OSI|1V)[A-Z]|^\s*(?:SSR|OSI|RM|FA|FB|FM|FP|FV) (?:PAX )?[A-Z\d*]/,
  /^\s*(?:ATTN\*)?\d\d\/(?:UP TO|SMALL|CARRY)|\bPRIVATE FARES?\b|\bINEAR (?:INCH|CENTI)/,
  // Availability: what is on sale, no flight that is offered.
  /^\s*>?AN\d{2}[A-Z]{3}|AVAILABILITY - A[ND]\b|^\s*(?:\d{1,2} +(?:[A-Z0-9]{2}:)?[A-Z0-9]{2} ?\d{1,4} +)?(?:[A-Z][\dLRCSAW]\s+){4,}/,
  // What the agent may type next: `SEAT MAPS MAY APPLY-ENTER FXK`.
  /[-–.*]\s?ENTER >?[A-Z]{2,4}[A-Z0-9*/]{0,6}\s*$/,
  /\bEXISTS?\b *\*{0,3}|\bSEE ?>|\bSEE RTSVC\b|\bSEE WP\*|\bQUOTED \d{1,2}[A-Z]{3}\d\d \d{4}\s*$|\bQS[A-Z]{3} DY[A-Z]/,
  /\b[A-Z0-9]{4}[.*][A-Z0-9]{2,4}\*[A-Z0-9]{2,4} +\d{4}\/\d/,
  // Galileo's first line: locator, pseudo city, office, agent's sign, IATA number, day: `R4T7KM/WS LONOU N4KQ2B  AG 91234560 18NOV`.
  /^\s*[A-Z0-9]{6}\/[A-Z0-9]{2} [A-Z0-9]{4,6} [A-Z0-9]{4,8}\b.*(?:\bAG \d{8}|\d{1,2}[A-Z]{3})/,
  // The airline's locator under its flight, a lone place of the fare column.
  /^\s*\/(?:DC|AB)[A-Z0-9]{2}\b|^\s*\d{0,2}\.? *ARNK\s*$|^\s*[A-Z]{3}\s*$|^\s*\d{1,2} +[A-Z]{3} [A-Z0-9]{2} +\d{1,4} [A-Z] |^\s*\d\d (?:P\d|[A-Z]+\/[A-Z]\*)/,
];
const ANY = compactPattern(SYSTEM.map((pattern) => pattern.source).join('|'));

/** A line of this length is full: what follows goes on with it. */
const FULL_LINE = 62;
const INDENTED = /^ {5,}\S/;

export function systemLines(lines: readonly ScreenLine[]): ScreenLine[] {
  const found: ScreenLine[] = [];
  for (const line of lines) {
    const before = found.at(-1);
    const goesOn =
      before?.index === line.index - 1 && (INDENTED.test(line.text) || before.text.trimEnd().length >= FULL_LINE);
    if (line.isCapitals && (goesOn || ANY.test(line.text))) found.push(line);
  }
  return found;
}
