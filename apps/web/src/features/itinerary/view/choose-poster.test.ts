import { describe, expect, it } from 'vitest';
import { choosePoster } from './choose-poster.ts';

describe('the poster of a trip', () => {
  it.each([
    ['Amsterdam, Netherlands', 'amsterdam'],
    ['Athens, Greece', 'athens'],
    ['Bangkok, Thailand', 'bangkok'],
    ['Barcelona, Spain', 'barcelona'],
    ['Cancún, Mexico', 'cancun'],
    ['Dubai, United Arab Emirates', 'dubai'],
    ['Hong Kong', 'hong-kong'],
    ['Honolulu, Hawaii', 'honolulu'],
    ['İstanbul, Türkiye', 'istanbul'],
    ['Las Vegas, Nevada', 'las-vegas'],
    ['Lisboa, Portugal', 'lisbon'],
    ['London, England', 'london'],
    ['Los Angeles, California', 'los-angeles'],
    ['Miami, Florida', 'miami'],
    ['New York City', 'new-york'],
    ['Paris, France', 'paris'],
    ['Roma, Italia', 'rome'],
    ['San Francisco, California', 'san-francisco'],
    ['Singapore', 'singapore'],
    ['Sydney, Australia', 'sydney'],
    ['TŌKYŌ, Japan', 'tokyo'],
  ])('%s has one of its own', (place, poster) => {
    expect(choosePoster(place, null)).toBe(poster);
    expect(choosePoster(null, `Six days in ${place}`)).toBe(poster);
  });

  it.each([
    ['Rome and Paris', null, 'rome'],
    ['Lisbon, Portugal', 'From London with love', 'lisbon'],
    ['Greek islands', 'Cruise from Athens', 'athens'],
    [null, 'Greek Isles & Turkey Cruise', 'cruise'],
    ['Zermatt, Switzerland', 'Ski week', 'mountain'],
    ['Malé', 'Ten days in the Maldives', 'beach'],
    ['Nairobi', 'Kenya Classic Safari', 'safari'],
    ['Épernay', 'Wine and villages', 'vineyard'],
    ['Basking Ridge', 'A comparison', 'travel'],
    ['Jerome, Arizona', 'Parish churches in winter', 'travel'],
    ['', '', 'travel'],
    [null, null, 'travel'],
  ])('%j, %j gets %s', (location, title, poster) => {
    expect(choosePoster(location, title)).toBe(poster);
  });
});
