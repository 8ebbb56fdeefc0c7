import { describe, expect, it } from 'vitest';
import { formatClockTime } from '../../../model/clock-time.ts';
import { formatPartialDate } from '../../../model/partial-date.ts';
import { readScreenLines, type ScreenLine } from './gds-screen.ts';
import { readGdsSegment, segmentStarts } from './gds-segment.ts';
import { readGdsSegments } from './gds-segments.ts';

const lineOf = (text: string): ScreenLine => readScreenLines(text)[0] as ScreenLine;

function read(text: string): string | null {
  const line = lineOf(text);
  const [start] = segmentStarts(line);
  const found = start === undefined ? null : readGdsSegment(line, start, line.text.length);
  if (found === null) return null;
  const s = found.segment;
  const time = (field: typeof s.departureTime) => (field ? formatClockTime(field.value).replace(' ', '') : '-');
  const arrival = s.arrivalDate ? formatPartialDate(s.arrivalDate.value) : (s.arrivalDayOffset?.value ?? '-');
  return [
    `${s.airline.code?.value}${s.flightNumber?.value ?? ' open'}`,
    s.bookingClass?.value ?? '-',
    s.departureDate ? formatPartialDate(s.departureDate.value) : '-',
    s.weekday?.value ?? '-',
    `${s.departure.code?.value}${s.arrival.code?.value}`,
    `${s.status?.value ?? '-'}${found.seats?.value ?? ''}`,
    `${time(s.departureTime)}>${time(s.arrivalTime)}`,
    arrival,
  ].join(' ');
}

describe('F-1 a flight of a display', () => {
  it.each([
    [' 1 AA1734O 06MAY Q PHXDFW*SS2   805A 1230P /DCAA /E', 'AA1734 O --05-06 4 PHXDFW SS2 8:05AM>12:30PM -'],
    [
      ' 2 AA  50O 06MAY Q DFWLHR*SS2   500P  805A  07MAY F /DCAA /E',
      'AA50 O --05-06 4 DFWLHR SS2 5:00PM>8:05AM --05-07',
    ],
    [
      '  3  AF 006 N 12APR 1 CDGJFK HK2   2E 1330 1555   12APR  E  AF/QX7M2P',
      'AF6 N --04-12 1 CDGJFK HK2 1:30PM>3:55PM --04-12',
    ],
    [
      '  2  SU2682 Y 10DEC 7*SVORIX DK1   925A1005A 10DEC  E  0 320 S',
      'SU2682 Y --12-10 0 SVORIX DK1 9:25AM>10:05AM --12-10',
    ],
    ['  1  BR 031 C 10DEC 2 JFKTPE HK1       1  0020 0540+1 77W E 0 M', 'BR31 C --12-10 2 JFKTPE HK1 12:20AM>5:40AM 1'],
    [' 1. EK    2 U  13FEB LHRDXB HK3   1340 # 0040 O*       E SA  1', 'EK2 U --02-13 6 LHRDXB HK3 1:40PM>12:40AM 1'],
    [' 5. EY   84 V  16JAN FCOAUH HK1  2200  #0605  O*', 'EY84 V --01-16 - FCOAUH HK1 10:00PM>6:05AM 1'],
    [' 2 UA 974L 14SEP IADGVA HK1   550P  750A+*      TU/WE   E  1', 'UA974 L --09-14 2 IADGVA HK1 5:50PM>7:50AM 1'],
    [' 3 UA 179S 19JAN EWRSGN HK1   345P  125A2*      TU/TH   E', 'UA179 S --01-19 2 EWRSGN HK1 3:45PM>1:25AM 2'],
    [' 1 BA  64 Q28JUN NBOLHR HK1  1120P  615A |*  ', 'BA64 Q --06-28 - NBOLHR HK1 11:20PM>6:15AM 1'],
    [' 1 DL 130D 07OCT TH ATLMUC HK2   540P  855A#1/O $ E', 'DL130 D --10-07 4 ATLMUC HK2 5:40PM>8:55AM 1'],
    ['UA1175 14JAN TH SFOHNL 830A 1155A  Y', 'UA1175 Y --01-14 4 SFOHNL - 8:30AM>11:55AM -'],
    [' 1 AA   50 06MAY DFW LHR  500P  805A‡1   L     777   9.05  4736  N', 'AA50 - --05-06 - DFWLHR - 5:00PM>8:05AM 1'],
    ['SQ  33  N  08APR27  THU  SFO SIN  10:35PM  05:55AM +2', 'SQ33 N 2027-04-08 4 SFOSIN - 10:35PM>5:55AM 2'],
    ['AA-1734 O 06MAY PHX-DFW DEP 805A ARR 1230P', 'AA1734 O --05-06 - PHXDFW - 8:05AM>12:30PM -'],
    [' 2 UNOPENS 10DEC 2 TLVVKO DS2  1450 2105', 'UN open S --12-10 2 TLVVKO DS2 2:50PM>9:05PM -'],
    [' 1 DL1234Y 15DEC EWRLHR GK1                        TH', 'DL1234 Y --12-15 4 EWRLHR GK1 ->- -'],
    [' 5 UA 196K 28JUN GUMNRT HK4  1200N  255P *', 'UA196 K --06-28 - GUMNRT HK4 12:00PM>2:55PM -'],
    ['>1 aa1734o 06mayq phxdfw ss2 805a1230p', 'AA1734 O --05-06 4 PHXDFW SS2 8:05AM>12:30PM -'],
    [' 1AA1734O 06MAY1*PHXDFW HK 2 0805/1230', 'AA1734 O --05-06 1 PHXDFW HK2 8:05AM>12:30PM -'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    '  8 SSR NSST EK KK1 IADDXB/43B,P1/S2   SEE RTSTR',
    ' 3 HHL RD HK1 RIX 10DEC-12DEC  2NT 69706  RADISSON',
    'NYC AF   006 N    12APR 1330  NYT0XTFP        12APR12APR 1P',
    ' 7 OTH ZO BK1  LAX 27SEP-PRESERVEPNR',
    '   8 SSRTKNEQRHK01 JFKDOH 0702I 29JUL-1HOLT/JO R.1577823489322C1',
    'AA 50 on 06MAY FOR YOU',
    'TKTG-T/TAU/15FEB',
  ])('is not %s', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    [' 1 ET 915T 6DEC DLAADD SS1   225P  855P *         FR   E  2     4:30  788', 270, '788', null],
    ['  2  QF 012 I 05MAR 5 LAXSYD HK2  1030P 820A 07MAR  E  0 388 M', null, '388', 0],
    [' 1 AA   50 06MAY DFW LHR  500P  805A‡1   L     777   9.05  4736  N', 545, '777', null],
    ['SQ 33 N 08APR27 THU SFO SIN 10:35PM 05:55AM +2   NON-STOP', null, null, 0],
  ])('reads the end of %s', (text, duration, aircraft, stops) => {
    const line = lineOf(text);
    const { segment } = readGdsSegment(line, segmentStarts(line)[0] ?? 0, line.text.length) ?? {};
    expect(segment?.duration?.value ?? null).toBe(duration);
    expect(segment?.aircraft?.value ?? null).toBe(aircraft);
    expect(segment?.stops?.value ?? null).toBe(stops);
  });
});

