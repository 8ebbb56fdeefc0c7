/** Rows of an exported calendar, and hours and days as Argentines and the Dutch write them. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-21' });
const times = (text: string) =>
  read(text).days.flatMap(({ date, timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ time, title }) => [date, time, title])),
  );

describe('I-418 columns of when an event starts and ends', () => {
  it.each(['all day', 'tbc', 'ganztägig', ''])('are hours, though one row has none: %s', (open) => {
    expect(
      times(
        `Cape holiday\n\nDate\tStart\tEnd\tEvent\tLocation\n2026-12-16\t09:20\t11:30\tFlight to Cape Town\tTerminal B\n2026-12-16\t12:00\t\tCollect car\tAirport\n2026-12-17\t${open}\t\tTable Mountain\tTafelberg Road`,
      ),
    ).toEqual([
      ['2026-12-16', '9:20 AM – 11:30 AM', 'Flight to Cape Town'],
      ['2026-12-16', '12:00 PM', 'Collect car'],
      ['2026-12-17', null, 'Table Mountain'],
    ]);
  });

  it('are places where they name some', () => {
    const [day] = read(
      'Tour\n\nDate\tStart\tEnd\tKm\n16/12/2026\tOslo\tBergen\t460\n17/12/2026\tBergen\tVoss\t100',
    ).days;
    expect(day?.title).toBe('Oslo → Bergen');
  });
});

describe('I-419 hours with hs, days with a dash', () => {
  it('`11hs`, `10.30 hs`', () => {
    expect(
      times('Mendoza\n\nJueves 25/3/2027\n9 hs desayuno\n10.30 hs city tour\na las 16hs bodega').map(
        ([, time]) => time,
      ),
    ).toEqual(['9:00 AM', '10:30 AM', '4:00 PM']);
  });

  it('`za 12-6`, `woe 16-6` behind a weekday', () => {
    const days = read(
      'Treinreis 12 t/m 17 juni 2027\n\nza 12-6\n10.40 trein\nzo 13-6\n9:53 boot\nwoe 16-6: Pilatus\n09.30 tandrad',
    ).days;
    expect(days.map(({ date, title }) => [date, title])).toEqual([
      ['2027-06-12', null],
      ['2027-06-13', null],
      ['2027-06-16', 'Pilatus'],
    ]);
  });
});
