/** A quote under work, watched by a component: its state, the reviewed document, and whether the server has all of it. */

import { useQuery } from '@tanstack/react-query';
import type { AirportNames, FlightQuoteData, PublicFlightQuote } from '@waypage/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { fetchAirportNames } from './flight-quote-api.ts';
import { airportCodesOf, localToday, publicViewOf } from './quote-draft.ts';
import type { QuoteWork, WorkState } from './quote-work.ts';
import { type QuoteDocument, quoteDataOfDocument } from './review/quote-review-value.ts';

export interface WatchedWork extends WorkState {
  readonly document: QuoteDocument;
  readonly isSaved: boolean;
}

export function useQuoteWork(work: QuoteWork): WatchedWork {
  const state = useSyncExternalStore(work.state.subscribe, work.state.get);
  const { document } = useSyncExternalStore(state.store.state.subscribe, state.store.state.get);
  return { ...state, document, isSaved: document === state.savedDocument && state.rawText === state.savedText };
}

const NO_NAMES: AirportNames = {};

/** The quote as clients would see it. */
export function useQuotePreview(document: QuoteDocument): { data: FlightQuoteData; quote: PublicFlightQuote } {
  const data = useMemo(() => quoteDataOfDocument(document), [document]);
  const codes = airportCodesOf(data);
  const names = useQuery({
    queryKey: ['airport-names', codes.join()],
    queryFn: () => fetchAirportNames(codes),
    placeholderData: (before) => before,
  });
  const airports = names.data ?? NO_NAMES;
  const quote = useMemo(() => publicViewOf(data, airports, localToday(new Date())), [data, airports]);
  return { data, quote };
}
