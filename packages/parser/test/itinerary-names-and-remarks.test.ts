/** I-330: entries of a list whose name stands before a colon or dash, and what is said about it behind. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const entry = (line: string) => {
  const [day] = parseItinerary(`Day 1: Ghent\n${line}\n- Belfry\n`, { referenceDate: '2026-11-21' }).days;
  const [activity] = day?.timeBlocks.flatMap((block) => block.activities) ?? [];
  return [activity?.title, activity?.description, activity?.time, activity?.cost, activity?.type];
};

describe('I-330 the name of an entry', () => {
  it.each([
    ['- Sint Jansplein: Stroll across the old square', ['Sint Jansplein', 'Stroll across the old square', null, null]],
    ['- **Korenlei:** The quay with the guild houses.', ['Korenlei', 'The quay with the guild houses.', null, null]],
    ['- Lunch at Pakhuis: Order the grilled mussels (€24)', ['Lunch at Pakhuis', /^Order/, null, '€24']],
    ['- Dinner at Vrijmoed: Book a table for 8 PM', ['Dinner at Vrijmoed', /^Book a table/, '8:00 PM', null]],
    ['10:00 Gravensteen – pre-book your slot', ['Gravensteen', 'pre-book your slot', '10:00 AM', null]],
    ['- **Key activity 2: Belfry climb.** Take the lift to the top.', ['Belfry climb', /^Take the lift/, null, null]],
    ['• Water tram to Ledeberg – skip the queue', ['Water tram to Ledeberg', 'skip the queue', null, null]],
  ])('%s', (line, [title, about, time, cost]) => {
    const read = entry(line);
    expect([read[0], read[2], read[3]]).toEqual([title, time, cost]);
    if (about instanceof RegExp) expect(read[1]).toMatch(about);
    else expect(read[1]).toBe(about);
  });

  it('is cut in the cells of a table, too', () => {
    const table =
      '| Time | Activity |\n|---|---|\n| 9:00 | **Sint Jansplein** — quiet square with a market, closed on Mondays |\n| 11:00 | Belfry climb |\n';
    const [day] = parseItinerary(`Day 1: Ghent\n\n${table}`, { referenceDate: '2026-11-21' }).days;
    expect(day?.timeBlocks[0]?.activities[0]).toMatchObject({
      title: 'Sint Jansplein',
      description: 'quiet square with a market, closed on Mondays',
      time: '9:00 AM',
    });
  });

  it('leaves the kind to what is said about it', () => {
    expect(entry('- Huis Alijn: Folk museum in a courtyard')[4]).toBe('culture');
    expect(entry('- **Patershol:** Drive over the bridge and walk around')[4]).toBe('activity');
  });

  it.each([
    ['- Check in – The Mill House, Patershol', 'Check in – The Mill House, Patershol'],
    ['- Local dinner: stew in the old butchery', 'Local dinner: stew in the old butchery'],
    ['- Opening talk: Harbours without queues', 'Opening talk: Harbours without queues'],
    ['- Dive 4 - north wall, rays in the blue', 'Dive 4 - north wall, rays in the blue'],
    ['- Ride Ghent – Bruges by the canal path', 'Ride Ghent – Bruges by the canal path'],
    ['- Old Butchery – free, allow two hours', /^Old Butchery/],
  ])('is no more than that where names or facts go on: %s', (line, title) => {
    if (title instanceof RegExp) expect(entry(line)[0]).toMatch(title);
    else expect(entry(line)[0]).toBe(title);
  });
});

describe('I-331 a meal below an entry with its hour', () => {
  const titles = (line: string) =>
    parseItinerary(`Day 1: Ghent\n10:00 Belfry climb\n${line}\n15:00 Canal boat\n`, { referenceDate: '2026-11-21' })
      .days.flatMap((day) => day.timeBlocks)
      .flatMap((block) => block.activities.map((activity) => activity.title));

  it.each([
    'Lunch at Pakhuis',
    'Lunch: Pakhuis',
    'Late lunch in the butchery',
    'Abendessen im Hotel',
    'Pranzo da Rosa',
  ])('%s is one of its own', (line) => {
    expect(titles(line)).toEqual(['Belfry climb', line, 'Canal boat']);
  });

  it.each(['Lunch included', 'Lunch: own account', 'Meeting point: the gate', 'Dinner in the mill was booked by Ann.'])(
    '%s is said about it',
    (line) => {
      expect(titles(line)).toEqual(['Belfry climb', 'Canal boat']);
    },
  );
});

describe('I-332 a quote below the entries of a day', () => {
  const read = (quote: string) =>
    parseItinerary(`## Day 1: Ghent\n\n- 10:00 Belfry climb\n- 12:00 Canal boat\n\n> ${quote}\n`, {
      referenceDate: '2026-11-21',
    }).days[0]?.timeBlocks.flatMap((block) => block.activities) ?? [];

  it('of sentences is said about the last', () => {
    const entries = read("The first day is short. Don't overplan.");
    expect(entries.map(({ title }) => title)).toEqual(['Belfry climb', 'Canal boat']);
    expect(entries[1]?.description).toBe("The first day is short. Don't overplan.");
  });

  it('with its hour is an entry', () => {
    expect(read('15:00 Market hall')).toHaveLength(3);
  });
});
