/**
 * Until when a display's offer can be ticketed, and when the display was made.
 *
 *     LAST DATE TO PURCHASE TICKET: 15FEB27    LAST TKT DTE 15JAN27/23:59    TK TL15JAN/PARXX2100    1.TAWO4HG18MAY077/    TAU/FR11DEC
 */
import type { Field } from '../../model/field.ts';
import type { PartialDate } from '../../model/partial-date.ts';
import { GDS_DATE, readGdsDate } from './gds-dates.ts';
import { groupField, type ScreenLine } from './gds-screen.ts';

export interface GdsDeadline {
  readonly validUntil: Field<PartialDate> | null;
  readonly madeOn: Field<PartialDate> | null;
  readonly lines: readonly ScreenLine[];
}

/** The fare's own day first, then the agency's reminder, then what an airline asks for. */
const DEADLINES: readonly RegExp[] = [
  new RegExp(
    `\\bLAST (?:DATE|DAY|TKT(?:G)? ?DTE|TICKETING (?:DATE|DAY))(?: (?:TO|FOR) (?:PURCHASE|TICKET(?:ING)?))?(?: TICKET)?[ :-]{1,4}(?<date>${GDS_DATE})`,
    'd',
  ),
  new RegExp(
    `\\b(?:TICKET|TKT|TKTS|TICKETED|PURCHASE|ISSUE|BUY) (?:BY|BEFORE|UNTIL|NO LATER THAN|ON OR BEFORE)[ :-]{1,4}(?:2359[ /])?(?<date>${GDS_DATE})`,
    'd',
  ),
  new RegExp(`\\bTK ?(?:TL|XL) ?(?<date>${GDS_DATE})`, 'd'),
  new RegExp(`\\bTA[UW](?:\\/?[A-Z0-9]{4})?\\/?(?:[A-Z]{2})?(?<date>${GDS_DATE})`, 'd'),
  new RegExp(`\\b(?:ADTK|OTHS).{0,60}?\\b(?:BY|BEFORE)\\b.{0,16}?(?<![A-Z0-9])(?<date>${GDS_DATE})`, 'd'),
];
const HINT = /\bLAST |\bTK ?[TX]L|\bTA[UW]|\b(?:BY|BEFORE|UNTIL|THAN)\b|PURCHASE/;
const MADE: readonly RegExp[] = [
  new RegExp(`^[ >]{0,8}RP\\/.{0,60}?\\b(?<date>${GDS_DATE})\\/\\d{4}Z`, 'd'),
  new RegExp(`^[ >]{0,8}\\$B+[-\\d]{0,8} +[A-Z](?<date>${GDS_DATE})`, 'd'),
  new RegExp(`\\b[A-Z0-9]{4}\\*[A-Z0-9]{2,4} +\\d{4}\\/(?<date>${GDS_DATE}) +[A-Z0-9]{6}\\b`, 'd'),
];

export function readGdsDeadline(lines: readonly ScreenLine[]): GdsDeadline {
  let best: { rank: number; field: Field<PartialDate>; line: ScreenLine } | null = null;
  let madeOn: Field<PartialDate> | null = null;
  for (const line of lines) {
    if (!line.isCapitals) continue;
    madeOn ??= readMade(line);
    if (!HINT.test(line.text)) continue;
    for (const [rank, pattern] of DEADLINES.entries()) {
      if (best !== null && best.rank < rank) break;
      const match = pattern.exec(line.text);
      const field = match === null ? null : groupField(line, match, 'date', readGdsDate);
      if (field === null || (best !== null && best.rank === rank)) continue;
      best = { rank, field, line };
      break;
    }
  }
  return { validUntil: best?.field ?? null, madeOn, lines: best === null ? [] : [best.line] };
}

function readMade(line: ScreenLine): Field<PartialDate> | null {
  for (const pattern of MADE) {
    const match = pattern.exec(line.text);
    if (match !== null) return groupField(line, match, 'date', readGdsDate);
  }
  return null;
}
