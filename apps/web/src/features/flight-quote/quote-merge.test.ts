import type { FlightQuoteData } from '@waypage/contract';
import { expect, it } from 'vitest';
import { parsedQuote, QUOTE_PASTE } from '../../testing/quote-fixtures.ts';
import { buildMerged } from '../records/merge/build-merged.ts';
import { planMerge } from '../records/merge/plan-merge.ts';
import { readSourceText } from '../review/source-text.ts';
import { quoteDataOf } from './quote-draft.ts';
import { QUOTE_MERGE } from './quote-merge-shape.ts';
import { openQuoteReview } from './review/quote-review-value.ts';

const open = (data: FlightQuoteData) => openQuoteReview(QUOTE_PASTE, data).state.get().document;

function merge(mine: FlightQuoteData, theirs: FlightQuoteData, base: FlightQuoteData) {
  const sides = { mine: open(mine), theirs: open(theirs), base: open(base) };
  const plan = planMerge(sides.mine, sides.theirs, sides.base, QUOTE_MERGE);
  const accept = () => {
    const all = new Set(plan.changes.map(({ id }) => id));
    return buildMerged(plan, all, sides, QUOTE_MERGE, readSourceText(QUOTE_PASTE)).value;
  };
  return { changes: plan.changes.map(({ kind, where, mine: old, theirs: now }) => [kind, where, old, now]), accept };
}
const quote = (change: (data: FlightQuoteData) => void = () => {}) => {
  const data = structuredClone(quoteDataOf(parsedQuote()));
  change(data);
  return data;
};
const option = (label: string, total: string): FlightQuoteData['options'][number] => {
  const { departureFlights, returnFlights, fareDetails } = quote();
  return { label, departureFlights, returnFlights, fareDetails: { ...fareDetails, total }, notes: null, sent: true };
};

it('E-21 E-23 a flight keeps its number though its time changed; a new flight is one change', () => {
  const theirs = quote((data) => {
    const [group] = data.departureFlights;
    const [first] = group?.segments ?? [];
    if (!group || !first) throw new Error('the fixture has a flight');
    first.departureTime = '2:05 PM';
    data.returnFlights[0]?.segments.unshift({
      ...first,
      flightNumber: 'AF 9',
      departureLocation: 'Nice (NCE)',
      arrivalLocation: 'Paris (CDG)',
    });
  });
  const { changes, accept } = merge(quote(), theirs, quote());
  expect(changes).toEqual([
    ['value', 'Departure 1 · AF 367: departure time', '1:40 PM', '2:05 PM'],
    ['added', 'Return 1 · AF 9', null, expect.stringContaining('Nice (NCE)')],
  ]);
  expect(accept().returnFlights).toEqual(theirs.returnFlights);
});

it('E-24 what the agent adds beside the text stays: picture, fee, which options are sent and which one leads', () => {
  const base = quote((data) => data.options.push(option('Basic', '$900'), option('Comfort', '$1,200')));
  const mine = structuredClone(base);
  mine.leadOption = 1;
  mine.customImageUrl = '/art/paris.svg';
  mine.pricing = { amount: '50', unit: 'amount', kind: 'each', shown: 'separate' } as never;
  const theirs = quote((data) =>
    data.options.push(option('Promo', '$700'), option('Basic', '$950'), option('Comfort', '$1,200')),
  );
  const { changes, accept } = merge(mine, theirs, base);
  expect(changes.map(([kind, where, old, now]) => [kind, where, old, kind === 'value' ? now : ''])).toEqual([
    ['added', 'Promo', null, ''],
    ['value', 'Basic · Fare: per traveler', '$900', '$950'],
  ]);
  const { options, leadOption, customImageUrl, pricing } = accept();
  expect(options.map(({ label, fareDetails }) => [label, fareDetails.total])).toEqual([
    ['Promo', '$700'],
    ['Basic', '$950'],
    ['Comfort', '$1,200'],
  ]);
  expect([options[leadOption]?.label, customImageUrl, pricing]).toEqual(['Comfort', '/art/paris.svg', mine.pricing]);
});
