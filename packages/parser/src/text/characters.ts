/**
 * Character clean-up of one line: odd blanks, invisible characters, full-width forms and UTF-8 that was read as Windows-1252. One source
 * line in, one passage out, with the offset map.
 */
import type { Passage } from './passage.ts';

const NEEDS_WORK =
  /[^\P{Cc}\t]|[\u00a0\u00ad\u1680\u2000-\u200c\u200e\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff\uff01-\uff5e]|[\u00c2\u00c3\u00e2][\u0080-\u00bf\u0152-\u0178\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/u;
const BLANK = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\v\f]/;
const INVISIBLE = /[^\P{Cc}\t\v\f]|[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060\ufeff]/u;

/** `raw` is the line without its line break; `start` its offset in the source. */
export function cleanCharacters(raw: string, start: number): Passage {
  if (!NEEDS_WORK.test(raw)) return { text: raw, at: start };
  const at = new Int32Array(raw.length);
  let text = '';
  let i = 0;
  while (i < raw.length) {
    const character = raw.charAt(i);
    const code = raw.charCodeAt(i);
    const repaired = code >= 0xc2 && code <= 0xf4 ? repairMojibake(raw, i) : null;
    if (repaired !== null) {
      at[text.length] = start + i;
      text += repaired.character;
      i += repaired.length;
      continue;
    }
    if (!INVISIBLE.test(character)) {
      at[text.length] = start + i;
      text += BLANK.test(character)
        ? ' '
        : code >= 0xff01 && code <= 0xff5e
          ? String.fromCharCode(code - 0xfee0)
          : character;
    }
    i++;
  }
  return { text, at: at.subarray(0, text.length) };
}

/** Windows-1252 for the bytes 0x80 to 0x9F. */
const WINDOWS_1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  if (code <= 0xff) return code;
  const index = WINDOWS_1252.indexOf(character);
  return index < 0 ? -1 : 0x80 + index;
}

/** `Ã©` is é and `â€™` is ’: two or three characters that are the bytes of one. Null where they are not. */
function repairMojibake(raw: string, i: number): { character: string; length: number } | null {
  const lead = raw.charCodeAt(i);
  const second = i + 1 < raw.length ? byteOf(raw.charAt(i + 1)) : -1;
  if (second < 0x80 || second > 0xbf) return null;
  if (lead === 0xc2 || lead === 0xc3)
    return { character: String.fromCharCode(((lead & 31) << 6) | (second & 63)), length: 2 };
  const third = i + 2 < raw.length ? byteOf(raw.charAt(i + 2)) : -1;
  if (lead !== 0xe2 || third < 0x80 || third > 0xbf) return null;
  return { character: String.fromCharCode(((lead & 15) << 12) | ((second & 63) << 6) | (third & 63)), length: 3 };
}
