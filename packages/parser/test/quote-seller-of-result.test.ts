/** F-692: who sells a search's result flies none of it. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const card = (times: string, airline: string, price: string, seller: string) =>
  `${times}\nYYC Calgary\nOGG Kahului\nnonstop\n6h 50m\n${airline}\n1\n0\nC$ ${price}\n/ person\nEconomy\n${seller}\nView Deal\n`;
const page = (seller: string) =>
  `One way\n2 travellers\nCalgary (YYC)\nKahului (OGG)\nFri 22/1/2027\n\n${card('9:15 am – 1:05 pm', 'WestJet', '918', seller)}\n${card('7:00 am – 10:50 am', 'Air Canada', '804', 'Flightnook')}`;
const airlines = (text: string) => {
  const quote = parseFlightQuote(text, { referenceDate: '2026-11-21' });
  return quote.options.map(({ departureFlights }) => departureFlights[0]?.segments.map(({ airline }) => airline));
};

describe('F-692 an airline between price and button', () => {
  it.each(['WestJet', 'Air Canada', 'Flightnook'])('sells, and flies no other result: %s', (seller) =>
    expect(airlines(page(seller))).toEqual([['WestJet'], ['Air Canada']]),
  );
});
