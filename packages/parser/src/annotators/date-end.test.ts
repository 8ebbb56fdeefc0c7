import { describe, expect, it } from 'vitest';
import { findDates } from './date.ts';

const rangeOf = (text: string): string => {
  const [mention] = findDates(text, 'day-first');
  if (mention === undefined) return 'none';
  const { date, end, from, to } = mention;
  return `${text.slice(from, to)}: ${date.day}.${date.month}.${date.year ?? ''}${end === null ? '' : ` to ${end.day}.${end.month}.${end.year ?? ''}`}`;
};

describe('I-326 a last day without its month', () => {
  it.each([
    ['friday 12th of february to sunday the 14th', '12.2. to 14.2.'],
    ['friday the 12th of february to sunday the 14th 2027', '12.2.2027 to 14.2.2027'],
    ['fri 12 feb - sun 14', '12.2. to 14.2.'],
    ['friday 12 february 2027 to sunday 14', '12.2.2027 to 14.2.2027'],
    ['12th of february until the 14th', '12.2. to 14.2.'],
    ['the 12th to the 14th of february', '12.2. to 14.2.'],
    ['february the 12th to the 14th', '12.2. to 14.2.'],
    ['fri 29 jan to mon 1', '29.1. to 1.2.'],
    ['thursday 30 december 2027 to monday 3', '30.12.2027 to 3.1.2028'],
    ['freitag, 12. februar bis sonntag, den 14.', '12.2. to 14.2.'],
    ['vendredi 12 fevrier au dimanche 14', '12.2. to 14.2.'],
    ['viernes 12 de febrero a domingo 14', '12.2. to 14.2.'],
    ['venerdi 12 febbraio a domenica 14', '12.2. to 14.2.'],
  ])('is one of that of the first, or of the next: %s', (text, range) => {
    expect(rangeOf(text).split(': ')[1]).toBe(range);
  });

  it.each([
    ['12 feb to sun 10:00', '12 feb'],
    ['fri 12 feb - sat 2 pm', 'fri 12 feb'],
    ['fri 12 feb to sun 14 guests', 'fri 12 feb'],
    ['fri 12 feb to 14', 'fri 12 feb'],
    ['fri 12 feb, sun 14', 'fri 12 feb'],
    ['12 feb - do 3 things', '12 feb'],
  ])('is none where the figure may count something else: %s', (text, date) => {
    expect(rangeOf(text)).toBe(`${date}: 12.2.`);
  });

  it('takes no month or year from a date that has them', () => {
    expect(rangeOf('feb 23 - mar 3, 2027')).toBe('feb 23 - mar 3, 2027: 23.2.2027 to 3.3.2027');
    expect(rangeOf('fri 12 feb - sun 14 mar')).toBe('fri 12 feb - sun 14 mar: 12.2. to 14.3.');
    expect(rangeOf('dienstag, 13. april 2027 bis montag, 14. juni 2027').split(': ')[1]).toBe('13.4.2027 to 14.6.2027');
    expect(rangeOf('sa. 2. jan. - so. 3. jan.').split(': ')[1]).toBe('2.1. to 3.1.');
    expect(rangeOf('tirsdag 13. april til mandag 14. juni').split(': ')[1]).toBe('13.4. to 14.6.');
    expect(rangeOf('sat 23.01.2027 - sat 30.01.2027')).toBe('sat 23.01.2027 - sat 30.01.2027: 23.1.2027 to 30.1.2027');
  });
});
