import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../../parse.ts';

const days = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(
    ({ date, timeBlocks }) =>
      `${date} ${timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)).join(', ')}`,
  );
const sheet = (heading: string, below = '', first = 'ARRIVAL DAY, Wednesday 19 May 2027') =>
  `QUIET WATER\n\n${first}\n16:00 Tea\n19:30 Dinner\n\n${heading}\n07:00 Yoga\n09:30 Brunch\n16:30 Workshop\n\n${below}\nDEPARTURE DAY, Sunday 23 May 2027\n09:00 Breakfast\n11:00 Goodbyes`;
const EVERY = 'EVERY FULL DAY (Thursday 20, Friday 21, Saturday 22)';

describe('I-546 one timetable for several days', () => {
  it.each([EVERY, 'Each day: Thu 20th, Fri 21st, Sat 22nd', 'Täglich (Donnerstag 20., Freitag 21., Samstag 22.)'])(
    'I-546 %s',
    (heading) =>
      expect(days(sheet(heading))).toEqual([
        '2027-05-19 Tea, Dinner',
        '2027-05-20 Yoga, Brunch, Workshop',
        '2027-05-21 Yoga, Brunch, Workshop',
        '2027-05-22 Yoga, Brunch, Workshop',
        '2027-05-23 Breakfast, Goodbyes',
      ]),
  );

  it('I-546 what is otherwise on some of them', () =>
    expect(
      days(
        sheet(
          EVERY,
          'EXCEPTIONS\nFriday: no workshop. Instead 14:00 walk to the hill.\nSaturday: after dinner, 20:30 closing circle.\nMonday: 10:00 massage\n',
        ),
      ).slice(1, 4),
    ).toEqual([
      '2027-05-20 Yoga, Brunch, Workshop',
      '2027-05-21 Yoga, Brunch, walk to the hill',
      '2027-05-22 Yoga, Brunch, Workshop, closing circle',
    ]));

  it('I-546 behind days that begin with their date', () =>
    expect(days(sheet(EVERY, '', 'Wednesday 19 May 2027: arrival').replace('DEPARTURE DAY, ', ''))[2]).toBe(
      '2027-05-21 Yoga, Brunch, Workshop',
    ));

  it.each([
    'EVERY FULL DAY (Thursday 20, Saturday 22)',
    'EVERY FULL DAY (Friday 20, Saturday 21)',
    'EVERY FULL DAY (Thursday 20, Friday 21, Saturday 22, Sunday 23)',
    'Every day at 20 o clock',
  ])('I-546 not in %s', (heading) =>
    expect(days(sheet(heading)).filter((day) => day.includes('Workshop'))).toHaveLength(1),
  );

  it('I-546 nor over lines without their hours', () =>
    expect(days(sheet(EVERY).replace(/07:00|09:30|16:30/g, '-')).filter((day) => day.includes('Brunch'))).toHaveLength(
      1,
    ));
});
