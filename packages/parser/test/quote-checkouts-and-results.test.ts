/** F-643, F-644, F-646, F-648, F-658, F-659 and F-667 to F-671: hours behind airports, results of searches, checkouts with extras. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const hoursOf = (text: string) => {
  const { departureFlights } = read(text);
  return departureFlights.flatMap(({ segments }) =>
    segments.flatMap(({ departureTime, arrivalTime }) => [departureTime, arrivalTime]),
  );
};

describe('F-643 hours behind their airports', () => {
  const FLIGHT = 'LA 8164 06/07/2027 São Paulo (GRU) 23h05 - Orlando (MCO) 06h55\n';

  it.each(['Ligue às 16:30.', 'Please call me at 4pm.'])('are times, beside %j', (other) =>
    expect(hoursOf(FLIGHT + other)).toEqual(['11:05 PM', '6:55 AM']),
  );

  it.each(['Enviada em', 'Enviado', 'Sent'])('a mail with %j tells when it was sent', (label) => {
    const head = `From: Ana Lopes <ana@litoral.example>\n${label}: terça-feira, 19 de janeiro de 2027 16:48\n\n`;
    expect(hoursOf(`${head}LA 8164 06/07/2027 GRU 23h05 - MCO 06h55`)).toEqual(['11:05 PM', '6:55 AM']);
  });

  it('what one waits is none', () => {
    const flights = 'BA 302 06/07/2027 London (LHR) 07:05 - Paris (CDG) 09:20\n';
    expect(hoursOf(`${flights}Layovers: (CDG) 1h30 - (JFK) 2h05`)).toEqual(['7:05 AM', '9:20 AM']);
  });
});

describe('F-644 the day on which a flight lands', () => {
  it.each([
    ['13h15', 'do dia 21/07'],
    ['13:15', 'del día 21/07'],
    ['13:15', 'on the 21 July'],
  ])('%s … %s', (hour, day) => {
    const text = `Ida: 20/07/2027\nCM 441  Orlando (MCO) ${hour} - Panamá (PTY) ${hour.replace('3', '5')}\nCM 757  Panamá (PTY) ${hour.replace('3', '7')} - São Paulo (GRU) ${hour.replace('13', '02')} ${day}`;
    const [, last] = read(text).departureFlights[0]?.segments ?? [];
    expect([last?.departureDate, last?.arrivalDate]).toEqual(['2027-07-20', '2027-07-21']);
  });

  it('the day of the next flight is its own', () => {
    const text =
      'CM 441 20/07/2027 Orlando (MCO) 13:15 - Panamá (PTY) 15:30\nCM 757 21/07/2027 Panamá (PTY) 17:05 - São Paulo (GRU) 23:55';
    const [, last] = read(text).departureFlights[0]?.segments ?? [];
    expect(last?.departureDate ?? read(text).departureFlights[1]?.date).toBe('2027-07-21');
  });
});

describe('F-646 results with both ways, their flights and waits', () => {
  const result = (change: string) =>
    `Wed 8 Sep 2027   07:00 – 17:25   AMS–LIM   1 stop MAD   17h 25m
  IB 1720  AMS 07:00 → MAD 09:35   2h 35m
  ${change} 2h 50m
  IB 119  MAD 12:25 → LIM 17:25   12h 00m
Sat 25 Sep 2027   19:40 – 18:50+1   LIM–AMS   1 stop MAD   16h 10m
  IB 124  LIM 19:40 → MAD 14:05+1   11h 25m
  ${change} 2h 15m
  IB 1727  MAD 16:20 → AMS 18:50   2h 30m
€934 per person
`;

  it.each(['Change in Madrid (MAD)', 'Cambio en Madrid (MAD)', 'Changement à Madrid (MAD)'])('%s', (change) => {
    const { departureFlights, returnFlights, fareDetails } = read(result(change));
    expect([departureFlights, returnFlights].map(([way]) => [way?.totalTime, way?.stops])).toEqual([
      ['17h 25m', 1],
      ['16h 10m', 1],
    ]);
    const lengths = [...departureFlights, ...returnFlights].flatMap(({ segments }) =>
      segments.map(({ duration, layoverDuration }) => [duration, layoverDuration]),
    );
    expect(lengths).toEqual([
      ['2h 35m', '2h 50m'],
      ['12h 00m', null],
      ['11h 25m', '2h 15m'],
      ['2h 30m', null],
    ]);
    expect(fareDetails.total).toBe('€934');
  });

  it('two results are two offers', () => {
    const text = `${result('Change in Madrid (MAD)')}\n${result('Change in Madrid (MAD)')
      .replaceAll('IB 1720', 'IB 1722')
      .replaceAll('07:00', '07:05')
      .replace('€934', '€986')}`;
    expect(read(text).options.map(({ fareDetails }) => fareDetails.total)).toEqual(['€934', '€986']);
  });

  it.each([
    ['1 stop MAD   17h 25m', null],
    ['1 stop MAD 17', 'MAD 17'],
  ])('%s', (told, total) => {
    const text = `IB 124 8 Sep 2027 LIM 19:40 - AMS 18:50+1\n${told}`;
    expect(read(text).fareDetails.total).toBe(total);
  });
});

const FLIGHTS = `Sat, 17 Apr 2027
06:40
DUB
FR 7041
10:35
AGP
€64.99 per person
Sat, 24 Apr 2027
11:05
AGP
FR 7042
13:05
DUB
€71.49 per person
`;

describe('F-648 extras that a checkout offers', () => {
  const terms = (extras: string) => {
    const { includes, restrictions } = read(`${FLIGHTS}What's included\n10kg cabin bag\n${extras}`);
    return [includes, restrictions];
  };

  it.each([
    'Your extras\nSeat 4A\n€15.00\nExtra bag 23kg\n€90.00\nTravel insurance\nNot added\nAdd\n',
    'Add-ons\nFast Track\n€9.99\nAdd\n20kg bag\n€38.99\nAdd\n',
    "Extra's\nRuimbagage 20 kg\n€ 34,00\nReisverzekering\nNiet geselecteerd\nToevoegen\n",
    'Airport parking\nNot selected\n',
    'Travel insurance\nNicht hinzugefügt\nHinzufügen\n',
  ])('%j', (extras) =>
    expect(terms(`${extras}Things to know\nNon-refundable\nPromo code\nApply`)).toEqual([
      ['10kg cabin bag'],
      ['Non-refundable'],
    ]),
  );

  it.each([
    [
      'Your extras\n23kg bag included\nSeat choice included',
      ['10kg cabin bag', '23kg bag included', 'Seat choice included'],
    ],
    ['Meals\n20kg bag', ['10kg cabin bag', 'Meals', '20kg bag']],
  ])('%j comes with the fare', (extras, wanted) => expect(terms(extras)[0]).toEqual(wanted));
});

describe('F-658 a price below each way', () => {
  const fare = (rest: string, flights = FLIGHTS) => {
    const { baseFare, upcharge, total, totalForAllPassengers } = read(flights + rest).fareDetails;
    return [baseFare, upcharge, total, totalForAllPassengers];
  };

  it('their sum is the total', () =>
    expect(fare('2 x Adults €272.96\nTotal to pay €272.96')).toEqual([null, null, 'EUR 136.48', '€272.96']));

  it('fare and taxes of one are in other words', () => {
    const text = FLIGHTS.replace('€64.99 per person', 'Fare €64.99 per person').replace(
      '€71.49 per person',
      'Taxes €71.49 per person',
    );
    expect(fare('2 x Adults €272.96\nTotal to pay €272.96', text)[0]).toBe('€64.99');
  });
});

describe('F-659 the menu of a page', () => {
  it('leads home, no flight does', () => {
    const { departureFlights, returnFlights } = read(`Ryanair\nHome\nPlan\nMy Trips\n${FLIGHTS}`);
    expect([departureFlights[0]?.date, returnFlights[0]?.date]).toEqual(['2027-04-17', '2027-04-24']);
  });

  it('a heading does', () => {
    const out = 'Out\nSat 17 Apr 2027 FR 7041 DUB 06:40 - AGP 10:35\n';
    const { returnFlights } = read(`${out}Home\nSat 24 Apr 2027 FR 7042 AGP 11:05 - DUB 13:05`);
    expect(returnFlights[0]?.date).toBe('2027-04-24');
  });
});

const EMIRATES = 'EK 30 3 Dec 2027 LHR 13:40 - DXB 00:40+1\n3 adults\n';
const pricesOf = (text: string) => {
  const { total, totalForAllPassengers } = read(EMIRATES + text).fareDetails;
  return [total, totalForAllPassengers];
};

describe('F-667 a summary of all', () => {
  const rows = 'Fare  GBP 1,962.00\nTaxes and fees  GBP 451.20\nTotal  GBP 2,413.20\n';

  it('its heading says for whom the total is', () =>
    expect(pricesOf(`Fare summary for 3 adults\n${rows}`)).toEqual(['GBP 804.40', 'GBP 2,413.20']));

  it.each(['Fare summary', 'Fare summary per adult'])('%s does not', (heading) =>
    expect(pricesOf(`${heading}\n${rows}`)[0]).toBe('GBP 2,413.20'),
  );
});

describe('F-671 the sum of a page', () => {
  const rows = 'Fare  GBP 1,200.00\nCarrier charges  GBP 600.00\nTaxes  GBP 613.20\nTotal  GBP 2,413.20\n';

  it.each(['Price summary', 'Payment summary', 'Preisübersicht', 'Riepilogo del prezzo'])(
    'is of all whom the page counts under %s',
    (heading) => expect(pricesOf(`${heading}\n${rows}`)).toEqual(['GBP 804.40', 'GBP 2,413.20']),
  );

  it('is of one where nobody is counted, and under the breakdown of a fare', () => {
    const route = 'EK 2 12 Jan 2027 LHR 13:40 - DXB 00:40 +1\n';
    expect(read(`${route}Price summary\n${rows}`).fareDetails).toMatchObject({
      baseFare: 'GBP 1,200.00',
      total: 'GBP 2,413.20',
      totalForAllPassengers: null,
    });
    expect(read(`${route}2 passengers\nFare breakdown\n${rows}`).fareDetails.total).toBe('GBP 2,413.20');
  });

  it('rows that say of one what they cost are of one', () =>
    expect(
      pricesOf('Price summary\nFare per adult GBP 400.00\nTaxes per adult GBP 404.40\nTotal GBP 2,413.20'),
    ).toEqual(['GBP 804.40', 'GBP 2,413.20']));
});

describe('F-668 bags that a fare brings, and those that it does not', () => {
  it.each([
    ['Bagagem: 2 x 23kg nos trechos 1 e 3; trecho 2 sem bagagem despachada', ['2 x 23kg nos trechos 1 e 3'], 1],
    [
      'Incluye: 1 maleta de 23 kg por persona (bebés sin maleta)',
      ['1 maleta de 23 kg por persona (bebés sin maleta)'],
      0,
    ],
    ['2x23k', ['2x23k'], 0],
    ['1x32k each', ['1x32k each'], 0],
    ['2x45k', [], 0],
  ])('%s', (line, wanted, forbidden) => {
    const { includes, restrictions } = read(`${EMIRATES}GBP 804 pp\n\n${line}`);
    expect([includes, restrictions.length]).toEqual([wanted, forbidden]);
  });
});

describe('F-669 what a page would add', () => {
  it('is no price', () =>
    expect(pricesOf('Total for all GBP 2,413.20\nChauffeur-drive\nGBP 60.00\nAdd')).toEqual([
      'GBP 804.40',
      'GBP 2,413.20',
    ]));

  it('what is to be selected has its price', () => expect(pricesOf('GBP 804.40\nSelect')).toContain('GBP 804.40'));
});

describe('F-670 a price below what it brings', () => {
  it.each(['Equipaje de mano incluido', 'Handgepäck inklusive', 'Bagage cabine inclus'])('%s', (line) =>
    expect(read(`AM 210 15 sep 2027 MEX 18:15 - MAD 12:30+1\n${line}\nMXN 18,450`).fareDetails.total).toBe(
      'MXN 18,450',
    ),
  );

  it('what a bag costs is no price', () =>
    expect(read('AM 210 15 sep 2027 MEX 18:15 - MAD 12:30+1\nEquipaje\nMXN 950').fareDetails.total).toBeNull());
});
