import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../index.ts';

const datesOf = (line: string): string | null =>
  parseTravelDeal(`Azoren Wanderwoche\n${line}\n990 € pro Person`, { referenceDate: '2026-11-21' }).dates;

describe('T-225 several days to begin on', () => {
  it.each([
    ['Termine: 6.6., 13.6., 20.6.2027', 'June 6, 2027'],
    ['Termine: 6.6. / 13.6. / 20.6.2027', 'June 6, 2027'],
    ['Abflüge 28.12., 4.1. und 11.1.2028', 'December 28, 2027'],
    ['Départs : 6/6, 13/6 et 20/6/2027', 'June 6, 2027'],
    ['Termine: So 06.06., So 13.06., So 20.06.2027', 'June 6, 2027'],
    ['Departures: June 2027: 6, 13, 20', 'June 6, 2027'],
    ['Salidas junio de 2027 (6, 13 y 20)', 'June 6, 2027'],
    ['Termine im Juni 2027: 6., 13., 20.', 'June 6, 2027'],
  ])('T-225 %s begins on the first', (line, dates) => expect(datesOf(line)).toBe(dates));

  it.each([
    ['6.6. - 13.6.2027', 'June 6 to 13, 2027'],
    ['6.6.-13.6.2027, 20.6.-27.6.2027', 'June 6 to 13, 2027'],
    ['June 2027: 7 nights, 10 days', 'June 2027'],
  ])('T-225 %s is none', (line, dates) => expect(datesOf(line)).toBe(dates));
});
