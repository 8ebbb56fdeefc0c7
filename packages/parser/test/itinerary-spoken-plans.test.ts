/** Plans as they are dictated: the days of the trip among the first words, then weekday by weekday. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const shown = (text: string) =>
  read(text).days.map(({ date, timeBlocks }) => [
    date,
    timeBlocks.flatMap(({ activities }) => activities.map(({ title, time }) => (time ? `${time} ${title}` : title))),
  ]);

describe('I-349 a dictated plan', () => {
  it('has its dates from the days of the trip, which open no day', () => {
    expect(
      shown(
        'its Edinburgh Friday the 12th of February to Sunday the 14th so Friday they get the LNER at 10 in the morning arrives twenty past two then check in at the Thistle Saturday the castle at half past nine then lunch Sunday the Botanic Garden at 10',
      ),
    ).toEqual([
      ['2027-02-12', ['10:00 AM – 2:20 PM they get the LNER', 'check in at the Thistle']],
      ['2027-02-13', ['9:30 AM the castle', 'lunch']],
      ['2027-02-14', ['10:00 AM the Botanic Garden']],
    ]);
  });

  it('in German', () => {
    expect(
      shown(
        'Für Familie Koch: Freitag, den 12. Februar bis Sonntag, den 14. in Hamburg. Freitag fahren sie um 10 Uhr mit dem ICE ab Berlin. Samstag um halb zehn die Elbphilharmonie. Sonntag um 10 Uhr Miniatur Wunderland.',
      ).map(([date]) => date),
    ).toEqual(['2027-02-12', '2027-02-13', '2027-02-14']);
  });

  it('has days below such dates on a line of their own', () => {
    expect(
      shown(
        'Edinburgh weekend\nFriday 12th of February to Sunday 14th\n\nFriday\n10:00 castle\nSaturday\n10:00 walk',
      ).map(([date]) => date),
    ).toEqual(['2027-02-12', '2027-02-13']);
  });
});
