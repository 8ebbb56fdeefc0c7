import { describe, expect, it } from 'vitest';
import { wordSet } from './word-set.ts';

describe('wordSet', () => {
  it('holds each word with and without the letters that may be left out', () => {
    expect([...wordSet('hotels?|guest ?houses?|inn')].sort()).toEqual([
      'guest house',
      'guest houses',
      'guesthouse',
      'guesthouses',
      'hotel',
      'hotels',
      'inn',
    ]);
  });
});
