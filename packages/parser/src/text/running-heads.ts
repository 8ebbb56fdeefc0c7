/**
 * The heads and feet of a book's pages, told by their page numbers: `ANDEAN JOURNEYS 2027          14`, further on the same with 15; the
 * number may as well stand first, or behind a mark and the word for a page: `HARBOUR COACHES  *  Summer brochure  *  p.14`, or alone on its line
 * beside where the maker of the page is found.
 */

import { codeAt, isDigit } from './character-class.ts';
import { compactPattern } from './compact-pattern.ts';
import type { Line } from './lines.ts';
import { isBlank } from './passage.ts';

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

/** How to reach who made the page: an address, or behind a word the number to call; no date. */
const REACHES = /@\S+\.|www\.|https?:|\p{L}{2}\D{1,6}\+?(?!\d{4}[-.]\d\d[-.]\d\d)\d[\d ().-]{7,16}\d/u;
const MOST_NUMBERS = 400;
const LEAST_HEAD = 8;
const BESIDE = 2;

/**
 * Indices of numbers alone on their lines that count pages: beside two of them, the second at most two pages further on, stands the same line
 * that tells how to reach somebody; or below one that line and the first of the text again.
 */
export function findPageNumbers(lines: readonly Line[]): readonly number[] {
  const numbers = lines.flatMap(({ bullet, passage: { text } }, i) =>
    bullet === null && text.length <= MAX_PAGE && isDigit(codeAt(text, 0)) && PAGE.test(text) ? [i] : [],
  );
  if (numbers.length === 0 || numbers.length > MOST_NUMBERS) return [];
  const first = lines.find(({ passage }) => !isBlank(passage))?.passage.text;
  const found = new Set<number>();
  let before: { readonly at: number; readonly reached: readonly string[] } | null = null;
  for (const at of numbers) {
    const around = [...besideOf(lines, at, -1), ...besideOf(lines, at, 1)];
    const reached = around.filter((text) => REACHES.test(text));
    if (reached.length === 0) continue;
    if (first !== undefined && first.length >= LEAST_HEAD && around.includes(first)) found.add(at);
    const step = before === null ? 0 : pageOf(lines, at) - pageOf(lines, before.at);
    if (before !== null && step > 0 && step <= MAX_STEP && reached.some((text) => before?.reached.includes(text)))
      found.add(before.at).add(at);
    before = { at, reached };
  }
  return [...found];
}
const MAX_PAGE = 3;
const PAGE = /^\d{1,3}$/;
const pageOf = (lines: readonly Line[], at: number): number => Number(lines[at]?.passage.text);

/** The next lines with text on one side. */
function besideOf(lines: readonly Line[], at: number, step: 1 | -1): string[] {
  const found: string[] = [];
  for (let i = at + step; found.length < BESIDE && Math.abs(i - at) <= 2 * BESIDE; i += step) {
    const line = lines[i];
    if (line === undefined) break;
    if (!isBlank(line.passage) && line.passage.text.length <= MAX_HEAD) found.push(line.passage.text);
  }
  return found;
}
