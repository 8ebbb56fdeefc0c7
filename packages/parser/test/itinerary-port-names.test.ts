/** I-568, I-579: days of a cruise whose port stands over when the ship comes and goes. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (...lines: string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-28' });
const CRUISE = [
  'Dalmatian Coast Cruise',
  'DAY 1',
  'Sat 18 Sep 2027',
  'Port Azul (Old Harbour)',
  'Embarkation 12:00 – 16:30',
  'Depart 18:00',
  '',
  'DAY 2',
  'Sun 19 Sep 2027',
  'San Telmo, Croatia (tender port)',
  'Arrive 07:00',
  'Depart 19:00',
  'Shore excursions',
  'Island Drive | 4 h | €79',
  'Old Town and Cable Car | 3 h | €65',
  '',
  'DAY 3',
  'Mon 20 Sep 2027',
  'At Sea',
  'Gala Dinner | Restaurant Zenith | 19:30',
  '',
  'DAY 4',
  'Tue 21 Sep 2027',
  'Kotor, Montenegro',
  'Arrive 10:00',
  'Disembarkation 10:30 – 12:00',
];

describe('I-568 the line over when the ship comes and goes', () => {
  it('names the day, `At Sea` too', () => {
    expect(read(...CRUISE).days.map(({ title }) => title)).toEqual([
      'Port Azul (Old Harbour)',
      'San Telmo, Croatia (tender port)',
      'At Sea',
      'Kotor, Montenegro',
    ]);
    expect(read(...CRUISE).days[0]?.timeBlocks[0]?.activities.map(({ title }) => title)).toEqual([
      'Embarkation',
      'Depart',
    ]);
  });

  it('is an entry where it tells what is done', () => {
    const [first] = read(
      'Day 1',
      'Mon 7 June 2027',
      'Breakfast at Casa Sol',
      'Depart 9:00',
      '',
      'Day 2',
      'Tue 8 June 2027',
      'Lunch at Casa Mar',
      'Depart 14:00',
    ).days;
    expect(first?.title).toBeNull();
    expect(first?.timeBlocks[0]?.activities[0]?.title).toBe('Breakfast at Casa Sol');
  });
});

describe('I-568 a day at sea', () => {
  it('is one also where nothing else stands below', () => {
    const days = read(...CRUISE.filter((line) => !line.startsWith('Gala'))).days;
    expect(days.map(({ title }) => title)[2]).toBe('At Sea');
    expect(days[2]?.timeBlocks).toEqual([]);
  });
});

describe('I-579 `Shore excursions` over what may be booked there', () => {
  const blocks = read(...CRUISE).days[1]?.timeBlocks.map(({ period, activities }) => [
    period,
    ...activities.map(({ title, type, cost }) => [title.split(' |')[0], type, cost]),
  ]);

  it('is a block, and what stands in it no journey', () => {
    expect(blocks?.[1]).toEqual([
      'Shore excursions',
      ['Island Drive', 'activity', '€79'],
      ['Old Town and Cable Car', 'activity', '€65'],
    ]);
  });

  it('needs a price in the line below', () => {
    const [, day] = read(...CRUISE.map((line) => line.replace(/ \| €\d+/, ''))).days;
    expect(day?.timeBlocks).toHaveLength(1);
  });

  it('is an entry where nothing follows', () => {
    const [day] = read('Day 1: Port Azul', '- 9:00 Arrive', '- Excursions', '', 'Day 2: Kotor', '- 9:00 Arrive').days;
    expect(day?.timeBlocks[0]?.activities.map(({ title }) => title)).toContain('Excursions');
  });
});
