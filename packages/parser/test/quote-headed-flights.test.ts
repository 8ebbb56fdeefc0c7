/** F-452 to F-456: hours behind `à` and `a las`, time zones, headings that name their flight, numbers above a heading, two numbers below a stop. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const flights = (text: string) => flightsOf(read(text));

describe('F-452 the hour behind a word that also means to', () => {
  it.each([
    'Départ Lyon (LYS) à 10:30, arrivée Porto (OPO) à 11:55 (vol TP 479)',
    'Salida Lyon (LYS) a las 10:30, llegada Porto (OPO) a las 11:55 (vuelo TP 479)',
    'TP 479 Lyon (LYS) - Porto (OPO) de 10:30 à 11:55',
    'TP 479 Lyon (LYS) à Porto (OPO) 10h30 à 11h55',
  ])('%s', (line) =>
    expect(flights(`vendredi 12 février 2027\n${line}`)).toEqual([
      ['TP 479', 'Lyon (LYS)', '10:30 AM', 'Porto (OPO)', '11:55 AM'],
    ]),
  );
});

describe('F-453 the time zone behind an hour', () => {
  it.each([
    [
      'Departure 9:30 PM JST — Osaka (KIX)\nArrival 3:15 PM PDT — San Francisco (SFO)',
      'Osaka (KIX)',
      'San Francisco (SFO)',
    ],
    ['Departure 18:05 IST — Delhi (DEL)\nArrival 22:40 GMT — London (LHR)', 'Delhi (DEL)', 'London (LHR)'],
    ['Departure 18:05 - Delhi (DEL)\nArrival 22:40 IST', 'Delhi (DEL)', 'Istanbul (IST)'],
    ['18:05 JFK - 11:20 IST', 'New York (JFK)', 'Istanbul (IST)'],
    ['11:20 IST - 12:55 London (LHR)', 'Istanbul (IST)', 'London (LHR)'],
  ])('%j', (ends, from, to) => {
    const [flight] = read(`TK 2 Fri 12 Feb 2027\n${ends}`).departureFlights[0]?.segments ?? [];
    expect([flight?.departureLocation, flight?.arrivalLocation]).toEqual([from, to]);
  });
});

describe('F-454 a heading with the number and the route of its flight', () => {
  const lines = (mark: string) =>
    `### LX 1078 ${mark} Frankfurt → Zurich\n- **Date:** Tue, 9 Mar 2027\n- **Departs:** FRA 11:05\n- **Arrives:** ZRH 12:00\n\n### LX 154 ${mark} Zurich → Mumbai\n- **Date:** Tue, 9 Mar 2027\n- **Departs:** ZRH 13:20\n- **Arrives:** BOM 01:25 +1`;
  const table = `## LX1078 — Frankfurt → Zurich\n\n| Item | Details |\n|---|---|\n| Date | Tue, March 9, 2027 |\n| Flight | SWISS LX1078 |\n| Departure | 11:05 · Frankfurt (FRA) |\n| Arrival | 12:00 · Zurich (ZRH) |\n\n## LX154 — Zurich → Mumbai\n\n| Item | Details |\n|---|---|\n| Date | Tue, March 9, 2027 |\n| Flight | SWISS LX154 |\n| Departure | 13:20 · Zurich (ZRH) |\n| Arrival | 01:25 +1 · Mumbai (BOM) |`;
  it.each([lines('—'), lines('·'), table])('%j', (text) =>
    expect(flights(text)).toEqual([
      ['LX 1078', 'Frankfurt (FRA)', '11:05 AM', 'Zurich (ZRH)', '12:00 PM'],
      ['LX 154', 'Zurich (ZRH)', '1:20 PM', 'Mumbai (BOM)', '1:25 AM'],
    ]),
  );

  it('the next flight of the same number is another', () =>
    expect(
      flights('LX1078 Tue 9 Mar 2027 FRA-ZRH 11:05-12:00\nLX1078 Wed 10 Mar 2027 FRA-ZRH 11:05-12:00').length +
        read('LX1078 Tue 9 Mar 2027 FRA-ZRH 11:05-12:00\nLX1078 Wed 10 Mar 2027 FRA-ZRH 11:05-12:00').options.length,
    ).toBeGreaterThan(1));
});

describe('F-455 numbers and headings', () => {
  it('a number above a heading is none of the flights under it', () =>
    expect(
      flights(
        '## Outbound: BUD → CPH\nDeparture: Fri, Apr 16, 2027 — 06:55 AM — Budapest (BUD)\nArrival: Fri, Apr 16, 2027 — 08:45 AM — Copenhagen (CPH)\nFlight: DY 3593\nCabin: Economy\n\n## Return: CPH → BUD\nDeparture: Mon, Apr 19, 2027 — 08:10 PM — Copenhagen (CPH)\nArrival: Mon, Apr 19, 2027 — 09:55 PM — Budapest (BUD)\nFlight: SK 2885',
      ),
    ).toEqual([
      ['DY 3593', 'Budapest (BUD)', '6:55 AM', 'Copenhagen (CPH)', '8:45 AM'],
      ['SK 2885', 'Copenhagen (CPH)', '8:10 PM', 'Budapest (BUD)', '9:55 PM'],
    ]));

  it('a way to the airport is no flight', () =>
    expect(
      flights(
        'SK 2885 Mon 19 Apr 2027\nCopenhagen (CPH) 20:10\nBudapest (BUD) 21:55\nLeave ~5:30 PM → metro M2 → CPH (~20 min), at CPH by 6:15 PM.',
      ),
    ).toEqual([['SK 2885', 'Copenhagen (CPH)', '8:10 PM', 'Budapest (BUD)', '9:55 PM']]));
});

describe('F-456 a stop named below the whole way', () => {
  const way = (stop: string) =>
    `## Outbound: BUD → LIS\nDeparture: Fri, Apr 16, 2027 — 06:55 AM — Budapest (BUD)\nArrival: Fri, Apr 16, 2027 — 01:40 PM — Lisbon (LIS)\nDuration: 7h 45m\n${stop}\nFlight 1: SK 2886 — Airbus A320\nFlight 2: TP 755 — Airbus A321\n\n## Return: LIS → BUD\nDeparture: Mon, Apr 19, 2027 — 08:10 PM — Lisbon (LIS)\nArrival: Tue, Apr 20, 2027 — 01:05 AM — Budapest (BUD)\nFlight: W6 2494`;
  it('two numbers below a stop are two flights that meet there', () =>
    expect(flights(way('Stopover: Copenhagen (CPH) — 2h 20m layover'))).toEqual([
      ['SK 2886', 'Budapest (BUD)', '6:55 AM', 'Copenhagen (CPH)', null],
      ['TP 755', 'Copenhagen (CPH)', null, 'Lisbon (LIS)', '1:40 PM'],
      ['W6 2494', 'Lisbon (LIS)', '8:10 PM', 'Budapest (BUD)', '1:05 AM'],
    ]));
});

describe('F-463 an airline that is called Air and a town', () => {
  const card = (number: string, airline: string) =>
    `Flight: ${number}, ${airline}\nDate: Sun 17 Oct 2027\nDeparture: 10:50 Flesland(BGO), Bergen, Norway\nDate: Sun 17 Oct 2027\nArrival: 12:00 International Airport(DUS), Duesseldorf, Germany\n`;
  it.each(['Air Kiruna', 'Air Berlin', 'Norwegian'])('%s', (airline) =>
    expect(
      flights(`${card('DY1641', airline)}\n${card('DY1643', airline).replaceAll('17', '18')}`).map((flight) =>
        flight.slice(1),
      ),
    ).toEqual(Array.from({ length: 2 }, () => ['Bergen (BGO)', '10:50 AM', 'Düsseldorf (DUS)', '12:00 PM'])),
  );

  it('a town behind other words is one', () =>
    expect(flights('DY1641 17 Oct 2027 By air: Bergen 10:50 - Oslo 11:45')).toEqual([
      ['DY 1641', 'Bergen (BGO)', '10:50 AM', 'Oslo', '11:45 AM'],
    ]));
});

describe('F-464 the length of the journey beside its last flight', () => {
  const journey = (length: string) =>
    `Flight: SK1610\nSun 17 Oct 2027\nDeparture: 10:50 Berlin (BER)\nArrival: 11:50 Copenhagen (CPH)\nCabin: Economy\n\nFlight: SK935\nSun 17 Oct 2027\nDeparture: 13:20 Copenhagen (CPH)\nArrival: 15:55 San Francisco (SFO)\nCabin: Economy\nDuration: ${length}`;
  it.each([
    ['14h 05min', '11h 35m'],
    ['11h 35min', '11h 35m'],
    ['11h 40min', '11h 40m'],
  ])('%s', (length, own) => {
    const [out] = read(journey(length)).departureFlights;
    expect([out?.totalTime, out?.segments.map(({ duration }) => duration)]).toEqual(['14h 05m', ['1h 00m', own]]);
  });
});

describe('F-470 the designator in brackets', () => {
  it.each([
    ['SAS (SK) 1418', 'SK 1418'],
    ['Air France (AF) 1240', 'AF 1240'],
    ['SAS (2 stops) 1418 kr', null],
  ])('%s', (written, number) =>
    expect(
      flights(`Friday, 9 April 2027, ${written}, Stockholm (ARN) 17:40 -> Copenhagen (CPH) 18:50`).map(([own]) => own),
    ).toEqual([number]),
  );
});
