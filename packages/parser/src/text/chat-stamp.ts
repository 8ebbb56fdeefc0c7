/**
 * What an exported chat puts before each message: `[12/11/2026, 18:42:07] Sana: `, `12/11/26, 18:42 - Sana: `, `[18:42, 12/11/2026] Sana: `,
 * `[2026-11-18 19:02] Sana: `.
 */

import { codeAt, isDigit } from './character-class.ts';
import { compactPattern } from './compact-pattern.ts';

const DAY = '\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}';
const CLOCK = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?: ?[AaPp]\\.? ?[Mm]\\.?)?';
/** Messages that are marked and copied on a telephone have no year: `[21/11, 6:42 pm] Sana: `. */
const BRACKETED_DAY = '\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?';
const BRACKET_STAMP = `\\[(?:${BRACKETED_DAY},? ${CLOCK}|${CLOCK},? ${BRACKETED_DAY})\\] `;
/** In `12/03/2027 18:30 - 06:40` a second hour follows: a flight. */
const OPEN_STAMP = `${DAY},? ${CLOCK} [-–] (?!\\d{1,2}[:.]\\d{2})`;
const STAMP = compactPattern(`^(?:${BRACKET_STAMP}|${OPEN_STAMP})(?:~ ?)?(?<sender>[^:]{1,60}): ?`);

/** A bracket with a figure, or the first figure of a date with the mark behind it: nearly no line has them at its start. */
export function startsLikeStamp(text: string, at = 0): boolean {
  if (codeAt(text, at) === BRACKET) return isDigit(codeAt(text, at + 1));
  let end = at;
  while (end < at + 4 && isDigit(codeAt(text, end))) end++;
  const mark = codeAt(text, end);
  return end > at && (mark === SLASH || mark === DOT || mark === HYPHEN);
}

const BRACKET = 0x5b;
const SLASH = 0x2f;
const DOT = 0x2e;
const HYPHEN = 0x2d;

/** What the app says itself has a stamp and no sender: `12/11/26, 18:42 - Messages are encrypted`. */
const BARE = compactPattern(`^(?:${BRACKET_STAMP}|${OPEN_STAMP})`);
export const hasBareChatStamp = (text: string): boolean => startsLikeStamp(text) && BARE.test(text.slice(0, 40));

export interface ChatStamp {
  readonly length: number;
  readonly sender: string;
}

/** The stamp that the text starts with, or null. */
export function readChatStamp(text: string): ChatStamp | null {
  if (!startsLikeStamp(text)) return null;
  const match = STAMP.exec(text.slice(0, 140));
  return match ? { length: match[0].length, sender: match.groups?.['sender'] ?? '' } : null;
}
