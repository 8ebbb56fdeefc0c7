/**
 * What a display says to the agent alone (F-56): the record locators (`QX7M2P` behind a Sabre or Amadeus header, `LM4T9R/WS` before a Galileo one,
 * `1P- LR7K2C`, `/DCDL*GH2L7Q` behind a flight), the fare calculation, the tax breakdown, and the lines that a ticket needs.
 */
import { type Field, stated } from '../../../model/field.ts';
import type { ReservationDraft } from '../../../model/flight-quote-draft.ts';
import { slicePassage } from '../../../text/passage.ts';
import { fieldAt, joinScreenLines, matchOver, type ScreenLine, spansOfLines } from './gds-screen.ts';

/** A locator has six characters, letters and figures 0 to 9. */
const LOCATORS: readonly RegExp[] = [
  // Amadeus: office, agent, time and date, locator.
  /^\s*RP\/[A-Z0-9/]+ .*\d{4}Z\s+(?<locator>[A-Z0-9]{6})\s*$/d,
  // Sabre: pseudo city, agent's sign, time and date, locator.
  /^\s*[A-Z0-9]{4}[.*][A-Z0-9]{2,4}\*[A-Z0-9]{2,4} +\d{4}\/\d{1,2}[A-Z]{3}\d{0,2} +(?<locator>[A-Z0-9]{6})(?: [A-Z])?\s*$/d,
  // Galileo and Apollo: locator, pseudo city, office.
  /^\s*(?<locator>[A-Z0-9]{6})\/[A-Z0-9]{2} [A-Z0-9]{4,6} [A-Z0-9]{4,6}\b/d,
  /^\s*1P- ?(?<locator>[A-Z0-9]{6})\s*$/d,
  // The airline's own, behind or under its flight.
  /\/(?:DC|AB)[A-Z0-9]{2}\*(?<locator>[A-Z0-9]{6})\b/d,
  /\bVLOC-[A-Z0-9]{2}\*(?<locator>[A-Z0-9]{6})\b/d,
];
const LOCATOR_HINT = /^\s*(?:RP\/|1P-|[A-Z0-9]{4}[.*]|[A-Z0-9]{6}\/)|\*[A-Z0-9]{6}\b/;

/** `DEN UA X/WAS UA GVA 344.00LLX0ZDNS`, `NUC688.00END ROE1.0`, `XF DEN4.5`. */
const CALCULATION =
  /^\d{1,2}[A-Z]{3}\d\d[A-Z]{3} [A-Z0-9]{2}\b|\bNUC ?[\d.]|\bROE ?\d|\d\.\d\dEND\b|\bX\/[A-Z]{3}\b.{0,80}\d|(?<![A-Z])[A-Z]{3} [A-Z0-9]{2} (?:X\/)?[A-Z]{3} ?(?:Q[\d.]+ ?)*M?\d+\.\d\d|^\s*(?:END )?ROE ?\d|\bXF ?[A-Z]{3}\d/;
/** `4.SSR OTHS 1S QR AMOUNT DUE QR USD485.78`: a message of the airline, whatever it looks like. */
const REQUEST = /^\s*(?:\d{1,3}[. ]\s?)?(?:SSR|OSI)\b/;
/** `7.39XY       7.39YC`, `EUR   236.00-YR   XT EUR 21.69-FR`, `US PFC: XF DEN4.5 IAD4.5`. */
const TAXES = /\d\.\d\d-?[A-Z][A-Z0-9]\b|^\s*XT +[\d.]+|^\s*US PFC/;
/** Validity, fare bases, baggage carrier, the agency, a sector by land, and the entry that priced it: `FXP`, `FQP1.2*ADT`, `WPRQ`, `4P`, `$B-1 C20NOV26`. */
const TICKETING =
  /^\s*S\d{1,2} +NVB|\bTICKETING AGENCY\b|\bBG CXR\b|^\s*(?:ADT|CNN|CHD|INF|INS|YTH|[CJ]\d\d)-\d{2} +[A-Z0-9]{3,}|^\s*[A-Z0-9]{2} [A-Z]{6} +\d{1,3}(?:PC|P|KG?|L)\b|^\s*\d{0,2}\.? *ARNK\s*$|^\s*(?:FX[A-Z]|FQ[A-Z]*|WP[A-Z]*|4P|\$B)(?:[0-9.*/-][A-Z0-9.*/-]*)?(?: C\d{1,2}[A-Z]{3}\d{0,2})?\s*$/;
/** Amadeus's table of coupons: fare basis, not valid before and after, baggage. */
const COUPONS = /^\s*AL +FLGT +BK\b/;
const COUPON = /^\s*[A-Z]{3}(?: [A-Z0-9]{2} +\d{1,4}[A-Z]? +[A-Z] .*)?\s*$/;
/** No display has more lines of one sort. */
const MOST = 60;

