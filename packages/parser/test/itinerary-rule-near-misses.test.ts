/** Where the rules I-344 to I-399 end: texts that look like their examples and are something else, or the same in another form. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/parse.ts';

const read = (...lines: readonly string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-21' });
const entriesOf = (...lines: readonly string[]) =>
  read(...lines).days.flatMap(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities));
const listed = (...lines: readonly string[]) => entriesOf('Day 1 - 3 May 2027', ...lines);
const timesOf = (...lines: readonly string[]) => listed(...lines).map(({ time }) => time ?? null);
const titlesOf = (...lines: readonly string[]) => listed(...lines).map(({ title }) => title);
const unusedOf = (...lines: readonly string[]) => {
  const text = lines.join('\n');
  const { source } = read(text);
  return source.unused.map(([from, to]) => text.slice(from, to));
};

describe('I-344 hours in words', () => {
  it.each([
    'Randonnée à deux heures de Lyon',
    'Marche à trois heures de marche du refuge',
    'Visite à huit heures du village',
    'Cascade à une heure d’ici',
    'Walk at six bridges',
    'Escursione alle tre cime',
    'Fahrt um drei Seen',
    'Passeio às duas ilhas',
    'Rondje om vijf meren',
  ])('are none in %s', (line) => expect(timesOf(line)).toEqual([null]));

  it.each([
    ['Visite à huit heures du matin', '8:00 AM'],
    ['Départ à sept heures du soir', '7:00 PM'],
    ['Lunch om half een', '12:30 PM'],
    ['Essen um halb eins', '12:30 PM'],
    ['Kaffee um Viertel vor eins', '12:45 PM'],
    ['Ankunft um halb eins nachts', '12:30 AM'],
    ['Partenza alle sette meno un quarto', '6:45 AM'],
  ])('are told: %s', (line, time) => expect(timesOf(line)).toEqual([time]));
});

describe('I-345 what is taken along from a meal', () => {
  it('is handed out at any hour', () =>
    expect(timesOf('04:30 Transfer', '05:30 Dinner box handed out', '06:10 Flight to Lyon', '11:00 Check-in')).toEqual([
      '4:30 AM',
      '5:30 AM',
      '6:10 AM',
      '11:00 AM',
    ]));
  it('but the meal itself is in the second half of the day', () =>
    expect(timesOf('09:00 Museum', '1:30 Lunch at the quay', '15:00 Boat', '7:30 Dinner at the Anchor')).toEqual([
      '9:00 AM',
      '1:30 PM',
      '3:00 PM',
      '7:30 PM',
    ]));
});

describe('I-346, I-348 figures that are no hours', () => {
  it.each([
    'Taxi to the port 12.50',
    'Ferry to Brac 8.50 per person',
    'Lunch at the quay 14.90',
    'Drive to Omis 22.30 km',
  ])('%s', (line) => expect(timesOf(line)).toEqual([null]));
});

describe('I-351 other marks between the ends of a range', () => {
  it.each([
    ['17:00---18:00 Rest', 'Rest', '5:00 PM – 6:00 PM'],
    ['15:00 --> 16:00 Boat', 'Boat', '3:00 PM – 4:00 PM'],
    ['9 -- 10 am walk', 'walk', '9:00 AM – 10:00 AM'],
    ['12:00 -- Lunch', 'Lunch', '12:00 PM'],
  ])('%s', (line, title, time) => expect(listed(line)).toMatchObject([{ title, time }]));
});

describe('I-353 the hour of something else', () => {
  it.each([
    'Transfer to the airport for 16:45 flight to Rome',
    'Check in for 16:45 flight to Rome',
    'Dinner before the ferry at 6:15 PM',
    'Lunch before the 14:00 show',
    'Abendessen vor der Fähre um 18:15',
    'Früh ins Bett - Flug um 5:00',
    'Dîner avant le ferry de 18:15',
    'Cena antes del ferry de las 20:15',
    'Cena prima del traghetto delle 21:15',
  ])('stays in the words: %s', (line) => {
    expect(timesOf(line).filter((time) => time !== null && !/flight/.test(line))).toEqual([]);
    expect(timesOf(line)[0]).toBeNull();
  });

  it.each([
    ['Ferry at 15:00', '3:00 PM'],
    ['Walk to the ferry at 17:00', '5:00 PM'],
    ['Zug um 9:30 nach Graz', '9:30 AM'],
    ['Table for two at 19:00 before the ferry', '7:00 PM'],
    ['Breakfast for 8:00', '8:00 AM'],
  ])('but %s has its own', (line, time) => expect(timesOf(line)).toEqual([time]));
});

describe('I-356, I-357 days and what is said of them', () => {
  const titles = (...lines: readonly string[]) => read(...lines).days.map(({ title }) => title);
  const around = (line: string) =>
    titles('Day 1 Arrival', '10:00 Museum', 'Day 2 Paris', '11:00 Louvre', line, '12:00 Castle', 'Day 4 Home');
  it.each(['on the train', 'by bike', 'along the coast', 'with the guide'])('Day 3 %s', (words) =>
    expect(around(`Day 3 ${words}`)).toEqual(['Arrival', 'Paris', words, 'Home']),
  );
  it('a sentence that begins so heads none', () =>
    expect(
      titles('Day 1 Arrival', 'The ticket we buy on', 'Day 3 in Paris is cheaper', 'Day 2 Paris', '11:00 Louvre'),
    ).toEqual(['Arrival', 'Paris']));
  it.each(['Day 1 Notes:', 'Notes for day 1:'])('what stands below %s is not done', (line) => {
    const lines = [
      'Day 1 - Rome',
      '10:00 Forum',
      line,
      '- Bring water',
      '- Start early',
      'Day 2 - Naples',
      '10:00 Museum',
    ];
    expect(entriesOf(...lines).map(({ title }) => title)).toEqual(['Forum', 'Museum']);
    expect(unusedOf(...lines)).toContain('- Bring water');
  });
});

describe('I-397 a table of other days below a day', () => {
  it('is none of that day', () => {
    const lines = [
      '# Trip to Rome',
      '## 3 May 2027',
      '10:00 Forum',
      '## 4 May 2027',
      '11:00 Villa',
      '',
      '| Date | Plan |',
      '|---|---|',
      '| 5 May 2027 | Market, 10:00 |',
      '| 6 May 2027 | Fly home 15:30 |',
    ];
    expect(entriesOf(...lines).map(({ title }) => title)).toEqual(['Forum', 'Villa']);
    expect(unusedOf(...lines).join()).toContain('Market, 10:00');
  });
  it('but one of its hours is', () =>
    expect(
      entriesOf(
        '## 3 May 2027',
        '10:00 Forum',
        '## 4 May 2027',
        '',
        '| Time | Plan |',
        '|---|---|',
        '| 11:00 | Villa |',
      ).map(({ title }) => title),
    ).toEqual(['Forum', 'Villa']));
});

describe('I-398 hours broken as what is done', () => {
  const table = (hours: string, plan: string) =>
    entriesOf(
      '| Day | Time | Activity |',
      '|---|---|---|',
      '| 1 | 09:00 | Ferry |',
      `| 2 | ${hours} | ${plan} |`,
    ).slice(1);
  it('are each of its line', () =>
    expect(table('10:00<br>14:00', 'Museum<br>Castle')).toMatchObject([
      { title: 'Museum', time: '10:00 AM' },
      { title: 'Castle', time: '2:00 PM' },
    ]));
  it('but one hour is that of the first', () =>
    expect(table('10:00', 'Museum<br>Bring a coat')).toMatchObject([
      { title: 'Museum', time: '10:00 AM', description: 'Bring a coat' },
    ]));
});

describe('I-370 amounts in bold that come to no sum', () => {
  const total = (line: string) =>
    read('Day 1 - Rome', '10:00 Forum', '## Costs', '- Hotel: €300', '- Food: €120', line).budget?.total;
  it.each(['**Deposit €100**', '**Anzahlung €100**'])('%s', (line) => expect(total(line)).not.toBe(100));
  it('but a total is one', () => expect(total('**Total €420**')).toBe(420));
});

describe('I-376 plans not taken, with the reason', () => {
  it('say nothing of the trip', () =>
    expect(
      entriesOf(
        '## Plan A (rejected: too dear)',
        '### Day 1',
        'Ferry 10:00',
        '## Plan B (chosen)',
        '### Day 1',
        'Bus 11:00',
      ).map(({ title }) => title),
    ).toEqual(['Bus']));
  it('but a day of that name is one', () =>
    expect(read('## Day 1', 'Forum 10:00', '## Day 2 (not taken: photos)', 'Vatican 11:00').days).toHaveLength(2));
});

describe('I-386 hours and ranks in Indonesian and Malay', () => {
  it.each([
    ['Tiba di Ubud pukul 14.30', 'Tiba di Ubud', '2:30 PM'],
    ['Sarapan pukul 8.00', 'Sarapan', '8:00 AM'],
    ['Bertolak jam 9 pagi', 'Bertolak', '9:00 AM'],
    ['Makan malam jam 7', 'Makan malam', '7:00 PM'],
    ['Makan siang pukul 1', 'Makan siang', '1:00 PM'],
    ['Tidur jam 12 malam', 'Tidur', '12:00 AM'],
    ['Tiba jam 8 malam', 'Tiba', '8:00 PM'],
  ])('%s', (line, title, time) => expect(listed(line)).toMatchObject([{ title, time }]));
  it('a jam on the road has none', () => expect(titlesOf('Traffic jam 8 km')).toEqual(['Traffic jam 8 km']));
  it('Hari Pertama, Hari Kedua are days', () =>
    expect(
      read('Hari Pertama', '09:00 Bertolak ke Ipoh', 'Hari Kedua', '10:00 Lawatan ke gua', 'Hari Raya').days,
    ).toHaveLength(2));
});

describe('I-392 amounts between agents below the last entry', () => {
  it('are no entries, the selling price is the total', () => {
    const { budget, days } = read('Day 1 - 14 Sep 2027', 'Boat 10:00', 'Sell NOK 48,900   Net NOK 41,200');
    expect(budget).toMatchObject({ currency: 'NOK', total: 48900 });
    expect(days[0]?.timeBlocks[0]?.activities).toHaveLength(1);
  });
  it('a net total is none and no entry', () => {
    const lines = ['Day 1 - 14 Sep 2027', 'Boat 10:00', 'Total EUR 1,000 net'];
    expect(entriesOf(...lines).map(({ title }) => title)).toEqual(['Boat']);
    expect(unusedOf(...lines)).toEqual(['Total EUR 1,000 net']);
  });
  it('but what one sells that day is done', () =>
    expect(listed('Sell the old tickets, NOK 200 each')).toMatchObject([{ title: 'Sell the old tickets' }]));
});

describe('I-393 pick-ups with the hour behind the place', () => {
  it('are rides, their heading none', () =>
    expect(
      listed('Pick ups:', 'Elm Square 07:10', 'Harbour 07:25', 'Castle tour 10:00', 'Lunch 13:00').map(
        ({ title, type }) => `${title}: ${type}`,
      ),
    ).toEqual(['Elm Square: travel', 'Harbour: travel', 'Castle tour: culture', 'Lunch: meal']));
});

describe('I-396 what is done in a column of stages', () => {
  it('is no ride', () =>
    expect(
      entriesOf('| Giorno | Tappa | Note |', '|---|---|---|', '| 1 | Siena | |', '| 2 | Visita al Duomo | |').map(
        ({ type }) => type,
      ),
    ).toEqual(['travel', 'culture']));
});
