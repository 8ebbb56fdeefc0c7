import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('rows of prices, and what stands beside them (T-418)', () => {
  it.each([
    [
      'Amsterdam, 2 nights on board\n4-berth cabin: £49pp\n2-berth cabin: £79pp\nDinner buffet £33 / breakfast £15 if prebooked',
      '£49',
    ],
    [
      'Costa Rica, 11 days\nDates & prices (adult / child):\n3 Apr – 13 Apr   £2,895 / £2,595\n17 Jul – 27 Jul  £3,095 / £2,795',
      '£2,895',
    ],
    ['Miami, 7 nights\nInside $529  Oceanview $629  Balcony $789 (per person, dbl occ)', '$529'],
    ['Faro 4nts, hotel Sol\nBreakfast £189pp\nHalf board £229pp', '£189'],
  ])('%s', (text, price) => expect(read(text).price).toBe(price));

  it('the price of a flat is for all in it', () =>
    expect(read('Toskana, Ferienwohnung Le Querce, 14 Nächte\nWohnungspreis: 2.240 €')).toMatchObject({
      price: null,
      totalPrice: '2.240 €',
    }));

  it.each(['AED 1,150 per couple / AED 690 single', 'Extra child AED 200 (6-11 yrs)'])('no title: %s', (line) =>
    expect(read(`Dear agents,\n\n${line}\n2 nights in a Bedouin tent on full board`).title).not.toMatch(/AED|child/),
  );
});

describe('where it goes and who greets (T-419)', () => {
  it('a departure that is no place of one', () =>
    expect(read('Nouveau départ groupe : Pérou, terre des Incas\n15 jours, 3 290 € / pers.').destination).toBe(
      'Pérou',
    ));
  it('where one departs is none', () =>
    expect(read('Ski week £499pp\nDeparting: Leeds\nFlights to Chambéry').destination).not.toBe('Leeds'));

  it('a team that greets is nobody', () => {
    const { name, company } = read(
      'Toskana, 14 Nächte\n2.240 € pro Wohnung\n\nViele Grüße, Ihr Team vom Reiseladen Ulm',
    ).agentInfo;
    expect([name, company]).toEqual([null, 'Reiseladen Ulm']);
  });

  it.each([
    ['Réservations auprès de Martine (06 12 55 01 23)', '06 12 55 01 23'],
    ['Call Linda (215) 555-0189', '(215) 555-0189'],
  ])('a number in brackets: %s', (line, phone) =>
    expect(read(`Pérou 15 jours, 3 290 € / pers.\n${line}`).agentInfo.phone).toBe(phone),
  );

  it('`Res:` names nobody', () =>
    expect(read('Desert camp, 2 nights, AED 690 pp\nRes: +971 50 555 0123').agentInfo.name).toBeNull());
});
