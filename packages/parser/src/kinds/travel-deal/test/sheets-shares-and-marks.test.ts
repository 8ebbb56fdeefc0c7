import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

describe('T-636 what is done, and what a page sells besides', () => {
  const offer = (lines: string) => read(`Kefalonia week, 5-12 June 2027\n£649 per person\n${lines}`);

  it('blanks a name over an amount on top under the button for extras', () => {
    const { includes, restrictions, source } = offer('Add extras\nPrivate transfer\n+£46 pp\nBoat day\n+£39 pp');
    expect([includes, restrictions]).toEqual([[], []]);
    expect(source.unused).toHaveLength(5);
  });

  it('keeps extras with their amounts beside them as conditions', () =>
    expect(offer('Optional extras\nSki pass +£239').restrictions).toEqual(['Ski pass +£239']));

  it.each([
    'Hotel activities (extra charge)\nKayak tour     $45\nReef dive      $95',
    'Resort excursions\n- Kayak tour\n- Reef dive',
  ])('reads what a house offers as activities: %j', (lines) =>
    expect(offer(`\n${lines}`)).toMatchObject({ price: '£649', activities: ['Kayak tour', 'Reef dive'] }),
  );

  it('reads a short und', () =>
    expect(
      offer('Wanderungen u. Ausflüge (alle inkl.):\n• Samaria-Schlucht\n• Kloster Arkadi').activities,
    ).toHaveLength(2));
});

describe('T-637 what one pays under what one paid before', () => {
  it('is of one person where the line above says so', () => {
    const text = 'Corfu, 7 nights from 3 May 2027\nPrice per person: Was £899\n£749\nSave £150 pp\nTotal price: £1,498';
    expect(read(text)).toMatchObject({ price: '£749', originalPrice: '£899', totalPrice: '£1,498' });
    expect(codes(text)).toEqual([]);
  });

  it('leaves the label of the next amount to that', () =>
    expect(read('Rhodos, 7 Nächte\nPreis pro Person\nStatt 899 €\n749 €\nGesamtpreis\n1.498 €')).toMatchObject({
      price: '749 €',
      totalPrice: '1.498 €',
    }));
});

describe('T-638 rate sheets', () => {
  const sheet = (currency: string) =>
    `LAGOON LODGE\nMahé, Seychelles\n\nAll rates in ${currency}, per villa per night\n\nRoom type        Low      High\nGarden Villa     6,400    8,600\nOcean Villa      7,900    10,400`;

  it('take any code in brackets', () =>
    expect(read(sheet('rupees (SCR)'))).toMatchObject({ price: null, totalPrice: 'SCR 6,400' }));

  it('take no other letters, nor such a line without prices', () => {
    expect(read(sheet('rupees (SEZ)')).totalPrice).toBeNull();
    expect(read(sheet('rupees (SCR)').replace('All rates in', 'We speak')).totalPrice).toBeNull();
  });

  it('give no title and no length', () => {
    const text =
      'Valid for stays 1 April 2027 to 23 December 2027\nSEASONS\nLow        01 Apr 2027 - 24 Jun 2027\nHigh       25 Jun 2027 - 23 Dec 2027\n\n- Minimum stay 3 nights; 5 nights in High season.';
    expect(read(text)).toMatchObject({ title: null, duration: null });
    expect(read('Low Countries tour\n5 days from 3 May 2027').title).toBe('Low Countries tour');
  });
});

describe('T-639 a message of one line with marks', () => {
  const text =
    '*WEEKEND IN LAMU* is back!! 3 nights at Peponi Rest House fri 4 june - mon 7 june, KES 22,500 pp. Package includes ✅ flights ✅ breakfast. Not included ❌ dinner ❌ park fees. Pay 5k deposit to hold yr seat, deposit is non refundable 🙏 book latest 15 april, we only have 12 seats. Call or text me Amina 0711 000 333';

  it('has an entry a mark, and a condition a clause', () =>
    expect(read(text)).toMatchObject({
      destination: 'LAMU',
      includes: ['flights', 'breakfast'],
      restrictions: expect.arrayContaining(['Pay 5k deposit to hold yr seat', 'deposit is non refundable']),
      agentInfo: { name: 'Amina', phone: '0711 000 333' },
    }));

  it('leaves out what has a cross', () =>
    expect(read(text).restrictions.filter((entry) => /dinner|park/.test(entry))).toHaveLength(2));

  it('keeps what is paid of one thing together', () =>
    expect(
      read('Lamu, 3 nights\nKES 22,500 pp\n\nConditions\nDeposit £150, balance 60 days before').restrictions,
    ).toHaveLength(1));
});

