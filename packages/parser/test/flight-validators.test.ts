/** Each warning of flights: a text that trips it and near-misses that do not. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const codes = (text: string): string[] => [
  ...new Set(
    parseFlightQuote(text, { referenceDate: '2026-11-21' })
      .warnings.filter((warning) => warning.severity !== 'note')
      .map((warning) => warning.code),
  ),
];

const OUT = ' 1 BA 178Y 12MAR F JFKLHR HK1 815A 805P';
const NAMES = ' 1.1HOLT/JO MR  2.1HOLT/KIM MRS';

describe.each([
  [
    'F-12 weekday-mismatch',
    [' 1 BA 178Y 12MAR M JFKLHR HK1 815A 805P'],
    [OUT, ' 1 BA 178Y 12MAR JFKLHR HK1 815A 805P', ' 1 BA 178Y 12MAR 5 JFKLHR HK1 815A 805P'],
  ],
  [
    'F-13 impossible-date',
    [' 1 BA 178Y 31JUN JFKLHR HK1 815A 805P', `${OUT}\nTICKET BY 30FEB27`],
    [' 1 BA 178Y 30JUN JFKLHR HK1 815A 805P', ' 1 BA 178Y 29FEB JFKLHR HK1 815A 805P'],
  ],
  [
    'F-14 arrival-before-departure',
    [
      ' 1 BA 178Y 12MAR JFKLHR HK1 815A 805P 11MAR',
      ' 1 BA 304Y 12MAR LHRCDG HK1 1000A 1030A 12MAR',
      'SQ 305\nDeparts London Heathrow (LHR)  Sat 6 Feb 2027 20:55\nArrives Singapore (SIN)  Sat 6 Feb 2027 17:50',
      'SQ 305 LHR-SIN dep 6 Feb 2027 20:55 arr 6 Feb 2027 17:50',
    ],
    [
      'SQ 305\nDeparts London Heathrow (LHR)  Sat 6 Feb 2027 20:55\nArrives Singapore (SIN)  Sat 6 Feb 2027 17:50 +1',
      'SQ 305\nDeparts London Heathrow (LHR)  Sat 6 Feb 2027 20:55\nArrives Singapore (SIN)  Sun 7 Feb 2027 17:50',
      'SQ 305\nDeparts London Heathrow (LHR)  Sat 6 Feb 2027 20:55\nArrives Singapore (SIN)  17:50',
      OUT,
      '  3  QF 011 I 21MAR 7 SYDLAX HK2   950A 525A 21MAR',
      ' 1 BA 178Y 12MAR JFKLHR HK1 630P 640A',
    ],
  ],
  [
    'F-15 short-connection',
    [
      ' 1 AA1612M 10AUG RDUCLT SS1 505P 615P\n 2 AA 732M 10AUG CLTLHR SS1 625P 710A',
      ' 1 BA 178Y 12MAR LHRJFK HK1 815A 1105A\n 2 AA 10Y 12MAR JFKBOS HK1 1150A 110P',
      ' 1 AA1612M 10AUG RDUCLT SS1 505P 615P\n 2 AA 732M 10AUG CLTLHR SS1 605P 710A',
    ],
    [
      ' 1 OS 792K 05JUL OTPVIE HK2 1845 1925\n 2 OS 711K 05JUL VIEPRG HK2 2000 2050',
      ' 1 BA 178Y 12MAR LHRJFK HK1 815A 1105A\n 2 AA 10Y 12MAR JFKBOS HK1 1210P 130P',
      ' 1 AC 701Y 12MAR YYZLGA HK1 815A 1000A\n 2 AA 10Y 12MAR LGABOS HK1 1050A 1200P',
    ],
  ],
  [
    'F-16 airport-change',
    [' 1 BA 178Y 12MAR BOSLHR HK1 815A 805P\n 2 BA 2766Y 13MAR LGWFAO HK1 900A 1155A'],
    [
      ' 1 BA 178Y 12MAR BOSLHR HK1 815A 805P\n 2 BA 2766Y 13MAR LHRFAO HK1 900A 1155A',
      `${OUT}\n 2 BA 183Y 20MAR J LGWJFK HK1 215P 515P`,
    ],
  ],
  [
    'F-17 duration-mismatch',
    ['1 ET 915T 6DEC DLAADD SS1   225P  855P *  5:30  788'],
    ['1 ET 915T 6DEC DLAADD SS1   225P  855P *  4:30  788', '1 ET 915T 6DEC DLAADD SS1   225P  855P *  4:35  788'],
  ],
  [
    'F-18 return-before-outbound',
    [' 1 BA 178Y 12MAR JFKLHR HK1 815A 805P\n 2 BA 179Y 02MAR LHRJFK HK1 215P 515P'],
    [' 1 BA 178Y 19DEC JFKLHR HK1 815A 805P\n 2 BA 179Y 07JAN LHRJFK HK1 215P 515P'],
  ],
  [
    'F-19 total-mismatch',
    [
      `${NAMES}\n 1 BA 178Y 12MAR JFKLHR HK2 815A 805P\n 2-    USD642.00   585.81XT   USD1227.81ADT\n   1284.00   1171.62   2465.62TTL`,
      `${OUT}\n 1-    USD642.00   585.81XT   USD1327.81ADT`,
      `${OUT}\nFQG 1 GBP 612.00 421.47 1033.47 ADT\nFQG 2 GBP 459.00 327.47 786.47 C08\nGRAND TOTAL INCLUDING TAXES **** GBP 1919.94`,
      'BA 178 on 12 March 2027, New York JFK 08:15 to London Heathrow 20:05\nFamily of 4 (2 adults + 2 infants)\nUSD 412 per adult, total for all USD 1920',
    ],
    [
      `${NAMES}\n 1 BA 178Y 12MAR JFKLHR HK2 815A 805P\n 2-    USD642.00   585.81XT   USD1227.81ADT\n   1284.00   1171.62   2455.62TTL`,
      `${OUT}\n 1-    GBP107.00   USD139.00   435.30XT   USD574.30ADT`,
      // Infants pay less than the adult's price that stands there.
      'BA 178 on 12 March 2027, New York JFK 08:15 to London Heathrow 20:05\nFamily of 4 (2 adults + 2 infants)\nUSD 412 per adult, total for all USD 920',
    ],
  ],
  [
    'F-20 passenger-mismatch',
    [
      `${NAMES}\n 1 BA 178Y 12MAR JFKLHR HK3 815A 805P`,
      `${NAMES}\n 1 BA 178Y 12MAR JFKLHR HK2 815A 805P\n 3-    USD642.00   585.81XT   USD1227.81ADT`,
    ],
    [
      `${NAMES}\n 1 BA 178Y 12MAR JFKLHR HK2 815A 805P`,
      ' 1.1HOLT/JO MR  2.I/1HOLT/KIM*14MAR26\n 1 BA 178Y 12MAR JFKLHR HK1 815A 805P',
    ],
  ],
  [
    'F-21 segment-not-confirmed',
    ['HL', 'UN', 'UC', 'HX', 'NO', 'HN', 'WL'].map((status) => ` 1 BA 178Y 12MAR JFKLHR ${status}1 815A 805P`),
    ['HK', 'SS', 'TK', 'KL', 'NN', 'DK', 'GK', 'RR'].map((status) => ` 1 BA 178Y 12MAR JFKLHR ${status}1 815A 805P`),
  ],
  ['F-22 offer-expired', [`${OUT}\nTICKET BY 20NOV26`], [`${OUT}\nTICKET BY 21NOV26`, OUT]],
  [
    'F-23 deadline-after-travel',
    [`${OUT}\nTICKET BY 20MAR27`, `${OUT}\n\nOffer ends 4 Dec 2026\nTickets must be issued by 20 Mar 2027`],
    [`${OUT}\nTICKET BY 12MAR27`, `${OUT}\n\nOffer ends 4 Dec 2026\nTickets must be issued by 2 Mar 2027`, OUT],
  ],
] as const)('%s', (rule, tripping, sound) => {
  const code = rule.slice(rule.indexOf(' ') + 1);

  it.each(tripping)(`${rule} is said of %s`, (text) => {
    expect(codes(text)).toContain(code);
  });

  it.each(sound)(`${rule} is not said of %s`, (text) => {
    expect(codes(text)).toEqual([]);
  });
});
