/** F-629 to F-631: cents told by their word, and amounts whose words speak of taxes, bags or seats. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const FLIGHT = 'BA 117 LHR-JFK 12 Mar 2027 10:30 13:10\n';
const fares = (text: string) => {
  const { fareDetails } = parseFlightQuote(`${FLIGHT}${text}`, { referenceDate: '2026-11-27' });
  return [fareDetails.baseFare, fareDetails.total, fareDetails.totalForAllPassengers, fareDetails.upcharge];
};

describe('F-629 cents behind the word for a currency', () => {
  it.each([
    ["it's 315 dollars 96 cents each", 'USD 315.96'],
    ['512 euros et 40 centimes par personne', 'EUR 512.40'],
    ['400 euro e 50 centesimi a persona', 'EUR 400.50'],
    ['it is 315 dollars 96 each', 'USD 315.96'],
    ['fare 400 euros 20:30 at the desk', '400 euros'],
    ['fare 400 euros, 50 per bag', '400 euros'],
    ['fare 400 euros 12 kg', '400 euros'],
    ['fare 400 EUR 12', '400 EUR'],
    ['fare 400 € 12', '400 €'],
    ['fare Euro 250 pp', 'Euro 250'],
  ])('%j', (said, total) => expect(fares(said)[1]).toBe(total));
});

describe('F-630 taxes beside the price', () => {
  it.each([
    ['Fare GBP 560 with taxes GBP 98.40', [null, 'GBP 560', null, null]],
    ['Tarif 560 € avec taxes 98,40 €', [null, '560 €', null, null]],
    ['Fare GBP 560, with taxes GBP 658.40', ['GBP 560', 'GBP 658.40', null, null]],
    ['Price incl tax £98 £470', [null, '£470', null, null]],
    ['Prix avec taxes 98 € : 470 €', [null, '470 €', null, null]],
    ['Price incl taxes £470 £940 for two', [null, '£470', '£940', null]],
    ['2 adults\nPrice incl taxes £470 £940', [null, '£470', '£940', null]],
    ['Price with taxes £470, bag £40', [null, '£470', null, null]],
  ])('%j', (said, told) => expect(fares(said)).toEqual(told));
});

describe('F-631 an amount behind bags and seats', () => {
  it.each([
    ['BAG 1PC  USD 962 PP', 'USD 962'],
    ['BAG 1PC  USD 60 PP\nTOTAL USD 962.00', 'USD 962.00'],
    ['bag 1pc  £60 pp', null],
    ['Seats booked 2A+2C £30 pp, fare £400', '£400'],
    ['Seats booked 2A+2C, £400 pp', '£400'],
  ])('%j', (said, total) => expect(fares(said)[1]).toBe(total));
});
