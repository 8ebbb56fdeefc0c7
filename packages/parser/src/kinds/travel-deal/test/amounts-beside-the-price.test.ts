import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('amounts that stand beside the price (T-442)', () => {
  it.each([
    ['Pacote Gramado, 4 noites\nTaxas e serviços no valor de R$120 (por pessoa) não estão inclusas', null, null],
    ['Gardasee, 4 Nächte\nKurtaxe: 12 € pro Person nicht inbegriffen', null, null],
    ['Chalet Edelweiss, 7 nights\nDeduct £25 from the adult price if you come by car', null, null],
    [
      'Chalet Edelweiss, 7 nights\n£640 per person\nChildren under the age of 4 sharing a room with 2 adults £55 a week',
      '£640',
      null,
    ],
    [
      'Minicrociera a Bastia, 3 notti\nCabina doppia: € 210 a persona\nQuota 3°/4°persona € 160 invece di € 185',
      '€ 210',
      null,
    ],
    [
      'Oslo, 3 nights\nAll prices hold the fees. For example, the price per person of $640 is a rate of $590 and $50.',
      null,
      null,
    ],
    ['Radtour Drau, 7 Nächte\nPro Person im Doppelzimmer\t€ 890\n\nFahrradverleih\nTrekkingrad\t€ 95', '€ 890', null],
  ])('%s', (text, price, totalPrice) => {
    const deal = read(text);
    expect([deal.price, deal.totalPrice]).toEqual([price, totalPrice]);
  });

  it.each([
    ['PROMO LOMBOK 4D3N\nLiburan di bawah Rp 5 juta! Price : Rp. 4.750.000', 'Rp. 4.750.000'],
    ['PROMO LOMBOK 4D3N\nHanya Rp 4,5 juta per orang', 'Rp 4,5 juta'],
    ['Rome for under €500! Price: €445\nHotel Aurora, 3 nights', '€445'],
  ])('the labelled price leads: %s', (text, price) => expect(read(text).price).toBe(price));

  it.each([
    ['Family week, 7 nights\nPrice for 2 adults and 2 children sharing one room: £1,240', null, '£1,240'],
    ['Oslo, 3 nights\n£420 per person, flights not included', '£420', null],
    ['Oslo, 3 nights. Sample price: $640 per person', '$640', null],
    ['Malta by sea\n£499\nNot included\nDrinks\nTips', '£499', null],
    [
      'Crociera alle Egadi, 3 notti\nQuota per persona tasse incluse:\nCabina doppia € 210,00 invece di € 240,00',
      '€ 210,00',
      null,
    ],
    ['Cruise to Bergen\nPrice per person, taxes included:\nInside £320\nBalcony £480', '£320', null],
    ['Bali, 5 nights, Rp 3.500.000 per orang', 'Rp 3.500.000', null],
    ['Camper hire in Iceland\nPrice: €980 per week', null, '€980'],
  ])('near-miss: %s', (text, price, totalPrice) => {
    const deal = read(text);
    expect([deal.price, deal.totalPrice]).toEqual([price, totalPrice]);
  });
});
