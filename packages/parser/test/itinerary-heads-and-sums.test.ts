/** What stands around the plan: which letter it is, buttons of a page, how the total is paid, what is left out; names before a dash. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (...lines: readonly string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-21' });
const PLAN = ['Day 1: Assisi', '- Basilica', 'Day 2: Spello', '- Flower walk', ''];

describe('I-592 how the total is paid', () => {
  const items = (...lines: readonly string[]) =>
    read('Umbria', ...PLAN, 'Price summary', ...lines).budget?.items.map(({ category }) => category);

  it.each([
    [
      [
        'Rooms\tEUR 400',
        'Train\tEUR 100',
        'Total\tEUR 500',
        'Deposit received\tEUR 150',
        'Balance due by 12 Dec 2026\tEUR 350',
      ],
    ],
    [['Rooms: EUR 400', 'Train: EUR 100', 'Total: EUR 500', 'Deposit paid: EUR 150', 'Balance due 1 March: EUR 350']],
  ])('below it is no part of it: %#', (lines) => expect(items(...lines)).toEqual(['Rooms', 'Train']));

  it('above it a part may be called so', () =>
    expect(items('Rooms: EUR 400', 'Deposit for bikes: EUR 100', 'Total: EUR 500')).toEqual([
      'Rooms',
      'Deposit for bikes',
    ]));
});

describe('I-593 amounts below what is not included', () => {
  it.each([
    ['THE PRICE DOES NOT INCLUDE', '- international flights (about €180)'],
    ['LE PRIX NE COMPREND PAS', '• les vols internationaux et le visa (environ 35 €)'],
    ['Nicht enthalten:', '- Flug (ca. 180 €)'],
  ])('%s', (heading, item) => expect(read('Umbria', ...PLAN, heading, item, '- tips').budget).toBeNull());

  it.each(['Budget', 'Included'])('but below %s', (heading) =>
    expect(read('Umbria', ...PLAN, heading, '- Flights €180', '- Hotel €300').budget?.items.length).toBe(2),
  );
});

describe('I-594 buttons of a page', () => {
  it('are no title', () =>
    expect(read('[Print]  [E-mail to guest]  [Modify]', '', '7-Night Adriatic', ...PLAN).title).toBe(
      '7-Night Adriatic',
    ));
  it('one name in brackets is', () => expect(read('[Umbria in May]', '', ...PLAN).title).toContain('Umbria in May'));
});

describe('I-595 which letter it is', () => {
  const trip = 'Klassenfahrt der 7b nach Juist, 14. bis 15. Juni 2027';
  const letter = (head: string) =>
    read(
      'Gesamtschule Am Tor · Lindau',
      head,
      '',
      trip,
      '',
      'Montag, 14. Juni 2027',
      '9.00 Abfahrt',
      'Dienstag, 15. Juni 2027',
      '10.00 Watt',
    );

  it.each(['Elternbrief Nr. 4 · Klasse 7b · 12. November 2026', 'Rundschreiben 12', 'Elternbrief Nr. 2 | 7b'])(
    '%s',
    (head) => expect(letter(head).title).toBe(trip),
  );
  it('I-596 the place stands behind which class goes', () => expect(letter('Rundschreiben 12').location).toBe('Juist'));
  it('what it is about stands behind a colon as before', () =>
    expect(read('Elternbrief Nr. 2: Klassenfahrt nach Sylt', '', ...PLAN).title).toBe('Klassenfahrt nach Sylt'));
});

describe('I-604 names before a long dash below a part of the day', () => {
  const entry = (line: string, part = 'Morning') => {
    const a = read('Trip', 'Day 1: Centro', part, line, 'Evening', 'Dinner at Casa Lis', 'Day 2: Home', '- Fly').days[0]
      ?.timeBlocks[0]?.activities[0];
    return [a?.title, a?.description];
  };

  it.each([
    ['Templo Mayor – The Aztec ruins right next door', ['Templo Mayor', 'The Aztec ruins right next door']],
    [
      'Plaza & Metropolitan Cathedral – Start early, before the crowds arrive. Entry is free.',
      ['Plaza & Metropolitan Cathedral', 'Start early, before the crowds arrive. Entry is free.'],
    ],
    [
      'Fonda Doña Lis — Home-style cooking; order the mole poblano.',
      ['Fonda Doña Lis', 'Home-style cooking; order the mole poblano.'],
    ],
  ])('%s', (line, read) => expect(entry(line)).toEqual(read));

  it.each([
    'Check in – The Mill Hotel',
    'Ferry Dover – Calais with the morning boat',
    'Drive Bruges – Ghent by the canal',
  ])('not in %s', (line) => expect(entry(line)[0]).toBe(line));
});

describe('I-605 words that tell what is done', () => {
  const typeOf = (line: string) =>
    read('Trip', 'Day 1: Centro', `- ${line}`, 'Day 2: Home', '- Fly').days[0]?.timeBlocks[0]?.activities[0]?.type;

  it.each([
    ['Stroll through the Distillery District', 'activity'],
    ['Gin at the distillery', 'wine'],
    ['À la tombée du jour, balade nocturne', 'activity'],
    ['Tombe de Napoléon', 'culture'],
  ])('%s', (line, type) => expect(typeOf(line)).toBe(type));

  it('sentences of a paragraph', () =>
    expect(
      read(
        'Jour 1 : Isalo',
        "Randonnée au canyon. Halte à la réserve d'Anja. Coucher de soleil à la Fenêtre.",
        'Jour 2 : Ifaty',
        'Sortie en pirogue sur le lagon. Déjeuner de poisson.',
      ).days.map(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title))),
    ).toEqual([
      ['Randonnée au canyon', "Halte à la réserve d'Anja", 'Coucher de soleil à la Fenêtre'],
      ['Sortie en pirogue sur le lagon', 'Déjeuner de poisson'],
    ]));
});

describe('I-606 the distance of a departure by road', () => {
  const distances = (entry: string) =>
    read(
      'Madagascar',
      'Jour 1 : Tana – Antsirabe (170 km, 4 h)',
      `${entry}. Visite du marché.`,
      'Jour 2 : Antsirabe',
      'Visite de la ville.',
    ).days[0]?.timeBlocks.flatMap(({ activities }) => activities.map(({ distance }) => distance));

  it('is that of the heading', () => expect(distances('Départ par la RN7')).toEqual(['170 km', null]));
  it('no other departure has one', () => expect(distances('Départ du guide')).toEqual([null, null]));
});
