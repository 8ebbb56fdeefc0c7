/** I-250 to I-252, I-608, I-610: what the heading of a day holds beside its name, and rows of days with short weekdays. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const daysOf = (text: string) => read(text).days.map(({ date, title }) => [date, title]);
const plansOf = (text: string) =>
  read(text).days.map(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities.map(({ title }) => title)));

describe('I-250 parts of a heading', () => {
  it('leave a date in the name that is not set apart, or not the day’s', () => {
    const text = `Rome, 3 to 4 May 2027
Day 1 – 3 May: The market of 25 December Street
- Walk through the market
Day 2 – 4 May: Tickets for the show of 9 June
- Visit the theatre`;
    expect(daysOf(text)).toEqual([
      ['2027-05-03', 'The market of 25 December Street'],
      ['2027-05-04', 'Tickets for the show of 9 June'],
    ]);
  });

  it('count several days of one city, with the dates of the first and the last', () => {
    const text = `Two capitals by rail
OSLO | Days 1–3 | Thu 2 to Sat 4 September 2027
• Visit the opera house
• Boat trip on the fjord
BERGEN | Days 4–5 | Sun 5 to Mon 6 September 2027
• Train over the mountains
• Dinner at the fish market`;
    expect(daysOf(text)).toEqual([
      ['2027-09-02', 'OSLO'],
      ['2027-09-05', 'BERGEN'],
    ]);
    expect(read(text).dates).toBe('September 2 to 6, 2027');
  });
});

describe('I-251 names before days', () => {
  it('tell the plan of their day behind a colon', () => {
    const text = `Weekend away
Ghent – 5 June 2027: walk along the canals, dinner at De Graslei
Bruges – 6 June 2027: boat tour, lunch at the market`;
    expect(daysOf(text)).toEqual([
      ['2027-06-05', 'Ghent'],
      ['2027-06-06', 'Bruges'],
    ]);
    expect(plansOf(text)).toEqual([
      ['walk along the canals', 'dinner at De Graslei'],
      ['boat tour', 'lunch at the market'],
    ]);
  });

  it('open the first of several days whose dates begin their lines', () => {
    const text =
      'Ghent plan sat 5 june 2027: 10am walk, 1pm lunch at the market\nsun 6 june: 9.30am boat tour, 2pm museum';
    expect(daysOf(text)).toEqual([
      ['2027-06-05', 'Ghent plan'],
      ['2027-06-06', null],
    ]);
    expect(plansOf(text)[1]).toEqual(['boat tour', 'museum']);
  });

  it.each(['Balance due – 5 June 2027: pay by card, or by transfer', 'Valid until – 5 June 2027: on request, by mail'])(
    '%s is no day',
    (line) => {
      expect(read(`Weekend away\n${line}\nDeposit – 6 June 2027: pay by card, or by transfer`).days).toEqual([]);
    },
  );
});

describe('I-252 short weekdays', () => {
  it('of two letters head days where each is the day after the one before', () => {
    const text = `Valencia wknd 12-14 Feb 2027, rough plan
Fr 12: land at 11.40, drop bags at the hotel, paella at 3 pm
Sa 13: cathedral at 10 am, market, dinner at 9 pm
Su 14: walk on the beach, check out at noon`;
    expect(daysOf(text).map(([date]) => date)).toEqual(['2027-02-12', '2027-02-13', '2027-02-14']);
    expect(plansOf(text)[2]).toEqual(['walk on the beach', 'check out']);
  });

  it('are those of every language: Tu, We and Th as well', () => {
    const text = `Malta, May 2027
Tu 4 May – Valletta
Walk through the old town
We 5 May – Gozo
Ferry and boat trip
Th 6 May – Mdina
Visit the cathedral`;
    expect(daysOf(text)).toEqual([
      ['2027-05-04', 'Valletta'],
      ['2027-05-05', 'Gozo'],
      ['2027-05-06', 'Mdina'],
    ]);
  });

  it('mean what they mean elsewhere: words of a sentence head no day', () => {
    const text = `Malta, 4 to 5 May 2027
Day 1 – Valletta
Su casa is a café. We 2 have a table at the bar.
We 2 go by ferry at 9 am
Day 2 – Gozo
Boat trip`;
    expect(read(text).days).toHaveLength(2);
  });
});

describe('I-608 bold words behind the date of a day', () => {
  const walk = (second: string) => `mon 26 july
walk to the pass

${second}
walk to the hut

wed 28 july
walk to the lake`;

  it.each(['tue 27 july  *long one*', 'tue 27 july *long one*', 'tue 27 july – **long one**'])('%s', (line) => {
    expect(daysOf(walk(line)).map(([date]) => date)).toEqual(['2027-07-26', '2027-07-27', '2027-07-28']);
    expect(plansOf(walk(line))[0]).toEqual(['walk to the pass']);
  });

  it('a date in bold is of another look', () => {
    const text = `# Bergen
**Mon 3 May**
- Fish market

**Tue 4 May**
- Harbour walk

Booked on:
Thu 7 January
Paid by card`;
    expect(daysOf(text).map(([date]) => date)).toEqual(['2027-05-03', '2027-05-04']);
  });
});

describe('I-610 a word for leaving under the heading of a day', () => {
  const tour = (...below: readonly string[]) => `DAY 1   FRIDAY 10 SEPTEMBER 2027
OSLO TO BERGEN
10.15   Train to Bergen.

DAY 2   SATURDAY 11 SEPTEMBER 2027
DEPARTURE
${below.join('\n')}`;

  it('names it over what is done', () => {
    const text = tour('08.45   Transfer to the airport (45 km).', '12.05   Flight SK 260 to Oslo');
    expect(daysOf(text)[1]).toEqual(['2027-09-11', 'DEPARTURE']);
    expect(plansOf(text)[1]?.[0]).toBe('Transfer to the airport');
  });

  it('heads the stops of a coach', () =>
    expect(daysOf(tour('07.15  Ledbury, Market House', '07.45  Hereford, bus station'))[1]?.[1]).not.toBe('DEPARTURE'));
});
