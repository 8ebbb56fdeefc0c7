import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (...lines: string[]) => {
  const { price, totalPrice, discount, priceOptions } = parseTravelDeal(
    ['Split in Spring', '5 nights', '', ...lines].join('\n'),
    { referenceDate: '2026-11-21' },
  );
  return { price, totalPrice, discount, options: priceOptions.map((each) => `${each.label}=${each.price}`) };
};
const OPTIONS = ['Marina House=£420', 'Villa Diocle=£480', 'Palm Court=£560'];

describe('T-197 options in the shapes in which lists of prices are set', () => {
  it.each([
    [['Marina House', '£420', 'Villa Diocle', '£480', 'Palm Court', '£560']],
    [['Marina House', 'from £420pp', '', 'Villa Diocle', 'from £480pp', '', 'Palm Court', 'from £560pp']],
    [
      [
        'Option 1',
        'Marina House',
        '£420',
        '',
        'Option 2',
        'Villa Diocle',
        '£480',
        '',
        'Option 3',
        'Palm Court',
        '£560',
      ],
    ],
    [['£420pp – Marina House', '£480pp – Villa Diocle', '£560pp – Palm Court']],
    [['£420 per person: Marina House', '£480 per person: Villa Diocle', '£560 per person: Palm Court']],
    [['Marina House: £420 / Villa Diocle: £480 / Palm Court: £560']],
    [['Prices: Marina House £420pp, Villa Diocle £480pp, Palm Court £560pp']],
  ])('%j', (lines) => expect(read(...lines)).toMatchObject({ price: '£420', totalPrice: null, options: OPTIONS }));

  it('the house, not its board, names a block of three lines', () =>
    expect(read('Hotel Marina 4*', 'Half board', '£420 per person', '', 'Palm Court Resort', '£560').options).toEqual([
      'Hotel Marina=£420',
      'Palm Court Resort=£560',
    ]));

  it('with what two pay behind what one pays', () =>
    expect(read('Marina House – £420pp (total £840)', 'Palm Court – £560pp (total £1,120)').options).toEqual([
      'Marina House=£420',
      'Palm Court=£560',
    ]));

  it('the dash behind the stars of a hotel saves nothing', () =>
    expect(read('Hotel Marina 4* - £420', 'Hotel Palm Court 5* - £560')).toMatchObject({
      price: '£420',
      discount: null,
    }));

  it('a day behind the dash is no end of a range', () => {
    expect(read('£420 - 3 June 2027', '£480 - 10 June 2027')).toMatchObject({
      price: '£420',
      options: ['3 June 2027=£420', '10 June 2027=£480'],
    });
    expect(read('£420 - 480 per person').price).toBe('£420 - 480');
  });

  it.each([
    [['Flights', '£210', 'Hotel', '£300', 'Total', '£510']],
    [['Single supplement', '£90', 'Extra night', '£70']],
    [['Cat. B, balcony cabin: £420pp']],
  ])('rows of a reckoning and what is paid besides are no options: %j', (lines) =>
    expect(read(...lines).options).toEqual([]),
  );
});
