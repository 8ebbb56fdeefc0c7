/** `DOE/JOHN MR`, `VAN DYK/ANNA MARIE MRS (ADT)`: names as systems write them. */
import { findAirports } from '../../annotators/airport.ts';
import { findPlaces } from '../../annotators/place.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { isPersonName } from '../../formats/reading/terms/names.ts';
import { type Field, stated } from '../../model/field.ts';
import { cutAt } from '../../text/cut-at.ts';
import { type Passage, spanOf } from '../../text/passage.ts';
import type { ClientReading } from './client-name.ts';

const SLASH =
  /^(?:\d{1,2}[.)]\d?\s?)?(?<last>[A-Z][A-Z'-]{1,24}(?:\s[A-Z]{2,20}){0,2}(?=\s?\/)|[A-Z][A-Z'-]{1,24})(?:\s?\/\s?|,\s)(?<first>[A-Z][A-Z'-]{1,24}(?:\s(?!(?:MRS?|MS|MISS|MSTR|DR|CHD|INF)\b)[A-Z]{1,20})?)(?:\s?(?<title>MRS?|MS|MISS|MSTR|DR|CHD|INF))?\.?(?:\s?\((?:ADT|CHD|CNN|INF|YTH|STU)\))?$/;

export function slashName(passage: Passage): Field<string> | null {
  const text = MIXED.test(passage.text) ? passage.text.toUpperCase() : passage.text;
  const match = text.length < 50 ? SLASH.exec(text) : null;
  if (!match?.groups) return null;
  const [last, first] = [match.groups['last'] ?? '', match.groups['first'] ?? ''];
  const from = text.indexOf(last);
  const at = text.indexOf(first, from + last.length);
  return stated(`${capitalised(first)} ${capitalised(last)}`, [
    spanOf(passage, from, from + last.length),
    spanOf(passage, at, at + first.length),
  ]);
}

/** `Doe/John Mr`: with the title behind it. */
const MIXED =
  /^(?!(?:Mrs?|Ms|Miss|Dr)\b)[A-Z][A-Za-z'-]{1,24}\s?\/\s?[A-Z][A-Za-z' -]{1,24}\s(?:Mrs?|Ms|Miss|Mstr|Dr|Chd|Inf)\.?$/;

/** F-474: `DOE/JOHN MR, DOE/JANE MRS`, all of one line; none where a piece of it is no such name. */
export function slashNames(passage: Passage): readonly Field<string>[] {
  if (passage.text.length > LONGEST_LIST) return [];
  const pieces = cutAt(passage, BETWEEN);
  const names = pieces.flatMap((piece) => (piece.text.includes('/') ? (slashName(piece) ?? []) : []));
  return pieces.length > 1 && names.length === pieces.length ? names : [];
}
const BETWEEN = /\s?[,;&+]\s?|\s(?:and|und|et|y|e)\s/g;
const LONGEST_LIST = 140;

export const capitalised = (name: string): string =>
  name.toLowerCase().replace(/(?:^|[-' ])\p{L}/gu, (part) => part.toUpperCase());

const NAME_LABEL = /^(?:name|passenger|pasajero|passagier|passager|nome|nombre|nom|passeggero)\b/;

/** `DOE/JOHN MR`, `DOE, JOHN` under a label. */
export function readSlashName(document: SourceDocument): ClientReading | null {
  for (const line of document.lines) {
    const { text } = line.passage;
    const match = text.length < 50 && (text.includes('/') || text.includes(',')) ? SLASH.exec(text) : null;
    if (!match?.groups) continue;
    const above = document.lines[line.index - 1];
    const isLabelled = above !== undefined && NAME_LABEL.test(above.folded);
    const isTitled = match.groups['title'] !== undefined && text.includes('/');
    if (!isLabelled && !isTitled && !isOverFlights(document, line)) continue;
    const name = slashName(line.passage);
    if (name) return { name, line: line.index, names: 1 };
  }
  return null;
}

/** F-513: `OYELARAN/DEBORAH T` right above the flights of a display, in the head of the text: both parts are a person's, and neither names a place. */
function isOverFlights({ lines }: SourceDocument, { index, passage }: DocumentLine): boolean {
  if (index >= HEAD || !passage.text.includes('/')) return false;
  const next = lines.slice(index + 1, index + 3).find(({ span }) => span[1] > span[0]);
  const words = capitalised(passage.text.replace('/', ' '));
  const parts = words.split(' ');
  return (
    next?.passage.text === '' &&
    isPersonName(words) &&
    parts.filter(({ length }) => length > 3).length > 1 &&
    parts.every((part) => findPlaces(part).length === 0 && findAirports(part).length === 0)
  );
}
const HEAD = 6;
