import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../parse.ts';

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
    [
      '- Paseo por Ushuaia\n- Paseo por Bariloche\n- Paseo por El Calafate\n- vuelo con Aerolíneas Argentinas',
      'Argentina',
      'Argentinas',
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
