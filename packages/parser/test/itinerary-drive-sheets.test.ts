/** I-452 to I-454: sheets of a drive a day with the house, from when one may move in and what it costs. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const read = (text: string) => parseItinerary(text, { referenceDate: '2026-11-20' });
const entriesOf = (text: string) =>
  read(text).days.map(({ timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) => activities.map(({ title, time, cost }) => [title, time, cost])),
  );

describe('I-452 the hours of a drive and of the house', () => {
  it.each([
    ['Date\tLeave\tFrom\tTo\tHotel\tCheck-in\tPrice', '12.06.2027\t09:30\tTain\tDurness\tNess House\t16:00\t£132'],
    [
      'Datum\tAbfahrt\tVon\tNach\tUnterkunft\tCheck-in ab\tPreis',
      '12.06.2027\t9:30\tTain\tDurness\tNess House\t16:00\t£132',
    ],
    ['Date\tDe\tA\tHôtel\tArrivée hôtel\tPrix\tDépart', '12/06/2027\tTain\tDurness\tNess House\t16h\t£132\t9h30'],
    [
      'Fecha\tHora de salida\tDesde\tHasta\tHotel\tHora check-in\tPrecio',
      '12/06/2027\t9:30\tTain\tDurness\tNess House\t16:00\t£132',
    ],
    ['Data\tHotel\tCheck-in\tPrezzo\tOra partenza\tDa\tA', '12/06/2027\tNess House\t16:00\t£132\t9:30\tTain\tDurness'],
    [
      'Datum\tVertrektijd\tVan\tNaar\tHotel\tInchecken\tPrijs',
      '12-06-2027\t9:30\tTain\tDurness\tNess House\t16:00\t£132',
    ],
  ])('are those of its columns: %s', (heading, row) => {
    const [entries] = entriesOf(`${heading}\n${row}\n${row.replace('12', '13').replace('£132', '£140')}`);
    expect(entries).toEqual([
      ['Tain → Durness', '9:30 AM', null],
      ['Ness House', '4:00 PM', '£132'],
    ]);
  });

  it('gives the house the town where the way ends, unless its name goes on with one', () => {
    const { days } = read(
      'Date\tFrom\tTo\tHotel\n12 June 2027\tTain\tDurness\tNess House\n13 June 2027\tDurness\tTain\tOld Inn, Dornoch',
    );
    const places = days.map(({ timeBlocks: [block] }) => block?.activities[1]?.location);
    expect(places).toEqual(['Durness', 'Old Inn']);
  });
});

describe('I-453 a price in a sheet of drives', () => {
  it("is the way's before the house, or as a ticket or total behind it", () => {
    for (const heading of ['Tickets', 'Total', 'Entry fee', 'Price per day']) {
      const text = `Date\tFrom\tTo\tHotel\t${heading}\n12 June 2027\tTain\tDurness\tNess House\t£12\n13 June 2027\tDurness\tTain\tOld Inn\t£14`;
      expect(entriesOf(text)[0]).toEqual([
        ['Tain → Durness', null, '£12'],
        ['Ness House', null, null],
      ]);
    }
    const text =
      'Date\tFrom\tTo\tPrice\tHotel\n12 June 2027\tTain\tDurness\t£12\tNess House\n13 June 2027\tDurness\tTain\t£14\tOld Inn';
    expect(entriesOf(text)[0]?.[0]).toEqual(['Tain → Durness', null, '£12']);
  });

  it("stays the day's beside what is done, but for the house's hour between", () => {
    const rows = (hour: string) =>
      `Date\tPlace\tActivity\tHotel${hour && '\tCheck-in'}\tPrice\n12 June 2027\tTain\tBoat tour\tNess House${hour}\t£90\n13 June 2027\tDurness\tCave walk\tOld Inn${hour}\t£95`;
    expect(entriesOf(rows(''))[0]?.[0]).toEqual(['Boat tour', null, '£90']);
    expect(entriesOf(rows('\t15:00'))[0]?.[1]).toEqual(['Ness House', '3:00 PM', '£90']);
  });
});

describe('I-454 the notes of a drive', () => {
  it('come before it, or after one has moved in, by their hours; a table that waits is one', () => {
    const text = `Date\tLeave\tFrom\tTo\tHotel\tCheck-in\tNotes
12 June 2027\t15:15\tTain\tDurness\tNess House\t16:30\tPick up car 14:30
13 June 2027\t10:00\tDurness\tTain\tOld Inn\t14:00\tDinner booked 19:30 Crooked Weir
14 June 2027\t10:00\tTain\tWick\tNew Inn\t14:00\tferry must be booked by 18:00`;
    expect(entriesOf(text).map((day) => day.map(([title, time]) => [title, time]))).toEqual([
      [
        ['Pick up car', '2:30 PM'],
        ['Tain → Durness', '3:15 PM'],
        ['Ness House', '4:30 PM'],
      ],
      [
        ['Durness → Tain', '10:00 AM'],
        ['Old Inn', '2:00 PM'],
        ['Dinner booked Crooked Weir', '7:30 PM'],
      ],
      [
        ['Tain → Wick', '10:00 AM'],
        ['New Inn', '2:00 PM'],
      ],
    ]);
  });
});
