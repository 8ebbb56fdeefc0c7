import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

const PAGE = `Autumn escapes

-20% OFF

Oporto Weekend
Hotel Ribeira
Breakfast included
3 nights

Was €640 p/p Now from: €512 p/p

Book now

-35% OFF

Crete Sun
Hotel Minos
All inclusive
7 nights

Was €1200 p/p Now from: €780 p/p

Book now

-10% OFF

Oslo Lights
Hotel Fjord
Breakfast included
4 nights

Was €900 p/p Now from: €810 p/p

Book now

Questions? 020 5550 1234
`;

describe('trips on cards, each with its button (T-447)', () => {
  it('the first is the offer', () =>
    expect(read(PAGE)).toMatchObject({
      title: 'Oporto Weekend',
      duration: '3 nights',
      price: '€512',
      originalPrice: '€640',
      discount: '-20% OFF',
      includes: ['Breakfast included'],
      warnings: [],
    }));

  it('the same sentence may close each of them', () => {
    const card = (name: string, days: number, price: string) =>
      `${name}\n\nCom ${days} dias de praia e passeios.\n\nPacote à vista R$ ${price}\n\nParcelamos em até 8x sem juros no cartão.`;
    const deal = read(
      [card('MACEIÓ', 6, '1.890'), card('NATAL', 8, '2.390'), card('JERICOACOARA', 5, '2.790')].join('\n\n'),
    );
    expect([deal.title, deal.duration, deal.price, deal.notes?.includes('NATAL') ?? false]).toEqual([
      'MACEIÓ',
      '6 days',
      'R$ 1.890',
      false,
    ]);
  });

  it('days and nights are counted in Malay and Indonesian, too', () =>
    expect(read('Jelajah Lombok\n4 Hari/3 Malam\nHarga: Rp 3.250.000/orang').duration).toBe('4 days / 3 nights'));

  it('near-miss: the rooms of one house are options', () => {
    const room = (name: string, price: string) => `${name}\n24 m², balcony\n${price} per person\nSelect`;
    const deal = read(
      ['Hotel Aurora, Rimini, 7 nights', room('Classic', '€610'), room('Superior', '€690'), room('Suite', '€910')].join(
        '\n',
      ),
    );
    expect([deal.price, deal.duration]).toEqual(['€610', '7 nights']);
  });

  it('near-miss: lengths of one trip are options', () => {
    const deal = read(
      'Hotel Aurora, Rimini\n3 nights £299pp\nBook now\n5 nights £399pp\nBook now\n7 nights £499pp\nBook now',
    );
    expect(deal.priceOptions.length).toBe(3);
  });
});
