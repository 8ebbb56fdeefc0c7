import { cityPosterIn, POSTER_CODES } from '@waypage/contract';
import { findAirport } from '@waypage/gazetteer';
import { describe, expect, it } from 'vitest';

describe('codes of the cities with a poster', () => {
  it.each(Object.entries(POSTER_CODES))('F-125 %s: the gazetteer places each of them there', (poster, codes) => {
    for (const code of codes) {
      const airport = findAirport(code);
      const city = findAirport(airport?.cityCode ?? '') ?? airport;
      const places = [airport?.city, city?.city].map((name) => cityPosterIn(name ?? null));
      expect([code, places.includes(poster as never)]).toEqual([code, true]);
    }
  });
});
