/** Terms and deadlines of pages with one value a line (F-432, F-449), lengths that are waits (F-448). */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const PAGE = (tail: string) =>
  `Return\nSun 9 May 2027\n11:15\nOslo\nOSL\n2h 05m\n13:20\nParis\nCDG\nAir France\nAF1275\n\n${tail}`;

describe('a day under the name of a deadline (F-449)', () => {
  it.each(['Pay by', 'Valid until', 'Deadline', 'Option expires', 'Zahlbar bis', 'Fecha límite de emisión'])(
    '%s: is of the offer, of no flight',
    (label) => {
      const { departureFlights, returnFlights, validUntil } = read(
        PAGE(`TOTAL\nEUR 212.40\n${label}\n4 December 2026\n`),
      );
      expect(validUntil).toBe('2026-12-04');
      expect(
        [...departureFlights, ...returnFlights].flatMap(({ segments }) =>
          segments.map(({ departureDate }) => departureDate),
        ),
      ).toEqual(['2027-05-09']);
    },
  );
  it.each(['Departure', 'Travel date', 'Outbound'])('%s: is of a flight', (label) =>
    expect(read(PAGE(`EUR 212.40\n\n${label}\n12 May 2027\n`)).validUntil).toBeNull(),
  );
  it.each([
    ['Please pay by 4 December 2026', '2026-12-04'],
    ['To be paid by Fri 4 Dec', '2026-12-04'],
    ['Zahlung bis 04.12.2026', '2026-12-04'],
    ['Balance to be paid by 4 Dec 2026', null],
    ['Deposit EUR 50, pay by 4 Dec 2026', null],
    ['Pay by 4 Dec 2026, fare valid until 27 Nov 2026', '2026-11-27'],
  ])('%s: %s', (line, day) =>
    expect(read(`AF1275 OSL-CDG 9 May 2027 11:15-13:20\n\nEUR 212.40 pp\n${line}\n`).validUntil).toBe(day),
  );
});

describe('a condition in two lines (F-432)', () => {
  const { includes, restrictions } = read(
    PAGE(
      'BAGGAGE\nCabin bag\n10kg\nChecked\n1 x 23kg\n\nFARE CONDITIONS\nChanges\nEUR 60 plus fare difference\nRefunds\nNot permitted\n\nTotal\nEUR 212.40\n',
    ),
  );
  it('is read with its name', () => {
    expect(includes).toEqual(['Cabin bag 10kg', 'Checked 1 x 23kg']);
    expect(restrictions).toEqual(['Changes EUR 60 plus fare difference', 'Refunds Not permitted']);
  });
  it('of two bags each is its own', () =>
    expect(read(PAGE('Included\nCarry-on bag\n1 checked bag (23 kg)\n\nEUR 212.40\n')).includes).toEqual([
      'Carry-on bag',
      '1 checked bag (23 kg)',
    ]));
  it('below a list of what is not included names nothing', () =>
    expect(
      read(PAGE('Included\nMeals\nRefunds\nNot included\nSeat choice\n\nTotal\nEUR 212.40\n')).restrictions,
    ).not.toContain('Refunds Not included'));
});

describe('a length between two flights (F-448)', () => {
  const text = (length: string) =>
    `You leave Oslo (OSL) on Thursday 14 January 2027 on QR 176 at 16:10 and land in Doha (DOH) at 00:05. Then over midnight in Doha, ${length} to stretch your legs, and off again Friday 15th at 02:25 on QR 834, landing Bangkok (BKK) 13:10. £689 per adult, so £1,378 the lot.`;
  it('is the wait where it is that to the minute', () => {
    const [out] = read(text('2h20')).departureFlights;
    expect(out?.segments.map(({ duration, layoverDuration }) => [duration, layoverDuration])).toEqual([
      ['5h 55m', '2h 20m'],
      ['6h 45m', null],
    ]);
    expect(read(text('2h20')).fareDetails.totalForAllPassengers).toBe('£1,378');
  });
  it('is pointed out where it is neither', () =>
    expect(read(text('3h50')).warnings.map(({ code }) => code)).toEqual(['duration-mismatch']));
});

it.each(['over midnight', 'just after midnight', 'kurz nach Mitternacht'])('%s is no time of day', (words) =>
  expect(
    read(`QR 176 OSL-DOH 14 Jan 2027 16:10, ${words} 00:05+1\n£689 pp`).departureFlights[0]?.segments[0]?.arrivalTime,
  ).toBe('12:05 AM'),
);
