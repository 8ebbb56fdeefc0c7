import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const datesOf = (text: string) => read(text).days.map(({ date }) => date);

describe('I-314 a line of nothing but the month over days by weekday and figure', () => {
  it.each([
    [
      'APRIL 2027\nMon 05  Oslo  walk\nTue 06  Bergen  tea\nWed 07  Bergen  fort\n',
      ['2027-04-05', '2027-04-06', '2027-04-07'],
    ],
    ['APRIL 2027\nFri 30: Oslo\n- walk\nSat 1: Bergen\n- tea\n', ['2027-04-30', '2027-05-01']],
    ['Juni 2027\nMo 7. – Wien\n- Rundgang\nDi 8. – Graz\n- Museum\n', ['2027-06-07', '2027-06-08']],
  ])('%j', (text, dates) => {
    expect(datesOf(text)).toEqual(dates);
    expect(read(text).title).not.toMatch(/2027/);
  });

  it('no dates of which the weekdays are others', () =>
    expect(datesOf('APRIL 2027\nFri 5: Oslo\n- walk\nSat 6: Bergen\n- tea\n')).toEqual([null, null]));
});

describe('I-315 hours with dots at the end of entries', () => {
  const timesOf = (text: string) =>
    read(text).days.flatMap(({ timeBlocks }) =>
      timeBlocks.flatMap(({ activities }) => activities.map(({ time }) => time)),
    );

  it('are times where other such figures are hours', () =>
    expect(
      timesOf(
        'Friday 3rd September\nBreakfast 08.30 – 10.30\nRehearsal 17.00\nDinner 19.30\n\nSaturday 4th September\nCeremony 16.30\nParty till late\n',
      ),
    ).toEqual(['8:30 AM – 10:30 AM', '5:00 PM', '7:30 PM', '4:30 PM', null]));

  it.each([
    'Sat 5 June\n- from 9.00 Abbey tour\n- Coffee 3.50\n- Lunch 12.40\n- Wine 8.50\n',
    'Sat 5 June\n- from 9.00 Abbey tour\n- Coffee 13.50\n- Lunch 14.80\n- Wine 18.50\n',
  ])('prices are none: %j', (text) => expect(timesOf(text).slice(1)).toEqual([null, null, null]));
});
