/**
 * What a display says beside prices and rules that a client may want to know, word for word, one note a line: the validating carrier, fees
 * for more bags, guarantees, the other travelers' fares. What is between systems (locators, queues, fare calculation) is no note.
 */
import { type Field, stated } from '../../../model/field.ts';
import { joinSabreLines, type ScreenLine, spansOfLines, withPlace } from './gds-screen.ts';

const NOTE =
  /\b(?:VALIDATING|PLATING) CARRIER\b|\bGUARANTEED\b|\bE-?TKT REQUIRED\b|\bADDITIONAL (?:FEES|ALLOWANCES|SERVICES)\b|\bNO CHARGE\b|CHECKED ?BAG FEE-.*\d|\bBAG \d -.*\d|\bDISCOUNTS MAY APPLY\b|\bFEES? (?:PER TICKET )?MAY APPLY\b|\bNO REBOOK REQUIRED\b|\bRATE USED\b|\bFARE BASIS {2,}\w|\bPRICED VC\b|\bFARE FAMILY\b|\bCHECK[- ]?IN (?:WITH|AT)\b|\bFARE VALID (?:FOR|ON|ONLY)\b|\bPASSENGER INFORMATION\b|\bPASSPORT DATA\b|\bBOARDING PASS\b|\bVISA\b|\bCHANGE OF EQUIP|\bCHNG OF EQUIP|\bNOT PERMITTED\b|\*\* [A-Z][A-Z ]{3,30} \*\*/;
const HINT =
  /CARRIER|CHECK|GUARANT|TKT|MAY|CHARGE|BAG|REBOOK|RATE|FARE|VC |INFORMATION|DATA|PASS|VISA|EQUIP|PERMITTED|\*\* /;
const REMARK =
  /^\s*(?:\d{1,3}[. ] ?)?\/?(?:SSR|OSI|RM\b|RMKS|GFAX)|\bEXISTS?\b|\bPRIVATE\b|\bIN USE\b|BAGGAGE CHARGES DATA NOT|\bUNKNOWN\b|\bAL FLGT\b|^\s*PTC\b/;
const LEAD =
  /^[\s*>)]*(?:(?:ADT|CNN|INF|[CJ]\d\d) {3,}|TKT-\d[\s*]+|5- ?\d{1,2}\.\s?|\d{1,2}(?:-\d{1,2})? (?=[A-Z]{4}))?/;
const TAIL = /(?:\*\*(?:SEE >| {3,}).{0,40}|[\s*><)]+)$/;
/** Sabre breaks lines of this length anywhere, also inside a word. */
const FULL_LINE = 60;
const MAX_NOTES = 24;

export interface GdsNotes {
  readonly notes: readonly Field<string>[];
  readonly lines: readonly ScreenLine[];
}

/** `taken` are lines that have given something else. */
export function readGdsNotes(lines: readonly ScreenLine[], taken: ReadonlySet<ScreenLine>): GdsNotes {
  const notes = new Map<string, Field<string>>();
  const used: ScreenLine[] = [];
  for (const [i, line] of lines.entries()) {
    if (!line.isCapitals || taken.has(line) || !HINT.test(line.text) || REMARK.test(line.text) || !NOTE.test(line.text))
      continue;
    const parts = [line];
    const next = lines[i + 1];
    if (
      next &&
      /CHECKED ?BAG FEE/.test(line.text) &&
      line.text.trimEnd().length >= FULL_LINE &&
      !/BAG|CARRY/.test(next.text)
    )
      parts.push(next);
    const whole = joinSabreLines(parts);
    const [from, to] = kept(whole.text);
    const text = from < to ? whole.passage.text.slice(from, to).replace(/\s+/g, ' ') : '';
    const spans = text === '' ? [] : spansOfLines(parts, whole, from, to);
    if (text === '' || (notes.size >= MAX_NOTES && !notes.has(text))) continue;
    const same = notes.get(text);
    notes.set(text, same === undefined ? stated(text, spans) : withPlace(same, spans));
    used.push(...parts);
  }
  return { notes: [...notes.values()], lines: used };
}

/** Without the marks of the screen at both ends. */
function kept(text: string): [number, number] {
  const to = text.slice(0, text.length - (TAIL.exec(text)?.[0].length ?? 0)).trimEnd().length;
  return [Math.min(LEAD.exec(text)?.[0].length ?? 0, to), to];
}
