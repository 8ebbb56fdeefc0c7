/** What a supplier confirms under a heading for each kind of service: each rule with a text that it reads and one that it leaves. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const told = (text: string) =>
  read(text).days.map(({ date, timeBlocks }) => [
    date,
    ...timeBlocks.flatMap((block) => block.activities.map(({ title, time }) => (time ? `${time} ${title}` : title))),
  ]);
const codes = (text: string) => read(text).warnings.map(({ code }) => code);

const WAYS = 'TRANSFERS\n03 May 2027  14:10  Airport to Elm House  Ref 31\n05 May 2027  10:00  Elm House to the ferry';

describe('a list of services by their kind', () => {
  it('makes a day of each date, in their order', () => {
    const text = `HOTELS\nElm House, Bergen\n  Check-in: 03 May 2027  Check-out: 05 May 2027\n\n${WAYS}\n\nTOURS\n04 May 2027  09:30  Fjord walk`;
    expect(told(text)).toEqual([
      ['2027-05-03', '2:10 PM Airport to Elm House', 'Check-in: Elm House, Bergen'],
      ['2027-05-04', '9:30 AM Fjord walk'],
      ['2027-05-05', 'Check-out: Elm House, Bergen', '10:00 AM Elm House to the ferry'],
    ]);
    expect(read(text).days[0]?.timeBlocks[0]?.activities.map(({ description }) => description)).toEqual([
      'Ref 31',
      null,
    ]);
    expect(codes(text)).toEqual([]);
  });

  it('reads a house on lines of its own, in one line with its dates and in a table', () => {
    const houses = [
      'Elm House, Bergen\nArrival 03 May 2027\nDeparture 05 May 2027',
      'Elm House, Bergen   03 May 2027   05 May 2027   2 nights',
      '- Elm House, Bergen: 3 May 2027 - 5 May 2027 (2 nights)',
      '03 May 2027 to 05 May 2027   Elm House, Bergen',
      'Arrival      Departure    Hotel              Nights\n03 May 2027  05 May 2027  Elm House, Bergen  2',
    ];
    for (const house of houses)
      expect(told(`Accommodation:\n${house}\n\n${WAYS}`)[0]?.at(-1), house).toMatch(/^(?:Arrival )?Elm House, Bergen$/);
  });

  it('goes on into the new year', () => {
    const text =
      'HOTELS\nElm House\n  Check-in: 30 Dec   Check-out: 2 Jan\n\nTRANSFERS\n30 Dec  14:10  Airport to Elm House\n\nTOURS\n31 Dec  09:30  Fjord walk';
    expect(read(text).days.map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31', '2027-01-02']);
  });

  it('leaves lists beside days, and rows that go on from heading to heading', () => {
    const days = '3 May 2027 - Arrival\n14:10 Transfer\n4 May 2027 - Walk\n09:30 Fjord walk';
    expect(read(`HOTELS\nElm House\n  Check-in 3 May 2027, check-out 5 May 2027\n\n${days}`).days).toHaveLength(2);
    const rising = `${WAYS}\n\nTOURS\n06 May 2027  09:30  Fjord walk\n07 May 2027  10:00  Mill visit`;
    expect(read(rising).days.map(({ date }) => date?.slice(8))).toEqual(['03', '05', '06', '07']);
  });

  it('takes no state of the booking for the name of the trip', () => {
    const plan = '3 May 2027\n09:00 Fjord walk\n4 May 2027\n10:00 Mill visit';
    expect(read(`Status: all confirmed\n\n${plan}`).title).toBeNull();
    expect(read(`Status quo tour\n\n${plan}`).title).toBe('Status quo tour');
  });
});

describe('the nights of a stay with its two dates', () => {
  const days = ['3', '4', '5', '6'].map((day) => `${day} May 2027\n09:00 Walk ${day}`);
  const [first, second, third, last] = days;
  const plan = `${first}\nOvernight: Elm House\n${second}\n${third}\nOvernight: Oak Inn\n${last}`;

  it('are not without a stay', () => {
    expect(codes(plan)).toEqual(['night-without-stay']);
    expect(codes(`Check-in: 3 May 2027, check-out: 5 May 2027\n\n${plan}`)).toEqual([]);
    expect(codes(`Check-in: 3 May 2027, check-out: 4 May 2027\n\n${plan}`)).toEqual(['night-without-stay']);
  });
});
