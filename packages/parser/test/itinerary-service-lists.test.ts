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

describe('I-100 a list of vouchers, each headed by its number, date and kind', () => {
  const VOUCHERS = [
    'ATLAS GROUND SERVICES S.A.   Marrakesh',
    'Program: ATLAS AND DESERT 2 NTS          File AG-4471',
    '',
    'V-1 | 12-MAY-2027 | PVT TRANSFER | OK T-881',
    '     RAK Airport - Medina   P/U 14:30 arrivals hall',
    'V-2 | 12-MAY-2027 | HOTEL | OK 4711',
    '     Riad Dar Nour, Marrakesh   IN 12-MAY OUT 14-MAY (2 nts)  1 DBL  BB',
    'V-3 | 13-MAY-2027 | TOUR SIC | RQ',
    '     Medina walk with guide   P/U 09:00 lobby',
    '     palace entrance EUR 7 pp not included',
    'V-4 | 14-MAY-2027 | DINNER | OK 12',
    '     Table at Dar Zaki, 20:00',
  ].join('\n');

  it('makes a day of each date and an entry of what stands below', () => {
    expect(told(VOUCHERS)).toEqual([
      ['2027-05-12', '2:30 PM RAK Airport - Medina', 'Riad Dar Nour, Marrakesh'],
      ['2027-05-13', '9:00 AM Medina walk with guide'],
      ['2027-05-14', '8:00 PM Table at Dar Zaki'],
    ]);
    const entries = read(VOUCHERS).days.flatMap((day) => day.timeBlocks.flatMap((block) => block.activities));
    expect(entries.map(({ type }) => type)).toEqual(['travel', 'accommodation', expect.any(String), 'meal']);
    expect(entries[1]?.location).toBe('Marrakesh');
    expect(entries[2]?.cost).toBe('EUR 7');
    expect(read(VOUCHERS).title).toBe('ATLAS AND DESERT 2 NTS');
  });

  it('reads other marks, orders and languages', () => {
    const german = VOUCHERS.replaceAll(' | ', ' / ')
      .replaceAll('PVT TRANSFER', 'Transfer')
      .replaceAll('HOTEL', 'Unterkunft')
      .replaceAll('TOUR SIC', 'Ausflug')
      .replaceAll('DINNER', 'Abendessen');
    expect(told(german)).toEqual(told(VOUCHERS));
    const coded =
      'TRF  03MAY27  OK\nLIS airport - Mundial   P/U 14:30\nHTL  03MAY27  OK 22871\nHotel Mundial, Lisbon (2 nights, B&B)\nEXC  04MAY27  RQ\nSintra with guide   DEP 08:30';
    expect(told(coded)).toEqual([
      ['2027-05-03', '2:30 PM LIS airport - Mundial', 'Hotel Mundial, Lisbon'],
      ['2027-05-04', '8:30 AM Sintra with guide'],
    ]);
  });

  it('leaves dates that head days with the kind of what is done', () => {
    const plan =
      'Oslo\n\n12 May 2027 - Hotel\n10:00 Check-in\n11:00 Harbour\n13 May 2027 - Tour\n10:00 Museum\n12:00 Lunch\n14 May 2027 - Transfer\n09:00 Airport\n10:00 Flight';
    expect(read(plan).days.map(({ timeBlocks }) => timeBlocks[0]?.activities.length)).toEqual([2, 2, 2]);
  });
});
