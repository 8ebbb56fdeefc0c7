/** I-328, I-329: days headed each another way, as who types in a hurry does, and dates whose days are told one by one. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const datesOf = (text: string) => read(text).days.map(({ date }) => date);
const THREE = ['2027-04-23', '2027-04-24', '2027-04-25'];

describe('I-329 a weekday with its number before the first dated day and behind the last', () => {
  it.each([
    ['York', 'Fri 23\n10:00 Train\nSaturday 24 April\n12:30 Lunch\nSun 25th\n12:00 Train'],
    ['Assisi', "VENERDI' 23\n6:00 partenza\nSABATO 24 APRILE\n7:30 colazione\nDom. 25\n8:00 messa"],
    ['Nîmes', 'Vend. 23 : le départ\n9:00 train\nSamedi 24 avril\n10:00 arènes\nDimanche 25\n12:00 train'],
    ['Bonn', 'Fr 23.\n9:00 Zug\nSamstag, 24. April\n10:00 Museum\nSo 25.\n12:00 Zug'],
  ])('%s', (place, days) => {
    expect(datesOf(`${place} weekend April 2027\n${days}`)).toEqual(THREE);
    expect(read(`${place} weekend April 2027\n${days}`).source.unused).toEqual([]);
  });

  it('one day may be left out, and the month may turn', () => {
    expect(datesOf('York 2027\nTue 27\n10:00 Train\nThursday 29 April\n12:30 Lunch\nSat 1\n12:00 Train')).toEqual([
      '2027-04-27',
      '2027-04-29',
      '2027-05-01',
    ]);
  });

  it.each([
    ['the weekday is of another day', 'Saturday 24 April 2027\n12:30 Lunch\nFri 25\n12:00 Train'],
    ['the number is of another day', 'Saturday 24 April 2027\n12:30 Lunch\nSun 30\n12:00 Train'],
  ])('near-miss, %s', (_, days) => expect(datesOf(`York\n${days}`)).not.toContain('2027-04-25'));
});

describe('I-328 days told one by one', () => {
  it.each([
    ['Assisi 23-24-25 aprile 2027', 'April 23 to 25, 2027'],
    ['York 12/13/14 March 2027', 'March 12 to 14, 2027'],
    ['York 12 - 13 - 14 - 15 March 2027', 'March 12 to 15, 2027'],
  ])('%s', (head, dates) => expect(read(`${head}\nDay 1\n10:00 Train\nDay 2\n11:00 Walk`).dates).toBe(dates));

  it.each([
    ['days that do not follow each other', 'York 10-12-14 March 2027', 'March 12 to 14, 2027'],
    ['two days', 'York 12-14 March 2027', 'March 12 to 14, 2027'],
    ['a number before the range', 'Ref 11 12-14 March 2027', 'March 12 to 14, 2027'],
  ])('near-miss, %s: %s', (_, head, dates) =>
    expect(read(`${head}\nDay 1\n10:00 Train\nDay 2\n11:00 Walk`).dates).toBe(dates),
  );
});
