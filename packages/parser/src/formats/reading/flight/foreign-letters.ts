/** How much of a text speaks of something else than its marks. */
import { FLIGHT_FILLERS } from '../../../annotators/vocabulary/flight-fillers.ts';
import { codeAt } from '../../../text/character-class.ts';

const isWordUnit = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || code >= 0xdf;

/** The letters of words that begin at no taken place and are not the small words of flight lines; of folded text. */
export function countForeignLetters(folded: string, taken: Uint8Array): number {
  const { length } = folded;
  let count = 0;
  let from = 0;
  for (let i = 0; i <= length; i++) {
    if (i < length && isWordUnit(codeAt(folded, i))) continue;
    if (i - from >= 2 && taken[from] !== 1 && !FLIGHT_FILLERS.has(folded.slice(from, i))) count += i - from;
    from = i + 1;
  }
  return count;
}
