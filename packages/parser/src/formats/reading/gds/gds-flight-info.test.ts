import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../../../parse.ts';

const legs = (text: string) => {
  const { departureFlights, returnFlights } = parseFlightQuote(text, { referenceDate: '2026-11-21' });
  return [...departureFlights, ...returnFlights]
    .flatMap(({ segments }) => segments)
    .map((one) =>
      [
        one.flightNumber,
        /\((\w+)\)/.exec(one.departureLocation ?? '')?.[1],
        one.departureDate,
        one.departureTime,
        /\((\w+)\)/.exec(one.arrivalLocation ?? '')?.[1],
        one.arrivalDate,
        one.arrivalTime,
        one.duration,
      ].join(' '),
    );
};

describe('F-166 details of a flight', () => {
  it('as Galileo tells them, with marks for the day', () =>
    expect(
      legs(
        ' QF  127  WEDNESDAY    03 MAR 27\n-----------------------------------------------\n BRD TIME    T D/I  OFF TIME    T D/I   FLY/GROUND      EQP   E\n SYD 1010A   1  I   HKG  520P   1  I    9:10/ 2:10      333   E\n HKG  730P   1  I   LHR  135A#  3  I   14:05            359   E\n-----------------------------------------------\nTOTAL FLYING TIME  SYD - LHR     23:15',
      ),
    ).toEqual([
      'QF 127 SYD 2027-03-03 10:10 AM HKG 2027-03-03 5:20 PM 9h 10m',
      'QF 127 HKG 2027-03-03 7:30 PM LHR 2027-03-04 1:35 AM 14h 05m',
    ]));

  it('as Amadeus tells them, airport by airport with weekdays', () =>
    expect(
      legs(
        'DO2\n*1A PLANNED FLIGHT INFO*              AF 990   61 WE 03MAR27    \nAPT ARR   DY DEP   DY CLASS/MEAL          EQP  GRND  EFT   TTL  \nCDG          2325  WE PFJCDIZ/D           77W        10:30      \n                      YBMUKHL/D                                 \nJNB 1055  TH                                               10:30\n\nCOMMENTS-\n 1.CDG JNB   - DEPARTS TERMINAL 2E\n 2.CDG JNB   -   7/ DUTY FREE SALES',
      ),
    ).toEqual(['AF 990 CDG 2027-03-03 11:25 PM JNB 2027-03-04 10:55 AM 10h 30m']));

  it('as Apollo tells them, arrival and departure on one line', () =>
    expect(
      legs(
        ' TK 607    6MAR  SA\nIST          835P\n           7MAR  SU\nDAR    315A  410A     6:40\nZNZ    440A           :30\n\n                TET   8:05\nEND OF DISPLAY',
      ),
    ).toEqual([
      'TK 607 IST 2027-03-06 8:35 PM DAR 2027-03-07 3:15 AM 6h 40m',
      'TK 607 DAR 2027-03-07 4:10 AM ZNZ 2027-03-07 4:40 AM 0h 30m',
    ]));

  it('as Sabre tells them, a leg without a number under its flight', () =>
    expect(
      legs(
        '   FLIGHT  DATE  SEGMENT DPTR  ARVL    MLS  EQP  ELPD MILES SM \n 1 ET  500 06MAR ADD DUB 1050P  420A¥1 S    788  8.30  3956  N \nDEP-TERMINAL 2                  ARR-TERMINAL 1                 \n           07MAR DUB IAD  520A  815A   S         7.55  3390  N \n 2 UA*6241 07MAR IAD IND 1225P  211P        CR7  1.46   487  N \n*IAD-IND OPERATED BY /MESA AIRLINES DBA UNITED EXPRESS',
      ),
    ).toEqual([
      'ET 500 ADD 2027-03-06 10:50 PM DUB 2027-03-07 4:20 AM 8h 30m',
      'ET 500 DUB 2027-03-07 5:20 AM IAD 2027-03-07 8:15 AM 7h 55m',
      'UA 6241 IAD 2027-03-07 12:25 PM IND 2027-03-07 2:11 PM 1h 46m',
    ]));

  it('are none without their table', () => {
    expect(legs(' QF  127  WEDNESDAY    03 MAR 27\nis the one I would take')).not.toContain('SYD');
    expect(legs('TK 607    6MAR  SA\nsee you there')).toEqual([]);
  });
});

