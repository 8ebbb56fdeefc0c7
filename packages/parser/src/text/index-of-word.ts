/** Where a word stands in a text by itself: `USD` in `USD 90` and not in `BUSDRIVER`, `Argentina` not in `Aerolíneas Argentinas`. */
import { codeAt, isLetter } from './character-class.ts';

/** The first place with no other letter beside it, or -1. */
export function indexOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(codeAt(text, at - 1)) && !isLetter(codeAt(text, at + word.length))) return at;
  return -1;
}
