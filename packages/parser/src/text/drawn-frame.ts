/**
 * Frames and grids drawn with line characters, as programs and careful writers set a part of a letter off:
 *
 *   ╔══════════════════════════╗      ├───────┼──────────────┤
 *   ║  Two nights at the Ritz  ║      │ 09:00 │ Harbour walk │
 *   ╚══════════════════════════╝
 *
 * The edges of a frame are no part of its text; a grid is read as one of bars is.
 */
import { codeAt } from './character-class.ts';
import { type Passage, slicePassage, trimPassage } from './passage.ts';

/** The block of such characters in Unicode. */
export const isDrawn = (code: number): boolean => code >= 0x2500 && code <= 0x257f;
const STARTS_VERTICAL = /^[│┃║╎╏┆┇┊┋]/;
/** A bar between two cells. */
const INNER = / [│┃║╎╏┆┇┊┋] /;
const ALL_VERTICALS = /[│┃║╎╏┆┇┊┋]/g;
/** Nothing but what is drawn, a line that crosses others among it: what parts two rows of a grid. */
const CROSSING = /^[├┝┠┣╞╟╠][─━═╌╍┄┅┈┉ ]*[┼┿╂╋╪╫╬][\u2500-\u257f ]*$/;
const ALL_CROSSINGS = /[├┝┠┣╞╟╠┤┥┨┫╡╢╣┼┿╂╋╪╫╬]/g;
const ALL_LEVELS = /[─━═╌╍┄┅┈┉]/g;

/** `passage` begins with its first character that is no blank. */
export function withoutFrame(passage: Passage): Passage {
  const { text } = passage;
  if (!isDrawn(codeAt(text, 0))) return passage;
  if (CROSSING.test(text)) return { ...passage, text: text.replace(ALL_CROSSINGS, '|').replace(ALL_LEVELS, '-') };
  const isRow = STARTS_VERTICAL.test(text);
  let from = 0;
  while (from < text.length && isFrame(codeAt(text, from))) from++;
  // Nothing else: a rule.
  if (from === text.length) return passage;
  let to = text.length;
  while (isFrame(codeAt(text, to - 1))) to--;
  if (isRow && INNER.test(text.slice(from, to))) return { ...passage, text: text.replace(ALL_VERTICALS, '|') };
  // `├─ Day 1` is the branch of a tree.
  return isRow || isDrawn(codeAt(text, text.trimEnd().length - 1))
    ? trimPassage(slicePassage(passage, from, to))
    : passage;
}

const isFrame = (code: number): boolean => code === 0x20 || isDrawn(code);
