/** F-342 to F-346: rows of fees, deposits, columns of times, ways there and back before their flights, hours on the ground, numbers that are no telephone's. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-24' });
const OUT = 'BA 117 14MAR27 LHR JFK 0825 1110\n';
const flights = (text: string) => {
  const { departureFlights, returnFlights, warnings } = read(text);
  expect(warnings).toEqual([]);
  return [...departureFlights, ...returnFlights].flatMap(({ segments }) =>
    segments.map((s) =>
      [s.departureLocation, s.departureTime, s.arrivalLocation, s.arrivalTime].map((value) => value ?? '?').join(' '),
    ),
  );
};

describe('F-342 what is no fare', () => {
  it('a row of fees in a table: nobody travels by it', () => {
    const table =
      'COSTING (ZAR)\n                     Qty     Fare         Taxes        Total\nAdult                2       9 850.00     6 420.50     32 541.00\nChild                1       7 390.00     5 980.50     13 370.50\nService fee          3         450.00                   1 350.00\nGRAND TOTAL                                            47 261.50\n';
    const { passengers, fareDetails, warnings, agentInfo } = read(`${OUT}\n${table}`);
    expect(passengers).toBe(3);
    expect([fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers]).toEqual([
      'ZAR 9 850.00',
      'ZAR 16270.50',
      'ZAR 47 261.50',
    ]);
    expect([warnings, agentInfo.phone]).toEqual([[], null]);
  });

  it.each([
    'Total price for 2 passengers: £1,684.00 (2 x £842.00)\nTo secure please pay £200 pp deposit; balance 12 weeks before departure.',
    '£842.00 per person\nPlease pay a £150 per person deposit today.',
    '£842.00 pp\n£150 p.p. deposit by 30 Nov 2026',
  ])('a deposit of each: %s', (text) => {
    const { fareDetails, warnings } = read(`${OUT}${text}`);
    expect([fareDetails.total, warnings]).toEqual(['£842.00', []]);
  });

  it('what a group of which some fly free pays is not worked out', () => {
    const text = `${OUT}24 pax\nGroup fare EUR 612 + taxes EUR 298.40 = EUR 910.40 per pax\n1 FOC per 20 paying`;
    expect(read(text).fareDetails).toMatchObject({ total: 'EUR 910.40', totalForAllPassengers: null });
  });

  it('a total with taxes is one in Portuguese and German too', () => {
    const text = 'Valor por adulto: R$ 5.890,00\nValor por criança: R$ 4.720,00\nTotal com taxas: R$ 16.500,00';
    expect(read(`${OUT}2 adultos e 1 criança\n${text}`).fareDetails).toMatchObject({
      total: 'R$ 5.890,00',
      totalForAllPassengers: 'R$ 16.500,00',
    });
    expect(read(`${OUT}Preis mit Steuern: 842 € pro Person`).fareDetails.total).toBe('842 €');
  });
});

describe('F-343 columns of times and airports', () => {
  it.each([
    'DEP            ARR            FLT      DATE         TIME            CLASS\nJNB            PER            SA280    11JAN2027    2045-1210+1     Y\nPER            JNB            SA281    22JAN2027    2355-0450+1     Y',
    'Dep | Arr | Flight | Date | Time\nJNB | PER | SA280 | 11 Jan 2027 | 20:45 - 12:10+1\nPER | JNB | SA281 | 22 Jan 2027 | 23:55 - 04:50+1',
  ])('%#', (text) => {
    expect(flights(text)).toEqual([
      'Johannesburg (JNB) 8:45 PM Perth (PER) 12:10 PM',
      'Perth (PER) 11:55 PM Johannesburg (JNB) 4:50 AM',
    ]);
  });

  it('a length under `Time` stays one', () => {
    const text =
      'Flight | Date | From | To | Dep | Arr | Time\nSA280 | 11 Jan 2027 | JNB | PER | 20:45 | 12:10+1 | 9:25';
    expect(read(text).departureFlights[0]?.segments[0]?.duration).toBe('9h 25m');
  });
});

describe('F-344 a way there and back before its flights', () => {
  it.each([
    'LHR-HKG-LHR  CX254 09MAY 2205-1710+1 / CX251 16MAY 0045-0640',
    'LHR/HKG/LHR CX254 09MAY 2205 1710+1, CX251 16MAY 0045 0640',
    'LHR-HKG-LHR with Cathay: out CX254 9 May 22:05 - 17:10+1, back CX251 16 May 00:45 - 06:40',
    'LHR-HKG-LHR\nCX254 09MAY 2205-1710+1\nCX251 16MAY 0045-0640',
  ])('%s', (text) => {
    expect(flights(text)).toEqual([
      'London (LHR) 10:05 PM Hong Kong (HKG) 5:10 PM',
      'Hong Kong (HKG) 12:45 AM London (LHR) 6:40 AM',
    ]);
  });
});

describe('F-345 hours on the ground', () => {
  it.each([
    'VS 412 25 Apr 2027, check in 07:15, departs Lagos (LOS) 10:15, arrives London Heathrow (LHR) 17:10',
    'Sunday 25 April 2027\nVS 412 - Lagos (LOS) to London Heathrow (LHR)\nDeparts 10:15 (check in from 07:15) Arrives 17:10',
    'VS 412 25.04.2027 Lagos (LOS) ab 10:15 (Check-in bis 07:15), London (LHR) an 17:10',
    'Vol VS 412 25 avril 2027 : enregistrement à partir de 07h15, départ Lagos (LOS) 10h15, arrivée Londres (LHR) 17h10',
    'VS 412 25APR27 LOS LHR 1015 1710 (boarding 0930, gate closes 0955)',
  ])('%s', (text) => {
    expect(flights(text)).toEqual(['Lagos (LOS) 10:15 AM London (LHR) 5:10 PM']);
  });

  it('`arrives at gate 5, 17:10` is told of the flight', () => {
    const [journey] = read('VS 412 25 Apr 2027 LOS 10:15, arrives LHR at 17:10').departureFlights;
    expect(journey?.segments[0]?.arrivalTime).toBe('5:10 PM');
  });
});

describe('F-346 no telephone, no title, no name lost', () => {
  it('a flight before its day, an amount with blanks', () => {
    expect(read('Vol AF 344 25/04/2027 CDG 13h30 YUL 14h55\nTotal 47 261,50').agentInfo.phone).toBeNull();
  });

  it('`QUOTATION` and a greeting call nothing', () => {
    expect(read(`QUOTATION\n${OUT}`).title).toBe('London (LHR) → New York (JFK)');
    expect(read(`hiya, got flights for the hen do!!\n${OUT}`).title).toBe('London (LHR) → New York (JFK)');
    expect(read(`${OUT}Validade da cotação: 28/11/2026`).title).toBe('London (LHR) → New York (JFK)');
  });

  it('closings', () => {
    for (const closing of ['Besos, Raquel', 'rgds Raquel', 'tx Raquel', 'Un abrazo, Raquel', 'Baci, Raquel'])
      expect(read(`${OUT}£842 per person\n${closing}`).agentInfo.name).toBe('Raquel');
  });

  it('`2x23kg each, changes 75 pp` says two things', () => {
    const { includes, restrictions } = read(`${OUT}£842 pp\n2x23kg each, changes 75 pp`);
    expect([includes, restrictions]).toEqual([['2x23kg each'], ['changes 75 pp']]);
  });

  it('those who travel with titles and ages in a second column', () => {
    const list =
      'PASSENGERS\nMr Johan Pretorius          Adult\nMrs Elna Pretorius          Adult\nMiss Mia Pretorius          Child (7)\n\n';
    expect(read(`${list}${OUT}£842 per person`)).toMatchObject({ passengers: 3, clientName: 'Mr Johan Pretorius' });
  });
});
