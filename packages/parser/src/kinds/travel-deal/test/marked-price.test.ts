import { describe, expect, it } from 'vitest';
import { findMoney } from '../../../annotators/money.ts';
import { parseTravelDeal } from '../../../parse.ts';

const CONTEXT = { referenceDate: '2026-11-21' } as const;
const read = (text: string) => parseTravelDeal(text, CONTEXT);

describe('T-48 amounts counted in lakhs, crores and thousands', () => {
  it.each([
    ['₹1.2L', 120_000, null],
    ['Rs 1.4 lacs', 140_000, null],
    ['INR 0.14 Cr', 1_400_000, null],
    ['2.8 lakh rupees', 280_000, null],
    ['1.5 lakhs INR', 150_000, null],
    ['₹1,42,500/-', 142_500, null],
    ['₹1.1-1.3 lakh', 110_000, 130_000],
    ['₹1.1L to ₹1.3L', 110_000, 130_000],
    ['€2.5k – €3k', 2_500, 3_000],
  ])('%s', (text, amount, amountMax) => {
    expect(findMoney(text)[0]?.money).toMatchObject({ amount, amountMax });
  });

  it.each([
    ['€1.2 L', 1.2],
    ['₹64,500 L', 64_500],
    ['Rs 350 Cruise tax', 350],
    ['$45 Crossing', 45],
  ])('%s has no unit', (text, amount) => {
    expect(findMoney(text)[0]?.money.amount).toBe(amount);
  });

  it('counts with them, and keeps their form', () => {
    const deal = read(
      'Munnar Hills\n3 nights\nWas ₹1.5L, now ₹1.2L per person, 20% off\nTotal for 2 adults: ₹2.4 Lakh',
    );
    expect(deal).toMatchObject({ price: '₹1.2L', originalPrice: '₹1.5L', totalPrice: '₹2.4 Lakh', warnings: [] });
    const wrong = read('Munnar Hills\n3 nights\n₹1.2L per person\nTotal for 2 adults: ₹2.9 Lakh');
    expect(wrong.warnings.map(({ code }) => code)).toEqual(['total-mismatch']);
  });
});

describe('T-49 which of two prices is to be paid', () => {
  it.each([
    ['Regular price per person .......... £749\nEarly bird price per person .......... £689', '£689', '£749'],
    ['Normalpreis pro Person        749,00 €\nIhr Vorteilspreis pro Person    689,00 €', '689,00 €', '749,00 €'],
    ['Prix normal par personne : 749 €\nVotre prix par personne : 689 €', '689 €', '749 €'],
    [
      'Regulärer Preis pro Person im Doppelzimmer    849,00 €\nAktionspreis pro Person im Doppelzimmer    749,00 €',
      '749,00 €',
      '849,00 €',
    ],
    ['Brochure price per person (two sharing): £849\nOur price per person (two sharing): £749', '£749', '£849'],
    ['Normale prijs per persoon: € 849\nActieprijs per persoon: € 749', '€ 749', '€ 849'],
    ['❌ ~₹24,000~ 👉 ₹19,500 per person', '₹19,500', '₹24,000'],
    ['❌ Rs 24,000/-\n✅ Rs 19,500/- per person', 'Rs 19,500', 'Rs 24,000'],
    ['~£899~ £749 pp', '£749', '£899'],
  ])('%s', (lines, price, originalPrice) => {
    expect(read(`Lake Orta Escape\n5 nights\n${lines}`)).toMatchObject({ price, originalPrice, restrictions: [] });
  });

  it('takes what is saved by a person for no price', () => {
    const deal = read('Lake Orta Escape\n5 nights\nYour price per person     £689\nYou save per person      £60');
    expect(deal).toMatchObject({ price: '£689', discount: '£60', priceOptions: [] });
  });

  it('takes no sentence for the name of a row', () => {
    const deal = read('Lake Orta\n5 nights, £689 per person\nRegular sailings. Before per person £20 is due on board.');
    expect(deal).toMatchObject({ price: '£689', originalPrice: null, warnings: [] });
  });

  it('keeps a crossed charge as what is not included, and `~` before an amount as about', () => {
    expect(read('Lake Orta\n£689 per person\n❌ £40 resort fee per room\n❌ Flights').restrictions).toEqual([
      '❌ £40 resort fee per room',
      '❌ Flights',
    ]);
    expect(read('Lake Orta Escape\n5 nights\n~£749 per person')).toMatchObject({ price: '£749', originalPrice: null });
  });
});
