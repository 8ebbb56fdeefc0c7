/** I-212: what a weekday vouched for is a day as well where only its date stands. */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const daysOf = (text: string) =>
  parseItinerary(text, { referenceDate: '2026-11-21' }).days.map(({ date, title }) => [date?.slice(5), title]);

describe('I-212 dates without weekdays', () => {
  it.each(['~', '→', '»', '>', '='])('are set off from the name of their day by %s', (mark) => {
    const text = `April 23 ${mark} Hello Savannah\n2:15 PM | Land\n\nApril 24 ${mark} Squares and oaks\n8:30 AM | Biscuits\n\nApril 25 ${mark} Home\n9:00 AM | Train`;
    expect(daysOf(text)).toEqual([
      ['04-23', 'Hello Savannah'],
      ['04-24', 'Squares and oaks'],
      ['04-25', 'Home'],
    ]);
  });

  it('head the last line of a plan whose other lines have a picture behind theirs', () => {
    const text =
      'Doha with Priya\n18 Feb ✈️ land 7.10pm, cab to the hotel\n19 Feb 🏊 pool, 3pm museum\n20 Feb 🐪 safari 2.30pm\n21 Feb c/o 10.45am, flight home 2.20pm';
    expect(daysOf(text).map(([date]) => date)).toEqual(['02-18', '02-19', '02-20', '02-21']);
  });

  it('leave a date that is told further down in a day where it is', () => {
    const text =
      '18 Feb ✈️ Arrival\n- Hotel Nord\n- Walk\n- Dinner\n19 Feb tickets are booked\n20 Feb 🐪 Desert\n- Safari\n- Camp\n21 Feb 🏠 Home\n- Flight';
    expect(daysOf(text)).toHaveLength(3);
  });

  it('begin the sentences that tell a day each', () => {
    const text = [
      'On 7 June 2027, your guide meets you at the station at 11:15 and takes you to lunch in the village.',
      '8 June 2027 is the day of the lakes: it starts at 10:00 with a boat, and lunch is on board.',
      '9 June 2027 takes you into the hills, where at 09:30 you join a ranger for a walk of about 7 km.',
    ].join('\n\n');
    expect(daysOf(text).map(([date]) => date)).toEqual(['06-07', '06-08', '06-09']);
  });
});
