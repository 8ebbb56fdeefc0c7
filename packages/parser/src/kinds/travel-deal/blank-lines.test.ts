import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

const read = (text: string) => {
  const { source: _, ...values } = parseTravelDeal(text, { referenceDate: '2026-11-21' });
  return { ...values, warnings: values.warnings.map(({ code }) => code) };
};

describe('T-320 a blank line behind each line says nothing', () => {
  const card =
    'Porto Long Weekend\n4 days / 3 nights\nWas\n€540\nNow\n€432\nper person\nTotal for 2 adults\n€864\nWhat’s included\nReturn flights\nBreakfast\nGood to know\nCity tax is paid locally\nOffer ends\nSun 6 Dec 2026\nView deal';

  it('T-320 of a card', () => {
    const spaced = read(card.replaceAll('\n', '\n\n'));
    expect(spaced).toEqual(read(card));
    expect(spaced).toMatchObject({
      price: '€432',
      originalPrice: '€540',
      totalPrice: '€864',
      includes: ['Return flights', 'Breakfast'],
      validUntil: '2026-12-06',
    });
  });

  it('T-320 of two columns side by side', () => {
    const page = [
      ['YOUR ITINERARY', 'WHAT IS INCLUDED'],
      ['Day 1: Oslo', '• 6 nights in 4 star hotels and'],
      ['Walk through the old town, dinner by the', '  one night on board'],
      ['harbour.', '• Trains from Oslo to Bergen,'],
      ['Day 2: Flåm', '  seats reserved'],
      ['Down to the fjord on the steepest line.', '• Breakfast each day'],
      ['Day 3: Bergen', '• Luggage service'],
      ['A free day.', '• Fjord cruise'],
    ]
      .map(([left = '', right = '']) => left.padEnd(48) + right)
      .join('\n');
    const spaced = read(`NORWAY BY RAIL\n${page}`.replaceAll('\n', '\n\n'));
    expect(spaced).toEqual(read(`NORWAY BY RAIL\n${page}`));
    expect(spaced.includes).toContain('Trains from Oslo to Bergen, seats reserved');
  });
});
