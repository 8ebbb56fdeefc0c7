import { describe, expect, it } from 'vitest';
import { parsedOptions, parsedQuote, QUOTE_PASTE } from '../../../testing/quote-fixtures.ts';
import { addLineToNotes } from '../../review/add-line-to-notes.ts';
import { correctValue, insertItem, removeItem } from '../../review/review-document.ts';
import { quoteDataOf } from '../quote-draft.ts';
import { newSegment, openQuoteReview, quoteDataOfDocument, quoteReviewKind } from './quote-review-value.ts';

const open = (parsed = parsedQuote()) => openQuoteReview(QUOTE_PASTE, quoteDataOf(parsed));
const dataOf = (store: ReturnType<typeof open>) => quoteDataOfDocument(store.state.get().document);

describe('what follows from a change', () => {
  it('F-114 the total follows the travelers, and the stated one comes back with its number', () => {
    const store = open();
    const shown = () => {
      const { passengers, fareDetails, source } = dataOf(store);
      return [passengers, fareDetails.totalForAllPassengers, source?.edited];
    };
    store.setTravelers(3);
    expect(shown()).toEqual([3, '$3,444', ['/passengers', '/fareDetails/totalForAllPassengers']]);
    store.setTravelers(2);
    expect(shown()).toEqual([2, '$2,296', []]);
    store.setTravelers(4);
    store.undo();
    expect(shown()).toEqual([2, '$2,296', []]);
  });

  it('F-114 the total follows the price each; one that is corrected by hand stays', () => {
    const store = open();
    store.apply('price', (document) => correctValue(document, '/fareDetails/total', '$1,200'));
    expect(dataOf(store).fareDetails.totalForAllPassengers).toBe('$2,400');
    store.apply('all', (document) => correctValue(document, '/fareDetails/totalForAllPassengers', '$2,350'));
    expect(dataOf(store).fareDetails.totalForAllPassengers).toBe('$2,350');
    store.apply('price', (document) => correctValue(document, '/fareDetails/total', 'on request'));
    expect(dataOf(store).fareDetails.totalForAllPassengers).toBeNull();
  });

  it('F-153 stops follow the flights, and the last has no wait after it', () => {
    const store = open();
    const list = '/departureFlights/0/segments';
    store.apply('add', (document) => insertItem(document, list, 1, { ...newSegment(), layoverDuration: '2h 00m' }));
    expect(dataOf(store).departureFlights[0]).toMatchObject({ stops: 1, segments: [{}, { layoverDuration: null }] });
    store.apply('remove', (document) => removeItem(document, list, 1, store.text));
    expect(dataOf(store).departureFlights[0]?.stops).toBe(0);
  });

  it('F-130 the main fields are a copy of the option that leads, with its places in the text', () => {
    const store = open(parsedOptions());
    store.setTravelers(3);
    store.apply('lead', (document) => correctValue(document, '/leadOption', 1));
    const data = dataOf(store);
    expect(data.fareDetails).toMatchObject({ total: '$1,300', totalForAllPassengers: '$3,900' });
    expect(data.options.map((option) => option.fareDetails.totalForAllPassengers)).toEqual(['$3,444', '$3,900']);
    const spans: Record<string, unknown> = data.source?.spans ?? {};
    expect(spans['/departureFlights/0/segments/0/flightNumber']).toEqual(
      spans['/options/1/departureFlights/0/segments/0/flightNumber'],
    );
    expect(quoteReviewKind(store).fieldOf('/fareDetails/total')).toBe('/options/1/fareDetails/total');
    expect(quoteReviewKind(open()).fieldOf('/fareDetails/total')).toBe('/fareDetails/total');
  });

  it('R-3 an unused line joins the notes', () => {
    const store = open();
    const document = addLineToNotes(store.state.get().document, 4, store.text);
    expect(document.value.notes).toBe('window seat if they ask');
    expect(document.source.spans['/notes']).toHaveLength(1);
  });
});
