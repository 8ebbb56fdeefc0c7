/** I-485, I-520: several places that tell one date, and hours beside dates. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-27' });
const daysOf = (text: string) =>
  read(text).days.map(({ date, title, timeBlocks }) => [
    date,
    ...(title === null ? [] : [`# ${title}`]),
    ...timeBlocks.flatMap(({ activities }) =>
      activities.map((a) => (a.time === null ? a.title : `${a.time} ${a.title}`)),
    ),
  ]);

describe('I-485 a date over several places', () => {
  it('is one day, also with lines below each', () => {
    const text = 'Wed 16 June 09:00 flight\n- passport\nWed 16 June 14:00 hotel\n- room 12\nThu 17 June 10:00 tram';
    expect(daysOf(text)).toEqual([
      ['2027-06-16', '9:00 AM flight', 'passport', '2:00 PM hotel', 'room 12'],
      ['2027-06-17', '10:00 AM tram'],
    ]);
    expect(
      read('Wed 16 June – Lisbon\n09:00 flight\nWed 16 June\n19:00 dinner\nThu 17 June – Porto\n10:00 train').source
        .unused,
    ).toEqual([]);
  });

  it('is one for each name', () =>
    expect(
      daysOf(
        'Wed 16 June – Lisbon\n09:00 flight\nWed 16 June – Sintra\n19:00 dinner\nThu 17 June – Porto\n10:00 train',
      ),
    ).toHaveLength(3));
});

describe('I-520 an hour behind the date', () => {
  const days = [
    ['2027-03-13', '9:05 AM Coach 1', '9:20 AM Coach 2'],
    ['2027-03-14', '10:00 AM Coach home'],
  ];
  it.each([
    'Sat 13 Mar 09:05\nCoach 1\nSat 13 Mar 09:20\nCoach 2\nSun 14 Mar 10:00\nCoach home',
    'Sat 13 Mar, 9:05am\n\nCoach 1\n\nSat 13 Mar, 9:20am\n\nCoach 2\n\nSun 14 Mar, 10am\n\nCoach home',
    'Sat 13 Mar, 9:05am: Coach 1\nSat 13 Mar, 9:20am: Coach 2\nSun 14 Mar, 10am: Coach home',
    'Sa 13. März, 9:05 Uhr: Coach 1\nSa 13. März, 9:20 Uhr: Coach 2\nSo 14. März, 10 Uhr: Coach home',
  ])('is that of what is told behind it: %j', (text) => expect(daysOf(text)).toEqual(days));

  it('may go on to another', () =>
    expect(daysOf('Wed 16 June 9:00 – 11:00\nMuseum\nThu 17 June 10:00 – 12:00\nZoo')).toEqual([
      ['2027-06-16', '9:00 AM – 11:00 AM Museum'],
      ['2027-06-17', '10:00 AM – 12:00 PM Zoo'],
    ]));

  it('is no hour of what has its own', () =>
    expect(daysOf('Sat 13 Mar 09:05\n10:00 Museum\nSun 14 Mar 10:00\n11:00 Zoo')[0]).toContain('10:00 AM Museum'));
});
