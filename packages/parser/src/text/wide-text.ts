/** One width of characters for all texts, so that each regex is compiled once. */

/** Beyond Latin-1, so that a text that holds it has two bytes a character. */
const WIDE = '\u2028';

/**
 * The same text with two bytes a character. Engines keep a text of Latin-1 in one byte a character and compile a regex once for each width: machine
 * code of the double size, half of it compiled when the first text with a dash or a euro sign comes. Parts of a wide text are wide.
 */
export const wideText = (text: string): string => (text + WIDE).slice(0, -1);
