import { POSTER_CITIES } from '@waypage/contract';
import { findAirport, foldName } from '@waypage/gazetteer';
import { describe, expect, it } from 'vitest';

describe('codes of the cities with a poster', () => {
  it.each(Object.entries(POSTER_CITIES))(
    'F-125 %s: the gazetteer places each of them there',
    (_poster, { names, codes }) => {
      const cities: readonly string[] = names;
      const area: readonly string[] = codes;
      for (const code of codes) {
        const airport = findAirport(code);
        const isThere = cities.includes(foldName(airport?.city ?? '')) || area.includes(airport?.cityCode ?? 'none');
        expect([code, isThere]).toEqual([code, true]);
      }
    },
  );
});
