/** F-467 to F-470: tables whose headings name places, rows that are an offer each, cells with two numbers. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';
import { flightsOf } from './flights-of.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });

const HEAD = '| From | Airline | Flight | Departs | Arrives | Per person |\n|---|---|---|---|---|---|\n';
const ZADAR = `## Zadar\n\n${HEAD}| OSL | Norwegian | DY1960 | 06:10 | 09:15 | £140 |\n| CPH | SAS | SK2641 | 07:05 | 09:30 | £155 |\n`;
const PISA = `## Pisa — Lucca\n\n*The quickest:*\n\n${HEAD}| OSL | Norwegian | DY1824 | 09:20 | 12:25 | £118 |\n| CPH | SAS | SK2689 | 15:40 | 18:05 | £171 |\n`;

describe('F-467 places in headings', () => {
  it.each([
    ['Depart OSL', 'Arrive'],
    ['Dep. OSL', 'Arr.'],
  ])('%s: where the rows begin', (departs, arrives) => {
    const table = `| Flight | ${departs} | ${arrives} | Airport | Who |\n|---|---|---|---|---|\n| SK4035 | 08:10 | 09:20 | LGW (Gatwick) | Siri |`;
    expect(flightsOf(read(`Outbound 23 Jan 2027\n\n${table}`))).toEqual([
      ['SK 4035', 'Oslo (OSL)', '8:10 AM', 'London (LGW)', '9:20 AM'],
    ]);
  });

  it('where the rows end', () => {
    const table =
      '| Flight | Date | Depart | Airport | Arrive OSL |\n|---|---|---|---|---|\n| SK4042 | Jan 30 | 18:05 | LHR | 21:15 |';
    expect(flightsOf(read(`Return\n\n${table}`))).toEqual([
      ['SK 4042', 'London (LHR)', '6:05 PM', 'Oslo (OSL)', '9:15 PM'],
    ]);
  });

  it('the town of the section above', () =>
    expect(read(`# Options\n\n${ZADAR}\n${PISA}`).options.map((option) => flightsOf(option)[0])).toEqual([
      ['DY 1960', 'Oslo (OSL)', '6:10 AM', 'Zadar (ZAD)', '9:15 AM'],
      ['SK 2641', 'Copenhagen (CPH)', '7:05 AM', 'Zadar (ZAD)', '9:30 AM'],
      ['DY 1824', 'Oslo (OSL)', '9:20 AM', 'Pisa (PSA)', '12:25 PM'],
      ['SK 2689', 'Copenhagen (CPH)', '3:40 PM', 'Pisa (PSA)', '6:05 PM'],
    ]));

  it('not where a column says where they go', () => {
    const table =
      '## Zadar\n\n| From | To | Flight | Departs | Arrives |\n|---|---|---|---|---|\n| OSL | ZAG | OU471 | 06:10 | 08:45 |';
    expect(flightsOf(read(table))[0]?.[3]).toBe('Zagreb (ZAG)');
  });
});

describe('F-468 rows with a price each', () => {
  it('to different towns are an offer each', () =>
    expect(read(`# Options\n\n${ZADAR}\n${PISA}`).options.map(({ fareDetails }) => fareDetails.total)).toEqual([
      '£140',
      '£155',
      '£118',
      '£171',
    ]));

  it('that go on from one another are one', () => {
    const rows =
      '| From | To | Flight | Departs | Arrives | Per person |\n|---|---|---|---|---|---|\n| OSL | CPH | SK1455 | 06:10 | 07:20 | £60 |\n| CPH | ZAD | SK2641 | 09:05 | 11:30 | £95 |\n| ZAD | OSL | DY1961 | 19:05 | 22:10 | £120 |';
    expect(read(rows).options).toHaveLength(0);
  });
});

describe('F-469 two numbers in one cell', () => {
  const row = (numbers: string) =>
    `| Departure location | Departure time | Arrival location | Arrival time | Company | Flight numbers |\n|---|---|---|---|---|---|\n| Oslo (OSL) | 29 January 18:10 | Bangkok (BKK) | 30 January 16:15 | Finnair | ${numbers} |`;
  it.each(['AY916 & AY141', 'AY 916 + AY 141'])('%s', (numbers) =>
    expect(flightsOf(read(row(numbers)))).toEqual([
      ['AY 916', 'Oslo (OSL)', '6:10 PM', null, null],
      ['AY 141', null, null, 'Bangkok (BKK)', '4:15 PM'],
    ]),
  );

  it('they are one journey', () => {
    const [out, more] = read(row('AY916 & AY141')).departureFlights;
    expect([out?.stops, out?.totalTime, more]).toEqual([1, '16h 05m', undefined]);
  });

  it.each(['AY916 / BA6034', 'AY916'])('%s is one flight', (numbers) =>
    expect(flightsOf(read(row(numbers)))).toEqual([['AY 916', 'Oslo (OSL)', '6:10 PM', 'Bangkok (BKK)', '4:15 PM']]),
  );
});
