/**
 * Character clean-up of one line: odd blanks, invisible characters, full-width forms and UTF-8 that was read as Windows-1252. One source
 * line in, one passage out, with the offset map.
 */
import { codeAt, codeWithin } from './character-class.ts';
import { type Passage, PassageBuilder } from './passage.ts';

const PLAIN = 1;
const BLANK = 2;
const INVISIBLE = 3;
const FULL_WIDTH = 4;
const MOJIBAKE_LEAD = 5;

/** What each UTF-16 unit is to the clean-up. */
const kinds = new Uint8Array(0x10000).fill(PLAIN);
const mark = (kind: number, ranges: readonly (readonly [number, number])[]): void => {
  for (const [from, to] of ranges) kinds.fill(kind, from, to + 1);
};
mark(INVISIBLE, [
  [0x00, 0x08],
  [0x0e, 0x1f],
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x200b, 0x200c],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x2060],
  [0xfeff, 0xfeff],
]);
mark(BLANK, [
  [0x0b, 0x0c],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
]);
mark(FULL_WIDTH, [[0xff01, 0xff5e]]);
mark(MOJIBAKE_LEAD, [
  [0xc2, 0xc3],
  [0xe2, 0xe2],
]);

export const isBlankOrInvisible = (code: number): boolean =>
  code <= 32 || kinds[code] === BLANK || kinds[code] === INVISIBLE;

/** Anything but the printable characters of ASCII and tabs. */
const NOT_PRINTABLE = /[^ -~\t]/;

/** `raw` is the line without its line break; `start` its offset in the source. */
export function cleanCharacters(raw: string, start: number): Passage {
  if (!NOT_PRINTABLE.test(raw)) return { text: raw, at: start };
  let i = 0;
  while (i < raw.length && kinds[codeWithin(raw, i)] === PLAIN) i++;
  return i === raw.length ? { text: raw, at: start } : cleanFrom(raw, start, i);
}

function cleanFrom(raw: string, start: number, first: number): Passage {
  const builder = new PassageBuilder();
  builder.add(raw.slice(0, first), start);
  let i = first;
  while (i < raw.length) {
    let next = i;
    while (next < raw.length && kinds[codeWithin(raw, next)] === PLAIN) next++;
    builder.add(raw.slice(i, next), start + i);
    if (next === raw.length) break;
    i = next;
    const code = codeWithin(raw, i);
    const kind = kinds[code];
    const repaired = kind === MOJIBAKE_LEAD ? repairMojibake(raw, i) : null;
    if (repaired !== null) builder.add(repaired.character, start + i);
    else if (kind === BLANK) builder.add(' ', start + i);
    else if (kind === FULL_WIDTH) builder.add(String.fromCharCode(code - 0xfee0), start + i);
    else if (kind === MOJIBAKE_LEAD) builder.add(raw.charAt(i), start + i);
    i += repaired?.length ?? 1;
  }
  return builder.finish();
}
/** Windows-1252 for the bytes 0x80 to 0x9F. */
const WINDOWS_1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

function byteOf(character: string): number {
  const code = codeAt(character, 0);
  if (code <= 0xff) return code;
  const index = WINDOWS_1252.indexOf(character);
  return index < 0 ? -1 : 0x80 + index;
}

/** `Ã©` is é and `â€™` is ’: two or three characters that are the bytes of one. Null where they are not. */
function repairMojibake(raw: string, i: number): { character: string; length: number } | null {
  const lead = codeAt(raw, i);
  const second = i + 1 < raw.length ? byteOf(raw.charAt(i + 1)) : -1;
  if (second < 0x80 || second > 0xbf) return null;
  if (lead === 0xc2 || lead === 0xc3)
    return { character: String.fromCharCode(((lead & 31) << 6) | (second & 63)), length: 2 };
  const third = i + 2 < raw.length ? byteOf(raw.charAt(i + 2)) : -1;
  if (lead !== 0xe2 || third < 0x80 || third > 0xbf) return null;
  return { character: String.fromCharCode(((lead & 15) << 12) | ((second & 63) << 6) | (third & 63)), length: 3 };
}
