import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (...lines: string[]) =>
  parseTravelDeal(
    ['Family offer: Rhodes', '7 nights all inclusive, 5 June 2027', ...lines, 'Book by 31 Jan 2027'].join('\n'),
    { referenceDate: '2026-11-21' },
  );

describe('T-482 a price behind grown-ups and children', () => {
  it.each([
    'Family room for 2 adults and 2 children £1,180',
    'Family room for 2 adults + 2 children: £1,180',
    'Cabin for 2 adults and 2 children from £1,180',
    'Room for two adults and two kids £1,180',
  ])('%s is that of all', (line) => {
    const { price, totalPrice, passengers } = read(line);
    expect([price, totalPrice, passengers]).toEqual([null, '£1,180', 4]);
  });

  it.each([
    'Family room for 2 adults and 2 children £295 pp',
    'Family cabin for 2 adults and 2 children £295 per person',
    'Family room, 2 adults and 2 children £295pp',
    'A room for 2 adults and 2 kids costs £295 pp',
  ])('%s is what each pays', (line) => {
    const { price, totalPrice, passengers } = read(line);
    expect([price, totalPrice, passengers]).toEqual(['£295', null, 4]);
  });

  it('a sum behind what each pays', () => {
    const { price, totalPrice } = read('£299pp, family room for 2 adults and 2 children £1,196');
    expect([price, totalPrice]).toEqual(['£299', '£1,196']);
  });

  it.each([
    '£599pp, 2 adults, 1 child £399',
    'Price £599pp\n2 adults, child £399',
    'Price £599pp\nSharing a room with 2 adults, 1 child £399',
    'Price £599pp\nFamily room for 2 adults and 2 children, supplement £399',
  ])('%s: a child’s price or a supplement is no price of the trip', (lines) => {
    const { price, totalPrice } = read(lines);
    expect([price, totalPrice]).toEqual(['£599', null]);
  });

  it('how two share a room is for each of them', () => {
    const { price, totalPrice } = read('Prices per person: double room for 2 adults £599');
    expect([price, totalPrice]).toEqual(['£599', null]);
  });
});
