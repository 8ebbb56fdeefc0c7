/**
 * Character clean-up of one line: odd blanks, invisible characters, full-width forms, accents that stand behind their letter, entities of
 * HTML and UTF-8 that was read as Windows-1252. One source line in, one passage out, with the offset map.
 */
import { codeWithin } from './character-class.ts';
import { readEntity } from './entities.ts';
import { MOJIBAKE_LEADS, repairMojibake } from './mojibake.ts';
import { type Passage, PassageBuilder } from './passage.ts';

const PLAIN = 1;
const BLANK = 2;
const INVISIBLE = 3;
const FULL_WIDTH = 4;
const MOJIBAKE_LEAD = 5;
const ENTITY = 6;
const ACCENT = 7;

const AMPERSAND = 0x26;

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
mark(MOJIBAKE_LEAD, MOJIBAKE_LEADS);
mark(ENTITY, [[AMPERSAND, AMPERSAND]]);
mark(ACCENT, [[0x300, 0x36f]]);

export const isBlankOrInvisible = (code: number): boolean =>
  code <= 32 || kinds[code] === BLANK || kinds[code] === INVISIBLE;

/** Anything but the printable characters of ASCII and tabs; also what starts an entity. */
const NOT_PLAIN = /[^ -%'-~\t]/;

/** `raw` is the line without its line break; `start` its offset in the source. */
export function cleanCharacters(raw: string, start: number): Passage {
  if (!NOT_PLAIN.test(raw)) return { text: raw, at: start };
  let i = 0;
  while (i < raw.length && kinds[codeWithin(raw, i)] === PLAIN) i++;
  return i === raw.length ? { text: raw, at: start } : cleanFrom(raw, start, i);
}

function cleanFrom(raw: string, start: number, first: number): Passage {
  const builder = new PassageBuilder();
  let i = 0;
  let next = first;
  while (true) {
    const isAccented = next < raw.length && next > i && kinds[codeWithin(raw, next)] === ACCENT;
    const accented = isAccented ? readAccented(raw, next) : null;
    builder.add(raw.slice(i, accented === null ? next : next - 1), start + i);
    if (next === raw.length) break;
    i = next;
    if (accented !== null) {
      builder.addFor(accented.text, start + i - 1, start + i + accented.length);
      i += accented.length;
    } else i += addOdd(builder, raw, start, i);
    next = i;
    while (next < raw.length && kinds[codeWithin(raw, next)] === PLAIN) next++;
  }
  return builder.finish();
}

/** Adds what the character at `i` stands for, with those that belong to it; answers how many there are. */
function addOdd(builder: PassageBuilder, raw: string, start: number, i: number): number {
  const code = codeWithin(raw, i);
  const kind = kinds[code];
  const found = kind === MOJIBAKE_LEAD ? repairMojibake(raw, i) : kind === ENTITY ? readEntity(raw, i) : null;
  if (found !== null) {
    const of = found.text.length === 1 ? kinds[codeWithin(found.text, 0)] : PLAIN;
    if (of === BLANK) builder.addFor(' ', start + i, start + i + found.length);
    else if (of !== INVISIBLE) builder.addFor(found.text, start + i, start + i + found.length);
    return found.length;
  }
  if (kind === BLANK) builder.add(' ', start + i);
  else if (kind === FULL_WIDTH) builder.add(String.fromCharCode(code - 0xfee0), start + i);
  else if (kind !== INVISIBLE) builder.add(raw.charAt(i), start + i);
  return 1;
}

/** A letter with the accents that stand behind it, at `i`, as one character; null where there is none. */
function readAccented(raw: string, i: number): { text: string; length: number } | null {
  let end = i + 1;
  while (end < raw.length && end < i + 3 && kinds[codeWithin(raw, end)] === ACCENT) end++;
  const text = raw.slice(i - 1, end).normalize('NFC');
  return text.length === 1 ? { text, length: end - i } : null;
}
