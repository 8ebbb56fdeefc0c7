import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const entriesOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.flatMap(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ title, time }) => [time, title])),
  );

describe('I-310 hours without minutes before a dash', () => {
  it('are times beside full ones before the same dash', () => {
    expect(
      entriesOf(
        'Hen weekend - Leeds\n\nFRI JUNE 11\n3pm - Check into the flat\n5:30 - Harbour tour\n8 - Dinner at the mill\n\nSAT JUNE 12\n10:30 - Brunch at Lily\n1 - Pool at the spa\n\nSUN JUNE 13\n11 - Check out\n12 - Lunch at Sol\n3:40 - Flights home\n',
      ),
    ).toEqual([
      ['3:00 PM', 'Check into the flat'],
      ['5:30 PM', 'Harbour tour'],
      ['8:00 PM', 'Dinner at the mill'],
      ['10:30 AM', 'Brunch at Lily'],
      ['1:00 PM', 'Pool at the spa'],
      ['11:00 AM', 'Check out'],
      ['12:00 PM', 'Lunch at Sol'],
      ['3:40 PM', 'Flights home'],
    ]);
  });

  it.each([
    [
      'a list that is counted',
      'Sat 5 June\n1 - Old gate\n2 - Castle\n3 - Museum\nSun 6 June\n9:30 - Abbey\n10:30 - Lunch\n',
    ],
    ['no other hours', 'Sat 5 June\n8 - Dinner at the mill\n9 - Concert\nSun 6 June\n10:30 Abbey\n'],
  ])('none in %s', (_what, text) => expect(entriesOf(text).map(([time]) => time)).not.toContain('8:00 PM'));
});

describe('I-311 what comes next below an entry with its hour', () => {
  it.each([
    ['08:05 Uhr Ankunft Zürich\nanschließend Transfer zum Hotel', 'anschließend Transfer zum Hotel'],
    ['08:05 Arrive Zurich\nthen transfer to hotel', 'then transfer to hotel'],
    ['08h05 arrivée à Zurich\npuis visite du musée', 'puis visite du musée'],
  ])('is an entry: %s', (lines, title) =>
    expect(entriesOf(`Fri 13 Aug 2027\n${lines}\n10:00 Museum\n`).map(([, own]) => own)).toContain(title),
  );

  it('words without anything to do are said about the entry', () => {
    expect(entriesOf('Fri 13 Aug 2027\n08:05 Arrive Zurich\nthen wait for Ana\n10:00 Museum\n')).toHaveLength(2);
  });

  it('the end of a ride behind a comma, hours in four figures as a range, nights behind the way to the house', () => {
    expect(entriesOf('Fri 13 Aug 2027\n09:00 Museum\n14:20 Uhr Rückflug, Ankunft Hamburg 15:45 Uhr\n')[1]?.[0]).toBe(
      '2:20 PM – 3:45 PM',
    );
    expect(
      entriesOf(
        '3 Sep: Fly LHR-ATH BA640 dep 1210 arr 1755. Private transfer to Electra House, 2 nights B&B.\n4 Sep: 0900 Old town tour. 2000 dinner at Sol.\n5 Sep: Catamaran cruise 1000-1500.\n6 Sep: Transfer 1000. Lunch at Sol.\n',
      ),
    ).toEqual([
      ['12:10 PM – 5:55 PM', 'Fly LHR-ATH BA640'],
      [null, 'Private transfer to Electra House'],
      ['9:00 AM', 'Old town tour'],
      ['8:00 PM', 'dinner at Sol'],
      ['10:00 AM – 3:00 PM', 'Catamaran cruise'],
      ['10:00 AM', 'Transfer'],
      [null, 'Lunch at Sol'],
    ]);
  });
});
