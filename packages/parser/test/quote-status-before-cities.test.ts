/** F-427: displays that set status and seats before the city pair. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const LINE = ' 1. TK 1996 V  03SEP HK2  MANIST  1840  #0040 O          E FR';
const FLIGHT = ['TK 1996', 'Manchester (MAN)', '6:40 PM', 'Istanbul (IST)', '12:40 AM'];

describe('F-427 status before the city pair', () => {
  it.each([LINE, LINE.toLowerCase(), LINE.replace('HK2', 'HK/2'), LINE.replace('HK2  MANIST', 'MANIST  HK2')])(
    '%s',
    (text) => {
      const quote = read(text);
      expect(flightsOf(quote)).toEqual([FLIGHT]);
      expect(quote.departureFlights[0]?.segments[0]?.arrivalDate).toBe('2027-09-04');
    },
  );

  it('warns of a segment that is not confirmed there, too', () => {
    expect(read(LINE.replace('HK2', 'UN2')).warnings.map(({ code }) => code)).toContain('segment-not-confirmed');
    expect(read(LINE).warnings).toEqual([]);
  });

  it('near-miss: a status without seats there is none', () => {
    expect(flightsOf(read(' 1 TK1996V 03SEP OK MANIST 1840 2340'))[0]?.[1]).toBe('Manchester (MAN)');
  });
});
