/** Emoji and other pictures at the edges of a text. */

import { codeAt } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { type Passage, slicePassage } from '../text/passage.ts';

const PICTURE =
  '(?:\\p{Extended_Pictographic}|\\p{Regional_Indicator}{2}|[\\u2600-\\u27bf])(?:\\ufe0f|\\u200d(?:\\p{Extended_Pictographic})|[\\u{1f3fb}-\\u{1f3ff}])*';
const KEYCAP = '[0-9#*]\\ufe0f?\\u20e3';
const LEADING = compactPattern(`^(?:${PICTURE}|${KEYCAP}|:[a-z_]{2,30}:|[\\s\\ufe0f])+`, 'u');
const FIRST = compactPattern(PICTURE, 'u');

/** Length of the pictures (and blanks) at the start, 0 where there are none. */
export function leadingEmojiLength(text: string): number {
  // Nearly every line starts with a letter, digit or mark below the pictures' code points.
  const first = codeAt(text, 0);
  if (!(first >= 0x200d || first === 0x3a || isKeycap(text))) return 0;
  const match = LEADING.exec(text.slice(0, 80));
  return match && match[0].trim() !== '' ? match[0].length : 0;
}

/** A figure in a box: the figure with two more characters. */
const isKeycap = (text: string): boolean => codeAt(text, 1) === 0x20e3 || codeAt(text, 2) === 0x20e3;

const TRAILING = compactPattern(`(?:\\s|${PICTURE}|[\\u{e0020}-\\u{e007f}\\ufe0f])+$`, 'u');

/** The passage before the pictures at its end. */
export function withoutTrailingEmoji(passage: Passage): Passage {
  const { text } = passage;
  if (!(codeAt(text, text.length - 1) >= 0x200d)) return passage;
  const from = Math.max(0, text.length - 40);
  const match = TRAILING.exec(text.slice(from));
  return match && from + match.index > 0 ? slicePassage(passage, 0, from + match.index) : passage;
}

/** The passage after the pictures at its start. */
export function withoutEmoji(passage: Passage): Passage {
  const length = leadingEmojiLength(passage.text);
  return length === 0 ? passage : slicePassage(passage, length);
}

/** The first emoji of a text, or null. */
export function firstEmoji(text: string): string | null {
  return FIRST.exec(text.slice(0, 80))?.[0] ?? null;
}
