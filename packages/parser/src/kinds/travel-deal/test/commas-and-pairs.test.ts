import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('the comma of an amount heads no table (T-398)', () => {
  const offer =
    '$1,945 per person x 4 travelers = $7,780 total, taxes in\nHotels: Fuego Lodge, La Fortuna + Casa Mar, Quepos\nIncludes: daily breakfast, private transfers, bridges tour\nFine print: $300 deposit to hold; nonrefundable after Feb 20, 2027; airfare not included\nPrice good through Jan 8, 2027';

  it('and its lists are read', () =>
    expect(read(`Costa Rica for the family\n${offer}`)).toMatchObject({
      price: '$1,945',
      totalPrice: '$7,780',
      includes: ['daily breakfast', 'private transfers', 'bridges tour'],
      restrictions: ['$300 deposit to hold', 'nonrefundable after Feb 20, 2027', 'airfare not included'],
    }));

  it('how long a price stands is no title', () => expect(read(offer).title).toBeNull());
});

describe('two things in a few words (T-399)', () => {
  it.each(['incl flights & B&B', 'Includes: flights & breakfast', 'inkl. Flug & Frühstück'])('%s', (line) =>
    expect(read(`Norway, 7 nights £899pp\n${line}`).includes).toHaveLength(2),
  );

  it.each(['Includes 7 nights in riads and 4* hotels on B&B basis', 'Includes bed & breakfast'])('one: %s', (line) =>
    expect(read(`Norway, 7 nights £899pp\n${line}`).includes).toHaveLength(1),
  );

  it('words that only begin like a preposition begin no rest', () =>
    expect(read('Sri Lanka in style\n12 nights £2,450pp\nprivate driver, half board, internal rail').includes).toEqual([
      'private driver',
      'half board',
      'internal rail',
    ]));

  it('who answers stands behind the number', () => {
    expect(read('Rose Cottage, St Ives\n3 nights £340\ntext 07700 900222 Sue').agentInfo.name).toBe('Sue');
    expect(read('Rose Cottage, St Ives\n3 nights £340\ntext 07700 900222 Monday').agentInfo.name).toBeNull();
  });
});
