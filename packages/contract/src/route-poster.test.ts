import { describe, expect, it } from 'vitest';
import { chooseCityPoster, POSTER_CITIES } from './route-poster.ts';

const titleCase = (name: string) => name.replace(/\b\w/g, (letter) => letter.toUpperCase());

describe('the city poster of a route', () => {
  it.each(Object.entries(POSTER_CITIES))(
    'F-125 %s by its name and by each of its codes',
    (poster, { names, codes }) => {
      for (const name of names) {
        expect(chooseCityPoster(`Boston to ${titleCase(name)}`)).toBe(poster);
        expect(chooseCityPoster(`Boston (BOS) → ${titleCase(name)} (${codes[0]})`)).toBe(poster);
        expect(chooseCityPoster(`BOSTON -> ${name.toUpperCase()}`)).toBe(poster);
      }
      for (const code of codes) expect(chooseCityPoster(`ZRH → ${code}`)).toBe(poster);
    },
  );

  it.each([
    ['Boston to Tokyo', 'tokyo'],
    ['New York (JFK) → London (LHR)', 'london'],
    ['JFK → LHR', 'london'],
    ['SFO-HND', 'tokyo'],
    ['SFO–HND', 'tokyo'],
    ['BOS/CDG', 'paris'],
    ['BOS-CDG-BOS', 'paris'],
    ['Toronto to Cancún', 'cancun'],
    ['Zürich → TŌKYŌ', 'tokyo'],
    ['New York → Madrid, Barcelona → Paris → New York', 'barcelona'],
    ['Paris to Lyon to Rome to Paris', 'rome'],
    ['Chicago to London, Ontario (YXU)', 'london'],
  ])('F-125 %s gets %s', (route, poster) => {
    expect(chooseCityPoster(route)).toBe(poster);
  });

  it.each([
    null,
    '',
    'Paris',
    'Paris, round trip',
    'Tokyo adventure',
    'Paris → Lyon',
    'Boston to Oslo',
    'Boston → Parisville',
    'Chicago → London (YXU)',
    'JFK → ABC',
    'SFO-Kyoto',
    'London to London',
    'Tokyotown',
  ])('F-125 %j gets the generic picture', (route) => {
    expect(chooseCityPoster(route)).toBeNull();
  });

  it('F-125 takes no time over a hostile route', () => {
    const started = performance.now();
    for (const part of ['→ ', ' to ', 'london (', 'A-']) chooseCityPoster(part.repeat(200_000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
