import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

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
    ['Single £899, per person sharing £649', '£649', null],
    ['Incl: a bed, breakfast. ₹42,000 + TCS pp', '₹42,000', null],
    ['Incl: a bed, breakfast. £420 for 3 nights', '£420', null],
    ['£420 for two nights', '£420', null],
    ['£420 for 14 nights', '£420', null],
    ['500 € pour 2 nuits', '500 €', null],
    ['£420 for two people for 3 nights', null, '£420'],
  ])('%s', (line, price, totalPrice) => expect(read(line)).toMatchObject({ price, totalPrice }));

  it('leaves the words that something else stands behind', () =>
    expect(read('£899, per couple in May, £49 deposit').totalPrice).toBe('£899'));

  it('takes how long for no party', () => expect(read('£420 for two nights').passengers).toBeNull());

  it('counts no metres', () => expect(read('from £2k - 5m from the beach').price).toBe('£2k'));
});

describe('T-552 savings that not all have', () => {
  it.each([
    '499 € p.P.\nEinzelbelegung -15%',
    '£499 pp\nDouble for single use: -15%',
    'Preis p.P. im DZ 499 €\nDZ zur Alleinbenutzung -10 %',
    '£499 pp\n10% off single occupancy',
  ])('of the room of one: %s', (lines) => expect(read(lines).discount).toBeNull());

  it.each([
    ['£499 pp\nSingle parents: save 15%', 'save 15%'],
    ['15% off\n£499 pp\nSingle use -10%', '15% off'],
    ['£1,899 pp\nSave £400 per couple', 'Save £400 per couple'],
    ['£1,899 pp\nCouples save £400', 'Couples save £400'],
    ['£1,899 pp\nSave £400 a head', 'Save £400'],
    ['£1,899 pp\nSave £400/couple', 'Save £400/couple'],
    ['£1,899 pp\nSave £40 per night', 'Save £40 per night'],
    ['1.899 € a persona\nRisparmi 400 € a coppia', 'Risparmi 400 € a coppia'],
    ['£1,899 pp\nBook for two save £400', 'save £400'],
    ['£499 pp\n10% off single and double rooms', '10% off'],
    ['499 € p.P.\nWer bis 6. Dezember bucht, spart 100 €', '100 €'],
  ])('%s', (lines, discount) => expect(read(lines).discount).toBe(discount));
});

describe('T-553 what a better room costs more', () => {
  it.each(['Sea view £140 per room', 'Suite with balcony from £400 per cabin'])('%s', (line) => {
    expect(read(`From £689 per person\n${line}`)).toMatchObject({ price: '£689', totalPrice: null });
  });

  it('keeps the night with its room', () =>
    expect(read('ab 689 € p.P.\nZimmer mit Meerblick 140 € pro Zimmer/Nacht').priceBasis).toBe('pro Zimmer/Nacht'));

  it('takes the tax of the town for no price', () =>
    expect(read('£499 pp\nper room £20 city tax').totalPrice).toBeNull());

  it.each([
    'Sea view £1,378 per room',
    'Sea view £140 per room per night',
    'Vue mer 140 £ par chambre et par nuit',
    'Twin £640 per room',
    '3 nights, sea view £400 per room',
  ])('is a price of its own: %s', (line) => expect(read(`From £689 per person\n${line}`).totalPrice).not.toBeNull());
});

describe('T-621 what a night of a better room costs', () => {
  it.each([
    'Sea-view room in the harbour from £14 per room per night.',
    'Zimmer mit Meerblick 14 £ pro Zimmer und Nacht',
    'Vue mer 14 £ par chambre et par nuit',
  ])('is no total beside a stay that costs much more: %s', (line) =>
    expect(read(`Malta, 7 nights from £689 per person\n${line}`)).toMatchObject({ price: '£689', totalPrice: null }),
  );

  it.each(['Sea-view room £140 per room per night', 'Room £14 per room per night'])('is one: %s', (line) =>
    expect(read(`Malta, 7 nights from £689 per person\n${line}`).totalPrice).not.toBeNull(),
  );
});
