import { describe, expect, it } from 'vitest';
import { readAirportPlace } from './airport-place.ts';

describe('locations of segments', () => {
  it.each([
    ['New York (JFK)', 'JFK', 'New York'],
    ['  St. John’s, Antigua (ANU) ', 'ANU', 'St. John’s, Antigua'],
    ['LHR', 'LHR', null],
    ['Rio', null, 'Rio'],
    ['Rome (any airport)', null, 'Rome (any airport)'],
    ['', null, null],
    [null, null, null],
  ])('F-121 %j is %s, %s', (location, code, name) => {
    expect(readAirportPlace(location)).toEqual({ code, name });
  });
});
