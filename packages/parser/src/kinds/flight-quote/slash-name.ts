/** `DOE/JOHN MR`, `VAN DYK/ANNA MARIE MRS (ADT)`: names as systems write them. */
import { type Field, stated } from '../../model/field.ts';
import { type Passage, spanOf } from '../../text/passage.ts';

export const SLASH =
  /^(?:\d{1,2}[.)]\d?\s?)?(?<last>[A-Z][A-Z'-]{1,24}(?:\s[A-Z]{2,20}){0,2}(?=\s?\/)|[A-Z][A-Z'-]{1,24})(?:\s?\/\s?|,\s)(?<first>[A-Z][A-Z'-]{1,24}(?:\s(?!(?:MRS?|MS|MISS|MSTR|DR|CHD|INF)\b)[A-Z]{1,20})?)(?:\s?(?<title>MRS?|MS|MISS|MSTR|DR|CHD|INF))?\.?(?:\s?\((?:ADT|CHD|CNN|INF|YTH|STU)\))?$/;

export function slashName(passage: Passage): Field<string> | null {
  const match = passage.text.length < 50 ? SLASH.exec(passage.text) : null;
  if (!match?.groups) return null;
  const [last, first] = [match.groups['last'] ?? '', match.groups['first'] ?? ''];
  const from = passage.text.indexOf(last);
  const at = passage.text.indexOf(first, from + last.length);
  return stated(`${capitalised(first)} ${capitalised(last)}`, [
    spanOf(passage, from, from + last.length),
    spanOf(passage, at, at + first.length),
  ]);
}

export const capitalised = (name: string): string =>
  name.toLowerCase().replace(/(?:^|[-' ])\p{L}/gu, (part) => part.toUpperCase());
