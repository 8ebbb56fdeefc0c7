import { describe, expect, it } from 'vitest';
import { readDisplayDates } from './display-dates.ts';

describe('display dates read back', () => {
  it.each([
    ['May 3 to 9, 2026', '2026-05-03', '2026-05-09'],
    ['May 28 to June 4, 2026', '2026-05-28', '2026-06-04'],
    ['December 28, 2026 to January 3, 2027', '2026-12-28', '2027-01-03'],
    ['Dec 28 – Jan 3, 2027', '2026-12-28', '2027-01-03'],
    [' Sept. 12-19, 2026 ', '2026-09-12', '2026-09-19'],
    ['May 3, 2026', '2026-05-03', null],
    ['February 29, 2028', '2028-02-29', null],
  ])('T-111 %j', (text, start, end) => {
    expect(readDisplayDates(text)).toEqual({ start, end });
  });

  it.each([
    null,
    '',
    'May 2026',
    'May 3 to 9',
    'Jan-Mar 2027',
    'February 30, 2026',
    'May 9 to 3, 2026',
    'Mayday 3rd of 2026',
    'March 3, 20261',
  ])('T-111 %j names no days', (text) => {
    expect(readDisplayDates(text)).toBeNull();
  });
});
