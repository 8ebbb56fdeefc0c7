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

describe('I-333 what else stands where a fact is cut', () => {
  it.each([
    ['- Boat trip (€30 pp, meet at pier 4)', ['Boat trip', '€30', 'meet at pier 4']],
    ['- Boat trip (approx. 2 hrs; €30; closed on Mondays)', ['Boat trip', '€30', 'approx. 2 hrs, closed on Mondays']],
    ['- Folk museum (€12, kids €8)', ['Folk museum', '€12', 'kids €8']],
    ['- Guided walk (3 hours)', ['Guided walk', null, '3 hours']],
    ['- Fun fair, €45 for ride bands', ['Fun fair', '€45', '€45 for ride bands']],
    ['- Cellar visit, ¥1,000 (timed ticket, bring passports)', [/^Cellar visit/, '¥1,000', 'timed ticket']],
    ['- Drive to Bruges (45 km, no tolls)', ['Drive to Bruges', null, 'no tolls']],
  ])('%s', (line, [title, cost, about]) => {
    const read = entry(line);
    if (title instanceof RegExp) expect(read[0]).toMatch(title);
    else expect(read[0]).toBe(title);
    expect([read[3], read[1]]).toEqual([cost, about]);
  });

  it.each([
    '- Belfry climb (€8 per person)',
    '- Belfry climb, €8 pp',
    '- Belfry climb (approx. €8 a persona)',
    '- Belfry climb (entry: €8)',
  ])('is nothing where the words are those of the price: %s', (line) => {
    expect(entry(line)[1]).toBeNull();
  });
});

describe('I-333 I-335 facts below an entry', () => {
  const below = (line: string) => {
    const [day] = parseItinerary(`Day 1: Ghent\n- Inn by the quay, 2 nights\n  ${line}\n`, {
      referenceDate: '2026-11-21',
    }).days;
    const [inn] = day?.timeBlocks.flatMap((block) => block.activities) ?? [];
    return [inn?.cost, inn?.description];
  };

  it.each([
    ['Cost: €80', ['€80', null]],
    ['Cost: €80 per night, breakfast extra', ['€80', 'breakfast extra']],
    ['Costs: gas €14, meals €60 = €74', [null, 'Costs: gas €14, meals €60 = €74']],
  ])('%s', (line, [cost, about]) => {
    const [paid, said] = below(line);
    expect(paid).toBe(cost);
    if (about === null) expect(said).toBeNull();
    else expect(said).toContain(about);
  });

  it('what stands in brackets behind a room is said about it', () => {
    const plan =
      '09:00 Opening talk, Lake Ballroom\n10:00 Coffee, Foyer\n11:00 Panel, Lake Ballroom (you speak)\n12:00 Lunch, Terrace\n14:00 Workshop, Room 4\n19:00 Gala dinner, Lake Ballroom (black tie)\n';
    const activities = parseItinerary(`Day 1: Ghent\n${plan}`, {
      referenceDate: '2026-11-21',
    }).days[0]?.timeBlocks.flatMap((block) => block.activities);
    expect(activities?.at(-1)).toMatchObject({
      title: 'Gala dinner',
      location: 'Lake Ballroom',
      description: 'black tie',
    });
  });
});

describe('I-334 a house with the name of a sight', () => {
  it('is where one eats behind the word for the meal', () => {
    const plan = 'Day 1: Rome\nAfternoon: Guided walk\nDinner: Armida al Pantheon, 8:00 PM (reservation required)\n';
    const activities = parseItinerary(plan, { referenceDate: '2026-11-21' }).days[0]?.timeBlocks.flatMap(
      (b) => b.activities,
    );
    expect(activities?.at(-1)).toMatchObject({
      type: 'meal',
      title: 'Armida al Pantheon (reservation required)',
      time: '8:00 PM',
    });
  });
});
