import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const offer = (lines: string) => read(`Lake Orta Escape\n5 nights\n${lines}`);
const codesOf = (lines: string) => offer(lines).warnings.map(({ code }) => code);

describe('T-54 prices in steps by the day of booking', () => {
  it.each([
    ['Early-bird price £640 pp for bookings by 20 January 2027, thereafter £790', '£640', null, '2027-01-20'],
    ['Frühbucherpreis 640 € pro Person bei Buchung bis 20. Januar 2027, danach 790 €', '640 €', null, '2027-01-20'],
    ['Full price: £790 pp\nEarly-bird price: £640 pp\nBook by 20 January 2027', '£640', '£790', '2027-01-20'],
    ['Prezzo normale: 790 € a persona\nQuota prenota prima: 640 € a persona', '640 €', '790 €', null],
    ['640 € p.P.\n15 % Frühbucherrabatt bis 20. Januar 2027', '640 €', null, '2027-01-20'],
    ['£640 per person until 20 January 2027 (brochure price £790)', '£640', '£790', '2027-01-20'],
  ])('%s', (lines, price, originalPrice, validUntil) => {
    expect(offer(lines)).toMatchObject({ price, originalPrice, validUntil });
  });

  it('takes the column of the full price for the price before', () => {
    const rows = (head: string) =>
      offer(`\nCabin | ${head} | Price per person\nInside | £790 | £640\nBalcony | £990 | £840\n`);
    expect(rows('Full price')).toMatchObject({ price: '£640', priceOptions: [{ price: '£640' }, { price: '£840' }] });
    expect(rows('Twin price').priceOptions[0]?.price).toBe('£790');
  });

  it('names a row too long for one name by its first column', () => {
    const row = (from: string, to: string) => `${from.padEnd(40)}${to.padEnd(40)}640 €`;
    const rows = [
      row('domingo 13 de febrero de 2028', 'miércoles 23 de febrero de 2028'),
      row('jueves 9 de marzo', 'lunes'),
    ];
    expect(offer(`\n${rows.join('\n')}`).priceOptions[0]?.label).toBe('domingo 13 de febrero de 2028');
  });

  it('takes a deposit until a day for no price that stands until then', () =>
    expect(offer('£640 per person\nDeposit £90 per person until 20 January 2027').validUntil).toBeNull());
});

it('T-56 takes the day of the trip for nothing included', () => {
  const lists = '• Date: 17 set. 2027 – 22 set. 2027\n• 790 € p.p.\n\n- Incluso:\n  - Mezza pensione\n  - Transfer';
  expect(offer(lists).includes).toEqual(['Mezza pensione', 'Transfer']);
  expect(offer('We leave in Sept. 2027 it is, at €790 each.').price).toBe('€790');
});

describe('T-55 two amounts that bound one price', () => {
  it.each([
    ['Between €640 and €890 per person', '€640 – €890'],
    ['Von 640 € bis 890 € pro Person', '640 € – 890 €'],
    ['De US$ 640 a US$ 890 por persona', 'US$ 640 – US$ 890'],
    ['Entre 640 € et 890 € par personne', '640 € – 890 €'],
    ['Da €640 a €890 a persona', '€640 – €890'],
    ['$640 USD – $890 USD per person', '$640 USD – $890 USD'],
  ])('%s', (line, price) => expect(offer(line)).toMatchObject({ price, originalPrice: null, warnings: [] }));

  it('is none where the price falls, or where they are of two things', () => {
    expect(offer('De US$ 890 a US$ 640 por persona')).toMatchObject({ price: 'US$ 640', originalPrice: 'US$ 890' });
    expect(offer('Adults €640 and children €890 per family').price).not.toBe('€640 – €890');
  });
});

describe('T-56 what is paid beside the price', () => {
  it.each([
    ['Cancel by August 26, 2027 and lose only $140 pp'],
    ['Storno bis Montag, 14. Sept. 2027: 140 € p. P.'],
    ['Penale di modifica: 140 € a persona'],
    ['Suplemento balcón 140 € por persona'],
    ['Balkonzuschlag 140 € pro Person'],
    ['Nuit supplémentaire à partir de 140 € par personne'],
    ['Troisième adulte dans la chambre : 140 €'],
    ['Escursione facoltativa: 140 € a persona'],
    ['Oder 3 Raten zu je 140 €'],
  ])('%s', (line) => {
    expect(offer(`${line}\n790 € p.P.`)).toMatchObject({ price: '790 €', totalPrice: null, includes: [] });
    expect(offer(line)).toMatchObject({ price: null, includes: [] });
  });

  it('is no sentence about the price', () => {
    expect(offer('€640 per person. Reserve your place by 20 January 2027.').price).toBe('€640');
    expect(offer('Garden Room from 640 € per person').price).toBe('640 €');
  });
});

