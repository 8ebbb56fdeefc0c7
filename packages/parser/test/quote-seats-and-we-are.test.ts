/** F-616 and F-617: what is neither included nor forbidden, and travelers who say how many they are. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const FLIGHT = 'BA 178 JFK-LHR 12 Mar 2027 18:30 06:40+1\n';
const read = (text: string) => parseFlightQuote(`${FLIGHT}${text}`, { referenceDate: '2026-11-27' });

describe('F-616 neither included nor forbidden', () => {
  it.each([
    'Class: Coach (Q)   Nonstop   Seat 14C',
    'Seats: 14C, 14D',
    'Anschluss 1:15, Gepäck ist durchgecheckt',
    'Bags are checked through to London',
    'If no action is taken the reservation is cancelled automatically.',
    '1 Flights   2 Seats & bags   3 Extras   4 Review & pay',
  ])('%j', (line) => expect([read(line).includes, read(line).restrictions]).toEqual([[], []]));

  it.each(['Seat selection included', '1 checked bag included', 'Standard seat included'])('%j is included', (line) =>
    expect(read(line).includes).not.toEqual([]),
  );

  it.each(['Cancellation: USD 100', 'If cancelled, no refund'])('%j is a condition', (line) =>
    expect(read(line).restrictions).not.toEqual([]),
  );

  it('a bag with its price costs something', () => {
    const { includes, restrictions } = read('Baggage\n1 free carry-on\n1st checked bag: DKK 560');
    expect(includes).toEqual(['1 free carry-on']);
    expect(restrictions).toEqual(['1st checked bag: DKK 560']);
  });
});

describe('F-617 how many we are', () => {
  it.each([
    ["super merci !! on est 2 comme d'hab", 2],
    ['siamo in due, grazie', 2],
    ["we're 3 this time", 3],
    ['somos 4', 4],
    ['wir sind zu zweit', 2],
    ['we are 2 hours away', null],
    ['nous sommes 2 rue des Lilas', null],
    ['we are 3km from the airport', null],
  ])('%j', (line, count) => expect(read(`Total 1.200 €\n${line}`).passengers).toBe(count));
});