describe('T-640 what each pays and what all do, without a currency', () => {
  it.each([
    ['Vengono 389 a testa, 778 in tutto.', '389', '778'],
    ['They come to 389 each, so 778 for the two of you.', '389', '778'],
    ['Ça fait 389 par personne, soit 1556 pour les 4.', '389', '1556'],
    ['Komt op 449 p.p., dus 898 samen.', '449', '898'],
    ['sell eur 450pp so 1800 for the 4', 'eur 450', 'eur 1800'],
  ])('%s', (line, price, totalPrice) =>
    expect(read(`Porto, 3 nights from 12 May 2027\n${line}`)).toMatchObject({ price, totalPrice }),
  );

  it.each(['Flat 389 each, 500 in total are sold.', 'Gate 12 each, 24 in all.', 'Seats 200 each way, 12 in total'])(
    'near: %s',
    (line) =>
      expect(read(`Porto, 3 nights from 12 May 2027\n${line}`)).toMatchObject({ price: null, totalPrice: null }),
  );
});

describe('T-641 rows under (child / adult)', () => {
  it('go on as the first', () =>
    expect(
      read(
        'Crete 7 nights\nPrices (child / adult):\n12 May £299 / £499\n19 May £319 / £529\n26 May £339 / £549',
      ).priceOptions.map(({ price }) => price),
    ).toEqual(['£499', '£529', '£549']));
});

describe('T-642 T-643 T-644 T-645 ends of lines, holds, weekdays and places', () => {
  it.each([
    ['prijs kan ik vasthouden tot vrijdag 30 april 2027', '2027-04-30'],
    ['lodge releases the rooms fri 8 jan 2027', '2027-01-08'],
    ['The seats are released on Mon 11 Jan 2027', '2027-01-11'],
  ])('%s', (line, day) => expect(read(`Kreta, 5-12 June 2027\n€649 pp\n${line}`).validUntil).toBe(day));

  it('near: the album is released', () =>
    expect(read('Kreta, 5-12 June 2027\n€649 pp\nThe new map is released on Mon 11 Jan 2027').validUntil).toBeNull());

  it('reads what both options include', () =>
    expect(
      read(
        'Boedapest, 3 nachten\n€ 389 p.p.\nbij allebei inclusief:\n- retourvlucht\n- rugzak (onder de stoel)\n- toeristenbelasting',
      ).includes,
    ).toEqual(['retourvlucht', 'rugzak (onder de stoel)', 'toeristenbelasting']));

  it('checks the weekday of each departure', () => {
    const rows = (day: string) =>
      `Tour of Crete, 8 days\nDepartures 2027\n1   Sat 10 Apr 2027   £1,295\n2   ${day} 05 Sep 2027   £1,395`;
    expect(codes(rows('Mon'))).toContain('weekday-mismatch');
    expect(codes(rows('Sun'))).not.toContain('weekday-mismatch');
    expect(
      codes('Crete\n04 Apr 2027 Sun – 10 Apr 2027 Sat   £1,295\n11 Apr 2027 Sun – 17 Apr 2027 Sat   £1,395'),
    ).not.toContain('weekday-mismatch');
  });

  it('takes the place behind the name from the title', () => {
    expect(read('Sandpiper Cove, Antigua: save 25% this summer\n£234 per person per night').destination).toBe(
      'Antigua',
    );
    expect(read('Garden Suite, Half Board: save 20%\n£234 per person').destination).toBeNull();
  });

  it('ends a line with the number to call', () => {
    const text = `Alaska cruise, 7 nights from 13 June 2027\n$1,249 per person\n\nTerms: Fares are based on double occupancy. Taxes, fees and port\nexpenses of $312 per person are additional. A deposit of $350 per\nperson is due at booking. Final payment is due 90 days before\nsailing. Fares are capacity controlled and may change without\nnotice. A valid passport is required.\n\nMaple & Main Travel, 118 Main St, Penticton BC - 250-555-0146\nShip's registry: The Bahamas. Pictures are illustrative only.`;
    expect(read(text).agentInfo).toMatchObject({ company: 'Maple & Main Travel', phone: '250-555-0146' });
  });

  it('T-645: with our compliments', () =>
    expect(
      read(
        'Naxos week\n€649 pp\nWith our compliments you will also receive daily breakfast, boat transfers and a bottle of wine.',
      ).includes,
    ).toEqual(['daily breakfast', 'boat transfers', 'a bottle of wine']));

  it('T-645: travel windows are no company', () =>
    expect(read('Naxos week\n€649 pp\nTRAVEL WINDOWS:\n1 May - 15 July 2027').agentInfo.company).toBeNull());
});

describe('T-639 a cross among the ticks of a message', () => {
  const offer = (list: string) =>
    parseTravelDeal(`Kerala 3 nights Rs 20,000 pp. Package includes ${list}`, { referenceDate: '2026-11-21' });

  it('says what is not had', () =>
    expect(offer('✅ flights ✅ half board ❌ lunch ❌ drinks')).toMatchObject({
      includes: ['flights', 'half board'],
      restrictions: ['❌ lunch', '❌ drinks'],
    }));

  it('loses nothing behind many marks', () =>
    expect(offer(Array.from({ length: 60 }, (_, i) => `✅ thing ${i}`).join(' ')).includes?.join()).toContain(
      'thing 59',
    ));
});
