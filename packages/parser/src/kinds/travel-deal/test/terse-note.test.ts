import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('the note of an agent (T-19)', () => {
  it.each([
    [
      '£1,420pp. dep £200pp to hold, bal 8wks prior, NR once tktd',
      ['dep £200pp to hold', 'bal 8wks prior', 'NR once tktd'],
    ],
    ['£899pp / £1798 tot. dep £75pp to book, bal 12wks prior (1 Feb)', ['dep £75pp to book, bal 12wks prior (1 Feb)']],
    ['incl BA flts, hold bag, rtn tfrs. excl visa\n£610pp', ['excl visa']],
    [
      '£610pp. min 2 pax, cxl within 30 days 100%, nr once ticketed',
      ['min 2 pax', 'cxl within 30 days 100%', 'nr once ticketed'],
    ],
  ])('gives its conditions one by one: %j', (line, restrictions) =>
    expect(read(`Cole x2 - Barbuda 7n AI, 3-10 May 27\nReef Edge Htl, std rm\n${line}`).restrictions).toEqual(
      restrictions,
    ),
  );

  it('says who goes and where one stays, and promises nothing that it leaves out', () => {
    const deal = read(
      'Okafor family x5: Rhodes 10n HB\nBlue Bay Rsrt, 2x fam rm\nincl flts LGW/RHO, 20kg bag, tfrs. excl tourist tax\n£890pp',
    );
    expect(deal.passengers).toBe(5);
    expect(deal.accommodation).toBe('Blue Bay Rsrt');
    expect(deal.includes).toEqual(['flts LGW/RHO', '20kg bag', 'tfrs']);
    expect(deal.restrictions).toEqual(['excl tourist tax']);
    expect(read('Malta week\nRounds x2 each\n£300pp').passengers).toBeNull();
  });
});

describe('a footnote (T-19)', () => {
  it('gives a condition a sentence', () => {
    const { restrictions } = read(
      'Aruba, all in\nfrom US$410 per person per night\n\nTHINGS TO DO\nSailing  ~  Cave tour  ~  Cooking class\n\n* Code SUN27 must be entered when booking. Minimum stay 5 nights. Blackout dates: 20-28 December 2026. Travel is by coach from the pier. Rates are per person, based on double occupancy; a resort fee applies. Deposit is non-refundable.',
    );
    expect(restrictions).toEqual([
      'Code SUN27 must be entered when booking',
      'Minimum stay 5 nights',
      'Blackout dates: 20-28 December 2026',
      'Travel is by coach from the pier',
      'a resort fee applies',
      'Deposit is non-refundable',
    ]);
  });

  it.each([
    'THINGS TO DO\nSailing  ~  Cave tour  ~  Cooking class',
    'Activities\nSailing | Cave tour | Cooking class',
    'Your guests may also enjoy (at a supplement):\n- Sailing\n- Cave tour\n- Cooking class',
    'Things to do: Sailing ~ Cave tour ~ Cooking class',
  ])('reads the activities of %j', (list) =>
    expect(read(`Aruba week\n$900 pp\n\n${list}`).activities).toEqual(['Sailing', 'Cave tour', 'Cooking class']),
  );
});

describe('lists as they are typed (T-5)', () => {
  it.each([
    [
      'whats included\n - flights\n -hotel with pool\n - breakfast\n-guide',
      ['flights', 'hotel with pool', 'breakfast', 'guide'],
    ],
    [
      'The offer includes:\n  (i)  half board\n  (ii) airport boat\n  (iii) kayaks',
      ['half board', 'airport boat', 'kayaks'],
    ],
    ['*Pkg includes* 👇🏻\n🔸Breakfast daily\n🔸Island tour', ['Breakfast daily', 'Island tour']],
    ['Bonus inclusions\nCooking class\nSpa hour', ['Cooking class', 'Spa hour']],
    [
      'Included\n• Coach with a guide who speaks English\nand German\n• The whole long day out to the islands and the lighthouse with lunch\n• Dinner',
      [
        'Coach with a guide who speaks English and German',
        'The whole long day out to the islands and the lighthouse with lunch',
        'Dinner',
      ],
    ],
  ])('reads %j', (list, includes) => expect(read(`Aruba week\n$900 pp\n\n${list}`).includes).toEqual(includes));

  it.each([
    ['KIDS GO FREE - terms\n* Up to two children share with two adults\n* Proof of age on arrival', 2],
    ['Early bird saver – conditions\n- One saver a room\n- Names by 1 March', 2],
    ['The following conditions apply:\n(a) One saver a room.\n(b) Pets stay at home.', 2],
  ])('reads the conditions of %j', (list, count) =>
    expect(read(`Aruba week\n$900 pp\n\n${list}`).restrictions).toHaveLength(count),
  );

  it('takes no button, worth or basis for a term', () => {
    const { highlights, restrictions } = read(
      'Aruba week\n$900 pp\nValued up to $1,600\n\nHighlights\nThe pink beach at dawn\nOld town walls\nShow more ⌄\n\nFares are per person, land only, based on double occupancy.\nFor stays in May guests pay $900 per villa for five nights instead of $1,200, based on two sharing.',
    );
    expect(highlights).toEqual(['The pink beach at dawn', 'Old town walls']);
    expect(restrictions).toEqual([]);
  });
});

