import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('things that only commas or pictures join (T-383)', () => {
  it.each([
    ['desert safari, dhow cruise, all transfers', ['desert safari', 'dhow cruise', 'all transfers']],
    ['Flights, breakfast, transfers, city tour', ['Flights', 'breakfast', 'transfers', 'city tour']],
    ['Flug ab Köln, Frühstück, Transfer, Stadtrundfahrt', ['Flug ab Köln', 'Frühstück', 'Transfer', 'Stadtrundfahrt']],
    ['Vuelos desde Madrid, desayuno diario, traslados', ['Vuelos desde Madrid', 'desayuno diario', 'traslados']],
    ['Direct flights from Cork ✈️ breakfast 🍳 transfers 🚐', ['Direct flights from Cork', 'breakfast', 'transfers']],
    ['✈️ Flights from Cork + bag 🏨 Hotel Petra 🚐 transfers', ['Flights from Cork + bag', 'Hotel Petra', 'transfers']],
  ])('%s', (line, entries) =>
    expect(read(`Paros break, 7 nights\n€649 per person\n${line}`).includes).toEqual(entries),
  );

  it.each([
    'beaches, old trams, custard tarts',
    'Return flights, Air New Zealand, seat and bag',
    '2-bed apartment, self catering, pool with a slide, beach 5 minutes walk',
    'Rates in EUR per room, buffet breakfast, Wi-Fi',
    'Breakfast included 😋 you will love it',
  ])('no list: %s', (line) =>
    expect(read(`Paros break, 7 nights\n€649 per person\n${line}`).includes.length).toBeLessThan(2),
  );
});

describe('a short message (T-384)', () => {
  const deal = read(
    'Hi Karen, Muriwai special: 7 nts Coral Sands Villas 14-21 Sep, Jetstar flights ex WLG, transfers + daily brekkie, NZ$1,949pp twin share.\nMust book by 3 Sep, no swaps or refunds.\nRing me 09 555 0134, Tama at Reef Post Travel',
  );

  it('has its title behind the salutation', () => expect(deal.title).toBe('Muriwai special: 7 nts Coral Sands Villas'));

  it('lists what is included', () =>
    expect(deal.includes).toEqual(['Jetstar flights ex WLG', 'transfers', 'daily brekkie']));

  it('asks for what stands beside the deadline', () => {
    expect(deal.restrictions).toEqual(['no swaps or refunds']);
    expect(deal.validUntil).toBe('2027-09-03');
  });

  it('is named by no deadline', () =>
    expect(read('Hi Karen, Thanks for your call.\nFiji 7 nts, NZ$1,949pp.\nYou must book by 12 Mar').title).toBeNull());
});
