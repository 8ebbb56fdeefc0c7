/** F-263 to F-267: prices and waits that stood in forms which nobody had read. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-24' });
const fareOf = (text: string) => {
  const { baseFare, total, totalForAllPassengers } = read(text).fareDetails;
  return [baseFare, total, totalForAllPassengers];
};

describe('F-263 the grand total of a Galileo quote', () => {
  const quote = (total: string) => ` 1. EY  451 K  08MAY MELAUH HK3  2140 # 0535 O       E SA
>FQBB
 PSGR   QUOTE BASIS         FARE    TAXES      TOTAL PSG DES
FQG 1-3 KLXAU1   AUD      910.00   301.20    1211.20 ADT
     GUARANTEED AT TIME OF TICKETING
${total}`;
  it('with the number of passengers before its currency is everybody’s', () => {
    expect(fareOf(quote(' GRAND TOTAL INCLUSIVE OF TAXES  3 PSGR   AUD    3633.60'))).toEqual([
      'AUD 910.00',
      'AUD 1211.20',
      'AUD 3633.60',
    ]);
  });
  it('in small letters too', () => {
    expect(fareOf(quote(' GRAND TOTAL INCLUSIVE OF TAXES  3 PSGR   AUD    3633.60').toLowerCase())[1]).toBe(
      'AUD 1211.20',
    );
  });
});

describe('F-264 the price among the remarks of a reservation without one', () => {
  const display = (remarks: string) => `RP/LISXX2100/LISXX2100            AB/SU  17NOV26/1014Z   QQ7LM2
  1.PRATA/RUI MR   2.PRATA/EVA MRS
  3  TP 201 L 06MAY 4*LISEWR HK2       1   1100 1355   *1A/E*
  4 AP LIS +351 21 555 0199 - MAR ABERTO VIAGENS - A
  5 TK TL27NOV/LISXX2100
${remarks}`;
  it('is the quote’s', () => {
    expect(
      fareOf(display('  6 RM TARIFA EUR 410,00 + TX EUR 88,20 = EUR 498,20 POR PAX\n  7 RM TTL 2 PAX EUR 996,40')),
    ).toEqual(['EUR 410,00', 'EUR 498,20', 'EUR 996,40']);
  });
  it('but not what the agency earns', () => {
    expect(fareOf(display('  6 RM NET EUR 380,00\n  7 RM COMM EUR 30,00'))).toEqual([null, null, null]);
  });
});

describe('F-265 a currency in the heading over figures', () => {
  it.each([
    'Fare (INR)\nBase fare per adult   38,200\nTotal per adult   57,840\nGrand total 4 pax   2,31,360',
    'Fare (INR)\tEconomy\t\t\nBase fare per adult\t\t38,200\t\nTotal per adult\t\t57,840\t\nGrand total 4 pax\t\t2,31,360\t',
  ])('%s', (fare) => {
    expect(fareOf(`LX 155 10 May 2027 BOM 01:10 - ZRH 06:25\n\n${fare}`)).toEqual([
      'INR 38,200',
      'INR 57,840',
      'INR 2,31,360',
    ]);
  });
});

describe('F-266 a length over a bare word for the wait', () => {
  it.each(['Layover', 'Umstieg', 'Escale'])('%s', (word) => {
    const [group] = read(`Sat 13 Feb 2027
Finnair
AY 952
12:05
Copenhagen (CPH)
1h 40m
14:45
Helsinki (HEL)
2h 35m
${word}
Finnair
AY 141
17:20
Helsinki (HEL)
10h 45m
09:05
+1
Bangkok (BKK)`).departureFlights;
    expect(group?.segments.map(({ duration, layoverDuration }) => [duration, layoverDuration])).toEqual([
      ['1h 40m', '2h 35m'],
      ['10h 45m', null],
    ]);
  });
});

describe('F-267 rows of Spanish travelers', () => {
  const { passengers, fareDetails } = read(`Pasajeros: 2 adultos, 1 menor (7 años), 1 infante
UX 1 9 mar 2027 MAD 12:05 - MEX 17:10
Adulto     2 x $980.00 = $1,960.00
Menor      1 x $790.00 =   $790.00
Infante    1 x  $98.00 =    $98.00
TOTAL                     $2,848.00`);
  it('an adult’s is the price, all of them travel', () => {
    expect([passengers, fareDetails.total, fareDetails.totalForAllPassengers]).toEqual([4, '$980.00', '$2,848.00']);
  });
});

describe('F-272 sums of a net fare and its taxes', () => {
  it.each([
    'Precio neto por persona: 189 € + tasas 46,20 € = 235,20 €',
    'Prix par personne : 189 € + 46,20 € de taxes, soit 235,20 € TTC',
  ])('%s', (line) => {
    expect(fareOf(`UX 1 9 mar 2027 MAD 12:05 - MEX 17:10\n${line}`)).toEqual(['189 €', '235,20 €', null]);
  });
});

describe('F-273 cabins in a table, a row each', () => {
  const { options } = read(`EK 30  12 Jan 2027 LHR 20:40 - DXB 07:40+1

| Cabin | Per person | Total (2) |
|---|---|---|
| Economy | £1,248 | £2,496 |
| Business | £4,380 | £8,760 |`);
  it('are each an offer', () => {
    expect(
      options.map(({ label, fareDetails: { total, totalForAllPassengers } }) => [label, total, totalForAllPassengers]),
    ).toEqual([
      ['Economy', '£1,248', '£2,496'],
      ['Business', '£4,380', '£8,760'],
    ]);
  });
});

describe('F-278 a fare and its taxes without their sum', () => {
  it.each([
    ['£612 pp + £120 tax', ['£612', 'GBP 732', null]],
    ['£612 plus tax £120 per person', ['£612', 'GBP 732', null]],
    ['Quota adulto 890 euro + tasse 112 euro', ['890 euro', 'EUR 1002', null]],
    ['£612 incl tax + £20 booking fee', [null, '£612', null]],
  ])('%s', (line, fare) => expect(fareOf(`UX 1 9 mar 2027 MAD 12:05 - MEX 17:10\n${line}`)).toEqual(fare));
});

describe('F-278 a net fare and its taxes', () => {
  it('is what the agency pays: no fare of the traveler, and no sum that would have to come out', () => {
    const { fareDetails, warnings } = parseFlightQuote(
      'UL 504 19 Jan LHR 20:40 - CMB 12:55+1; UL 503 3 Feb CMB 12:50 - LHR 19:05. Nett is GBP 702.00 plus GBP 271.15 tax, sell GBP 1,055 per person (your margin GBP 81.85).',
      { referenceDate: '2026-11-24' },
    );
    expect(fareDetails).toMatchObject({ baseFare: null, total: 'GBP 1,055' });
    expect(warnings.map(({ code }) => code)).toEqual(['sensitive-net-rate']);
  });

  it('with their sum on a line of its own, too', () => {
    const { fareDetails } = parseFlightQuote(
      'UL 504 19 Jan LHR 20:40 - CMB 12:55+1\nUL 503 3 Feb CMB 12:50 - LHR 19:05\nNett GBP 702.00 + GBP 271.15 tax = GBP 973.15\nSell at GBP 1,055 per person',
      { referenceDate: '2026-11-24' },
    );
    expect(fareDetails).toMatchObject({ baseFare: null, total: 'GBP 1,055' });
  });
});
