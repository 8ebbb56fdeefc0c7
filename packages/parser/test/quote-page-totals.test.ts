/** F-457: the summary of a page that tells what all pay before what each pays. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-21' });
const FLIGHT =
  'Flight 1 of 1\nDublin DUB to Boston BOS\nWednesday, April 14, 2027 11:05 AM to 1:10 PM\nFlight Number: EI 137\n';

describe('F-457 what all pay over what each pays', () => {
  const summary = (count: number, fare: string, each: string, total: string) =>
    `${FLIGHT}\nPrice summary\n${count} traveler${count > 1 ? 's' : ''}\nFare\n$${fare}\n$${each}/person\nService fees\n$95\nTaxes and fees\n$128.30\nTotal due\n$${total}`;

  it('of one who travels alone', () => {
    const { fareDetails, warnings } = read(summary(1, '512.40', '512.40', '735.70'));
    expect(fareDetails).toMatchObject({
      baseFare: '$512.40',
      total: '$735.70',
      totalForAllPassengers: '$735.70',
    });
    expect(warnings.map(({ code }) => code)).not.toContain('total-mismatch');
  });

  it('of two', () => {
    const { fareDetails, warnings } = read(summary(2, '1,024.80', '512.40', '1,248.10'));
    expect(fareDetails).toMatchObject({ baseFare: '$512.40', totalForAllPassengers: '$1,248.10' });
    expect(warnings.map(({ code }) => code)).not.toContain('total-mismatch');
  });

  it('rows that do not come to the total are told as they stand', () => {
    const { fareDetails } = read(summary(1, '512.40', '512.40', '799.70'));
    expect(fareDetails.totalForAllPassengers).toBe('$799.70');
  });
});
