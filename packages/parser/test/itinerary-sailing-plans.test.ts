/** Plans typed in a hurry: heads of days that change their form, legs at sea, hours in four figures, the costs right under the last day. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });
const daysOf = (text: string) =>
  read(text).days.map(({ date, timeBlocks }) => [
    date,
    ...timeBlocks.flatMap(({ activities }) =>
      activities.map(
        ({ time, title, distance }) => `${time ?? '-'} ${title}${distance === null ? '' : ` (${distance})`}`,
      ),
    ),
  ]);
const datesOf = (text: string) => read(text).days.map(({ date }) => date);

describe('I-406 a weekday alone heads a day between two dates', () => {
  const plan = (...between: readonly string[]) =>
    ['Mon 7/6/2027', '- Museum', ...between, 'Thu 10/6/2027', '- Flight home'].join('\n');
  it.each([
    ['with a colon', ['tue: Boat trip', '- Lunch']],
    ['with its number', ['Tue 8', '- Boat trip', '- Lunch']],
    ['in capitals', ['TUESDAY', '- Boat trip', '- Lunch']],
  ])('%s', (_, lines) => {
    expect(datesOf(plan(...lines))).toEqual(['2027-06-07', '2027-06-08', '2027-06-10']);
  });

  it('two of them, and over the turn of a month', () => {
    expect(datesOf(plan('tue: Boat trip', '- Lunch', 'Wed 9', '- Castle'))).toEqual([
      '2027-06-07',
      '2027-06-08',
      '2027-06-09',
      '2027-06-10',
    ]);
    const turn = 'Mon 31/5/2027\n- Museum\nTue 1\n- Castle\nWed 2/6/2027\n- Flight home';
    expect(datesOf(turn)).toEqual(['2027-05-31', '2027-06-01', '2027-06-02']);
  });

  it.each([
    ['a weekday that is not between them', ['Fri: Boat trip', '- Lunch']],
    ['another number', ['Tue 9', '- Boat trip', '- Lunch']],
    ['weekdays that go back', ['wed: Castle', '- Lunch', 'tue: Boat trip', '- Lunch']],
  ])('but not %s', (_, lines) => {
    expect(datesOf(plan(...lines))).toEqual(['2027-06-07', '2027-06-10']);
  });
});

describe('I-406 over more than a week', () => {
  it('a weekday may be of either', () => {
    expect(datesOf('Mon 7/6/2027\n- Museum\ntue: Boat trip\n- Lunch\nFri 18/6/2027\n- Flight home')).toEqual([
      '2027-06-07',
      '2027-06-18',
    ]);
  });
});

describe('I-407 a leg at sea', () => {
  it.each([
    ['Sun 6/6/2027 Split - Vis 30nm, swim stop on the way', '- Split - Vis 30nm, swim stop on the way (30 nm)'],
    ['Sun 6/6/2027 Vis → Hvar , 21 nm , town quay', '- Vis → Hvar , 21 nm , town quay (21 nm)'],
    ['Sun 6/6/2027 Rab >> Cres 18 nm (4 hrs), buoy', '- Rab >> Cres 18 nm, buoy (18 nm)'],
  ])('%s', (line, entry) => {
    const text = `${line}\n- Dinner ashore\nMon 7/6/2027\n- Walk`;
    expect(daysOf(text)[0]).toEqual(['2027-06-06', entry, '- Dinner ashore']);
    expect(read(text).days[0]?.timeBlocks[0]?.activities[0]?.type).toBe('travel');
  });

  it('is an entry in a paragraph, too, and its length alone tells a ride', () => {
    const text = 'Sun 6/6/2027\nVis - Hvar, 21 nm. The bay gets full early\nWeigh anchor, 15 nm\nMon 7/6/2027\n- Walk';
    const [first, second] = read(text).days[0]?.timeBlocks[0]?.activities ?? [];
    expect(first).toMatchObject({ title: 'Vis - Hvar', type: 'travel', description: 'The bay gets full early' });
    expect(second).toMatchObject({ title: 'Weigh anchor', type: 'travel' });
  });

  it('names the day where nothing stands behind it, and so does a drive', () => {
    const text = 'Sun 6/6/2027 Split - Vis 30 nm\n- Lunch\nMon 7/6/2027 Reno - Elko 290 miles, via Wells\n- Lunch';
    expect(daysOf(text).map((day) => day.length)).toEqual([2, 2]);
  });
});

describe('I-408 what all costs under a last day that its own line tells', () => {
  const plan = [
    'Sat 5/6/2027 - Boarding 16:00, dinner in port',
    'Sun 6/6/2027 - Swim stop, lunch on board',
    'Mon 7/6/2027 - Disembark 9:00, transfer to the airport',
    '',
    'Charter       EUR 2,400',
    'Skipper + cook approx EUR 1,000',
    'Fuel          EUR 300',
  ];
  const budgetOf = (...more: readonly string[]) => {
    const { budget } = read([...plan, ...more].join('\n'));
    return [budget?.total, ...(budget?.items ?? []).map(({ category, amount }) => `${category} ${amount}`)];
  };
  const expected = [3700, 'Charter 2400', 'Skipper + cook 1000', 'Fuel 300'];

  it('is no part of the day', () => {
    expect(budgetOf('TOTAL EUR 3,700')).toEqual(expected);
    expect(daysOf([...plan, 'TOTAL EUR 3,700'].join('\n')).at(-1)).toEqual([
      '2027-06-07',
      '9:00 AM Disembark',
      '- transfer to the airport',
    ]);
  });

  it.each(['Refundable security deposit EUR 2,000 at the base', 'Kaution EUR 2,000', 'Damage bond EUR 900'])(
    'without what is given back: %s',
    (line) => {
      expect(budgetOf('TOTAL EUR 3,700', line)).toEqual(expected);
    },
  );

  it('a row below the total that is a cost leaves it no sum', () => {
    expect(budgetOf('TOTAL EUR 3,700', 'Towels EUR 40')).not.toEqual(expected);
  });
});

describe('I-409 hours in four figures within the words of an entry', () => {
  const plan = (entry: string) =>
    ['Sat 5/6/2027', '- Boarding 1600', '- Dinner 1930', 'Sun 6/6/2027', '- Leave 0700', `- ${entry}`].join('\n');
  const last = (entry: string) => daysOf(plan(entry)).at(-1)?.at(-1);

  it.each([
    ['Bags ready from 1715 + briefing', '5:15 PM Bags ready + briefing'],
    ['Keys back by 1800 for the inspection', '6:00 PM Keys back for the inspection'],
    ['Disembark 0900 LATEST', '9:00 AM Disembark'],
    ['Coach to the pier 0815 sharp', '8:15 AM Coach to the pier'],
    ['Supper ashore 2000, Konoba Stara Vala', '8:00 PM Supper ashore'],
  ])('%s', (entry, told) => {
    expect(last(entry)).toBe(told);
  });

  it.each([
    'Walk to bunker 1915 + museum',
    'Tour of villa 1820, Library',
    'Trip of 1500 metres down',
    'Shuttle from 1115 to 1345 + walk',
    'Supper ashore 2000, Cocktails',
  ])('none: %s', (entry) => {
    expect(last(entry)?.startsWith('- ')).toBe(true);
  });

  it('also where words behind them alone tell them', () => {
    const text = [
      'Sat 5/6/2027',
      '- Boarding 1600 sharp',
      '- Keys 1640 for Ana',
      'Sun 6/6/2027',
      '- Leave 0715 latest',
      '- Bags ready from 1015 + walk',
    ].join('\n');
    expect(daysOf(text).at(-1)?.at(-1)).toBe('10:15 AM Bags ready + walk');
  });

  it('`at 1800.` ends its sentence', () => {
    const text = 'Sat 5/6/2027 - Crates delivered at 1800. Night on board\nSun 6/6/2027 - Leave 07:00, lunch';
    expect(daysOf(text)[0]).toEqual(['2027-06-05', '6:00 PM Crates delivered', '- Night on board']);
  });
});

describe('I-410 what a cruise under sail is called', () => {
  const title = (...head: readonly string[]) =>
    read([...head, '', 'Sat 5/6/2027 - Boarding 16:00, dinner', 'Sun 6/6/2027 - Swim stop, lunch'].join('\n'));

  it('not by the boat with its length or cabins', () => {
    expect(title('MY "Grey Seal" (14 m, 3 cab) + cook', 'Ionian loop 5-9 June 2027').title).toBe(
      'Ionian loop 5-9 June 2027',
    );
    expect(title('Catamaran Nera, 42 ft, skipper Ana', 'Ionian loop 5-9 June 2027').title).toBe(
      'Ionian loop 5-9 June 2027',
    );
    expect(title('Catamaran week in Croatia', '5-9 June 2027').title).toBe('Catamaran week in Croatia');
  });

  it('and where it goes', () => {
    expect(title('Saltic flotilla 5-9 June 2027').location).toBe('Saltic');
    expect(title('Summer sailing 5-9 June 2027').location).toBeNull();
  });
});
