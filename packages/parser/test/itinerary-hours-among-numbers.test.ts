/** Hours as real plans have them: street numbers, two hyphens, the hour of another ride, arrows. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const entriesOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.flatMap(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities),
  );
const listed = (...lines: readonly string[]) =>
  entriesOf(`Day 1: Leeds\n${lines.map((line) => `- ${line}`).join('\n')}\n`);

describe('I-350 the number of a house in its street is no hour', () => {
  it.each([
    '1216 Heather Road, Millford, OR 97301',
    '1400 K Street NW, Salem, OR 97301',
    '1541 Harbour Ave #12, Millford, OR',
    '1807 Old Mill Lane',
    '1122 North Bay Blvd., Suite 4, Millford, OR 97301',
  ])('%s', (line) => {
    const all = listed('9:00 AM Pick up the van', line);
    expect(all.map(({ time }) => time)).not.toContainEqual(expect.stringMatching(/^(?:12:16|2:00|3:41|6:07|11:22)/));
    expect(JSON.stringify(all)).toContain(line.slice(0, 4));
  });

  it.each([
    ['1430 Drive to Harbour Road', '2:30 PM'],
    ['1800 Drinks on Mill Street', '6:00 PM'],
    ['0930 Walk down Park Lane, coffee', '9:30 AM'],
    ['1215 Lunch, Corner House, Bay Road', '12:15 PM'],
    ['1400 Market Street', '2:00 PM'],
    ['1600 Check in, 12 Mill Street', '4:00 PM'],
  ])('but the hour before what is done is one: %s', (line, time) => expect(listed(line)[0]?.time).toBe(time));
});

describe('I-351 two hyphens join the hours of a range', () => {
  it('in a table', () =>
    expect(
      entriesOf(
        '| Time | Activity |\n|---|---|\n| 11:15--12:00 | Arrival |\n| 12:00--12:45 | Ceremony |\n| 12:45 -- 14:00 | Lunch |\n',
      ),
    ).toMatchObject([
      { time: '11:15 AM – 12:00 PM' },
      { time: '12:00 PM – 12:45 PM' },
      { time: '12:45 PM – 2:00 PM' },
    ]));
  it('but what stands behind them is what is done', () =>
    expect(listed('9:15 -- Castle')[0]).toMatchObject({ title: 'Castle', time: '9:15 AM' }));
});

describe('I-352 lengths with a sign for about are no hours', () => {
  it.each(['Train Dax → Pau (~5 h 30–6 h)', 'Bus to Pau, ~6 h 15', 'Train (env. 5 h 40)'])('%s', (line) =>
    expect(listed(line)[0]?.time ?? null).toBeNull(),
  );
  it.each([
    ['Train à 8 h 40', '8:40 AM'],
    ['Départ vers 17 h 30', '5:30 PM'],
  ])('but %s has one', (line, time) => expect(listed(line)[0]?.time).toBe(time));
});

describe('I-353 the hour of another ride stays in the words', () => {
  it.each([
    'Return to Cork Airport for your 17:40 departure',
    'Coach to the station for our 5 pm train',
    'I meet you at the port after your 4.20 pm arrival',
    'Last swim before the 6:15 PM ferry',
    'Pack, and set alarms for the 5:00 AM flight',
    'Get the bus to the airport for our 5 pm ish flights',
    'Pack, confirm 2:15 AM airport ride',
    'In bed early — 5:00 AM flight',
  ])('%s', (line) => expect(listed(line)[0]).toMatchObject({ title: line, time: null }));

  it.each([
    ['Take the 10:30 ferry to Rab', '10:30 AM'],
    ['Catch our 9:15 AM train', '9:15 AM'],
    ['Meet at 8:00 for the train', '8:00 AM'],
    ['Leave at 14:00 for the 16:40 flight', '2:00 PM'],
    ['Tickets for the 15:00 tour', '3:00 PM'],
    ['Confirm seats, 9:00 flight to Rab', '9:00 AM'],
  ])('but %s', (line, time) => expect(listed(line)[0]?.time).toBe(time));
});

describe('I-354 an arrow stays where a fact before it is cut', () => {
  it.each([
    ['Canal Path (2 km walk) → Mill Temple', 'Canal Path → Mill Temple'],
    ['Fly CRK 16:10 → Verona, transfer', 'Fly CRK → Verona, transfer'],
    ['Landing **18:40** → dinner at the quay', 'Landing → dinner at the quay'],
  ])('%s', (line, title) => expect(listed(line)[0]?.title).toBe(title));
  it('but not at an edge', () => {
    expect(listed('9:00 → Museum')[0]?.title).toBe('Museum');
    expect(listed('Split 9:00 → Brač 10:15')[0]?.time).toBe('9:00 AM – 10:15 AM');
  });
});

describe('I-355 a plus behind an hour goes with it', () => {
  it.each([
    ['21:00+: Karaoke in the cellar', '9:00 PM', 'Karaoke in the cellar'],
    ['8:00 PM+ Settle in', '8:00 PM', 'Settle in'],
    ['22:30+ drinks', '10:30 PM', 'drinks'],
  ])('%s', (line, time, title) => expect(listed(line)[0]).toMatchObject({ time, title }));
  it('but one apart adds what is done', () =>
    expect(listed('12:30 lunch + museum')[0]).toMatchObject({ title: 'lunch + museum' }));
});

describe('I-354 what joins the words around a fact', () => {
  it.each([
    ['Disbrigo delle formalità e alle ore 14,45 partenza per Porto', 'Disbrigo delle formalità e partenza per Porto'],
    ['Boat charter €1,200 with skipper', 'Boat charter with skipper'],
  ])('takes no comma from the figure: %s', (line, title) => expect(listed(line)[0]?.title).toBe(title));
  it('keeps the one that stands there', () =>
    expect(listed('Boat charter, 14:30, with skipper')[0]?.title).toBe('Boat charter, with skipper'));
});

describe('I-366 initials and short forms before a name end no sentence', () => {
  const told = (text: string) => entriesOf(`Day 1: Porto\n${text}\n\nDay 2: Braga\nWalk.\n`).map(({ title }) => title);
  it.each([
    ['7:00pm: T.J. Carson stand-up', 'T.J. Carson stand-up'],
    ['Concert by J.S. Bach choir in the old church', 'Concert by J.S. Bach choir in the old church'],
    ['Ritrovo dei sigg. Partecipanti in aeroporto', 'Ritrovo dei sigg. Partecipanti in aeroporto'],
  ])('%s', (line, title) => expect(listed(line)[0]).toMatchObject({ title, description: null }));
  it('but what ends in the short name of a country does', () =>
    expect(told('In the morning we fly to the U.S. Then we drive to the lake and have dinner there.')).toHaveLength(3));
});
