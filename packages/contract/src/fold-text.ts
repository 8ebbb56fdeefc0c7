/** The one normalised form of text that search and title order compare by, on the server and in the browser (contract §2). */

const MARKS = /\p{M}+/gu;
const TITLE_KEY_MAX = 200;

/** Accents and case folded: `ZÜRICH`, `Zürich` and `zurich` are one. Upper case first, so that `ß` and `ς` meet `SS` and `Σ`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replaceAll('ς', 'σ');
}

/** What titles are ordered by, bounded so that a database index can hold it; a missing title comes first. */
export function titleKey(title: string | null): string {
  return foldText(title ?? '')
    .trim()
    .slice(0, TITLE_KEY_MAX)
    .replace(/[\uD800-\uDBFF]$/, '');
}
