import { describe, expect, it } from 'vitest';
import { dayHeading } from './day-heading.ts';
import { presentCreated, presentDayDate } from './present-date.ts';
import { presentMoney } from './present-money.ts';
import { presentTime } from './present-time.ts';
import { safeLink } from './safe-link.ts';
import { testDay } from './test-itinerary.ts';

describe('dates', () => {
  it('V-1 reads a calendar day with its weekday, whatever the time zone of the machine', () => {
    expect(presentDayDate('2026-05-03')).toEqual({ long: 'Sunday, May 3', short: 'May 3', machine: '2026-05-03' });
    expect(presentDayDate('0099-01-01').long).toBe('Thursday, January 1');
  });

  it('V-1 reads a day without a year, and February 29 is one', () => {
    expect(presentDayDate('--02-29')).toEqual({ long: 'February 29', short: 'Feb 29', machine: '02-29' });
  });

  it.each(['2026-02-30', '--13-01', '2026-5-3', 'late spring', ''])(
    'V-1 leaves %j, which is no day, as the text has it',
    (text) => {
      expect(presentDayDate(text)).toEqual({ long: text, short: text, machine: null });
    },
  );

  it('V-1 reads the created date; an unreadable one vanishes', () => {
    expect(presentCreated('2024-01-05T23:59:59.000Z')).toEqual({ text: 'Jan 5, 2024', machine: '2024-01-05' });
    expect(presentCreated('soon')).toBeNull();
  });
});

describe('times', () => {
  it.each([
    ['6:30 PM', ['18:30']],
    ['6:30 PM – 8:00 PM', ['18:30', null, '20:00']],
    ['12:15 AM', ['00:15']],
    ['12 noon, then 12 p.m.', [null, '12:00']],
    ['14:15-16:00', ['14:15', null, '16:00']],
    ['Early evening', [null]],
    ['25:00', [null]],
    ['13:00 PM', [null]],
    ['2 bottles', [null]],
  ])('V-2 finds the clock times in %j', (text, machines) => {
    const parts = presentTime(text);
    expect(parts.map((part) => part.machine)).toEqual(machines);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});

describe('money', () => {
  it.each([
    ['USD', 1180, undefined, '$1,180'],
    ['EUR', 244.4, undefined, '€244.40'],
    ['JPY', 12000, 15000, '¥12,000 – ¥15,000'],
    ['GBP', 10, 10, '£10'],
    ['Rs.', 500, undefined, 'Rs. 500'],
    ['', 5, undefined, '5'],
  ])('V-3 writes %s %d', (currency, amount, amountMax, text) => {
    expect(presentMoney(currency, amount, amountMax)).toBe(text);
  });
});

describe('links', () => {
  it.each([
    ['https://example.org/a?b=1&c=2', 'https://example.org/a?b=1&c=2'],
    [' http://example.org ', 'http://example.org/'],
    ['www.example.org/tour', 'https://www.example.org/tour'],
  ])('V-8 lets %j through', (link, address) => expect(safeLink(link)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@example.org',
    '//example.org',
    '/admin',
    'see the hotel page',
    'https://',
    '',
    null,
  ])('V-8 makes no link of %j', (link) => expect(safeLink(link)).toBeNull());
});

describe('day headings', () => {
  it.each([
    ['Day 3: By rail to Reims', 3, 'By rail to Reims'],
    ['DAY 4 – Épernay', 4, 'Épernay'],
    ['Day 7', 7, null],
    ['Daylight in Oslo', 1, 'Daylight in Oslo'],
    ['Day 2nd breakfast', 1, 'Day 2nd breakfast'],
    ['   ', 1, null],
    [null, 1, null],
  ])('V-1 %j', (title, number, rest) => {
    expect(dayHeading(testDay({ title }), 0)).toEqual({ number, title: rest });
  });
});
