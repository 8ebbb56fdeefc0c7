import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-24' });

describe('what an adult pays, beside a child and the package of a family (T-262)', () => {
  it.each([
    [
      'Adulte : 990 € / Enfant (3-11 ans) : 690 €',
      'Formule famille (2 ad. + 2 enf.) : 3 290 € au lieu de 3 360 €',
      '990 €',
      '3 290 €',
    ],
    [
      'Adult £589 / Child (2-11) £389',
      'Family deal (2 adults + 2 children): £1,900 instead of £1,956',
      '£589',
      '£1,900',
    ],
    [
      'Adulto: 590 € / Niño (2-11): 390 €',
      'Pack familia (2 ad. + 2 niños): 1.890 € en lugar de 1.960 €',
      '590 €',
      '1.890 €',
    ],
    [
      'Erwachsener 599 € / Kind (2-11) 399 €',
      'Familienpaket (2 Erw. + 2 Kinder): 1.890 € statt 1.996 €',
      '599 €',
      '1.890 €',
    ],
    [
      'Adulti € 590 / Bambini € 390',
      'Pacchetto famiglia (2 adulti + 2 bambini): € 1.890 anziché € 1.960',
      '€ 590',
      '€ 1.890',
    ],
  ])('%s', (persons, family, price, total) => {
    const deal = read(`Semaine à Kos\n3-10/7/2027\n${persons}\n${family}`);
    expect([deal.price, deal.totalPrice, deal.originalPrice, deal.passengers]).toEqual([price, total, null, 4]);
    expect(deal.warnings.map(({ code }) => code)).not.toContain('total-mismatch');
  });

  it('two adults are a party', () => expect(read('Kos week\n2 adults £1,189').totalPrice).toBe('£1,189'));

  it('what two pay is no price of one', () => expect(read('Kos week\n2 adults: £1,189').totalPrice).toBe('£1,189'));
});

describe('a price before (T-263)', () => {
  it.each(['(normally £890!!)', '(usually £890)', '(sonst £890)', '(di solito £890)'])('%s names no option', (was) => {
    const deal = read(`Gozo week\n24 Feb 2027, 7 nights\n£749pp ${was}\nAlso have it for 3 Mar at £779pp.`);
    expect([deal.price, deal.originalPrice, deal.priceOptions]).toEqual(['£749', '£890', []]);
    expect(deal.notes).toContain('3 Mar at £779pp');
  });
});

describe('months with the short form of their year (T-264)', () => {
  it.each([
    ['for travel jan-mar 27', 'jan-mar 27'],
    ["Travel: May to Sept '27", "May to Sept '27"],
    ['travel between sept-nov 27', 'sept-nov 27'],
    ['Reisezeit: Mai bis Juli 27', 'Mai bis Juli 27'],
  ])('%s', (line, dates) => expect(read(`Dubai special\n4 nights, 3* hotel\n${line}\n£499pp`).dates).toBe(dates));

  it('two days are no months', () =>
    expect(read('Dubai special\nTravel 12 Feb - 27 Mar 2027\n£499pp').dates).toBe('February 12 to March 27, 2027'));

  it.each(['Volo da Bari 6/12, 7 notti', 'Vuelo desde Vigo 6/12, 7 noches'])('%s', (line) =>
    expect(read(`Zanzibar\n${line}\n€ 1.090 p.p.`).dates).toBe('December 6 to 13, 2026'),
  );
});

describe('a reduction of some departures (T-265)', () => {
  it.each([
    'Departures 2027: Apr 17, May 8, Oct 9 (€100 discount on Apr 17 and Oct 9)',
    'Sailings 2027: 17 Apr, 8 May, 5 June (save €150 on 17 Apr)',
  ])('%s', (line) => expect(read(`Minho river week\n${line}\n€1,980 pp`).discount).toBeNull());

  it('one of the trip itself', () =>
    expect(read('Minho river week\n17 Apr 2027\n€1,980 pp\nSave €150 on 17 April departure').discount).toBe(
      'Save €150',
    ));
});

describe('whom a price is for when more go (T-266)', () => {
  it.each(['38,500 pp (min 2 pax), 35,000 if 4 ppl', '€499 pp, 450 € wenn 4 Personen'])('%s', (line) =>
    expect(read(`Goa week\n${line}`).passengers).toBeNull(),
  );
});

describe('where one stays (T-267)', () => {
  it.each([
    ['LUX* Grand Bassin ⭐⭐⭐⭐⭐', 'LUX* Grand Bassin'],
    ['Le Cardinal*****', 'Le Cardinal'],
    ['La Vista **** half board', 'La Vista'],
  ])('%s', (line, name) => expect(read(`Mauritius\n${line}\n12-19 May 2027\n£1,999 pp`).accommodation).toBe(name));

  it('the length of a stay is no house', () =>
    expect(read('Dubai\n4N/5D 3* hotel w bfast\n£499pp').accommodation).not.toBe('5D'));

  it('rows of a numbered list name houses with commas', () =>
    expect(
      read(
        'Paphos, 7 nights from 14 June 2027\n1. Aqua Sands, Paphos, HB £812pp\n2. Nerina Beach, Paphos, HB £945pp',
      ).priceOptions.map(({ label }) => label),
    ).toEqual(['Aqua Sands, Paphos, HB', 'Nerina Beach, Paphos, HB']));
});
