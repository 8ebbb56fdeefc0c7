import { describe, expect, it } from 'vitest';
import { type ParsedTravelDeal, parseTravelDeal } from '../../../index.ts';

const parse = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-30 facts beside, under and before their labels', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    [
      'Naxos\n\n| Place | Duration | When | Was | Price pp | Discount | Deposit |\n|---|---|---|---|---|---|---|\n| Naxos | 6 nights | 5-11 May 2027 | £500 | £400 | 20% | £60 |',
      { dates: 'May 5 to 11, 2027', duration: '6 nights', price: '£400', originalPrice: '£500', discount: '20%' },
    ],
    [
      'Ziel\tPreis pro Paar\tEZ-Zuschlag\tBuchungsfrist\nMalta\t1.400 €\t210 €\t14.12.2026',
      { destination: 'Malta', price: null, totalPrice: '1.400 €', passengers: 2, validUntil: '2026-12-14' },
    ],
    [
      'Ziel\nMalta\nReisezeit\n3. - 9. Juni 2027\nStatt\n900 €\nPreis p. P.\n720 €\nGesamtsumme\n1.440 €\nBuchbar bis\n14. Dezember 2026',
      {
        dates: 'June 3 to 9, 2027',
        originalPrice: '900 €',
        price: '720 €',
        totalPrice: '1.440 €',
        validUntil: '2026-12-14',
      },
    ],
    [
      'Where\tMalta\nStart\t2027-06-03\nEnd\t2027-06-09\nGuests\t3 people\nPrice pp\t€700',
      { dates: 'June 3 to 9, 2027', passengers: 3, price: '€700' },
    ],
    ['Sicily\nFeb 20 - Mar 6, 2027\n$900 pp', { dates: 'February 20 to March 6, 2027' }],
    ['Creta\nDate: 25 set 2027 al 2 ott 2027', { dates: 'September 25 to October 2, 2027' }],
    ['Faro\nR$ 900 por pessoa\nReservar até: 04/02/2027', { validUntil: '2027-02-04' }],
  ])('%j', (text, values) => expect(parse(text)).toMatchObject(values));

  it('leaves a table of several deals as it is', () => {
    const text = 'Place\tNights\tPrice pp\nMalta\t7\t€499\nCorfu\t7\t€529';
    expect(parse(text).priceOptions).toHaveLength(parse(`${text}\n`).priceOptions.length);
    expect(parse(text).price).not.toBe('€529');
  });
});

describe('T-31 what a list says', () => {
  it.each<[string, Partial<ParsedTravelDeal>]>([
    [
      'Malta\n€499 pp\n\nNot included:\n- Tips\n- Lunches',
      { restrictions: ['Not included: Tips', 'Not included: Lunches'] },
    ],
    ['Malta\n€499 pp\n\nNot included:\n✓ Porterage', { includes: [], restrictions: ['Not included: Porterage'] }],
    [
      'Enjoy 4 nights in Malta. €520 each. 3-7 June 2027. The price includes ferry tickets and a picnic. The price does not include tips and porterage.',
      { price: '€520', dates: 'June 3 to 7, 2027', duration: '4 nights' },
    ],
    ['Malta\n€2,000 für 4 Personen', { price: null, totalPrice: '€2,000', passengers: 4 }],
    ['Malta\n2.000 € in totale per 4 persone\nRisparmio di 90 € a persona', { price: null, passengers: 4 }],
  ])('%j', (text, values) => {
    const answer = parse(text);
    expect(answer).toMatchObject(values);
    expect(answer.agentInfo.name).toBeNull();
  });
});
