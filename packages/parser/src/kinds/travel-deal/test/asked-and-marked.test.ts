import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) =>
  parseTravelDeal(`Gozo week\n£799 per person\n\n${text}\n`, { referenceDate: '2026-11-21' });

describe('T-237 lists that answer a question, in sentences, or under plus and minus', () => {
  it('T-237 what is not had answers its own question', () => {
    const deal = read("What's included? Flights, breakfast and transfers. What's not? Insurance, lunches.");
    expect(deal.includes).toEqual(['Flights', 'breakfast', 'transfers']);
    expect(deal.restrictions).toEqual(["What's not: Insurance", "What's not: lunches"]);
  });

  it('T-237 minus under plus is not had', () => {
    const deal = read('+ flights\n+ breakfast\n- insurance\n- lunches');
    expect(deal.includes).toEqual(['flights', 'breakfast']);
    expect(deal.restrictions).toEqual(['- insurance', '- lunches']);
  });

  it('T-237 each thing a sentence of its own', () =>
    expect(read('Price includes: Flights. Breakfast. Transfers.').includes).toEqual([
      'Flights',
      'Breakfast',
      'Transfers',
    ]));

  it('T-237 but a condition behind the list is none of it', () =>
    expect(read('Price includes: Flights. Non-refundable.').includes).toEqual(['Flights']));
});
