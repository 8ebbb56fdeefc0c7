import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';
import { readTwinColumns } from './twin-columns.ts';

const PAGE = [
  '12   TUNDRA TRAVEL  |  NORTH 2027',
  '',
  'LAPLAND ON SNOWSHOES',
  '6 days Rovaniemi to Inari',
  '',
  'DAY BY DAY                            FROM €1,890 PER PERSON',
  'Day 1   Rovaniemi',
  'Welcome at the lodge and a            Departs 7 February 2027',
  'first walk in the dark.               Ends 12 February 2027',
  '',
  'Days 2-4   Pyhä                       INCLUDED',
  'Snowshoe walks between huts,          • 5 nights in log',
  'a sauna every night.                    cabins',
  '                                      • 5 breakfasts,',
  'Days 5-6   Inari                        4 dinners',
  'Reindeer herders, then the            • Snowshoes and poles',
  'flight home.',
  '                                      NOT INCLUDED',
  '                                      • Flights',
  '',
  'Book by 15 January 2027. Call 0123 555 0144.',
].join('\n');

describe('readTwinColumns', () => {
  const lines = (text: string) => readTwinColumns(text)?.map(([from, to]) => text.slice(from, to).trimEnd());

  it('reads the left column first, then the right one', () => {
    const read = lines(PAGE) ?? [];
    expect(read.slice(5, 9)).toEqual([
      'DAY BY DAY',
      'Day 1   Rovaniemi',
      'Welcome at the lodge and a',
      'first walk in the dark.',
    ]);
    expect(read.indexOf('flight home.')).toBeLessThan(read.indexOf('FROM €1,890 PER PERSON'));
    expect(read.slice(-2)).toEqual(['', 'Book by 15 January 2027. Call 0123 555 0144.']);
  });

  it('reads lines that end as those of Windows do', () =>
    expect(lines(PAGE.replaceAll('\n', '\r\n'))).toEqual(lines(PAGE)));

  it.each([
    [
      'a table of prices',
      ['CABIN', 'Inside', 'Outside', 'Balcony', 'Suite', 'Loft']
        .map((name) => `${name.padEnd(30)}$899       $50`)
        .join('\n'),
    ],
    [
      'facts under their labels',
      ['Hotel', 'Room', 'Board', 'Flights', 'Bags', 'Deposit'].map((name) => `${name.padEnd(30)}as told`).join('\n'),
    ],
    [
      'remarks of a file',
      ['seat', 'gate', 'notes', 'date', 'time', 'hall'].map((name) => `${name.padEnd(30)}# Included`).join('\n'),
    ],
  ])('takes %s for none', (_, text) => expect(readTwinColumns(text)).toBeNull());

  it('gives an offer the terms of its right column', () => {
    const { includes, restrictions, dates, validUntil, activities, notes, agentInfo, warnings } = parseTravelDeal(
      PAGE,
      {
        referenceDate: '2026-11-21',
      },
    );
    expect(includes).toEqual(['5 nights in log cabins', '5 breakfasts, 4 dinners', 'Snowshoes and poles']);
    expect(restrictions).toEqual(['NOT INCLUDED: Flights']);
    expect([dates, validUntil, notes]).toEqual(['February 7 to 12, 2027', '2027-01-15', null]);
    expect(activities).toHaveLength(3);
    expect(agentInfo.company).toBe('TUNDRA TRAVEL');
    expect(warnings).toEqual([]);
  });
});