describe('lists told by their verbs (T-5)', () => {
  it.each([
    "Comes with: coach transfers; breakfast; kayaks\nDoesn't come with: flights, lunches, tips",
    'This comes with\n- coach transfers\n- breakfast\n- kayaks\n\nThis does not come with\n- flights\n- lunches\n- tips',
    'In the fare\ncoach transfers, breakfast, kayaks\n\nON TOP\nflights, lunches, tips',
  ])('promises nothing that it leaves out: %j', (lists) => {
    const { includes, restrictions } = read(`Fiji week\n$900 pp\n\n${lists}`);
    expect(includes).toEqual(['coach transfers', 'breakfast', 'kayaks']);
    expect(restrictions).toHaveLength(3);
    expect(restrictions.join()).toMatch(/flights.*lunches/);
  });

  it('ends a list of words before the paragraph under it', () =>
    expect(
      read(
        'Fiji week\n$900 pp\n\nNOT IN THE PRICE\nflights, lunches, tips\n\nDeposit 15%. Balance due 12 weeks before you sail. Names by May.',
      ).restrictions,
    ).toEqual([
      'NOT IN THE PRICE: flights',
      'NOT IN THE PRICE: lunches',
      'NOT IN THE PRICE: tips',
      'Deposit 15%',
      'Balance due 12 weeks before you sail',
    ]));

  it('reads the conditions under a heading of two names', () =>
    expect(
      read('Fiji week\n$900 pp\n\nConditions / small print\nNot with any other deal. Names by May.').restrictions,
    ).toEqual(['Not with any other deal', 'Names by May']));
});

describe('prices (T-1)', () => {
  it.each([
    ['2 Adults + 1 Child ........... €2,310 total!', '€2,310'],
    ['2 adults and 2 children      £1,980', '£1,980'],
    ['Family of 4 ......... £2,150', '£2,150'],
    ['Familia de 3 (2 adultos + 1 niño) ....... US$ 1.980 en total', 'US$ 1.980'],
    ['Familie mit 2 Kindern 2.400 € gesamt', '2.400 €'],
  ])('reads the total of %j', (line, total) => {
    const deal = read(`Easter in Malta\n\n${line}\n7 nights`);
    expect([deal.totalPrice, deal.price]).toEqual([total, null]);
  });

  it.each([
    'Per prenotare: 200 €',
    'Para apartar: $300, saldo en mayo',
    'Zum Buchen 300 €',
    'To hold your place: just $300',
  ])('takes what keeps a place for none: %j', (line) => {
    const { price, totalPrice } = read(`Easter in Malta\n7 nights\n${line}\nIncluded: flights, hotel`);
    expect([price, totalPrice]).toEqual([null, null]);
  });

  it('reads a price list under its heading as one', () => {
    const { price, priceOptions } = read(
      'Greek Isles\n\nWHAT YOU PAY\nInside cabin   £1,200pp\nBalcony cabin   £1,500pp\n\nIN THE FARE\nFlights, transfers, meals\n\nON TOP\nTips, drinks package (£25 a day)',
    );
    expect([price, priceOptions.length]).toEqual(['£1,200', 2]);
  });
});

describe('a total that holds the taxes told beside the price (T-10)', () => {
  const totalOf = (fee: string) =>
    read(
      `Alaska group\nJune 12, 2027 - 7 nights\nRate: $1,200 pp${fee}\nTotal for two, all in: $2,800\nPerks: wifi, tips`,
    );

  it.each([' + $200 taxes/port fees pp', ' plus $400 taxes and fees'])('fits with %j', (fee) => {
    const { price, totalPrice, warnings } = totalOf(fee);
    expect([price, totalPrice, warnings]).toEqual(['$1,200', '$2,800', []]);
  });

  it.each(['', ' + $90 taxes pp', ' plus $200 single supplement'])('does not fit with %j', (fee) =>
    expect(totalOf(fee).warnings.map(({ code }) => code)).toEqual(['total-mismatch']),
  );
});

describe('a family told in parts (T-5)', () => {
  it.each(['2 adults + 1 kid (7), 5 nights half board, Rhodes', '4 adults + 2 kids (6 & 9), 7 nights, Rhodes'])(
    'is no condition: %j',
    (line) => expect(read(`${line}\nBlue Bay Resort\n£2,600 total`).restrictions).toEqual([]),
  );
});
