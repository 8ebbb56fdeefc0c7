/** UTF-8 that was read as Windows-1252: `Ã©` is é, `â€™` is ’, `ðŸŒ…` a picture: two to four characters that are the bytes of one. */
import { codeAt, isLetter } from './character-class.ts';

/** Windows-1252 for the bytes 0x80 to 0x9F. */
const WINDOWS_1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

/** What the bytes that start such a character are read as: Latin letters with accents, signs and pictures. */
export const MOJIBAKE_LEADS: readonly (readonly [number, number])[] = [
  [0xc2, 0xc5],
  [0xc8, 0xc8],
  [0xe1, 0xe2],
  [0xef, 0xf0],
];

export interface Repaired {
  readonly text: string;
  /** How many characters of the source it takes the place of. */
  readonly length: number;
}

/** The byte that the character at `i` was, where it is one within a character of UTF-8; else -1. */
function innerByte(raw: string, i: number): number {
  if (i >= raw.length) return -1;
  const code = codeAt(raw, i);
  const byte = code <= 0xff ? code : 0x80 + WINDOWS_1252.indexOf(raw.charAt(i));
  return byte >= 0x80 && byte <= 0xbf && (code <= 0xff || byte > 0x7f) ? byte : -1;
}

/** Null where the character at `i` is what it looks like. */
export function repairMojibake(raw: string, i: number): Repaired | null {
  const lead = codeAt(raw, i);
  const second = innerByte(raw, i + 1);
  if (second < 0x80) return null;
  if (lead <= 0xc8) {
    // Of these the letters with a comma below alone: `È™`.
    if (lead === 0xc8 && (second < 0x98 || second > 0x9b)) return null;
    // `„JÄ“`: a capital before the end of a quotation. In `KÅ‘szeg` the word goes on.
    if (lead >= 0xc4 && isQuotationEnd(codeAt(raw, i + 1)) && !isLetter(codeAt(raw, i + 2))) return null;
    return { text: String.fromCharCode(((lead & 31) << 6) | (second & 63)), length: 2 };
  }
  const third = innerByte(raw, i + 2);
  // Of the variation of a picture and of a quotation's end the last byte has no character.
  if (third < 0x80) {
    if (lead === 0xef && second === 0xb8) return { text: '\u200b', length: 2 };
    return lead === 0xe2 && second === 0x80 ? { text: '”', length: 2 } : null;
  }
  if (lead < 0xf0) {
    // Letters of Vietnamese, no end of a quotation; full-width forms and what nobody sees, no small letter before signs.
    if (lead === 0xe1 && (second < 0xb8 || second > 0xbb || raw.includes('«'))) return null;
    if (lead === 0xef && (second < 0xb8 || second > 0xbd)) return null;
    const code = ((lead & 15) << 12) | ((second & 63) << 6) | (third & 63);
    return { text: code >= 0xfe00 && code <= 0xfe0f ? '\u200b' : String.fromCharCode(code), length: 3 };
  }
  const fourth = innerByte(raw, i + 3);
  if (second < 0x90 || fourth < 0x80) return null;
  const point = ((lead & 7) << 18) | ((second & 63) << 12) | ((third & 63) << 6) | (fourth & 63);
  return { text: String.fromCodePoint(point), length: 4 };
}

const isQuotationEnd = (code: number): boolean => '‘’“”›»'.includes(String.fromCharCode(code));
