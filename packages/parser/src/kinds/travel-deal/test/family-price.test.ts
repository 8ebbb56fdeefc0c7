import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('what a price is for (T-22)', () => {
  it.each([
    ['€2,150 for the whole family!!', '€2,150'],
    ['€2,150 for all the family', '€2,150'],
    ['£1,980 for the entire group', '£1,980'],
    ['1.990 € para toda la familia', '1.990 €'],
    ['1 890 € pour toute la famille', '1 890 €'],
  ])('%j is no price of one person', (line, total) => {
    const deal = read(`EASTER BREAK IN FARO\n7 nights, 2 adults + 2 kids\n${line}`);
    expect(deal.price).toBeNull();
    expect(deal.totalPrice).toBe(total);
  });

  it.each(['Installment plan', 'Easy instalments', '*Flexible payment instalments*', 'How to pay', 'Plan de cuotas'])(
    'the payments under %j are conditions',
    (heading) =>
      expect(
        read(
          `GOA GROUP TOUR\nRs. 24,500 per person\n\n${heading}\n1️⃣ Rs. 5,000 on booking\n2️⃣ Rs. 10,000 by 5 Jan 2027\n3️⃣ Rs. 9,500 by 1 Feb 2027`,
        ).restrictions,
      ).toEqual(['Rs. 5,000 on booking', 'Rs. 10,000 by 5 Jan 2027', 'Rs. 9,500 by 1 Feb 2027']),
  );

  it.each(['GBP612pp', 'GBP612 pp twin share', 'only £612 per person', '£612pp based on 2 sharing'])(
    '%j at the end of a list is not included',
    (price) =>
      expect(read(`Hi Jo, Crete 7nts 2-9 May 2027 incl flts ex MAN, tfrs, daily bfast, ${price}.`).includes).toEqual([
        'flts ex MAN',
        'tfrs',
        'daily bfast',
      ]),
  );

  it('a price told all in does not run on into the list under it', () => {
    for (const line of ['£640 pp, 2 sharing, taxes & fees IN', 'all of it for £640 pp, flights and all in'])
      expect(
        read(`Crete sell offs\n${line}\nall packages incl:\n  rtn air w/ Jet2\n  airport transfers`).includes,
      ).toEqual(['rtn air w/ Jet2', 'airport transfers']);
  });

  it.each([
    ['Every guest gets:', ''],
    ['PLUS, EVERY GUEST GETS:', ''],
    ['Each holiday inc:', ''],
  ])('%j heads what is included', (heading) =>
    expect(
      read(`Norway cruise\n$999 pp\n\n${heading}\n- Ribbon evening for cabins 1 & 2\n- One dinner`).includes,
    ).toEqual(['Ribbon evening for cabins 1 & 2', 'One dinner']),
  );
});

describe('until when one may book (T-11)', () => {
  it.each([
    ['Need ur answer by Thu 17 Dec 26', '2026-12-17'],
    ['need a decision by 17 Dec 2026', '2026-12-17'],
    ['Last date for booking *17 Dec 2026*', '2026-12-17'],
    ['Bookings close **17 December 2026**', '2026-12-17'],
  ])('%j', (line, day) => expect(read(`Crete week\n2-9 May 2027\n£612pp\n${line}`).validUntil).toBe(day));

  it('a label for reservations names who takes them', () => {
    for (const label of ['Resv', 'Rsvn', 'Bkgs', 'Res.'])
      expect(read(`Crete week\n£612pp\n\n${label}: Meera Joshi  |  res@crete.example.com`).agentInfo.name).toBe(
        'Meera Joshi',
      );
  });
});

describe('prices of another kind beside the price (T-22)', () => {
  it.each(['Rack rate USD 410 pppn', 'Normally USD 410 pp per night', 'Was $410 ppn'])(
    'the price of a night, %j, is not what the stay cost before',
    (line) => {
      const deal = read(`Lodge offer, 3 nights\n${line}; offer works out at USD 820 per person for 3 nights`);
      expect(deal.price).toBe('USD 820');
      expect(deal.originalPrice).toBeNull();
      expect(deal.warnings).toEqual([]);
    },
  );

  it.each(['ski pass +£239', 'hire + £99 pp', 'late check-out +€40'])('%j is had on top, not included', (extra) => {
    const deal = read(`Les Arcs ski week\n£649pp\nincl: flights LGW-GNB, transfers, 7 nts self catering, ${extra}`);
    expect(deal.includes).toEqual(['flights LGW-GNB', 'transfers', '7 nts self catering']);
    expect(deal.restrictions).toEqual([extra]);
  });

  it('what is had on top is no rest of the line above it', () =>
    expect(
      read(
        'Les Arcs ski week\n£649pp\nincl: flights LGW-GNB, transfers, 7 nts self catering at Résidence Les Cimes\nski pass +£239, hire +£99',
      ).includes,
    ).toEqual(['flights LGW-GNB', 'transfers', '7 nts self catering at Résidence Les Cimes']));

  it.each(['€ 389 per bungalow', '£420 per caravan', '£95 per pitch'])('%j is no price of one person', (line) => {
    const deal = read(`Texel week\n8-12 March 2027\n${line}`);
    expect(deal.price).toBeNull();
    expect(deal.totalPrice).toBe(line.split(' per')[0]);
  });
});

describe('who writes (T-6)', () => {
  it.each([
    ['Groet, Sanne van Reisbureau Wadden 0222 555 012', 'Sanne', 'Reisbureau Wadden'],
    ['Cheers, Sue from Harbour Travel 01632 555012', 'Sue', 'Harbour Travel'],
    ['LG, Jana vom Reisebüro Nordwind 0381 555 0142', 'Jana', 'Reisebüro Nordwind'],
  ])('%j', (line, name, company) => {
    const { agentInfo } = read(`Texel week\n£389 pp\n${line}`);
    expect([agentInfo.name, agentInfo.company]).toEqual([name, company]);
  });
});
