/**
 * Of what kind a trip is, under its name: `Guided walking holiday in Georgia` under `Svaneti: From Tower to Tower`. The upper line is the title,
 * though the lower one has the words that titles are known by.
 */
import { hasDigit } from '../../text/character-class.ts';

const MAX_LENGTH = 60;
/** Words of four letters or more behind the first start small, most of them. */
export function isTagline(text: string): boolean {
  if (hasDigit(text) || text.length > MAX_LENGTH || NO_TAGLINE.test(text)) return false;
  const words = longWords(text).slice(1);
  return words.length >= 2 && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
}

const NO_TAGLINE = /\s{3}|[|:!?]|\.$/;

/** All of them with capitals, and at least two. */
export function isNameOver(text: string): boolean {
  const words = longWords(text);
  return (
    text.length <= MAX_LENGTH &&
    words.length >= 2 &&
    words.every((word) => /^\p{Lu}/u.test(word) || word === 'from') &&
    !/[.!?]$|\s{3}/.test(text)
  );
}

const longWords = (text: string): readonly string[] => text.match(/\p{L}{4,}/gu) ?? [];
