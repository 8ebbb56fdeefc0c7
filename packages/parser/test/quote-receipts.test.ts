/** Receipts of electronic tickets: F-205 to F-208 of docs/behaviour.md, each with a near-miss. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const parse = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const flights = (text: string) => {
  const { departureFlights, returnFlights } = parse(text);
  return [departureFlights, returnFlights].map((side) =>
    side.map(({ segments }) =>
      segments.map(
        (s) =>
          `${s.flightNumber} ${s.departureLocation} ${s.departureDate} ${s.departureTime} ${s.arrivalLocation} ${s.arrivalDate} ${s.arrivalTime}`,
      ),
    ),
  );
};

describe('F-205 a flight of a receipt over several lines', () => {
  const HEAD = 'FROM /TO        FLIGHT  CL DATE   DEP   FARE BASIS      NVB   NVA   BAG ST\n\n';
  const OUT =
    'OSLO            DY 1302 M  09MAR  0710  MLOW            09MAR 09MAR 1PC OK\nGARDERMOEN\nLONDON GATWICK                    ARRIVAL TIME: 0835   ARRIVAL DATE: 09MAR\nTERMINAL:N\n\n';
  const BACK =
    'LONDON GATWICK  DY 1311 M  16MAR  2110  MLOW            16MAR 16MAR 1PC OK\nTERMINAL:N\nOSLO                              ARRIVAL TIME: 0025   ARRIVAL DATE: 17MAR\nGARDERMOEN\n';
  const READ = [
    [['DY 1302 Oslo (OSL) 2027-03-09 7:10 AM London (LGW) 2027-03-09 8:35 AM']],
    [['DY 1311 London (LGW) 2027-03-16 9:10 PM Oslo (OSL) 2027-03-17 12:25 AM']],
  ];

  it('has its places down the first column and lands behind words', () => {
    expect(flights(HEAD + OUT + BACK)).toEqual(READ);
    const { departureFlights, returnFlights } = parse(HEAD + OUT + BACK);
    expect(departureFlights[0]?.segments[0]?.arrivalTerminal).toBe('N');
    expect(departureFlights[0]?.segments[0]?.bookingClass).toBe('M');
    expect(returnFlights[0]?.segments[0]?.departureTerminal).toBe('N');
  });

  it('is read in other languages, and with a carrier’s line in between', () => {
    const german = (HEAD + OUT + BACK)
      .replace('FROM /TO        FLIGHT  CL DATE   DEP  ', 'VON /NACH       FLUG    KL DATUM  ABFLUG')
      .replaceAll('ARRIVAL TIME', 'ANKUNFTSZEIT')
      .replaceAll('ARRIVAL DATE', 'ANKUNFTSDATUM');
    expect(flights(german)).toEqual(READ);
    const operated = HEAD + OUT.replace('LONDON', 'OPERATED BY NORWEGIAN AIR SWEDEN\nLONDON') + BACK;
    expect(flights(operated)).toEqual(READ);
    const french = (HEAD + OUT + BACK)
      .replace('FROM /TO        FLIGHT ', 'DE / A          VOL    ')
      .replaceAll('ARRIVAL TIME', "HEURE D'ARRIVEE")
      .replaceAll('ARRIVAL DATE', "DATE D'ARRIVEE");
    expect(flights(french)).toEqual(READ);
  });

  it('ends with its flights', () => {
    const { fareDetails, notes } = parse(
      `${HEAD}${OUT}\nAIR FARE           : NOK     980.00\nTAX                : NOK     210.00GB\nTOTAL              : NOK    1190.00\n`,
    );
    expect(fareDetails).toMatchObject({ baseFare: 'NOK 980.00', total: 'NOK 1190.00' });
    expect(notes ?? '').not.toContain('GARDERMOEN');
  });

  it('lands where the next row begins, with its carrier in a column of its own', () => {
    const text =
      'FROM/TO           CARRIER FLIGHT CL DATE   TIME  STATUS FARE BASIS\nLONDON LHR        BA      0117   Y  12MAR  0820  OK     YRT\nNEW YORK JFK      BA      0178   Y  20MAR  1830  OK     YRT\nLONDON LHR\n';
    expect(flights(text)).toEqual([
      [['BA 117 London (LHR) 2027-03-12 8:20 AM New York (JFK) null null']],
      [['BA 178 New York (JFK) 2027-03-20 6:30 PM London (LHR) null null']],
    ]);
  });

  it('may have a name that fills its column', () => {
    const text =
      'From                  To           Flight   Date       Departure  Arrival\nLONDON HEATHROW (LHR) DUBAI (DXB)  EK 004   12 Mar 27  20:20      07:20+1\nDUBAI (DXB)           MALE (MLE)   EK 656   13 Mar 27  09:40      14:50\n';
    expect(flights(text)[0]?.[0]).toEqual([
      'EK 4 London (LHR) 2027-03-12 8:20 PM Dubai (DXB) 2027-03-13 7:20 AM',
      'EK 656 Dubai (DXB) 2027-03-13 9:40 AM Malé (MLE) 2027-03-13 2:50 PM',
    ]);
  });

  it('needs more than the heading', () => {
    expect(flights('FROM/TO    FLIGHT   DATE\nsee the list of our flights below\n')).toEqual([[], []]);
  });
});

describe('F-206 columns whose cells go over several lines', () => {
  const HEAD = 'TRAVEL DATE   AIRLINE            DEPARTURE                ARRIVAL                  OTHER NOTES\n';
  const ROWS =
    '05Jun27       AIR NEW ZEALAND    AUCKLAND, NEW ZEALAND    SYDNEY KINGSFORD SMITH   Class ECONOMY\n' +
    '              NZ 103             Time                     Time 09:05               Baggage Allowance 1PC\n' +
    '                                 07:25                    Terminal 1               Booking Status CONFIRMED\n';
  const BACK =
    '12Jun27       AIR NEW ZEALAND    SYDNEY KINGSFORD SMITH   AUCKLAND, NEW ZEALAND    Class ECONOMY\n' +
    '              NZ 104             Time 10:05               Time 15:10\n';

  it('are one flight down to the next day', () => {
    expect(flights(HEAD + ROWS + BACK)).toEqual([
      [['NZ 103 Auckland (AKL) 2027-06-05 7:25 AM Sydney (SYD) 2027-06-05 9:05 AM']],
      [['NZ 104 Sydney (SYD) 2027-06-12 10:05 AM Auckland (AKL) 2027-06-12 3:10 PM']],
    ]);
  });

  it('are no such where each flight has its line', () => {
    const plain =
      'DATE      FLIGHT    FROM        TO          DEPARTS   ARRIVES\n05Jun27   NZ 103    AKL         SYD         07:25     09:05\n12Jun27   NZ 104    SYD         AKL         10:05     15:10\n';
    expect(flights(plain)).toEqual([
      [['NZ 103 Auckland (AKL) 2027-06-05 7:25 AM Sydney (SYD) 2027-06-05 9:05 AM']],
      [['NZ 104 Sydney (SYD) 2027-06-12 10:05 AM Auckland (AKL) 2027-06-12 3:10 PM']],
    ]);
  });
});

describe('F-207 who travels by a receipt', () => {
  const FLIGHT = '\nNZ 103 5 Jun 2027 AKL 07:25 SYD 09:05\n';

  it('stands in the second column of its head, under its label, with several first names', () => {
    const columns =
      'HARBOUR TRAVEL LTD               DATE   :  18 NOV 2026\n4 QUAY STREET                    AGENT  :  0317\n';
    const named = parse(
      `${columns}AUCKLAND 1010                    NAME   :  VAN RIJN/ANNA MARIE MRS (ADT)\n${FLIGHT}`,
    );
    expect([named.clientName, named.passengers]).toEqual(['Anna Marie Van Rijn', 1]);
    expect(named.departureFlights).toHaveLength(1);
    expect(parse(`${columns}28001 MADRID                     NOMBRE :  RUIZ/ELENA\n${FLIGHT}`).clientName).toBe(
      'Elena Ruiz',
    );
    expect(parse(`Prepared For\nRUIZ/ELENA MRS\n${FLIGHT}`).clientName).toBe('Elena Ruiz');
  });

  it('ends where a wide gap sets something apart', () => {
    expect(parse(`NAME OF PASSENGER: RUIZ/ELENA MRS         ISSUED 20NOV26\n${FLIGHT}`).clientName).toBe('Elena Ruiz');
  });

  it('is no name without a slash in a column of its own', () => {
    expect(
      parse(`HARBOUR TRAVEL LTD\nAUCKLAND 1010                    NAME   :  see/below 14\n${FLIGHT}`).clientName,
    ).toBeNull();
  });
});

describe('F-208 what a receipt says around its conditions', () => {
  const FLIGHT = 'NZ 103 5 Jun 2027 AKL 07:25 SYD 09:05\n\n';

  it('keeps the endorsements without their label, and neither the payment nor the notices', () => {
    const { restrictions } = parse(
      `${FLIGHT}ENDORSEMENTS  : NONREF/CHG FEE NZD80\nFORM OF PAYMENT : CASH\n\nNOTICE\nCARRIAGE AND OTHER SERVICES PROVIDED BY THE CARRIER ARE SUBJECT TO CONDITIONS OF CARRIAGE.\n`,
    );
    expect(restrictions).toEqual(['NONREF/CHG FEE NZD80']);
  });

  it('keeps how a quote is to be paid', () => {
    const { restrictions } = parse(`${FLIGHT}Conditions\n- Payment: 30% on confirmation\n- Non-refundable\n`);
    expect(restrictions).toEqual(['Payment: 30% on confirmation', 'Non-refundable']);
  });
});
