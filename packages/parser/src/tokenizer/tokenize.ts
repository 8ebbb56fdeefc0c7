/** Words and numbers of a text with their places, folded for comparison. Shape only: what a word means is the annotators' business. */
import { codeAt, isLetter, isMark, isNumber, isSurrogate, isUpper } from '../text/character-class.ts';
import { foldText } from './fold-text.ts';

export interface Token {
  readonly kind: 'word' | 'number';
  readonly from: number;
  readonly to: number;
  /** Lower case without accents. */
  readonly folded: string;
  /** The word starts with a capital or is written in capitals. */
  readonly capital: boolean;
}

/** At most `limit` tokens, from the start of the text. `O'Hare` is one word, `1,299.50` one number. */
export function tokenize(text: string, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  const folded = foldText(text);
  const { length } = text;
  let i = 0;
  while (i < length && tokens.length < limit) {
    const code = codeAt(text, i);
    const to = isLetterAt(text, i) ? endOfWord(text, i) : isNumber(code) ? endOfNumber(text, i) : i;
    if (to > i)
      tokens.push({
        kind: isNumber(code) ? 'number' : 'word',
        from: i,
        to,
        folded: folded.slice(i, to),
        capital: isSurrogate(code) ? CAPITAL.test(text.slice(i, i + 2)) : isUpper(code),
      });
    i = Math.max(to, i + 1);
  }
  return tokens;
}

/** Letters beyond the first plane (𝗕𝗼𝗹𝗱) are pairs of units. */
const LETTER_PAIR = /^\p{L}$/u;
const CAPITAL = /^\p{Lu}/u;

function isLetterAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return isLetter(code) || (isSurrogate(code) && LETTER_PAIR.test(text.slice(index, index + 2)));
}

function endOfLetters(text: string, from: number): number {
  const { length } = text;
  let i = from;
  while (i < length) {
    const code = codeAt(text, i);
    if (isLetter(code) || isMark(code)) i++;
    else if (isSurrogate(code) && LETTER_PAIR.test(text.slice(i, i + 2))) i += 2;
    else break;
  }
  return i;
}

function endOfWord(text: string, from: number): number {
  let to = endOfLetters(text, from);
  while (isApostrophe(text.charCodeAt(to)) && isLetterAt(text, to + 1)) to = endOfLetters(text, to + 1);
  return to;
}

const isApostrophe = (code: number): boolean => code === 0x27 || code === 0x2019;

function endOfNumber(text: string, from: number): number {
  let to = from;
  while (isNumber(text.charCodeAt(to))) to++;
  while ((text.charAt(to) === '.' || text.charAt(to) === ',') && isNumber(text.charCodeAt(to + 1))) {
    to++;
    while (isNumber(text.charCodeAt(to))) to++;
  }
  return to;
}
