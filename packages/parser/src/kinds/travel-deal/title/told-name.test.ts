import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const titleOf = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' }).title;

describe('the trip a letter is about (T-430)', () => {
  it.each([
    [
      'Dear Mrs Lind,\n\nOur offer for your 5-day Malta trip, Sat 8 May to Wed 12 May 2027:\n\nFlights: KM 101\nTotal: GBP 998',
      '5-day Malta trip',
    ],
    [
      'Hi Jo,\n\nhere are the prices for the Lake Garda long weekend: £389 pp for 3 nights B&B.\n\nBest\nTom Reed',
      'Lake Garda long weekend',
    ],
  ])('names the offer in %j', (text, title) => expect(titleOf(text)).toBe(title));

  it('is no outing that can be booked besides', () => {
    const text =
      'KRK AT LEISURE\n7 nights, €640 per person\nThe price for the Blue Grotto boat tour, €30, is paid on the spot';
    expect(titleOf(text)).toBe('KRK AT LEISURE');
    expect(titleOf(text.replace('KRK AT LEISURE\n', ''))).not.toBe('Blue Grotto boat tour');
  });

  it.each(['Best', 'Best,', 'Kindest regards', 'Total: GBP 998 for two'])('is not %j', (line) =>
    expect(titleOf(`Hi Jo,\n\n£389 pp for 3 nights with breakfast.\n\n${line}\n`)).toBeNull(),
  );
});
