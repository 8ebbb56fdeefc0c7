/** Words and numbers of a text with their places, folded for comparison. Shape only: what a word means is the annotators' business. */
import { codeAt, codeWithin, isLetter, isMark, isNumber, isSurrogate, isUpper } from '../text/character-class.ts';
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

/** At most `limit` tokens, from the start of the text. `O'Hare` is one word, `1,299.50` one number. `folded` is the text after `foldText`. */
export function tokenize(text: string, limit = Number.POSITIVE_INFINITY, folded = foldText(text)): Token[] {
  const tokens: Token[] = [];
  const { length } = text;
  let i = 0;
  while (i < length && tokens.length < limit) {
    const code = codeWithin(text, i);
    const isWord = isLetterAt(text, i, code);
    if (!isWord && !isNumber(code)) {
      i++;
      continue;
    }
    const to = isWord ? endOfWord(text, i) : endOfNumber(text, i);
    tokens.push({
      kind: isNumber(code) ? 'number' : 'word',
      from: i,
      to,
      folded: folded.slice(i, to),
      capital: isSurrogate(code) ? CAPITAL.test(text.slice(i, i + 2)) : isUpper(code),
    });
    i = to;
  }
  return tokens;
}

/** Letters beyond the first plane (𝗕𝗼𝗹𝗱) are pairs of units. */
const LETTER_PAIR = /^\p{L}$/u;
const CAPITAL = /^\p{Lu}/u;

function isLetterAt(text: string, index: number, code = codeAt(text, index)): boolean {
  return isLetter(code) || (isSurrogate(code) && LETTER_PAIR.test(text.slice(index, index + 2)));
}

function endOfLetters(text: string, from: number): number {
  const { length } = text;
  let i = from;
  while (i < length) {
    const code = codeWithin(text, i);
    if (isLetter(code) || isMark(code)) i++;
    else if (isSurrogate(code) && LETTER_PAIR.test(text.slice(i, i + 2))) i += 2;
    else break;
  }
  return i;
}

function endOfWord(text: string, from: number): number {
  let to = endOfLetters(text, from);
  while (isApostrophe(codeAt(text, to)) && isLetterAt(text, to + 1)) to = endOfLetters(text, to + 1);
  return to;
}

const isPointOrComma = (code: number): boolean => code === 0x2e || code === 0x2c;
const isApostrophe = (code: number): boolean => code === 0x27 || code === 0x2019;

function endOfNumber(text: string, from: number): number {
  let to = from;
  while (isNumber(codeAt(text, to))) to++;
  while (isPointOrComma(codeAt(text, to)) && isNumber(codeAt(text, to + 1))) {
    to++;
    while (isNumber(codeAt(text, to))) to++;
  }
  return to;
}
