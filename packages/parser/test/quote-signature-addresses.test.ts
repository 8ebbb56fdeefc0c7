/** F-425: what a signature says of where the sender sits adds no flight and changes none. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const read = (text: string) => flightsOf(parseFlightQuote(text, { referenceDate: '2026-11-21' }));
const FLIGHT = 'LH 1347 15 May 2027 Warsaw 09:35 - Frankfurt 11:30\nLH 1154 15 May 2027 Frankfurt 13:05 - Palma 15:15';

describe('F-425 addresses below the flights', () => {
  it.each([
    '12 High Street, Leeds LS1 4AB',
    'Unit 4, Bath Road, Bristol BS1 6XY',
    'Hauptstr. 5, Hamburg',
    '8 rue de Rome, Paris',
    'Calle Mayor 4, Madrid',
    'Kirkgate House, Glasgow G2 5QR',
  ])('%s', (line) => {
    expect(read(`${FLIGHT}\n\nKind regards\nJo Bloggs\n${line}`)).toEqual(read(FLIGHT));
  });

  it.each([
    ['LS1 to Leeds', 'Leeds LS1 4 May 2027 09:35 - Palma 13:05', 'LS 1'],
    ['a number that a code follows', 'BA12 LHR 09:35 - SIN 06:05 on 4 May 2027', 'BA 12'],
  ])('near-miss, %s: %s', (_, text, number) => expect(read(text)[0]?.[0]).toBe(number));
});
