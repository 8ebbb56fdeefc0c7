/** Pick-up lists, what is said about an entry behind a comma, free time with a remark, what both pay, and where one is based. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const dayOf = (...lines: string[]) =>
  read(`Trip\n\nDay 1 (Fri 14 May 2027) - Town\n${lines.join('\n')}\n\nDay 2 (Sat) - Home\n09.00 Walk`)
    .days[0]?.timeBlocks.flatMap(({ activities }) => activities)
    .map(({ title, type, description, cost }) => ({ title, type, description, cost }));

describe('I-393 a list of pick-ups', () => {
  it.each(['Pick ups:', 'Joining points', 'Zustiege:', 'Points de ramassage :', 'Recogidas:'])(
    'is of rides: %s',
    (head) => {
      const day = dayOf(
        head,
        '07.15  Ledbury, Market House',
        '07.45  Hereford, High Street',
        '12.30 Lunch at the mill',
        '15.00 Corve Street',
      );
      expect(day?.map(({ type }) => type)).toEqual(['travel', 'travel', 'meal', 'activity']);
    },
  );

  it('needs its heading', () => {
    expect(dayOf('07.15  Ledbury, High Street')?.[0]?.type).toBe('activity');
    expect(dayOf('Pick up the keys:', '07.15  Ledbury, High Street')?.at(-1)?.type).toBe('activity');
  });
});

describe('I-394 what is said behind a comma', () => {
  it.each([
    [
      '13:30 shuttle to the hotel (ca. 55 km), meet at exit B, ask for Jon',
      'shuttle to the hotel',
      'meet at exit B, ask for Jon',
    ],
    [
      '17:00 shakeout ride, 32 km / 180 hm, all together, easy!',
      'shakeout ride',
      '32 km / 180 hm, all together, easy!',
    ],
    ['14:00 Walk to the glacier, 8 km both ways, easy', 'Walk to the glacier', '8 km both ways, easy'],
    ['16:00 Stadtführung, Treffpunkt am Brunnen', 'Stadtführung', 'Treffpunkt am Brunnen'],
  ])('is the description: %s', (line, title, description) =>
    expect(dayOf(line)?.[0]).toMatchObject({ title, description }),
  );

  it.each([
    ['15:00 Drive to Lund, 90 km', 'Drive to Lund'],
    ['17:00 Dinner with friends, meet the chef', 'Dinner with friends, meet the chef'],
    ['20:00 Sea cave, bring a jacket', 'Sea cave, bring a jacket'],
  ])('is none in %s', (line, title) => expect(dayOf(line)?.[0]).toMatchObject({ title, description: null }));
});

describe('I-161 what stands behind a bracket and a dash', () => {
  it.each([
    ['09:40 Ridge walk (8 km) – steep at the end', 'Ridge walk', 'steep at the end'],
    ['- **6:00 PM – Dinner at Stone & Fire Co.** (~€55) – book ahead', 'Dinner at Stone & Fire Co', 'book ahead'],
    ['- **6:00 PM – Dinner at Stone & Fire Co.** (~€55)', 'Dinner at Stone & Fire Co', null],
  ])('is said about the entry: %s', (line, title, description) =>
    expect(dayOf(line)?.[0]).toMatchObject({ title, description }),
  );

  it('is none of a journey', () => {
    expect(dayOf('09:40 Train Lund (Hbf) - Visby')?.[0]?.title).toBe('Train Lund (Hbf) - Visby');
  });
});

describe('I-145 free time with a remark', () => {
  it('is an entry below one with its hour', () => {
    expect(
      dayOf('10:00 walking tour', 'Afternoon free, I recommend the baths (ca. 25 EUR)', '19:30 Dinner')?.[1],
    ).toMatchObject({
      title: 'Afternoon free, I recommend the baths',
      cost: '25 EUR',
    });
  });

  it.each(['Free entry, about 2 hours', 'Day trippers crowd it'])('is none in %s', (line) =>
    expect(dayOf('10:00 walking tour', line)).toHaveLength(1),
  );
});

describe('I-390 the type of a ride for sport', () => {
  it.each([
    ['11:00 coffee ride to Lund', 'activity'],
    ['11:00 Coffee at Lund', 'meal'],
    ['11:30 number pick-up, expo', 'activity'],
    ['11:30 pick-up at the hotel', 'travel'],
    ['12:00 Group ride: 48 km, coffee stop in Lund', 'activity'],
    ['12:00 Old town: lunch at Sol', 'meal'],
    ['13:00 pasta party in the hotel', 'meal'],
    ['10:45 small plane Lund - Visby', 'travel'],
  ])('%s', (line, type) => {
    expect(dayOf(line)).toHaveLength(1);
    expect(dayOf(line)?.[0]?.type).toBe(type);
  });
});

describe('B-11 what several pay', () => {
  const budgetOf = (price: string) => {
    const days = [1, 2, 3].map((n) => `Day ${n}: Town\n- 10:00 walk`).join('\n\n');
    return read(`Trip\n\n${days}\n\n${price}`).budget?.total ?? null;
  };

  it.each([
    ['890 EUR per person in double, so 1.780 EUR for both. With hotels.', 1780],
    ['£420 per person, £1,680 for the four of us', 1680],
    ['420 € pro Person, 840 € für beide', 840],
  ])('is the total: %s', (price, total) => expect(budgetOf(price)).toBe(total));

  it('is none that does not fit', () => expect(budgetOf('£420 per person, £1,500 for both')).toBeNull());
});

describe('I-395 where one is based', () => {
  const placeOf = (title: string, base: string) =>
    read(`${title}\n\n${base}\n\nDay 1: Arrival\n- 9:00 Walk\n\nDay 2: Home\n- 9:00 Walk`).location;

  it.each([
    ['Base: Hotel Sol, Playa Azul', 'Playa Azul'],
    ['Standort: Pension Adler, Sankt Jakob am Arlberg', 'Sankt Jakob am Arlberg'],
  ])('is where the trip goes: %s', (base, place) => expect(placeOf('Summer camp', base)).toBe(place));

  it('is none where the title says it, or nothing names a town', () => {
    expect(placeOf('Camp in Portugal', 'Base: Hotel Sol, Playa Azul')).toBe('Portugal');
    expect(placeOf('Summer camp', 'Base: Hotel Sol, breakfast included')).toBeNull();
  });
});
