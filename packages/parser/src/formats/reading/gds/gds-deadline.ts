/**
 * Until when a display's offer can be ticketed, and when the display was made.
 *
 *     LAST DATE TO PURCHASE TICKET: 15FEB27    LAST TKT DTE 15JAN27/23:59    TK TL15JAN/PARXX2100    1.TAWO4HG18MAY077/    TAU/FR11DEC    7TAW22JAN/    T- TL/15JAN
 *     TST00001     PARXX2100 CV/21NOV I 0 LD 15JAN27 OD PARPAR
 */

import type { Field } from '../../../model/field.ts';
import type { PartialDate } from '../../../model/partial-date.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { GDS_DATE, GDS_MONTH, readGdsDate } from './gds-dates.ts';
import { groupField, matchOver, type ScreenLine } from './gds-screen.ts';

export interface GdsDeadline {
  readonly validUntil: Field<PartialDate> | null;
  readonly madeOn: Field<PartialDate> | null;
  readonly lines: readonly ScreenLine[];
}

/** The fare's own day first, then the agency's reminder, then what an airline asks for. The figures after a queue's day are no year. */
const DEADLINES: readonly RegExp[] = [
  compactPattern(
    `(?:\\bLAST (?:DATE|DAY|TKT(?:G)? ?DTE|TICKETING (?:DATE|DAY))(?: (?:TO|FOR) (?:PURCHASE|TICKET(?:ING)?))?(?: TICKET)?|\\bTST\\d{5} .{5,40} LD)[ :-]{1,4}(?<date>${GDS_DATE})`,
    'd',
  ),
  compactPattern(
    `^(?!.*\\b(?:SSR|OTHS|ADTK)).*?\\b(?:TICKET|TKT|TKTS|TICKETED|PURCHASE|ISSUE|BUY) (?:BY|BEFORE|UNTIL|NO LATER THAN|ON OR BEFORE)[ :-]{1,4}(?:2359[ /])?(?<date>${GDS_DATE})`,
    'd',
  ),
  compactPattern(`\\b(?:TK ?(?:TL|XL) ?|T- ?(?:1\\.)?TL ?/? ?)(?<date>${GDS_DATE})`, 'd'),
  compactPattern(
    `(?:\\b|\\b7)TA[UW](?:\\/?[A-Z0-9]{4})?\\/?(?:[A-Z]{2})?(?<date>[0-3]?\\d${GDS_MONTH}(?:\\d\\d(?!\\d))?)(?:\\d{3}(?!\\d)|(?!\\d))`,
    'd',
  ),
  compactPattern(`(?:ADTK|OTHS|SSR).{0,60}?\\b(?:BY|BEFORE)\\b.{0,16}?(?<![A-Z0-9])(?<date>${GDS_DATE})`, 'd'),
];
const HINT = /\bLAST | LD \d|\bTK ?[TX]L|\bT-.{0,4}TL|\b7?TA[UW]|\b(?:BY|BEFORE|UNTIL|THAN)\b|PURCHASE/;
const MADE_HINT = /RP\/|\$B|\d\*[A-Z0-9]{2,4} |[A-Z]\*[A-Z0-9]{2,4} /;
const MADE: readonly RegExp[] = [
  compactPattern(`^[ >]{0,8}RP\\/.{0,60}?\\b(?<date>${GDS_DATE})\\/\\d{4}Z`, 'd'),
  compactPattern(`^[ >]{0,8}\\$B+[-\\d]{0,8} +[A-Z](?<date>${GDS_DATE})`, 'd'),
  compactPattern(`\\b[A-Z0-9]{4}\\*[A-Z0-9]{2,4} +\\d{4}\\/(?<date>${GDS_DATE}) +[A-Z0-9]{6}\\b`, 'd'),
];

/** Forms that the display's system alone has. */
interface OwnForms {
  readonly deadlines?: readonly RegExp[];
  readonly made?: readonly RegExp[];
}

export function readGdsDeadline(lines: readonly ScreenLine[], own: OwnForms = {}): GdsDeadline {
  const deadlines = own.deadlines === undefined ? DEADLINES : [...DEADLINES, ...own.deadlines];
  let best: { rank: number; field: Field<PartialDate> } | null = null;
  const found: { field: Field<PartialDate>; line: ScreenLine }[] = [];
  let madeOn: Field<PartialDate> | null = null;
  for (const [i, line] of lines.entries()) {
    if (!line.isCapitals) continue;
    madeOn ??= readMade(lines, i, own.made);
    if (own.deadlines === undefined && !HINT.test(line.text)) continue;
    for (const [rank, pattern] of deadlines.entries()) {
      const over = matchOver(lines, i, pattern);
      const field = over === null ? null : groupField(over.line, over.match, 'date', readGdsDate);
      if (over === null || field === null) continue;
      found.push({ field, line: over.parts.at(-1) ?? line });
      if (best === null || rank < best.rank) best = { rank, field };
      break;
    }
  }
  if (best === null) return { validUntil: null, madeOn, lines: [] };
  // Where the chosen day has no year, another one's tells from when to count.
  if (best.field.value.year === null) madeOn ??= found.find(({ field }) => field.value.year !== null)?.field ?? null;
  // The same day in other fields of the display says the same once more.
  const { value } = best.field;
  const same = found.filter(({ field }) => field.value.month === value.month && field.value.day === value.day);
  const spans = same.slice(0, 5).flatMap(({ field }) => field.spans);
  return { validUntil: { ...best.field, spans }, madeOn, lines: same.map(({ line }) => line) };
}

function readMade(lines: readonly ScreenLine[], at: number, own: readonly RegExp[] = []): Field<PartialDate> | null {
  if (own.length === 0 && !MADE_HINT.test((lines[at] as ScreenLine).text)) return null;
  for (const pattern of [...own, ...MADE]) {
    const over = matchOver(lines, at, pattern);
    if (over !== null) return groupField(over.line, over.match, 'date', readGdsDate);
  }
  return null;
}
