/** I-256 to I-258: tables of a row a day whose plan stands in a column for remarks, under an unknown heading, or beside the day's drive. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const plansOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-20' }).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ title, time, distance }) => [title, time, distance])),
  );

describe('I-256 a column for remarks', () => {
  it('tells what is done where no other does, and its hours', () => {
    const text = `Date\tPlace\tHotel\tRemarks
Fri 04.06.27\tOslo\tHotel Lys\tPrivate transfer from the airport 15:30; welcome dinner at the harbour 19:00
Sat 05.06.27\tFlåm\tFjord Inn\tRailway to Flåm 13:27; dinner at the inn 19:30`;
    expect(plansOf(text)).toEqual([
      [
        ['Private transfer from the airport', '3:30 PM', null],
        ['welcome dinner at the harbour', '7:00 PM', null],
        ['Hotel Lys', null, null],
      ],
      [
        ['Railway to Flåm', '1:27 PM', null],
        ['dinner at the inn', '7:30 PM', null],
        ['Fjord Inn', null, null],
      ],
    ]);
  });

  it('says how to go about the day where most of it is advice', () => {
    const text = `Date\tPlace\tHotel\tRemarks
Fri 04.06.27\tOslo\tHotel Lys\tbook ahead, closed on Mondays
Sat 05.06.27\tFlåm\tFjord Inn\tarrive before 18:00`;
    expect(plansOf(text).map((plan) => plan.map(([title]) => title))).toEqual([
      ['Oslo', 'Hotel Lys'],
      ['Flåm', 'Fjord Inn'],
    ]);
  });
});

describe('I-257 a column under a heading that says nothing', () => {
  it('is the plan where most of its cells tell something to do', () => {
    const text = `Date\tTown\tOur idea\tHotel
04.06.27\tOslo\tBoat tour on the fjord\tHotel Lys
05.06.27\tBergen\tVisit the fish market\tHotel Brygge`;
    expect(plansOf(text).map((plan) => plan.map(([title]) => title))).toEqual([
      ['Boat tour on the fjord', 'Hotel Lys'],
      ['Visit the fish market', 'Hotel Brygge'],
    ]);
  });

  it('is none where they are names', () => {
    const text = `Date\tTown\tLeader\tHotel
04.06.27\tOslo\tAnna Berg\tHotel Lys
05.06.27\tBergen\tPer Holm\tHotel Brygge`;
    expect(plansOf(text).flat(2)).not.toContain('Anna Berg');
  });
});

describe('I-258 the drive of the day', () => {
  it('has its length, and is done before what is planned', () => {
    const text = `Date\tRoute\tkm\tVisit\tHotel
07-Mar-27\tCape Town – Hermanus\t122\tPenguin colony walk\tSea Lodge
08-Mar-27\tHermanus – Knysna\t385\tDrive to Knysna and boat tour\tBay House`;
    expect(plansOf(text)).toEqual([
      [
        ['Cape Town – Hermanus', null, '122 km'],
        ['Penguin colony walk', null, null],
        ['Sea Lodge', null, null],
      ],
      [
        ['Drive to Knysna and boat tour', null, '385 km'],
        ['Bay House', null, null],
      ],
    ]);
  });
});
