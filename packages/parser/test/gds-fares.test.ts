/** Prices of each system. */
import { describe, expect, it } from 'vitest';
import { readAmadeusFares } from '../src/formats/amadeus/read-fares.ts';
import { readGalileoFares } from '../src/formats/galileo/read-fares.ts';
import { fareOf, type GdsFares, otherFares, readNamedFare, travelersOf } from '../src/formats/reading/gds/gds-fare.ts';
import { readScreenLines } from '../src/formats/reading/gds/gds-screen.ts';
import { readSabreFares } from '../src/formats/sabre/read-fares.ts';
import { readWorldspanFares } from '../src/formats/worldspan/read-fares.ts';

/** Base, total of one, total of all, travelers. */
function read(fares: GdsFares): unknown[] {
  const { baseFare, total, totalForAllPassengers } = fareOf(fares);
  return [baseFare, total, totalForAllPassengers]
    .map((money) => (money ? `${money.value.currencies[0]} ${money.value.amount}` : null) as unknown)
    .concat(travelersOf(fares)?.value ?? null);
}

describe('F-8 Sabre', () => {
  it.each([
    [
      ' 2-    USD642.00                    585.81XT      USD1227.81ADT\n         1284.00                   1171.62           2455.62TTL',
      ['USD 642', 'USD 1227.81', 'USD 2455.62', 2],
    ],
    [' 1-    GBP107.00      USD139.00     435.30XT       USD574.30ADT', ['USD 139', 'USD 574.3', null, 1]],
    [
      ' 5-    USD435.00      623.66XT      USD1058.66JCB\n 2-    USD348.00      623.66XT       USD971.66J05\n    2871.00     4365.62    7236.62TTL',
      ['USD 435', 'USD 1058.66', 'USD 7236.62', 7],
    ],
    // Priced anew: the last price counts.
    [
      ' 1-    USD642.00   585.81XT   USD1227.81ADT\n 1-    USD600.00   585.81XT   USD1185.81ADT',
      ['USD 600', 'USD 1185.81', null, 1],
    ],
    ['1- USD rate', [null, null, null, null]],
  ])('%s', (text, expected) => {
    expect(read(readSabreFares(readScreenLines(text)))).toEqual(expected);
  });
});

describe('F-8 Amadeus', () => {
  it.each([
    [
      'EUR   312.00      12APR27PAR AF NYC168.45AF\nEUR   236.00-YR   XT EUR 21.69-FR\nEUR   121.74-XT   US EUR 3.17-XA\nEUR   674.25      3.85-XF JFK4.50',
      ['EUR 312', 'EUR 674.25', null, null],
    ],
    [
      'EUR   600.00      10DEC17KIV SU\nUSD   685.00      673.37END\nUSD    47.92YQ    XT\nUSD   754.85',
      ['USD 685', 'USD 754.85', null, null],
    ],
    [
      '   PASSENGER         PTC    NP  ATAF<EUR> TAX/FEE   PER PSGR\n01 A/M*       ADT     2     312.00    362.25     674.25\n02 A/T*       CH      1     234.00    340.10     574.10\n          TOTALS    3     858.00   1064.60    1922.60',
      ['EUR 312', 'EUR 674.25', 'EUR 1922.6', 3],
    ],
    [
      '   PASSENGER         PTC    NP  FARE     GBP  TAX/FEE   PER PSGR\n01 A/M*       ADT     2      112.00     98.45     210.45\n          TOTALS    2     224.00    196.90     420.90',
      ['GBP 112', 'GBP 210.45', 'GBP 420.9', 2],
    ],
    ['EUR   312.00', [null, null, null, null]],
  ])('%s', (text, expected) => {
    expect(read(readAmadeusFares(readScreenLines(text), null))).toEqual(expected);
  });

  it('reads pieces and kilograms of its rows', () => {
    const rows =
      ' NYC AF   006 N    12APR 1330  NYT0XTFP        12APR12APR 1P\n PAR AF   007 N    19APR 1910  NYT0XTFP        19APR19APR 0P';
    expect(readAmadeusFares(readScreenLines(rows), null).includes.map((one) => one.value)).toEqual(['1P']);
  });
});

describe('F-8 Galileo and Apollo', () => {
  it.each([
    [
      'FQG 1-2       GBP      612.00    421.47      2066.94 ADT\nFQG 3         GBP      459.00    327.47       786.47 C08\nGRAND TOTAL INCLUDING TAXES ****     GBP      2853.41',
      null,
      ['GBP 612', 'GBP 1033.47', 'GBP 2853.41', 3],
    ],
    ['FQG 1        N2ZEP4   USD   113.00   159.90     272.90 ADT', null, ['USD 113', 'USD 272.9', 'USD 272.9', 1]],
    [
      '$B-1-2 C06JUN17\nFARE USD 268.83 TAX 11.20AY TAX 20.17US\nTAX 9.00XF TAX 8.20ZP TOT\nUSD 317.40',
      null,
      ['USD 268.83', 'USD 317.4', null, 2],
    ],
    ['FARE GBP 107.00 EQU USD 139.00 TAX 435.30XT TOT USD 574.30', null, ['USD 139', 'USD 574.3', null, null]],
    [
      ' FQ-USD 3456.00/USD 141.60US/USD 1954.36XT/USD 5551.96 - 17SEP S',
      4,
      ['USD 864', 'USD 1387.99', 'USD 5551.96', 4],
    ],
    [
      'FQG 1-2  KLXR7   AUD  410.00    112.40  AUD   522.40  ADT\nGRAND TOTAL INCLUDING TAXES ****     AUD      1044.80',
      null,
      ['AUD 410', 'AUD 522.4', 'AUD 1044.8', 2],
    ],
    ['FARE USD is not filed', null, [null, null, null, null]],
  ])('%s', (text, travelers, expected) => {
    expect(read(readGalileoFares(readScreenLines(text), travelers))).toEqual(expected);
  });
});

