/** I-130 and I-131: tables whose rows head days, and tables that tell some days among others that have headings. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => {
  const { days, warnings } = parseItinerary(text, { referenceDate: '2026-11-24' });
  expect(warnings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  return days.map((day) => ({
    date: day.date,
    title: day.title,
    entries: day.timeBlocks.flatMap(({ activities }) =>
      activities.map(({ time, title, type }) => `${time ?? '-'} ${title} (${type})`),
    ),
  }));
};

describe('I-130 a row that holds nothing but a day heads the rows below it', () => {
  const expected = [
    { date: '2027-05-03', title: 'Porto – Lisbon' },
    { date: '2027-05-04', title: 'Sintra' },
  ];
  const FORMS: Readonly<Record<string, string>> = {
    tabs: [
      'Dep\tArr\tLeg\tTrain',
      'Mon 03.05.2027\tPorto – Lisbon\t\t',
      '9:40\t12:15\tPorto – Lisbon\tAP 122',
      '15:00\t\tWalk in the old town\t',
      'Tue 04.05.2027\tSintra\t\t',
      '10:05\t10:45\tLisbon – Sintra\tS 3',
    ].join('\n'),
    bars: [
      '| Depart | Arrive | Route | Train |',
      '|---|---|---|---|',
      '| **Mon 3 May 2027: Porto – Lisbon** | | | |',
      '| 9:40 | 12:15 | Porto – Lisbon | AP 122 |',
      '| 15:00 | | Walk in the old town | |',
      '| **Tue 4 May 2027: Sintra** | | | |',
      '| 10:05 | 10:45 | Lisbon – Sintra | S 3 |',
    ].join('\n'),
    'German headings': [
      'ab\tan\tStrecke\tZug',
      'Tag 1 – Mo 03.05.2027\tPorto – Lisbon\t\t',
      '9:40\t12:15\tPorto – Lisbon\tAP 122',
      '15:00\t\tWalk in the old town\t',
      'Tag 2 – Di 04.05.2027\tSintra\t\t',
      '10:05\t10:45\tLisbon – Sintra\tS 3',
    ].join('\n'),
  };
  it.each(Object.entries(FORMS))('%s', (_, table) => {
    const days = read(`Portugal by train\n\n${table}`);
    expect(days.map(({ date, title }) => ({ date, title }))).toEqual(expected);
    expect(days[0]?.entries).toEqual([
      '9:40 AM – 12:15 PM Porto – Lisbon (travel)',
      '3:00 PM Walk in the old town (activity)',
    ]);
    expect(days[1]?.entries).toEqual(['10:05 AM – 10:45 AM Lisbon – Sintra (travel)']);
  });

  it('two hours before an entry behind tabs are when it begins and ends', () => {
    const [day] = read(
      'Monday 3 May 2027\n9:40\t12:15\tTrain to Lisbon\n15:00\tOld town walk\n\nTuesday 4 May 2027\n10:05\tBoat trip',
    );
    expect(day?.entries).toEqual(['9:40 AM – 12:15 PM Train to Lisbon (travel)', '3:00 PM Old town walk (culture)']);
  });

  it('a list of flights by date is no such table', () => {
    const text =
      'Flights\n| Flight | Depart | Arrive |\n|---|---|---|\n| 3 May | Porto | |\n| TP 1 | 9:40 | 12:15 |\n\nDay 1: Porto\n- Market\n\nDay 2: Home\n- Fly home';
    expect(parseItinerary(text, { referenceDate: '2026-11-24' }).days).toHaveLength(2);
  });
});

describe('I-131 a table of some days goes on with the days of headings', () => {
  const PORTS = (form: (cells: readonly string[]) => string): string =>
    [
      ['Date', 'Port', 'Arrive', 'Depart'],
      ['Wed 5 May', 'Valletta', '', '18:00'],
      ['Thu 6 May', 'At sea', '', ''],
      ['Fri 7 May', 'Palermo', '08:00', '17:00'],
      ['Sat 8 May', 'Valletta', '07:00', ''],
    ]
      .map(form)
      .join('\n');
  const DATES = ['2027-05-03', '2027-05-04', '2027-05-05', '2027-05-06', '2027-05-07', '2027-05-08'];
  const FORMS: Readonly<Record<string, (cells: readonly string[]) => string>> = {
    tabs: (cells) => cells.join('\t'),
    bars: (cells) => `| ${cells.join(' | ')} |`,
    blanks: (cells) =>
      cells
        .map((cell) => cell.padEnd(14))
        .join('')
        .trimEnd(),
  };
  it.each(Object.entries(FORMS))('in %s below the days of a letter', (_, form) => {
    const days = read(
      `Malta 2027\n\nMon 3 May 2027 - arrive Valletta, check in Hotel Osborn\nTue 4 May - 10am walking tour\nWed 5 May - 2pm transfer to the port\n\nYOUR CRUISE, cabin 44\n\n${PORTS(form)}\n\nSat 8 May - 9.30am transfer to the airport`,
    );
    expect(days.map(({ date }) => date)).toEqual(DATES);
    expect(days[2]?.entries).toEqual(['2:00 PM transfer to the port (travel)', '6:00 PM Valletta (travel)']);
    expect(days[4]).toMatchObject({ title: 'Palermo', entries: ['8:00 AM – 5:00 PM Palermo (travel)'] });
    expect(days[5]?.entries).toEqual(['7:00 AM Valletta (travel)', '9:30 AM transfer to the airport (travel)']);
  });

  it('the heading of several days right over it stands aside', () => {
    const days = read(
      `Malta 2027\n\nDay 1 - Mon 3 May 2027: Valletta\n- Hotel Osborn\n\nDay 2 - Tue 4 May: Valletta\n- Walking tour\n\nDays 3-6: Cruise\n\n${PORTS((cells) => cells.join('\t'))}\n\nDay 6 - Sat 8 May: Home\n- Transfer to the airport`,
    );
    expect(days.map(({ date }) => date)).toEqual(DATES);
    expect(days[5]).toMatchObject({
      title: 'Home',
      entries: ['7:00 AM Valletta (travel)', '- Transfer to the airport (travel)'],
    });
  });

  it('a table of the days that have headings sums them up', () => {
    const days = read(
      'Malta\n\n| Date | Place | Hotel |\n|---|---|---|\n| 3 May | Valletta | Osborn |\n| 4 May | Gozo | Calypso |\n| 5 May | Gozo | Calypso |\n\nDay 1 - 3 May: Valletta\n- Walk\n\nDay 2 - 4 May: Gozo\n- Ferry\n\nDay 3 - 5 May: Gozo\n- Beach\n\nDay 4 - 6 May: Home\n- Fly home',
    );
    expect(days).toHaveLength(4);
  });
});
