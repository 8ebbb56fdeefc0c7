import { describe, expect, it } from 'vitest';
import { chooseFlightPoster } from './choose-flight-poster.ts';

const CITIES: Record<string, string> = {
  JFK: 'New York',
  LHR: 'London',
  SFO: 'San Francisco',
  HND: 'Tokyo',
  CDG: 'Paris',
};
const cityOfCode = (code: string): string | null => CITIES[code] ?? null;

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
  ])('is that of %s where the route leads there, the travel poster where it only names it', (city, poster) => {
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
  ])('%s leads to %s', (route, poster) => {
    expect(chooseFlightPoster(route, cityOfCode)).toBe(poster);
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
  ])('%j gets the travel poster', (route) => {
    expect(chooseFlightPoster(route, cityOfCode)).toBe('travel');
  });

  it('knows no code by itself', () => {
    expect(chooseFlightPoster('JFK → LHR')).toBe('travel');
  });

  it('takes no time over a hostile route', () => {
    const started = performance.now();
    for (const part of ['→ ', ' to ', 'AAA-', '- ', 'via ']) chooseFlightPoster(part.repeat(200_000), cityOfCode);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
