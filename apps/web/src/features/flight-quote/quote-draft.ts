/** What follows from a quote's data while it is worked on: its title, its airports, what the public page would show. */
import {
  type AirportNames,
  type FlightQuoteData,
  flightQuoteDataSchema,
  type PublicFlightQuote,
  publicQuoteData,
  readAirportPlace,
  type WireParsedFlightQuote,
} from '@waypage/contract';
import { isActiveOn } from '../../lib/local-day.ts';

export function quoteDataOf(parsed: WireParsedFlightQuote): FlightQuoteData {
  return flightQuoteDataSchema.parse({ ...parsed, pricing: null });
}

/** What the public page would show of the data; whether it is still valid is judged by the agent's own day. */
export function publicViewOf(data: FlightQuoteData, airports: AirportNames, today: string): PublicFlightQuote {
  const shown = publicQuoteData(data);
  const { title, route, dates } = shown;
  return {
    id: '',
    title,
    route,
    dates,
    createdAt: '1970-01-01T00:00:00.000Z',
    updatedAt: '1970-01-01T00:00:00.000Z',
    version: 1,
    data: shown,
    isActive: isActiveOn(data.validUntil, today),
    airports,
  };
}

/** The codes of all airports that the flights name. */
export function airportCodesOf({ departureFlights, returnFlights, options }: FlightQuoteData): readonly string[] {
  const offers = [{ departureFlights, returnFlights }, ...options];
  const segments = offers.flatMap((offer) =>
    [...offer.departureFlights, ...offer.returnFlights].flatMap((group) => group.segments),
  );
  const places = segments.flatMap((segment) => [segment.departureLocation, segment.arrivalLocation]);
  return [...new Set(places.flatMap((place) => readAirportPlace(place).code ?? []))].sort();
}

export function titleOf(quote: { readonly title: string | null; readonly route: string | null }): string {
  return quote.title?.trim() || quote.route?.trim() || 'Untitled flight quote';
}
