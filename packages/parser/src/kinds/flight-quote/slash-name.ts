/** `DOE/JOHN MR`, `VAN DYK/ANNA MARIE MRS (ADT)`: names as systems write them. */
import { type Field, stated } from '../../model/field.ts';
import { cutAt } from '../../text/cut-at.ts';
import { type Passage, spanOf } from '../../text/passage.ts';

export const SLASH =
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
