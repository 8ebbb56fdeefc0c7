/**
 * Classes of characters by their code, for questions that are asked of every line: a table look-up where a regex would be a call. Beyond
 * ASCII a code is classified when it is first met.
 */

const { charCodeAt } = String.prototype;

/**
 * The UTF-16 unit at `index`, NaN beyond the end. In loops over texts `text.charCodeAt` is looked up anew for each character, because
 * engines hold slices, joined and folded strings as things of different kinds: this costs a quarter.
 */
export const codeAt = (text: string, index: number): number => charCodeAt.call(text, index);

/** The same where the index surely lies in the text: loops that never look beyond its end are compiled to less. */
export const codeWithin = (text: string, index: number): number => charCodeAt.call(text, index);

const KNOWN = 1;
const LETTER = 2;
const NUMBER = 4;
const UPPER = 8;
const LOWER = 16;
const MARK = 32;

const IS_LETTER = /^\p{L}$/u;
const IS_NUMBER = /^\p{N}$/u;
const IS_UPPER = /^\p{Lu}$/u;
const IS_LOWER = /^\p{Ll}$/u;
const IS_MARK = /^\p{M}$/u;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const ANY_LETTER = /\p{L}/u;

const classes = new Uint8Array(0x10000);

function classOf(code: number): number {
  // Beyond the end of a text the code is not a number: as a key it would be looked up by name.
  const known = classes[code | 0] as number;
  return known === 0 ? classify(code | 0) : known;
}

function classify(code: number): number {
  const character = String.fromCharCode(code);
  const found =
    KNOWN |
    (IS_LETTER.test(character) ? LETTER : 0) |
    (IS_NUMBER.test(character) ? NUMBER : 0) |
    (IS_UPPER.test(character) ? UPPER : 0) |
    (IS_LOWER.test(character) ? LOWER : 0) |
    (IS_MARK.test(character) ? MARK : 0);
  classes[code] = found;
  return found;
}

/** `\p{L}` or `\p{N}`, by UTF-16 unit. */
export const isLetterOrNumber = (code: number): boolean => (classOf(code) & (LETTER | NUMBER)) !== 0;
/** `\p{L}`, by UTF-16 unit. */
export const isLetter = (code: number): boolean => (classOf(code) & LETTER) !== 0;
/** `\p{N}`, by UTF-16 unit. */
export const isNumber = (code: number): boolean => (classOf(code) & NUMBER) !== 0;
/** `\p{M}`, by UTF-16 unit. */
export const isMark = (code: number): boolean => (classOf(code) & MARK) !== 0;
/** `\p{Lu}`, by UTF-16 unit. */
export const isUpper = (code: number): boolean => (classOf(code) & UPPER) !== 0;
/** `\p{Ll}`, by UTF-16 unit. */
const isLower = (code: number): boolean => (classOf(code) & LOWER) !== 0;

const SMALL_PAIR = /^\p{Ll}/u;

/** Is the first character a small letter? */
export function startsSmall(text: string): boolean {
  const first = codeAt(text, 0);
  return isLower(first) || (isSurrogate(first) && SMALL_PAIR.test(text));
}

/** `0` to `9`. */
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Half of a character beyond the first plane. */
export const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Is there a letter or number anywhere in the text? */
export const hasLetterOrNumber = (text: string): boolean => hasClass(text, LETTER | NUMBER, LETTER_OR_NUMBER);

/** Is there a letter anywhere in the text? */
export const hasLetter = (text: string): boolean => hasClass(text, LETTER, ANY_LETTER);

function hasClass(text: string, wanted: number, pattern: RegExp): boolean {
  for (let i = 0, { length } = text; i < length; i++) {
    const code = codeWithin(text, i);
    if ((classOf(code) & wanted) !== 0) return true;
    // Letters beyond the first plane (𝗕𝗼𝗹𝗱) are pairs.
    if (isSurrogate(code)) return pattern.test(text.slice(i));
  }
  return false;
}

/** Has the text no small letter: would it stay as it is in capitals? */
export function isInCapitals(text: string): boolean {
  let isAscii = true;
  for (let i = 0, { length } = text; i < length; i++) {
    const code = codeWithin(text, i);
    if (code >= 97 && code <= 122) return false;
    if (code >= 128) isAscii = false;
  }
  return isAscii || text === text.toUpperCase();
}

/** Is there one of `0` to `9` anywhere in the text? */
export function hasDigit(text: string): boolean {
  for (let i = 0, { length } = text; i < length; i++) if (isDigit(codeWithin(text, i))) return true;
  return false;
}

/** The next character with an accent, a dash, a picture, from `from` on; the text's length where there is none. */
export function beyondAscii(text: string, from: number): number {
  const { length } = text;
  let i = from;
  while (i < length && codeWithin(text, i) < 128) i++;
  return i;
}
