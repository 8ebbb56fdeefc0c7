import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(`Naxos\n${text}`, { referenceDate: '2026-11-21' });

describe('T-91 what a sentence leaves out', () => {
  it.each([
    "The price won't include lunches, tips or the ferry to Paros",
    "Lunches and drinks aren't included",
    'Lunches, drinks and the city tax are on you',
    "Dinners won't be in the price",
    'You will need to add travel insurance',
    "What you'd pay on top: the city tax and the lunches",
    'The only things you pay yourself are lunches and tips',
    'The fare leaves out lunches and tips',
    'Flights would be extra',
    'Les déjeuners ne sont pas compris',
    'Los almuerzos no están incluidos',
    'I pranzi non sono inclusi nel prezzo',
    'Mittagessen und Getränke sind nicht im Preis enthalten',
    'Mittagessen zahlen Sie selbst',
  ])('%j', (text) => {
    const { includes, restrictions } = read(`${text}.`);
    expect({ includes, restrictions }).toEqual({ includes: [], restrictions: [text] });
  });

  it('tells apart two clauses, what is offered behind them, and the end of a list', () => {
    expect(read('Drinks are not in it, and neither are lunches or the bus.').restrictions).toEqual([
      'Drinks are not in it',
      'neither are lunches or the bus',
    ]);
    expect(read("Doesn't include a cot or a high chair - we can quote for them.").restrictions).toEqual([
      "Doesn't include: a cot or a high chair",
    ]);
    const { includes, restrictions } = read('The price includes flights, transfers and breakfast but not lunches.');
    expect({ includes, restrictions }).toEqual({
      includes: ['flights', 'transfers', 'breakfast'],
      restrictions: ['not lunches'],
    });
  });

  it.each(['Breakfast is on us.', 'The price includes not only flights but transfers and breakfast.'])(
    'not %j',
    (text) => expect(read(text).restrictions).toEqual([]),
  );
});

describe('T-91 costs of parts over their total', () => {
  it.each([
    'Ferry for two: £210\nRoom, 4 nights at £120: £480\n-----\nTotal for both of you: £690',
    'Flug: 420 €\nMietwagen, 4 Tage: 160 €\nZusammen: 580 €',
  ])('%j are no conditions', (text) => expect(read(text).restrictions).toEqual([]));

  it('keeps what is paid first, and what costs more without a total', () => {
    expect(read('Deposit: £210\nBalance by 3 May 2027: £570\nTotal: £780').restrictions).toEqual([
      'Deposit: £210',
      'Balance by 3 May 2027: £570',
    ]);
    expect(read('Extra night: £90\nDeposit: £100 per person').restrictions).toEqual([
      'Extra night: £90',
      'Deposit: £100 per person',
    ]);
  });
});
