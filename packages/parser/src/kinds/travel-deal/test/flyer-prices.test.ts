import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-191 prices of flyers and sheets', () => {
  it('the price in the subject and again over that of two is one price, no part of the total', () => {
    const deal = read(
      'From: Desk <desk@lagoon.example>\nSubject: PEMBA 5 nights R18 200 pps\n\nHi all\n\nPEMBA REEF WEEK\n2 - 7 May 2027\nR18 200 per person sharing\nR36 400 total for 2 adults\n',
    );
    expect([deal.price, deal.totalPrice, deal.restrictions]).toEqual(['R18 200', 'R36 400', []]);
  });

  it.each([
    ['5 nights from\n$1,489*\nper person, twin share\n2 adults from $2,978', '$1,489', '$2,978', '2 adults'],
    ['699 € pro Person\n2 Erwachsene ab 1.398 €', '699 €', '1.398 €', '2 Erwachsene'],
    ['£640pp\nWhole chalet, 10 people: £6,400', '£640', '£6,400', 'Whole chalet, 10 people'],
    ['640 € pro Person\nGanzes Haus (10 Personen): 6.400 €', '640 €', '6.400 €', 'Ganzes Haus (10 Personen)'],
  ])('%j', (prices, price, totalPrice, priceBasis) =>
    expect(read(`Alta Week\n2 - 7 May 2027\n\n${prices}\n`)).toMatchObject({ price, totalPrice, priceBasis }),
  );

  it.each(['SAVE\nup to $340 per couple', 'You save\n$340 per couple', 'SIE SPAREN\nbis zu $340 pro Paar'])(
    'under its label an amount is what is saved: %j',
    (saving) => {
      const deal = read(`Fiji Escape\n5 nights from\n$1,489\nper person\n${saving}\n`);
      expect([deal.price, deal.totalPrice, deal.warnings]).toEqual(['$1,489', null, []]);
    },
  );

  it('of a sheet the column of one night is no price beside that of the stay', () =>
    expect(
      read(
        'LION CAMP\nRATES PER PERSON SHARING\nTent\tPer night\t3 nights normally\t3 nights on this offer\nRiver\tR4 100\tR12 300\tR8 200\nHill\tR4 900\tR14 700\tR9 800\n',
      ),
    ).toMatchObject({ price: 'R8 200', originalPrice: 'R12 300' }));

  it('a sheet of nights alone keeps its prices', () =>
    expect(
      read(
        'LION CAMP\nRATES PER PERSON SHARING\nTent\tPer night\tSingle\nRiver\tR4 100\tR5 300\nHill\tR4 900\tR5 700\n',
      ).price,
    ).toBe('R4 100'));

  it('what a better room costs beside the prices is no condition', () => {
    const deal = read(
      'TANNHOF WEEK\nCHF 489 per person\nUpgrade to the Tower Suite: CHF 1158 for two people\n\nIncluded\n- 3 nights\n- breakfast\n',
    );
    expect([deal.price, deal.restrictions]).toEqual(['CHF 489', []]);
  });
});
