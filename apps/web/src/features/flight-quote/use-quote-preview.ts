/** The quote as clients would see it, while it is worked on. */
import { useQuery } from '@tanstack/react-query';
import type { AirportNames, FlightQuoteData, PublicFlightQuote } from '@waypage/contract';
import { useMemo } from 'react';
import { localToday } from '../../lib/local-day.ts';
import { fetchAirportNames } from './flight-quote-api.ts';
import { airportCodesOf, publicViewOf } from './quote-draft.ts';
import { type QuoteDocument, quoteDataOfDocument } from './review/quote-review-value.ts';

const NO_NAMES: AirportNames = {};

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
