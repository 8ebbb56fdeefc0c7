/** What somebody in a chat corrects in the plan of another. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';
import { unfaithfulPointers } from './check-provenance.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });
const chat = (...messages: readonly string[]) =>
  [
    'Jo: LUGANO 4-5 june',
    'Jo: FRI 4th\n0840 meet at the station\ncoach to Lugano',
    'Jo: check in Hotel Sole 3pm\n7pm Trattoria Nove, table under my name',
    ...messages,
    'Jo: SAT 5\n11am Museum\n1500 flight home',
  ]
    .map((message, i) => `[20/11/2026, 20:1${i % 10}:0${i % 7}] ${message}`)
    .join('\n');
const fridayOf = (text: string) =>
  (read(text).days[0]?.timeBlocks ?? []).flatMap(({ activities }) =>
    activities.map(({ time, title }) => `${time ?? '-'} ${title}`),
  );

const PLAN = [
  '8:40 AM meet at the station',
  '- coach to Lugano',
  '3:00 PM check in Hotel Sole',
  '7:00 PM Trattoria Nove, table under my name',
];
const at = (hour: string) => [...PLAN.slice(0, 3), `${hour} Trattoria Nove, table under my name`];

describe('I-414 a correction that the author takes over', () => {
  it.each([
    ['not', ['Max: table is 7.30 not 7', 'Jo: 7.30 then'], '7:30 PM'],
    ['was', ['Max: its 8.15pm, 7 was last time', 'Jo: checked, Max is right 8.15'], '8:15 PM'],
    ['at the head of its line', ['Max: 7.30 not 7', 'Jo: ok 7.30'], '7:30 PM'],
    ['four figures', ['Max: 1945 no 7', 'Jo: ok 1945'], '7:45 PM'],
  ])('an hour: %s', (_, messages, hour) => {
    const text = chat(...messages);
    expect(fridayOf(text)).toEqual(at(hour));
    expect(read(text).warnings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(unfaithfulPointers(text, read(text))).toEqual([]);
  });

  it('a thing, with its hour', () => {
    const text = chat('Max: train not coach. 1148 from platform 4', 'Jo: ok train');
    expect(fridayOf(text)).toEqual([
      '8:40 AM meet at the station',
      '3:00 PM check in Hotel Sole',
      '7:00 PM Trattoria Nove, table under my name',
      '11:48 AM train from platform 4',
    ]);
    const unused = read(text).source.unused.map(([from, to]) => text.slice(from, to));
    expect(unused.some((line) => line.endsWith('coach to Lugano'))).toBe(true);
    expect(unused.some((line) => line.endsWith('ok train'))).toBe(true);
  });

  it.each([
    ['that nobody answers', ['Max: table is 7.30 not 7']],
    ['that is refuted', ['Max: table is 7.30 not 7', "Jo: no that's the other one max, ours is 7"]],
    ['of an hour that the plan has not', ['Max: bus is 9.30 not 9', 'Jo: ok 9.30']],
  ])('but none %s', (_, messages) => {
    expect(fridayOf(chat(...messages))).toEqual(PLAN);
  });

  it('what the author goes on to plan is no answer', () => {
    expect(fridayOf(chat('Max: table is 7.30 not 7', 'Jo: 7.30 cocktails at the lake'))).toContain(
      '7:00 PM Trattoria Nove, table under my name',
    );
    expect(fridayOf(chat('Max: can we do 8.20?', 'Jo: 7pm drinks at the bar too'))).toContain(
      '7:00 PM drinks at the bar too',
    );
    expect(fridayOf(chat('Max: can we do 8.20?', "Jo: it's 9pm drinks at the bar"))).toContain(
      "9:00 PM it's drinks at the bar",
    );
    expect(fridayOf(chat('Max: can we do 8?', 'Jo: ok moved to 20:00'))).toEqual(at('8:00 PM'));
  });
});

describe('I-415 the hour of a kick-off', () => {
  it.each(['KO 1530 Rovers v City', 'kick-off 1530 Rovers v City'])('%s', (line) => {
    expect(
      read(`Sat 5/6/2027\n- 11:00 Museum\n- ${line}\nSun 6/6/2027\n- 10:00 Walk`).days[0]?.timeBlocks[0]?.activities[1]
        ?.time,
    ).toBe('3:30 PM');
  });
});

describe('I-543 an hour that the author corrects himself', () => {
  it.each([
    'Jo: correction: the Trattoria table is at 19:45, not at 19:00',
    'Jo: la Trattoria alle 19:45 e non alle 19:00 scusa',
    'Jo: Trattoria 7:45pm instead of 7:00pm',
    'Jo: the Trattoria beside Hotel Sole at 19:45, not at 19:00',
  ])('I-543 %s', (message) => {
    const text = chat(message);
    expect(fridayOf(text)).toEqual(at('7:45 PM'));
    expect(unfaithfulPointers(text, read(text))).toEqual([]);
  });

  it.each([
    'Jo: the ferry leaves at 19:45, not at 19:00',
    'Jo: Trattoria closes at 19:45, not at 22:00',
    'Jo: coach at 19:45, not at 19:00',
  ])('I-543 not %s', (message) => expect(fridayOf(chat(message))).toContain(PLAN[3]));
});

describe('I-544 what is promised', () => {
  it.each([
    "Jo: i'll check tomorrow and let you know",
    'Jo: guardo domani e ti dico',
    'Jo: ich frag mal und sag Bescheid',
  ])('I-544 %s', (message) => expect(fridayOf(chat(message))).toEqual(PLAN));

  it('I-544 not what is done at an hour', () =>
    expect(fridayOf(chat('Jo: 9pm check the gate and let them know')).length).toBe(5));
});
