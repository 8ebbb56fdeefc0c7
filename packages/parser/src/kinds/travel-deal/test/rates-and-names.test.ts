import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('T-373 what operators pay', () => {
  it.each(['STO rate: USD 1,020 per person sharing', 'STO: USD 1,020 pps', 'Our STO rates: USD 1,020 per person'])(
    'is no public price: %s',
    (line) => {
      const deal = read(`Green season special\n3 nights Chobe\n${line}\nRack rate: USD 1,420 per person sharing`);
      expect(deal.price).toBe('USD 1,420');
      expect(JSON.stringify({ ...deal, source: null })).not.toContain('1,020');
      expect(deal.warnings.map(({ code }) => code)).toContain('sensitive-net-rate');
    },
  );
});

describe('T-374 what a family pays', () => {
  it.each([
    ["Für Familien (2 Erw. + 2 Kinder): CHF 2'480.– pro Woche", "CHF 2'480.–"],
    ['Pour les familles (2 ad. + 2 enf.) : 1 480 € la semaine', '1 480 €'],
    ['For families (2 adults + 2 children): £1,480 per week', '£1,480'],
  ])('is the total in %s', (line, totalPrice) =>
    expect(read(`Camp by the lake\n${line}`)).toMatchObject({ price: null, totalPrice, passengers: 4 }),
  );

  it('leaves the price of one what it is behind a word to families', () =>
    expect(read("Camp by the lake\nFor families: free kids' club, from £480 per person").price).toBe('£480'));

  it('has no closing bracket alone in its basis', () =>
    expect(read('Camp by the lake\nFor families (2 adults + 2 children): £1,480 per week').priceBasis).not.toMatch(
      /^[^(]*\)/,
    ));
});

describe('T-375 names', () => {
  it('reads the company and its town over all, and nobody in the name of the trip', () =>
    expect(read('Wanderlust Travel, Leeds\nMadrid City Break\n3 nights from £349pp').agentInfo).toMatchObject({
      name: null,
      company: 'Wanderlust Travel',
    }));

  it('takes the use of a spa for no company', () =>
    expect(
      read("Highland lodge\n2 nights, £129pp\n\nYou'll enjoy\nFull breakfast each morning\nUse of the spa & pool"),
    ).toMatchObject({
      includes: ['Full breakfast each morning', 'Use of the spa & pool'],
      agentInfo: { company: null },
    }));
});
