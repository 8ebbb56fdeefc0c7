/**
 * Tours whose days are told by weekday alone, in ranges or in tables with several rows a date, with hours as people type them, journeys, nights
 * and what all costs, in five languages, are read as they were written: no date, time or price wrong, none lost, and nothing found fault with.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';
import { faultsOf } from './rendered-tours/judge-tour.ts';
import { type RenderedTour, renderedTours } from './rendered-tours/render-tour.ts';

const RUNS = Number(process.env['RENDERED_RUNS'] ?? 600);
const SEED = Number(process.env['RENDERED_SEED'] ?? 20_261_121);
const read = (text: string): ReturnType<typeof parseItinerary> => parseItinerary(text, { referenceDate: '2026-11-21' });

it(`I-65 I-66 I-67 I-68 I-69 I-70 ${RUNS} tours are read as they were written`, () => {
  fc.assert(
    fc.property(renderedTours, (tour) => {
      expect(faultsOf(tour, read(tour.text)), tour.text).toEqual([]);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

const inDay = (...lines: readonly string[]): string =>
  ['Trip to Porto', '', 'Day 1: Porto (Monday, May 3)', ...lines, '', 'Day 2: Braga (Tuesday, May 4)', '- Walk'].join(
    '\n',
  );
const entriesOf = (...lines: readonly string[]): (readonly [string | null, string])[] =>
  (read(inDay(...lines)).days[0]?.timeBlocks ?? []).flatMap(({ activities }) =>
    activities.map(({ time, title }) => [time, title] as const),
  );

it('I-65 an hour is a time behind the words that make it one, and elsewhere a count', () => {
  expect(
    entriesOf(
      '- half past 8 breakfast',
      '- by 11 Check-out',
      '- Picnic, 1ish',
      '- Free time 2 till 5',
      '- Dinner around 7',
    ),
  ).toEqual([
    ['8:30 AM', 'breakfast'],
    ['11:00 AM', 'Check-out'],
    ['1:00 PM', 'Picnic'],
    ['2:00 PM – 5:00 PM', 'Free time'],
    ['7:00 PM', 'Dinner'],
  ]);
  expect(entriesOf('- dalle 14 alle 16: Passeggiata', '- 16h – 18h Dégustation', '- Frühstück um halb 9')).toEqual([
    ['2:00 PM – 4:00 PM', 'Passeggiata'],
    ['4:00 PM – 6:00 PM', 'Dégustation'],
    ['8:30 AM', 'Frühstück'],
  ]);
  expect(
    entriesOf(
      '- around 7 villages on foot',
      '- Walk in a group of about 8',
      '- from 2 to 4 hours of kayaking',
      '- at 5 Rue Neuve: coffee',
    ).map(([time]) => time),
  ).toEqual([null, null, null, null]);
});

it('I-66 ranges of days have the date of their first', () => {
  const datesOf = (first: string, second: string, last: string) =>
    read(
      `Viaje\n2 May – 8 May 2027\n\n${first}: Oslo\n- Swim\n\n${second}: Porto\n- Walk\n\n${last}: Bergen\n- Walk`,
    ).days.map(({ date, title }) => [date, title]);
  const expected = [
    ['2027-05-02', 'Oslo'],
    ['2027-05-04', 'Porto'],
    ['2027-05-07', 'Bergen'],
  ];
  expect(datesOf('Giorni da 1 a 2', 'Giorni da 3 a 5', 'Giorni da 6 a 7')).toEqual(expected);
  expect(datesOf('1° e 2° giorno', 'Dal 3° al 5° giorno', '6° e 7° giorno')).toEqual(expected);
  expect(datesOf('J1 à J2', 'J3 à J5', 'J6 à J7')).toEqual(expected);
  expect(datesOf('Días 1 y 2', 'Del día 3 al 5', 'Días 6 y 7')).toEqual(expected);
});

it('I-67 an arrival behind the way of a journey ends it; another hour does not', () => {
  expect(entriesOf('- 09:05 Train Ghent – Lille, arr. 10:20', '- 11:00 Zug Olten – Bern, Ankunft 11:40')).toEqual([
    ['9:05 AM – 10:20 AM', 'Train Ghent – Lille'],
    ['11:00 AM – 11:40 AM', 'Zug Olten – Bern'],
  ]);
  expect(entriesOf('- 09:05 Train Ghent – Lille, lunch at 12:20')[0]?.[0]).toBe('9:05 AM');
});

it('I-68 weekdays alone in a table are days; a range with weekdays and a date before a gap are none of a list', () => {
  const table = 'Day\tTime\tActivity\nSunday\t10:00\tSwim\n\t19:00\tDinner\nMonday\t09:00\tWalk\n';
  expect(
    read(`Trip to Oslo\nSunday, May 2 – Monday, May 3, 2027\n\n${table}`).days.map(({ date, timeBlocks }) => [
      date,
      timeBlocks.flatMap(({ activities }) => activities).length,
    ]),
  ).toEqual([
    ['2027-05-02', 2],
    ['2027-05-03', 1],
  ]);
  const week = read('Trip to Oslo\nSunday, May 2 – Tuesday, May 4\n\nSunday\n- Swim\nMonday\n- Walk\nTuesday\n- Hike');
  expect(week.days.map(({ date }) => date)).toEqual(['2027-05-02', '2027-05-03', '2027-05-04']);
  const german = read(
    'Oslo\n24. – 26. Januar 2027\n\nSonntag\n- Museum\nMontag\n- Wanderung\nDienstag\n- Stadtrundgang',
  );
  expect(german.days.map(({ date }) => date)).toEqual(['2027-01-24', '2027-01-25', '2027-01-26']);
});

describe('I-69 what the trip costs', () => {
  const totalOf = (line: string): number | null | undefined => read(`${inDay('- Swim')}\n\n${line}`).budget?.total;

  it.each([
    ['Tarifa por persona 265 €', 265],
    ['Price £940 per person sharing', 940],
    ['£940 per person, based on two sharing', 940],
    ['€975 pp x 5 = €4,875', 4875],
    ['Price: £940 per person, £1,880 for 2', 1880],
    ['855 € por persona, 2.565 € en total para 3 personas', 2565],
    ['1150 EUR por persona, 3450 EUR en total para 3 personas', 3450],
    ['Quota individuale di partecipazione 1.280 €', 1280],
  ])('is read: %s', (line, total) => {
    expect(totalOf(line)).toBe(total);
  });

  it.each(['Kayaks €40 per person per day', 'Single supplement £120', 'Price of a taxi to the airport: £45'])(
    'is not: %s',
    (line) => {
      expect(totalOf(line)).toBeUndefined();
    },
  );
});

it('I-70 codes of meals are no part of a name, and a first bullet over the night is what is done', () => {
  expect(entriesOf('- Walk', '- Overnight at Hotel Mirador (B, L)', '- Stay at Casa Bento (D)')).toEqual([
    [null, 'Walk'],
    [null, 'Overnight at Hotel Mirador'],
    [null, 'Stay at Casa Bento'],
  ]);
  expect(entriesOf('- Ridge walk (B)')).toEqual([[null, 'Ridge walk (B)']]);
  const day = read(
    'Trip to Porto\n\nMon 3 May 2027\n- Hike to the viewpoint\n- Hotel: Casa Bento\n\nTue 4 May 2027\n- Walk',
  ).days[0];
  expect(day?.title).toBeNull();
  expect(day?.timeBlocks[0]?.activities[0]?.title).toBe('Hike to the viewpoint');
});

describe('the judge of tours', () => {
  const [tour] = fc.sample(
    renderedTours.filter(({ price, days }) => price !== null && days.some(({ deeds }) => deeds[0]?.time != null)),
    { seed: 1, numRuns: 1 },
  ) as [RenderedTour];
  const answer = read(tour.text);

  it('has nothing to say of what is so', () => {
    expect(faultsOf(tour, answer)).toEqual([]);
  });

  it('notices a wrong date, hour, price, title and a lost day', () => {
    const [day] = answer.days as [(typeof answer.days)[number]];
    const withDay = (change: Partial<typeof day>): typeof answer => ({
      ...answer,
      days: [{ ...day, ...change }, ...answer.days.slice(1)],
    });
    expect(faultsOf(tour, withDay({ date: '2027-01-01' }))).toHaveLength(1);
    const late = day.timeBlocks.map((block) => ({
      ...block,
      activities: block.activities.map((activity) => ({ ...activity, time: '4:44 AM' })),
    }));
    expect(faultsOf(tour, withDay({ timeBlocks: late })).length).toBeGreaterThan(0);
    expect(faultsOf(tour, { ...answer, days: answer.days.slice(1) })).toHaveLength(1);
    expect(faultsOf(tour, { ...answer, budget: null })).toHaveLength(1);
    expect(faultsOf(tour, { ...answer, title: 'Another' })).toHaveLength(1);
  });
});
