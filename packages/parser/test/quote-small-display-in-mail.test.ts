/** F-426: a display in small letters is read within a mail that has capitals of its own. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const DISPLAY = [
  ' 1 ek 018 y 12mar 5 mandxb hk2 1435 0040+1',
  ' 2 ek 404 y 13mar 6 dxbsin hk2 0235 1405',
  ' fare gbp412.00 tax gbp180.00yq tot gbp592.00',
].join('\n');

describe('F-426 a display in small letters', () => {
  it.each([
    'Hi Anna, see below.\n\nDISPLAY',
    'DISPLAY\n\nKind regards\nJo Bloggs\nABTA Y1234, 12 High Street, Leeds LS1 4AB',
    'FYI the VIP booking:\n\nDISPLAY',
  ])('is read beside %j', (frame) => {
    const quote = read(frame.replace('DISPLAY', DISPLAY));
    expect(flightsOf(quote)).toEqual(flightsOf(read(DISPLAY)));
    expect(quote.fareDetails).toEqual(read(DISPLAY).fareDetails);
  });

  it('near-miss: beside a display in capitals small letters are somebody’s words', () => {
    const text = `${DISPLAY.toUpperCase()}\n\n 1 hi there, i can do a 12mar trip too`;
    expect(flightsOf(read(text))).toEqual(flightsOf(read(DISPLAY.toUpperCase())));
  });
});
