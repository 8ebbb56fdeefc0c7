/** Hours with dots among words, in journeys and before amounts; hours of something else. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (...lines: readonly string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-21' });
const dayOf = (...lines: readonly string[]) =>
  read('mon 3 may', ...lines, '', 'tue 4 may', 'free day').days[0]?.timeBlocks.flatMap(
    ({ activities }) => activities,
  ) ?? [];

describe('I-597 journeys with dots in their hours', () => {
  it.each([
    ['Kagayaki 507 dep tokyo 9.20 arr kanazawa 11.51 seats car 7 10D+E', '9:20 AM – 11:51 AM'],
    ['EC 57 dep basel 8.28 arr milano 12.37', '8:28 AM – 12:37 PM'],
    ['ICE 75 ab Hamburg 8.24 an Basel 14.55, Wagen 7', '8:24 AM – 2:55 PM'],
    ['Nozomi 9 dep kyoto 9:29 arr hiroshima 11:08 coach 4', '9:29 AM – 11:08 AM'],
  ])('%s', (line, time) => expect(dayOf(line)[0]?.time).toBe(time));

  it('what something costs is none', () =>
    expect(dayOf('entry 9.20 and arrive early 11.50 eur')[0]?.time).not.toBe('9:20 AM – 11:50 AM'));
});

describe('I-598 hours with dots within an entry', () => {
  const among = (line: string) => {
    const own = dayOf('walk from 8.00', line, 'museum 14.30', 'castle 16.00', 'dinner 20.00')[1];
    return own === undefined ? null : [own.time, own.title];
  };

  it.each([
    ['workshop 11.00, pay there', ['11:00 AM', 'workshop, pay there']],
    ['tea ceremony 11.00 gion', ['11:00 AM', 'tea ceremony gion']],
    ['planets booked 10.30 - tickets by mail', ['10:30 AM', 'planets booked - tickets by mail']],
  ])('%s', (line, entry) => expect(among(line)).toEqual(entry));

  it.each([
    'temple entry 10.00, cash only',
    'walk 8.40 km along the lake',
    'tea 12.50 each at the bar',
    'espresso 3.20 at the bar',
  ])('not in %s', (line) => expect(among(line)?.[0] ?? null).toBeNull());
});

describe('I-599 the hour of the tide', () => {
  it.each(['shrine, high tide at 10:40', 'walk to the island - low water 10:40', 'Watt, Niedrigwasser um 10:40'])(
    'is not that of the entry: %s',
    (line) => expect(dayOf(line)[0]?.time).toBeNull(),
  );
  it('but high tea has one', () => expect(dayOf('castle, high tea at 16:00').at(-1)?.time).toBe('4:00 PM'));
});

describe('I-600 an hour right before an amount', () => {
  it.each([
    ['gita in barca ore 9.30 euro 120 in tutto', '9:30 AM', 'euro 120'],
    ['boat trip at 9.30 EUR 45 pp', '9:30 AM', 'EUR 45'],
    ['Führung um 10.30 EUR 12', '10:30 AM', 'EUR 12'],
    ['cena ore 20 euro 30 a testa', '8:00 PM', 'euro 30'],
  ])('%s', (line, time, cost) => {
    const [entry] = dayOf(line);
    expect([entry?.time, entry?.cost]).toEqual([time, cost]);
  });

  it.each([
    ['museum 9.30 euro', '9.30 euro'],
    ['tickets sold at 20 EUR 3 of us', '20 EUR'],
  ])('the amount of %s stays', (line, cost) => expect(dayOf(line)[0]?.cost).toBe(cost));
});

describe('I-601 where and when an entry leaves', () => {
  const trip = (line: string) => {
    const { days } = read(`Mon 3 May: ${line}`, 'Tue 4 May: museum, walk', 'Wed 5 May: market, swim');
    return days[0]?.timeBlocks.flatMap(({ activities }) => activities.map((a) => [a.time, a.title, a.description]));
  };

  it.each([
    ['islas en lancha, salen del muelle 7:30', ['7:30 AM', 'islas en lancha', 'salen del muelle']],
    ['private car to Pisa 8:00, son como 5 horas', ['8:00 AM', 'private car to Pisa', 'son como 5 horas']],
    ['island tour, leaves from pier 4 at 9:15', ['9:15 AM', 'island tour', 'leaves from pier 4']],
  ])('%s', (line, entry) => expect(trip(line)).toEqual([entry]));

  it('what is done then is an entry of its own', () =>
    expect(trip('castle, leave from Rome 9:15 to Pisa')).toHaveLength(2));
});

describe('I-602 an hour corrected in the line that opens its day', () => {
  const chat = (correction: string) =>
    read(
      '14/1/2027, 10:06 - Marta: sábado 20 de marzo: vuelo 12:10',
      '14/1/2027, 10:08 - Marta: lunes 22 de marzo: islas en lancha 7:30',
      'almuerzo en la isla',
      '14/1/2027, 10:12 - Marta: martes 23 de marzo: castillo 8:30',
      '14/1/2027, 10:22 - Tomas: vale',
      `14/1/2027, 10:31 - Marta: ${correction}`,
    ).days.map(({ timeBlocks }) =>
      timeBlocks.flatMap(({ activities }) => activities.map((a) => `${a.time} ${a.title}`)),
    );

  it('is that of its entry', () =>
    expect(chat('perdón, la lancha sale a las 8:15, no 7:30')[1]).toEqual([
      '8:15 AM islas en lancha',
      'null almuerzo en la isla',
    ]));
  it('not where no entry has the old one', () =>
    expect(chat('perdón, la lancha sale a las 8:15, no 9:30')[1]?.[0]).toBe('7:30 AM islas en lancha'));
});

describe('I-607 an hour on the next line', () => {
  const letter = (lead: string, hour: string, more = '') =>
    read(
      'DAY 06 - 15 MARCH 2027 - ELIYA / YALA',
      `After breakfast you will be driven to the park (175 km, approx. 5 hours). ${lead}`,
      `${hour} you will embark on a jeep safari in the park, home of the`,
      'elusive leopard. Overnight stay in the camp.',
      ...(more === '' ? [] : [more]),
      'DAY 07 - 16 MARCH 2027 - YALA / GALLE',
      'After breakfast you will be driven to the coast (150 km, approx. 3 hours). In',
      'the afternoon you will enjoy a walking tour of the fort.',
    ).days[0]?.timeBlocks.flatMap(({ activities }) => activities.map((a) => `${a.time} ${a.title.slice(0, 24)}`));

  it('goes on the sentence', () =>
    expect(letter('At', '15:00')).toEqual([
      'null After breakfast you will',
      '3:00 PM you will embark on a jee',
      'null Overnight stay in the ca',
    ]));
  it('begins an entry behind a whole one', () =>
    expect(letter('Rest.', '15:00')?.join()).toContain('3:00 PM you will'));
});

describe('I-609 how long a way takes behind how far it is', () => {
  it.each([
    'walk: A > B > C   14 km, +620 / -890 m, 5h30',
    'hike to the hut, 12 km, 6h15.',
    'hike to the hut (12 km / 5h30)',
  ])('%s', (line) => expect(dayOf(line)[0]?.time).toBeNull());

  it.each([
    ['train at 5h30', '5:30 AM'],
    ['bus 12 km, 9h30 castle', '9:30 AM'],
    ['drive 14 km, 14h30', '2:30 PM'],
    ['boat from pier m, 9h30', '9:30 AM'],
  ])('but the hour of %s', (line, time) => expect(dayOf(line)[0]?.time).toBe(time));
});
