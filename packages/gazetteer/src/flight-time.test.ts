import { describe, expect, it } from 'vitest';
import { findAirport } from './find-airport.ts';
import { flightTimeLimits, kilometresBetween } from './flight-time.ts';

const between = (from: string, to: string): number => {
  const [a, b] = [findAirport(from), findAirport(to)];
  if (a === undefined || b === undefined) throw new Error(`${from} or ${to} is no airport`);
  return kilometresBetween(a, b);
};

describe('kilometresBetween', () => {
  it.each([
    ['LHR', 'JFK', 5540],
    ['SIN', 'EWR', 15_340],
    ['AKL', 'PPT', 4090],
  ])('%s to %s', (from, to, kilometres) => {
    expect(Math.abs(between(from, to) - kilometres)).toBeLessThan(30);
    expect(between(to, from)).toBeCloseTo(between(from, to));
  });
});

describe('flightTimeLimits', () => {
  it.each([
    ['SIN', 'EWR', 18 * 60 + 40],
    ['LHR', 'JFK', 8 * 60],
    ['LPA', 'ACE', 45],
  ])('hold the scheduled time from %s to %s', (from, to, minutes) => {
    const { shortest, longest } = flightTimeLimits(between(from, to));
    expect(minutes).toBeGreaterThan(shortest);
    expect(minutes).toBeLessThan(longest);
  });
});
