/** I-449 and I-450: copy of printed pages whose columns cut words, and sentences of brochures. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const namesOf = (text: string) => read(text).days.map(({ title }) => title);
const entriesOf = (text: string) =>
  read(text).days.map(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)));

const COLUMN = `Alps, Lakes
& Passes

DAY 1 – OVER THE
JULIER PASS
We leave Ulm at 7:30 a.m. and cross the Bo-
densee to Chur. Lunch on your own in Savog-
nin. Overnight at the Post.               D

DAY 2 – LAKES OF
THE ENGADINE
After breakfast a long and leisurely walk, at 10:30 a visit of the Se-
gantini Museum. Then a long swim in the cold Lake
Silvaplana. A carriage
ride (weather permitting)
leaves Sils at
2:00 p.m.                                 B

DAY 3 – Piz
Corvatsch
A cable car ride in the morning.
Lunch on the mountain.

DAY 4 – HOMEWARD
Breakfast and home by way of Bregenz, reach-
ing Ulm about 6:00 p.m.                   B
`;

describe('I-449 a narrow column', () => {
  it('puts headings, sentences and the title together again', () => {
    expect(read(COLUMN).title).toBe('Alps, Lakes & Passes');
    expect(namesOf(COLUMN)).toEqual(['OVER THE JULIER PASS', 'LAKES OF THE ENGADINE', 'Piz Corvatsch', 'HOMEWARD']);
    const [first, second] = entriesOf(COLUMN);
    expect(first).toEqual([
      'We leave Ulm and cross the Bodensee to Chur',
      'Lunch on your own in Savognin',
      'Overnight at the Post',
    ]);
    expect(second?.slice(-2)).toEqual([
      'a long swim in the cold Lake Silvaplana',
      'A carriage ride (weather permitting) leaves Sils',
    ]);
    expect(read(COLUMN).days[1]?.timeBlocks[0]?.activities.at(-1)?.time).toBe('2:00 PM');
  });

  it('goes on over the page', () => {
    const text = COLUMN.replace(
      'cross the Bo-\ndensee',
      'cross the Bo-\n\n14                    Alpine Coaches\n\ndensee',
    ).replace('DAY 4', '15                    Alpine Coaches\n\nDAY 4');
    expect(entriesOf(text)[0]?.[0]).toBe('We leave Ulm and cross the Bodensee to Chur');
  });

  it('ends at a price that stands at the edge', () => {
    const text = `${COLUMN}\nPrice per person sharing                              €1,345\nSingle room supplement                                €310\n`;
    expect(read(text).budget?.total).toBe(1345);
  });

  it('leaves a line in capitals over what it names', () => {
    const text = COLUMN.replace(
      '& Passes\n',
      '& Passes\nTHE GRAND COACH TOUR OF THE HIGH ENGADINE VALLEYS\nFour days by coach\n',
    );
    expect(read(text).title).toBe('THE GRAND COACH TOUR OF THE HIGH ENGADINE VALLEYS');
  });

  it('is none where no words are cut', () => {
    const text = 'DAY 1 – ROME\nHOTEL FORUM\nArrival\nCheck in\n\nDAY 2 – OSTIA\nPORT\nWalk\nSwim\n';
    expect(namesOf(text)).toEqual(['ROME', 'OSTIA']);
  });

  it('leaves entries below a heading of one line', () => {
    const text = COLUMN.replace('DAY 3 – Piz\nCorvatsch\n', 'DAY 3 – Piz Corvatsch\nFree morning, then up\n');
    expect(namesOf(text)[2]).toBe('Piz Corvatsch');
  });
});

describe('I-450 sentences of brochures', () => {
  const day = (text: string) =>
    read(`Day 1: A\n${text}\nDay 2: B\nWalk in the woods. Swim in the lake.`).days[0]?.timeBlocks[0]?.activities;

  it.each([
    ['Frühstück und Rückfahrt nach Graz.', ['Frühstück', 'Rückfahrt nach Graz']],
    [
      'A leisurely breakfast and home by way of the lakes. Tea in Kendal.',
      ['A leisurely breakfast', 'home by way of the lakes', 'Tea in Kendal'],
    ],
    [
      'Overnight at the Mill House, with a farewell dinner. Walk to the quay.',
      ['Overnight at the Mill House', 'a farewell dinner', 'Walk to the quay'],
    ],
    [
      'Walk to the quay. Lobster bake on the lawn at 6:00 p.m., bibs provided!',
      ['Walk to the quay', 'Lobster bake on the lawn, bibs provided'],
    ],
  ])('%j', (text, titles) => expect(day(text)?.map(({ title }) => title.replace(/!$/, ''))).toEqual(titles));

  it.each([
    ['Breakfast and lunch at the hotel.', 1],
    ['Overnight at the Mill House, with a view of the lake. Walk to the quay.', 2],
    ['Walk to the quay. Be at the bus by 6:00 p.m., no later!', 1],
  ])('no more things in %j', (text, count) => expect(day(text)).toHaveLength(count));

  it('the dot of an hour is none of the title', () =>
    expect(day('We set off at 8:15 a.m. and follow the shore to Keswick. Lunch there.')?.[0]?.title).toBe(
      'We set off and follow the shore to Keswick',
    ));
});
