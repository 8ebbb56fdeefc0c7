/** Lists of texts edited as lines (spec §5): what stays the same keeps its place in the paste, what changed is marked as edited. */
import { valueAt } from './json-pointer.ts';
import { correctValue, insertItem, type ReviewDocument, removeItem } from './review-document.ts';
import type { SourceText } from './source-text.ts';

/** Split on line breaks, blank lines dropped. */
export function splitLines(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}

/** Equal lines at both ends stay; of those between, as many as possible are corrected, the rest is added or removed. */
export function replaceLines<T>(
  document: ReviewDocument<T>,
  list: string,
  lines: readonly string[],
  text: SourceText,
): ReviewDocument<T> {
  const before = (valueAt(document.value, list) ?? []) as readonly string[];
  const shorter = Math.min(before.length, lines.length);
  let head = 0;
  while (head < shorter && before[head] === lines[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === lines.at(-1 - tail)) tail += 1;
  let current = document;
  const [oldEnd, newEnd] = [before.length - tail, lines.length - tail];
  for (let at = head; at < Math.min(oldEnd, newEnd); at += 1)
    current = correctValue(current, `${list}/${at}`, lines[at]);
  for (let at = oldEnd - 1; at >= newEnd; at -= 1) current = removeItem(current, list, at, text);
  for (let at = oldEnd; at < newEnd; at += 1) current = insertItem(current, list, at, lines[at]);
  return current;
}
