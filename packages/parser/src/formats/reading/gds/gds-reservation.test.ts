import { describe, expect, it } from 'vitest';
import { readGdsReservation } from './gds-reservation.ts';
import { readScreenLines } from './gds-screen.ts';
import { systemLines } from './gds-system-lines.ts';

function read(text: string) {
  const lines = readScreenLines(text);
  const { locators, fareCalculation, taxes, ticketing } = readGdsReservation(lines, systemLines(lines), new Set());
  const values = (fields: typeof locators) => fields.map((field) => field.value);
  return {
    locators: values(locators),
    fareCalculation: fareCalculation?.value ?? null,
    taxes: values(taxes),
    ticketing: values(ticketing),
  };
}

describe('F-56 what a display says to the agent alone', () => {
  it.each([
    ['RP/PARXX2100/PARXX2100            CV/SU  21NOV26/1012Z   QX7M2P', 'QX7M2P'],
    ['B4T0.B4T0*AJC 0914/20NOV26 KWTZRE H', 'KWTZRE'],
    ['LM4T9R/WS QSBHV DYBWS  N12345675 AG 91212345 20NOV', 'LM4T9R'],
    ['1P- LR7K2C', 'LR7K2C'],
    [' 1 DL 178G 14MAY F JFKFCO HK2  7P 9A /DCDL*GH2L7Q /E', 'GH2L7Q'],
  ])('finds the locator of %s', (text, locator) => {
    expect(read(text).locators).toEqual([locator]);
  });

  it.each(['TICKET BY 04JAN27', '1.1SMITHX/JO MR', 'SEE YOU IN LISBON', 'FLIGHT/LX 123'])(
    'finds none in %s',
    (text) => {
      expect(read(text).locators).toEqual([]);
    },
  );

  it('joins the lines of the fare calculation', () => {
    const text =
      'DEN UA X/WAS UA GVA 344.00LLX0ZDNS UA X/WAS UA DEN 344.00\nLLX0ZDNS NUC688.00END ROE1.0\nS1 NVB14SEP/NVA14SEP';
    expect(read(text)).toEqual({
      locators: [],
      fareCalculation: 'DEN UA X/WAS UA GVA 344.00LLX0ZDNS UA X/WAS UA DEN 344.00 LLX0ZDNS NUC688.00END ROE1.0',
      taxes: [],
      ticketing: ['S1 NVB14SEP/NVA14SEP'],
    });
  });

  it('takes no message of the airline for a fare calculation', () => {
    const text = ' 4.SSR OTHS 1S QR AMOUNT DUE QR USD485.78\n 5 SSR OTHS QR PAY QR DOH 120.00\nOSI QR DUE QR DOH 99.00';
    expect(read(text).fareCalculation).toBeNull();
  });

  it('keeps taxes, the entry that priced it and the table of coupons', () => {
    const text = [
      'FXP',
      'AL FLGT  BK   DATE  TIME  FARE BASIS      NVB  NVA   BG',
      'PAR',
      'NYC AF   006 N    12APR 1330  NYT0XTFP        12APR12APR 1P',
      '7.39XY       7.39YC       5.60AY     128.00GB',
    ].join('\n');
    expect(read(text)).toEqual({
      locators: [],
      fareCalculation: null,
      taxes: ['7.39XY  7.39YC  5.60AY  128.00GB'],
      ticketing: [
        'FXP',
        'AL FLGT  BK  DATE  TIME  FARE BASIS  NVB  NVA  BG',
        'PAR',
        'NYC AF  006 N  12APR 1330  NYT0XTFP  12APR12APR 1P',
      ],
    });
  });
});
