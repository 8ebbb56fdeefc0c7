import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-28' });
const codesOf = (text: string) => read(text).warnings.map(({ code }) => code);

describe('T-575 a destination that the text writes has its span', () => {
  it('is the run of town and country where nothing else is named', () => {
    const text = 'SLOW MAY 🌴\n4 nights\n$1,180 per couple\n📍 Casa Marelia, Tulum, México\n#tulum';
    const { destination, source } = read(text);
    expect(destination).toBe('Tulum, México');
    expect(source.spans['/destination']).toEqual([text.indexOf('Tulum'), text.indexOf('\n#')]);
  });

  it.each([
    [
      '- Paseo por Oaxaca\n- Paseo por Cancún\n- Paseo por Acapulco\n- vuelo desde Ciudad de México',
      'Mexico',
      'México',
    ],
  ])('%s', (list, country, written) => {
    const text = `Salida grupal\n$ 1.248 por persona\nIncluye\n${list}`;
    const { destination, source } = read(text);
    expect(destination).toBe(country);
    expect(text.slice(...(source.spans['/destination'] as [number, number]))).toBe(written);
  });
});

describe('T-576 rows between what each pays and the total', () => {
  const sheet = (rows: string, total: string) =>
    `Hotel Sol ****, Mallorca\n2 adults\nPrice per person   £697.00\n${rows}\nTotal price   ${total}`;

  it.each([
    ['SGR 2 x £5.00   £10.00\nEmergency fund per booking   £2.50', '£1,406.50'],
    ['2 x adult   £1,394.00\nBooking fee   £25.00', '£1,419.00'],
    ['2 adults   £1,394.00\nEarly booking discount   - £94.00', '£1,300.00'],
    ['Booking fee   £25.00\nCancellation cover   £40.00\nVoucher   £50.00', '£1,409.00'],
  ])('%s', (rows, total) => {
    expect(read(sheet(rows, total))).toMatchObject({ price: '£697.00', totalPrice: total });
    expect(codesOf(sheet(rows, total))).not.toContain('total-mismatch');
  });

  it.each([
    ['Booking fee   £25.00', '£1,500.00'],
    ['Deposit £100 per person', '£1,494.00'],
  ])('do not come out: %s', (rows, total) => expect(codesOf(sheet(rows, total))).toContain('total-mismatch'));
});

describe('T-579 what explains another amount', () => {
  const trip = '7 nachten all inclusive, Kreta\nvanaf € 599 p.p.';

  it('is what children pay, in whatever line it is told', () => {
    const example = '\nPrijsvoorbeeld: 2 volwassenen + 2 kinderen = € 1.797';
    expect(codesOf(`${trip}\n\nKinderen van 2 t/m 12 jaar: 50% korting op de kamer${example}`)).toEqual([]);
    expect(codesOf(`${trip}${example}`)).toContain('total-mismatch');
  });

  it('is not what somebody wished for in a review', () => {
    const page = (mark: string) =>
      `Tian Shan Trails\n12 days\nUS$1,701 per person, was US$1,890\nSALE 10% off\n\nREVIEWS\n★★★★★ "Hard and high"\nOur leader made this trip for all of us.\n${mark}Would have liked one more night at the lake and $20 less for the sleeping bag.\nMarco D., Italy`;
    expect(codesOf(page('★★★★☆ "Beautiful but cold nights"\n'))).toEqual([]);
  });
});

describe('T-580 an offer in small letters', () => {
  it('tells place, price and house', () =>
    expect(
      read('dubai 18-23 jan 5 nts w flights ex bom, 4* orchid creek hotel deira, bfast, rs 48,500 pp twin sharing'),
    ).toMatchObject({ destination: 'dubai', price: 'rs 48,500', accommodation: 'orchid creek hotel deira' }));

  it.each(['bali 7nts, 4* hotels, bfast, usd 900 pp', 'bali 7nts, 4* and 5* resorts to pick from, usd 900 pp'])(
    'names no house: %s',
    (line) => expect(read(line)).toMatchObject({ price: 'usd 900', accommodation: null }),
  );

  it.each(['hire cars 1,200 in stock', 'open 24 hrs 9500 pp'])('is no price in rupees: %s', (line) =>
    expect(read(`goa 3 to 7 feb\n${line}`).price).toBeNull(),
  );
});

