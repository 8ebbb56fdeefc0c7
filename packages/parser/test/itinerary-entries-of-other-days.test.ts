/** I-517: an entry that says its own date stands in the day of that date. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (entry: string) =>
  parseItinerary(
    `Day 1 - Sat 12 June 2027\n- 15:00 Check-in at Solent House\n- ${entry}\nDay 2 - Sun 13 June 2027\n- 17:00 Sail away`,
    { referenceDate: '2026-11-28' },
  );
const daysOf = (entry: string) =>
  read(entry).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)),
  );
const OWN = [['Check-in at Solent House'], ['Coach to the pier', 'Sail away']];

describe('I-517 an entry with its hour and the date of another day', () => {
  it.each([
    'Coach to the pier Sun 13 Jun at 12:15',
    'Coach to the pier on Sunday 13 June, 12:15',
    'Coach to the pier, 13 June, 12:15',
    'Coach to the pier at 12:15 on Sun 13 June',
    'Coach to the pier Sunday, 13 June 12:15',
  ])('is done on that day: %s', (entry) => {
    const { warnings } = read(entry);
    expect(daysOf(entry)).toEqual(OWN);
    expect(warnings).toEqual([]);
  });

  it('points at its own characters', () => {
    const text =
      'Day 1 - Sat 12 June 2027\n- Coach to the pier Sun 13 Jun at 12:15\n- Bar\nDay 2 - Sun 13 June 2027\n- 17:00 Sail';
    const { source } = parseItinerary(text, { referenceDate: '2026-11-28' });
    const [span] = [source.spans['/days/1/timeBlocks/0/activities/0/title']].flat(0) as [number, number][];
    expect(text.slice(...(span ?? [0, 0]))).toBe('Coach to the pier');
  });

  it.each([
    ['Bus zum Hafen am Sonntag, 13. Juni um 12:15 Uhr', 'Bus zum Hafen'],
    ['Bus pour le port dimanche 13 juin à 12h15', 'Bus pour le port'],
    ['Autobús al puerto el domingo 13 de junio a las 12:15', 'Autobús al puerto'],
    ['Bus per il porto domenica 13 giugno alle ore 12:15', 'Bus per il porto'],
    ['Autocarro para o porto domingo 13 de junho às 12:15', 'Autocarro para o porto'],
    ['Bus naar de haven op zondag 13 juni om 12:15', 'Bus naar de haven'],
  ])('in other languages: %s', (entry, title) => expect(daysOf(entry)).toEqual([[OWN[0]?.[0]], [title, 'Sail away']]));

  it('stands between the parts of that day by its hour', () => {
    const { days, warnings } = parseItinerary(
      'Day 1 - Sat 12 June 2027\n- Bar\n- Coach Sol Sun 13 June at 12:15\n- Tram Sol Sun 13 June at 10:15\nDay 2 - Sun 13 June 2027\nMorning\n- 9:00 Egg\n- 11:00 Zoo\nEvening\n- 17:00 Sail',
      { referenceDate: '2026-11-28' },
    );
    expect(
      days[1]?.timeBlocks.map(({ period, activities }) => [period, ...activities.map(({ title }) => title)]),
    ).toEqual([
      ['Morning', 'Egg', 'Tram Sol', 'Zoo'],
      [null, 'Coach Sol'],
      ['Evening', 'Sail'],
    ]);
    expect(warnings).toEqual([]);
  });

  it.each([
    'Parking until Sun 13 June, 12:15',
    'Dinner booked for Sun 13 June at 19:15',
    '18:15 Coach to the pier, arrives Sun 13 June',
    '2255 SQ 317 LHR - SIN, arr 0750 SUN 13 JUN',
    'Coach to the pier Mon 14 June at 12:15',
    'Coach to the pier Sun 13 June',
    '18:15 Briefing on the coach of Sun 13 June',
    '18:15 Bar, closed Sun 13 June',
    '22:55 Night train to Wien – Sun 13 June',
    'Car park, exit with the car Sun 13 June at 12:15',
    'Night train docks Sun 13 June at 07:15',
    'Tickets for the tour of Sun 13 June at 12:15',
    'Buy tickets to the concert on Sun 13 June at 20:00',
    'Bar closed Sun 13 June 12:15',
    'Bus Sun 13 June at 12:15',
  ])('stays where it says something else of that date, no day of the plan, or no hour: %s', (entry) => {
    expect(daysOf(entry)[0]).toHaveLength(2);
  });
});
