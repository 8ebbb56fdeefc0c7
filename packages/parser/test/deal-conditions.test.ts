/** T-479: conditions over line breaks, before pictures and beside speech. */
import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../src/index.ts';

const read = (text: string) => {
  const { includes, restrictions } = parseTravelDeal(text, { referenceDate: '2026-11-21' });
  return { includes, restrictions };
};

describe('T-479 conditions', () => {
  it.each<[string, string[]]>([
    [
      'WHITBY & THE COAST\n4 DAYS HALF BOARD ONLY £329 pp\n\n£50 deposit secures. Balance 8 weeks before. Insurance\nnot included - ask for a leaflet. Coach has no WC on this trip. Sorry no\nsmokers except outside.',
      [
        '£50 deposit secures',
        'Balance 8 weeks before',
        'Insurance not included - ask for a leaflet',
        'Coach has no WC on this trip',
        'Sorry no smokers except outside',
      ],
    ],
    [
      'Villa Rosa, Lucca\n€690 pp\nFlights\nnot included. Car hire\nnot included - we can quote.',
      ['Flights not included', 'Car hire not included - we can quote'],
    ],
    [
      'Ferienhaus Deich, Sylt\n390 € p.P.\nHaustiere nicht erlaubt 🐶 Endreinigung extra',
      ['Haustiere nicht erlaubt', 'Endreinigung extra'],
    ],
    [
      'Chalet Nord, Tignes\n£849 pp\nNo stags or hens sorry 🙈 Under 8s only if you take the whole chalet. Full payment on booking.',
      ['No stags or hens sorry', 'Under 8s only if you take the whole chalet', 'Full payment on booking'],
    ],
    [
      'Chalet Nord, Tignes\n£849 pp\nflights not incl, last time I looked LGW-GVA was about £95 w/o bags',
      ['flights not incl'],
    ],
    ['Riad Azul, Fès\n290 € / pers\nvols non compris, j’ai vu Lyon-Fès à 90€ hier', ['vols non compris']],
    ['Gozo walks\n€590 pp\nOnly 10 seats, no refunds on this fare', ['no refunds on this fare']],
    [
      'Coach trip to Ghent £120 pp\nNo toilet on board this coach. Sorry, no dogs.',
      ['No toilet on board this coach', 'Sorry, no dogs'],
    ],
    ['Tour Sicilia\n€ 590 a persona\nNiente animali, ci dispiace.', ['Niente animali, ci dispiace']],
    // How a place came to be free, and that there are no exceptions, ask for nothing.
    ['🚨 LAST MINUTE LODGE 🚨 cancellation = your gain!!\nLodge Pin, Tignes – Sat 9 Jan to Sat 16 Jan\n£849 pp', []],
    ['Lodge Pin, Tignes\n£849 pp\nDue to a late cancellation we have this week free', []],
    ['Lodge Pin, Tignes\n£849 pp\nThat is the price, no exceptions, sorry!', []],
    ['Lodge Pin, Tignes\n£849 pp\nLate cancellation charges apply', ['Late cancellation charges apply']],
  ])('%j', (text, restrictions) => expect(read(text)).toEqual({ includes: [], restrictions }));

  it('leaves a list of what is left out and pictures within a sentence as they are', () => {
    expect(read('Villa Rosa, Lucca\n€690 pp\nnot included:\n- flights\n- car hire').includes).toEqual([]);
    expect(read('Villa Rosa, Lucca\n€690 pp\n\nIncluded:\n- hot tub 🛁 Sauna World pass').includes).toEqual([
      'hot tub 🛁 Sauna World pass',
    ]);
  });
});
