/** Rides with their tracks and trains, headings that count days, and remarks in brackets. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const entriesOf = (...lines: string[]) =>
  read(['Rail trip', '', 'Tue 6 July 2027', ...lines, '', 'Wed 7 July', '10:00 Walk'].join('\n'))
    .days[0]?.timeBlocks.flatMap(({ activities }) => activities)
    .map(({ time, title, description, cost }) => [time, title, description, cost]);

describe('I-387 a ride between tracks', () => {
  it('has both hours, its train and seats are said about it, its price is its own', () => {
    expect(
      entriesOf(
        '08:23 Ghent pl 7b - 10:47 Lille pl 5   IC 225   seats 41/42 coach 23, EUR 6.90',
        '11:53 Lille pl 4 - 16:27 Lyon Part Dieu pl 18   TGV 517   EUR 15.00',
        '17:34 Lyon Gleis 13 – 19:58 Turin, Gleis 4',
        '21:05 Turin - 07:55 (+1) Wien Hbf   NJ 40466   2 couchettes, EUR 49.00 each',
      ),
    ).toEqual([
      ['8:23 AM – 10:47 AM', 'Ghent pl 7b – Lille pl 5', 'IC 225   seats 41/42 coach 23', 'EUR 6.90'],
      ['11:53 AM – 4:27 PM', 'Lille pl 4 – Lyon Part Dieu pl 18', 'TGV 517', 'EUR 15.00'],
      ['5:34 PM – 7:58 PM', 'Lyon Gleis 13 – Turin, Gleis 4', null, null],
      ['9:05 PM – 7:55 AM', 'Turin – Wien Hbf', 'NJ 40466   2 couchettes', 'EUR 49.00'],
    ]);
  });

  it('is read with the hours behind its places, too', () => {
    expect(entriesOf('Ghent 08:40 platform 3 – Lille 11:19 platform 4, coach 3')?.[0]?.[0]).toBe('8:40 AM – 11:19 AM');
  });

  it('is read behind a short word with a dot, and with dots in its hours', () => {
    expect(entriesOf('08:10 Milano C.le bin. 4 – 10:35 Venezia SL   FR 9711')).toEqual([
      ['8:10 AM – 10:35 AM', 'Milano C.le bin. 4 – Venezia SL', 'FR 9711', null],
    ]);
    expect(entriesOf('14.23 Paris Lyon plat. 9 -> 17.56 Milano bin 12   TGV 9245, €39')?.[0]).toEqual([
      '2:23 PM – 5:56 PM',
      'Paris Lyon plat. 9 -> Milano bin 12',
      'TGV 9245',
      '€39',
    ]);
  });

  it.each([
    ['09:00 Castle walk - 13:30 Lunch at the mill', ['9:00 AM', '1:30 PM']],
    ['09:00 Castle - 11:00 Museum   free', ['9:00 AM', '11:00 AM']],
  ])('is none in %s', (line, times) => {
    expect(entriesOf(line)?.map(([time]) => time)).toEqual(times);
  });
});

describe('I-388 which day it is', () => {
  const titleOf = (heading: string) => read(`Trip\n\n${heading}\n10:00 Walk\n\nWed 7 July\n10:00 Walk`).days[0]?.title;

  it.each(['(travel day 1)', '(day 3 of 7)', '(rest day)', '(Reisetag 2)'])('is no name of the day: %s', (words) =>
    expect(titleOf(`Tue 6 July ${words}`)).toBeNull(),
  );

  it.each([
    ['Tue 6 July (Ghent)', 'Ghent'],
    ['Tue 6 July – Market day', 'Market day'],
    ['Tue 6 July (day at the beach)', 'day at the beach'],
  ])('is a name in %s', (heading, title) => expect(titleOf(heading)).toBe(title));

  it('tells what is not done: no entry', () => {
    expect(entriesOf('no train today', '- Museum')?.map(([, title]) => title)).toEqual(['Museum']);
    expect(entriesOf('no reservation needed for the museum', '- Castle')).toHaveLength(2);
  });
});

describe('I-97 a remark in brackets', () => {
  it.each([
    [
      'overnight Pension Sol (10 min walk from station, booked, pay there)',
      '10 min walk from station, booked, pay there',
    ],
    [
      'small plane Lund - Visby (weather!! if cancelled it is 8 h by car, sorry)',
      'weather!! if cancelled it is 8 h by car, sorry',
    ],
  ])('may tell lengths: %s', (line, remark) => expect(entriesOf(line)?.[0]?.[2]).toBe(remark));

  it('counts nothing else', () => {
    expect(entriesOf('Dinner at Sol (menu of 5 courses with wine and coffee)')?.[0]?.[1]).toBe(
      'Dinner at Sol (menu of 5 courses with wine and coffee)',
    );
  });
});