describe('T-56 amounts under a heading of supplements', () => {
  const sheet = (heading: string) =>
    read(
      `Hotel Delfin, Rovinj\n\nRates per room and night, breakfast buffet, parking in the garage, use of the pool and the sauna, wifi\n\nSeason A   Room 1      € 118,00\nSeason B   Room 1      € 149,00\n\n${heading}\nHalf board      € 26,00\nFull board      € 43,00`,
    );

  it.each(['Board supplements (per adult / day)', 'Meal surcharges', 'Aufpreise'])('%s', (heading) => {
    expect(sheet(heading)).toMatchObject({ price: null, totalPrice: '€ 118,00', priceBasis: 'per room' });
  });

  it('is none where they are included', () => {
    expect(read('Hotel Delfin, Rovinj\n\nSupplements included\nHalf board      € 26,00').price).toBe('€ 26,00');
  });
});

describe('T-88 for how many the amount above is', () => {
  it.each([
    ['*₹ 1,24,900/-* 💥\n_(full family of 4, ex Delhi)_', '₹ 1,24,900'],
    ['€1,980\nfor 2 adults', '€1,980'],
    ['1.980 €\nfür 3 Personen', '1.980 €'],
    ['€1,980\n(2 adults + 2 kids, from Lyon)', '€1,980'],
  ])('%j', (lines, totalPrice) => {
    expect(offer(lines)).toMatchObject({ price: null, totalPrice });
  });

  it.each(['€640\nfor 2 adults sharing', '€640\n2 adults, 5 nights', 'Adults €640\nfor 2 people'])(
    'not in %j',
    (lines) => {
      expect(offer(lines)).toMatchObject({ price: '€640', totalPrice: null });
    },
  );
});

describe('T-57 how many pay', () => {
  it('reads a product', () => {
    expect(offer('Price per person: £640\n3 x £640 = £1,920')).toMatchObject({
      price: '£640',
      totalPrice: '£1,920',
      passengers: 3,
      warnings: [],
    });
    expect(codesOf('Price per person: £640\n3 adults x £640 = £1,900')).toEqual(['total-mismatch']);
    // Nights are multiplied as well.
    expect(offer('Price per person: £640\n5 x £90 = £450')).toMatchObject({ totalPrice: null, passengers: null });
  });

  it.each([
    ['7.680 € für die Gruppe von 12 Personen'],
    ['7.680 € pour le groupe de 12 personnes'],
    ['7.680 € para todo el grupo (12 personas)'],
  ])('%s', (line) => {
    expect(offer(line)).toMatchObject({ price: null, totalPrice: '7.680 €', passengers: 12 });
  });

  it('counts no adults with whom a child sleeps', () => {
    const lines = 'Precio por persona: 640 €\n2.560 € para 4 personas\nNiño compartiendo con 2 adultos: 300 €';
    expect(offer(lines)).toMatchObject({ passengers: 4, warnings: [] });
  });
});

describe('T-58 days that are neither of the trip nor a deadline', () => {
  it.each([
    ['Saldo di 140 € p.p. entro il 13 luglio 2027'],
    ['Acompte de 140 € par pers. avant le 13 juillet 2027'],
    ['Final payment by 13 July 2027'],
    ['Nicht gültig vom 13. Juli bis 22. Juli 2027'],
    ['Non valable du 13 juillet 2027 au 22 juillet 2027'],
    ['Prices checked on 18 November 2026'],
    ['Precios actualizados el 18 de noviembre de 2026'],
  ])('%s', (line) => expect(offer(`${line}\n790 € p.P.`)).toMatchObject({ dates: null, validUntil: null }));

  it('is not said of months, amounts and columns that look like one', () => {
    expect(offer('Travel May to July 2027').dates).toBe('May to July 2027');
    expect(offer('Date: 13 giugno 2027 - 18 giugno 2027. 2.140 € a persona.').dates).toBe('June 13 to 18, 2027');
    expect(offer('Habitación vista mar\t4\t2.900 €').dates).toBeNull();
  });
});

describe('T-59 a percentage that stands for itself', () => {
  it.each([['• Was £800, now £640 pp\n• 30% off'], ['Was £800, now £640 pp. 30% off. Cancellation charge £90.']])(
    '%s',
    (lines) => {
      expect(codesOf(lines)).toEqual(['discount-mismatch']);
      expect(codesOf(lines.replace('30%', '20%'))).toEqual([]);
    },
  );

  it('is not that of a child or of something else', () => {
    expect(codesOf('• Was £800, now £640 pp\n• 30% off spa treatments')).toEqual([]);
    expect(codesOf('Was £800, now £640 pp\nKids: 50% off')).toEqual([]);
  });
});
