/** Lines within the cells of a table: each is an entry of its own. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const read = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ title, timeBlocks }) => [
    title,
    ...timeBlocks.flatMap(({ activities }) =>
      activities.map(({ title, description, time }) => [time, title, description].filter((value) => value !== null)),
    ),
  ]);

describe('I-368 a line of its own in a cell is an entry', () => {
  it('in a table of days', () =>
    expect(
      read(
        [
          '| Date | Plan | Stay |',
          '|---|---|---|',
          '| Mon 3 May 2027 | Ferry to Paros<br>Walk in the old town<br>• Dinner at the port | Hotel Asteria<br>Near the windmill |',
          '| Tue 4 May 2027 | <ul><li>9:00 Museum</li><li>Beach</li></ul> | Hotel Asteria |',
        ].join('\n'),
      ),
    ).toEqual([
      [
        null,
        ['Ferry to Paros'],
        ['Walk in the old town'],
        ['Dinner at the port'],
        ['Hotel Asteria', 'Near the windmill'],
      ],
      [null, ['9:00 AM', 'Museum'], ['Beach'], ['Hotel Asteria']],
    ]));

  it('in columns for the parts of the day', () =>
    expect(
      read(
        [
          '| Day | Morning | Evening |',
          '|---|---|---|',
          '| Day 1 | Arrive in Graz<br>Check-in | Dinner at the mill |',
          '| Day 2 | Castle hill<br/>Coffee on the square | Concert |',
        ].join('\n'),
      ),
    ).toEqual([
      [null, ['Arrive in Graz'], ['Check-in'], ['Dinner at the mill']],
      [null, ['Castle hill'], ['Coffee on the square'], ['Concert']],
    ]));

  it('but one that goes on with the line before it', () =>
    expect(
      read(
        [
          '| Day | Plan |',
          '|---|---|',
          '| Day 1 | Ferry to Paros<br>(two hours)<br>and a walk |',
          '| Day 2 | Boat trip,<br>Naoussa |',
          '| Day 3 | museum<br>beach |',
        ].join('\n'),
      ),
    ).toEqual([
      ['Ferry to Paros (two hours) and a walk', ['Ferry to Paros (two hours) and a walk']],
      ['Boat trip, Naoussa', ['Boat trip, Naoussa']],
      [null, ['museum'], ['beach']],
    ]));

  it('beside an hour the lines below the first are said about it', () =>
    expect(
      read(
        [
          '## Day 1',
          '',
          '| Time | Activity |',
          '|---|---|',
          '| 09:00 | **Old harbour**<br>Bring water and a hat |',
          '| 12:00 | Lunch at the mill |',
        ].join('\n'),
      )[0]?.slice(1),
    ).toEqual([
      ['9:00 AM', 'Old harbour', 'Bring water and a hat'],
      ['12:00 PM', 'Lunch at the mill'],
    ]));
});

describe('I-369 a row between tabs goes on where its cells hold lines', () => {
  const tabbed = (...rows: readonly string[]) => read(rows.join('\n').replaceAll('|', '\t'));

  it('as a browser copies it', () =>
    expect(
      tabbed(
        'Date|Plan|Stay',
        'Monday, May 3|Ferry to Paros',
        'Walk in the old town|Hotel Asteria',
        '14 Windmill Road',
        '555-010-4477',
        'Tuesday, May 4|Boat trip|Hotel Asteria',
        'Wednesday, May 5|Drive to Naoussa',
        'Museum|Villa Meltemi',
      ),
    ).toEqual([
      [null, ['Ferry to Paros'], ['Walk in the old town'], ['Hotel Asteria', '14 Windmill Road, 555-010-4477']],
      ['Boat trip', ['Boat trip'], ['Hotel Asteria']],
      [null, ['Drive to Naoussa'], ['Museum'], ['Villa Meltemi']],
    ]));

  it('with a name below each date', () =>
    expect(
      tabbed(
        'Day|Plan|Notes',
        'Sat 12 Jun',
        'Arrival|Fly to Verona, private transfer|Keys from the porter',
        'Sun 13 Jun',
        'Settle in|Pool day|Easy legs',
        'Take a hat',
        'Mon 14 Jun',
        'Market|Morning at the market|',
      ),
    ).toEqual([
      ['Arrival', ['Fly to Verona, private transfer', 'Keys from the porter']],
      ['Settle in', ['Pool day', 'Easy legs Take a hat']],
      ['Market', ['Morning at the market']],
    ]));

  it('and as a spreadsheet does, in quotes', () =>
    expect(
      tabbed(
        'Date|Plan|Stay',
        '3 May 2027|"Ferry to Paros',
        'Walk in the old town"|Hotel Asteria',
        '4 May 2027|Boat trip|Hotel Asteria',
      ),
    ).toEqual([
      [null, ['Ferry to Paros'], ['Walk in the old town'], ['Hotel Asteria']],
      ['Boat trip', ['Boat trip'], ['Hotel Asteria']],
    ]));

  it('not over what is labelled below the rows', () =>
    expect(
      tabbed(
        'Date|Plan|Stay|Meals',
        '3 May 2027|Ferry to Paros|Hotel Asteria|Breakfast',
        '4 May 2027|Boat trip|Hotel Asteria|Breakfast',
        '5 May 2027|Museum|Hotel Asteria|Breakfast',
        'Fare per adult|USD 900',
        'Taxes per adult|USD 100',
        'Total per adult|USD 1000',
      ),
    ).toHaveLength(3));

  it('but a row that leaves its last cells out is whole', () =>
    expect(
      tabbed('Date|Plan|Stay', '3 May 2027|Ferry to Paros', '4 May 2027|Boat trip', '5 May 2027|Museum|Hotel Asteria'),
    ).toEqual([
      ['Ferry to Paros', ['Ferry to Paros']],
      ['Boat trip', ['Boat trip']],
      ['Museum', ['Museum'], ['Hotel Asteria']],
    ]));
});