describe('F-8 a quote of Galileo as a table without marks', () => {
  const HEAD = ' PSGR  QUOTE BASIS      FARE      TAXES      TOTAL\n';
  it.each([
    [`${HEAD} 1     KHX2W    CAD  402.00    210.15     612.15`, null, ['CAD 402', 'CAD 612.15', 'CAD 612.15', 1]],
    [
      `${HEAD} 1-2   KHX2W    AUD  402.00    210.15     612.15 ADT\n 3     KHX2WCH  AUD  301.50    190.15     491.65 CNN`,
      3,
      ['AUD 402', 'AUD 612.15', 'AUD 1715.95', 3],
    ],
    // Counted, the currency in the heading, the totals of all.
    [
      ' PSGR  QUOTE BASIS  FARE NZD   TAXES   TOTAL\n 2 ADT KHX2W 402.00 210.15 1224.30\n 1 CNN KHX2WCH 301.50 190.15 491.65',
      3,
      ['NZD 402', 'NZD 612.15', 'NZD 1715.95', 3],
    ],
    [
      ' PSGR  FARE   TAXES   TOTAL\n ADT*2 402.00 210.15 612.15\n CNN*1 301.50 190.15 491.65\n GRAND TOTAL CAD 1715.95',
      null,
      ['CAD 402', 'CAD 612.15', 'CAD 1715.95', 3],
    ],
    // Heading and row wrapped.
    [
      ' PSGR  QUOTE BASIS      FARE      TAXES\n   TOTAL\n 1     KHX2W    CAD  402.00\n   210.15     612.15',
      null,
      ['CAD 402', 'CAD 612.15', 'CAD 612.15', 1],
    ],
    // Numbers of travelers or how many: the names do not tell.
    [
      `${HEAD} 1 ADT KHX2W CAD 402.00 210.15 612.15\n 2 CNN KHX2W CAD 301.50 190.15 491.65`,
      null,
      ['CAD 402', 'CAD 612.15', null, null],
    ],
    [
      `${HEAD} 1 ADT KHX2W CAD 402.00 210.15 612.15\n 2 CNN KHX2W CAD 301.50 190.15 491.65`,
      3,
      ['CAD 402', 'CAD 612.15', 'CAD 1595.45', 3],
    ],
    // No sum, no currency, no heading.
    [`${HEAD} 1     KHX2W    CAD  402.00    210.15     602.15`, null, [null, null, null, null]],
    [`${HEAD} 1     KHX2W         402.00    210.15     612.15`, null, [null, null, null, null]],
    [' 1     KHX2W    CAD  402.00    210.15     612.15', null, [null, null, null, null]],
  ])('%s', (text, travelers, expected) => {
    expect(read(readGalileoFares(readScreenLines(text), travelers))).toEqual(expected);
  });

  it('leaves no row that is not understood to others', () => {
    const { lines } = readGalileoFares(readScreenLines(`${HEAD} 1 KHX2W CAD 402.00 210.15 602.15`), null);
    expect(lines.map(({ index }) => index)).toEqual([1]);
  });
});

describe('F-8 Worldspan and stored fares', () => {
  it('counts the rows of a type', () => {
    const text =
      '  1.1 ADT    USD   3480.00     412.66     3892.66\n  2.1 ADT    USD   3480.00     412.66     3892.66\n          TOTAL    USD 7785.32';
    expect(read(readWorldspanFares(readScreenLines(text)))).toEqual(['USD 3480', 'USD 3892.66', 'USD 7785.32', 2]);
  });

  it('reads prices under their names', () => {
    const text = 'FARE  F EUR       312.00\nEQUIV  USD       340.00\nTX001 X USD 236.00YR\nTOTAL   USD       674.25';
    expect(read(readNamedFare(readScreenLines(text)))).toEqual(['USD 340', 'USD 674.25', null, null]);
    expect(readNamedFare(readScreenLines('Total USD 674.25')).types).toEqual([]);
  });

  it('names what the others pay', () => {
    const text = 'FQG 1 GBP 612.00 421.47 1033.47 ADT\nFQG 2 GBP 62.00 31.20 93.20 INF';
    expect(otherFares(readGalileoFares(readScreenLines(text), null), text).map((one) => one.value)).toEqual([
      'INF: GBP 93.20',
    ]);
  });
});
