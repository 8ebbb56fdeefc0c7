/** I-297: what the columns of a row tell beside the entry whose headings nobody knows: `Dress: smart casual`, `Train: IC 61`. */
import type { Column } from '../../../annotators/column.ts';
import { findMoney } from '../../../annotators/money.ts';
import type { Span } from '../../../model/answer.ts';
import { type Field, stated } from '../../../model/field.ts';
import { hasLetter } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, spanOf } from '../../../text/passage.ts';
import type { Table, TableRow } from '../../../text/tables.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isPartColumn } from './part-column.ts';

/** `told` is the cell that names the entry. */
export function saidBeside(
  table: Table,
  { cells }: TableRow,
  columns: readonly (Column | null)[],
  told: Passage,
): Field<string> | null {
  const parts: string[] = [];
  const spans: Span[] = [];
  const [from, to] = spanOf(told);
  for (const [i, heading] of table.header?.cells.entries() ?? []) {
    const cell = cells[i];
    if (cell === undefined) continue;
    const isMore = tellsMore(columns, i, heading);
    if ((!isMore && columns[i] !== null) || !isOfGuests(heading)) continue;
    if (isMore ? !addsTo(told, cell) : !isSaid(cell)) continue;
    const [start, end] = spanOf(cell);
    if ((start <= from && end >= to) || isPartColumn(table, i)) continue;
    const isNamed = isMore && DESCRIBES.test(foldText(heading.text));
    parts.push(isNamed ? cell.text : `${heading.text}: ${cell.text}`);
    spans.push(...(isNamed ? [] : [spanOf(heading)]), spanOf(cell));
  }
  return parts.length === 0 ? null : stated(parts.join(', '), spans);
}

/** A second column of what is done, or how one goes beside the plan: none of the entry's own fields reads it. */
function tellsMore(columns: readonly (Column | null)[], i: number, heading: Passage): boolean {
  const plan = columns.indexOf('activity');
  if (plan < 0) return false;
  return columns[i] === 'activity' ? i > plan : columns[i] === 'kind' && TRANSPORT.test(foldText(heading.text));
}
const TRANSPORT = /^(?:transport|mode)$/;
const DESCRIBES = /^(?:descri\w*|details?|beschreibung|omschrijving|beschrijving)/;

/** `Boat ride` beside `Boat ride` says no more. */
function addsTo(told: Passage, { text }: Passage): boolean {
  const folded = foldText(text);
  return (
    hasLetter(text) && text.length <= MAX_DESCRIPTION && !OPEN.test(folded) && !foldText(told.text).includes(folded)
  );
}
const MAX_DESCRIPTION = 600;

/** Bare figures and amounts without a known heading may be anything; hours are told. */
const isSaid = ({ text }: Passage): boolean =>
  (hasLetter(text) || HOURS.test(text)) &&
  text.length <= MAX_CELL &&
  !OPEN.test(foldText(text)) &&
  findMoney(text, 1).length === 0;
const HOURS = /^~?(?:[01]?\d|2[0-3]):[0-5]\d(?:\s?[-–]\s?(?:[01]?\d|2[0-3]):[0-5]\d)?$/;
const MAX_CELL = 160;
const OPEN = /^(?:n\/?a|tbd|tba|tbc|none|ok|yes|no|ja|nein|oui|non|si|sim|nao|x)$/;

/** What agents note for themselves goes to no guest. */
const isOfGuests = ({ text }: Passage): boolean =>
  hasLetter(text) && text.length <= MAX_HEADING && !OF_OFFICE.test(foldText(text));
const MAX_HEADING = 40;
const OF_OFFICE = compactPattern(
  /\b(?:status|contacts?|kontakt|contacto|contatto|contato|phone|mobile|tel|telefon[oe]?|telephone|handy|e-?mail|resp|responsib(?:le|ility)|in charge|owner|assigned|verantwortlich|zustandig|responsable|responsabile|responsavel|suppliers?|vendors?|provider|lieferant|leistungstrager|fournisseur|prestataire|proveedor|fornitore|fornecedor|paid|payment|booked|net|nett|netto|neto|commission|provision|comision|commissione|comissao|markup|margin|marge|margen|passports?|reisepass|passeport|pasaporte|passaporto|passaporte|dob|birth|geburt\w*|naissance|nacimiento|nascita|nascimento|card|karte|iban|internal|intern|interne|interno|deposit|balance|due|passwor[dt]|passcode|wi-?fi|wlan|(?<!dress )codes?|pin|clients?|customers?|kunden?|guests?|gaste?|pax|names?|reps?|checked|to ?do|remind(?:ers?)?|follow-? ?up)\b/,
);
