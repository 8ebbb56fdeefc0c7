/** Lower case without accents, character for character, so that offsets stay true. */
import { beyondAscii } from '../text/character-class.ts';

const SPECIAL: Readonly<Record<string, string>> = {
  ß: 's',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'a',
  œ: 'o',
  ı: 'i',
  '’': "'",
  '‘': "'",
};
const known = new Map<string, string>();

export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // The new text is gone through, which is quicker than the old one, most often a part of another; no letter changes by becoming ASCII.
  const first = beyondAscii(lower, 0);
  if (first === lower.length) return lower;
  return lower.length === text.length ? foldMarks(text, lower, first) : foldEach(text);
}

/** Dashes, signs and pictures stay as they are; only where a letter loses its accent is the text put together anew. */
function foldMarks(text: string, lower: string, first: number): string {
  let out = '';
  let from = 0;
  for (let at = first; at < text.length; at = beyondAscii(lower, at + 1)) {
    const folded = foldCharacter(text.charAt(at));
    if (folded === lower.charAt(at)) continue;
    out += lower.slice(from, at) + folded;
    from = at + 1;
  }
  return from === 0 ? lower : out + lower.slice(from);
}

function foldEach(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) out += foldCharacter(text.charAt(i));
  return out;
}

function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const lower = character.toLowerCase();
  const folded = SPECIAL[lower] ?? (lower.normalize('NFD').charAt(0) || character);
  known.set(character, folded);
  return folded;
}
