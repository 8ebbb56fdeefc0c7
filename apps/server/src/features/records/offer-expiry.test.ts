import { describe, expect, it } from 'vitest';
import { expiryTime, hasExpired } from './offer-expiry.ts';

const at = (year: number, month: number, day: number, hour = 0, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).getTime();

describe('expiry of a quote', () => {
  it('F-122 is the end of the day in the zone of the server', () => {
    expect(hasExpired('2027-02-12', at(2027, 2, 12, 23, 59))).toBe(false);
    expect(hasExpired('2027-02-12', at(2027, 2, 13))).toBe(true);
    expect(expiryTime('2026-12-31')).toBe(at(2027, 1, 1));
  });

  it.each([null, '', '--02-12', 'next Friday', '2027-02-30', '2027-13-01'])('F-122 %j never ends', (validUntil) => {
    expect(expiryTime(validUntil)).toBeNull();
    expect(hasExpired(validUntil, at(2099, 1, 1))).toBe(false);
  });
});
