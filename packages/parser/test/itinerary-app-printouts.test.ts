/** Printouts of trip-planning apps: days and places behind marks, the address and the facts of a place set in below it. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const shown = (text: string) =>
  read(text).days.map(({ date, timeBlocks }) => [
    date,
    timeBlocks.flatMap(({ activities }) => activities.map(({ title, time }) => (time ? `${time} ${title}` : title))),
  ]);

describe('I-318 the date of a day behind the mark of a list', () => {
  it.each(['▼', '▶', '•', '»', '-'])('is its heading: %s', (mark) => {
    const text = `Weekend in Lisbon\n\n${mark} Thu, Mar 11\n* Hotel Lua\n* Azul Park at 3 pm\n${mark} Fri, Mar 12\n* Azul Museum 9:30 AM`;
    expect(shown(text)).toEqual([
      ['2027-03-11', ['Hotel Lua', '3:00 PM Azul Park']],
      ['2027-03-12', ['9:30 AM Azul Museum']],
    ]);
  });

  it('is none in a list of dates, and none with figures alone', () => {
    expect(
      shown('Weekend in Lisbon\n\nDay 1\n- Old town\n\nOther dates:\n- Thu, Mar 11\n- Fri, Mar 12\n- Sat, Mar 13'),
    ).toHaveLength(1);
    expect(shown('Weekend in Lisbon\n\nDay 1\n• 3/4\n* Old town\n• 4/4\n* New town')).toHaveLength(1);
  });
});

const PINS = `Long weekend
Mexico City, Mexico

▼ Thu, Mar 11
① Hotel Jacaranda
   Av. Amsterdam 214, Hipódromo
   Lodging · Check-in 3:00 PM
② Golondrina Azul
   Calle Atlixco 88, Condesa
   Restaurant · 7:30 PM · Reserved, party of 2 · MX$450
   Opening hours: 1:00 PM–11:30 PM
▼ Fri, Mar 12
③ Parque México
   Av. México s/n, Hipódromo
   Park · Open 24 hours · no time set`;

describe('I-319 places with their address and facts set in below', () => {
  const [first, second] = read(PINS).days.map(({ timeBlocks }) => timeBlocks.flatMap(({ activities }) => activities));

  it('have their hour, price and kind from the parts between dots, their place from the address', () => {
    expect(first?.[0]).toMatchObject({
      title: 'Hotel Jacaranda',
      time: '3:00 PM',
      location: 'Av. Amsterdam 214, Hipódromo',
    });
    expect(first?.[1]).toMatchObject({
      title: 'Golondrina Azul',
      time: '7:30 PM',
      cost: 'MX$450',
      type: 'meal',
      location: 'Calle Atlixco 88, Condesa',
      description: 'Restaurant. Reserved, party of 2. Opening hours: 1:00 PM–11:30 PM',
    });
  });

  it('have none from opening hours', () => {
    expect(second?.[0]).toMatchObject({ title: 'Parque México', time: null, location: 'Av. México s/n, Hipódromo' });
  });

  it('take no party, seat or flight below for an address', () => {
    const day = (below: string) =>
      read(`Trip\n\nMonday 3 May 2027\n- 19:00 Dinner\n   ${below}`).days[0]?.timeBlocks[0]?.activities[0];
    for (const below of ['Party of 2', 'Air Canada 551', 'Seat 14, Window', 'Afternoon tea, Camas Room'])
      expect(day(below)?.location).toBeNull();
  });
});
