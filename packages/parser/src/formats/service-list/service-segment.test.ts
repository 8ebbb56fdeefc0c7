/** I-518: land services in the display of a reservation system. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../../parse.ts';

const read = (lines: readonly string[]) => parseItinerary(lines.join('\n'), { referenceDate: '2026-11-28' });
const entriesOf = (lines: readonly string[]) =>
  read(lines).days.flatMap(({ date, timeBlocks }) =>
    timeBlocks.flatMap(({ activities }) =>
      activities.map(({ title, time, cost, type, description }) => [date, title, time, cost, type, description]),
    ),
  );

const LINES = [
  ' 1 TRF 14FEB27 SU BKK HK1  PVT SEDAN AIRPORT TO HOTEL',
  '     PUP 1510 GATE 3                                      THB  1800.00',
  ' 2 HTL 1A HK1 BKK 14FEB-OUT17FEB/RIVER HOUSE',
  '     DLX RIVER VIEW BB                                    THB 12600.00',
  ' 3 TUR 15FEB27 MO BKK HK2  GRAND PALACE HALF DAY',
  '     PUP 0830 HTL LOBBY',
];

describe('I-518 numbered services on land', () => {
  it('are entries of their days with what stands below them', () => {
    expect(entriesOf(LINES)).toEqual([
      ['2027-02-14', 'PVT SEDAN AIRPORT TO HOTEL', '3:10 PM', 'THB  1800.00', 'travel', 'PUP 1510 GATE 3'],
      ['2027-02-14', 'RIVER HOUSE', null, 'THB 12600.00', 'accommodation', 'DLX RIVER VIEW BB'],
      ['2027-02-15', 'GRAND PALACE HALF DAY', '8:30 AM', null, 'culture', 'PUP 0830 HTL LOBBY'],
    ]);
  });

  it('say on their own line when one stays and is fetched', () => {
    expect(
      entriesOf([
        '1 TRF 14FEB27 SU BKK HK1 SEDAN AIRPORT TO HOTEL PUP 1510',
        '2 HTL 14FEB27 SU BKK HK1 RIVER HOUSE IN14FEB OUT17FEB 3NTS',
        '3 TUR 15FEB27 MO BKK HK2 GRAND PALACE PUP 0830',
      ]),
    ).toEqual([
      ['2027-02-14', 'SEDAN AIRPORT TO HOTEL', '3:10 PM', null, 'travel', null],
      ['2027-02-14', 'RIVER HOUSE', null, null, 'accommodation', 'IN14FEB OUT17FEB 3NTS'],
      ['2027-02-15', 'GRAND PALACE', '8:30 AM', null, 'culture', null],
    ]);
  });

  it('warn of a weekday that is not that of the date', () => {
    const { warnings } = read(LINES.map((line) => line.replace('15FEB27 MO', '15FEB27 TU')));
    expect(warnings.map(({ code }) => code)).toContain('weekday-mismatch');
  });

  it('are none without a status, or where two alone are so written', () => {
    expect(read(LINES.map((line) => line.replace(/ HK\d/, ''))).days).toEqual([]);
    expect(read(LINES.slice(0, 4)).days).toEqual([]);
  });
});
