/** Rows copied out of a supplier's booking system, the day told behind them, and what stands around them. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-24' });
const daysOf = (text: string) =>
  read(text).days.map(({ date, timeBlocks }) => [
    date,
    ...timeBlocks.flatMap(({ activities }) =>
      activities.map(
        ({ time, title, description, type }) =>
          `${time ?? '-'} ${title}${description === null ? '' : ` [${description}]`} (${type})`,
      ),
    ),
  ]);
const unusedOf = (text: string) => read(text).source.unused.map(([from, to]) => text.slice(from, to).trim());

const ROWS = [
  '11SEP27  CPTTRF-1  Arrival transfer airport to hotel, BA059 eta 0725   2+1  OK',
  '11SEP27    CPT-VINE   Vine Court Hotel, TWN BB, 2 nts (out 13SEP)      2+1   RQ',
  '12SEP27  CPTX-FD   Half day castle and fort w guide p/u 0830  2+1 OK',
  '                   * incl entrance *',
  '13SEP27  HERTRF    Transfer Cape Town/Hermanus 0930 & stop at the lookout   2+1   OK',
  '13SEP27  HER-BAY   Bay House, garden room TWN HB 1nt (out 14SEP)   2+1   OK',
  '   13SEP27  HER-WHL   Whale boat trip 1400/1630   2+1   HK',
];
const EXPECTED = [
  [
    '2027-09-11',
    '7:25 AM Arrival transfer airport to hotel, BA059 (travel)',
    '- Vine Court Hotel [TWN BB, 2 nts (out 13SEP), RQ] (accommodation)',
  ],
  ['2027-09-12', '8:30 AM Half day castle and fort w guide [incl entrance] (culture)'],
  [
    '2027-09-13',
    '9:30 AM Transfer Cape Town/Hermanus & stop at the lookout (travel)',
    '- Bay House [garden room TWN HB 1nt (out 14SEP)] (accommodation)',
    '2:00 PM – 4:30 PM Whale boat trip (activity)',
  ],
];

describe('I-403 rows of a booking system, a service a line', () => {
  it('are entries of their dates, without codes and counts', () => {
    expect(daysOf(ROWS.join('\n'))).toEqual(EXPECTED);
    const { dates, warnings } = read(ROWS.join('\n'));
    expect(dates).toBe('September 11 to 13, 2027');
    expect(warnings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  it('with their own numbers, other dates and other languages', () => {
    const text = [
      '1  04-Mar-27  Ankunftstransfer Windhoek - Lodge, WV 302 an 0610   2 Pax  OK',
      '2  04-Mar-27  Savanna Lodge, DBL HB, 2 Nächte   2 Pax  bestätigt',
      '3  05-Mar-27  Pirschfahrt 1600   2 Pax  RQ',
      '4  06-Mar-27  Fahrt nach Sossusvlei, Abholung 0800   2 Pax OK',
    ].join('\n');
    expect(daysOf(text)).toEqual([
      [
        '2027-03-04',
        '6:10 AM Ankunftstransfer Windhoek - Lodge, WV 302 (travel)',
        '- Savanna Lodge [DBL HB, 2 Nächte] (accommodation)',
      ],
      ['2027-03-05', '4:00 PM Pirschfahrt [RQ] (activity)'],
      ['2027-03-06', '8:00 AM Fahrt nach Sossusvlei (travel)'],
    ]);
  });

  it('a second date is the day on which one leaves the house', () => {
    const text = [
      'Svc date   Out       Description                   Pax  St',
      '12JUN28    14JUN28   Harbour Inn DBL BB            2    HK',
      '12JUN28              Bus to the centre 1545        2    HK',
      '13JUN28              Waterfall tour 0830           2    HK',
      '14JUN28    15JUN28   Glacier Guesthouse TWN HB     2    HK',
    ].join('\n');
    expect(daysOf(text)).toEqual([
      ['2028-06-12', '3:45 PM Bus to the centre (travel)', '- Harbour Inn [DBL BB, 14JUN28] (accommodation)'],
      ['2028-06-13', '8:30 AM Waterfall tour (activity)'],
      ['2028-06-14', '- Glacier Guesthouse [TWN HB, 15JUN28] (accommodation)'],
    ]);
    expect(read(text).title).toBeNull();
  });

  it('a figure that may be a year is an hour at the end of its row alone', () => {
    const text = (row: string) => [ROWS[0], ROWS[3], ROWS[4], `15SEP27  X-1  ${row}   2  OK`].join('\n');
    expect(daysOf(text('Light show tickets 2030')).at(-1)).toEqual([
      '2027-09-15',
      '8:30 PM Light show tickets (activity)',
    ]);
    expect(daysOf(text('World fair 2030 museum')).at(-1)).toEqual([
      '2027-09-15',
      '- World fair 2030 museum (activity)',
    ]);
  });

  it('a night on the way is a ride', () => {
    const text = [...ROWS, '14SEP27  R-1  Sleeper train to the coast 1 night, dep 2100   2+1   OK'].join('\n');
    expect(daysOf(text).at(-1)).toEqual(['2027-09-14', '9:00 PM Sleeper train to the coast 1 night (travel)']);
  });

  it('rows that name nothing to do are none, nor are lines that say nothing of whether they stand', () => {
    const names = '01MAR27  L-1  Smith family   2   OK\n02MAR27  L-2  Jones   2   OK\n03MAR27  L-3  Brown   2   OK';
    expect(daysOf(names)).not.toContainEqual(['2027-03-01', '- Smith family (activity)']);
    const plan = [
      '11SEP27  Boat trip',
      '   10:00 Meet at the pier',
      '12SEP27  Museum day',
      '   11:00 Castle',
      '13SEP27  Transfer to the airport',
      '   13:40 Flight home',
    ].join('\n');
    expect(daysOf(plan)).toEqual([
      ['2027-09-11', '10:00 AM Meet at the pier (activity)'],
      ['2027-09-12', '11:00 AM Castle (culture)'],
      ['2027-09-13', '1:40 PM Flight home (travel)'],
    ]);
  });
});

describe('I-404 the day after the last of a list, told behind it', () => {
  const behind = (words: string) => daysOf(`${ROWS.join('\n')}\n\n${words}`);
  const last = [
    '2027-09-14',
    '9:30 AM Sipho picks you up at the farm and drops you at the airport (travel)',
    '1:40 PM The SA303 goes (travel)',
  ];
  it.each([
    [
      'first',
      'Tuesday 14th Sipho picks you up at the farm 9.30 and drops you at the airport. The SA303 goes at 13:40.',
    ],
    [
      'behind other words',
      'The last day is not on there - Tue 14 Sipho picks you up at the farm at 9.30 and drops you at the airport. The SA303 goes at 13:40.',
    ],
  ])('%s', (_, words) => {
    expect(behind(words)).toEqual([...EXPECTED, last]);
    expect(read(`${ROWS.join('\n')}\n\n${words}`).dates).toBe('September 11 to 14, 2027');
  });

  it.each([
    ['of another weekday', 'Monday 14th Sipho picks you up at the farm at 9.30.'],
    ['of the same weekday later on', 'Tuesday 21st we call you at 9.30 about the flight home.'],
    ['of a later date', 'Wednesday 15th we call you at 9.30 about the flight home.'],
    ['that tells nothing to do', 'Tuesday 14th is a holiday here.'],
  ])('no day %s', (_, words) => {
    expect(behind(words)).toEqual(EXPECTED);
    expect(unusedOf(`${ROWS.join('\n')}\n\n${words}`)).toEqual([words]);
  });
});

describe('I-405 what a system writes above the rows', () => {
  it('the way to its page names no place, and a country with another meaning is told by what is done', () => {
    const text = [
      'Subject: CONFIRMED - Georgia 4-6 May - Brandt x 2',
      '',
      'BERLIN GATE DMC >> Agent Extranet >> Booking 44817',
      '04MAY27  T-1  Transfer airport to Tbilisi 1645   2  OK',
      '05MAY27  X-2  Half day museum Tbilisi 0900   2  OK',
      '06MAY27  T-3  Transfer Tbilisi to airport 0500   2  OK',
    ].join('\n');
    expect(read(text).location).toBe('Georgia');
  });
});
