/**
 * The heads and feet of a book's pages, told by their page numbers: `ANDEAN JOURNEYS 2027          14`, further on the same with 15; the
 * number may as well stand first, or behind a mark and the word for a page: `HARBOUR COACHES  *  Summer brochure  *  p.14`.
 */

import { codeAt, isDigit } from './character-class.ts';
import { compactPattern } from './compact-pattern.ts';
import type { Line } from './lines.ts';

export const GAP = '        ';
const NUMBERED_HEAD = compactPattern(/^(?<head>\S.{8,80}?\S)\s{8,}(?<page>\d{1,4})$/);
const NUMBER_FIRST = compactPattern(/^(?<page>\d{1,4})\s{8,}(?<head>\S.{8,80})$/);
const PAGE_BEHIND_MARK = compactPattern(
  /^(?<head>\S.{6,100}?)\s{0,8}[|·•*,–—-]\s{0,8}(?:page|seite|p[aá]gina|pag\.|p[aá]g\.|p\.|s\.)\s{0,3}(?<page>\d{1,4})$/i,
);
/** From one page to the next one counts on. */
const MAX_STEP = 2;
const MAX_HEAD = 200;

/** Indices of lines that say the same before a number set far apart, each a page further than the one before. */
export function findRunningHeads(lines: readonly Line[]): readonly number[] {
  const pages = new Map<string, { readonly at: number[]; page: number }>();
  for (let i = 0; i < lines.length; i++) {
    const { passage, bullet, cells } = lines[i] as Line;
    const { text } = passage;
    if (bullet !== null || cells !== null || text.length > MAX_HEAD) continue;
    const match = text.includes(GAP)
      ? (NUMBERED_HEAD.exec(text) ?? NUMBER_FIRST.exec(text))
      : isDigit(codeAt(text, text.length - 1))
        ? PAGE_BEHIND_MARK.exec(text)
        : null;
    const { head, page } = match?.groups ?? {};
    if (head === undefined) continue;
    const known = pages.get(head);
    const number = Number(page);
    if (known === undefined) pages.set(head, { at: [i], page: number });
    else if (number > known.page && number <= known.page + MAX_STEP) {
      known.at.push(i);
      known.page = number;
    }
  }
  return [...pages.values()].flatMap(({ at }) => (at.length > 1 ? at : []));
}