/** `system` are the display's lines for agents, `taken` those that have given something else. */
export function readGdsReservation(
  lines: readonly ScreenLine[],
  system: readonly ScreenLine[],
  taken: ReadonlySet<ScreenLine>,
): ReservationDraft {
  const calculation: ScreenLine[] = [];
  const taxes: ScreenLine[] = [];
  const ticketing: ScreenLine[] = [];
  for (const line of system) {
    const [left, right] = columnsOf(line);
    if (
      right !== null &&
      !CHARGES.test(right.text) &&
      (CALCULATION.test(right.text) || continues(calculation, right))
    ) {
      if (calculation.length < MOST) calculation.push(right);
      if (!taken.has(line) && TAXES.test(left.text)) taxes.push(left);
      continue;
    }
    if (taken.has(line)) continue;
    const list = TICKETING.test(line.text)
      ? ticketing
      : COUPON.test(line.text)
        ? null
        : (CALCULATION.test(line.text) && !REQUEST.test(line.text)) || continues(calculation, line)
          ? calculation
          : TAXES.test(line.text)
            ? taxes
            : null;
    if (list !== null && list.length < MOST) list.push(line);
  }
  return {
    locators: locatorsOf(lines),
    fareCalculation: joined(calculation),
    taxes: taxes.map(wholeLine),
    ticketing: [...ticketing, ...couponsOf(lines)].map(wholeLine),
  };
}

/** Amadeus: amounts at the left, `EUR   312.00`, `EUR   121.74-XT`; the fare calculation beside them. */
const AMOUNT = /^\s*[A-Z]{3} {1,8}[\d.,]+(?:-?[A-Z0-9]{2})? +(?=\S)/;

/** The further taxes under the calculation, and what goes on with them. */
const CHARGES = /^(?:XT\b|\d[\d.]*-?[A-Z]{2}\b)/;

function columnsOf(line: ScreenLine): readonly [left: ScreenLine, right: ScreenLine | null] {
  const width = AMOUNT.exec(line.text)?.[0].length ?? 0;
  if (width === 0) return [line, null];
  const part = (from: number, to?: number): ScreenLine => ({
    ...line,
    text: line.text.slice(from, to),
    passage: slicePassage(line.passage, from, to),
  });
  return [part(0, width), part(width)];
}

/** The whole table: its flights have given their baggage, but a ticket needs their fare bases too. */
function couponsOf(lines: readonly ScreenLine[]): ScreenLine[] {
  const head = lines.findIndex((line) => line.text.includes('FLGT') && COUPONS.test(line.text));
  if (head < 0) return [];
  const rows = lines.slice(head + 1, head + MOST);
  const end = rows.findIndex((line) => !COUPON.test(line.text));
  return [lines[head] as ScreenLine, ...(end < 0 ? rows : rows.slice(0, end))];
}

function locatorsOf(lines: readonly ScreenLine[]): Field<string>[] {
  const found = new Map<string, Field<string>>();
  for (const [i, only] of lines.entries()) {
    if (!only.isCapitals || !LOCATOR_HINT.test(only.text)) continue;
    for (const pattern of LOCATORS) {
      // A mail has broken Amadeus's long header in two.
      const { line, match } = (only.text.startsWith('RP/') ? matchOver(lines, i, pattern) : null) ?? {
        line: only,
        match: pattern.exec(only.text),
      };
      const place = match?.indices?.groups?.['locator'];
      if (place === undefined) continue;
      const locator = line.text.slice(...place);
      const same = found.get(locator);
      const field = fieldAt(line, ...place, locator);
      found.set(locator, same === undefined ? field : { ...same, spans: [...same.spans, ...field.spans].slice(0, 6) });
      break;
    }
  }
  return [...found.values()];
}

/** A calculation goes on from line to line until its rate of exchange or the charges behind it end it. */
function continues(calculation: readonly ScreenLine[], line: ScreenLine): boolean {
  const before = calculation.at(-1);
  return (
    before !== undefined &&
    before.index === line.index - 1 &&
    !/\bROE ?[\d.]+\s*$/.test(before.text) &&
    /^\s*(?:\/-)?(?:[A-Z]{3}(?![A-Z])|\d+\.\d\d|[A-Z0-9]{2} |NUC|END\b)/.test(line.text) &&
    !TAXES.test(line.text)
  );
}

function joined(lines: readonly ScreenLine[]): Field<string> | null {
  if (lines.length === 0) return null;
  const whole = joinScreenLines(lines);
  const text = whole.text.trim();
  const from = whole.text.indexOf(text);
  return stated(text.replace(/\s+/g, ' '), spansOfLines(lines, whole, from, from + text.length));
}

function wholeLine(line: ScreenLine): Field<string> {
  const { text } = line;
  const from = text.length - text.trimStart().length;
  const to = text.trimEnd().length;
  return fieldAt(line, from, to, text.slice(from, to).replace(/ {2,}/g, '  '));
}