describe('F-167 what was flown already', () => {
  it('keeps its place in the journey', () =>
    expect(
      legs(
        'RP/SFO1S2195/SFO1S2195            AA/GS  20AUG26/1635Z   43DJ9D\n  1.AMSEL/RUTH MRS\n  2  QR 708 O 19MAR 5 IADDOH         FLWN\n  3  QR1427 O 20MAR 6 DOHADD         FLWN\n  4  QR1428 O 04APR 7*ADDDOH HK1   140A 535A 04APR  E  QR/43DJ9D\n  5  QR 707 O 04APR 7*DOHIAD HK1   815A 320P 04APR  E  QR/43DJ9D',
      ).map((leg) => leg.split(' ').slice(0, 3).join(' ')),
    ).toEqual(['QR 708 IAD', 'QR 1427 DOH', 'QR 1428 ADD', 'QR 707 DOH']));
});

describe('F-87 quotes and fares of displays', () => {
  const FLIGHT = ' 1. AT  201 V  10MAY JFKCMN HK1   830P  #815A O*         MO\n\n';
  const fare = (text: string) => {
    const { baseFare, total, totalForAllPassengers } = parseFlightQuote(FLIGHT + text, {
      referenceDate: '2026-11-21',
    }).fareDetails;
    return [baseFare, total, totalForAllPassengers];
  };
  const HEAD = '   PSGR                  FARE     TAXES         TOTAL PSG DES\n';

  it('with any letter for whose fare it is', () =>
    expect(
      fare(
        `${HEAD}FQP 1         USD     2210.00     401.50      2611.50 ADT\nGRAND TOTAL INCLUDING TAXES ****     USD      2611.50\nUNABLE TO FILE - NEED NAMES`,
      ),
    ).toEqual(['USD 2210.00', 'USD 2611.50', 'USD 2611.50']));

  it('an infant without taxes', () =>
    expect(
      fare(
        `${HEAD}FQG 1         USD      510.00      91.30       601.30 ADT\nFQG 2         USD       51.00                   51.00 INF\nGRAND TOTAL INCLUDING TAXES ****     USD       652.30`,
      ),
    ).toEqual(['USD 510.00', 'USD 601.30', 'USD 652.30']));

  it('by type of traveler, each with its total', () =>
    expect(
      fare(
        'PSGR TYPE  ADT - 01\n     CXR RES DATE  FARE BASIS      NVB   NVA    BG\nFARE  USD   1120.00 EQUIV PHP     58800\nTAX   PHP       974US PHP       294AY PHP      3955XT\nTOTAL PHP     64023\nADT-01  KLXPH\nXT PHP53YR PHP3666YQ PHP236XFJFK4.5\nPSGR TYPE  C05 - 02\nFARE  USD    840.00 EQUIV PHP     44100\nTAX   PHP       974US PHP       294AY PHP      3955XT\nTOTAL PHP     49323\n         1960.00         102900      10446            113346TTL',
      ),
    ).toEqual(['PHP 58800', 'PHP 64023', 'PHP 113346']));
});

describe('F-170 who travels', () => {
  const names = (text: string) => {
    const { clientName, passengers } = parseFlightQuote(text, { referenceDate: '2026-11-21' });
    return [clientName, passengers];
  };
  const HEAD = 'W4W9FE/WS QSBIV VTL9WS  AG 99999992 08MAR\n  1.1AMSEL/RUTH   2.1AMSEL/LEO*P-C07\n';
  const FLIGHTS =
    ' 1. DL  890 M  20SEP RDUDTW HK2   930A  1117A O*         MO\n 2. DL  275 M  20SEP DTWNRT HK2  1205P # 200P O*         MO\n';

  it('are those above the flights, not seats and remarks below', () =>
    expect(
      names(
        `${HEAD}${FLIGHTS}** SEAT DATA **\n     1. AMSEL/RUTH        HK  17C            SA            AIR\n     2. AMSEL/LEO         HK  17D            N             AIR\nVRMK-VI/AAF *ADTK1GTOAF BY 22MAR 1000\n  2. VI/AAF *ADTK1GTOAF BY 22MAR 1000 OTHERWISE WILL BE XLD\n  3. VI/AUA *ADTK1GKK3 .TKT UA SEGS BY 17SEP`,
      ),
    ).toEqual(['Ruth Amsel, Leo Amsel', 2]));
  it('also where they stand below them alone', () =>
    expect(names(`${FLIGHTS}  1.1AMSEL/RUTH   2.1AMSEL/LEO`)).toEqual(['Ruth Amsel, Leo Amsel', 2]));
});
