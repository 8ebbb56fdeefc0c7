import { describe, expect, it } from 'vitest';
import { AIRPORT_ZONES } from './data/airports.ts';
import { elapsedMinutes, offsetMinutes, wallMinutes } from './zone-time.ts';

const at = (zone: string, month: number, day: number, clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { zone, year: 2027, month, day, minutes: hour * 60 + minute };
};

describe('elapsed time between local times', () => {
  it.each([
    [
      'over night to the east',
      at('America/New_York', 3, 12, '18:30'),
      at('Europe/London', 3, 13, '06:40'),
      7 * 60 + 10,
    ],
    [
      'American clocks ahead, European not yet',
      at('America/New_York', 3, 20, '18:30'),
      at('Europe/London', 3, 21, '05:40'),
      7 * 60 + 10,
    ],
    [
      'across the date line, a day back',
      at('Pacific/Auckland', 7, 1, '20:00'),
      at('America/Los_Angeles', 7, 1, '13:15'),
      12 * 60 + 15,
    ],
    ['half-hour zone', at('Asia/Kolkata', 1, 5, '02:00'), at('Europe/Paris', 1, 5, '07:00'), 9 * 60 + 30],
    [
      'the other way is negative',
      at('Europe/London', 3, 13, '06:40'),
      at('America/New_York', 3, 12, '18:30'),
      -(7 * 60 + 10),
    ],
  ])('%s', (_, from, to, minutes) => {
    expect(elapsedMinutes(from, to)).toBe(minutes);
  });
});

describe('offsets where clocks change', () => {
  const spring = (clock: string) => offsetMinutes('Europe/Berlin', wallMinutes(at('Europe/Berlin', 3, 28, clock)));
  const autumn = (clock: string) => offsetMinutes('Europe/Berlin', wallMinutes(at('Europe/Berlin', 10, 31, clock)));
  it('before, in and after the hour that is skipped', () => {
    expect([spring('01:59'), spring('02:30'), spring('03:00'), spring('23:00')]).toEqual([60, 60, 120, 120]);
  });
  it('takes the first of the hour that comes twice', () => {
    expect([autumn('01:59'), autumn('02:30'), autumn('03:00')]).toEqual([120, 120, 60]);
  });
  it('counts an unknown zone as UTC', () => {
    expect(offsetMinutes('Mars/Olympus', 0)).toBe(0);
  });
});

it('takes the nearest year outside the table', () => {
  const summer = wallMinutes({ zone: '', year: 2055, month: 7, day: 1, minutes: 0 });
  expect(offsetMinutes('Europe/Berlin', summer)).toBe(120);
});

it('agrees with the platform for every zone of an airport', () => {
  const days = Array.from({ length: 60 }, (_, i) => Date.UTC(2026, 0, 1, 12) / 60_000 + i * 13 * 1440);
  for (const zone of AIRPORT_ZONES.split(' ')) {
    const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    for (const instant of days) {
      const [, sign = '+', hours = '0', minutes = '0'] =
        /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(instant * 60_000)) ?? [];
      const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
      expect([zone, instant, offsetMinutes(zone, instant + offset)]).toEqual([zone, instant, offset]);
    }
  }
});
