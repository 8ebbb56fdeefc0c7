/**
 * Plans with known places, prices, journeys, nights and costs, in the layouts of chats, agencies, brochures and tables and in six languages, are
 * read as they are: no value wrong, no entry lost or made of a tip, the sums right, and of the wrong ones warned.
 */
import { expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';
import { faultsOf } from './rendered-plans/compare-plan.ts';
import { renderPlan } from './rendered-plans/render-plan.ts';

const RUNS = Number(process.env['RENDERED_RUNS'] ?? 500);
const SEED = Number(process.env['RENDERED_SEED'] ?? 1);
const SEEDS_APART = 1_000_003;

it(`I-38 I-39 I-40 I-41 I-42 I-43 ${RUNS} plans with places, prices, nights, lists and costs are read as they were written`, () => {
  const faulty: string[] = [];
  for (let i = 0; i < RUNS; i++) {
    const plan = renderPlan(SEED * SEEDS_APART + i);
    const faults = faultsOf(plan, parseItinerary(plan.text, { referenceDate: '2026-11-21' }));
    if (faults.length > 0) faulty.push(`${plan.text}\n--> ${faults.join('\n--> ')}`);
  }
  expect(faulty).toEqual([]);
});

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const entriesOf = (text: string) =>
  read(text).days.flatMap(({ timeBlocks }) =>
    timeBlocks.flatMap(({ period, activities }) =>
      activities.map(({ time, title, type, location, cost }) => [period, time, title, type, location, cost]),
    ),
  );
const inDay = (...lines: readonly string[]): string =>
  ['Trip to Porto', '', 'Day 1: Porto (Monday, May 3)', ...lines, '', 'Day 2: Braga (Tuesday, May 4)', '- Walk'].join(
    '\n',
  );
const firstDay = (...lines: readonly string[]) => entriesOf(inDay(...lines)).slice(0, -1);

it('I-38 a meal in a list is an entry, unless its list stands under it', () => {
  expect(
    firstDay('- Visit the tile museum', '- Lunch', '- Walk in the park', '- Dinner – €20 each').map(
      ([, , title]) => title,
    ),
  ).toEqual(['Visit the tile museum', 'Lunch', 'Walk in the park', 'Dinner']);
  expect(firstDay('Afternoon', '- Lunch', '  - Cost: €35', '- Walk')[0]).toEqual([
    'Afternoon',
    null,
    'Lunch',
    'meal',
    null,
    '€35',
  ]);
  expect(firstDay('Evening', '- Dinner – €20 each', '- Walk')[0]).toEqual([
    'Evening',
    null,
    'Dinner',
    'meal',
    null,
    '€20',
  ]);
  expect(firstDay('- Lunch', '  - Soup at Casa Bento', '- Walk')[0]?.[0]).toBe('Lunch');
});

it('I-39 a picture hides no label, and the one of a bed is one', () => {
  expect(firstDay('- Visit the tile museum', '   📍 Location: Rua Velha', '🏨 Hotel: Casa Amarela')).toEqual([
    [null, null, 'Visit the tile museum', 'culture', 'Rua Velha', null],
    [null, null, 'Casa Amarela', 'accommodation', null, null],
  ]);
  expect(firstDay('- Walk', '🏨 Casa Amarela').at(-1)).toEqual([
    null,
    null,
    'Casa Amarela',
    'accommodation',
    null,
    null,
  ]);
  expect(firstDay('- Walk', '🏨 Check in and drop the bags', '- Swim')[1]?.[2]).toBe('Swim');
});

it('I-40 what the head tells of the trip, or a list below it, is neither its title nor a day', () => {
  const plan =
    'Dates: 3 – 5 May 2027\nDuration: 3 days / 2 nights\n\nDate\tActivity\n3 May\tWalk\n4 May\tSwim\n5 May\tDrive';
  expect(read(plan).days.map(({ date }) => date)).toEqual(['2027-05-03', '2027-05-04', '2027-05-05']);
  expect(read(`17–19 July 2027 | 2 adults\n\n${inDay('- Walk').slice(15)}`).title).not.toContain('2027');
  expect(read(`INCLUDED\n- Breakfast\n\n${inDay('- Walk').slice(15)}`).title).not.toBe('INCLUDED');
});

it('I-41 what is told of the house where one stays is no entry, and several days have no order by the clock', () => {
  expect(
    firstDay('- 19:00 Dinner', 'Hotel: Casa Amarela', 'Room: Double room', 'Check-in: 15:00').map(
      ([, , title]) => title,
    ),
  ).toEqual(['Dinner', 'Casa Amarela']);
  const together = 'Trip to Porto\n\nDays 1-3: Porto\n- 19:00 Dinner\n- 11:00 Check-out\n\nDay 4: Braga\n- Walk';
  expect(read(together).warnings).toEqual([]);
});

it('I-42 two times behind the places of a journey are its hours, and no price', () => {
  const [first] = firstDay('Train IC 523 Lisbon Oriente – Porto Campanhã, 09:39 – 12:23');
  expect(first).toEqual([
    null,
    '9:39 AM – 12:23 PM',
    'Train IC 523 Lisbon Oriente – Porto Campanhã',
    'travel',
    null,
    null,
  ]);
  expect(firstDay('- Train to Braga 10.00 – 11.30 – 35 €')[0]).toEqual([
    null,
    '10:00 AM – 11:30 AM',
    'Train to Braga',
    'travel',
    null,
    '35 €',
  ]);
  expect(firstDay('- Train IC 523 Lisbon – Porto – €35')[0]?.[2]).toBe('Train IC 523 Lisbon – Porto');
  expect(firstDay('- **10h** Train pour Braga', '- **14h** Promenade')[0]?.[1]).toBe('10:00 AM');
});

it('I-43 ranges of costs are read in any form of row', () => {
  const costs = (...rows: readonly string[]) =>
    read(`${inDay('- Walk')}\n\nBudget\n${rows.join('\n')}`).budget?.items.map((item) => [
      item.category,
      item.amount,
      item.amountMax,
    ]);
  expect(costs('Flights ........ £1,190 - £1,290', 'Hotels ........ £350')).toEqual([
    ['Flights', 1190, 1290],
    ['Hotels', 350, undefined],
  ]);
  expect(costs('Hotels: Rs. 42,300 - Rs. 51,300', 'Meals: Rs. 45,000')?.[0]).toEqual(['Hotels', 42300, 51300]);
  expect(costs('Treni – 590 Euro – 690 Euro', 'Hotel – 700 Euro')?.[0]).toEqual(['Treni', 590, 690]);
  expect(costs('Trains | €240', 'Hotels | €1,540')?.map(([name]) => name)).toEqual(['Trains', 'Hotels']);
});
