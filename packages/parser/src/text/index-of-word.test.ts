import { expect, it } from 'vitest';
import { indexOfWord } from './index-of-word.ts';

it.each([
  ['USD 90', 'USD', 0],
  ['in 90 USD', 'USD', 6],
  ['90USD', 'USD', 2],
  ['Aerolíneas Argentinas', 'Argentina', -1],
  ['Aerolíneas Argentinas to Argentina', 'Argentina', 25],
  ['éUSD', 'USD', -1],
  ['', 'USD', -1],
])('of %j the word %s stands at', (text, word, at) => expect(indexOfWord(text, word)).toBe(at));
