/** Words and numbers of a text with their places, folded for comparison. Shape only: what a word means is the annotators' business. */
import { allMatches } from '../text/all-matches.ts';
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

const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’](?=\p{L})[\p{L}\p{M}]+)*|\p{N}+(?:[.,]\p{N}+)*/gu;
const CAPITAL = /^\p{Lu}/u;

/** At most `limit` tokens, from the start of the text. */
export function tokenize(text: string, limit = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = [];
  const folded = foldText(text);
  for (const match of allMatches(TOKEN, text)) {
    if (tokens.length >= limit) break;
    const word = match[0];
    const isNumber = /^\p{N}/u.test(word);
    tokens.push({
      kind: isNumber ? 'number' : 'word',
      from: match.index,
      to: match.index + word.length,
      folded: folded.slice(match.index, match.index + word.length),
      capital: CAPITAL.test(word),
    });
  }
  return tokens;
}
