/** F-698 to F-703, F-709, F-710, F-716: displays cut in mid-word, results with their bags, day marks, small names, stops on the way. */
import { describe, expect, it } from 'vitest';
import { type FlightGroup, parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const legs = (groups: readonly FlightGroup[]) =>
  groups.flatMap(({ segments }) =>
    segments.map(({ flightNumber, departureTime, arrivalTime, arrivalDate }) => [
      flightNumber,
      departureTime,
      arrivalTime,
      arrivalDate,
    ]),
  );

describe('a display cut at a column in mid-word (F-698)', () => {
  const ROWS =
    ' 1 DL3917Q  17JUN TH TYSATL HK2   215P   3\n20P  /O $   E CR9\n 2 DL 176Q  17JUN TH ATLDUB HK2   545P   7\n25A#1  /O $   E 333\n';
  const PRICES =
    '>4P*\n                BASE         TAX        TO\nTAL\nADT  2   USD  702.00      231.95   USD 93\n3.95 EACH\nTOTAL FOR 2 PSGRS              USD 1867.9\n0\n';
  it('is read on in the next line: times, and what all pay', () => {
    const { departureFlights, fareDetails } = read(`1P- 5QK8TV\n${ROWS}\n${PRICES}`);
    expect(legs(departureFlights)).toEqual([
      ['DL 3917', '2:15 PM', '3:20 PM', '2027-06-17'],
      ['DL 176', '5:45 PM', '7:25 AM', '2027-06-18'],
    ]);
    expect([fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers]).toEqual([
      'USD 702.00',
      'USD 933.95',
      'USD 1867.90',
    ]);
  });
  it('in 24 hours, too, with carriage returns', () => {
    const text =
      '  4  TP 693 K 06APR 2 LUXLIS HK3  1130 13\n20  06APR  E\n  5  TP  23 K 06APR 2 LISSSA HK3  1510 19\n35  06APR  E\n';
    const [first, second] = legs(read(text.replaceAll('\n', '\r\n')).departureFlights);
    expect([first?.[2], second?.[2]]).toEqual(['1:20 PM', '7:35 PM']);
  });
  it('keeps rows of their own and sentences apart', () => {
    const { departureFlights, clientName } = read(
      `${ROWS} 3 DL 177Q  29JUN TU DUBATL HK2  1115A  310P\nThat is Main Cabin, call me on the desk no\n20P is the gate\n`,
    );
    expect(legs(departureFlights)).toHaveLength(2);
    expect(clientName).toBeNull();
  });
  it('one row alone tells no column', () => {
    const [flight] = legs(read(ROWS.split('\n').slice(0, 2).join('\n')).departureFlights);
    expect(flight?.[2]).not.toBe('3:20 AM');
  });
});

describe('the bags over the price of a result (F-699)', () => {
  const page = (bags: string, button: string) =>
    `Prague (PRG) ⇄ Seoul (ICN)\nThu 15 Apr 2027 – Thu 29 Apr 2027  |  1 adult\n\nKorean Air\nKE 970   19:00 PRG – 12:45+1 ICN\nKE 969   12:55 ICN – 17:55 PRG\n${bags}\n€ 1,092\nkoreanair.com\n${button}\n\nTurkish Airlines\nTK 1770  PRG 14:25 – IST 18:10\nTK 90  IST 20:55 – ICN 13:10+1\nTK 89  ICN 23:40 – IST 05:20+1\nTK 1767  IST 08:05 – PRG 09:55\n${bags}\n€ 874\nTripmoose\n${button}`;
  it.each([
    ['1 carry-on · 1 checked bag 23 kg', 'View deal >'],
    ['1 carry-on', 'Zum Angebot'],
  ])('%s, %s', (bags, button) => {
    const { options, returnFlights } = read(page(bags, button));
    expect(options.map(({ fareDetails }) => fareDetails.total)).toEqual(['€ 1,092', '€ 874']);
    expect(returnFlights[0]?.stops).toBe(0);
  });
  it('name what a price without such a button is for', () => {
    const { fareDetails } = read('LH 400 12 Mar 2027 FRA 10:55 - JFK 13:40\nTotal EUR 500\n\n1 checked bag\n€ 74');
    expect([fareDetails.total, fareDetails.totalForAllPassengers].filter((money) => money === '€ 74')).toEqual([]);
  });
});

describe('those who travel behind a plus (F-700)', () => {
  it.each(['2ad + 2ch + 1inf', '2 adt + 2 chn', '1ad +1yth'])('%s is no day of arrival', (party) => {
    const { departureFlights } = read(`1 way DXB-TUN fri 25 jun, EK 747 dep 0855 arr 1220\n${party}\naed 5230`);
    expect(departureFlights[0]?.segments[0]?.arrivalDate).toBe('2027-06-25');
  });
  it('`+ 1` alone is one', () => {
    const { departureFlights } = read('LH 778 26 Jan 2027 FRA 21:55 - SIN 17:05 + 1');
    expect(departureFlights[0]?.segments[0]?.arrivalDate).toBe('2027-01-27');
  });
});

describe('greetings of the Arab world (F-701)', () => {
  it.each([
    ['salam Mrs Ben Youssef 👋 found it', 'Mrs Ben Youssef'],
    ['Salaam alaikum Mr Haddad,', 'Mr Haddad'],
    ['Marhaba Layla,', 'Layla'],
  ])('%s', (greeting, client) => {
    expect(read(`${greeting}\nEK 747 25 Jun 2027 DXB 08:55 - TUN 12:20\nAED 1420 pp`).clientName).toBe(client);
  });
  it('`Salami on board` greets nobody', () =>
    expect(read('Salami Mista on board\nEK 747 25 Jun 2027 DXB 08:55 - TUN 12:20').clientName).toBeNull());
});

describe('names in small letters joined before the hours (F-702)', () => {
  it.each([
    'denver - munich 525p - 1055a fri',
    'denver to munich 525p - 1055a fri',
    'denver → munich 5:25p - 10:55a fri',
  ])('%s', (way) => {
    const [leg] = read(`OUT thu sep 9 2027\nLH 481 ${way}, nonstop`).departureFlights[0]?.segments ?? [];
    expect([leg?.departureLocation, leg?.departureTime, leg?.arrivalLocation]).toEqual([
      'Denver (DEN)',
      '5:25 PM',
      'Munich (MUC)',
    ]);
  });
  it('a word that is no place joins nothing', () => {
    const [leg] = read('OUT thu sep 9 2027\nLH 481 nonstop - munich 525p').departureFlights[0]?.segments ?? [];
    expect(leg?.arrivalLocation ?? leg?.departureLocation).toBe('Munich (MUC)');
  });
});

describe('where a flight stops on its way (F-703)', () => {
  const trip = (stop: string) =>
    `Leg 1 – Oslo to Singapore\nTue 26 Jan 2027\nLH 861   Oslo (OSL) 17:25 – Frankfurt (FRA) 19:35\nLH 778   Frankfurt (FRA) 21:55 – Singapore (SIN) 17:05, Wed 27 Jan\n\nLeg 2 – Singapore to Los Angeles\nMon 1 Feb 2027\nSQ 12   Singapore (SIN) 09:25 – Los Angeles (LAX) 11:35, same day\n${stop}\n\nLeg 3 – Los Angeles to Newark\nSun 7 Feb 2027\nLH 7653   Los Angeles (LAX) 08:15 – Newark (EWR) 16:35`;
  it.each([
    '1 stop: Tokyo Narita (NRT), 17:20 to 18:45, you stay on flight SQ 12',
    '1 stop: Tokyo Narita (NRT), 17:20 – 18:45',
    '1 stop in Tokyo 17:20 - 18:45',
  ])('%s', (stop) => {
    const { departureFlights, returnFlights } = read(trip(stop));
    const groups = [...departureFlights, ...returnFlights];
    expect(groups.map(({ date, stops }) => [date, stops])).toEqual([
      ['2027-01-26', 1],
      ['2027-02-01', 1],
      ['2027-02-07', 0],
    ]);
  });
  it('a technical stop begins no flight', () => {
    const { departureFlights, returnFlights } = read(
      trip('Technical stop in Tokyo Narita (NRT), 17:20 to 18:45, you stay on flight SQ 12'),
    );
    expect([...departureFlights, ...returnFlights]).toHaveLength(3);
  });
  it('`1 stop` before both ends of a flight is read as before', () => {
    const { departureFlights } = read('Mon 1 Feb 2027\n1 stop, SQ 12 SIN 09:25 - LAX 11:35\nUSD 900');
    expect(departureFlights[0]?.segments[0]?.departureTime).toBe('9:25 AM');
  });
});

describe('Amadeus: the list beside one stored fare (F-709)', () => {
  it('has the fares of all travelers', () => {
    const { fareDetails } = read(
      '  4  TP 693 K 06APR 2 LUXLIS HK3  1130 1320  06APR  E\nFXX\n   PASSENGER         PTC    NP   EUR   FARE   TAX/FEE   PER PSGR\n01 WEYLAND/CLAUD*    ADT     2       598.00    274.36     872.36\n02 WEYLAND/LEO M*    CH      1       449.00    214.36     663.36\n                   TOTALS    3      1645.00    763.08    2408.08\nTST00001     LUXXX2101 MK/19JAN I 0 LD 22JAN27 OD LUXLUX SI\nT-\nFXP\n   1.WEYLAND/CLAUDE MR   2.WEYLAND/MARTINE MRS\n 1   LUX TP 693 K 06APR 1130  OK KLCLA0A7                06APR 1PC\n     LIS\nFARE  F EUR     598.00\nTX001 X EUR   274.36YQAC\nTOTAL   EUR     872.36\nGRAND TOTAL EUR 872.36',
    );
    expect([fareDetails.total, fareDetails.totalForAllPassengers]).toEqual(['EUR 872.36', 'EUR 2408.08']);
  });
});

describe('displays: headings and counts', () => {
  const FLIGHT = ' 1 DL 177Q  29JUN TU DUBATL HK2  1115A  310P\n';
  it('F-710 a heading before its rule is no rule', () => {
    expect(read(`${FLIGHT}PENALTY - NONREFUNDABLE\nPENALTY - CHANGE FEE USD 150.00\n`).restrictions).toEqual([
      'NONREFUNDABLE',
      'CHANGE FEE USD 150.00',
    ]);
    expect(read(`${FLIGHT}PENALTY - USD 150.00\n`).restrictions).toEqual(['PENALTY - USD 150.00']);
  });
  const QUOTE = (grand: string) =>
    ` 1.1HEPWORTH/ALANMR  2.1HEPWORTH/BRONWENMRS\n 1. EK   36 Q  09SEP NCLDXB HS2  1335 #0005  O        E TH\n>FQ\nPSGR   QUOTE BASIS       FARE       TAXES      TOTAL\nFQG 1  QLXEPGB1    GBP   498.00     314.31     812.31 ADT\nGRAND TOTAL INCLUDING TAXES  ****  GBP   ${grand}\n`;
  const codes = (text: string) => read(text).warnings.map(({ code }) => code);
  it('F-716 one priced traveler below whom all pay more counts nobody', () =>
    expect(codes(QUOTE('1624.62'))).not.toContain('passenger-mismatch'));
});
