/** Plans with the date on each line, and the hours beside it. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string) =>
  read(text).days.flatMap(({ date, timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ time, title }) => [date, time, title])),
  );

const PLAN = `Lisbon trip for the Hart family
12 Feb 0930 arrive Lisbon
13 Feb 0930 walking tour
13 Feb 2000 dinner at Ramiro
14 Feb Sintra day trip
15 Feb 1100 fly home`;

describe('I-424 a line for each thing, with its date', () => {
  it('has the hour behind the date, of four figures too', () => {
    expect(entries(PLAN)).toEqual([
      ['2027-02-12', '9:30 AM', 'arrive Lisbon'],
      ['2027-02-13', '9:30 AM', 'walking tour'],
      ['2027-02-13', '8:00 PM', 'dinner at Ramiro'],
      ['2027-02-14', null, 'Sintra day trip'],
      ['2027-02-15', '11:00 AM', 'fly home'],
    ]);
  });

  it('makes one day of two lines of one date', () => {
    expect(read(PLAN).days.map(({ date }) => date)).toEqual(['2027-02-12', '2027-02-13', '2027-02-14', '2027-02-15']);
  });

  it.each(['2027', '2028', '2029'])('keeps a year one may travel in: %s', (year) => {
    expect(read(PLAN.replaceAll('Feb 0930', `Feb ${year}`).replace('2000', year)).days[1]?.date).toBe(`${year}-02-13`);
  });
});

describe('I-425 a list with the day behind the name', () => {
  it('has the hour behind it and what is said behind a comma', () => {
    const { days } = read(
      'Hart family, Lisbon, 12-15 February 2027\n\n- Arrival transfer: Friday 12 February, pick-up 15:45\n- Walking tour: Saturday 13 February at 9:30am, meeting point hotel lobby\n- Departure transfer: Monday 15 February at 8am',
    );
    expect(
      days.flatMap(({ date, timeBlocks }) =>
        timeBlocks.flatMap(({ activities }) =>
          activities.map(({ time, title, description }) => [date, time, title, description]),
        ),
      ),
    ).toEqual([
      ['2027-02-12', '3:45 PM', 'Arrival transfer', null],
      ['2027-02-13', '9:30 AM', 'Walking tour', 'meeting point hotel lobby'],
      ['2027-02-15', '8:00 AM', 'Departure transfer', null],
    ]);
  });
});

it('I-426 four figures behind a flight and its pair begin and end at an hour', () => {
  expect(entries('Lisbon weekend\n12 Feb 2027\nBA500 LHR-LIS 1830-2115')).toEqual([
    ['2027-02-12', '6:30 PM – 9:15 PM', 'BA500 LHR-LIS'],
  ]);
});

describe('I-427 what stands in brackets', () => {
  it('of a day with its number is the day of the month', () => {
    expect(
      entries(
        'Lisbon trip, 12-14 February 2027\n\nDay 1 (12th) - arrive Lisbon, transfer to hotel\nDay 2 (13th) - walking tour, dinner\nDay 3 (14th) - fly home',
      ),
    ).toEqual([
      ['2027-02-12', null, 'arrive Lisbon'],
      ['2027-02-12', null, 'transfer to hotel'],
      ['2027-02-13', null, 'walking tour'],
      ['2027-02-13', null, 'dinner'],
      ['2027-02-14', null, 'fly home'],
    ]);
  });

  it('that is not the one counted from the start is pointed out', () => {
    const text = (nth: string) =>
      `Lisbon trip, 12-14 February 2027\n\nDay 1 (12th) - arrive Lisbon, dinner\nDay 2 (${nth}) - walking tour, lunch\nDay 3 (14th) - fly home`;
    expect(read(text('13th')).warnings).toEqual([]);
    const [warning, ...others] = read(text('15th')).warnings;
    expect(others).toEqual([]);
    expect([warning?.code, warning?.message]).toEqual([
      'day-order',
      'Day 2 is said to be day 15 of the month, but the other dates make it February 13, 2027.',
    ]);
    expect(warning?.spans.map(([from, to]) => text('15th').slice(from, to))).toContain('15');
  });

  it.each(['walking tour (incl. lunch)', 'walking tour incl. lunch', 'Sintra (boat. tram later)'])(
    'and a short form part no entry: %s',
    (plan) => {
      expect(
        entries(`Lisbon trip, 12-13 February 2027\n\nDay 1 - arrive Lisbon, dinner\nDay 2 - ${plan}, fly home`)[2],
      ).toEqual(['2027-02-13', null, plan]);
    },
  );

  it('behind the hour of a departure is where it leaves', () => {
    expect(
      entries('Lisbon\n\nFriday 12 February 2027\nDepart LHR 07:20 (T5), arrive LIS 10:10\n15:45 Transfer'),
    ).toEqual([
      ['2027-02-12', '7:20 AM – 10:10 AM', 'Depart LHR (T5), arrive LIS'],
      ['2027-02-12', '3:45 PM', 'Transfer'],
    ]);
  });
});

describe('I-428 a meal alone on its line', () => {
  it('over something else at its own hour is an entry', () => {
    expect(
      entries('Lisbon trip\n\nFriday 12 February 2027\nBreakfast\n09.30-12.30 Walking tour\n20:00 Dinner').map(
        ([, time, title]) => [time, title],
      ),
    ).toEqual([
      [null, 'Breakfast'],
      ['9:30 AM – 12:30 PM', 'Walking tour'],
      ['8:00 PM', 'Dinner'],
    ]);
  });

  it('over where one eats is the part of the day', () => {
    const [day] = read(
      'Lisbon trip\n\nFriday 12 February 2027\nLunch\n13:00 Ramiro\nDinner\n20:00 Taberna do Mar',
    ).days;
    expect(day?.timeBlocks.map(({ period, activities }) => [period, activities.length])).toEqual([
      ['Lunch', 1],
      ['Dinner', 1],
    ]);
  });
});

describe('I-429 the hour at which one is back', () => {
  it.each(['back by 6', 'home around 6', 'back at the hotel about 6', 'back around 6ish'])(
    'is in the afternoon: %s',
    (said) => {
      const text = `Trip for the Millers\nWed 12 May 2027\n- all day Sintra with guide\n- ${said}`;
      expect(entries(text)[1]?.[1]).toBe('6:00 PM');
      expect(read(text).source.assumptions).toContainEqual(
        expect.objectContaining({ kind: 'am-pm', chosen: '6:00 PM', alternatives: ['6:00 AM'] }),
      );
    },
  );

  it.each(['6:10 flight home', 'home flight 6:10', '06:10 back by train'])(
    'that of what goes by a timetable is as written: %s',
    (said) => {
      const text = `Trip\nWed 12 May 2027\n- 9:00 Sintra\n- 20:00 dinner\nThu 13 May 2027\n- ${said}\n- 8:00 at work`;
      expect(entries(text)[2]?.[1]).toBe('6:10 AM');
    },
  );
});

describe('I-451 a booking confirmed line by line', () => {
  const plan = (house: string) =>
    `Hi Anna,\n\nYour client's trip is all confirmed now:\n\n12 May 2027 - TP1351 LHR-LIS dep 0710 arr 0955\n12-15 May 2027 - ${house}\n13 May 2027 - Sintra private tour, pickup 0900 hotel lobby\n15 May 2027 - TP1358 LIS-LHR dep 1830 arr 2115`;
  const stays = (house: string) =>
    read(plan(house))
      .days[0]?.timeBlocks[0]?.activities.slice(1)
      .map(({ title, location, description }) => [title, location, description]);

  it('has one entry of a house, its address and how it is booked', () => {
    expect(stays('Hotel Mundial, Praça Martim Moniz 2, 3 nights, conf 88123')).toEqual([
      ['Hotel Mundial', 'Praça Martim Moniz 2', '3 nights, conf 88123'],
    ]);
  });

  it('keeps what else is done apart', () => {
    expect(stays('Hotel Mundial, city tour, fado dinner')?.map(([title]) => title)).toEqual([
      'Hotel Mundial',
      'city tour',
      'fado dinner',
    ]);
  });

  it('is not called by the sentence over it', () => {
    expect(read(plan('Hotel Mundial, 3 nights')).title).toBeNull();
  });

  it('has the hour at which one is picked up', () => {
    expect(entries(plan('Hotel Mundial, 3 nights'))).toContainEqual(['2027-05-13', '9:00 AM', 'pickup hotel lobby']);
  });
});
