/** I-565, I-575 to I-578, I-580 to I-582, I-584, I-585. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (...lines: string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-28' });
const entriesOf = (...lines: string[]) =>
  read('Day 1 - Sat 12 June 2027', ...lines, '', 'Day 2 - Sun 13 June 2027', '09:00 Ferry').days[0]?.timeBlocks.flatMap(
    ({ activities }) => activities,
  ) ?? [];
const one = (line: string) => entriesOf(line)[0];

describe('I-565 headings of columns over days with rows of their own', () => {
  const rows = (...days: string[]) => ['Zeit\tProgramm\tOrt', '', ...days];
  const MONDAY = [
    'Montag, 20.09.2027\tAnreise',
    '7:15 Uhr\tTreffen der Klasse\tBusparkplatz',
    '12:15 Uhr\tFähre\tMole',
  ];
  const TUESDAY = ['', 'Dienstag, 21.09.2027\tWatt und Wellen', '9:45 Uhr\tWanderung\tBucht'];

  it('take no line of the first day', () => {
    const { days } = read('Klassenfahrt', '', ...rows(...MONDAY, ...TUESDAY));
    expect(days.map(({ date, title }) => [date, title])).toEqual([
      ['2027-09-20', 'Anreise'],
      ['2027-09-21', 'Watt und Wellen'],
    ]);
    expect(days[0]?.timeBlocks[0]?.activities.map(({ title, location }) => [title, location])).toEqual([
      ['Treffen der Klasse', 'Busparkplatz'],
      ['Fähre', 'Mole'],
    ]);
  });

  it('have their rows below where each is set apart by a blank line', () => {
    const { days } = read('Trip', '', 'Date\tActivity', '', '20.09.2027\tWalk', '', '21.09.2027\tSwim', '');
    expect(days.map(({ date }) => date)).toEqual(['2027-09-20', '2027-09-21']);
  });
});

describe('I-575 rooms and streets in small letters behind a comma', () => {
  it.each([
    ['13:15 Supplier review, boardroom 4.02', 'boardroom 4.02'],
    ['13:15 Workshop with Dr. Lind, lab 3 (*)', 'lab 3'],
    ['12:30 Sandwich lunch, canteen', 'canteen'],
    ['07:30 Wrap-up meeting, hotel lounge', 'hotel lounge'],
    ['08:30 Safety briefing, Fab 2 reception', 'Fab 2 reception'],
    ['15:00 Accueil des participants, place du Plot', 'place du Plot'],
    ['10:00 Treffen der Gruppe, Raum 2.14', 'Raum 2.14'],
  ])('tell where: %s', (line, place) => {
    expect(one(line)?.location).toBe(place);
  });

  it.each([
    '16:00 Ceremony, drinks reception',
    '15:00 Walk, lunch and swim',
    '18:00 Dinner, table 4 persons',
    '9:00 Taxi, platform 4',
  ])('are told from what is done: %s', (line) => {
    expect(one(line)?.location ?? null).toBeNull();
  });
});

describe('I-576 short forms of breakfast and of check in', () => {
  it('say when, not what', () => {
    expect(one('After bfast drive to Lindau.')?.type).toBe('travel');
    expect(one('Bfast at the hotel')?.type).toBe('meal');
    expect(one('0930 chk out')?.type).toBe('accommodation');
  });
});

describe('I-577 an hour behind a short form', () => {
  it('begins the next entry', () => {
    const entries = entriesOf('Ore 6.00 partenza in pullman G.T. Ore 11.00 visita guidata del parco. Pranzo libero.');
    expect(entries.map(({ time, title }) => [time, title])).toEqual([
      ['6:00 AM', 'partenza in pullman G.T.'],
      ['11:00 AM', 'visita guidata del parco'],
      [null, 'Pranzo libero'],
    ]);
  });

  it('is not cut from a saint', () => {
    expect(entriesOf('9:00 Walk to St. Ore village')).toHaveLength(1);
  });
});

describe('I-578 an amount behind the end of a sentence', () => {
  it('is no part of the budget', () => {
    const { budget } = read(
      'Klassenfahrt',
      'Tag 1 - Sa 12.06.2027',
      '09:00 Fähre',
      '',
      'Tag 2 - So 13.06.2027',
      '09:00 Bus',
      '',
      'Kosten pro Kind:',
      'Bus und Fähre 96 €',
      'Unterkunft 152 €',
      'Programm 50 €',
      'Gesamt 298 €',
      '',
      'Wer Hilfe bekommt, meldet sich bitte bei mir. Taschengeld: höchstens 40 €.',
    );
    expect(budget?.items?.map(({ amount }) => amount)).toEqual([96, 152, 50]);
  });
});

describe('I-580 what a sentence says of seats and drivers', () => {
  it.each([
    ['12:15 Private transfer to the hotel. Your driver will be waiting in the hall.', 'Private transfer to the hotel'],
    ['13:45 Train to Lindau. Seats 41 and 42 have been reserved.', 'Train to Lindau'],
    ['19:00 Dinner at Haus Adler. Drinks are not included.', 'Dinner at Haus Adler'],
  ])('stays beside the entry: %s', (line, title) => {
    expect(one(line)).toMatchObject({ title, description: line.slice(line.indexOf('. ') + 2) });
  });

  it('is told from what the driver does', () => {
    expect(entriesOf('Arrive at the port. Your driver takes you to the falls.')).toHaveLength(2);
  });
});

describe('I-581 leaving a house', () => {
  it('is of the stay', () => {
    expect(one('11:00 dejamos la casa')?.type).toBe('accommodation');
    expect(one('14:00 Zimmer beziehen')?.type).toBe('accommodation');
    expect(one('8:00 Leave the house')?.type).toBe('travel');
  });
});

describe('I-584 the place of a trip in its title', () => {
  const placeOf = (title: string) =>
    read(title, '', 'Tag 1 - Sa 12.06.2027', '09:00 Bus', '', 'Tag 2 - So 13.06.2027', '09:00 Bus').location;

  it('stands behind the word for the trip, not in the name of who goes', () => {
    expect(placeOf('Kirchenchor St. Martin – Chorreise nach Wien')).toBe('Wien');
    expect(placeOf('Lions Club Bremen: weekend in Lisbon')).toBe('Lisbon');
  });

  it('is the first where none stands there', () => {
    expect(placeOf('Rome, a tour for friends of Venice')).toBe('Rome');
  });
});

describe('I-585 ports of many lands', () => {
  it('are in none of them', () => {
    const days = ['Oslo', 'Hamburg', 'Gdansk', 'Riga', 'Tallinn', 'Stockholm'].flatMap((port, i) => [
      `Day ${i + 1} - ${12 + i} June 2027: ${port}`,
      '09:00 Walk',
      '',
    ]);
    expect(read('Pearls of the sea', '', ...days).location).toBeNull();
  });
});

describe('I-582 an hour that somebody corrects in a chat by the name of the entry', () => {
  const chat = (...said: string[]) =>
    read(
      '8/3/27, 21:14 - Ana: FRIDAY 11 JUNE 2027',
      '10:30 beach',
      '17:00 cliffs',
      '21:00 fireworks at the harbour',
      ...said,
      '8/3/27, 21:26 - Ana: SATURDAY 12 JUNE 2027',
      '9:00 bus home',
    ).days[0]?.timeBlocks[0]?.activities.map(({ time, title, description }) => [time, title, description]);

  it('is the one that its author takes over', () => {
    expect(
      chat(
        '8/3/27, 21:22 - Tom: the fireworks start at 20:30 it says',
        '8/3/27, 21:23 - Ana: ok changed, fireworks 20:30 👍',
      ),
    ).toEqual([
      ['10:30 AM', 'beach', null],
      ['5:00 PM', 'cliffs', null],
      ['8:30 PM', 'fireworks at the harbour', null],
    ]);
  });

  it('stays where the two name no common thing', () => {
    const told = chat('8/3/27, 21:22 - Tom: i am free from 20:30', '8/3/27, 21:23 - Ana: ok changed, dinner 20:30');
    expect(told?.map(([time]) => time)).toContain('9:00 PM');
  });
});
