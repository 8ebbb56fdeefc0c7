/** F-400: airlines that are compared in prose, a paragraph each, are options. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const HEAD = 'Two airlines for Boston - Madrid, leaving Monday 3 May 2027 and coming home on Monday 17 May.\n\n';
const IBERIA =
  'Iberia is USD 742 each. You leave Boston at 5:55 pm on IB 346 and are in Madrid at 6:30 the next morning. Coming back IB 345 leaves at 12:40 pm and gets in at 2:55 pm.';
const DELTA =
  'Delta would be USD 798 each: DL 126 leaves Boston at 7:10 pm, arriving 8:05 am on the Tuesday, and the return is DL 127 at 10:20 am, back in Boston at 12:45 pm.';

describe('F-400 a paragraph for each airline', () => {
  it('is an option each, with the days and places that stand over both', () => {
    const { options } = read(`${HEAD}${IBERIA}\n\n${DELTA}`);
    expect(
      options.map(({ label, departureFlights, returnFlights: back, fareDetails }) => [
        label,
        ...[...departureFlights, ...back].flatMap(({ date, segments }) => [
          date,
          segments.map(({ flightNumber }) => flightNumber).join(),
        ]),
        fareDetails.total,
      ]),
    ).toEqual([
      ['Iberia', '2027-05-03', 'IB 346', '2027-05-17', 'IB 345', 'USD 742'],
      ['Delta', '2027-05-03', 'DL 126', '2027-05-17', 'DL 127', 'USD 798'],
    ]);
  });

  it.each([
    ['the name alone', `${HEAD}${IBERIA}\n\nDelta asked me for patience.`],
    [
      'a flight of another airline within',
      `${HEAD}${IBERIA}\n\nDelta would be USD 798 each, but flies on IB 348 at 7:10 pm.`,
    ],
    ['one airline told of twice', `${HEAD}${IBERIA}\n\nIberia is also open to changes at USD 90 on IB 346.`],
  ])('%s names no option', (_what, text) => expect(read(text).options.flatMap(({ label }) => label ?? [])).toEqual([]));
});
