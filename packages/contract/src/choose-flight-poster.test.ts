import { describe, expect, it } from 'vitest';
import { chooseFlightPoster, POSTER_CODES } from './choose-flight-poster.ts';

describe('the poster of a flight quote', () => {
  it.each([
    ['Amsterdam', 'amsterdam'],
    ['Athens', 'athens'],
    ['Bangkok', 'bangkok'],
    ['Barcelona', 'barcelona'],
    ['Cancún', 'cancun'],
    ['Dubai', 'dubai'],
    ['Hong Kong', 'hong-kong'],
    ['Honolulu', 'honolulu'],
    ['Istanbul', 'istanbul'],
    ['Las Vegas', 'las-vegas'],
    ['Lisbon', 'lisbon'],
    ['London', 'london'],
    ['Los Angeles', 'los-angeles'],
    ['Miami', 'miami'],
    ['New York', 'new-york'],
    ['Paris', 'paris'],
    ['Rome', 'rome'],
    ['San Francisco', 'san-francisco'],
    ['Singapore', 'singapore'],
    ['Sydney', 'sydney'],
    ['Tokyo', 'tokyo'],
  ])('F-125 is that of %s where the route leads there, the travel poster where it only names it', (city, poster) => {
    expect(chooseFlightPoster(`Boston to ${city}`)).toBe(poster);
    expect(chooseFlightPoster(`Boston (BOS) → ${city} (ABC)`)).toBe(poster);
    expect(chooseFlightPoster(`BOSTON -> ${city.toUpperCase()}`)).toBe(poster);
    expect(chooseFlightPoster(city)).toBe('travel');
    expect(chooseFlightPoster(`${city} → Boston`)).toBe('travel');
  });

  it.each([
    ['New York (JFK) → London (LHR)', 'london'],
    ['JFK → LHR', 'london'],
    ['JFK TO LHR', 'london'],
    ['JFK ✈️ LHR', 'london'],
    ['JFK=>LHR', 'london'],
    ['SFO-HND', 'tokyo'],
    ['SFO – HND', 'tokyo'],
    ['SFO/HND', 'tokyo'],
    ['SFO-HND-SFO', 'tokyo'],
    ['JFK ⇄ CDG', 'paris'],
    ['Flight to Paris', 'paris'],
    ['Toronto to Narita (HND)', 'tokyo'],
    ['New York → Lyon → Rome → New York', 'rome'],
    ['Boston to Tokyo via London', 'tokyo'],
  ])('F-125 %s leads to %s', (route, poster) => {
    expect(chooseFlightPoster(route)).toBe(poster);
  });

  it.each([
    null,
    '',
    'Paris',
    'LHR',
    'Toronto, Paris',
    'Paris in May',
    'Paris → Lyon → Paris',
    'Boston to Osaka via London',
    'Boston → Parisville',
    'JFK → ABC',
    'SFO-Kyoto',
  ])('F-125 %j gets the travel poster', (route) => {
    expect(chooseFlightPoster(route)).toBe('travel');
  });

  it.each(Object.entries(POSTER_CODES))('F-125 %s is known by each of its codes', (poster, codes) => {
    for (const code of codes) expect(chooseFlightPoster(`ZRH → ${code}`)).toBe(poster);
  });

  it('takes no time over a hostile route', () => {
    const started = performance.now();
    for (const part of ['→ ', ' to ', 'AAA-', '- ', 'via ']) chooseFlightPoster(part.repeat(200_000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