describe('T-581 prices by age', () => {
  it.each([
    ['Adulte ..... 448 €\nJeune de 12 à 17 ans ..... 378 €\nEnfant de 2 à 5 ans ..... 224 €', '448 €'],
    ['Erwachsene ab 18 Jahren   448 €\nJugendliche 12-17   378 €\nSenioren   398 €', '448 €'],
  ])('lead with the adults: %s', (rows, price) =>
    expect(read(`Séjour à Port-Barcarès\nTarifs par personne :\n${rows}`).price).toBe(price),
  );
});

it('T-582 takes the seasons over columns of one row for one time of travel', () => {
  const sheet = (last: string) =>
    `Bay Resort, Mauritius, 7 nights\nROOM               LOW              SHOULDER         HIGH\n                   01 May-30 Jun    01 Jul-15 Sep    ${last}\nGarden Superior    745              829              965\nLead-in price: from GBP 745 per person`;
  expect(read(sheet('16 Sep-31 Oct 2028')).dates).toBe('May 1 to October 31, 2028');
  expect(read(sheet('20 Dec-31 Dec 2027')).dates).not.toContain('December');
});

it('T-583 counts players and walkers for whom a total is told', () => {
  const trip = (rest: string) => read(`Belek golf, 7 nights\n£1,095 per golfer\n${rest}`);
  expect(trip('For 16 players that comes to £17,520').passengers).toBe(16);
  expect(trip('Tee times for players from 10.00').passengers).toBeNull();
});

describe('T-577 where a trip ends behind where it begins', () => {
  it.each([
    'Departs Friday 3 December 2027, ends Monday 13 December 2027',
    'Starts 3 December 2027 and finishes 13 December 2027',
    'Beginn Freitag, 3. Dezember 2027, Ende Montag, 13. Dezember 2027',
  ])('%s', (line) =>
    expect(read(`Danube Voyage\n${line}, Vienna\n£900 pp\nOffer ends 31 January 2027`)).toMatchObject({
      dates: 'December 3 to 13, 2027',
      validUntil: '2027-01-31',
      warnings: [],
    }),
  );

  it.each([
    'Departs 3 December 2027, offer ends 31 January 2027',
    'Departs 3 December 2027. Sale ends 31 January 2027',
  ])('ends the offer: %s', (line) => expect(read(`Danube Voyage\n${line}\n£900 pp`).validUntil).toBe('2027-01-31'));
});

describe('T-578 the day of a talk is none of the trip', () => {
  it.each([
    'notes from call w/ Rachel @ Chamois Ski Co, fri 27 nov',
    'Telefonnotiz Frau Moser, 27.11.',
    'spoke to Dave Fri 27 Nov',
    'appel avec Julie, vendredi 27 novembre',
    'appunti della telefonata con Gina, 27 novembre',
  ])('%s', (line) =>
    expect(read(`${line}\nChalet Noir, Les Gets\n16 Jan 2027 - 23 Jan 2027\n£995 pp`)).toMatchObject({
      dates: 'January 16 to 23, 2027',
      warnings: [],
    }),
  );

  it.each([
    'spoke to Dave about 6 March 2027 to 13 March 2027',
    'Call notes re Belek from 6 March 2027 to 13 March 2027',
  ])('what was talked of is: %s', (line) =>
    expect(read(`${line}\nBelek golf £1,095 pp`).dates).toBe('March 6 to 13, 2027'),
  );
});

it.each([
  ['aboard MV Polar Tern (112 guests)', null],
  ['an Bord der MS Donauperle (nur 90 Passagiere)', null],
  ['aboard MS Donauperle (2 guests)', 2],
  ['£900 per person (12 guests)', 12],
])('T-584 takes those whom a ship holds for no party: %s', (line, count) =>
  expect(read(`Antarctic Voyage, 10 nights\n${line}`).passengers).toBe(count),
);
