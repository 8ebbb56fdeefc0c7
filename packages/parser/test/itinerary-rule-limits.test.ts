/** How far the rules of itineraries reach: texts beside those that each was made for. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entries = (text: string) => read(text).days.flatMap((day) => day.timeBlocks.flatMap((block) => block.activities));
const timed = (text: string) =>
  entries(text).map(({ time, title }) => [time, title].filter((each) => each !== null).join(' '));

describe('messages and days in words', () => {
  it('I-300 a plan goes on behind what is said to the reader', () => {
    const text =
      'Sat 5 June: 10am museum, 8pm dinner\nSun 6 June: 9am gallery, call me if you oversleep, 1pm lunch at Sol, 5pm flight home\n';
    expect(timed(text).slice(-2)).toEqual(['1:00 PM lunch at Sol', '5:00 PM flight home']);
  });

  it('I-304 tomorrow may stand beside a weekday', () => {
    expect(read('Tomorrow: 9am train, 2pm boat\nSunday: 10am museum, 1pm lunch\n').days).toHaveLength(2);
  });

  it.each(["beer 4.50 Wayne's Bar", 'coffee 3.50 at Nero', 'ticket 12.50 online'])('I-300 %s has a price', (entry) => {
    const text = `Sat 5 June: land 10.55, ${entry}, dinner 21.30\nSun 6 June: 12.30 3 bridges, flight home 19.10\n`;
    expect(entries(text)[1]?.time).toBeNull();
  });

  it('I-311 years are no hours', () => {
    const text =
      'Fri 4 June: museum of the war 1939-1945, lunch 1230, walk 1500, dinner 1930\nSat 5 June: walk 1000, lunch 1300, tapas 2000\n';
    expect(entries(text)[0]?.time).toBeNull();
    expect(read(text).warnings).toEqual([]);
  });
});

describe('what dates the trip', () => {
  it.each([
    'Return flight departing from Rome on 6 May 2027',
    'Vol de retour de Rome le 6 mai 2027',
    'Rückflug: Abflug ab Palma am 12. Juni 2027',
    'Prices: flying from Lyon on 12 June 2027 is cheaper',
  ])('I-308 is not %s', (line) => {
    expect(read(`Rome weekend\n${line}\n\nDay 1: Rome\n- Forum\n\nDay 2: Rome\n- Lunch\n`).days[0]?.date).toBeNull();
  });
});

describe('hours', () => {
  it.each(['3-course dinner at Mill', '2-hour boat trip', '2 - nights at Hotel Sol', '4 - tickets for the boat'])(
    'I-310 %s begins with none',
    (line) => {
      const times = entries(`Day 1: Rome\n9:30 - Old town walk\n13:00 - Lunch\n${line}\n18:00 - Concert\n`).map(
        ({ time }) => time,
      );
      expect(times.filter((time) => time !== null)).toEqual(['9:30 AM', '1:00 PM', '6:00 PM']);
    },
  );

  it.each(['Transfer to the pier, by 15:00', 'Drive to Voss, ca 90 km, arrive 13:00'])(
    'I-309 %s is one entry',
    (line) => {
      expect(entries(`Day 1: Rome\n- ${line}\n- 19:00 Dinner\n`)).toHaveLength(2);
    },
  );

  it('I-309 a flight with its number is another', () => {
    expect(timed('Day 1: Rome\n- Transfer to the airport, BA 117 at 18:30\n')).toEqual([
      'Transfer to the airport',
      '6:30 PM BA 117',
    ]);
  });

  it('I-316 a part of the day says which half is meant', () => {
    expect(entries('Day 1: Rome\nEvening: 7:30 – 21:30 Dinner\n')[0]?.time).toBe('7:30 PM – 9:30 PM');
  });

  it('I-315 prices that rise are none', () => {
    const text =
      'Day 1\nBreakfast 8.30 – 10.30\nEspresso 3.20\nLunch 12.50\nDinner 18.40\n\nDay 2\nEspresso 3.20\nLunch 13.50\n';
    expect(entries(text).filter(({ title }) => title.startsWith('Espresso'))[0]?.time ?? null).toBeNull();
  });
});

describe('what is said below an entry', () => {
  it.each([
    ['Cost: adult €20, child €10', '€20'],
    ['Tickets: adults €20; children €10', '€20'],
  ])('I-335 %s is its price', (line, cost) => {
    expect(entries(`Day 1: Rome\n10:00 Museum\n${line}\n`)[0]?.cost).toBe(cost);
  });

  it.each([
    ['Louvre', 'Museum tickets €25', '€25'],
    ['14:00 Ferry to Capri', 'Boat tickets €12 each', '€12'],
  ])('I-272 %s with %s has that price', (entry, line, cost) => {
    const [first, ...others] = entries(`Day 1: Paris\n- ${entry}\n- ${line}\n`);
    expect([first?.cost, others]).toEqual([cost, []]);
  });

  it.each([
    'Lunch: on your own',
    'Dinner at hotel not included',
    'Lunch on request',
    'Mittagessen im Preis enthalten',
    'Déjeuner: libre',
    'Cena a carico vostro',
    'Then lunch is included.',
    'then there is no ferry back',
    'danach ist das Museum geschlossen',
  ])('I-331 I-311 %s is no entry', (line) => {
    expect(entries(`Day 1: Rome\n10:00 Castle tour\n${line}\n15:00 Boat\n`)).toHaveLength(2);
  });

  it('I-333 is told once', () => {
    const [museum] = entries('Day 1: Rome\n- Museum, €12 (book online)\n');
    expect(museum).toMatchObject({ title: 'Museum', cost: '€12', description: 'book online' });
  });
});

describe('names', () => {
  it.each(['- Sarah & Tom: arrive by train from Lund', '- Group A: visit the museum with guide'])(
    'I-330 of who does it are no title: %s',
    (line) => {
      expect(entries(`Day 1: Rome\n${line}\n`)[0]?.title).toBe(line.slice(2));
    },
  );

  it('I-299 of what is done are entries', () => {
    const text =
      'Day 1 – Rome. Walk the old town.\nDay 2 – Vatican Museums. Lunch at Zaza.\nDay 3 – Ostia. Swim and rest.\nDay 4 – Tivoli. See the gardens.\n';
    expect(JSON.stringify(read(text).days[1])).toContain('Vatican Museums');
  });
});