describe('F-1 the flights of a display', () => {
  const flights = (text: string) => readGdsSegments(readScreenLines(text)).found.map((one) => one.segment);

  it('puts a broken line together and takes joined ones apart', () => {
    const broken = flights(' 1 AA1734O 06MAY Q PHXDFW*SS2\n   805A 1230P /DCAA /E');
    expect(broken.map((one) => one.arrivalTime?.value.minutes)).toEqual([750]);
    const joined = flights(' 1 UA 192K 27JUN MNLGUM HK4 945P 540A| 5 UA 196K 28JUN GUMNRT HK4 1200N 255P *');
    expect(joined.map((one) => one.flightNumber?.value)).toEqual(['192', '196']);
  });

  it.each([
    ['OPERATED BY SWISS', 'SWISS'],
    ['   OPERATED BY/EXPLOITE PAR   UA', 'UA'],
    ['         OPERATED BY KLM ROYAL DUTCH AIRL  KGL-EBB', 'KLM ROYAL DUTCH AIRL'],
  ])('takes the carrier of %s', (under, carrier) => {
    expect(flights(` 1 UA9741S 07JAN DMEZRH HK1 905A 1050A\n${under}`)[0]?.operatedBy?.value).toBe(carrier);
  });

  it.each([
    ['ARRIVES SYD TERMINAL 1', undefined, '1'],
    ['DEP-TERMINAL D                 ARR-TERMINAL 3', 'D', '3'],
    ['ADV PAX FLT DEPARTS TERMINAL-1', '1', undefined],
    ['LAX TERMINAL B / SYD TERMINAL 1', 'B', '1'],
    ['ARRIVES BNE TERMINAL 2', undefined, undefined],
  ])('takes the terminals of %s', (under, departure, arrival) => {
    const [flight] = flights(` 2  QF 012 I 05MAR 5 LAXSYD HK2  1030P 820A 07MAR  E\n${under}`);
    expect([flight?.departure.terminal?.value, flight?.arrival.terminal?.value]).toEqual([departure, arrival]);
  });
});
