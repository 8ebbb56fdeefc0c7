import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const offer = (lines: string) => read(`Apulien\n02.10. – 09.10.2027\n£649 per person\n${lines}`);

describe('T-627 what a single room or another one costs', () => {
  it.each([
    'Einzelzimmerzuschlag           245,– €',
    'single supp 180 a night, but we waive it for the 1st single in green',
    'Sgl supp: 120',
  ])('is no condition outside a list: %s', (line) => expect(offer(line).restrictions).toEqual([]));

  it.each(['single supp 20% on request', 'Deposit 245,– € at booking', 'Single rooms must be paid in full'])(
    'near: %s',
    (line) => expect(offer(line).restrictions).toEqual([line]),
  );

  it('is one in a list of conditions, however long its sentence', () =>
    expect(offer('\nPlease note\n- Single rooms are limited and carry a supplement of £290.').restrictions).toEqual([
      'Single rooms are limited and carry a supplement of £290',
    ]));

  it.each([
    'Garden View Double Room  Selected\nSea View Double Room  +£84pp\nSwim-up Junior Suite  +£231pp',
    'Doppelzimmer Garten  ausgewählt\nDoppelzimmer Meerblick  +84 €',
  ])('of the rooms of a page is what else one might choose: %j', (rows) =>
    expect(offer(`\nRooms\n${rows}`).restrictions).toEqual([]),
  );

  it('is a condition where none is chosen', () =>
    expect(offer('Sea view double room  +£84pp').restrictions).toEqual(['Sea view double room  +£84pp']));

  it.each(['Category     2 pax     4 pax     6 pax', 'Hotel      2 people    4 people    6 people   SGL supp'])(
    'stands under heads that count no travelers: %s',
    (head) => {
      const deal = offer(`\nNET RATES\n${head}\n3* hotels         690       575       510          160`);
      expect(deal).toMatchObject({ passengers: null, restrictions: [] });
      expect(deal.warnings.map(({ code }) => code)).not.toContain('passenger-mismatch');
    },
  );

  it('reads what keeps a place in Spanish', () => {
    expect(offer('👉 Reservás con una seña de USD 200, no reintegrable').restrictions).toEqual([
      'Reservás con una seña de USD 200, no reintegrable',
    ]);
    expect(offer('Paseo en barco por el Sena').restrictions).toEqual([]);
  });
});

describe('T-628 an amount that one gets, told twice', () => {
  const includes = (banner: string) =>
    offer(`${banner}\n\nYour fare includes\n- Port taxes\n- Onboard credit of £50 to £300 per cabin`).includes;

  it('is told once, as fully as it is', () =>
    expect(includes('plus up to £300 ONBOARD CREDIT per cabin')).toEqual([
      'Port taxes',
      'Onboard credit of £50 to £300 per cabin',
    ]));

  it('is another thing with another amount or for other people', () => {
    expect(includes('plus up to £400 ONBOARD CREDIT per cabin')).toHaveLength(3);
    expect(includes('plus up to £300 SPA CREDIT per cabin')).toHaveLength(3);
  });
});
