import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

const read = (lines: string) =>
  parseTravelDeal(`Lake Orta Escape\n5 nights\n${lines}`, { referenceDate: '2026-11-21' });

describe('T-551 whose price an amount is, told before it', () => {
  it.each([
    '2 Erwachsene 1.298 €, pro Person 649 €',
    '2 Erw. 1.298 € / p.P. 649 €',
    'pro Person 649 €, 2 Erwachsene 1.298 €',
    '649 € p.P., 2 Erwachsene 1.298 €',
  ])('%s', (line) => {
    expect(read(line)).toMatchObject({ price: '649 €', totalPrice: '1.298 €', passengers: 2, priceOptions: [] });
  });

  it.each([
    ['Incl: a bed, breakfast. ₹36,750 for couple', null, '₹36,750'],
    ['Incl: a bed, breakfast. Price ₹42,000 + GST pp', '₹42,000', null],
    ['Incl: a bed, breakfast. ₹36,750 for 2 pax', null, '₹36,750'],
    ['Rs 95k to 1.2 lakh per person', 'Rs 95k to 1.2 lakh', null],
  ])('%s', (line, price, totalPrice) => expect(read(line)).toMatchObject({ price, totalPrice }));

  it('counts no metres', () => expect(read('from £2k - 5m from the beach').price).toBe('£2k'));
});

describe('T-552 savings that not all have', () => {
  it.each([
    '499 € p.P.\nEinzelbelegung -15%',
    '£499 pp\nDouble for single use: -15%',
    'Preis p.P. im DZ 499 €\nDZ zur Alleinbenutzung -10 %',
  ])('of the room of one: %s', (lines) => expect(read(lines).discount).toBeNull());

  it.each([
    ['£499 pp\nSingle parents: save 15%', 'save 15%'],
    ['15% off\n£499 pp\nSingle use -10%', '15% off'],
    ['£1,899 pp\nSave £400 per couple', 'Save £400 per couple'],
    ['£1,899 pp\nCouples save £400', 'Couples save £400'],
    ['£1,899 pp\nSave £400 a head', 'Save £400'],
  ])('%s', (lines, discount) => expect(read(lines).discount).toBe(discount));
});

describe('T-553 what a better room costs more', () => {
  it.each(['Sea view £140 per room', 'Suite with balcony from £400 per cabin'])('%s', (line) => {
    expect(read(`From £689 per person\n${line}`)).toMatchObject({ price: '£689', totalPrice: null });
  });

  it.each(['Sea view £1,378 per room', 'Sea view £140 per room per night', '3 nights, sea view £400 per room'])(
    'is a price of its own: %s',
    (line) => expect(read(`From £689 per person\n${line}`).totalPrice).not.toBeNull(),
  );
});
