import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('options with what all pay (T-395)', () => {
  it('each behind its number', () => {
    const deal = read(
      'Hi John, options for Dubai Feb half term (2 ads + 2 chd)\n\nOption 1 - Palm Tower, 7 nights HB, £6,280 total\nOption 2 - Jumeirah Sands Hotel, 7 nights BB, £5,720 total\n\nAll inc flights ex MAN, transfers.',
    );
    expect(deal.priceOptions.map(({ label, price }) => [label, price])).toEqual([
      ['Option 1 - Palm Tower', '£6,280'],
      ['Option 2 - Jumeirah Sands Hotel', '£5,720'],
    ]);
    expect(deal.totalPrice).toBe('£6,280');
  });

  it('one alone is none', () =>
    expect(read('Option 1 - Palm Tower, Dubai, 7 nights HB, £6,280 total\nDeposit £600').priceOptions).toEqual([]));
});

describe('what stands beside another list (T-396)', () => {
  const offer = 'MAURITIUS\n7 nights half board\n£2,199pp\nHoneymoon extras: bubbly, massage, room upgrade';

  it('is included where plus signs join it', () =>
    expect(read(`${offer}\nFlights ex LHR with bags + private transfers`).includes.slice(-2)).toEqual([
      'Flights ex LHR with bags',
      'private transfers',
    ]));

  it.each(['Flights + 2 nights Hotel Sol', 'Sun + sand'])('but not: %s', (line) =>
    expect(read(`${offer}\n${line}`).includes).toHaveLength(3),
  );

  it('the board under its label is', () =>
    expect(read('City Break Vienna\nNights: 3\nBoard: BB\nEUR 329 pp\nIncl: ticket, card, map').includes).toContain(
      'Board: BB',
    ));
});

describe('houses, ships and least numbers (T-397)', () => {
  it.each([
    ['Villa Olea, sleeps 6', 'Villa Olea'],
    ['5* MS Nile Pearl | 7 nights full board', 'MS Nile Pearl'],
  ])('%s', (line, stay) => expect(read(`Week in the sun\n${line}\n£2,450 for the week`).accommodation).toBe(stay));

  it('`Min pax: 2` is a restriction', () =>
    expect(read('City Break Vienna\nEUR 329 pp\nMin pax: 2').restrictions).toEqual(['Min pax: 2']));

  it('until when to book is no company', () =>
    expect(
      read('Amsterdam stedentrip\n€ 289 p.p.\nBoek voor 1 februari bij Reisbureau Noord, 020 555 0134').agentInfo
        .company,
    ).toBe('Reisbureau Noord'));
});
