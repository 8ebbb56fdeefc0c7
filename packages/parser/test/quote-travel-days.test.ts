/** F-260: a line that tells both days of travel for flights that have times alone. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const FLIGHTS = 'LX 176 ZRH 22:40 - SIN 17:25 (+1)\nLX 177 SIN 23:05 - ZRH 06:10 (+1)';
const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-24' });
const daysOf = (text: string) => {
  const { departureFlights, returnFlights } = read(text);
  return [departureFlights, returnFlights].map((groups) => groups.map(({ date }) => date).join());
};

describe('F-260 days of travel in one line', () => {
  it.each([
    'Depart 4 Feb 2027, return 19 Feb 2027',
    'Outbound 4 Feb 2027, inbound 19 Feb 2027',
    'Going out Thu 4 Feb 2027 and coming back Fri 19 Feb 2027',
    'Departs: 4 Feb 2027 | Returns: 19 Feb 2027',
    'leaving 4 feb back 19 feb',
    'leave the 4th feb, home the 19th',
    'Hinflug 4.2.2027, Rückflug 19.2.2027',
    'Aller le 4 février 2027, retour le 19 février 2027',
    'Ida 4/2/2027, vuelta 19/2/2027',
    'Andata 4/2/2027 - ritorno 19/2/2027',
    'Ida: 4 de fevereiro de 2027 / Volta: 19 de fevereiro de 2027',
    'Zurich to Singapore, depart 4 Feb 2027, return 19 Feb 2027',
    'Departure: 4 Feb 2027\nReturn: 19 Feb 2027',
    'Outbound 4 Feb 2027 22:40, inbound 19 Feb 2027 23:05',
  ])('%s', (line) => {
    expect(daysOf(`${line}\n${FLIGHTS}`)).toEqual(['2027-02-04', '2027-02-19']);
  });

  it('below the flights too', () => {
    expect(daysOf(`${FLIGHTS}\nGoing out 4 Feb 2027 and coming back 19 Feb 2027\nCHF 988 per person`)).toEqual([
      '2027-02-04',
      '2027-02-19',
    ]);
  });

  it('a day alone is that of the next month where it is no later', () => {
    expect(daysOf(`leaving 24 feb back the 3rd\n${FLIGHTS}`)).toEqual(['2027-02-24', '2027-03-03']);
  });

  it('of each option its own', () => {
    const { options } = read(
      `Option 1\nDepart 4 Feb, return 19 Feb\n${FLIGHTS}\nCHF 988 pp\n\nOption 2\nDepart 6 Feb, return 21 Feb\n${FLIGHTS}\nCHF 940 pp`,
    );
    expect(
      options.map(({ departureFlights, returnFlights }) => [departureFlights[0]?.date, returnFlights[0]?.date]),
    ).toEqual([
      ['2027-02-04', '2027-02-19'],
      ['2027-02-06', '2027-02-21'],
    ]);
  });

  it('flights that say their days themselves keep them', () => {
    const own = '5 Feb 2027 LX 176 ZRH 22:40 - SIN 17:25 (+1)\n20 Feb 2027 LX 177 SIN 23:05 - ZRH 06:10 (+1)';
    expect(daysOf(`Depart 4 Feb 2027, return 19 Feb 2027\n${own}`)).toEqual(['2027-02-05', '2027-02-20']);
  });

  it('a heading over its own flight stays that of its flight', () => {
    expect(
      daysOf(
        'Departing 4 February 2027\nLX 176 ZRH 22:40 - SIN 17:25\nReturning 19 February 2027\nLX 177 SIN 23:05 - ZRH 06:10',
      ),
    ).toEqual(['2027-02-04', '2027-02-19']);
  });
});

describe('F-268 ways that a word before the number names', () => {
  const ways = (text: string) => {
    const { departureFlights, returnFlights } = read(text);
    return [departureFlights, returnFlights].map((groups) =>
      groups.map(({ segments: [segment] }) => `${segment?.departureLocation} > ${segment?.arrivalLocation}`),
    );
  };
  const there = [['Zurich (ZRH) > Singapore (SIN)'], ['Singapore (SIN) > Zurich (ZRH)']];
  it.each([
    'zurich to singapore with swiss\nout lx176 thu 4 feb 2240 arr 1725 next day\nback lx177 fri 19 feb 2305 arr 0610 next day',
    'Zurich to Singapore\nOut LX 176 Thu 4 Feb 2240 - 1725 +1\nHome LX 177 Fri 19 Feb 2305 - 0610 +1',
    'Zurich to Singapore\nLX 176 Thu 4 Feb 2240 - 1725 +1\nLX 177 Fri 19 Feb 2305 - 0610 +1',
  ])('%s', (text) => expect(ways(text)).toEqual(there));
});

describe('F-269 what a child pays behind the party', () => {
  it('is not what all pay', () => {
    const { fareDetails } = read(`${FLIGHTS}\nCHF 742 pp\n2 adults 1 child (6), child CHF 612\ntotal CHF 2096`);
    expect([fareDetails.total, fareDetails.totalForAllPassengers]).toEqual(['CHF 742', 'CHF 2096']);
  });
});

describe('F-270 fares with what they bring', () => {
  it.each([
    [
      'Tariffa Economy Light: € 780 a persona\nTariffa Economy Classic con bagaglio 23 kg: € 860 a persona',
      ['€ 780', '€ 860'],
    ],
    ['Tarif Economy Light: 742 € pro Person\nTarif Economy Classic inkl. 23 kg: 812 € pro Person', ['742 €', '812 €']],
    ['Price with cabin bag: £742 each\nPrice with big case: £812 each', ['£742', '£812']],
  ])('%s', (fares, totals) => {
    const { options, restrictions, warnings } = read(`4 Feb 2027 ${FLIGHTS}\n\n${fares}\nTotal for 2`);
    expect([options.map(({ fareDetails }) => fareDetails.total), restrictions, warnings]).toEqual([totals, [], []]);
  });
});

describe('F-271 what options are for', () => {
  const { options, route } = read(`Two options for Lisbon in May:

• Option A – TAP direct from Heathrow: Thu 6 May TP1351 dep 0730 arr 1010, back Mon 10 May TP1362 dep 1840 arr 2130. £214 each.
• Option B – BA from Heathrow: Thu 6 May BA500 dep 0900 arr 1145, back Mon 10 May BA503 dep 1725 arr 2005. £239 each.`);
  it('is where they turn', () => expect(route).toBe('London (LHR) → Lisbon (LIS)'));
  it('and their names end at the colon', () =>
    expect(options.map(({ label }) => label)).toEqual([
      'Option A – TAP direct from Heathrow',
      'Option B – BA from Heathrow',
    ]));
});

describe('F-274 where the way back begins', () => {
  const connected = (
    out: string,
    back: string,
  ) => `${out} 3 Feb 27 QR 10 LHR 16:00 DOH 00:55(+1) / QR 820 DOH 02:20 CMB 09:35
${back} 18 Feb 27 QR 665 CMB 03:25 DOH 06:15 / QR 9 DOH 08:00 LHR 12:45`;
  it.each([connected('OUT Wed', 'IN Thu'), connected('Outbound\nWed', 'Thu')])('%s', (text) =>
    expect(daysOf(text)).toEqual(['2027-02-03', '2027-02-18']),
  );
});

describe('F-275 a code that a weekday has, too', () => {
  it('before its time and a dash is the airport', () => {
    const [group] = read('OS 25 05.02.2027 VIE 23:20 - BKK 14:20 (+1)').departureFlights;
    expect(group?.segments[0]?.departureLocation).toBe('Vienna (VIE)');
  });
});

describe('F-276 what comes on top once', () => {
  const text =
    'OS 25 05.02.2027 VIE 23:20 - BKK 14:20 (+1)\nPreis p.P. € 998,-\nBearbeitungsgebühr € 39,- pro Buchung\n';
  it('is within the total', () => expect(read(`${text}Gesamtpreis 2 Personen € 2.035,-`).warnings).toEqual([]));
  it('but not anything else', () =>
    expect(read(`${text}Gesamtpreis 2 Personen € 2.055,-`).warnings.map(({ code }) => code)).toEqual([
      'total-mismatch',
    ]));
});

describe('F-277 what adults and kids pay in one breath', () => {
  it('is each one’s', () => {
    const { fareDetails } = read(`4 Feb 2027 ${FLIGHTS}\nCHF 689 adults CHF 540 kids\nprices for 2 adults 2 kids`);
    expect([fareDetails.total, fareDetails.totalForAllPassengers]).toEqual(['CHF 689', null]);
  });
});
