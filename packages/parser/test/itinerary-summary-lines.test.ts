/** I-183 to I-186: plans of one line a day with stays, rides and the countries between their days. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });
const told = (text: string): readonly string[] =>
  read(text).days.map(
    ({ date, timeBlocks }) =>
      `${date}: ${timeBlocks.flatMap(({ activities }) => activities.map((a) => `${a.time ?? '-'} ${a.title}`)).join(', ')}`,
  );

const HEAD = 'Round trip 2027\n\n2 May  train to Oslo 10:00\n3 May  museum 11:00\n';

describe('I-183 a stay told by its town and nights', () => {
  it.each([
    ['Hanoi, 3 nts, Tiger Hostel (dorm $11 pn)', ['Tiger Hostel', 'Hanoi', '3 nts, dorm $11 pn', '$11']],
    ['Hanoi 3 nights, Old Quarter Backpackers, $14 pppn', ['Old Quarter Backpackers', 'Hanoi', '3 nights', '$14']],
    ['Hoi An 3nts: Rice Hostel', ['Rice Hostel', 'Hoi An', '3nts', null]],
    ['La Paz 4 noches - Casa Sol', ['Casa Sol', 'La Paz', '4 noches', null]],
    ['Hue, 2 nts (homestay Tigon $16pn)', ['homestay Tigon', 'Hue', '2 nts', '$16']],
    ['Granada, 2 Nächte', ['Granada', null, '2 Nächte', null]],
  ])('%s', (line, [title, location, description, cost]) => {
    const [stay, ...others] = read(`${HEAD}4-6 May  ${line}`).days[2]?.timeBlocks[0]?.activities ?? [];
    expect(others).toEqual([]);
    expect(stay).toMatchObject({ title, location, description, cost, type: 'accommodation' });
  });

  it('what is done behind the nights stays an entry', () => {
    expect(told(`${HEAD}4-6 May  Hanoi 3 nights, dinner 20:00`)[2]).toBe('2027-05-04: - Hanoi, 8:00 PM dinner');
  });
});

describe('I-184 when a ride leaves and arrives behind a comma', () => {
  it.each([
    ['BA250 SCL-LHR 14:55, home 07:35 on 28th', '2:55 PM – 7:35 AM BA250 SCL-LHR'],
    ['night train Hanoi - Hue 19:20, arr 7 Mar 09:10', '7:20 PM – 9:10 AM night train Hanoi - Hue'],
    ['bus to La Paz via the border, dep 07:30', '7:30 AM bus to La Paz via the border'],
    ['Zug nach Granada 9:20, an 12:05', '9:20 AM – 12:05 PM Zug nach Granada'],
    ['fly home 14:55, back in Leeds 18:10 (+1)', '2:55 PM – 6:10 PM fly home'],
  ])('%s', (line, entry) => {
    const text = `${HEAD}4 May  ${line}`;
    expect(told(text)[2]).toBe(`2027-05-04: ${entry}`);
    expect(read(text).warnings).toEqual([]);
  });

  it('what one does at home at an hour is another entry', () => {
    expect(told(`${HEAD}4 May  train to Leeds 9:00, home party 19:00`)[2]).toBe(
      '2027-05-04: 9:00 AM train to Leeds, 7:00 PM home party',
    );
  });
});

describe('I-185 countries between the days', () => {
  const PLAN =
    'NORTH TO SOUTH 2027 - ann + bo     (rough plan)\n\nCROATIA\n2 May  Split 9:00 walk\n3 May  Hvar 10:00 boat\nALBANIA\n4 May  bus to Tirana 8:00\n5 May  museum 11:00';

  it('are no entries and no title; the trip goes to them', () => {
    const { title, location, days } = read(PLAN);
    expect([title, location]).toEqual(['NORTH TO SOUTH 2027 - ann + bo', 'CROATIA, ALBANIA']);
    expect(told(PLAN)[1]).toBe('2027-05-03: 10:00 AM Hvar boat');
    expect(days).toHaveLength(4);
  });
});

describe('I-186 lines that begin with one date', () => {
  it('tell one day', () => {
    expect(
      told('Trip\n\n9 May  museum 11:00\n11 May  bus to Puno 7:00\n11-13 May  Puno 2 nights\n13 May  home 9:00'),
    ).toEqual(['2027-05-09: 11:00 AM museum', '2027-05-11: 7:00 AM bus to Puno, - Puno', '2027-05-13: 9:00 AM home']);
  });

  it('dotted dates of stays and of moves between them are a row of days', () => {
    expect(
      told('Rundreise\n\n3.-5.5.  Sevilla, 2 Nächte\n5.5.  Bus 10:15\n5.-7.5.  Córdoba, 2 Nächte\n7.5.  Flug 9:20').map(
        (day) => day.slice(0, 10),
      ),
    ).toEqual(['2027-05-03', '2027-05-05', '2027-05-07']);
  });
});
